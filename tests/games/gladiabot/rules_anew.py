"""The rules of a round of Gladiabot written anew, on plain tables of names, to hold the engine to.

It reads a position as scenes write it, says which answers are legal, and carries one out with dice that
somebody else has rolled. Nothing of the engine is used but what a table shows.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from harena.kernel.game import Game
from tests.games.gladiabot import geometry
from tests.games.gladiabot.geometry import STEPS, Place

ARMOUR_OF_CRATES = {"one": 3, "two": 5}
State = dict[str, Any]


class Anew:
    """A position in the middle of a round, and what follows from it."""

    def __init__(self, game: Game) -> None:
        view: State = dict(game.view())
        self.settings = dict(game.setup.settings)
        self.seats = game.setup.seats
        self.place: dict[str, Place] = {cell["cell"]: (cell["q"], cell["r"]) for cell in view["cells"]}
        self.name = {place: name for name, place in self.place.items()}
        self.printed = {name: robot["printed"] for name, robot in view["robots"].items()}
        self.owner = {name: robot["seat"] for name, robot in view["robots"].items()}
        self.at: dict[str, Place] = {}
        self.wounds: dict[str, int] = {}
        self.ready: dict[str, bool] = {}
        for name, robot in view["robots"].items():
            if "at" in robot:
                self.at[name] = self.place[robot["at"]]
                self.wounds[name] = robot["wounds"]
                self.ready[name] = robot["ready"]
        self.crates = {self.place[cell]: kind for cell, kind in view["crates"].items()}
        self.hurt = {self.place[cell]: wounds for cell, wounds in view["crate_wounds"].items()}
        self.round: int = view["round"]
        self.leader: int = view["initiative"]
        self.out: list[int] = list(view["out"])
        self.asked: int | None = int(game.seat)
        self.places: list[int] | None = None

    def state(self) -> State:
        """In the words of a position."""
        robots: State = {name: {} for name in self.printed}
        for name, place in self.at.items():
            wounds, ready = self.wounds[name], self.ready[name]
            robots[name] = {"at": self.name[place], "wounds": wounds, "ready": ready}
        return {
            "round": self.round,
            "initiative": self.leader,
            "robots": robots,
            "crates": {self.name[place]: kind for place, kind in self.crates.items()},
            "crate_wounds": {self.name[place]: wounds for place, wounds in self.hurt.items() if wounds},
            "out": self.out,
        }

    # What a robot is worth where it stands

    def score(self, robot: str, what: str) -> int:
        """G-17, G-20, R-121: with the bonus of the crate under it."""
        under = self.crates.get(self.at[robot])
        bonus = {"one": self.settings["crate_one_bonus"], "two": "power", None: ""}[under]
        return int(self.printed[robot][what]) + (1 if bonus == what else 0)

    def robot_on(self, place: Place) -> str | None:
        return next((robot for robot, at in self.at.items() if at == place), None)

    def may_destroy(self) -> bool:
        return bool(self.settings["destructible"] or self.settings["explosive"])

    # Which answers are legal

    def legal(self) -> set[str]:
        found: set[str] = set()
        for robot, ready in self.ready.items():
            if ready and self.owner[robot] == self.asked:
                here = self.name[self.at[robot]]
                actions = {f"repair {here}"} | {f"move {here} {cell}" for cell in self.moves(robot)}
                actions |= {f"attack {here} {target}" for target in self.targets(robot)}
                found |= actions | {f"push {here} {push}" for push in self.pushes(robot)}
        return found

    def around(self, place: Place) -> list[Place]:
        near = [(place[0] + dq, place[1] + dr) for dq, dr in STEPS]
        return [other for other in near if other in self.name]

    def moves(self, robot: str) -> list[str]:
        """R-143, as a table: from what to what a robot may go."""
        allowed = {(None, None), (None, "one"), ("one", None), ("one", "one")}
        allowed |= {("one", "two"), ("two", "one"), ("two", "two")}
        if self.settings["free_descent"]:
            allowed.add(("two", None))
        here = self.crates.get(self.at[robot])
        return [
            self.name[place]
            for place in self.around(self.at[robot])
            if (here, self.crates.get(place)) in allowed and self.robot_on(place) is None
        ]

    def targets(self, robot: str) -> list[str]:
        """R-144: robots of others, and crates where they can be destroyed."""
        start, reach = self.at[robot], self.score(robot, "range")
        doubles = {place for place, kind in self.crates.items() if kind == "two"}
        found = []
        for target, place in self.at.items():
            less = 1 if place in doubles else 0
            if self.owner[target] != self.owner[robot] and self.fires(start, place, reach - less, doubles):
                found.append(self.name[place])
        for place in self.crates if self.may_destroy() else ():
            if place != start and self.fires(start, place, reach, doubles):
                found.append(f"crate {self.name[place]}")
        return found

    def fires(self, start: Place, place: Place, reach: int, doubles: set[Place]) -> bool:
        return geometry.distance(start, place) <= reach and geometry.is_free(start, place, doubles)

    def pushes(self, robot: str) -> list[str]:
        """R-145."""
        if not self.settings["movable"]:
            return []
        return [
            f"{self.name[crate]} {self.name[target]}"
            for crate in self.around(self.at[robot])
            for target in self.around(crate)
            if crate in self.crates and target not in self.crates and self.robot_on(target) is None
        ]

    # What an answer does

    def play(self, answer: str, dice: Iterator[int]) -> None:
        """Carry out a legal answer, and all that follows until somebody is asked or the game is over."""
        verb, here, *rest = answer.split()
        robot = self.robot_on(self.place[here])
        assert robot is not None
        self.ready[robot] = False
        if verb == "move":
            self.at[robot] = self.place[rest[0]]
        elif verb == "repair":
            self.wounds[robot] = max(0, self.wounds[robot] - 1)
        elif verb == "push":
            self.push(self.place[rest[0]], self.place[rest[1]], dice)
        elif rest[0] == "crate":
            self.hit_crate(self.place[rest[1]], self.score(robot, "power"), dice)
        else:
            target = self.robot_on(self.place[rest[0]])
            assert target is not None
            self.wounds[target] += wounds_of(self.score(robot, "power"), dice)
        self.go_on(self.owner[robot], dice)

    def go_on(self, seat: int, dice: Iterator[int]) -> None:
        """R-142: the next clockwise who has a robot that has not acted, or the clean-up."""
        for nth in range(1, self.seats + 1):
            following = (seat + nth) % self.seats
            if any(ready and self.owner[robot] == following for robot, ready in self.ready.items()):
                self.asked = following
                return
        self.clean_up(dice)
        if self.places is None:
            self.roll_initiative(dice)

    def push(self, crate: Place, target: Place, dice: Iterator[int]) -> None:
        rider = self.robot_on(crate)
        stays = True
        if rider is not None:
            stays = next(dice) + self.score(rider, str(self.settings["push_score"])) <= 5
        self.crates[target] = self.crates.pop(crate)
        self.hurt[target] = self.hurt.pop(crate, 0)
        if rider is not None and stays:
            self.at[rider] = target
        elif rider is not None:
            self.wounds[rider] += 1

    def hit_crate(self, place: Place, power: int, dice: Iterator[int]) -> None:
        self.hurt[place] = self.hurt.get(place, 0) + wounds_of(power, dice)

    def is_broken(self, place: Place) -> bool:
        return place in self.crates and self.hurt.get(place, 0) > ARMOUR_OF_CRATES[self.crates[place]]

    # Clean-up

    def clean_up(self, dice: Iterator[int]) -> None:
        """R-146."""
        if self.may_destroy():
            waiting = sorted(filter(self.is_broken, self.crates), key=lambda place: (place[1], place[0]))
            while waiting:
                waiting += self.destroy(waiting.pop(0), waiting, dice)
        before = self.with_robots()
        for robot in [r for r in self.at if self.wounds[r] > self.score(r, "armour")]:
            del self.at[robot], self.wounds[robot], self.ready[robot]
        self.wounds = dict.fromkeys(self.wounds, 0)
        self.hurt = {}
        for seat in before - self.with_robots():
            self.out[seat] = self.round
        self.check_end()

    def destroy(self, place: Place, waiting: list[Place], dice: Iterator[int]) -> list[Place]:
        """R-147; the crates that wait from now on."""
        rider = self.robot_on(place)
        blast = bool(self.settings["explosive"])
        if rider is not None and blast:
            self.wounds[rider] += wounds_of(2, dice)
        del self.crates[place]
        self.hurt.pop(place, None)
        if rider is not None:
            self.wounds[rider] += 1
        broken = []
        for near in self.around(place) if blast else []:
            robot = self.robot_on(near)
            if robot is not None:
                self.wounds[robot] += wounds_of(2, dice)
            if near in self.crates and near not in waiting:
                self.hit_crate(near, 2, dice)
                broken += [near] if self.is_broken(near) else []
        return broken

    def with_robots(self) -> set[int]:
        return {self.owner[robot] for robot in self.at}

    def check_end(self) -> None:
        left = {seat: sum(self.owner[robot] == seat for robot in self.at) for seat in range(self.seats)}
        capped = 0 < int(self.settings["round_cap"]) <= self.round
        if sum(number > 0 for number in left.values()) > 1 and not capped:
            return
        by_robots = capped and self.settings["cap_result"] == "robots"
        ranks = []
        for seat, number in left.items():
            alive = number if by_robots else 1
            ranks.append((1, alive) if number else (0, self.out[seat]))
        self.places = [1 + sum(other > rank for other in ranks) for rank in ranks]
        self.asked = None

    def roll_initiative(self, dice: Iterator[int]) -> None:
        """R-125."""
        self.round += 1
        rivals = sorted(self.with_robots())
        while len(rivals) > 1:
            faces = {seat: next(dice) for seat in rivals}
            rivals = [seat for seat in rivals if faces[seat] == max(faces.values())]
        self.leader = self.asked = rivals[0]
        self.ready = dict.fromkeys(self.at, True)


def wounds_of(power: int, dice: Iterator[int]) -> int:
    """G-13 to G-15: the attacker's dice fall first."""
    attack = sorted((next(dice) for _ in range(power)), reverse=True)
    defence = sorted((next(dice) for _ in range(power)), reverse=True)
    pairs = [(a, d) for a, d in zip(attack, defence, strict=True) if a > d]
    return len(pairs) + sum(a == 6 for a, _ in pairs)

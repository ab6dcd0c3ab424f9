"""Which rule forbids what a player wanted to do, and why."""

from __future__ import annotations

from mypy_extensions import i64

from harena.games.gladiabot.board import NOWHERE
from harena.games.gladiabot.crates import line_is_free, may_climb, reach_to
from harena.games.gladiabot.game import NO_CRATE, Gladiabot
from harena.games.gladiabot.terms import TWO
from harena.kernel.message import Data, Refused

FORMS = (("move", 3), ("attack", 3), ("attack", 4), ("push", 4), ("repair", 2))
"""The verbs, and of how many words an answer consists."""


def no_cell(name: str) -> Refused:
    return Refused("R-123", "gladiabot-no-cell", {"cell": name})


def objection_to(game: Gladiabot, seat: i64, words: list[str]) -> Refused | None:
    """Why this action is not on offer; None if the words are no action at all."""
    if not words or (words[0], len(words)) not in FORMS:
        return None
    on_crate = words[0] == "attack" and len(words) == 4
    if on_crate and words.pop(2) != "crate":
        return None
    for nth, name in enumerate(words[1:]):
        if name not in game.board.cell_of:
            off_board = words[0] == "push" and nth == 2
            return Refused("R-145", "gladiabot-push-off", {"cell": name}) if off_board else no_cell(name)
    cells = [i64(game.board.cell_of[name]) for name in words[1:]]
    args: Data = {"seat": seat, "cell": words[1], "target_cell": words[-1]}
    return _to_robot(game, seat, cells[0], args) or _to_action(
        game, "crate" if on_crate else words[0], cells, args
    )


def _to_robot(game: Gladiabot, seat: i64, cell: i64, args: Data) -> Refused | None:
    """Why the robot on this cell cannot act for this seat, if it cannot; else its name is known."""
    robot = game.robots[cell]
    if robot == NOWHERE or game.roster.owner[robot] != seat:
        return Refused("G-8", "gladiabot-no-robot", args)
    args["robot"] = game.robot(robot).name
    return Refused("R-142", "gladiabot-acted", args) if game.ready[robot] == 0 else None


def _to_action(game: Gladiabot, what: str, cells: list[i64], args: Data) -> Refused:
    robot = game.robots[cells[0]]
    if what == "move":
        return _to_move(game, cells[0], cells[1], args)
    if what == "push":
        return _to_push(game, cells, {**args, "from": game.board.names[cells[1]]})
    if what == "crate":
        return _to_attack_crate(game, robot, cells[1], args)
    return _to_attack(game, robot, cells[1], args)


def _to_move(game: Gladiabot, start: i64, cell: i64, args: Data) -> Refused:
    if game.board.distance(start, cell) != 1:
        return Refused("G-11", "gladiabot-not-beside", args)
    if game.robots[cell] != NOWHERE:
        return Refused("R-130", "gladiabot-occupied", {**args, "cell": args["target_cell"]})
    assert not may_climb(game, game.crates[start], game.crates[cell])
    if game.crates[cell] == TWO:
        return Refused("G-19", "gladiabot-too-high", args)
    return Refused("R-133", "gladiabot-too-deep", args)


def _to_attack(game: Gladiabot, robot: i64, cell: i64, args: Data) -> Refused:
    target = game.robots[cell]
    if target == NOWHERE:
        return Refused("R-132", "gladiabot-nobody", args)
    args["target_robot"] = game.robot(target).name
    if game.roster.owner[target] == game.roster.owner[robot]:
        return Refused("R-132", "gladiabot-own-side", args)
    apart = game.board.distance(game.cells[robot], cell)
    reach = reach_to(game, robot, cell)
    far: Data = {**args, "distance": apart, "range": reach}
    if apart <= reach:
        return Refused("G-18", "gladiabot-no-line", args)
    if apart <= game.range_of(robot):
        return Refused("G-20", "gladiabot-out-of-range-high", far)
    return Refused("G-12", "gladiabot-out-of-range", far)


def _to_attack_crate(game: Gladiabot, robot: i64, cell: i64, args: Data) -> Refused:
    if not game.terms.destructible:
        return Refused("G-25", "gladiabot-not-destructible", args)
    if game.crates[cell] == NO_CRATE:
        return Refused("R-135", "gladiabot-no-crate", args)
    if game.cells[robot] == cell:
        return Refused("R-146", "gladiabot-own-crate", args)
    apart = game.board.distance(game.cells[robot], cell)
    reach = game.range_of(robot)
    if apart > reach:
        return Refused("G-12", "gladiabot-out-of-range", {**args, "distance": apart, "range": reach})
    assert not line_is_free(game, game.cells[robot], cell)
    return Refused("G-18", "gladiabot-no-line", args)


def _to_push(game: Gladiabot, cells: list[i64], args: Data) -> Refused:
    robot, crate, target = cells
    if not game.terms.movable:
        return Refused("G-23", "gladiabot-not-movable", args)
    if game.crates[crate] == NO_CRATE:
        return Refused("G-23", "gladiabot-no-crate", {**args, "target_cell": args["from"]})
    if game.board.distance(robot, crate) != 1:
        return Refused("R-134", "gladiabot-push-far", args)
    if game.board.distance(crate, target) != 1:
        return Refused("R-145", "gladiabot-push-jump", args)
    return Refused("R-145", "gladiabot-push-blocked", args)

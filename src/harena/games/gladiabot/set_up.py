"""Setting up, in the order of the rules: colours, robots, crates in the middle, robots on the border."""

from __future__ import annotations

from typing import ClassVar, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from harena.games.gladiabot.board import MOST_CELLS
from harena.games.gladiabot.game import NO_CRATE, Gladiabot
from harena.games.gladiabot.objections import no_cell
from harena.games.gladiabot.pushing import is_free
from harena.games.gladiabot.roster import EACH, MOST_ROBOTS
from harena.games.gladiabot.rounds import StartRound
from harena.games.gladiabot.terms import CRATES, ONE, TWO
from harena.kernel.game import NOBODY, Game
from harena.kernel.message import Message, Refused
from harena.kernel.step import Ask, Step

MOST_COLOURS: Final = 8
MOST_OF_A_COLOUR: Final = 8


@final
class TakeColour(Ask):
    """G-3  Each player in turn takes a free colour, with two colours each one at a time (R-141, R-149)."""

    rule: ClassVar[str] = "G-3"
    size: ClassVar[int] = MOST_COLOURS

    def options(self, game: Game) -> vec[i64]:
        assert isinstance(game, Gladiabot)
        found = vec[i64]()
        for colour in range(len(game.takers)):
            if game.takers[colour] == NOBODY:
                found = append(found, colour)
        return found

    def answer(self, game: Game, option: i64) -> None:
        assert isinstance(game, Gladiabot)
        game.take_colour(self.seat, option)
        following = (self.seat + 1) % game.setup.seats
        if colours_of(game, following) < game.terms.colours_each:
            set_up_next(game, TakeColour(following))
        elif game.terms.all_five:
            game.push(TakeAllFive())
        else:
            set_up_next(game, TakeRobot(0))

    def prompt(self, game: Game) -> Message:
        return Message("gladiabot-take-colour", {"seat": self.seat})

    def label(self, game: Game, option: i64) -> Message:
        assert isinstance(game, Gladiabot)
        return Message("gladiabot-colour", {"colour": game.terms.box.colours[option]})

    def notation(self, game: Game, option: i64) -> str:
        assert isinstance(game, Gladiabot)
        return f"colour {game.terms.box.colours[option]}"

    def touches(self, game: Game, option: i64) -> list[str]:
        assert isinstance(game, Gladiabot)
        return [f"colour {game.terms.box.colours[option]}"]

    def fits(self, game: Game) -> bool:
        assert isinstance(game, Gladiabot)
        own = colours_of(game, self.seat)
        if own == game.terms.colours_each or game.roster.robots:
            return False
        others = [seat for seat in range(game.setup.seats) if seat != self.seat]
        return all(colours_of(game, seat) == own + int(seat < self.seat) for seat in others)


@final
class TakeRobot(Ask):
    """G-3  Each player in turn names three robots of the colour, one after the other (R-141)."""

    rule: ClassVar[str] = "G-3"
    size: ClassVar[int] = MOST_COLOURS * MOST_OF_A_COLOUR

    def options(self, game: Game) -> vec[i64]:
        """Colour * 8 + number of the robot."""
        assert isinstance(game, Gladiabot)
        found = vec[i64]()
        for colour in range(len(game.takers)):
            if game.takers[colour] == self.seat and robots_of(game, colour) < EACH:
                for nth in range(len(game.terms.box.robots[colour])):
                    if game.roster.number_of(game.terms.box.robots[colour][nth].name) < 0:
                        found = append(found, colour * MOST_OF_A_COLOUR + nth)
        return found

    def answer(self, game: Game, option: i64) -> None:
        assert isinstance(game, Gladiabot)
        colour = option // MOST_OF_A_COLOUR
        game.take_robot(self.seat, game.terms.box.robots[colour][option % MOST_OF_A_COLOUR])
        if len(game.roster.names_of(int(self.seat))) < EACH * game.terms.colours_each:
            set_up_next(game, TakeRobot(self.seat))
        elif self.seat + 1 < game.setup.seats:
            set_up_next(game, TakeRobot(self.seat + 1))
        else:
            place_next(game, 0)

    def prompt(self, game: Game) -> Message:
        return Message("gladiabot-take-robot", {"seat": self.seat})

    def label(self, game: Game, option: i64) -> Message:
        assert isinstance(game, Gladiabot)
        robot = game.terms.box.robots[option // MOST_OF_A_COLOUR][option % MOST_OF_A_COLOUR]
        scores: dict[str, object] = {"armour": robot.armour, "range": robot.reach, "power": robot.power}
        return Message("gladiabot-robot", {"robot": robot.name, **scores})

    def notation(self, game: Game, option: i64) -> str:
        return f"take {self._name(game, option)}"

    def touches(self, game: Game, option: i64) -> list[str]:
        return [f"robot {self._name(game, option)}"]

    def _name(self, game: Game, option: i64) -> str:
        assert isinstance(game, Gladiabot)
        return game.terms.box.robots[option // MOST_OF_A_COLOUR][option % MOST_OF_A_COLOUR].name

    def fits(self, game: Game) -> bool:
        assert isinstance(game, Gladiabot)
        if game.terms.all_five or not all_have_colours(game) or len(game.owners()) > 0:
            return False
        counts = [len(game.roster.names_of(seat)) for seat in range(game.setup.seats)]
        most = EACH * game.terms.colours_each
        before, after = counts[: self.seat], counts[self.seat + 1 :]
        return counts[self.seat] < most and before == [most] * len(before) and sum(after) == 0


@final
class TakeAllFive(Step):
    """G-22  Two players plus: all five robots of a colour take part."""

    rule: ClassVar[str] = "G-22"

    def run(self, game: Game) -> None:
        assert isinstance(game, Gladiabot)
        for colour in range(len(game.takers)):
            if game.takers[colour] != NOBODY:
                for robot in game.terms.box.robots[colour]:
                    game.take_robot(game.takers[colour], robot)
        place_next(game, 0)

    def fits(self, game: Game) -> bool:
        assert isinstance(game, Gladiabot)
        return game.terms.all_five and not game.roster.robots and all_have_colours(game)


@final
class PlaceCrate(Ask):
    """G-4  Crates go on free cells in the middle, one on each, in turn, either kind that is left (R-141)."""

    rule: ClassVar[str] = "G-4"
    size: ClassVar[int] = 3 * MOST_CELLS

    def options(self, game: Game) -> vec[i64]:
        """Kind * 128 + cell."""
        assert isinstance(game, Gladiabot)
        found = vec[i64]()
        for kind in (ONE, TWO):
            if game.stock[kind] > 0:
                for cell in range(game.board.size):
                    if game.crates[cell] == NO_CRATE and not game.board.is_border(cell):
                        found = append(found, i64(kind) * MOST_CELLS + cell)
        return found

    def answer(self, game: Game, option: i64) -> None:
        assert isinstance(game, Gladiabot)
        game.place_crate(self.seat, option // MOST_CELLS, option % MOST_CELLS)
        place_next(game, (self.seat + 1) % game.setup.seats)

    def prompt(self, game: Game) -> Message:
        assert isinstance(game, Gladiabot)
        left: dict[str, object] = {"one": game.stock[ONE], "two": game.stock[TWO]}
        return Message("gladiabot-place-crate", {"seat": self.seat, **left})

    def label(self, game: Game, option: i64) -> Message:
        assert isinstance(game, Gladiabot)
        args = game.about_crate(option // MOST_CELLS, option % MOST_CELLS)
        return Message("gladiabot-crate-on", args)

    def notation(self, game: Game, option: i64) -> str:
        assert isinstance(game, Gladiabot)
        return f"place {CRATES[option // MOST_CELLS - 1]} {game.board.names[option % MOST_CELLS]}"

    def touches(self, game: Game, option: i64) -> list[str]:
        assert isinstance(game, Gladiabot)
        return [f"crate {CRATES[option // MOST_CELLS - 1]}", f"cell {game.board.names[option % MOST_CELLS]}"]

    def objection(self, game: Game, wanted: str) -> Refused | None:
        assert isinstance(game, Gladiabot)
        words = wanted.split()
        if len(words) != 3 or words[0] != "place" or words[1] not in CRATES:
            return None
        args: dict[str, object] = {"crate": words[1], "cell": words[2]}
        if words[2] not in game.board.cell_of:
            return no_cell(words[2])
        cell = i64(game.board.cell_of[words[2]])
        if game.board.is_border(cell):
            return Refused("G-4", "gladiabot-not-middle", args)
        if game.crates[cell] != NO_CRATE:
            return Refused("G-4", "gladiabot-crate-there", args)
        return Refused("R-141", "gladiabot-none-left", args)

    def fits(self, game: Game) -> bool:
        assert isinstance(game, Gladiabot)
        return len(self.options(game)) > 0 and len(game.owners()) == 0 and all_have_robots(game)


@final
class PlaceRobot(Ask):
    """G-5  Robots go on free cells of the border, one on each, one robot at a time in turn (R-141).

    A cell with a crate is not free: only a position made by hand has one there (R-303).
    """

    rule: ClassVar[str] = "G-5"
    size: ClassVar[int] = MOST_ROBOTS * MOST_CELLS

    def options(self, game: Game) -> vec[i64]:
        """Robot * 128 + cell."""
        assert isinstance(game, Gladiabot)
        found = vec[i64]()
        for robot in range(game.roster.starts[self.seat], game.roster.starts[self.seat + 1]):
            if not game.is_on_board(robot):
                for cell in range(game.board.size):
                    if is_free(game, cell) and game.board.is_border(cell):
                        found = append(found, robot * MOST_CELLS + cell)
        return found

    def answer(self, game: Game, option: i64) -> None:
        assert isinstance(game, Gladiabot)
        game.place_robot(option // MOST_CELLS, option % MOST_CELLS)
        place_next(game, (self.seat + 1) % game.setup.seats)

    def prompt(self, game: Game) -> Message:
        return Message("gladiabot-place-robot", {"seat": self.seat})

    def label(self, game: Game, option: i64) -> Message:
        assert isinstance(game, Gladiabot)
        return Message("gladiabot-robot-on", game.about(option // MOST_CELLS, option % MOST_CELLS))

    def notation(self, game: Game, option: i64) -> str:
        assert isinstance(game, Gladiabot)
        return f"place {game.robot(option // MOST_CELLS).name} {game.board.names[option % MOST_CELLS]}"

    def touches(self, game: Game, option: i64) -> list[str]:
        assert isinstance(game, Gladiabot)
        cell = game.board.names[option % MOST_CELLS]
        return [f"robot {game.robot(option // MOST_CELLS).name}", f"cell {cell}"]

    def objection(self, game: Game, wanted: str) -> Refused | None:
        assert isinstance(game, Gladiabot)
        words = wanted.split()
        if len(words) != 4 or words[0] != "place":
            return None
        args: dict[str, object] = {"robot": f"{words[1]} {words[2]}", "cell": words[3]}
        number = game.roster.number_of(f"{words[1]} {words[2]}")
        if number < 0 or game.roster.owner[number] != self.seat:
            return Refused("G-5", "gladiabot-not-yours", {**args, "seat": self.seat})
        if words[3] not in game.board.cell_of:
            return no_cell(words[3])
        cell = i64(game.board.cell_of[words[3]])
        if game.is_on_board(number):
            return Refused("G-5", "gladiabot-placed-already", args)
        if not game.board.is_border(cell):
            return Refused("G-5", "gladiabot-not-border", args)
        has_crate = game.crates[cell] != NO_CRATE
        return Refused("R-130", "gladiabot-crate-there" if has_crate else "gladiabot-occupied", args)

    def fits(self, game: Game) -> bool:
        assert isinstance(game, Gladiabot)
        return len(self.options(game)) > 0 and crates_in_stock(game) == 0 and all_have_robots(game)


@final
class AtRandom(Step):
    """R-141  The quick set-up: chance answers a question in its seat's stead."""

    rule: ClassVar[str] = "R-141"
    kinds: ClassVar[dict[str, type]] = {"question": Step}

    def __init__(self, question: Step) -> None:
        self.question: Final = question

    def run(self, game: Game) -> None:
        question = self.question
        assert isinstance(question, Ask)
        options = question.options(game)
        names = [question.notation(game, option).replace(" ", "-") for option in options]
        question.answer(game, options[game.dice.draw(names)])

    def fits(self, game: Game) -> bool:
        question = self.question
        if not isinstance(question, (TakeColour, TakeRobot, PlaceCrate, PlaceRobot)):
            return False
        return 0 <= question.seat < game.setup.seats and question.fits(game)


def set_up_next(game: Gladiabot, question: Ask) -> None:
    """Put a question of the set-up, or let chance answer it."""
    game.push(AtRandom(question) if game.terms.at_random else question)


def place_next(game: Gladiabot, seat: i64) -> None:
    """R-141  Crates until none is left, then robots from seat 0; a seat with none left is skipped."""
    seats = game.setup.seats
    if crates_in_stock(game) > 0:
        set_up_next(game, PlaceCrate(seat))
        return
    if len(game.owners()) == 0:
        seat = 0
    for nth in range(seats):
        candidate = (seat + nth) % seats
        if unplaced(game, candidate) > 0:
            set_up_next(game, PlaceRobot(candidate))
            return
    game.push(StartRound(1))


def crates_in_stock(game: Gladiabot) -> i64:
    return game.stock[ONE] + game.stock[TWO]


def unplaced(game: Gladiabot, seat: i64) -> i64:
    """How many robots a seat has still to place."""
    return game.roster.starts[seat + 1] - game.roster.starts[seat] - game.robots_left(seat)


def colours_of(game: Gladiabot, seat: i64) -> int:
    """How many colours a seat has taken."""
    return sum([1 for taker in game.takers if taker == seat])


def all_have_colours(game: Gladiabot) -> bool:
    each = game.terms.colours_each
    return all(colours_of(game, seat) == each for seat in range(game.setup.seats))


def all_have_robots(game: Gladiabot) -> bool:
    """Whether each seat has taken a robot at least."""
    return all(len(game.roster.names_of(seat)) > 0 for seat in range(game.setup.seats))


def robots_of(game: Gladiabot, colour: int) -> int:
    """How many robots of a colour take part."""
    name = game.terms.box.colours[colour]
    return sum([1 for robot in game.roster.robots if robot.colour == name])

"""EinStein würfelt nicht!, rule by rule, as scenes at a table."""

from __future__ import annotations

from fractions import Fraction

import pytest

import harena
from harena.games import game_type
from harena.kernel.chosen import Branches
from harena.kernel.dice import SeededDice
from harena.kernel.game import Game
from harena.kernel.message import Refused
from harena.kernel.scene import Scene
from harena.kernel.snapshot import game_at

TOP = 'scene = 1\ngame = "ewn"\nseats = ["Red", "Blue"]\n'
Stones = dict[str, str]


def played(text: str, top: str = TOP) -> Game:
    return Scene(top + text, game_type).run()


def test_e_1_a_cell_holds_one_stone_at_most() -> None:
    with pytest.raises(Refused) as refusal:
        played('[position]\nred = { 1 = "c3" }\nblue = { 5 = "c3" }\n')

    assert refusal.value.rule == "E-1"
    assert refusal.value.message.id == "ewn-cell-taken"


@pytest.mark.parametrize("stones", ['{ 1 = "f1" }', '{ 7 = "a1" }', "{ 1 = 3 }", '{ 1 = ["a1"] }', '"a1"'])
def test_e_1_there_are_25_cells_and_six_stones(stones: str) -> None:
    with pytest.raises(Refused):
        played(f"[position]\nred = {stones}\n")


def test_e_2_red_places_its_stones_then_blue() -> None:
    played(
        """
        [[play]]
        asked = "Red"
        rule = "E-2"
        prompt = "ewn-place"
        offered = ["place 1 a1", "place 1 b1", "place 1 c1", "place 1 a2", "place 1 b2", "place 1 a3"]
        labels = { "place 1 a1" = { id = "ewn-place-on", stone = 1, cell = "a1" } }
        touches = { "place 1 a1" = ["cell a1"] }
        answer = "place 1 b2"
        tells = [{ id = "ewn-placed", seat = 0, stone = 1, cell = "b2" }]
        [[play]]
        asked = "Red"
        offered = ["place 2 a1", "place 2 b1", "place 2 c1", "place 2 a2", "place 2 a3"]
        answer = ["place 2 a1", "place 3 b1", "place 4 c1", "place 5 a2"]
        [[play]]
        offered = ["place 6 a3"]
        answer = "place 6 a3"
        [[play]]
        asked = "Blue"
        offered = ["place 1 e5", "place 1 d5", "place 1 c5", "place 1 e4", "place 1 d4", "place 1 e3"]
        answer = ["place 1 e5", "place 2 d5", "place 3 c5", "place 4 e4", "place 5 d4"]
        [[play]]
        answer = "place 6 e3"
        dice = [4]
        mentions = [{ id = "ewn-rolled", seat = 0, face = 4 }]
        [after]
        asked = "Red"
        """
    )


def test_e_2_chance_can_place_the_stones() -> None:
    played(
        """
        settings = { placing = "random" }
        [begin]
        dice = ["a3", "b2", "a2", "c1", "b1", "a1", "e5", "d5", "c5", "e4", "d4", "e3", 6]
        [after]
        asked = "Red"
        rule = "E-5"
        view.red = { 1 = "a3", 2 = "b2", 3 = "a2", 4 = "c1", 5 = "b1", 6 = "a1" }
        view.blue = { 1 = "e5", 6 = "e3" }
        """
    )


def test_e_2_every_placing_by_chance_is_equally_likely() -> None:
    game = game_type("ewn").set_up(game_type("ewn").agreed(2, {"placing": "random"}), SeededDice(1))
    first = next(iter(Branches(game, None)))

    assert first.exact == Fraction(1, 720 * 720 * 6)


def test_e_3_red_begins_and_the_die_is_rolled_after_every_move() -> None:
    played(
        """
        [position]
        red = { 1 = "a1" }
        blue = { 1 = "e5" }
        agenda = [{ step = "roll-for-stone", seat = 0 }]
        [begin]
        dice = [1]
        tells = [{ id = "ewn-rolled", seat = 0, face = 1 }]
        [[play]]
        asked = "Red"
        answer = "move 1 b2"
        dice = [5]
        tells = ["ewn-moved", { id = "ewn-rolled", seat = 1, face = 5 }]
        after.asked = "Blue"
        """
    )


@pytest.mark.parametrize(
    ("face", "stones"), [(1, ["2"]), (2, ["2"]), (3, ["2", "5"]), (4, ["2", "5"]), (5, ["5"]), (6, ["5"])]
)
def test_e_4_a_stone_that_is_gone_gives_its_turn_to_the_next_lower_or_higher(
    face: int, stones: list[str]
) -> None:
    game = played(
        f"""
        [position]
        red = {{ 2 = "b2", 5 = "c3" }}
        blue = {{ 1 = "e5" }}
        agenda = [{{ step = "roll-for-stone", seat = 0 }}]
        [begin]
        dice = [{face}]
        """
    )

    assert sorted({notation.split()[1] for notation in game.notations()}) == stones


def test_e_5_red_goes_right_up_or_both_and_blue_left_down_or_both() -> None:
    played(
        """
        [position]
        red = { 1 = "b2" }
        blue = { 1 = "d4" }
        agenda = [{ step = "move-stone", seat = 0, face = 1 }]
        [[play]]
        rule = "E-5"
        offered = ["move 1 c2", "move 1 b3", "move 1 c3"]
        touches = { "move 1 c2" = ["cell b2", "cell c2"] }
        labels = { "move 1 c2" = { id = "ewn-move-to", stone = 1, cell = "c2", captured = 0 } }
        answer = "move 1 c2"
        dice = [1]
        tells = [{ id = "ewn-moved", seat = 0, stone = 1, cell = "c2" }, "ewn-rolled"]
        [[play]]
        asked = "Blue"
        offered = ["move 1 c4", "move 1 d3", "move 1 c3"]
        """
    )


def test_e_5_at_the_edge_there_is_one_way() -> None:
    played(
        """
        [position]
        red = { 1 = "e2", 2 = "c5" }
        blue = { 1 = "d4" }
        agenda = [{ step = "move-stone", seat = 0, face = 1 }]
        [[play]]
        offered = ["move 1 e3"]
        """
    )


def test_e_6_a_stone_of_either_colour_is_captured() -> None:
    played(
        """
        [position]
        red = { 1 = "b2", 2 = "c3" }
        blue = { 1 = "c2", 6 = "e5" }
        agenda = [{ step = "move-stone", seat = 0, face = 1 }]
        [[play]]
        labels = { "move 1 c3" = { id = "ewn-move-to", captured = 2 } }
        answer = "move 1 c3"
        dice = [1]
        mentions = [{ id = "ewn-captured", seat = 0, stone = 2, cell = "c3" }]
        after.view = { red = { 1 = "c3", 2 = false }, blue = { 1 = "c2" } }
        [[play]]
        answer = "move 1 b2"
        dice = [3]
        [after]
        view.blue = { 1 = "b2", 6 = "e5" }
        """
    )


def test_e_7_a_stone_in_the_far_corner_wins_at_once() -> None:
    played(
        """
        [position]
        red = { 3 = "d4" }
        blue = { 1 = "a2", 6 = "c3" }
        agenda = [{ step = "move-stone", seat = 0, face = 3 }]
        [[play]]
        answer = "move 3 e5"
        tells = ["ewn-moved", { id = "game-ended", places = [1, 2] }]
        [after]
        over = true
        outcome = { reason = "ewn-corner", places = [1, 2] }
        """
    )
    played(
        """
        [position]
        red = { 3 = "d4" }
        blue = { 1 = "a2", 6 = "c3" }
        agenda = [{ step = "move-stone", seat = 1, face = 1 }]
        [[play]]
        answer = "move 1 a1"
        [after]
        outcome = { reason = "ewn-corner", places = [2, 1] }
        """
    )


def test_e_7_the_own_stone_in_the_others_corner_wins_nothing() -> None:
    played(
        """
        [position]
        red = { 3 = "d4" }
        blue = { 1 = "e5", 6 = "c3" }
        agenda = [{ step = "move-stone", seat = 1, face = 6 }]
        [[play]]
        answer = "move 6 b2"
        dice = [1]
        [after]
        over = false
        asked = "Red"
        """
    )


def test_e_8_capturing_the_last_stone_wins_at_once() -> None:
    played(
        """
        [position]
        red = { 3 = "b2" }
        blue = { 6 = "c3" }
        agenda = [{ step = "move-stone", seat = 0, face = 1 }]
        [[play]]
        answer = "move 3 c3"
        tells = ["ewn-captured", "ewn-moved", "game-ended"]
        [after]
        outcome = { reason = "ewn-all-captured", places = [1, 2] }
        """
    )


@pytest.mark.parametrize(
    "position",
    [
        'red = { 1 = "e5" }\nblue = { 1 = "d4" }\nagenda = [{ step = "roll-for-stone", seat = 0 }]',
        'red = { 1 = "d5" }\nagenda = [{ step = "roll-for-stone", seat = 0 }]',
        'red = { 1 = "d5" }\nblue = { 1 = "c3" }\nagenda = [{ step = "move-stone", seat = 0, face = 0 }]',
        'red = { 1 = "d5" }\nblue = { 1 = "c3" }\nagenda = [{ step = "move-stone", seat = 0, face = 7 }]',
        'red = { 1 = "d5" }\nblue = { 1 = "c3" }\nagenda = [{ step = "place-stone", seat = 0, stone = 2 }]',
        'red = { 1 = "a1" }\nagenda = [{ step = "place-stone", seat = 1, stone = 1 }]',
        'agenda = [{ step = "place-stone", seat = 0, stone = 7 }]',
        'red = { 1 = "a1" }\nagenda = [{ step = "place-at-random", seat = 0 }]',
        'red = { 1 = "c3" }\nblue = { 2 = "d4" }',
    ],
)
def test_a_position_that_cannot_go_on_is_refused(position: str) -> None:
    with pytest.raises(Refused) as refusal:
        played(f"[position]\n{position}\n")

    assert refusal.value.message.id == "step-unfit"


# Exact odds of endgames: the engine's outcomes against the rules written anew, without the engine.

Board = tuple[tuple[tuple[int, tuple[int, int]], ...], ...]
"""For each seat, number and (column, row) of its stones, in order."""


def rules_odds(board: Board, seat: int) -> Fraction:
    """The chance of the seat that is about to roll, under best play, from the rules alone."""
    total = Fraction(0)
    for face in range(1, 7):
        total += max(after_move(board, seat, n, at, to) for n, at, to in moves(board, seat, face))
    return total / 6


def moves(board: Board, seat: int, face: int) -> list[tuple[int, tuple[int, int], tuple[int, int]]]:
    own = dict(board[seat])
    if face in own:
        numbers = [face]
    else:
        lower = [n for n in own if n < face]
        higher = [n for n in own if n > face]
        numbers = lower[-1:] + higher[:1]
    on = 1 if seat == 0 else -1
    found = []
    for number in numbers:
        x, y = own[number]
        for to in ((x + on, y), (x, y + on), (x + on, y + on)):
            if 0 <= to[0] < 5 and 0 <= to[1] < 5:
                found.append((number, own[number], to))
    return found


def after_move(board: Board, seat: int, number: int, start: tuple[int, int], to: tuple[int, int]) -> Fraction:
    assert dict(board[seat])[number] == start
    left = [tuple((n, at) for n, at in stones if at != to) for stones in board]
    left[seat] = tuple((n, to if n == number else at) for n, at in left[seat])
    if to == ((4, 4) if seat == 0 else (0, 0)) or not left[1 - seat]:
        return Fraction(1)
    return 1 - rules_odds(tuple(left), 1 - seat)


def engine_odds(game: Game, option: int | None) -> Fraction:
    """The chance of red, under best play of both, after an answer (or from a roll)."""
    total = Fraction(0)
    for branch in Branches(game, option):
        after = branch.game
        if after.outcome is not None:
            total += branch.exact * (1 if after.outcome.places[0] == 1 else 0)
        else:
            odds = [engine_odds(after, answer) for answer in after.options()]
            total += branch.exact * (max(odds) if after.seat == 0 else min(odds))
    return total


def at_board(stones: Stones) -> tuple[tuple[int, tuple[int, int]], ...]:
    return tuple((int(n), ("abcde".index(c[0]), int(c[1]) - 1)) for n, c in sorted(stones.items()))


@pytest.mark.parametrize(
    ("red", "blue", "seat"),
    [
        ({"3": "d3"}, {"2": "b2"}, 0),
        ({"3": "d4"}, {"2": "c3"}, 1),
        ({"1": "d4", "6": "e3"}, {"3": "b2"}, 0),
        ({"2": "d4"}, {"1": "b1", "5": "b2"}, 1),
        ({"1": "d4", "4": "e3"}, {"2": "b2", "6": "a2"}, 0),
        ({"1": "e4", "2": "d4", "5": "d5"}, {"4": "a2", "6": "b1"}, 1),
    ],
)
def test_the_exact_odds_of_endgames_agree_with_the_rules_written_anew(
    red: Stones, blue: Stones, seat: int
) -> None:
    setup = game_type("ewn").agreed(2, {})
    game = game_type("ewn").set_up(setup, SeededDice(0))
    position: dict[str, object] = {"red": red, "blue": blue}
    before = game_at(
        setup, {**position, "agenda": [{"step": "move-stone", "seat": seat, "face": 1}]}, game.dice
    )
    odds = Fraction(0)
    for face in range(1, 7):
        agenda = [{"step": "move-stone", "seat": seat, "face": face}]
        rolled = game_at(setup, {**position, "agenda": agenda}, before.dice)
        answers = [engine_odds(rolled, option) for option in rolled.options()]
        odds += (max(answers) if seat == 0 else min(answers)) / 6

    expected = rules_odds((at_board(red), at_board(blue)), seat)
    assert odds == (expected if seat == 0 else 1 - expected)


def test_the_board_is_drawn_with_red_below() -> None:
    game = harena.new("ewn", placing="random", seed=1)
    board = game.view()["board"]
    assert isinstance(board, list)

    assert board[-1].split() == ["a", "b", "c", "d", "e"]
    assert board[0].count("b") == 3
    assert board[4].count("r") == 3

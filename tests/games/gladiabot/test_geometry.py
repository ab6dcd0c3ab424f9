"""Boards, distances and lines of fire, against the geometry written anew."""

from __future__ import annotations

from fractions import Fraction

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from harena.games.gladiabot.board import Board
from harena.games.gladiabot.crates import line_is_free
from harena.games.gladiabot.game import Gladiabot
from harena.kernel.dice import SeededDice
from tests.games.gladiabot import geometry
from tests.games.gladiabot.arena import BOARD, played

BOARDS = [(board, seats) for board in ("pit", "field", BOARD) for seats in (2, 4)]
every_board = pytest.mark.parametrize(
    ("board", "seats"), BOARDS, ids=[f"{name.split()[0]}-{seats}" for name, seats in BOARDS]
)


def table(board: str, seats: int) -> Gladiabot:
    game = played("", seats=seats, board=board)
    assert isinstance(game, Gladiabot)
    return game


def lines_of(board: Board, start: int, cell: int) -> list[frozenset[tuple[int, int]]]:
    """The inner points of a line as the board keeps them."""
    points = [int(point) for point in board.lines[start * board.size + cell]]
    return [frozenset(board.places[cell] for cell in points[at : at + 2]) for at in range(0, len(points), 2)]


@every_board
def test_r_123_distance_is_the_fewest_steps_on_a_grid_without_end(board: str, seats: int) -> None:
    kept = table(board, seats).board
    for start, a in enumerate(kept.places):
        for cell, b in enumerate(kept.places):
            assert kept.distance(start, cell) == geometry.distance(a, b), (a, b)


@every_board
def test_r_144_lines_are_those_of_exact_geometry(board: str, seats: int) -> None:
    """Points of which a cell is off the board are left out: they never close a line."""
    kept = table(board, seats).board
    there = set(kept.places)
    for start, a in enumerate(kept.places):
        for cell, b in enumerate(kept.places):
            wanted = [point for point in geometry.line(a, b) if point <= there]
            assert lines_of(kept, start, cell) == wanted, (a, b)


def test_r_144_an_inner_point_lies_in_one_cell_or_on_the_middle_of_an_edge() -> None:
    for q in range(-8, 9):
        for r in range(-8, 9):
            for point in geometry.inner_points(q, r):
                assert len(point) in (1, 2)
            for nth, point in enumerate(geometry.inner_points(q, r), 1):
                if len(point) == 2:
                    parts = geometry.distance((0, 0), (q, r))
                    middle = tuple(sum(Fraction(cell[axis], 2) for cell in point) for axis in (0, 1))
                    assert middle == (Fraction(q * nth, parts), Fraction(r * nth, parts))


@every_board
def test_r_144_with_crates_strewn_about_fire_is_free_where_geometry_says_so(board: str, seats: int) -> None:
    game = table(board, seats)
    dice = SeededDice(1)
    kept = game.board
    closed = 0
    for _ in range(4):
        strewn = [int(dice.roll(3)) for _ in kept.places]
        game.crates = vec[i64](strewn)
        doubles = {place for place, kind in zip(kept.places, strewn, strict=True) if kind == 2}
        for _ in range(400):
            start, cell = int(dice.roll(kept.size)), int(dice.roll(kept.size))
            wanted = geometry.is_free(kept.places[start], kept.places[cell], doubles)
            assert line_is_free(game, start, cell) == wanted, (start, cell, doubles)
            closed += not wanted
    assert closed > 200


@every_board
def test_r_144_a_line_is_as_free_one_way_as_the_other(board: str, seats: int) -> None:
    kept = table(board, seats).board
    for start in range(kept.size):
        for cell in range(start):
            assert lines_of(kept, start, cell) == lines_of(kept, cell, start)[::-1]


@every_board
def test_r_141_border_cells_have_fewer_than_six_neighbours_on_the_board(board: str, seats: int) -> None:
    kept = table(board, seats).board
    there = set(kept.places)
    for cell, (q, r) in enumerate(kept.places):
        near = [(q + dq, r + dr) for dq, dr in geometry.STEPS if (q + dq, r + dr) in there]
        assert kept.is_border(cell) == (len(near) < 6)
        assert [kept.places[other] for other in kept.neighbours[cell]] == near


@every_board
def test_r_146_cells_are_in_order_row_by_row_and_called_after_row_and_column(board: str, seats: int) -> None:
    kept = table(board, seats).board
    assert kept.places == sorted(kept.places, key=lambda place: (place[1], place[0]))
    assert len(set(kept.names)) == kept.size
    left, top = min(q for q, _ in kept.places), min(r for _, r in kept.places)
    for name, (q, r) in zip(kept.names, kept.places, strict=True):
        assert (name[0], int(name[1:])) == ("abcdefghijklmnopqrstuvwxyz"[r - top], q - left + 1)


@pytest.mark.parametrize("board", ["pit", "field", BOARD])
def test_g_21_the_joined_board_is_the_single_one_twice_seam_to_seam(board: str) -> None:
    one, two = table(board, 2).board, table(board, 4).board

    assert two.size == 2 * one.size
    assert set(one.places) < set(two.places)
    rest = set(two.places) - set(one.places)
    dq, dr = (min(rest)[axis] - min(one.places)[axis] for axis in (0, 1))
    assert rest == {(q + dq, r + dr) for q, r in one.places}
    seam = [place for place in one.places if any(geometry.distance(place, other) == 1 for other in rest)]
    assert len(seam) >= 3

"""What crates do to moving and to firing (G-16 to G-20)."""

from __future__ import annotations

from mypy_extensions import i64

from harena.games.gladiabot.game import NO_CRATE, Gladiabot
from harena.games.gladiabot.terms import TWO


def may_climb(game: Gladiabot, here: i64, there: i64) -> bool:
    """G-19  Onto two crates only from a crate; R-133: down from two only to a crate, or by the option.

    What stands on the cell that the robot leaves and on the one that it goes to.
    """
    if there == TWO:
        return here != NO_CRATE
    return here != TWO or there != NO_CRATE or game.terms.free_descent


def reach_to(game: Gladiabot, robot: i64, cell: i64) -> i64:
    """G-12  How far it reaches to a robot on a cell: G-20, one less to two crates (R-128)."""
    reach = game.range_of(robot)
    return reach - 1 if game.crates[cell] == TWO else reach


def reaches(game: Gladiabot, robot: i64, cell: i64) -> bool:
    """G-12  Whether a robot may attack the one on a cell: it is in range, and the line of fire is free."""
    start = game.cells[robot]
    board = game.board
    return board.distances[start * board.size + cell] <= reach_to(game, robot, cell) and (
        line_is_free(game, start, cell)
    )


def reaches_crate(game: Gladiabot, robot: i64, cell: i64) -> bool:
    """R-144, R-146  Whether a robot may attack a crate, which is not the one that it stands on."""
    start = game.cells[robot]
    apart = game.board.distances[start * game.board.size + cell]
    return 1 <= apart <= game.range_of(robot) and line_is_free(game, start, cell)


def line_is_free(game: Gladiabot, start: i64, cell: i64) -> bool:
    """G-18  Nobody fires through two crates (R-129); on an edge both cells must hold them (R-144)."""
    points = game.board.lines[start * game.board.size + cell]
    crates = game.crates
    at: i64 = 0
    while at < i64(len(points)):
        if crates[points[at]] == TWO and crates[points[at + 1]] == TWO:
            return False
        at += 2
    return True

"""Tables: what is kept of every move, how far one may go back, and recovery."""

from __future__ import annotations

import pytest
from mypy_extensions import i64

import harena
from harena.kernel.dice import Dice, ScriptedDice, SeededDice, Token
from harena.kernel.event import Event
from harena.kernel.message import Refused
from harena.kernel.record import written_record
from harena.kernel.snapshot import position_of, state_hash
from harena.kernel.table import Move, Table
from tests import toy


def orchard(dice: Dice, names: tuple[str, ...] = ("Ann", "Bob"), apples: int = 6) -> Table:
    return Table(toy.GAME.agreed(len(names), {"apples": apples}), [*names], dice, "by hand")


def scripted(*script: Token, apples: int = 6) -> Table:
    return orchard(ScriptedDice([*script]), apples=apples)


CELLS = ["a1", "b1", "c1", "a2", "b2", "a3", "e5", "d5", "c5", "e4", "d4", "e3"]


class ShakyDice(Dice):
    """Scripted dice, one of which falls off the table."""

    def __init__(self, script: list[Token], fails_at: int) -> None:
        self.script = ScriptedDice(script)
        self.fails_at = fails_at
        self.rolls = 0

    def roll(self, sides: i64) -> i64:
        self.rolls += 1
        if self.rolls == self.fails_at:
            raise ZeroDivisionError
        return self.script.roll(sides)


# Moves


def test_a_move_remembers_seat_notation_dice_and_events() -> None:
    table = scripted("apple")
    move = table.play(" PICK ")

    assert (move.seat, move.notation, move.dice) == (0, "pick", ["apple"])
    assert move.events == [Event("orchard-apple", {"seat": 0})]
    assert (move.state, move.view) == (state_hash(table.game), table.game.view())
    assert table.moves == [move]


def test_a_move_given_as_a_number_is_remembered_by_its_notation() -> None:
    assert scripted().play(2).notation == "shake 2"


def test_the_opening_remembers_the_dice_of_the_set_up() -> None:
    table = Table(
        harena.game_type("ewn").agreed(2, {"placing": "random"}),
        ["Ann", "Bob"],
        ScriptedDice([*CELLS, 6]),
        "by hand",
    )

    assert (table.opening.seat, table.opening.notation) == (-1, "")
    assert table.opening.dice == [*CELLS, 6]
    assert [event.id for event in table.opening.events] == ["ewn-placed"] * 12 + ["ewn-rolled"]
    assert table.opening.state == state_hash(table.game)


def test_persons_sit_at_a_table_unless_it_says_otherwise() -> None:
    setup = toy.GAME.agreed(2, {})
    bots = Table(setup, ["Ann", "Bob"], SeededDice(0), "seeded 0", ["person", "random"])

    assert scripted().players == ["person", "person"]
    assert bots.players == ["person", "random"]


@pytest.mark.parametrize(("names", "players"), [(["Ann"], None), (["Ann", "Bob"], ["person"])])
def test_a_table_with_a_name_or_player_too_few_is_refused(
    names: list[str], players: list[str] | None
) -> None:
    with pytest.raises(Refused) as refused:
        Table(toy.GAME.agreed(2, {}), names, SeededDice(0), "seeded 0", players)

    args = {"seats": 2, "names": len(names), "players": len(players or "12")}
    assert refused.value.plain() == {"rule": "", "id": "table-seats", "args": args}


@pytest.mark.parametrize("choice", ["jump", "shake", 7, -1])
def test_a_refused_answer_changes_nothing_at_the_table(choice: int | str) -> None:
    table = scripted("apple")
    table.play("shake 1")
    before = written_record(table)
    with pytest.raises(Refused):
        table.play(choice)

    assert written_record(table) == before
    assert table.undo().notation == "shake 1"


def test_nothing_is_played_after_the_end() -> None:
    table = scripted("apple", apples=1)
    table.play("pick")
    table.play("close")
    with pytest.raises(Refused) as refused:
        table.play("pick")

    assert refused.value.message.id == "game-over"
    assert len(table.moves) == 2


# Undo


def test_before_the_first_move_there_is_nothing_to_undo() -> None:
    table = scripted()

    assert not table.may_undo()
    assert undo_refused(table) == "undo-none"


def undo_refused(table: Table) -> str:
    with pytest.raises(Refused) as refused:
        table.undo()
    return refused.value.message.id


def test_an_answer_without_dice_can_be_taken_back() -> None:
    table = scripted()
    before = position_of(table.game)
    move = table.play("shake 1")

    assert table.undo() is move
    assert position_of(table.game) == before
    assert table.moves == []
    assert undo_refused(table) == "undo-none"


def test_several_answers_of_one_seat_can_be_taken_back_one_by_one() -> None:
    table = harena.table("ewn", seed=1)
    positions: list[object] = []
    moves: list[Move] = []
    for _ in range(4):
        positions.append(position_of(table.game))
        moves.append(table.play(table.game.options()[0]))

    assert [table.undo() for _ in range(4)] == moves[::-1]
    assert position_of(table.game) == positions[0]


def test_what_lies_behind_a_roll_or_a_draw_cannot_be_undone() -> None:
    table = scripted("leaf")
    table.play("pick")

    assert not table.may_undo()
    assert undo_refused(table) == "undo-blocked"
    assert len(table.moves) == 1


def test_another_seats_answer_cannot_be_undone() -> None:
    table = orchard(ScriptedDice([]), ("Ann", "Bob", "Cy"))
    table.play("shake 1")
    table.play("pass")
    last = table.undo()

    assert last.seat == 1
    assert undo_refused(table) == "undo-blocked"


def test_after_undoing_another_answer_can_be_given() -> None:
    table = orchard(ScriptedDice([3]), ("Ann", "Bob", "Cy"))
    table.play("shake 1")
    table.play("net 2")
    table.undo()
    table.play("pass")
    table.play("pass")

    assert [move.notation for move in table.moves] == ["shake 1", "pass", "pass"]
    assert table.game.view()["nets"] == [2, 2, 2]


def test_what_happens_after_undoing_is_told_and_recorded() -> None:
    table = orchard(ScriptedDice([3]), ("Ann", "Bob", "Cy"))
    table.play("shake 1")
    table.play("pass")
    table.undo()
    table.play("net 1")

    assert [event.id for event in table.moves[-1].events] == ["orchard-nets"]
    assert "1 net 1" in written_record(table)
    assert "1 pass" not in written_record(table)


def test_a_winning_answer_without_dice_can_be_taken_back() -> None:
    table = scripted("apple", apples=1)
    table.play("pick")
    table.play("close")
    table.undo()

    assert not table.game.is_over
    assert table.game.notations() == ["close"]


# Recovery


def test_a_game_that_broke_down_in_mid_answer_stands_as_before_it() -> None:
    dice = ShakyDice([5, 2, 4, 4, 6], fails_at=3)
    table = orchard(dice)
    table.play("shake 1")
    table.play("pass")
    table.play("shake 2")
    before = written_record(table)
    with pytest.raises(ZeroDivisionError):
        table.play("pass")

    assert not table.game.is_broken
    assert written_record(table) == before
    assert table.play("pass").dice == [4, 4]


def test_a_recovered_table_goes_on_with_its_own_dice_and_story() -> None:
    table = orchard(ShakyDice([5, 4], fails_at=2))
    table.play("shake 1")
    table.play("pass")
    table.play("shake 1")
    with pytest.raises(ZeroDivisionError):
        table.play("pass")
    move = table.play("pass")

    assert move.dice == [4]
    assert [event.id for event in move.events] == ["orchard-apple", "orchard-cry"]
    assert not table.may_undo()


def test_dice_that_nobody_scripted_leave_the_table_as_it_was() -> None:
    table = scripted("apple")
    table.play("pick")
    before = written_record(table)
    with pytest.raises(Refused) as refused:
        table.play("pick")

    assert refused.value.message.id == "dice-unscripted"
    assert written_record(table) == before
    assert table.play("shake 1").seat == 1


def test_a_recovery_rolls_none_of_the_tables_dice() -> None:
    dice = ShakyDice([5, 4], fails_at=2)
    table = orchard(dice)
    table.play("shake 1")
    table.play("pass")
    table.play("shake 1")
    with pytest.raises(ZeroDivisionError):
        table.play("pass")

    assert dice.rolls == 2
    assert dice.script.left_over() == 1

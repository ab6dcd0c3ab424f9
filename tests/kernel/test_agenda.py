"""The stack of what comes next."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from harena.kernel.agenda import Agenda
from harena.kernel.step import Step
from tests.toy import CloseGate, PickOrShake

FIRST, SECOND, THIRD = PickOrShake(0), PickOrShake(1), PickOrShake(2)


def test_the_step_that_was_pushed_last_comes_next() -> None:
    agenda = Agenda([FIRST])
    agenda.push(SECOND)

    assert [agenda.pop(), agenda.pop()] == [SECOND, FIRST]


def test_what_waits_is_listed_with_the_next_step_last() -> None:
    assert Agenda([FIRST, SECOND]).steps() == [FIRST, SECOND]
    assert Agenda([]).steps() == []


def test_nothing_can_be_taken_from_an_empty_agenda() -> None:
    agenda = Agenda([FIRST])
    agenda.pop()

    for _ in range(2):
        with pytest.raises(IndexError, match="nothing is left on the agenda"):
            agenda.pop()
    assert agenda.steps() == []


def test_a_step_that_was_taken_never_comes_back() -> None:
    agenda = Agenda([FIRST, SECOND, THIRD])
    agenda.pop()
    agenda.pop()
    agenda.push(CloseGate(0))

    assert agenda.steps() == [FIRST, CloseGate(0)]
    assert agenda.copy().steps() == [FIRST, CloseGate(0)]
    assert [agenda.pop(), agenda.pop()] == [CloseGate(0), FIRST]


def test_a_copy_goes_its_own_way() -> None:
    agenda = Agenda([FIRST, SECOND])
    agenda.pop()
    copy = agenda.copy()
    copy.push(THIRD)
    copy.push(THIRD)
    agenda.push(CloseGate(0))

    assert copy.steps() == [FIRST, THIRD, THIRD]
    assert agenda.steps() == [FIRST, CloseGate(0)]


def test_the_list_of_what_waits_is_not_the_agenda() -> None:
    agenda = Agenda([FIRST])
    agenda.steps().clear()

    assert agenda.steps() == [FIRST]


@given(st.lists(st.one_of(st.none(), st.integers(0, 9)), max_size=40))
def test_an_agenda_behaves_as_a_list_does(moves: list[int | None]) -> None:
    """A number is pushed, nothing pops; a copy takes over now and then."""
    agenda, model = Agenda([]), list[Step]()
    for move in moves:
        if move is not None:
            agenda.push(PickOrShake(move))
            model.append(PickOrShake(move))
        elif model:
            assert agenda.pop() == model.pop()
            agenda = agenda.copy() if len(model) % 3 == 0 else agenda
        assert agenda.steps() == model

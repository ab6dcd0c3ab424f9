"""Reasons, places, rewards."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from harena.kernel.message import Message
from harena.kernel.outcome import Outcome, won_by


@pytest.mark.parametrize(
    ("places", "rewards"),
    [
        ([1, 2], [1.0, 0.0]),
        ([1, 1], [0.5, 0.5]),
        ([1, 2, 3], [1.0, 0.5, 0.0]),
        ([2, 1, 2], [0.25, 1.0, 0.25]),
        ([1, 1, 3], [0.75, 0.75, 0.0]),
        ([1, 1, 1, 1], [0.5] * 4),
        ([1], [1.0]),
        ([2], [0.0]),
    ],
)
def test_a_place_is_worth_the_share_of_rivals_beaten(places: list[int], rewards: list[float]) -> None:
    assert Outcome("over", places).rewards == rewards


@given(st.lists(st.integers(1, 8), min_size=2, max_size=8))
def test_the_rewards_of_a_table_are_half_of_its_seats_together(places: list[int]) -> None:
    rewards = Outcome("over", places).rewards

    assert abs(sum(rewards) - len(places) / 2) < 1e-9
    assert all(0 <= reward <= 1 for reward in rewards)
    assert rewards[places.index(min(places))] == max(rewards)


def test_one_seat_has_won_and_all_others_have_lost_alike() -> None:
    outcome = won_by("pig-goal", 2, 4)

    assert outcome == Outcome("pig-goal", [2, 2, 1, 2])
    assert outcome.winners() == [2]


def test_several_seats_may_win_together_or_none() -> None:
    assert Outcome("over", [1, 2, 1]).winners() == [0, 2]
    assert Outcome("over", [2]).winners() == []


def test_an_outcome_says_why_and_for_whom() -> None:
    assert won_by("pig-goal", 1, 2).message() == Message("pig-goal", {"winner_seat": [1]})


def test_an_outcome_is_plain_data_that_can_be_changed_without_harm() -> None:
    outcome = Outcome("over", [1, 2])
    plain = outcome.plain()
    places = plain["places"]
    assert isinstance(places, list)
    places.clear()

    assert outcome.plain() == {"reason": "over", "places": [1, 2]}


def test_outcomes_are_equal_when_reason_and_places_are() -> None:
    outcome = Outcome("over", [1, 2])

    assert outcome == Outcome("over", [1, 2])
    assert hash(outcome) == hash(Outcome("over", [1, 2]))
    assert outcome != Outcome("done", [1, 2])
    assert outcome != Outcome("over", [2, 1])
    assert outcome != "over"


def test_an_outcome_shows_how_it_was_made() -> None:
    assert repr(Outcome("over", [1, 2])) == "Outcome('over', [1, 2])"

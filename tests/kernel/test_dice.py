"""Seeded, scripted and traced dice."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from harena.kernel.dice import Dice, ScriptedDice, SeededDice, Token, TracedDice
from harena.kernel.message import Refused
from tests.statistics_of_dice import looks_fair

BAG = ["apple", "leaf", "wasp"]


def counts(*numbers: int) -> vec[i64]:
    return vec[i64](numbers)


def rolls(dice: Dice, number: int, sides: int) -> list[int]:
    return [int(dice.roll(sides)) for _ in range(number)]


# Seeded dice


@pytest.mark.parametrize("sides", [2, 3, 6, 8, 10, 12, 20, 100])
def test_every_face_of_a_die_comes_up_equally_often(sides: int) -> None:
    assert looks_fair(rolls(SeededDice(2026), 30_000, sides), sides)


@pytest.mark.parametrize("sides", [2, 6, 12])
@pytest.mark.parametrize("apart", [1, 2, 3])
def test_a_roll_says_nothing_about_one_that_follows(sides: int, apart: int) -> None:
    shown = rolls(SeededDice(7), 40_000, sides)
    pairs = [(shown[i], shown[i + apart]) for i in range(0, len(shown) - apart, apart + 1)]

    assert looks_fair(pairs, sides * sides)


@pytest.mark.parametrize("shift", [0, 32, 64, 96])
@pytest.mark.parametrize("sides", [2, 6, 20])
def test_the_first_rolls_of_neighbouring_seeds_are_as_fair_as_any(sides: int, shift: int) -> None:
    first = [int(SeededDice(seed << shift).roll(sides)) for seed in range(60_001)]

    assert looks_fair(first, sides)


def test_the_first_two_rolls_of_neighbouring_seeds_are_as_fair_as_any() -> None:
    assert looks_fair((tuple(rolls(SeededDice(seed), 2, 6)) for seed in range(60_001)), 36)


def test_the_first_rolls_of_two_neighbouring_seeds_say_nothing_about_each_other() -> None:
    first = [int(SeededDice(seed).roll(6)) for seed in range(60_000)]

    assert looks_fair(zip(first[::2], first[1::2], strict=True), 36)


def test_the_fairness_test_finds_loaded_and_too_regular_dice() -> None:
    loaded = [0, *range(6)] * 1000
    regular = [*range(6)] * 1000
    missing = [*range(5)] * 1000

    assert [looks_fair(shown, 6) for shown in (loaded, regular, missing)] == [False, False, False]


@given(seed=st.integers(), sides=st.integers(1, 1 << 30))
def test_a_roll_is_a_number_below_the_sides_whatever_the_seed(seed: int, sides: int) -> None:
    assert all(0 <= value < sides for value in rolls(SeededDice(seed), 20, sides))


@given(st.integers())
def test_equal_seeds_show_equal_dice(seed: int) -> None:
    assert rolls(SeededDice(seed), 50, 6) == rolls(SeededDice(seed), 50, 6)


def test_different_seeds_show_different_dice_up_to_128_bits() -> None:
    seeds = [0, 1, -1, 7, *(1 << shift for shift in (31, 32, 63, 64, 96, 127))]

    assert len({tuple(rolls(SeededDice(seed), 50, 6)) for seed in seeds}) == len(seeds)


def test_the_stream_of_a_seed_is_the_same_in_every_build_and_for_ever() -> None:
    assert rolls(SeededDice(7), 12, 6) == [1, 5, 5, 0, 1, 3, 0, 0, 5, 5, 4, 1]
    assert rolls(SeededDice(-3), 8, 1000) == [797, 405, 337, 712, 334, 5, 703, 122]


@given(seed=st.integers(0, 1 << 64), before=st.integers(0, 30))
def test_a_copy_shows_what_the_original_would_have_shown(seed: int, before: int) -> None:
    dice = SeededDice(seed)
    rolls(dice, before, 6)
    copy = dice.copy()

    assert rolls(dice, 30, 6) == rolls(copy, 30, 6)


def test_rolling_a_copy_leaves_the_original_alone() -> None:
    dice = SeededDice(7)
    rolls(dice.copy(), 30, 6)

    assert rolls(SeededDice(7), 5, 6) == rolls(dice, 5, 6)


# What follows from a roll


@given(seed=st.integers(0, 1000), number=st.integers(0, 12), sides=st.integers(1, 12))
def test_a_pool_is_so_many_rolls_the_highest_first(seed: int, number: int, sides: int) -> None:
    expected = sorted(rolls(SeededDice(seed), number, sides), reverse=True)

    assert expected == list(SeededDice(seed).pool(number, sides))


def test_a_bag_gives_each_thing_as_often_as_it_holds_it() -> None:
    dice = SeededDice(11)
    drawn = [int(dice.pick(counts(3, 0, 2), BAG)) for _ in range(30_000)]
    apples = [nth % 3 for nth, kind in enumerate(drawn) if kind == 0]
    wasps = [3 + nth % 2 for nth, kind in enumerate(drawn) if kind == 2]

    assert len(drawn) == len(apples) + len(wasps)
    assert looks_fair([*apples, *wasps], 5)


def test_a_bag_with_one_kind_gives_that_kind() -> None:
    assert SeededDice(1).pick(counts(0, 0, 4), BAG) == 2


def test_drawing_from_an_empty_bag_is_an_error() -> None:
    with pytest.raises(IndexError):
        SeededDice(1).pick(counts(0, 0, 0), BAG)


def test_one_of_several_things_is_drawn_as_often_as_any_other() -> None:
    dice = SeededDice(3)

    assert looks_fair([int(dice.draw(BAG)) for _ in range(6000)], len(BAG))


# Contests


def contest(dice: Dice, number: int, sides: int = 6) -> tuple[int, list[tuple[int, int]]]:
    """Who is alone on top, and who rolled which face, in order."""
    found = dice.contest(number, sides)
    rolled = [(int(who), int(value) + 1) for who, value in zip(found.who, found.numbers, strict=True)]
    return int(found.winner), rolled


def test_the_highest_roll_wins_a_contest() -> None:
    assert contest(ScriptedDice([2, 5, 4]), 3) == (1, [(0, 2), (1, 5), (2, 4)])


def test_only_those_tied_for_the_highest_roll_again() -> None:
    dice = ScriptedDice([6, 3, 6, 1, 2])

    assert contest(dice, 3) == (2, [(0, 6), (1, 3), (2, 6), (0, 1), (2, 2)])
    assert dice.left_over() == 0


def test_a_tie_is_rolled_again_until_one_is_alone_on_top() -> None:
    rounds: list[Token] = [4, 4, 4, 1, 5, 5, 5, 5, 2, 3]
    rolled = [(0, 4), (1, 4), (2, 4), (3, 1), (0, 5), (1, 5), (2, 5), (0, 5), (1, 2), (2, 3)]

    assert contest(ScriptedDice(rounds), 4) == (0, rolled)


def test_a_tie_that_shrinks_leaves_out_who_fell_behind() -> None:
    rounds: list[Token] = [4, 4, 4, 4, 2, 6, 1, 6, 3, 3, 5, 1]
    winner, rolled = contest(ScriptedDice(rounds), 4)

    assert winner == 1
    assert [who for who, _ in rolled] == [0, 1, 2, 3, 0, 1, 2, 3, 1, 3, 1, 3]


def test_what_was_rolled_before_a_tie_counts_no_more() -> None:
    assert contest(ScriptedDice([6, 6, 5, 1, 2]), 3)[0] == 1


def test_lower_rolls_may_tie() -> None:
    assert contest(ScriptedDice([2, 2, 3]), 3) == (2, [(0, 2), (1, 2), (2, 3)])


def test_one_alone_wins_without_a_roll() -> None:
    assert contest(ScriptedDice([]), 1) == (0, [])


def test_a_contest_that_runs_out_of_script_is_refused() -> None:
    with pytest.raises(Refused) as refused:
        contest(ScriptedDice([6, 6, 2]), 2)

    assert refused.value.message.args == {"wanted": "d6", "nth": 4}


@pytest.mark.parametrize("number", [2, 3, 4])
def test_each_is_as_likely_to_win_a_contest(number: int) -> None:
    dice = SeededDice(number)

    assert looks_fair([contest(dice, number)[0] for _ in range(30_000)], number)


def test_two_dice_tie_as_often_as_they_should() -> None:
    dice = SeededDice(6)
    rolls_needed = [len(contest(dice, 2)[1]) // 2 for _ in range(30_000)]
    tied = sum(needed > 1 for needed in rolls_needed)

    assert abs(tied / 30_000 - 1 / 6) < 0.01


@given(seed=st.integers(0, 1000), number=st.integers(2, 8), sides=st.integers(2, 6))
def test_whoever_wins_a_contest_has_the_highest_of_the_last_rolls(seed: int, number: int, sides: int) -> None:
    winner, rolled = contest(SeededDice(seed), number, sides)
    taking_part = list(range(number))
    while rolled:
        now, rolled = rolled[: len(taking_part)], rolled[len(taking_part) :]
        assert [who for who, _ in now] == taking_part
        highest = max(face for _, face in now)
        taking_part = [who for who, face in now if face == highest]

    assert taking_part == [winner]


# Scripted dice


def test_scripted_dice_show_the_faces_of_their_script_counted_from_1() -> None:
    assert rolls(ScriptedDice([1, 6, "3"]), 3, 6) == [0, 5, 2]


def test_scripted_dice_draw_what_the_script_names() -> None:
    dice = ScriptedDice(["wasp", "apple"])

    assert [int(dice.pick(counts(1, 1, 1), BAG)) for _ in range(2)] == [2, 0]


def test_scripted_dice_draw_one_of_several_things_by_its_name() -> None:
    dice = ScriptedDice(["leaf", "pear"])

    assert dice.draw(BAG) == 1
    with pytest.raises(Refused) as refused:
        dice.draw(BAG)
    assert refused.value.message.args == {"token": "pear", "wanted": "draw", "nth": 2}


def test_a_scripted_pool_may_be_written_in_any_order() -> None:
    assert list(ScriptedDice([2, 6, 1]).pool(3, 6)) == [5, 1, 0]


def test_scripted_dice_count_what_is_left_over() -> None:
    dice = ScriptedDice([1, 2, 3])
    dice.roll(6)

    assert dice.left_over() == 2


def test_a_script_is_not_changed_by_whoever_wrote_it() -> None:
    script: list[Token] = [1, 2]
    dice = ScriptedDice(script)
    script.clear()

    assert dice.left_over() == 2


def test_a_roll_that_nobody_scripted_is_refused_with_its_number() -> None:
    dice = ScriptedDice([1])
    dice.roll(6)
    with pytest.raises(Refused) as refused:
        dice.roll(6)

    assert refused.value.plain() == {
        "rule": "",
        "id": "dice-unscripted",
        "args": {"wanted": "d6", "nth": 2},
    }


def test_a_draw_that_nobody_scripted_is_refused() -> None:
    with pytest.raises(Refused) as refused:
        ScriptedDice([]).pick(counts(1, 1, 1), BAG)

    assert refused.value.message.args == {"wanted": "draw", "nth": 1}


@pytest.mark.parametrize("token", [0, 7, -1, "7", "apple", "", "1.0", "²", "٣", 1 << 70, "1" * 5000])
def test_a_face_that_the_die_does_not_have_is_refused(token: Token) -> None:
    with pytest.raises(Refused) as refused:
        ScriptedDice([token]).roll(6)

    assert refused.value.message.id == "dice-impossible"
    assert refused.value.message.args == {"token": token, "wanted": "d6", "nth": 1}


@pytest.mark.parametrize("token", ["pear", "leaf", 1, ""])
def test_a_thing_that_is_not_in_the_bag_is_refused(token: Token) -> None:
    with pytest.raises(Refused) as refused:
        ScriptedDice([token]).pick(counts(1, 0, 1), BAG)

    assert refused.value.message.id == "dice-impossible"
    assert refused.value.message.args == {"token": token, "wanted": "draw", "nth": 1}


# Traced dice


def test_traced_dice_note_faces_pools_and_draws_as_people_write_them() -> None:
    dice = TracedDice(ScriptedDice([4, 2, 5, 2, "leaf", "wasp"]))
    dice.roll(6)
    dice.pool(3, 6)
    dice.pick(counts(1, 1, 1), BAG)
    dice.draw(BAG)

    assert dice.take() == [4, 5, 2, 2, "leaf", "wasp"]


def test_traced_dice_note_a_contest_in_the_order_in_which_it_was_rolled() -> None:
    script: list[Token] = [6, 3, 6, 1, 2]
    dice = TracedDice(ScriptedDice(script))

    assert contest(dice, 3)[0] == 2
    assert dice.take() == script


def test_traced_dice_forget_what_was_taken() -> None:
    dice = TracedDice(ScriptedDice([4, 2]))
    dice.roll(6)
    dice.take()
    dice.roll(6)

    assert dice.take() == [2]
    assert dice.take() == []


@given(st.integers(0, 1000))
def test_what_was_traced_is_a_script_for_the_same_dice(seed: int) -> None:
    def shown(dice: Dice) -> list[object]:
        return [
            rolls(dice, 3, 6),
            list(dice.pool(4, 6)),
            dice.pick(counts(2, 1, 1), BAG),
            dice.draw(BAG),
            contest(dice, 4, 3),
            contest(dice, 1),
            dice.roll(20),
        ]

    traced = TracedDice(SeededDice(seed))
    first = shown(traced)

    assert shown(ScriptedDice(traced.take())) == first

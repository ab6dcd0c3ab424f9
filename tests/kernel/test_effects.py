"""Effects of the same moment, at the table of the orchard (O-4, O-5)."""

from __future__ import annotations

from harena.kernel.agenda import Agenda
from harena.kernel.dice import ScriptedDice, SeededDice
from harena.kernel.effects import ChooseEffect, SettleEffects, distinct_effects, resolve
from harena.kernel.message import Message
from tests import toy
from tests.toy import Caught, Fall, PickOrShake, Wasp, play_scene


def test_a_lone_effect_happens_without_a_question() -> None:
    play_scene("""
        [position]
        nets = [0, 0]
        [[play]]
        answer = "shake 1"
        dice = [5]
        tells = [{ id = "orchard-apple", seat = 0 }, { id = "orchard-cry", faces = [5] }]
        after = { asked = 1, rule = "O-1", view = { baskets = [1, 0] }, position = { waiting = [] } }
        """)


def test_the_owner_chooses_which_of_several_effects_comes_next() -> None:
    play_scene("""
        [position]
        nets = [0, 0]
        [[play]]
        answer = "shake 2"
        dice = [5, 1]
        tells = []
        [[play]]
        asked = 0
        rule = "O-4"
        prompt = "choose-effect"
        offered = ["fall", "wasp"]
        answer = "fall"
        mentions = ["orchard-apple", "orchard-stung", "orchard-cry"]
        after = { view = { baskets = [0, 0] } }
        """)


def test_the_order_chosen_makes_a_difference() -> None:
    play_scene("""
        [position]
        nets = [0, 0]
        [[play]]
        answer = ["shake 2", "wasp"]
        dice = [5, 1]
        tells = ["orchard-apple", "orchard-cry"]
        after = { view = { baskets = [1, 0] } }
        """)


def test_of_effects_that_are_alike_one_is_offered_and_all_happen() -> None:
    play_scene("""
        [position]
        nets = [0, 0]
        baskets = [1, 0]
        [[play]]
        answer = "shake 3"
        dice = [5, 4, 1]
        [[play]]
        offered = ["fall", "wasp"]
        answer = "fall"
        tells = ["orchard-apple"]
        [[play]]
        offered = ["fall", "wasp"]
        answer = "wasp"
        tells = ["orchard-stung", "orchard-apple", "orchard-cry"]
        after = { view = { baskets = [2, 0] } }
        """)


def test_seats_settle_their_effects_clockwise_from_the_first() -> None:
    play_scene("""
        seats = ["Ann", "Bob", "Cy"]
        [position]
        baskets = [1, 1, 1]
        nets = [0, 0, 0]
        agenda = [{ step = "settle-all", first = 1 }, { step = "pick-or-shake", seat = 0 }]
        waiting = [
            { step = "wasp", owner = 0 }, { step = "wasp", owner = 2 }, { step = "wasp", owner = 1 },
        ]
        [begin]
        tells = [
            { id = "orchard-stung", seat = 1 },
            { id = "orchard-stung", seat = 2 },
            { id = "orchard-stung", seat = 0 },
        ]
        """)


def test_an_effect_set_off_meanwhile_waits_with_the_others() -> None:
    play_scene("""
        seats = ["Ann", "Bob", "Cy"]
        [position]
        baskets = [1, 0, 3]
        nets = [0, 0, 0]
        tree = 5
        agenda = [{ step = "settle-all", first = 2 }, { step = "pick-or-shake", seat = 0 }]
        waiting = [
            { step = "wasp", owner = 2 }, { step = "fall", owner = 2 }, { step = "fall", owner = 0 },
        ]
        [[play]]
        asked = "Cy"
        offered = ["wasp", "fall"]
        answer = "wasp"
        tells = [{ id = "orchard-stung", seat = 2 }, { id = "orchard-apple", seat = 2 }]
        [[play]]
        asked = "Ann"
        offered = ["fall", "wasp"]
        """)


def test_an_effect_set_off_for_an_earlier_seat_goes_before_those_of_later_ones() -> None:
    play_scene("""
        [position]
        baskets = [1, 3]
        nets = [0, 0]
        agenda = [{ step = "settle-all", first = 0 }, { step = "pick-or-shake", seat = 0 }]
        waiting = [{ step = "wasp", owner = 1 }, { step = "fall", owner = 1 }]
        [[play]]
        asked = 1
        answer = "wasp"
        tells = [
            { id = "orchard-stung", seat = 1 },
            { id = "orchard-stung", seat = 0 },
            { id = "orchard-apple", seat = 1 },
        ]
        """)


def test_an_effect_says_for_its_ask_what_it_is_and_what_it_touches() -> None:
    game = toy.new(ScriptedDice([5, 4, 1]), seats=2)
    game.waiting = [Fall(0), Caught(0), Wasp(0)]
    ask = toy.OrderEffects(0)

    assert [ask.label(game, option).id for option in range(3)] == [
        "orchard-fall",
        "orchard-catch",
        "orchard-wasp",
    ]
    assert [ask.touches(game, option) for option in range(3)] == [[], ["basket 0"], []]
    assert ask.prompt(game) == Message("choose-effect")


def test_a_game_that_names_no_rule_of_its_own_uses_the_kernels_steps() -> None:
    game = toy.new(SeededDice(0), seats=2)
    game.agenda = Agenda([])
    game.waiting = [Fall(1), Wasp(1)]
    game.then(SettleEffects(0), PickOrShake(0))
    game.begin()

    assert game.question() == ChooseEffect(1)
    assert game.notations() == ["fall", "wasp"]


def test_resolving_takes_one_of_several_alike_from_the_queue() -> None:
    game = toy.new(SeededDice(0), seats=2)
    game.waiting = [Wasp(0), Fall(0), Wasp(0), Wasp(1)]
    resolve(game, Wasp(0))

    assert game.waiting == [Fall(0), Wasp(0), Wasp(1)]
    assert game.agenda.steps() == [Wasp(0)]
    assert distinct_effects(game, 0) == [Fall(0), Wasp(0)]


def test_the_queue_of_a_copy_is_its_own() -> None:
    game = toy.new(SeededDice(0), seats=2)
    game.waiting = [Wasp(0)]
    copy = game.copy(SeededDice(1))
    copy.trigger(Wasp(1))
    resolve(copy, Wasp(0))

    assert game.waiting == [Wasp(0)]
    assert copy.waiting == [Wasp(1)]

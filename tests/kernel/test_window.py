"""Reaction windows, at the table of the orchard (O-3)."""

from __future__ import annotations

from tests.toy import play_scene


def test_the_others_are_asked_clockwise_from_the_left_of_the_active_seat() -> None:
    play_scene("""
        seats = ["Ann", "Bob", "Cy"]
        [position]
        agenda = [{ step = "pick-or-shake", seat = 1 }]
        [[play]]
        asked = "Bob"
        answer = "shake 1"
        [[play]]
        asked = "Cy"
        rule = "O-3"
        prompt = "orchard-throw-nets"
        offered = ["pass", "net 1", "net 2"]
        answer = "pass"
        [[play]]
        asked = "Ann"
        offered = ["pass", "net 1", "net 2"]
        answer = "pass"
        dice = [2]
        tells = ["orchard-cry"]
        """)


def test_a_seat_that_could_only_pass_is_not_asked() -> None:
    play_scene("""
        seats = ["Ann", "Bob", "Cy", "Di"]
        [position]
        nets = [2, 0, 1, 0]
        [[play]]
        asked = "Ann"
        answer = "shake 1"
        [[play]]
        asked = "Cy"
        offered = ["pass", "net 1"]
        answer = "pass"
        dice = [2]
        """)


def test_when_nobody_could_react_nobody_is_asked() -> None:
    play_scene("""
        seats = ["Ann", "Bob", "Cy"]
        [position]
        nets = [2, 0, 0]
        [[play]]
        asked = "Ann"
        answer = "shake 1"
        dice = [2]
        after = { asked = "Bob", rule = "O-1" }
        """)


def test_after_a_reaction_the_asking_starts_again_from_the_left() -> None:
    play_scene("""
        seats = ["Ann", "Bob", "Cy"]
        [[play]]
        answer = "shake 1"
        [[play]]
        asked = "Bob"
        answer = "pass"
        [[play]]
        asked = "Cy"
        answer = "net 1"
        tells = [{ id = "orchard-nets", seat = 2, nets = 1 }]
        [[play]]
        asked = "Bob"
        answer = "net 2"
        [[play]]
        asked = "Cy"
        offered = ["pass", "net 1"]
        answer = "pass"
        dice = [2]
        tells = [
            { id = "orchard-apple", seat = 1 },
            { id = "orchard-apple", seat = 1 },
            { id = "orchard-apple", seat = 2 },
            { id = "orchard-cry" },
        ]
        """)


def test_who_has_reacted_may_react_again_when_all_others_pass() -> None:
    play_scene("""
        [[play]]
        answer = "shake 1"
        [[play]]
        asked = 1
        answer = "net 1"
        [[play]]
        asked = 1
        answer = "net 1"
        dice = [2]
        after = { view = { nets = [2, 0], baskets = [0, 2] } }
        """)


def test_the_asking_can_be_taken_up_in_its_midst() -> None:
    play_scene("""
        seats = ["Ann", "Bob", "Cy"]
        [position]
        agenda = [
            { step = "nets", active = 0, nth = 2, seats = 3 },
            { step = "pick-or-shake", seat = 1 },
        ]
        [[play]]
        asked = "Cy"
        answer = "pass"
        after = { asked = "Bob", rule = "O-1" }
        """)

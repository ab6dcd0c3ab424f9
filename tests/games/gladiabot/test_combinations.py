"""Two rules or more at once: options together, and what follows from what within a round."""

from __future__ import annotations

from tests.games.gladiabot.arena import ANN, BOB, offers, played


def test_g_20_a_robot_on_two_crates_comes_down_when_they_are_destroyed() -> None:
    """It had no way down, and hid what is behind it; now it walks, and its neighbour sees past it."""
    beside = [f"move d3 {cell}" for cell in ("d2", "e3", "e2", "c3", "c4")]
    down = [f"move d4 {cell}" for cell in ("d5", "e4", "e3", "c4", "c5")]
    played(
        f"""
        {BOB}
        crates = {{ d4 = "two" }}
        crate_wounds = {{ d4 = 5 }}
        robots = {{ "red cat" = {{ at = "d6", ready = false }}, "blue elk".at = "d4", "blue bat".at = "d3" }}
        [[play]]
        {offers("attack d4 d6", "repair d4", *beside, "attack d3 crate d4", "repair d3")}
        answer = "attack d3 crate d4"
        dice = [2, 2, 1, 2]
        [[play]]
        answer = "repair d4"
        dice = [1, 2]
        [[play]]
        {offers(*down, "attack d4 d6", "repair d4", *beside, "attack d3 d6", "repair d3")}
        """,
        destructible=True,
    )


def test_g_18_pushing_two_crates_away_frees_the_line_of_fire_in_the_same_round() -> None:
    played(
        f"""
        {ANN}
        crates = {{ d4 = "two" }}
        robots = {{ "red bat".at = "d3", "red elk".at = "c4", "blue elk".at = "d5", "blue ape".at = "g1" }}
        [[play]]
        answer = "attack d3 d5"
        refused = {{ rule = "G-18", id = "gladiabot-no-line" }}
        [[play]]
        answer = ["push c4 d4 e4", "repair g1", "attack d3 d5"]
        dice = [1, 1, 1, 1]
        """,
        movable=True,
    )


def test_g_20_a_crate_pushed_away_takes_power_and_height_from_a_robot_that_falls() -> None:
    played(
        f"""
        {ANN}
        crates = {{ d5 = "two" }}
        robots = {{ "red cat".at = "d3", "red elk".at = "c5", "blue elk".at = "d5" }}
        [[play]]
        answer = "attack d3 d5"
        refused = {{ rule = "G-20", args = {{ distance = 2, range = 1 }} }}
        [[play]]
        answer = "push c5 d5 e5"
        dice = [5]
        [[play]]
        asked = "Bob"
        labels."attack d5 d3" = {{ dice = 2 }}
        answer = "repair d5"
        [[play]]
        answer = "attack d3 d5"
        dice = [6, 5, 2, 1]
        mentions = [{{ id = "gladiabot-wounded", robot = "blue elk", wounds = 2, total = 2 }}]
        """,
        movable=True,
    )


def test_r_122_riders_of_ones_own_other_colour_roll_too() -> None:
    """Two colours each: the rider is of the pusher's side; its power on two crates is 3."""
    for face, falls in ((2, False), (3, True)):
        played(
            f"""
            [position]
            initiative = 0
            colours = [["red", "green"], ["blue", "yellow"]]
            agenda = [{{ step = "act", seat = 0 }}, {{ step = "clean-up" }}]
            crates = {{ d5 = "two" }}
            robots = {{ "red ape".at = "d4", "green elk".at = "d5", "yellow elk".at = "g1" }}
            [[play]]
            answer = "push d4 d5 d6"
            dice = [{face}]
            after.position.robots."green elk".at = {'"d5"' if falls else '"d6"'}
            after.asked = "Bob"
            """,
            movable=True,
            forces="two-colours",
            push_score="power",
        )


def test_r_133_with_free_descent_a_robot_jumps_off_and_cannot_climb_back() -> None:
    played(
        f"""
        {ANN}
        crates = {{ d4 = "two", d6 = "one" }}
        robots = {{ "red elk".at = "d4", "blue elk".at = "g1" }}
        [[play]]
        answer = ["move d4 d5", "repair g1"]
        dice = [6, 1]
        [[play]]
        answer = "move d5 d4"
        refused = {{ rule = "G-19", id = "gladiabot-too-high" }}
        [[play]]
        answer = ["move d5 d6", "repair g1"]
        dice = [6, 1]
        [[play]]
        answer = "push d6 d5 e5"
        refused = {{ rule = "G-23", id = "gladiabot-not-movable" }}
        """,
        free_descent=True,
    )


def test_g_23_a_crate_pushed_beside_two_crates_is_a_step_up() -> None:
    played(
        f"""
        {ANN}
        crates = {{ d6 = "two", d4 = "one" }}
        robots = {{ "red elk".at = "d3", "red ape".at = "e4", "blue elk".at = "g1", "blue ape".at = "g2" }}
        [[play]]
        answer = ["push d3 d4 d5", "repair g1", "move e4 d5", "repair g2"]
        dice = [4, 1]
        [[play]]
        asked = "Ann"
        labels."move d5 d6" = {{ onto = "two" }}
        answer = "move d5 d6"
        after.view.robots."red ape".now = {{ power = 4, range = 1, armour = 2 }}
        """,
        movable=True,
    )


def test_r_128_the_bonus_of_range_and_the_height_of_the_target_cancel_out() -> None:
    """With the bonus for range a cat on one crate reaches 3, and 2 up to a robot on two crates."""
    for cell, reached in (("d4", True), ("d5", False)):
        result = (
            "dice = [1, 1]" if reached else 'refused = { rule = "G-20", args = { distance = 3, range = 2 } }'
        )
        played(
            f"""
            {ANN}
            crates = {{ d2 = "one", {cell} = "two" }}
            robots = {{ "red cat".at = "d2", "blue elk".at = "{cell}" }}
            [[play]]
            answer = "attack d2 {cell}"
            {result}
            """,
            crate_one_bonus="range",
        )


def test_r_144_the_crate_under_the_target_is_no_inner_point_along_an_edge_either() -> None:
    """From d2 to e3 between d3 and e2: doubles on one of them and under both robots leave it free."""
    for crates, free in (('d2 = "two", e3 = "two", d3 = "two"', True), ('d3 = "two", e2 = "two"', False)):
        result = "dice = [1, 1, 1, 1, 1, 1]" if free else 'refused = { rule = "G-18" }'
        played(
            f"""
            {ANN}
            crates = {{ {crates} }}
            robots = {{ "red bat".at = "d2", "blue elk".at = "e3" }}
            [[play]]
            answer = "attack d2 e3"
            {result}
            """
        )


def test_r_145_wounds_travel_and_the_crate_is_destroyed_where_it_is_then() -> None:
    """Row by row as it lies in the clean-up: c5 comes before d3."""
    played(
        f"""
        {ANN}
        crates = {{ d5 = "one", d3 = "one" }}
        crate_wounds = {{ d5 = 4, d3 = 4 }}
        robots = {{ "red ape".at = "d4", "blue elk" = {{ at = "g1", ready = false }} }}
        [[play]]
        answer = "push d4 d5 c5"
        dice = [2, 1]
        mentions = [
            {{ id = "gladiabot-crate-destroyed", cell = "c5" }},
            {{ id = "gladiabot-crate-destroyed", cell = "d3" }},
        ]
        """,
        movable=True,
        destructible=True,
    )


def test_r_305_the_armour_of_a_crate_holds_its_rider_less_well() -> None:
    """The bonus for armour counts in the roll: 3 and 3 make 6, where 3 and 2 would have made 5."""
    played(
        f"""
        {ANN}
        crates = {{ d5 = "one" }}
        robots = {{ "red ape".at = "d4", "blue cat".at = "d5" }}
        [[play]]
        answer = "push d4 d5 d6"
        dice = [3]
        mentions = [{{ id = "gladiabot-rider-rolled", face = 3, score = 3, total = 6 }}, "gladiabot-fell"]
        """,
        movable=True,
        crate_one_bonus="armour",
    )


def test_r_135_wounds_of_crates_are_gone_in_the_next_round_so_it_takes_one_round_to_destroy_one() -> None:
    played(
        f"""
        {ANN}
        crates = {{ d5 = "one" }}
        robots = {{ "red ape".at = "d4", "blue elk".at = "g1" }}
        [[play]]
        answer = ["attack d4 crate d5", "repair g1"]
        dice = [2, 2, 2, 1, 1, 1, 6, 1]
        [[play]]
        position.crate_wounds.d5 = false
        answer = ["attack d4 crate d5", "repair g1"]
        dice = [6, 2, 2, 1, 1, 1, 6, 1]
        [after]
        position.crates.d5 = false
        """,
        destructible=True,
    )

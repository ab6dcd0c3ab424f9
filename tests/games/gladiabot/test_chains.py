"""Explosions together with riders, pushes, repairs, bonuses, several sides and the end of the game."""

from __future__ import annotations

from tests.games.gladiabot.arena import ANN, CLEAN_UP, FOUR, played

ALL = {"movable": True, "destructible": True, "explosive": True}


def test_g_26_a_crate_explodes_where_it_was_pushed_to_with_its_rider_on_it() -> None:
    """The rider of the other side holds on; the crate had more wounds than it bears already."""
    played(
        f"""
        {ANN}
        crates = {{ d5 = "one" }}
        crate_wounds = {{ d5 = 4 }}
        [position.robots]
        "red ape".at = "d4"
        "blue bat".at = "d5"
        "blue elk" = {{ at = "d7", ready = false }}
        [[play]]
        answer = "push d4 d5 d6"
        dice = [4]
        after.position = {{ crates.d6 = "one", crate_wounds.d6 = 4, robots."blue bat".at = "d6" }}
        [[play]]
        asked = "Bob"
        answer = "repair d6"
        dice = [3, 1, 2, 2, 4, 4, 1, 1, 6, 1]
        tells = [
            "gladiabot-waited",
            {{ id = "gladiabot-exploded", cell = "d6" }},
            {{ id = "gladiabot-blast-hit", robot = "blue bat", cell = "d6" }},
            {{ id = "gladiabot-fought", attack = [3, 1], defence = [2, 2], wounds = 1 }},
            {{ id = "gladiabot-wounded", robot = "blue bat", total = 1 }},
            {{ id = "gladiabot-crate-destroyed", cell = "d6" }},
            {{ id = "gladiabot-fell", robot = "blue bat", cell = "d6" }},
            {{ id = "gladiabot-wounded", robot = "blue bat", total = 2 }},
            {{ id = "gladiabot-blast-hit", robot = "blue elk", cell = "d7" }},
            {{ id = "gladiabot-fought", wounds = 2 }},
            {{ id = "gladiabot-wounded", robot = "blue elk", total = 2 }},
            {{ id = "gladiabot-removed", robot = "blue bat", wounds = 2, armour = 1 }},
            {{ id = "gladiabot-recovered", robot = "blue elk" }},
            "gladiabot-round-began", "gladiabot-initiative-rolled", "gladiabot-initiative-rolled",
            "gladiabot-initiative-won",
        ]
        """,
        **ALL,
    )


def test_g_24_who_has_fallen_from_a_pushed_crate_is_beside_it_when_it_explodes() -> None:
    played(
        f"""
        {ANN}
        crates = {{ d5 = "two" }}
        crate_wounds = {{ d5 = 6 }}
        robots = {{ "red elk".at = "d4", "blue elk" = {{ at = "d5", ready = false }} }}
        [[play]]
        answer = "push d4 d5 d6"
        dice = [3, 5, 5, 4, 4, 1, 6]
        mentions = [
            {{ id = "gladiabot-fell", robot = "blue elk", cell = "d5" }},
            {{ id = "gladiabot-wounded", robot = "blue elk", total = 1 }},
            {{ id = "gladiabot-exploded", cell = "d6" }},
            {{ id = "gladiabot-blast-hit", robot = "blue elk", cell = "d5" }},
            {{ id = "gladiabot-wounded", robot = "blue elk", total = 3 }},
            {{ id = "gladiabot-recovered", robot = "blue elk", wounds = 3 }},
        ]
        [after]
        asked = "Bob"
        position.robots."red elk" = {{ at = "d4", wounds = 0 }}
        """,
        **ALL,
    )


def test_r_147_a_chain_throws_several_riders_and_hits_those_who_lie_there() -> None:
    """d3 breaks d4 and d4 breaks d5; who fell at d3 is hit by d4, who falls at d4 by d5."""
    played(
        f"""
        {CLEAN_UP}
        crates = {{ d3 = "one", d4 = "one", d5 = "two" }}
        crate_wounds = {{ d3 = 4, d4 = 3, d5 = 5 }}
        [position.robots]
        "red ape".at = "d3"
        "red elk".at = "g1"
        "blue ape".at = "d4"
        "blue elk".at = "d5"
        [begin]
        dice = [
            1, 1, 1, 1,
            1, 1, 1, 1,  2, 1, 1, 1,
            1, 1, 1, 1,
            1, 1, 1, 1,  2, 1, 1, 1,  1, 2, 1, 1,
            6, 1, 1, 1,
            2, 2, 1, 1,
            6, 5,
        ]
        tells = [
            {{ id = "gladiabot-exploded", cell = "d3" }},
            {{ id = "gladiabot-blast-hit", robot = "red ape", cell = "d3" }}, "gladiabot-fought",
            {{ id = "gladiabot-crate-destroyed", cell = "d3" }},
            {{ id = "gladiabot-fell", robot = "red ape" }},
            {{ id = "gladiabot-wounded", robot = "red ape", total = 1 }},
            {{ id = "gladiabot-blast-hit", robot = "blue ape", cell = "d4" }}, "gladiabot-fought",
            {{ id = "gladiabot-blast-hit-crate", cell = "d4" }}, "gladiabot-fought",
            {{ id = "gladiabot-crate-wounded", cell = "d4", total = 4 }},
            {{ id = "gladiabot-exploded", cell = "d4" }},
            {{ id = "gladiabot-blast-hit", robot = "blue ape", cell = "d4" }}, "gladiabot-fought",
            {{ id = "gladiabot-crate-destroyed", cell = "d4" }},
            {{ id = "gladiabot-fell", robot = "blue ape" }},
            {{ id = "gladiabot-wounded", robot = "blue ape", total = 1 }},
            {{ id = "gladiabot-blast-hit", robot = "blue elk", cell = "d5" }}, "gladiabot-fought",
            {{ id = "gladiabot-blast-hit-crate", cell = "d5" }}, "gladiabot-fought",
            {{ id = "gladiabot-crate-wounded", cell = "d5", total = 6 }},
            {{ id = "gladiabot-blast-hit", robot = "red ape", cell = "d3" }}, "gladiabot-fought",
            {{ id = "gladiabot-wounded", robot = "red ape", total = 2 }},
            {{ id = "gladiabot-exploded", cell = "d5" }},
            {{ id = "gladiabot-blast-hit", robot = "blue elk", cell = "d5" }}, "gladiabot-fought",
            {{ id = "gladiabot-wounded", robot = "blue elk", total = 2 }},
            {{ id = "gladiabot-crate-destroyed", cell = "d5" }},
            {{ id = "gladiabot-fell", robot = "blue elk" }},
            {{ id = "gladiabot-wounded", robot = "blue elk", total = 3 }},
            {{ id = "gladiabot-blast-hit", robot = "blue ape", cell = "d4" }}, "gladiabot-fought",
            {{ id = "gladiabot-wounded", robot = "blue ape", wounds = 2, total = 3 }},
            {{ id = "gladiabot-removed", robot = "blue ape" }},
            {{ id = "gladiabot-recovered", robot = "red ape", wounds = 2 }},
            {{ id = "gladiabot-recovered", robot = "blue elk", wounds = 3 }},
            "gladiabot-round-began", "gladiabot-initiative-rolled", "gladiabot-initiative-rolled",
            "gladiabot-initiative-won",
        ]
        [after]
        position = {{ crates = {{ d3 = false, d4 = false, d5 = false }}, robots."blue ape".at = false }}
        """,
        explosive=True,
    )


def test_r_137_when_an_explosion_fells_all_last_robots_it_is_a_draw() -> None:
    played(
        f"""
        {CLEAN_UP}
        crates = {{ d4 = "one" }}
        crate_wounds = {{ d4 = 4 }}
        robots = {{ "red dog".at = "d4", "blue dog".at = "d5" }}
        [begin]
        dice = [1, 1, 1, 1, 6, 1, 1, 1]
        [after]
        outcome = {{ reason = "gladiabot-all-fell", places = [1, 1] }}
        """,
        explosive=True,
    )


def test_r_137_four_players_whom_one_explosion_fells_share_their_place() -> None:
    """Who falls at once shares a place, whatever crate it was; at the cap the survivor wins as ever."""
    played(
        f"""
        [position]
        round = 6
        initiative = 1
        out = [2, 0, 0, 0]
        {FOUR}
        agenda = [{{ step = "clean-up" }}]
        crates = {{ g4 = "one" }}
        crate_wounds = {{ g4 = 4 }}
        [position.robots]
        "blue dog".at = "g3"
        "green dog".at = "g5"
        "yellow elk".at = "g4"
        [begin]
        dice = [1, 1, 6, 6, 2, 1, 1, 1, 2, 1, 1, 1]
        [after]
        outcome = {{ reason = "gladiabot-last", places = [4, 2, 2, 1] }}
        """,
        seats=4,
        explosive=True,
        round_cap=6,
        cap_result="draw",
    )


def test_r_127_repairing_within_the_round_saves_a_robot_and_an_explosion_may_yet_fell_it() -> None:
    played(
        f"""
        {ANN}
        crates = {{ d5 = "one" }}
        crate_wounds = {{ d5 = 4 }}
        robots = {{ "red ape" = {{ at = "d4", wounds = 3 }}, "red elk".at = "g1", "blue elk".at = "a4" }}
        [[play]]
        answer = ["repair d4", "repair a4", "repair g1"]
        dice = [2, 1, 1, 1, 1, 2]
        mentions = [
            {{ id = "gladiabot-repaired", robot = "red ape", wounds = 2 }},
            {{ id = "gladiabot-wounded", robot = "red ape", total = 3 }},
            {{ id = "gladiabot-removed", robot = "red ape" }},
        ]
        """,
        explosive=True,
    )


def test_r_147_a_blast_hits_robots_of_all_colours_of_all_sides() -> None:
    played(
        """
        [position]
        initiative = 1
        colours = [["red", "green"], ["blue", "yellow"]]
        agenda = [{ step = "clean-up" }]
        crates = { d4 = "one" }
        crate_wounds = { d4 = 4 }
        [position.robots]
        "red elk".at = "d5"
        "green elk".at = "e4"
        "blue elk".at = "e3"
        "yellow elk".at = "d3"
        [begin]
        dice = [2, 1, 1, 1, 2, 1, 1, 1, 2, 1, 1, 1, 2, 1, 1, 1, 3, 2]
        mentions = [
            { id = "gladiabot-fought", seat = 1, target_seat = 0 },
            { id = "gladiabot-fought", seat = 1, target_seat = 0 },
            { id = "gladiabot-fought", seat = 1, target_seat = 1 },
            { id = "gladiabot-fought", seat = 1, target_seat = 1 },
        ]
        """,
        explosive=True,
        forces="two-colours",
    )


def test_r_149_armour_from_a_crate_that_explodes_does_not_save_its_rider() -> None:
    played(
        f"""
        {CLEAN_UP}
        crates = {{ d4 = "one", d6 = "one" }}
        crate_wounds = {{ d4 = 4 }}
        [position.robots]
        "red ape" = {{ at = "d4", wounds = 2 }}
        "red elk".at = "g1"
        "blue ape" = {{ at = "d6", wounds = 3 }}
        [begin]
        dice = [1, 1, 1, 1, 6, 1]
        mentions = [
            {{ id = "gladiabot-removed", robot = "red ape", wounds = 3, armour = 2 }},
            {{ id = "gladiabot-recovered", robot = "blue ape", wounds = 3, armour = 3 }},
        ]
        """,
        explosive=True,
        crate_one_bonus="armour",
    )


def test_r_148_an_explosion_in_the_last_round_counts_before_robots_do() -> None:
    played(
        f"""
        {CLEAN_UP.replace("round = 2", "round = 9")}
        crates = {{ d4 = "one" }}
        crate_wounds = {{ d4 = 4 }}
        robots = {{ "red dog".at = "d5", "red elk".at = "a4", "blue elk".at = "g1", "blue bat".at = "g2" }}
        [begin]
        dice = [2, 1, 1, 1]
        [after]
        outcome = {{ reason = "gladiabot-round-cap", places = [2, 1] }}
        """,
        explosive=True,
        round_cap=9,
    )

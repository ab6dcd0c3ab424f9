"""Explosive crates: blasts, chains, and their order."""

from __future__ import annotations

from harena.kernel.game import Game
from tests.games.gladiabot.arena import CLEAN_UP, FOUR, played, refused


def at_table(text: str, **settings: object) -> Game:
    return played(text, explosive=True, **settings)


def blasts(game_text: str, dice: list[int], order: list[str], **settings: object) -> Game:
    """A clean-up in which explosions hit these robots and crates, in this order."""
    events = ["{ id = " + f'"{event}" }}' for event in order]
    return at_table(
        f"""
        {game_text}
        [begin]
        dice = {dice}
        mentions = [{", ".join(events)}]
        """,
        **settings,
    )


def test_g_26_explosive_crates_are_destructible() -> None:
    at_table(
        """
        [position]
        initiative = 0
        colours = [["red"], ["blue"]]
        agenda = [{ step = "act", seat = 0 }, { step = "clean-up" }]
        robots = { "red ape".at = "d4", "blue elk".at = "a4" }
        crates = { d5 = "one" }
        [[play]]
        answer = "attack d4 crate d5"
        dice = [2, 2, 2, 1, 1, 1]
        after.position.crate_wounds.d5 = 3
        """,
        destructible=False,
    )


def test_g_26_a_destroyed_crate_explodes_with_power_2_on_all_adjacent_spaces() -> None:
    at_table(
        f"""
        {CLEAN_UP}
        robots = {{ "red elk".at = "c4", "blue elk".at = "d5", "blue ape".at = "d6" }}
        crates = {{ d4 = "one" }}
        crate_wounds = {{ d4 = 4 }}
        [begin]
        dice = [2, 4, 1, 3, 6, 1, 5, 6, 1, 2]
        [[begin.tells]]
        id = "gladiabot-exploded"
        crate = "one"
        cell = "d4"
        [[begin.tells]]
        id = "gladiabot-crate-destroyed"
        cell = "d4"
        wounds = 4
        [[begin.tells]]
        id = "gladiabot-blast-hit"
        seat = 1
        robot = "blue elk"
        cell = "d5"
        dice = 2
        [[begin.tells]]
        id = "gladiabot-fought"
        seat = 0
        target_seat = 1
        attack = [4, 2]
        defence = [3, 1]
        wounds = 2
        [[begin.tells]]
        id = "gladiabot-wounded"
        robot = "blue elk"
        wounds = 2
        [[begin.tells]]
        id = "gladiabot-blast-hit"
        robot = "red elk"
        cell = "c4"
        [[begin.tells]]
        id = "gladiabot-fought"
        seat = 0
        target_seat = 0
        attack = [6, 1]
        defence = [6, 5]
        wounds = 0
        [[begin.tells]]
        id = "gladiabot-recovered"
        robot = "blue elk"
        [[begin.tells]]
        id = "gladiabot-round-began"
        [[begin.tells]]
        id = "gladiabot-initiative-rolled"
        [[begin.tells]]
        id = "gladiabot-initiative-rolled"
        [[begin.tells]]
        id = "gladiabot-initiative-won"
        """
    )


def test_g_t14_rider_and_neighbours_are_attacked_with_power_2_and_the_rider_falls() -> None:
    at_table(
        f"""
        {CLEAN_UP}
        crates = {{ d4 = "two" }}
        crate_wounds = {{ d4 = 6 }}
        [position.robots]
        "red ape".at = "d4"
        "red elk".at = "d3"
        "blue cat".at = "e4"
        "blue elk".at = "g1"
        [begin]
        dice = [3, 2, 1, 1, 4, 4, 1, 4, 6, 5, 4, 4, 2, 3]
        tells = [
            "gladiabot-exploded",
            {{ id = "gladiabot-blast-hit", robot = "red ape", dice = 2 }},
            {{ id = "gladiabot-fought", attack = [3, 2], defence = [1, 1], wounds = 2 }},
            {{ id = "gladiabot-wounded", robot = "red ape", wounds = 2, total = 2 }},
            {{ id = "gladiabot-crate-destroyed", crate = "two", cell = "d4" }},
            {{ id = "gladiabot-fell", robot = "red ape", cell = "d4" }},
            {{ id = "gladiabot-wounded", robot = "red ape", wounds = 1, total = 3 }},
            {{ id = "gladiabot-blast-hit", robot = "blue cat", cell = "e4", dice = 2 }},
            {{ id = "gladiabot-fought", attack = [4, 4], defence = [4, 1], wounds = 1 }},
            {{ id = "gladiabot-wounded", robot = "blue cat", wounds = 1 }},
            {{ id = "gladiabot-blast-hit", robot = "red elk", cell = "d3", dice = 2 }},
            {{ id = "gladiabot-fought", attack = [6, 5], defence = [4, 4], wounds = 3 }},
            {{ id = "gladiabot-wounded", robot = "red elk", wounds = 3, total = 3 }},
            {{ id = "gladiabot-removed", robot = "red ape", wounds = 3, armour = 2 }},
            {{ id = "gladiabot-recovered", robot = "red elk" }},
            {{ id = "gladiabot-recovered", robot = "blue cat" }},
            {{ id = "gladiabot-round-began", round = 3 }},
            "gladiabot-initiative-rolled", "gladiabot-initiative-rolled", "gladiabot-initiative-won",
        ]
        [after]
        asked = "Bob"
        position.robots = {{ "red ape".at = false, "red elk" = {{ at = "d3", wounds = 0 }} }}
        """
    )


def test_r_136_crates_beside_an_explosion_are_attacked_and_may_explode_in_turn() -> None:
    """d4 breaks d5, which wounds the robot on d6; d3 bears it and loses its wounds."""
    at_table(
        f"""
        {CLEAN_UP}
        robots = {{ "red elk".at = "d6", "blue elk".at = "g1" }}
        crates = {{ d4 = "one", d5 = "one", d3 = "two" }}
        crate_wounds = {{ d4 = 4, d5 = 1, d3 = 1 }}
        [begin]
        dice = [6, 5, 4, 4, 6, 6, 1, 1, 2, 2, 1, 1, 3, 1]
        tells = [
            {{ id = "gladiabot-exploded", cell = "d4" }},
            {{ id = "gladiabot-crate-destroyed", cell = "d4" }},
            {{ id = "gladiabot-blast-hit-crate", crate = "one", cell = "d5", dice = 2 }},
            {{ id = "gladiabot-fought", seat = 0, target_seat = 1, wounds = 3 }},
            {{ id = "gladiabot-crate-wounded", cell = "d5", wounds = 3, total = 4 }},
            {{ id = "gladiabot-blast-hit-crate", crate = "two", cell = "d3" }},
            {{ id = "gladiabot-fought", wounds = 4 }},
            {{ id = "gladiabot-crate-wounded", cell = "d3", total = 5 }},
            {{ id = "gladiabot-exploded", cell = "d5" }},
            {{ id = "gladiabot-crate-destroyed", cell = "d5" }},
            {{ id = "gladiabot-blast-hit", robot = "red elk", cell = "d6" }},
            {{ id = "gladiabot-fought", wounds = 2 }},
            {{ id = "gladiabot-wounded", robot = "red elk" }},
            {{ id = "gladiabot-recovered", robot = "red elk" }},
            "gladiabot-round-began", "gladiabot-initiative-rolled", "gladiabot-initiative-rolled",
            "gladiabot-initiative-won",
        ]
        [after]
        position.crates = {{ d4 = false, d5 = false, d3 = "two" }}
        position.crate_wounds = {{ d3 = false }}
        """
    )


def test_r_136_robots_that_explosions_bring_over_their_armour_leave_in_the_same_clean_up() -> None:
    at_table(
        f"""
        {CLEAN_UP}
        robots = {{ "red dog".at = "d5", "blue elk".at = "g1" }}
        crates = {{ d4 = "one" }}
        crate_wounds = {{ d4 = 4 }}
        [begin]
        dice = [2, 1, 1, 1]
        [after]
        outcome = {{ reason = "gladiabot-last", places = [2, 1] }}
        """
    )


def test_r_136_who_had_the_initiative_rolls_and_each_owner_defends() -> None:
    """For a crate the next player clockwise who has robots defends: Ann, as Dan has none."""
    at_table(
        f"""
        [position]
        initiative = 2
        round = 3
        {FOUR}
        agenda = [{{ step = "clean-up" }}]
        robots = {{ "red elk".at = "g6", "blue elk".at = "g4", "green elk".at = "g1" }}
        crates = {{ g5 = "one", h4 = "two" }}
        crate_wounds = {{ g5 = 4 }}
        [begin]
        dice = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 4, 3, 2]
        mentions = [
            {{ id = "gladiabot-blast-hit", robot = "red elk" }},
            {{ id = "gladiabot-fought", seat = 2, target_seat = 0 }},
            {{ id = "gladiabot-blast-hit-crate", cell = "h4" }},
            {{ id = "gladiabot-fought", seat = 2, target_seat = 0 }},
            {{ id = "gladiabot-blast-hit", robot = "blue elk" }},
            {{ id = "gladiabot-fought", seat = 2, target_seat = 1 }},
        ]
        """,
        seats=4,
    )


def test_r_147_neighbours_clockwise_from_the_right_in_each_the_robot_before_the_crate() -> None:
    robots = ("red elk", "blue ape", "red bat", "blue bat", "red cat", "blue elk")
    around = ("d5", "e4", "e3", "d3", "c4", "c5")
    hit: list[str] = []
    for robot, cell in zip(robots, around, strict=True):
        hit += [f'gladiabot-blast-hit", robot = "{robot}', f'gladiabot-blast-hit-crate", cell = "{cell}']
    placed = ", ".join(f'"{robot}".at = "{cell}"' for robot, cell in zip(robots, around, strict=True))
    crates = ", ".join(f'{cell} = "one"' for cell in around)
    blasts(
        f"""
        {CLEAN_UP}
        robots = {{ {placed} }}
        crates = {{ d4 = "two", {crates} }}
        crate_wounds = {{ d4 = 6 }}
        """,
        [1, 1, 1, 1] * 12 + [1, 2],
        hit,
    )


def test_r_147_crates_wait_in_a_queue_row_by_row_and_later_ones_at_its_end() -> None:
    """c3, c6 and f3 are over their armour; c3 breaks d2, which waits for c6 and f3."""
    order = [f'gladiabot-exploded", cell = "{cell}' for cell in ("c3", "c6", "f3", "d2")]
    game = blasts(
        f"""
        {CLEAN_UP}
        robots = {{ "red elk".at = "a4", "blue elk".at = "g4" }}
        crates = {{ f3 = "one", c3 = "one", c6 = "two", d2 = "one" }}
        crate_wounds = {{ f3 = 4, c3 = 5, c6 = 6, d2 = 3 }}
        """,
        [2, 1, 1, 1, 5, 6],
        order,
    )
    assert game.state()["crates"] == {}


def test_r_147_a_crate_that_waits_already_is_not_attacked_again_but_the_robot_on_it_is() -> None:
    at_table(
        f"""
        {CLEAN_UP}
        robots = {{ "red elk".at = "d5", "blue elk".at = "g4" }}
        crates = {{ d4 = "one", d5 = "one" }}
        crate_wounds = {{ d4 = 4, d5 = 4 }}
        [begin]
        dice = [1, 1, 1, 1, 2, 2, 1, 1, 6, 5]
        tells = [
            {{ id = "gladiabot-exploded", cell = "d4" }},
            {{ id = "gladiabot-crate-destroyed", cell = "d4" }},
            {{ id = "gladiabot-blast-hit", robot = "red elk", cell = "d5" }},
            {{ id = "gladiabot-fought", wounds = 0 }},
            {{ id = "gladiabot-exploded", cell = "d5" }},
            {{ id = "gladiabot-blast-hit", robot = "red elk", cell = "d5" }},
            {{ id = "gladiabot-fought", wounds = 2 }},
            {{ id = "gladiabot-wounded", robot = "red elk", total = 2 }},
            {{ id = "gladiabot-crate-destroyed", cell = "d5" }},
            {{ id = "gladiabot-fell", robot = "red elk", cell = "d5" }},
            {{ id = "gladiabot-wounded", robot = "red elk", total = 3 }},
            {{ id = "gladiabot-recovered", robot = "red elk", wounds = 3 }},
            "gladiabot-round-began", "gladiabot-initiative-rolled", "gladiabot-initiative-rolled",
            "gladiabot-initiative-won",
        ]
        """
    )


def test_r_147_range_and_line_do_not_matter_for_a_blast() -> None:
    """Two crates under the target take no range from it, and power 2 has no bonus of any crate."""
    at_table(
        f"""
        {CLEAN_UP}
        robots = {{ "red elk".at = "d5", "blue elk".at = "g4" }}
        crates = {{ d4 = "two", d5 = "two" }}
        crate_wounds = {{ d4 = 6 }}
        [begin]
        dice = [6, 6, 1, 1, 1, 1, 1, 1]
        mentions = [{{ id = "gladiabot-removed", robot = "red elk", wounds = 4 }}]
        [after]
        over = true
        """
    )


def test_r_147_a_blast_does_not_reach_two_spaces_nor_off_the_board() -> None:
    at_table(
        f"""
        {CLEAN_UP}
        robots = {{ "red elk".at = "d5", "blue elk".at = "g4" }}
        crates = {{ d7 = "one" }}
        crate_wounds = {{ d7 = 4 }}
        [begin]
        dice = [6, 5]
        [after]
        position.crates.d7 = false
        """
    )


def test_r_136_explosions_need_to_know_who_had_the_initiative() -> None:
    text = CLEAN_UP.replace("initiative = 0", "initiative = -1") + (
        'robots = { "red elk".at = "d5", "blue elk".at = "g4" }\n[begin]\ndice = [6, 5]'
    )
    refusal = refused(text, explosive=True)

    assert (refusal.rule, refusal.message.id) == ("G-9", "step-unfit")
    played(text, destructible=True)

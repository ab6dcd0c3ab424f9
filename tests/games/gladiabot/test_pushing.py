"""Movable crates: pushing, and robots on what is pushed."""

from __future__ import annotations

import pytest

from harena.kernel.game import Game
from tests.games.gladiabot.arena import ANN, played


def at_table(text: str, **settings: object) -> Game:
    return played(text, movable=True, **settings)


def pushes(game: Game) -> set[str]:
    return {notation for notation in game.notations() if notation.startswith("push")}


def pushed(rider: str, face: int, *, falls: bool, crate: str = "one", **settings: object) -> None:
    """A crate with a robot of Bob's on it is pushed from d5 to d6."""
    after = '{ at = "d5", wounds = 1 }' if falls else '{ at = "d6", wounds = 0 }'
    at_table(
        f"""
        {ANN}
        robots = {{ "red ape".at = "d4", "blue {rider}".at = "d5" }}
        crates = {{ d5 = "{crate}" }}
        [[play]]
        answer = "push d4 d5 d6"
        dice = [{face}]
        after.position = {{ robots."blue {rider}" = {after}, crates = {{ d5 = false, d6 = "{crate}" }} }}
        """,
        **settings,
    )


def test_g_23_a_robot_pushes_an_adjacent_crate_one_space_in_any_direction() -> None:
    game = at_table(
        f"""
        {ANN}
        robots = {{ "red ape".at = "d4", "blue elk".at = "a4" }}
        crates = {{ d5 = "one", d2 = "one" }}
        [[play]]
        labels."push d4 d5 d6" = {{ id = "gladiabot-push", crate = "one", from = "d5", to = "d6" }}
        touches."push d4 d5 d6" = ["robot red ape", "crate d5", "cell d6"]
        """
    )
    assert pushes(game) == {f"push d4 d5 {cell}" for cell in ("d6", "e5", "e4", "c5", "c6")}

    at_table(
        f"""
        {ANN}
        robots = {{ "red ape".at = "d4", "blue elk".at = "a4" }}
        crates = {{ d5 = "one" }}
        [[play]]
        answer = "push d4 d5 c5"
        tells = [{{ id = "gladiabot-crate-moved", crate = "one", from = "d5", cell = "c5" }}]
        [after]
        asked = "Bob"
        position.crates = {{ d5 = false, c5 = "one" }}
        position.robots."red ape" = {{ at = "d4", ready = false }}
        """
    )


def test_g_23_without_the_option_nobody_pushes() -> None:
    text = f"""
    {ANN}
    robots = {{ "red ape".at = "d4", "blue elk".at = "a4" }}
    crates = {{ d5 = "one" }}
    [[play]]
    answer = "push d4 d5 d6"
    refused = {{ rule = "G-23", id = "gladiabot-not-movable" }}
    """
    assert pushes(played(text)) == set()
    played(text, destructible=True, explosive=True)


def test_r_134_both_kinds_can_be_pushed_from_the_ground_and_from_another_crate() -> None:
    for kind in ("one", "two"):
        for under in ("", 'd4 = "one", ', 'd4 = "two", '):
            at_table(
                f"""
                {ANN}
                robots = {{ "red ape".at = "d4", "blue elk".at = "a4" }}
                crates = {{ {under}d5 = "{kind}" }}
                [[play]]
                answer = "push d4 d5 d6"
                tells = [{{ id = "gladiabot-crate-moved", crate = "{kind}" }}]
                after.position = {{ robots."red ape".at = "d4", crates.d6 = "{kind}" }}
                """
            )


def test_r_134_the_pusher_stands_beside_the_crate_and_not_on_it() -> None:
    for crate in ("d4", "d6", "f4"):
        at_table(
            f"""
            {ANN}
            robots = {{ "red ape".at = "d4", "blue elk".at = "a4" }}
            crates = {{ {crate} = "one" }}
            [[play]]
            answer = "push d4 {crate} e5"
            refused = {{ rule = "R-134", id = "gladiabot-push-far", args = {{ from = "{crate}" }} }}
            """
        )


def test_r_145_a_crate_goes_where_neither_robot_nor_crate_stands() -> None:
    """Not onto the pusher, another robot of either side, or another crate: it is never stacked."""
    position = f"""
    {ANN}
    robots = {{ "red ape".at = "d4", "red bat".at = "d6", "blue elk".at = "e5" }}
    crates = {{ d5 = "one", c5 = "one", c6 = "two" }}
    """
    assert pushes(at_table(position)) >= {"push d4 d5 e4", "push d4 c5 b6"}
    for cell in ("d4", "d6", "e5", "c5", "c6"):
        at_table(
            f"""
            {position}
            [[play]]
            answer = "push d4 d5 {cell}"
            refused = {{ rule = "R-145", id = "gladiabot-push-blocked", args = {{ target_cell = "{cell}" }} }}
            """
        )


def test_r_145_a_crate_stays_on_the_board_and_may_stand_on_its_border() -> None:
    position = f"""
    {ANN}
    robots = {{ "red ape".at = "d5", "blue elk".at = "a4" }}
    crates = {{ d6 = "one" }}
    """
    at_table(position + '[[play]]\nanswer = "push d5 d6 d7"\nafter.position.crates.d7 = "one"')
    border = position.replace("d5", "d6").replace('{ d6 = "one"', '{ d7 = "one"')
    game = at_table(
        f"""
        {border}
        [[play]]
        answer = "push d6 d7 d8"
        refused = {{ rule = "R-145", id = "gladiabot-push-off", args = {{ cell = "d8" }} }}
        """
    )
    assert pushes(game) == {"push d6 d7 c7", "push d6 d7 e6"}


def test_r_145_a_crate_is_pushed_one_space() -> None:
    for cell in ("d7", "d5", "a4"):
        at_table(
            f"""
            {ANN}
            robots = {{ "red ape".at = "d4", "blue elk".at = "g1" }}
            crates = {{ d5 = "one" }}
            [[play]]
            answer = "push d4 d5 {cell}"
            refused = {{ rule = "R-145", id = "gladiabot-push-jump", args = {{ from = "d5" }} }}
            """
        )


def test_r_145_there_must_be_a_crate_to_push() -> None:
    at_table(
        f"""
        {ANN}
        robots = {{ "red ape".at = "d4", "blue elk".at = "g1" }}
        [[play]]
        answer = "push d4 d5 d6"
        refused = {{ rule = "G-23", id = "gladiabot-no-crate", args = {{ target_cell = "d5" }} }}
        [[play]]
        answer = "push d4 d9 d6"
        refused = {{ rule = "R-123", id = "gladiabot-no-cell", args = {{ cell = "d9" }} }}
        """
    )


@pytest.mark.parametrize("face", range(1, 7))
@pytest.mark.parametrize(("rider", "armour"), [("ape", 2), ("bat", 1), ("dog", 0), ("elk", 3)])
def test_g_24_a_die_and_a_score_of_6_or_more_and_the_robot_falls(rider: str, armour: int, face: int) -> None:
    pushed(rider, face, falls=face + armour >= 6)


def test_g_t11_die_4_and_score_2_make_6_it_falls_with_one_wound_into_the_space_left() -> None:
    at_table(
        f"""
        {ANN}
        robots = {{ "red ape".at = "d4", "blue cat" = {{ at = "d5", wounds = 1 }} }}
        crates = {{ d5 = "one" }}
        [[play]]
        answer = "push d4 d5 d6"
        dice = [4]
        [[play.tells]]
        id = "gladiabot-rider-rolled"
        seat = 1
        robot = "blue cat"
        cell = "d5"
        added = "armour"
        face = 4
        score = 2
        total = 6
        [[play.tells]]
        id = "gladiabot-crate-moved"
        from = "d5"
        cell = "d6"
        [[play.tells]]
        id = "gladiabot-fell"
        robot = "blue cat"
        cell = "d5"
        [[play.tells]]
        id = "gladiabot-wounded"
        robot = "blue cat"
        wounds = 1
        total = 2
        [after]
        asked = "Bob"
        position.crates = {{ d5 = false, d6 = "one" }}
        position.robots."blue cat" = {{ at = "d5", wounds = 2, ready = true }}
        """
    )


def test_g_t12_die_3_and_score_2_make_5_it_stays_and_moves_with_the_crate() -> None:
    at_table(
        f"""
        {ANN}
        robots = {{ "red ape".at = "d4", "blue cat" = {{ at = "d5", wounds = 1 }} }}
        crates = {{ d5 = "one" }}
        [[play]]
        answer = "push d4 d5 d6"
        dice = [3]
        tells = [
            {{ id = "gladiabot-rider-rolled", face = 3, score = 2, total = 5 }},
            {{ id = "gladiabot-crate-moved", from = "d5", cell = "d6" }},
            {{ id = "gladiabot-rode", seat = 1, robot = "blue cat", cell = "d6" }},
        ]
        [after]
        position.crates = {{ d5 = false, d6 = "one" }}
        position.robots."blue cat" = {{ at = "d6", wounds = 1, ready = true }}
        """
    )


@pytest.mark.parametrize(("score", "elk"), [("armour", 3), ("range", 2), ("power", 3)])
def test_r_122_the_score_added_is_armour_or_by_choice_range_or_power(score: str, elk: int) -> None:
    """An elk has armour 3, range 2, power 2, and a single crate adds one to power."""
    for face in range(1, 7):
        pushed("elk", face, falls=face + elk >= 6, push_score=score)


@pytest.mark.parametrize("bonus", ["power", "range", "armour"])
@pytest.mark.parametrize("crate", ["one", "two"])
@pytest.mark.parametrize("score", ["power", "range", "armour"])
def test_r_145_the_score_is_the_current_one_with_the_bonus_of_the_crate(
    score: str, crate: str, bonus: str
) -> None:
    added = bonus if crate == "one" else "power"
    total = {"power": 2, "range": 2, "armour": 3}[score] + (1 if added == score else 0)
    for face in (6 - total, 5 - total):
        falls = face + total >= 6
        pushed("elk", face, falls=falls, crate=crate, push_score=score, crate_one_bonus=bonus)


def test_r_145_the_rider_may_be_of_either_side_and_keeps_its_action() -> None:
    at_table(
        f"""
        {ANN}
        robots = {{ "red ape".at = "d4", "red bat".at = "d5", "blue elk".at = "a4" }}
        crates = {{ d5 = "two" }}
        [[play]]
        answer = "push d4 d5 e5"
        dice = [2]
        [[play]]
        asked = "Bob"
        answer = "repair a4"
        [[play]]
        asked = "Ann"
        offered = ["repair e5"]
        """
    )


def test_r_145_a_robot_that_has_fallen_stands_on_the_ground() -> None:
    """It was on two crates, which it could not leave, and cannot climb again."""
    game = at_table(
        f"""
        {ANN}
        robots = {{ "red ape".at = "d4", "blue elk".at = "d5" }}
        crates = {{ d5 = "two" }}
        [[play]]
        answer = "push d4 d5 d6"
        dice = [6]
        [[play]]
        asked = "Bob"
        answer = "move d5 d6"
        refused = {{ rule = "G-19", id = "gladiabot-too-high" }}
        """
    )
    assert {"move d5 e5", "push d5 d6 d7"} <= set(game.notations())


def test_r_145_wounds_on_the_crate_travel_with_it() -> None:
    for rider, dice in (("", []), ('"blue bat".at = "d5", ', [1]), ('"blue elk".at = "d5", ', [6])):
        at_table(
            f"""
            {ANN}
            robots = {{ {rider}"red ape".at = "d4", "blue cat".at = "g1" }}
            crates = {{ d5 = "one", a4 = "two" }}
            crate_wounds = {{ d5 = 2, a4 = 4 }}
            [[play]]
            answer = "push d4 d5 e5"
            dice = {dice}
            after.position.crate_wounds = {{ d5 = false, e5 = 2, a4 = 4 }}
            """,
            destructible=True,
        )


def test_r_145_a_crate_may_be_pushed_several_times_a_round() -> None:
    at_table(
        f"""
        {ANN}
        robots = {{ "red ape".at = "d4", "red bat".at = "e4", "blue elk".at = "c6" }}
        crates = {{ d5 = "one" }}
        [[play]]
        answer = ["push d4 d5 d6", "push c6 d6 d5", "push e4 d5 c5"]
        dice = [6, 1]
        after.position.crates = {{ c5 = "one", d5 = false, d6 = false }}
        """
    )

"""Four players: who is out, who is asked, who comes in which place."""

from __future__ import annotations

import pytest

from harena.games.gladiabot.game import Gladiabot
from harena.kernel.dice import ScriptedDice
from harena.kernel.snapshot import game_at, position_of
from tests.games.gladiabot.arena import FOUR, played, refused

COLOURS = ("red", "blue", "green", "yellow")


def at_clean_up(
    wounds: dict[str, int], out: list[int], places: list[int] | None, number: int = 5, **settings: object
) -> None:
    """A clean-up with these robots; `places` are those of the end, None if the game goes on."""
    cells = iter(["d4", "g1", "j4", "d14", "g8", "f12"])
    robots = "\n".join(f'"{robot}" = {{ at = "{next(cells)}", wounds = {w} }}' for robot, w in wounds.items())
    left = len({robot.split()[0] for robot, w in wounds.items() if w == 0})
    dice = f"[begin]\ndice = {[6, 5, 4, 3][:left]}" if places is None else ""
    after = "over = false" if places is None else f"over = true\noutcome.places = {places}"
    played(
        f"""
        [position]
        initiative = 0
        round = {number}
        out = {out}
        {FOUR}
        agenda = [{{ step = "clean-up" }}]
        [position.robots]
        {robots}
        {dice}
        [after]
        {after}
        """,
        seats=4,
        **settings,
    )


def test_r_139_the_last_player_with_robots_wins_and_the_others_rank_by_their_elimination() -> None:
    at_clean_up({"green ape": 0, "yellow ape": 3}, [2, 4, 0, 0], [4, 3, 1, 2])
    at_clean_up({"green ape": 3, "yellow ape": 0}, [4, 4, 0, 0], [3, 3, 2, 1])
    at_clean_up({"red ape": 0, "green ape": 3, "yellow ape": 9}, [0, 4, 0, 0], [1, 4, 2, 2])
    at_clean_up({"red ape": 3, "blue ape": 3, "green ape": 3, "yellow ape": 0}, [0, 0, 0, 0], [2, 2, 2, 1])


def test_r_139_while_two_players_have_robots_the_game_goes_on() -> None:
    at_clean_up({"red ape": 3, "blue ape": 0, "green ape": 3, "yellow ape": 0}, [0, 0, 0, 0], None)
    at_clean_up({"blue ape": 0, "yellow ape": 0}, [3, 0, 2, 0], None)


def test_r_137_those_who_lose_their_last_robots_together_share_the_game() -> None:
    at_clean_up({"green ape": 3, "yellow ape": 3}, [2, 4, 0, 0], [4, 3, 1, 1])
    at_clean_up({"red ape": 3, "green ape": 3, "yellow ape": 3}, [0, 4, 0, 0], [1, 4, 1, 1])
    at_clean_up({f"{colour} ape": 3 for colour in COLOURS}, [0, 0, 0, 0], [1, 1, 1, 1])
    at_clean_up({"blue ape": 3, "yellow ape": 3}, [4, 0, 4, 0], [3, 1, 3, 1])


def test_r_137_the_places_do_not_need_the_rounds_to_be_written_down() -> None:
    """A position that leaves out round and eliminations: those who fall now are before those who fell."""
    at_clean_up({"green ape": 3, "yellow ape": 3}, [0, 0, 0, 0], [3, 3, 1, 1], number=0)
    at_clean_up({"green ape": 3, "yellow ape": 0}, [0, 0, 0, 0], [3, 3, 2, 1], number=0)


def test_r_137_the_end_of_a_position_without_rounds_can_be_written_down_again() -> None:
    game = played(
        f"""
        [position]
        {FOUR}
        agenda = [{{ step = "clean-up" }}]
        robots = {{ "red ape" = {{ at = "g1", wounds = 3 }}, "blue ape".at = "g2" }}
        """,
        seats=4,
    )

    assert game.state()["out"] == [1, 0, 0, 0]
    again = game_at(game.setup, position_of(game), ScriptedDice([]))
    assert position_of(again) == position_of(game)


def test_r_137_a_position_in_which_somebody_fell_in_a_round_to_come_is_refused() -> None:
    refusal = refused(f"[position]\nround = 3\nout = [0, 4, 0, 0]\n{FOUR}", seats=4)

    assert refusal.message.args == {"where": "position.out[1]", "least": 0, "most": 3, "found": "4"}


def test_r_148_at_the_cap_those_with_robots_rank_by_their_number_before_those_without() -> None:
    robots = {"red ape": 0, "green ape": 0, "green bat": 0, "yellow ape": 0}
    at_clean_up(robots, [0, 1, 0, 0], [2, 4, 1, 2], number=5, round_cap=5)
    at_clean_up(robots, [0, 1, 0, 0], [1, 4, 1, 1], number=5, round_cap=5, cap_result="draw")
    at_clean_up(robots, [0, 1, 0, 0], None, number=4, round_cap=5)


def test_r_148_who_falls_in_the_last_round_ranks_behind_those_who_do_not() -> None:
    robots = {"red ape": 3, "green ape": 0, "green bat": 2, "yellow ape": 1, "yellow bat": 0}
    at_clean_up(robots, [0, 3, 0, 0], [3, 4, 2, 1], number=5, round_cap=5)
    at_clean_up(robots, [0, 3, 0, 0], [3, 4, 1, 1], number=5, round_cap=5, cap_result="draw")
    everybody = {"red ape": 3, "green ape": 3, "yellow ape": 3}
    at_clean_up(everybody, [0, 3, 0, 0], [1, 4, 1, 1], number=5, round_cap=5, cap_result="draw")


def test_r_149_a_player_without_robots_is_passed_over_and_rolls_no_die() -> None:
    played(
        f"""
        [position]
        initiative = 0
        round = 3
        out = [0, 3, 0, 0]
        {FOUR}
        agenda = [{{ step = "start-round", number = 4 }}]
        robots = {{ "red ape".at = "g1", "green ape".at = "g3", "yellow ape".at = "g6" }}
        [begin]
        dice = [5, 2, 5, 1, 3]
        tells = [
            "gladiabot-round-began",
            {{ id = "gladiabot-initiative-rolled", seat = 0, face = 5 }},
            {{ id = "gladiabot-initiative-rolled", seat = 2, face = 2 }},
            {{ id = "gladiabot-initiative-rolled", seat = 3, face = 5 }},
            {{ id = "gladiabot-initiative-rolled", seat = 0, face = 1 }},
            {{ id = "gladiabot-initiative-rolled", seat = 3, face = 3 }},
            {{ id = "gladiabot-initiative-won", seat = 3 }},
        ]
        [[play]]
        asked = "Dan"
        answer = "repair g6"
        tells = ["gladiabot-waited"]
        [[play]]
        asked = "Ann"
        answer = "repair g1"
        tells = ["gladiabot-waited"]
        [[play]]
        asked = "Cid"
        """,
        seats=4,
    )


def test_r_126_with_four_players_each_who_has_acted_with_all_robots_is_skipped() -> None:
    played(
        f"""
        [position]
        initiative = 1
        {FOUR}
        agenda = [{{ step = "act", seat = 1 }}, {{ step = "clean-up" }}]
        [position.robots]
        "red ape" = {{ at = "g1", ready = false }}
        "blue ape".at = "g3"
        "blue bat".at = "h3"
        "green ape" = {{ at = "g5", ready = false }}
        "yellow ape".at = "g7"
        [[play]]
        asked = "Bob"
        answer = "repair g3"
        tells = ["gladiabot-waited", {{ id = "gladiabot-skipped", seat = 2 }}]
        [[play]]
        asked = "Dan"
        answer = "repair g7"
        tells = ["gladiabot-waited", {{ id = "gladiabot-skipped", seat = 0 }}]
        [[play]]
        asked = "Bob"
        answer = "repair h3"
        dice = [6, 5, 4, 3]
        after.asked = "Ann"
        """,
        seats=4,
    )


def test_g_21_robots_fire_move_and_push_across_the_seam_of_the_boards() -> None:
    """The second board lies right of the first: g7 and f8 are neighbours across the seam."""
    game = played(
        f"""
        [position]
        initiative = 0
        {FOUR}
        agenda = [{{ step = "act", seat = 0 }}, {{ step = "clean-up" }}]
        crates = {{ g6 = "one" }}
        [position.robots]
        "red bat".at = "g7"
        "blue ape".at = "e9"
        "green ape".at = "a11"
        "yellow ape".at = "h6"
        """,
        seats=4,
        movable=True,
    )
    assert isinstance(game, Gladiabot)
    assert "f8" in game.board.cell_of
    assert {"move g7 f8", "attack g7 e9", "attack g7 h6"} <= set(game.notations())
    assert {f"push g7 g6 {cell}" for cell in ("g5", "h5", "f7", "f6")} <= set(game.notations())


@pytest.mark.parametrize("seat", range(4))
def test_r_139_each_of_four_can_win(seat: int) -> None:
    robots = {f"{colour} ape": 0 if n == seat else 3 for n, colour in enumerate(COLOURS)}
    at_clean_up(robots, [0, 0, 0, 0], [1 if n == seat else 2 for n in range(4)])

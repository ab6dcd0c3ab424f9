"""A process that thinks for bots: a position on a line in, an answer on a line out, until its input ends.

It is given what lies on the table, and neither the table's dice nor its tokens.
"""

from __future__ import annotations

import json
import os
import sys
from typing import BinaryIO

from harena.bots.bot import Bot, Thought, consult, consult_thoughts
from harena.bots.named import DEFAULT_SIMULATIONS, bot_named
from harena.games import game_type
from harena.kernel.dice import SeededDice
from harena.kernel.game import Game
from harena.kernel.message import Data
from harena.kernel.snapshot import game_at
from harena.web.budget import Within

HINTING = "tree"
"""The bot that gives hints; it thinks as long as it may."""
MODEST = 5
"""So much the processes of bots stand back behind the server."""


def answered(task: Data) -> Data:
    """What the bot would play, or what it makes of every option."""
    game = game_of(task)
    bot = bot_of(task)
    if task["hint"]:
        found = consult_thoughts(bot, game)
        return {"thoughts": [_plain(game, thought) for thought in found]}
    return {"notation": game.question().notation(game, consult(bot, game))}


def game_of(task: Data) -> Game:
    """The game in the position of the task."""
    seats, settings, position = task["seats"], task["settings"], task["position"]
    assert isinstance(seats, int)
    assert isinstance(settings, dict)
    assert isinstance(position, dict)
    setup = game_type(str(task["game"])).agreed(seats, settings)
    return game_at(setup, position, SeededDice(0))


def bot_of(task: Data) -> Bot:
    name, seed, seconds = str(task["bot"]), task["seed"], task["seconds"]
    assert isinstance(seed, int)
    assert isinstance(seconds, float)
    number = int(name.partition(":")[2] or DEFAULT_SIMULATIONS)
    return bot_named(name, seed, Within(0 if task["hint"] else number, seconds))


def _plain(game: Game, thought: Thought) -> Data:
    notation = game.question().notation(game, thought.option)
    return {"a": notation, "share": thought.value, "visits": thought.visits}


def serve(tasks: BinaryIO, answers: BinaryIO) -> None:
    """Answer until nobody asks any more; a task that breaks down is answered with its problem."""
    answers.write(b"ready\n")
    answers.flush()
    for line in tasks:
        try:
            answer = answered(json.loads(line))
        except Exception as problem:  # noqa: BLE001  # a game's own code may raise anything
            answer = {"problem": f"{type(problem).__name__}: {problem}"}
        answers.write(json.dumps(answer).encode() + b"\n")
        answers.flush()


def main() -> None:
    answers = sys.stdout.buffer
    sys.stdout = sys.stderr  # what a game prints is no answer
    if hasattr(os, "nice"):
        os.nice(MODEST)
    try:
        serve(sys.stdin.buffer, answers)
    except (BrokenPipeError, KeyboardInterrupt):
        os._exit(0)  # the server has gone


if __name__ == "__main__":
    main()

"""What bots are asked, and what becomes of their answers."""

from __future__ import annotations

import logging
import secrets

from harena.kernel.game import Game
from harena.kernel.message import Data
from harena.kernel.snapshot import position_of
from harena.web.limits import Limits
from harena.web.live import Live, words
from harena.web.protocol import Thought
from harena.web.thinker import HINTING
from harena.web.thinkers import Thinkers

LOG = logging.getLogger("harena.web")
HINTS = 3
"""How many options a hint names."""


def task_for(live: Live, bot: str, seconds: float, *, hint: bool) -> Data:
    """A position and a question. Neither dice nor tokens go along."""
    setup = live.table.setup
    return {
        "game": setup.type.id,
        "seats": setup.seats,
        "settings": dict(setup.settings),
        "position": position_of(live.table.game),
        "bot": bot,
        "seed": secrets.randbits(63),
        "seconds": seconds,
        "hint": hint,
    }


def bot_task(live: Live, seconds: float) -> Data:
    return task_for(live, live.players[int(live.table.game.seat)], seconds, hint=False)


def hint_task(live: Live, seconds: float) -> Data:
    return task_for(live, HINTING, seconds, hint=True)


async def chosen_for(thinkers: Thinkers, live: Live, limits: Limits) -> tuple[str, list[Data]]:
    """What the bot that is asked plays; if it is lost the first answer on offer, and a word about that."""
    game = live.table.game
    seat = int(game.seat)
    try:
        answer = await thinkers.ask(
            bot_task(live, limits.bot_seconds), limits.bot_seconds + limits.grace_seconds
        )
        notation = str(answer["notation"])
        game.option_of(notation)
    except Exception as problem:  # noqa: BLE001  # whatever a bot does, the table goes on
        LOG.warning("table %s: the bot of seat %s gave no answer: %r", live.id, seat, problem)
        return first_answer(game), [{"id": "server-bot-lost", "args": {"seat": seat}}]
    return notation, []


def first_answer(game: Game) -> str:
    return "" if game.ask is None else game.ask.notation(game, game.offered[0])


def thoughts_of(live: Live, answer: Data) -> list[Thought]:
    """What a bot makes of the options, in the words of the game."""
    game = live.table.game
    found = answer["thoughts"]
    assert isinstance(found, list)
    return [
        Thought(
            a=thought["a"],
            label=words(game.question().label(game, game.option_of(thought["a"]))),
            share=thought["share"],
            visits=thought["visits"],
        )
        for thought in found[:HINTS]
    ]

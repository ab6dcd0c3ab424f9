"""Scenes: a position, scripted dice, answers, and what must be true before and after each of them.

The format is described in docs/reference/scenes.md. A scene that cannot be read or set up is refused;
one that reads well but does not come true fails, with what was expected and what was found.
"""

from __future__ import annotations

from collections.abc import Callable

from harena.kernel.dice import ScriptedDice, Token
from harena.kernel.event import Story
from harena.kernel.expectation import SceneFailed, compare, expect_all, expect_events
from harena.kernel.game import Game
from harena.kernel.gametype import GameType
from harena.kernel.message import Data, Refused
from harena.kernel.plain import Reader, shown
from harena.kernel.setup import Setup
from harena.kernel.snapshot import game_at, impossible, position_of
from harena.kernel.toml import read_toml

FORMAT = 1


class Scene:
    """A scene that was read: which game, how it is set up, what is played."""

    def __init__(self, text: str, find: Callable[[str], GameType]) -> None:
        reader = Reader(read_toml(text))
        if shown(reader.value("scene")) != str(FORMAT):
            raise Refused("", "scene-format", {"found": shown(reader.value("scene")), "known": FORMAT})
        self.title = reader.text("title") if reader.has("title") else ""
        self.rules = _texts(reader, "rules") if reader.has("rules") else []
        self.type = find(reader.text("game"))
        self.names = _names(reader, self.type)
        self.settings = reader.table("settings").data if reader.has("settings") else {}
        self.position = reader.table("position").data if reader.has("position") else {}
        self.begin = _optional_table(reader, "begin")
        self.plays = _plays(reader)
        self.after = _optional_table(reader, "after")
        reader.done()

    def run(self) -> Game:
        """Play the scene; the game as it is at the end."""
        setup = self.type.agreed(len(self.names), self.settings)
        game, story = self._begin(setup)
        for play in self.plays:
            _run_play(game, story, play, self.names)
        expect_all(game, self.after, self.names)
        self.after.done()
        return game

    def _begin(self, setup: Setup) -> tuple[Game, Story]:
        story = Story()
        dice = _dice(self.begin)
        try:
            game = game_at(setup, self.position, dice, story)
        except Refused as refused:
            raise _placed("begin", refused) from None
        _all_used(dice, self.begin)
        expect_events(self.begin, story.take())
        self.begin.done()
        return game, story


def _run_play(game: Game, story: Story, play: Reader, names: list[str]) -> None:
    expect_all(game, play, names)
    if play.has("answer"):
        _answer(game, story, play)
    if play.has("after"):
        after = play.table("after")
        expect_all(game, after, names)
        after.done()
    play.done()


def _answer(game: Game, story: Story, play: Reader) -> None:
    """Give the answers of a play; the last of them may have to be refused."""
    *answers, last = _texts(play, "answer")
    dice = _dice(play)
    game.dice = dice
    for answer in answers:
        _play(game, answer, play.where)
    if play.has("refused"):
        _expect_refusal(game, last, play)
    else:
        _play(game, last, play.where)
    _all_used(dice, play)
    expect_events(play, story.take())


def _play(game: Game, answer: str, where: str) -> None:
    try:
        game.play(answer)
    except Refused as refused:
        raise _placed(where, refused) from None
    except Exception as problem:
        raise impossible(problem) from problem


def _placed(where: str, refused: Refused) -> Refused:
    """A refusal that says where in the scene it came about."""
    if "where" in refused.message.args:
        return refused
    return Refused(refused.rule, "scene-place", {"where": where, "cause": refused.message.plain()})


def _expect_refusal(game: Game, answer: str, play: Reader) -> None:
    """The answer is refused, for the reason named, and nothing has changed."""
    wanted = play.value("refused")
    before = position_of(game)
    try:
        game.play(answer)
    except Refused as refused:
        reason = wanted if isinstance(wanted, dict) else {"id": wanted}
        compare(play.path("refused"), "refusal", reason, refused.plain())
    except Exception as problem:
        raise impossible(problem) from problem
    else:
        raise SceneFailed(play.path("refused"), "refusal", wanted, "accepted")
    compare(play.where, "position", before, position_of(game))


def _names(reader: Reader, type: GameType) -> list[str]:
    if not reader.has("seats"):
        return [f"seat {n}" for n in range(type.least_seats)]
    names = _texts(reader, "seats")
    if len(set(names)) < len(names):
        raise Refused("", "scene-names", {"where": reader.path("seats"), "names": [*names]})
    return names


def _optional_table(reader: Reader, key: str) -> Reader:
    return reader.table(key) if reader.has(key) else Reader({}, key)


def _plays(reader: Reader) -> list[Reader]:
    plays: list[Reader] = []
    for i, value in enumerate(reader.list("play") if reader.has("play") else []):
        if not isinstance(value, dict):
            args: Data = {"where": f"play[{i}]", "wanted": "table", "found": shown(value)}
            raise Refused("", "data-kind", args)
        plays.append(Reader(value, f"play[{i}]"))
    return plays


def _texts(reader: Reader, key: str) -> list[str]:
    """A text, or a list of at least one."""
    value = reader.value(key)
    texts = [value] if isinstance(value, str) else value
    if not isinstance(texts, list) or not texts or not all(isinstance(t, str) for t in texts):
        raise reader.wrong(key, "texts")
    return texts


def _dice(reader: Reader) -> ScriptedDice:
    tokens: list[Token] = []
    for token in reader.list("dice") if reader.has("dice") else []:
        if isinstance(token, bool) or not isinstance(token, (int, str)):
            raise reader.wrong("dice", "dice")
        tokens.append(token)
    return ScriptedDice(tokens)


def _all_used(dice: ScriptedDice, reader: Reader) -> None:
    if dice.left_over():
        where = reader.path("dice")
        raise SceneFailed(where, "dice", dice.script, dice.script[: dice.used])

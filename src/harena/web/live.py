"""A table in memory: the kernel's table, and its story since the first event. The store can make it anew."""

from __future__ import annotations

import msgspec

from harena.games import game_type
from harena.kernel.dice import Dice, ScriptedDice
from harena.kernel.event import Event
from harena.kernel.message import Data, Refused
from harena.kernel.message import Message as Said
from harena.kernel.table import Move, Table
from harena.web.chain import START, Entry, is_sound, sealed
from harena.web.dice import SCHEME, KeyedDice
from harena.web.protocol import Told, Words, write
from harena.web.seating import kernel_players
from harena.web.store import Store, now_ms


class Past:
    """A step of the story: what all may see of it, written once."""

    def __init__(self, told: Told, hash: str, view: msgspec.Raw) -> None:
        self.told = told
        self.hash = hash
        self.view = view
        self.names: list[str] | None = None
        self.players: list[str] | None = None


class Live:
    """A table that goes on: tries a deed, gives the event to be stored; replays events that were."""

    def __init__(self, id: str, secret: bytes) -> None:
        self.id = id
        self.secret = secret
        self.head = START
        self.story: list[Past] = []
        self.moved = 0
        """The step with which the position last changed."""
        self.labels: list[Words] = []
        """What each move on the table meant, for whoever takes it back."""
        self.answers: dict[tuple[int, str], int] = {}
        """The step that each attempt became, by the number of its token and its key."""
        self.refusals: dict[tuple[int, str], bytes] = {}
        """What others were answered; the oldest first."""
        self.players: list[str] = []
        self.table: Table

    @property
    def seq(self) -> int:
        return len(self.story) - 1

    # Doing

    def open(self, data: Data) -> Entry:
        """Set the table up as its first event says."""
        self.table = self._set_up(data, KeyedDice(self.secret, 0))
        return self._record("begin", -1, -1, None, {**data, **_traces(self.table.opening)})

    def move(self, notation: str, holder: int, key: str | None, said: list[Data]) -> Entry:
        """Play an answer; `said` is told before what the table saw."""
        move = self._play(notation, KeyedDice(self.secret, self.seq + 1))
        data: Data = {"a": move.notation, "said": said, **_traces(move)}
        return self._record("move", move.seat, holder, key, data)

    def undo(self, holder: int, key: str) -> Entry:
        """Take the latest move back."""
        move = self.table.undo()
        self.labels.pop()
        return self._record("undo", move.seat, holder, key, {"a": move.notation})

    def seat(self, seat: int, name: str, player: str, said: Data) -> Entry:
        """Somebody sits down."""
        data: Data = {"name": name, "player": player, "said": [said]}
        self._sit(seat, data)
        return self._record("seat", seat, -1, None, data)

    def _record(self, kind: str, seat: int, holder: int, key: str | None, data: Data) -> Entry:
        entry = sealed(self.head, self.seq + 1, now_ms(), kind, seat, holder, key, data)
        self._note(entry, data)
        return entry

    # Replaying

    def follow(self, entry: Entry) -> None:
        """Do what a stored event says; refused where it was changed or the rules would not have it."""
        if entry.seq != self.seq + 1 or not is_sound(self.head, entry):
            raise self.broken(entry.seq)
        data = entry.data()
        if entry.kind == "begin":
            self.table = self._set_up(data, ScriptedDice(_tokens(data)))
            self._same(entry, self.table.opening)
        elif entry.kind == "move":
            self._same(entry, self._play(str(data["a"]), ScriptedDice(_tokens(data))))
        elif entry.kind == "undo":
            self.table.undo()
            self.labels.pop()
        else:
            self._sit(entry.seat, data)
        self._note(entry, data)

    def _same(self, entry: Entry, move: Move) -> None:
        data = entry.data()
        if move.state != data["state"] or move.dice != data["dice"]:
            raise self.broken(entry.seq)

    def broken(self, seq: int) -> Refused:
        return Refused("", "server-table-broken", {"table": self.id, "step": seq})

    # Both

    def _set_up(self, data: Data, dice: Dice) -> Table:
        type = game_type(str(data["game"]))
        if data["version"] != type.version:
            args: Data = {"game": type.id, "version": data["version"], "current": type.version}
            raise Refused("", "record-other-version", args)
        names, players, settings = data["names"], data["players"], data["settings"]
        assert isinstance(names, list)
        assert isinstance(players, list)
        assert isinstance(settings, dict)
        self.players = list(players)
        setup = type.agreed(len(names), settings)
        return Table(setup, list(names), dice, SCHEME, kernel_players(players))

    def _play(self, notation: str, dice: Dice) -> Move:
        game = self.table.game
        option = game.option_of(notation)
        label = words(game.question().label(game, option))
        self.table.dice.source = dice
        move = self.table.play(option)
        self.labels.append(label)
        return move

    def _sit(self, seat: int, data: Data) -> None:
        self.table.names[seat] = str(data["name"])
        self.players[seat] = str(data["player"])
        self.table.players = kernel_players(self.players)

    def _note(self, entry: Entry, data: Data) -> None:
        """Add an event to the story."""
        self.head = entry.hash
        if entry.key is not None:
            self.answers[entry.holder, entry.key] = entry.seq
        told = Told(entry.seq, entry.kind, entry.seat, str(data.get("a", "")), self._told(entry, data))  # type: ignore[arg-type]
        past = Past(told, entry.hash.hex(), msgspec.Raw(write(self.table.game.view())))
        if entry.kind == "seat":
            past.names, past.players = list(self.table.names), list(self.players)
        else:
            self.moved = entry.seq
        self.story.append(past)

    def _told(self, entry: Entry, data: Data) -> list[Words]:
        said = data.get("said", [])
        assert isinstance(said, list)
        found = [Words(message["id"], message["args"]) for message in said]
        if entry.kind == "undo":
            return [Words("table-undone", {"notation": data["a"]})]
        events: list[Event] = []
        if entry.kind == "begin":
            events = self.table.opening.events
        elif entry.kind == "move":
            events = self.table.moves[-1].events
        return [*found, *(words(event) for event in events)]


def loaded(store: Store, id: str) -> Live:
    """The table as its events tell it."""
    secret = store.secret(id, "dice")
    if secret is None:
        raise Refused("", "server-table-unknown", {"table": id})
    live = Live(id, secret)
    for entry in store.events(id):
        try:
            live.follow(entry)
        except Refused as refused:
            if refused.message.id in ("server-table-broken", "record-other-version"):
                raise
            raise live.broken(entry.seq) from refused
    live.refusals = store.refusals(id)
    return live


def words(message: Said) -> Words:
    return Words(message.id, message.args)


def _traces(move: Move) -> Data:
    return {"dice": list(move.dice), "state": move.state}


def _tokens(data: Data) -> list[int | str]:
    tokens = data["dice"]
    assert isinstance(tokens, list)
    return list(tokens)

"""A table in the terminal: it shows what happened and what lies there, asks, and hears."""

from __future__ import annotations

from rich.console import Console

from harena.bots.bot import Bot, consult, consult_thoughts
from harena.bots.named import bot_named
from harena.bots.tree_search import TreeSearch
from harena.cli.clock import Seconds
from harena.cli.drawing import drawn
from harena.cli.files import new_name, write_file
from harena.kernel.event import Event
from harena.kernel.message import Message, Refused
from harena.kernel.record import written_record
from harena.kernel.table import PERSON, Table
from harena.locale.speaker import FluentSpeaker

HINT_SECONDS = 2.0
HINTS = 3
"""How many options a hint shows."""
SUFFIX = ".harena"
COMMANDS = ("undo", "hint", "view", "save", "help", "quit")


class Quit(Exception):
    """The people have had enough."""


class Terminal:
    """People and bots at one table, one screen between them."""

    def __init__(self, table: Table, language: str, file: str | None, seed: int, console: Console) -> None:
        self.table = table
        self.speaker = FluentSpeaker(language, table.names)
        self.file = file
        self.seed = seed
        self.console = console
        self.bots: dict[int, Bot] = {
            seat: bot_named(player, seed + seat + 1)
            for seat, player in enumerate(table.players)
            if player != PERSON
        }

    def run(self) -> None:
        """Play until the game is over or somebody stops; an unfinished game is kept in a file."""
        self.say("table-opened", {"title": self.title(), "scheme": self.table.scheme})
        self.say("table-help-hint")
        self.tell(self.table.opening.events)
        try:
            while not self.table.game.is_over:
                self.turn()
        except (Quit, EOFError, KeyboardInterrupt):
            self.leave()
        else:
            self.show()
            self.tell_places()
            self.autosave()

    def title(self) -> str:
        return self.speaker.say(Message(f"{self.table.setup.type.id}-title"))

    # Turns

    def turn(self) -> None:
        seat = int(self.table.game.seat)
        if seat in self.bots:
            option = int(consult(self.bots[seat], self.table.game))
            self.play(option, chosen_by=seat)
        else:
            self.ask()

    def ask(self) -> None:
        """Put the question and hear answers and commands until one of them leads on."""
        self.show()
        self.question()
        while not self.hear(self.read()):
            pass

    def read(self) -> str:
        """A line somebody types; one that is no text counts as nothing typed."""
        try:
            return self.console.input("> ").strip()
        except UnicodeDecodeError:
            return ""

    def hear(self, line: str) -> bool:
        """Do what somebody has typed; True when the table has moved on."""
        command, _, rest = line.partition(" ")
        try:
            if not line:
                return False
            if command in COMMANDS and command not in self.table.game.notations():
                return self.command(command, rest.strip())
            self.play(self.option_meant(line))
        except Refused as refused:
            self.console.print(self.speaker.refusal(refused))
            return False
        return True

    def option_meant(self, line: str) -> int:
        """The option that a number of the list, a notation or the beginning of just one means."""
        game = self.table.game
        notations = game.notations()
        if line.isascii() and line.isdigit() and 1 <= int(line[:9]) <= len(notations):
            return game.options()[int(line[:9]) - 1]
        wanted = " ".join(line.lower().split())
        meant = [notation for notation in notations if notation.startswith(wanted)]
        return int(game.option_of(meant[0] if len(meant) == 1 else wanted))

    def play(self, option: int, chosen_by: int | None = None) -> None:
        move = self.table.play(option)
        if chosen_by is not None:
            self.say("table-bot-plays", {"seat": chosen_by, "notation": move.notation})
        self.tell(move.events)
        if self.file is not None:
            self.autosave()

    # Commands

    def command(self, command: str, rest: str) -> bool:
        if command == "undo":
            self.say("table-undone", {"notation": self.table.undo().notation})
            return True
        if command == "quit":
            raise Quit
        if command == "save":
            self.save(rest)
        elif command == "hint":
            self.hint()
        elif command == "view":
            self.show()
            self.question()
        else:
            self.say("table-help")
        return False

    def save(self, name: str) -> None:
        """Save under a name; an existing file that is not this game's is left alone."""
        from pathlib import Path

        if not name and self.file is None:
            raise Refused("", "save-no-name")
        if name and name != self.file and Path(name).exists():
            raise Refused("", "save-exists", {"file": name})
        file = name or self.file or ""
        write_file(file, written_record(self.table))
        self.file = file
        self.say("table-saved", {"file": file})

    def hint(self) -> None:
        """What a search of two seconds makes of the options."""
        game = self.table.game
        thoughts = consult_thoughts(TreeSearch(self.seed, Seconds(HINT_SECONDS)), game)
        ask = game.question()
        for thought in thoughts[:HINTS]:
            percent = round(100 * thought.value)
            args: dict[str, object] = {
                "notation": ask.notation(game, thought.option),
                "percent": percent,
                "visits": thought.visits,
            }
            self.say("table-hint", args)

    def leave(self) -> None:
        """Keep what was played."""
        self.console.print()
        if self.table.moves and self.file is None:
            self.file = new_name(self.table.setup.type.id, SUFFIX)
        if self.table.moves:
            self.autosave()
            self.say("table-left", {"file": self.file})

    def autosave(self) -> None:
        if self.file is not None:
            write_file(self.file, written_record(self.table))

    # Showing

    def show(self) -> None:
        self.console.print()
        for line in drawn(self.table.game.view()):
            self.console.print(f"  {line}")
        self.console.print()

    def question(self) -> None:
        game = self.table.game
        ask = game.question()
        self.console.print(self.speaker.say(ask.prompt(game)))
        notations = game.notations()
        width = max(len(notation) for notation in notations)
        for number, option in enumerate(game.options(), 1):
            label = self.speaker.say(ask.label(game, option))
            self.console.print(f"  {number:>2}  {notations[number - 1]:<{width}}  {label}")

    def tell(self, events: list[Event]) -> None:
        for event in events:
            self.console.print(f"  {self.speaker.say(event)}")

    def tell_places(self) -> None:
        outcome = self.table.game.outcome
        assert outcome is not None
        for seat, place in enumerate(outcome.places):
            self.say("place", {"seat": seat, "place": place})

    def say(self, id: str, args: dict[str, object] | None = None) -> None:
        self.console.print(self.speaker.say(Message(id, args)))

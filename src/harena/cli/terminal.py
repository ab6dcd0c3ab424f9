"""A table in the terminal: it shows what happened and what lies there, asks, and hears."""

from __future__ import annotations

from rich.console import Console

from harena.bots.bot import Bot, consult, consult_thoughts
from harena.bots.named import bot_named
from harena.bots.tree_search import TreeSearch
from harena.cli.answers import begins, folded, grouped, listed, notations_meant, split_at_gap
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
LISTED = 12
"""So many answers are listed in full; of more, those that begin alike share a line."""
ENDLESS = 1_000_000
"""Signs of a line where no screen ends it: in a file, in a pipe."""
LIST = "?"
"""Lists the answers in full."""
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
        self.width = console.width if console.is_terminal else ENDLESS
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
            if line.startswith(LIST):
                self.list_answers(line.removeprefix(LIST).lower())
                return False
            if command in COMMANDS and command not in self.table.game.notations():
                return self.command(command, rest.strip())
            self.play(self.option_meant(line))
        except Refused as refused:
            self.print(self.speaker.refusal(refused))
            return False
        return True

    def option_meant(self, line: str) -> int:
        """The option that a number of the list, a notation or the beginnings of its words mean."""
        game = self.table.game
        notations = game.notations()
        if line.isascii() and line.isdigit() and 1 <= int(line[:9]) <= len(notations):
            return game.options()[int(line[:9]) - 1]
        wanted = " ".join(line.lower().split())
        meant = notations_meant(wanted, notations)
        if len(meant) > 1:
            args: dict[str, object] = {"wanted": wanted, "offered": meant}
            raise Refused(game.question().rule, "answer-ambiguous", args)
        return int(game.option_of(meant[0] if meant else wanted))

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
            self.undo()
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

    def undo(self) -> None:
        """Take an answer back, but none that a bot gave."""
        moves = self.table.moves
        if moves and moves[-1].seat in self.bots:
            raise Refused("", "undo-blocked")
        self.say("table-undone", {"notation": self.table.undo().notation})

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
            left = Message("table-left", {"file": self.file})
            self.console.print(self.speaker.say(left))  # not folded: people copy the command in it

    def autosave(self) -> None:
        if self.file is not None:
            write_file(self.file, written_record(self.table))

    # Showing

    def show(self) -> None:
        self.print_lines(["", *drawn(self.table.game.sketch(), self.speaker, 2), ""])

    def question(self) -> None:
        """The question, and its answers: all, or if they are many those that begin alike on one line."""
        game = self.table.game
        self.print(self.speaker.say(game.question().prompt(game)))
        number = len(game.offered)
        if number <= LISTED:
            self.list_answers("")
            return
        self.print_lines(grouped(game.notations(), self.label, self.width))
        self.say("table-many", {"number": number})

    def list_answers(self, beginning: str) -> None:
        """Every answer with its number and what it means, or those that begin like this."""
        game = self.table.game
        words = beginning.split()
        meant = {nth: notation for nth, notation in enumerate(game.notations()) if begins(words, notation)}
        if not meant:
            raise game.not_offered(" ".join(words))
        self.print_lines(listed(meant, self.label, self.width))

    def label(self, nth: int) -> str:
        """What the nth option means."""
        game = self.table.game
        return self.speaker.say(game.question().label(game, game.offered[nth]))

    def tell(self, events: list[Event]) -> None:
        for event in events:
            self.print(self.speaker.say(event), 2)

    def tell_places(self) -> None:
        outcome = self.table.game.outcome
        assert outcome is not None
        for seat, place in enumerate(outcome.places):
            self.say("place", {"seat": seat, "place": place, "sharing": outcome.places.count(place)})

    def say(self, id: str, args: dict[str, object] | None = None) -> None:
        self.print(self.speaker.say(Message(id, args)))

    def print(self, text: str, indent: int = 0) -> None:
        """A text of one line or several, folded where they are wider than the screen."""
        for line in text.split("\n"):
            start, rest = split_at_gap(line)
            self.print_lines(folded(" " * indent + start, rest, self.width))

    def print_lines(self, lines: list[str]) -> None:
        for line in lines:
            self.console.print(line)

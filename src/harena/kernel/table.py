"""A table: a game, the dice on it, who sits there, all that was played, and how far it can go back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from harena.kernel.dice import Dice, Token, TracedDice
from harena.kernel.event import Event, Story
from harena.kernel.game import Game
from harena.kernel.message import Data, Refused
from harena.kernel.snapshot import state_hash

if TYPE_CHECKING:
    from harena.kernel.setup import Setup

PERSON = "person"


class Move:
    """One decision, the dice it caused and what the table saw of it."""

    def __init__(self, seat: int, notation: str, dice: list[Token], events: list[Event]) -> None:
        self.seat = seat
        self.notation = notation
        self.dice = dice
        self.events = events
        self.state = ""
        self.view: Data = {}


class Table:
    """Plays one game by notation and keeps its record; everything that is played goes through here."""

    def __init__(
        self, setup: Setup, names: list[str], dice: Dice, scheme: str, players: list[str] | None = None
    ) -> None:
        """`players` says who plays each seat: `person`, or the name of a bot."""
        self.setup = setup
        self.names = names
        self.players = players or [PERSON] * setup.seats
        if len(self.players) != setup.seats or len(names) != setup.seats:
            args: Data = {"seats": setup.seats, "names": len(names), "players": len(self.players)}
            raise Refused("", "table-seats", args)
        self.scheme = scheme
        self.dice = TracedDice(dice)
        self.story = Story()
        self.moves: list[Move] = []
        self.kept: list[Game] = []
        """Copies to go back to, the latest last: one for each move that can still be undone."""
        self.game: Game = self._begin()
        self.opening = Move(-1, "", self.dice.take(), self.story.take())
        self.opening.state = state_hash(self.game)
        self.opening.view = self.game.view()

    def _begin(self) -> Game:
        game = self.setup.type.set_up(self.setup, self.dice)
        game.listener = self.story
        game.begin()
        return game

    def play(self, choice: int | str) -> Move:
        """Play an answer of the seat that is asked; a refused one changes nothing."""
        game = self.game
        question = game.question()
        option = game.option_of(choice) if isinstance(choice, str) else choice
        before = game.copy(self.dice)
        seat = int(game.seat)
        try:
            game.play(option)
        except Refused:
            if not game.is_broken:
                raise
            self._recover()
            raise
        except Exception:
            self._recover()
            raise
        move = Move(seat, question.notation(before, option), self.dice.take(), self.story.take())
        self._keep(before, move)
        return move

    def _keep(self, before: Game, move: Move) -> None:
        """Note a move. What lies behind a roll, a draw or another seat's answer cannot be undone."""
        move.state = state_hash(self.game)
        move.view = self.game.view()
        if self.moves and self.moves[-1].seat != move.seat:
            self.kept = []
        self.moves.append(move)
        self.kept = [] if move.dice else [*self.kept, before]

    def may_undo(self) -> bool:
        return bool(self.kept)

    def undo(self) -> Move:
        """Take the last move back; refused behind a roll, a draw or another seat's answer."""
        if not self.kept:
            raise Refused("", "undo-none" if not self.moves else "undo-blocked")
        self.game = self.kept.pop()
        self.game.listener = self.story
        return self.moves.pop()

    def _recover(self) -> None:
        """A game that broke down in mid-answer is set up anew from what was played before."""
        from harena.kernel.dice import ScriptedDice

        live = self.dice.source
        played = [*self.opening.dice]
        for move in self.moves:
            played += move.dice
        self.dice.source = ScriptedDice(played)
        self.story = Story()
        self.game = self._begin()
        for move in self.moves:
            self.game.play(move.notation)
        self.dice.source = live
        self.dice.take()
        self.story.take()
        self.kept = []

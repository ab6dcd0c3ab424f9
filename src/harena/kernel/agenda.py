"""What the rules do next: a stack of steps."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

if TYPE_CHECKING:
    from harena.kernel.step import Step


@final
class Agenda:
    """A stack that keeps its room: a list would be shrunk and grown again with nearly every step."""

    def __init__(self, steps: list[Step]) -> None:
        """The next step stands last."""
        self._room: Final = steps
        self._depth: i64 = len(steps)

    def push(self, step: Step) -> None:
        if self._depth < i64(len(self._room)):
            self._room[self._depth] = step
        else:
            self._room.append(step)
        self._depth += 1

    def pop(self) -> Step:
        """The next step; rules that leave none behind have broken down."""
        if self._depth == 0:
            raise IndexError("nothing is left on the agenda")
        self._depth -= 1
        return self._room[self._depth]

    def steps(self) -> list[Step]:
        """All that waits, the next step last."""
        return self._room[: self._depth]

    def copy(self) -> Agenda:
        return Agenda(self._room[: self._depth])

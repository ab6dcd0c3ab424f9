"""The processes that think for bots: as many as there are processors to spare, replaced when they fail."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import os
import sys
from collections.abc import Sequence

from harena.kernel.message import Data

LOG = logging.getLogger("harena.web")
COMMAND = (sys.executable, "-m", "harena.web.thinker")
MOST = 2
START_SECONDS = 30.0
LONGEST_LINE = 4 * 1024 * 1024


class Lost(Exception):
    """The process died, hung or had nothing sensible to say."""


class Thinker:
    """One process."""

    def __init__(self, command: Sequence[str]) -> None:
        self.command = command
        self.process: asyncio.subprocess.Process | None = None

    async def ask(self, task: Data, seconds: float) -> Data:
        """The answer to a task. A process that takes longer than this, or dies, is ended."""
        try:
            async with asyncio.timeout(START_SECONDS):
                process = await self._running()
            async with asyncio.timeout(seconds):
                return await self._ask(process, task)
        except asyncio.CancelledError:
            await self.end()  # its answer would be taken for that of the next task
            raise
        except Exception as problem:
            await self.end()
            raise Lost(f"{type(problem).__name__}: {problem}") from problem

    async def _ask(self, process: asyncio.subprocess.Process, task: Data) -> Data:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(json.dumps(task).encode() + b"\n")
        await process.stdin.drain()
        found: object = json.loads(await process.stdout.readuntil(b"\n"))
        if not isinstance(found, dict) or "problem" in found:
            raise ValueError(str(found)[:500])
        return found

    async def _running(self) -> asyncio.subprocess.Process:
        if self.process is None or self.process.returncode is not None:
            self.process = await asyncio.create_subprocess_exec(
                *self.command,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=LONGEST_LINE,
                start_new_session=os.name != "nt",  # Ctrl+C in a terminal is for the server
            )
            assert self.process.stdout is not None
            await self.process.stdout.readuntil(b"\n")  # it has read its games
        return self.process

    async def end(self) -> None:
        process, self.process = self.process, None
        if process is None:
            return
        if process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
        if process.stdin is not None:
            process.stdin.close()
        await process.wait()


class Thinkers:
    """A few processes that take tasks in turn."""

    def __init__(self, command: Sequence[str] = COMMAND, number: int = 0) -> None:
        number = number or min(MOST, max(1, (os.cpu_count() or 1) - 1))
        self.all = [Thinker(command) for _ in range(number)]
        self.idle: asyncio.LifoQueue[Thinker] = asyncio.LifoQueue()
        for thinker in self.all:
            self.idle.put_nowait(thinker)
        self.losses = 0

    async def ask(self, task: Data, seconds: float) -> Data:
        """The answer of the first process that is free; a task that broke down is tried once more."""
        thinker = await self.idle.get()
        try:
            try:
                return await thinker.ask(task, seconds)
            except Lost as lost:
                self.losses += 1
                LOG.warning("a bot was lost: %s", lost)
                if isinstance(lost.__cause__, TimeoutError):
                    raise  # it would hang again
                return await thinker.ask(task, seconds)
        finally:
            self.idle.put_nowait(thinker)

    async def end(self) -> None:
        for thinker in self.all:
            await thinker.end()

"""The built-in engine as a process, asked board after board which stones are dead."""

from __future__ import annotations

import os
import subprocess
import threading
from contextlib import suppress
from functools import cache
from types import TracebackType

from tromp_gui import resources
from tromp_gui.go.board import Board
from tromp_gui.go.kata_rules import kata_json
from tromp_gui.go.point import Color
from tromp_gui.go.rules import Rules
from tromp_gui.gtp.chain_status import DEAD_STONES
from tromp_gui.gtp.response import Response, ResponseReader
from tromp_gui.gtp.verdict import Verdict, read_verdict
from tromp_gui.gtp.vertex import format_vertex

_CHUNK = 1 << 16


class NoAnswer(Exception):
    """The engine has ended, or would not answer."""


class DeadFinder:
    """Starts the engine at the first board and ends it with the block. What it says on standard
    error, such as that it compiles itself, goes there.
    """

    def __init__(self) -> None:
        self._process: subprocess.Popen[bytes] | None = None
        self._reader = ResponseReader()
        self._lock = threading.Lock()

    def __enter__(self) -> DeadFinder:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        """End the engine; the next board starts it again."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            for pipe in (self._process.stdin, self._process.stdout):
                if pipe is not None:
                    with suppress(OSError):
                        pipe.close()
            self._process = None
            self._reader = ResponseReader()

    def judge(self, board: Board, rules: Rules) -> Verdict:
        """What becomes of each chain; one thread is answered at a time. Raises NoAnswer."""
        with self._lock:
            return self._verdict(board, rules)

    def _verdict(self, board: Board, rules: Rules) -> Verdict:
        stones = [
            f"{color.value} {format_vertex(point)}"
            for color in Color
            for point in sorted(board.points(color))
        ]
        self._ask(f"rectangular_boardsize {board.columns} {board.rows}")
        self._ask(f"kata-set-rules {kata_json(rules)}")
        self._ask(" ".join(["set_position", *stones]))
        return read_verdict(board, DEAD_STONES, self._ask(DEAD_STONES)) or Verdict(board)

    def _ask(self, command: str) -> str:
        process = self._process = self._process or _started()
        source, sink = process.stdout, process.stdin
        assert source is not None
        assert sink is not None
        try:
            sink.write(command.encode() + b"\n")
            sink.flush()
            while data := os.read(source.fileno(), _CHUNK):
                for answer in self._reader.feed(data):
                    if isinstance(answer, Response):
                        return _text(answer)
        except OSError:
            pass
        raise NoAnswer("the built-in engine exited")


@cache
def own_finder() -> DeadFinder:
    """The finder of this process, which ends with it or when it is closed."""
    return DeadFinder()


def _started() -> subprocess.Popen[bytes]:
    pipe = subprocess.PIPE
    try:
        return subprocess.Popen([*resources.program(), "gtp"], stdin=pipe, stdout=pipe)
    except OSError:
        raise NoAnswer("the built-in engine could not be started") from None


def _text(answer: Response) -> str:
    if not answer.is_success:
        raise NoAnswer(f"the built-in engine answered: {answer.text}")
    return answer.text

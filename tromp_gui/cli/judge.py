"""The built-in engine as a judge of dead stones, game after game, without Qt."""

from __future__ import annotations

import os
import subprocess
import threading
from collections.abc import Sequence
from contextlib import suppress
from functools import cache

from tromp_gui import resources
from tromp_gui.go.board import Board
from tromp_gui.gtp.chain_status import DEAD_STONES
from tromp_gui.gtp.profile import Profile
from tromp_gui.gtp.response import Response, ResponseReader
from tromp_gui.gtp.sync import Plan, Target, plan
from tromp_gui.gtp.verdict import Verdict, read_verdict

_CHUNK = 1 << 16


class NoVerdict(Exception):
    """The engine has exited or did not answer."""


class OwnJudge:
    """Starts the engine at the first question. Its standard error is passed on."""

    def __init__(self) -> None:
        self._process: subprocess.Popen[bytes] | None = None
        self._reader = ResponseReader()
        self._profile = Profile()
        self._lock = threading.Lock()

    def __enter__(self) -> OwnJudge:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

    def close(self) -> None:
        """End the engine; the next question starts it again."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            for pipe in (self._process.stdin, self._process.stdout):
                if pipe is not None:
                    with suppress(OSError):
                        pipe.close()
            self._process = None
            self._reader = ResponseReader()

    def ask(self, board: Board, target: Target) -> Verdict:
        """The dead stones of a board, as in the window: the engine gets the game up to `target`
        without its last passes. Serves one thread at a time. Raises NoVerdict.
        """
        with self._lock:
            way = plan(None, target.about_dead_stones(), self._known())
            if isinstance(way, Plan):
                answers = self._send([step.command for step in way.steps])
                for step, answer in zip(way.steps, answers, strict=True):
                    if not (answer.is_success or step.limit):
                        raise NoVerdict(f"the built-in engine answered: {answer.text}")
            (told,) = self._send([DEAD_STONES])
            verdict = read_verdict(board, DEAD_STONES, told.text) if told.is_success else None
            if verdict is None:
                raise NoVerdict(f"the built-in engine answered: {told.text}")
            return verdict

    def _known(self) -> Profile:
        """The engine's profile; starts the engine if necessary."""
        if self._process is None:
            (told,) = self._send(["list_commands"])
            self._profile = Profile(commands=frozenset(told.text.split()))
        return self._profile

    def _send(self, commands: Sequence[str]) -> list[Response]:
        process = self._process = self._process or _started()
        source, sink = process.stdout, process.stdin
        assert source is not None
        assert sink is not None
        answers: list[Response] = []
        try:
            sink.write("".join(f"{each}\n" for each in commands).encode())
            sink.flush()
            while len(answers) < len(commands) and (data := os.read(source.fileno(), _CHUNK)):
                fed = self._reader.feed(data)
                answers += (each for each in fed if isinstance(each, Response))
        except OSError:
            pass
        if len(answers) < len(commands):
            raise NoVerdict("the built-in engine exited")
        return answers


@cache
def own_judge() -> OwnJudge:
    """The judge of this process, which lives until it is closed or the process exits."""
    return OwnJudge()


def _started() -> subprocess.Popen[bytes]:
    pipe = subprocess.PIPE
    try:
        return subprocess.Popen([*resources.program(), "gtp"], stdin=pipe, stdout=pipe)
    except OSError:
        raise NoVerdict("the built-in engine could not be started") from None

"""A second process that evaluates positions, so that a search can use another processor core."""

from __future__ import annotations

import contextlib
import math
import multiprocessing
import os
import signal
import struct
import sys
from collections import deque
from multiprocessing.connection import Connection
from typing import Final

import numpy as np

from tromp_gui.engine.network.answer import BatchEvaluation
from tromp_gui.engine.network.network import Network, Outputs
from tromp_gui.engine.network.shared_memory import SharedState, share
from tromp_gui.engine.network.source import Floats
from tromp_gui.system import release_memory

_MOST_WAITING: Final = 2
"""Batches sent to the process but not answered: one in work, and one so that it need not wait."""

_YIELDS: Final = 5
"""The process has this much less priority (nice), so that it uses a core only where it is free."""

_SIZES: Final = struct.Struct("<5i")
"""The head of a request: boards, rows, columns, and the channels of a point and of a board."""

_WIDTHS: Final = struct.Struct("<2i")
"""The head of an answer: the kinds of policy, and the score outputs."""


class SecondProcess:
    """Evaluates batches with the same network in a process of its own, which shares its memory.

    The search never has to wait for it: `submit` refuses while it starts or is behind, and for good
    once it has ended; `answer` gives up in time. However this process ends, the other one ends too,
    because it then reads the end of its requests.
    """

    def __init__(self, network: Network) -> None:
        self._submitted: deque[BatchEvaluation] = deque()
        self._unwanted = 1  # its first message says that it has the network
        self._has_ended = False
        context = multiprocessing.get_context("spawn")
        self._answers, answers = context.Pipe(duplex=False)
        requests, self._requests = context.Pipe(duplex=False)
        try:
            state = share(network)
            release_memory()
            arguments = requests, answers, state
            self._process = context.Process(target=_serve, args=arguments, daemon=True)
            self._process.start()
        except OSError:
            self._end()
        requests.close()
        answers.close()

    def is_free(self) -> bool:
        """Whether `submit` would start an evaluation that begins soon."""
        while self._unwanted and self._has_answered():
            if self._receive() is None:
                return False
            self._unwanted -= 1
        is_behind = self._unwanted or len(self._submitted) >= _MOST_WAITING
        return not is_behind and not self._has_ended

    def submit(self, evaluation: BatchEvaluation) -> bool:
        """Start an evaluation if the process is free; returns whether it was."""
        if not self.is_free():
            return False
        spatial, globals_ = evaluation.boards, evaluation.globals_
        head = _SIZES.pack(*spatial.shape, globals_.shape[1])
        try:
            # The inputs of points are only 0 and 1. As bits they fit into the buffer of a pipe, so
            # that this does not wait.
            self._requests.send_bytes(
                head + globals_.tobytes() + np.packbits(spatial > 0).tobytes()
            )
        except OSError:
            self._end()
            return False
        self._submitted.append(evaluation)
        return True

    def is_done(self, evaluation: BatchEvaluation) -> bool:
        """Whether `answer` returns at once. Ask for evaluations in the order of submission."""
        return not self._expects(evaluation) or self._has_answered()

    def answer(self, evaluation: BatchEvaluation, seconds: float) -> bool:
        """Complete an evaluation; returns false if there is no answer within these seconds, or
        never will be. After a late one, all that are submitted are forgotten.
        """
        if not self._expects(evaluation):
            return False
        if not self._has_answered(seconds):
            self.forget()
            return False
        self._submitted.popleft()
        answered = self._receive()
        if answered is None:
            return False
        kinds, scores = _WIDTHS.unpack_from(answered)
        boards, rows, columns, _ = evaluation.boards.shape
        ends = np.cumsum([rows * columns * kinds, kinds, 3, scores])
        flat: Floats = np.frombuffer(answered, np.float32, offset=_WIDTHS.size)
        policy, *others = np.split(flat.reshape(boards, -1), ends, 1)
        evaluation.outputs = Outputs(policy.reshape(boards, rows * columns, kinds), *others)
        return True

    def forget(self) -> None:
        """Nobody wants the evaluations submitted so far."""
        self._unwanted += len(self._submitted)
        self._submitted.clear()

    def _expects(self, evaluation: BatchEvaluation) -> bool:
        """Whether the next answer will be that of an evaluation."""
        is_next = bool(self._submitted) and self._submitted[0] is evaluation
        return is_next and not self._has_ended

    def _has_answered(self, seconds: float = 0.0) -> bool:
        """Whether there is an answer, or the process has ended; waits at most this long."""
        try:
            return not self._has_ended and self._answers.poll(seconds)
        except OSError:
            return True

    def _receive(self) -> bytes | None:
        """The next answer; None if the process has ended."""
        try:
            return self._answers.recv_bytes()
        except (EOFError, OSError):
            self._end()
            return None

    def _end(self) -> None:
        self._has_ended = True
        print(
            "The engine’s second process has ended. The search continues with one process.",
            file=sys.stderr,
            flush=True,
        )


def _serve(requests: Connection, answers: Connection, state: SharedState) -> None:
    """Answer requests until there are no more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform != "win32":
        os.nice(_YIELDS)
    with contextlib.suppress(EOFError, OSError):  # the search has ended
        network = object.__new__(Network)
        vars(network).update(state.attributes())
        answers.send_bytes(b"ready")
        while True:
            outputs = network.evaluate(*_request(requests.recv_bytes()))
            flat = [each.reshape(len(each), -1) for each in outputs]
            widths = _WIDTHS.pack(outputs.passing.shape[1], outputs.score.shape[1])
            answers.send_bytes(widths + np.concatenate(flat, 1).tobytes())


def _request(packed: bytes) -> tuple[int, int, Floats, Floats]:
    """The arguments of `Network.evaluate` in a request."""
    boards, rows, columns, channels, values = _SIZES.unpack_from(packed)
    globals_ = np.frombuffer(packed, np.float32, boards * values, _SIZES.size)
    bits = np.frombuffer(packed, np.uint8, offset=_SIZES.size + globals_.nbytes)
    shape = boards, rows * columns, channels
    spatial = np.unpackbits(bits, count=math.prod(shape)).astype(np.float32)
    return rows, columns, spatial.reshape(shape), globals_.reshape(boards, values)

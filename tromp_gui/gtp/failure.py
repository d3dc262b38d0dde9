"""What can go wrong with an engine, as values that name their layer."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple


class Layer(Enum):
    """Where a failure lies."""

    PROCESS = "process"
    """The operating system: the program cannot be started, or it has ended."""
    PROTOCOL = "protocol"
    """What it writes is not GTP, or nothing comes at all."""
    ENGINE = "engine"
    """It answered with `?` where it may not."""
    RULES = "rules"
    """It made a move that our rules forbid, or named none."""


class FailureKind(Enum):
    """What went wrong; `layer` says where."""

    NOT_FOUND = "not-found"
    NOT_EXECUTABLE = "not-executable"
    NO_FOLDER = "no-folder"
    NOT_STARTED = "not-started"
    EXITED = "exited"
    """It ended by itself, with an exit code."""
    CRASHED = "crashed"
    """A signal ended it; the exit code is the signal's number, or Windows' status."""
    HUNG_UP = "hung-up"
    """It closed its input or its output, and goes on."""
    GMP = "gmp"
    """It uses the Go Modem Protocol: `--mode gtp` is missing."""
    LINE_TOO_LONG = "line-too-long"
    REPLY_TOO_LONG = "reply-too-long"
    WRONG_ID = "wrong-id"
    """A reply names a command that has not been sent."""
    NOT_RESPONDING = "not-responding"
    REFUSED = "refused"
    """`?` to a command that every engine has to carry out."""
    OUT_OF_SYNC = "out-of-sync"
    """It refused a move of the game, and again after the whole game was sent anew."""
    UNFIT = "unfit"
    """It has no command for this size of board."""
    NO_ANALYSIS = "no-analysis"
    """It lists no command that analyses a position."""
    ILLEGAL_MOVE = "illegal-move"
    NO_MOVE = "no-move"
    """What it answered to `genmove` is neither a point nor a pass nor a resignation."""

    @property
    def layer(self) -> Layer:
        """Where this lies."""
        return _LAYERS[self]


_LAYERS = {
    **dict.fromkeys(
        (
            FailureKind.NOT_FOUND,
            FailureKind.NOT_EXECUTABLE,
            FailureKind.NO_FOLDER,
            FailureKind.NOT_STARTED,
            FailureKind.EXITED,
            FailureKind.CRASHED,
        ),
        Layer.PROCESS,
    ),
    **dict.fromkeys(
        (
            FailureKind.HUNG_UP,
            FailureKind.GMP,
            FailureKind.LINE_TOO_LONG,
            FailureKind.REPLY_TOO_LONG,
            FailureKind.WRONG_ID,
            FailureKind.NOT_RESPONDING,
        ),
        Layer.PROTOCOL,
    ),
    **dict.fromkeys(
        (
            FailureKind.REFUSED,
            FailureKind.OUT_OF_SYNC,
            FailureKind.UNFIT,
            FailureKind.NO_ANALYSIS,
        ),
        Layer.ENGINE,
    ),
    **dict.fromkeys((FailureKind.ILLEGAL_MOVE, FailureKind.NO_MOVE), Layer.RULES),
}


class Failure(NamedTuple):
    """A failure, and what helps to understand it; `wording.engines.failure` makes a sentence.

    `command` is the GTP command it happened at (or the program that could not be started),
    `message` what the engine or the system said, `errors` and `output` the last lines on standard
    error and standard output.
    """

    kind: FailureKind
    command: str = ""
    message: str = ""
    exit_code: int | None = None
    errors: tuple[str, ...] = ()
    output: tuple[str, ...] = ()

    @property
    def layer(self) -> Layer:
        """Where the failure lies."""
        return self.kind.layer


def no_move(text: str) -> Failure:
    """The failure of an answer to `genmove` that is not a move; a long answer is cut."""
    return Failure(FailureKind.NO_MOVE, message=text[:40])

"""What can go wrong with an engine, as values that name the layer."""

from enum import Enum
from typing import NamedTuple


class Layer(Enum):
    """The layer of a failure."""

    PROCESS = "process"
    """The operating system: the program cannot be started, or it has ended."""
    PROTOCOL = "protocol"
    """It writes something other than GTP, or nothing."""
    ENGINE = "engine"
    """It answered with `?` to a command that must not fail."""
    RULES = "rules"
    """It made a move that our rules forbid, or named no move."""


class FailureKind(Enum):
    """What went wrong; `layer` says where."""

    NOT_FOUND = "not-found"
    NOT_EXECUTABLE = "not-executable"
    NO_FOLDER = "no-folder"
    NOT_STARTED = "not-started"
    EXITED = "exited"
    """It exited by itself, with an exit code."""
    CRASHED = "crashed"
    """A signal ended it; the exit code is the signal's number, or the status on Windows."""
    HUNG_UP = "hung-up"
    """It closed its input or output but still runs."""
    GMP = "gmp"
    """It uses the Go Modem Protocol: `--mode gtp` is missing."""
    TOO_LONG = "too-long"
    """It wrote a longer line or reply than any engine does, or more than can be read."""
    WRONG_ID = "wrong-id"
    """A reply names a command that has not been sent."""
    NOT_RESPONDING = "not-responding"
    REFUSED = "refused"
    """`?` to a command that every engine must support."""
    OUT_OF_SYNC = "out-of-sync"
    """It refused a move of the game, and again after the whole game was sent."""
    UNFIT = "unfit"
    """It does not support this size of board, or has no command for it; the message names it."""
    NO_ANALYSIS = "no-analysis"
    """It has no command for analysing positions."""
    NO_REGION = "no-region"
    """It cannot analyse the moves in a part of the board alone."""
    ILLEGAL_MOVE = "illegal-move"
    NO_MOVE = "no-move"
    """Its answer to `genmove` is not a point, a pass or a resignation."""

    @property
    def layer(self) -> Layer:
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
            FailureKind.TOO_LONG,
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
            FailureKind.NO_REGION,
        ),
        Layer.ENGINE,
    ),
    **dict.fromkeys((FailureKind.ILLEGAL_MOVE, FailureKind.NO_MOVE), Layer.RULES),
}


class Failure(NamedTuple):
    """A failure and its details; `wording.engines.failure` makes a sentence of it.

    `command` is the GTP command that failed (or the program that could not be started), `message`
    what the engine or the system said, `errors` and `output` the last lines on standard error and
    standard output.
    """

    kind: FailureKind
    command: str = ""
    message: str = ""
    exit_code: int | None = None
    errors: tuple[str, ...] = ()
    output: tuple[str, ...] = ()

    @property
    def layer(self) -> Layer:
        return self.kind.layer


def no_move(text: str) -> Failure:
    """The failure for an answer to `genmove` that is not a move; a long answer is truncated."""
    return Failure(FailureKind.NO_MOVE, message=text[:40])

"""Engines that fail, take long, or cannot do what a game asks for, as sentences."""

from __future__ import annotations

import signal

from tromp_gui.gtp.engine_state import EngineState, Overdue
from tromp_gui.gtp.failure import Failure, FailureKind
from tromp_gui.gtp.profile import Lack, Limit
from tromp_gui.wording.translation import translate


def tr(text: str) -> str:
    """The translation of a sentence of this file."""
    return translate("wording", text)


def warming_up() -> str:
    """Why the built-in engine keeps one waiting: it compiles itself once."""
    return tr("The built-in engine is warming up: at its first start this takes half a minute …")


def failure(failure: Failure, engine: str) -> str:
    """What went wrong with `engine` (its name, plain text), and what now, in a sentence or two."""
    words = {
        "engine": engine,
        "command": failure.command.partition(" ")[0],
        "whole": failure.command,
        "message": failure.message.strip().rstrip(".") or "?",
        "code": failure.exit_code,
        "signal": signal_name(failure.exit_code),
    }
    return (_PROCESS.get(failure.trouble) or _others)(failure).format(**words)


def _others(failure: Failure) -> str:
    """Of the protocol, the engine, the rules."""
    return {
        FailureKind.HUNG_UP: tr("{engine} does not listen any more. Start it again."),
        FailureKind.GMP: tr(
            "{engine} speaks another protocol (GMP), not GTP. "
            "Is “--mode gtp” missing among its arguments?"
        ),
        FailureKind.LINE_TOO_LONG: tr(
            "{engine} wrote a line without end, so it was stopped. Start it again."
        ),
        FailureKind.REPLY_TOO_LONG: tr(
            "{engine} wrote an answer without end, so it was stopped. Start it again."
        ),
        FailureKind.WRONG_ID: tr(
            "{engine} answered what it was not asked, so it was stopped. Start it again."
        ),
        FailureKind.NOT_RESPONDING: tr(
            "{engine} does not respond to “{command}”, so it was stopped. Start it again."
        ),
        FailureKind.REFUSED: tr("{engine} refuses “{whole}”: {message}."),
        FailureKind.OUT_OF_SYNC: tr(
            "{engine} does not accept the game: it refuses “{whole}” ({message}). "
            "The game stands as it is."
        ),
        FailureKind.UNFIT: tr("{engine} cannot be told this board: {message}."),
        FailureKind.ILLEGAL_MOVE: tr(
            "{engine} played {message}, which the rules forbid. It was not put on the board."
        ),
        FailureKind.NO_MOVE: tr("{engine} answered “{message}”, which is no move."),
    }[failure.trouble]


def _not_started(failure: Failure) -> str:
    return {
        FailureKind.NOT_FOUND: tr(
            "There is no program “{whole}”. Look whether the path of {engine} is right."
        ),
        FailureKind.NOT_EXECUTABLE: tr(
            "“{whole}” is no program that may be run. Look at the path and permissions of {engine}."
        ),
        FailureKind.NO_FOLDER: tr(
            "The folder “{message}”, in which {engine} is to run, is not there."
        ),
        FailureKind.NOT_STARTED: tr("{engine} could not be started: {message}."),
    }[failure.trouble]


def _exited(failure: Failure) -> str:
    if failure.exit_code == 127:
        return tr("{engine} ended at once: a program or library it needs is missing (code 127).")
    if failure.command == "name":
        return tr("{engine} ended before it said anything (exit code {code}).")
    if not failure.command:
        return tr("{engine} ended by itself (exit code {code}). Start it again.")
    return tr("{engine} ended by itself during “{command}” (exit code {code}). Start it again.")


def _crashed(failure: Failure) -> str:
    if not failure.command:
        return tr("{engine} crashed ({signal}). Start it again.")
    return tr("{engine} crashed during “{command}” ({signal}). Start it again.")


_PROCESS = {
    FailureKind.NOT_FOUND: _not_started,
    FailureKind.NOT_EXECUTABLE: _not_started,
    FailureKind.NO_FOLDER: _not_started,
    FailureKind.NOT_STARTED: _not_started,
    FailureKind.EXITED: _exited,
    FailureKind.CRASHED: _crashed,
}


def signal_name(code: int | None) -> str:
    """SIGSEGV for 11; a number that is no signal (Windows' status) in hexadecimal."""
    if code is None:
        return "?"
    try:
        return signal.Signals(code).name
    except ValueError:
        return f"0x{code & 0xFFFFFFFF:08X}"


def limit(limit: Limit, engine: str) -> str:
    """What `engine` cannot do or be told, and what follows, as one sentence."""
    return {
        Lack.RECTANGLE: tr("{engine} plays on square boards only, not on {detail}."),
        Lack.SIZE: tr("{engine} plays on boards of {detail} points a side."),
        Lack.SUICIDE: tr(
            "{engine} holds suicide illegal: if you play one, it cannot follow the game."
        ),
        Lack.SUPERKO: tr(
            "{engine} may repeat a position; such a move is refused, and you are asked what now."
        ),
        Lack.RULES: tr("{engine} cannot be told these rules: it plays by its own ({detail})."),
        Lack.KOMI: tr("{engine} does not take a komi of {detail}: it plays for another."),
        Lack.HANDICAP: tr("{engine} takes the handicap stones for moves."),
        Lack.SETUP: tr("{engine} cannot be told stones that were set up."),
        Lack.TIME: tr("{engine} cannot be told this time control exactly; its clock runs here."),
        Lack.START_COMMAND: tr("{engine} refused “{detail}” at its start."),
    }[limit.lack].format(engine=engine, detail=limit.detail or "?")


def late(late: Overdue, engine: str) -> str:
    """That an engine takes long, as a sentence."""
    return {
        Overdue.STILL_STARTING: tr(
            "{engine} is still starting. The first start of some engines takes minutes."
        ),
        Overdue.STILL_THINKING: tr("{engine} is still thinking."),
    }[late].format(engine=engine)


def state_name(state: EngineState) -> str:
    """What an engine is doing, in a word."""
    return {
        EngineState.STOPPED: tr("stopped"),
        EngineState.STARTING: tr("starting"),
        EngineState.READY: tr("ready"),
        EngineState.THINKING: tr("thinking"),
        EngineState.ANALYSING: tr("analysing"),
        EngineState.FAILED: tr("failed"),
    }[state]

"""Sentences about engines that fail, are slow, or lack what a game needs."""

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
    """That the built-in engine takes longer than usual."""
    return tr("The built-in engine is still thinking.")


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
    return (_PROCESS.get(failure.kind) or _others)(failure).format(**words)


def _others(failure: Failure) -> str:
    """Of the protocol, the engine, the rules."""
    return {
        FailureKind.HUNG_UP: tr("Lost the connection to {engine}. Restart it."),
        FailureKind.GMP: tr(
            "{engine} uses another protocol (GMP), not GTP. Is “--mode gtp” "
            "missing from its arguments?"
        ),
        FailureKind.LINE_TOO_LONG: tr("{engine} sent an endless line and was stopped. Restart it."),
        FailureKind.REPLY_TOO_LONG: tr(
            "{engine} sent an endless reply and was stopped. Restart it."
        ),
        FailureKind.WRONG_ID: tr("{engine} sent an unexpected reply and was stopped. Restart it."),
        FailureKind.NOT_RESPONDING: tr(
            "{engine} did not respond to “{command}” and was stopped. Restart it."
        ),
        FailureKind.REFUSED: tr("{engine} refused “{whole}”: {message}."),
        FailureKind.OUT_OF_SYNC: tr(
            "{engine} does not accept the game: it refused “{whole}” "
            "({message}). The game is unchanged."
        ),
        FailureKind.UNFIT: tr("{engine} does not support this board: {message}."),
        FailureKind.ILLEGAL_MOVE: tr(
            "{engine} played an illegal move, {message}. It was not played on the board."
        ),
        FailureKind.NO_MOVE: tr("{engine} answered “{message}”, which is not a move."),
    }[failure.kind]


def _not_started(failure: Failure) -> str:
    return {
        FailureKind.NOT_FOUND: tr("“{whole}” was not found. Check the path of {engine}."),
        FailureKind.NOT_EXECUTABLE: tr(
            "“{whole}” cannot be executed. Check the path and permissions of {engine}."
        ),
        FailureKind.NO_FOLDER: tr("The working folder of {engine}, “{message}”, does not exist."),
        FailureKind.NOT_STARTED: tr("{engine} could not be started: {message}."),
    }[failure.kind]


def _exited(failure: Failure) -> str:
    if failure.exit_code == 127:
        return tr("{engine} exited at once: a program or library it needs is missing (code 127).")
    if failure.command == "name":
        return tr("{engine} exited without any output (exit code {code}).")
    if not failure.command:
        return tr("{engine} exited (exit code {code}). Restart it.")
    return tr("{engine} exited during “{command}” (exit code {code}). Restart it.")


def _crashed(failure: Failure) -> str:
    if not failure.command:
        return tr("{engine} crashed ({signal}). Restart it.")
    return tr("{engine} crashed during “{command}” ({signal}). Restart it.")


_PROCESS = {
    FailureKind.NOT_FOUND: _not_started,
    FailureKind.NOT_EXECUTABLE: _not_started,
    FailureKind.NO_FOLDER: _not_started,
    FailureKind.NOT_STARTED: _not_started,
    FailureKind.EXITED: _exited,
    FailureKind.CRASHED: _crashed,
}


def signal_name(code: int | None) -> str:
    """SIGSEGV for 11; a number that is not a signal (Windows' status) in hexadecimal."""
    if code is None:
        return "?"
    try:
        return signal.Signals(code).name
    except ValueError:
        return f"0x{code & 0xFFFFFFFF:08X}"


def limit(limit: Limit, engine: str) -> str:
    """What `engine` cannot do or be told, and what follows, as one sentence."""
    return {
        Lack.RECTANGLE: tr("{engine} supports square boards only, not {detail}."),
        Lack.SIZE: tr("{engine} supports boards of {detail} points a side."),
        Lack.SUICIDE: tr(
            "{engine} treats suicide as illegal: if you play one, it cannot follow the game."
        ),
        Lack.SUPERKO: tr(
            "{engine} may repeat a position. Such a move is refused, and you are asked what to do."
        ),
        Lack.RULES: tr("{engine} does not support these rules and plays by its own ({detail})."),
        Lack.KOMI: tr(
            "{engine} does not support a komi of {detail} and plays with a different one."
        ),
        Lack.HANDICAP: tr("{engine} treats the handicap stones as moves."),
        Lack.SETUP: tr("{engine} does not support set-up positions."),
        Lack.TIME: tr(
            "{engine} does not support exactly this time control; its clock is kept here."
        ),
        Lack.START_COMMAND: tr("{engine} refused “{detail}” at start-up."),
    }[limit.lack].format(engine=engine, detail=limit.detail or "?")


def late(late: Overdue, engine: str) -> str:
    """That an engine takes long, as a sentence."""
    return {
        Overdue.STILL_STARTING: tr(
            "{engine} is still starting. Some engines take minutes the first time."
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
        EngineState.WAITING: tr("waiting"),
        EngineState.FAILED: tr("failed"),
    }[state]

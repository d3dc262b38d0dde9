"""Sentences about engines that fail, are slow, or lack what a game needs."""

from __future__ import annotations

import signal

from tromp_gui import system
from tromp_gui.go.point import Color
from tromp_gui.gtp.attached import EngineState
from tromp_gui.gtp.failure import Failure, FailureKind
from tromp_gui.gtp.profile import Limit, LimitKind
from tromp_gui.match.player import OWN_ENGINES, BuiltIn, Imitator, Player
from tromp_gui.resources import DISPLAY_NAME
from tromp_gui.wording import color_name, tr
from tromp_gui.wording.people import person_name
from tromp_gui.wording.translation import paragraph


def engine_name(name: str) -> str:
    """The name of an engine on the screen: that in the record, without level or year."""
    match OWN_ENGINES.get(name):
        case BuiltIn():
            return DISPLAY_NAME
        case Imitator() as imitator:
            return person_name(imitator)
    return name


def opponent_name(player: Player, color: Color) -> str:
    """The name of an engine that has a colour; the colour if the game gives no name, such as one
    that was continued from a file.
    """
    return engine_name(player.name) or color_name(color)


def warming_up() -> str:
    """That the built-in engine takes longer than usual."""
    return tr("Tromp Go is still thinking.")


def failure(failure: Failure, name: str, has_buttons: bool = False) -> str:
    """What went wrong with the engine `name` (plain text), and what to do if that is definite.

    `has_buttons`: buttons beside the sentence can do it (restart the engine, ask again …).
    """
    return paragraph((cause(failure, name, has_buttons), remedy(failure, has_buttons)))


def cause(failure: Failure, name: str, has_details: bool = False) -> str:
    """What went wrong with the engine `name`, in one sentence.

    `has_details`: a button beside the sentence shows the signal that ended the engine.
    """
    text = {
        FailureKind.NOT_FOUND: tr("{name} was not found: the program {command} does not exist.")
        if failure.command
        else tr("{name} is not attached or has no program."),
        FailureKind.NOT_EXECUTABLE: tr("{name} could not be started: {command} is not a program."),
        FailureKind.NO_FOLDER: tr(
            "{name} could not be started: the folder {message} does not exist."
        ),
        FailureKind.NOT_STARTED: tr("{name} could not be started: {message}."),
        FailureKind.EXITED: tr(
            "{name} exited at once: a program or library it needs is missing (code 127)."
        )
        if failure.exit_code == 127
        else tr("{name} exited (exit code {code})."),
        FailureKind.CRASHED: tr("{name} stopped unexpectedly.")
        if has_details
        else tr("{name} stopped unexpectedly ({signal})."),
        FailureKind.HUNG_UP: tr("{name} closed the connection."),
        FailureKind.GMP: tr("{name} uses another protocol (GMP), not GTP."),
        FailureKind.TOO_LONG: tr("{name} sent something that is not GTP and was stopped."),
        FailureKind.WRONG_ID: tr("{name} sent an unexpected reply and was stopped."),
        FailureKind.NOT_RESPONDING: tr("{name} stopped responding."),
        FailureKind.REFUSED: tr("{name} refused “{command}” ({message}).")
        if failure.message
        else tr("{name} refused “{command}” and gave no reason."),
        FailureKind.OUT_OF_SYNC: tr(
            "{name} refused “{command}” ({message}). The board shown here is correct."
        )
        if failure.message
        else tr("{name} refused “{command}” and gave no reason. The board shown here is correct."),
        FailureKind.UNFIT: tr("{name} does not support this board: {message}."),
        FailureKind.NO_ANALYSIS: tr("{name} cannot analyse positions."),
        FailureKind.NO_REGION: tr("{name} cannot analyse a part of the board alone."),
        FailureKind.ILLEGAL_MOVE: tr("{name} played an illegal move: {message}."),
        FailureKind.NO_MOVE: tr("{name} answered “{message}”, which is not a move.")
        if failure.message
        else tr("{name} returned no move."),
    }[failure.kind]
    return text.format(
        name=name,
        command=failure.command,
        message=failure.message.strip().rstrip(".") or "?",
        code=failure.exit_code,
        signal=signal_name(failure.exit_code),
    )


def remedy(failure: Failure, has_buttons: bool = False) -> str:
    """What to do about a failure; "" if that is not definite. `has_buttons` as in `failure`."""
    restart = tr("Restart it.") if has_buttons else tr("Try again.")
    match failure.kind:
        case FailureKind.EXITED if failure.exit_code == 127:
            return tr("Install it, or enter its full path.")
        case FailureKind.EXITED | FailureKind.CRASHED | FailureKind.HUNG_UP:
            return restart
        case FailureKind.WRONG_ID | FailureKind.NOT_RESPONDING:
            return restart
        case FailureKind.REFUSED | FailureKind.OUT_OF_SYNC | FailureKind.NO_MOVE if not has_buttons:
            return ""
    return {
        FailureKind.NOT_FOUND: path_remedy()
        if failure.command
        else tr("Attach it again, or choose its program."),
        FailureKind.NOT_EXECUTABLE: tr("Choose the program file itself, or make it executable."),
        FailureKind.NO_FOLDER: tr("Choose another working folder, or none."),
        FailureKind.NOT_STARTED: tr("Check that the file is complete and made for this system."),
        FailureKind.GMP: tr("Add “--mode gtp” to its arguments."),
        FailureKind.TOO_LONG: tr("Check its arguments."),
        FailureKind.REFUSED: tr("Ask again, or continue without it."),
        FailureKind.OUT_OF_SYNC: tr("Take the move back, or send it the position again."),
        FailureKind.UNFIT: tr("Choose another board or another engine."),
        FailureKind.NO_ANALYSIS: tr("Choose another engine for analysis."),
        FailureKind.NO_REGION: tr("Choose another engine for analysis."),
        FailureKind.NO_MOVE: answer_again(),
    }.get(failure.kind, "")


def path_remedy() -> str:
    """What to do where an engine's program is not found."""
    if system.in_flatpak():
        return tr(
            "The Flatpak of Tromp Go can only start engines in Documents and Downloads. "
            "Copy the engine there."
        )
    return tr("Check the path.")


def answer_again() -> str:
    """What to do about an answer that cannot be played."""
    return tr("Ask again, choose its move, or count it as a loss.")


def signal_name(code: int | None) -> str:
    """ "SIGSEGV" for 11; a number that is not a signal (a Windows status) in hexadecimal."""
    if code is None:
        return "?"
    try:
        return signal.Signals(code).name
    except ValueError:
        return f"0x{code & 0xFFFFFFFF:08X}"


def limit(limit: Limit, engine: str) -> str:
    """What `engine` does not support, and the consequence, as one sentence."""
    return {
        LimitKind.RECTANGLE: tr("{engine} supports square boards only, not {detail}."),
        LimitKind.SIZE: tr("{engine} supports boards of {detail} points a side."),
        LimitKind.SUICIDE: tr(
            "{engine} treats suicide as illegal: if you play one, it cannot follow the game."
        ),
        LimitKind.SUPERKO: tr(
            "{engine} may repeat a position. Such a move is refused, and you are asked what to do."
        ),
        LimitKind.RULES: tr(
            "{engine} does not support these rules ({detail}) and plays by its own."
        ),
        LimitKind.KOMI: tr(
            "{engine} does not support a komi of {detail} and plays with a different one."
        ),
        LimitKind.SETUP: tr("{engine} does not support set-up positions."),
        LimitKind.TIME: tr(
            "{engine} does not support exactly this time control; its clock is kept here."
        ),
        LimitKind.CLEAN_UP: tr(
            "{engine} has no command for capturing dead stones: it may pass and leave them on the "
            "board, where they count."
        ),
        LimitKind.START_COMMAND: tr("{engine} refused “{detail}” at start-up."),
    }[limit.kind].format(engine=engine, detail=limit.detail or "?")


def state_name(state: EngineState) -> str:
    """What an engine is doing, in a few words."""
    return {
        EngineState.STOPPED: tr("stopped"),
        EngineState.STARTING: tr("starting"),
        EngineState.READY: tr("ready"),
        EngineState.THINKING: tr("thinking"),
        EngineState.ANALYSING: tr("analysing"),
        EngineState.WAITING: tr("waiting"),
        EngineState.FAILED: tr("failed"),
    }[state]

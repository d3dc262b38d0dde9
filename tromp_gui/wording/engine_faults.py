"""Why an engine fails its test, and how to mend it, in plain words."""

from __future__ import annotations

from tromp_gui.gtp.check import Report
from tromp_gui.gtp.diagnosis import Cause, Diagnosis
from tromp_gui.gtp.failure import Failure, FailureKind
from tromp_gui.wording import engines
from tromp_gui.wording.translation import translate


def tr(text: str) -> str:
    """The translation of a sentence of this file."""
    return translate("engine check", text)


def what_is_wrong(report: Report) -> str:
    """Why the test failed, in plain words."""
    failure, diagnosis = report.failure, report.diagnosis
    if failure is None:
        return ""
    if diagnosis.cause is Cause.UNKNOWN:
        return _trouble(failure, report)
    return _cause(diagnosis)


def how_to_mend(report: Report) -> str:
    """What to do about it."""
    failure, diagnosis = report.failure, report.diagnosis
    if failure is None:
        return ""
    if diagnosis.cause is Cause.UNKNOWN:
        return _mend_trouble(failure)
    return _mend_cause(diagnosis)


def mend_name(diagnosis: Diagnosis) -> str:
    """The words of the button that mends it; empty where that is not one of a program."""
    if diagnosis.mended is None:
        return ""
    return {
        Cause.DASHES: tr("Straighten the dashes"),
        Cause.ELSEWHERE: tr("Take that one"),
        Cause.FOLDER: tr("Use the program’s own folder"),
    }.get(diagnosis.cause, tr("Add {argument}").format(argument=diagnosis.detail))


def _cause(diagnosis: Diagnosis) -> str:
    return {
        Cause.ELSEWHERE: tr("The program is not there, but {detail} is."),
        Cause.FOLDER: tr("There is no folder {detail}."),
        Cause.DASHES: tr("An argument begins with a typographic dash: {detail}"),
        Cause.MODE_MISSING: tr("The program runs, but nobody told it to speak GTP."),
        Cause.LIBRARY: tr("A library that the program needs is missing: {detail}")
        if diagnosis.detail
        else tr("A library that the program needs is missing."),
        Cause.ARCHITECTURE: tr("The program was made for another kind of machine."),
        Cause.COMMAND: tr("The command was not found: {detail}")
        if diagnosis.detail
        else tr("A command that it calls was not found (exit code 127)."),
        Cause.NETWORK: tr("The engine finds no network file: {detail}"),
        Cause.CONFIG: tr("The engine does not accept its configuration file: {detail}"),
        Cause.ARGUMENTS: tr("The engine does not understand its arguments: {detail}"),
        Cause.REMOTE_KEY: tr("The other machine did not let ssh in: {detail}"),
        Cause.REMOTE_HOST: tr("ssh did not get through to the other machine: {detail}")
        if diagnosis.detail
        else tr("ssh did not get through to the other machine."),
        Cause.MEMORY: tr("There is not enough memory for the engine: {detail}"),
        Cause.UNKNOWN: "",
    }[diagnosis.cause].format(detail=diagnosis.detail)


def _mend_cause(diagnosis: Diagnosis) -> str:
    return {
        Cause.ELSEWHERE: tr("Is that the one that is meant?"),
        Cause.FOLDER: tr("Choose another working folder, or none."),
        Cause.DASHES: tr("Use the hyphens of the keyboard."),
        Cause.MODE_MISSING: tr("Put {detail} in front of its arguments."),
        Cause.LIBRARY: tr(
            "Install it with your system’s packages, or get a build of the engine that brings "
            "its libraries along."
        ),
        Cause.ARCHITECTURE: tr("Get a build of the engine for this system and processor."),
        Cause.COMMAND: tr(
            "Write the whole path of the program; after ssh that is the path on the other machine."
        ),
        Cause.NETWORK: tr(
            "Get a network for this engine and name its file in the arguments: -model FILE for "
            "KataGo, --weights FILE for Leela Zero."
        ),
        Cause.CONFIG: tr(
            "Name an existing file in the arguments (-config FILE for KataGo), or mend the line "
            "that the engine complains of."
        ),
        Cause.ARGUMENTS: tr("Compare the arguments with what the program’s own help says."),
        Cause.REMOTE_KEY: tr(
            "Nobody can type a password here: set up a key, and load it into your agent."
        ),
        Cause.REMOTE_HOST: tr(
            "Try the same command in a terminal once: is the name right, is the machine on, has "
            "its key been accepted?"
        ),
        Cause.MEMORY: tr("Close other programs, or take a smaller network."),
        Cause.UNKNOWN: "",
    }[diagnosis.cause].format(detail=diagnosis.detail)


def _trouble(failure: Failure, report: Report) -> str:
    program = report.launch.program
    texts = {
        FailureKind.NOT_FOUND: tr("There is no program {program}.")
        if program
        else tr("No program is named."),
        FailureKind.NOT_EXECUTABLE: tr("{program} is no program, or may not be started."),
        FailureKind.NOT_STARTED: tr("The system did not start it: {message}"),
        FailureKind.EXITED: tr("It ended by itself, with the exit code {code}."),
        FailureKind.CRASHED: tr("It crashed ({signal})."),
        FailureKind.HUNG_UP: tr("It closed its output."),
        FailureKind.GMP: tr("It speaks the Go Modem Protocol, not GTP."),
        FailureKind.LINE_TOO_LONG: tr("What it writes is no GTP: a line without end."),
        FailureKind.REPLY_TOO_LONG: tr("What it writes is no GTP: an answer without end."),
        FailureKind.WRONG_ID: tr("It answered a command that was not sent: {message}"),
        FailureKind.NOT_RESPONDING: _silence(failure),
        FailureKind.REFUSED: tr("It refused “{command}”: {message}"),
        FailureKind.ILLEGAL_MOVE: tr("It played {message}, which the rules forbid."),
        FailureKind.NO_MOVE: tr("Asked for a move it answered “{message}”."),
    }
    if failure.trouble is FailureKind.REFUSED and failure.command == "list_commands":
        return tr("It lacks commands that a game needs: {message}").format(message=failure.message)
    return texts.get(failure.trouble, tr("It does not work: {message}")).format(
        program=program,
        message=failure.message,
        code=failure.exit_code,
        signal=engines.signal_name(failure.exit_code),
        command=failure.command,
    )


def _silence(failure: Failure) -> str:
    if failure.command in ("", "name"):
        return tr("It runs, but says nothing that GTP knows.")
    return tr("It does not answer “{command}”.")


def _mend_trouble(failure: Failure) -> str:
    other = tr("Its last words below may say why.")
    if not last_words(failure):
        other = tr("It said nothing of why: try the same command in a terminal once.")
    return {
        FailureKind.NOT_FOUND: tr("Choose the program’s file; arguments go into their own field."),
        FailureKind.NOT_EXECUTABLE: tr(
            "Choose the program’s own file, or allow it to be executed."
        ),
        FailureKind.NOT_STARTED: tr("Is the file whole, and a program for this system?"),
        FailureKind.CRASHED: tr("Its last words below may say why; look for a newer build."),
        FailureKind.NOT_RESPONDING: tr(
            "Is an argument missing that makes it speak GTP? Some engines take minutes the first "
            "time: then let it go on."
        ),
        FailureKind.ILLEGAL_MOVE: tr("Tell it the rules by its arguments, if it knows any."),
    }.get(failure.trouble, other)


def last_words(failure: Failure) -> list[str]:
    """The last that an engine said, on both streams, each under its head; empty where it was
    silent.
    """
    lines: list[str] = []
    if failure.errors:
        lines += [tr("Last on standard error:"), *failure.errors]
    if failure.output:
        lines += [tr("Last on standard output:"), *failure.output]
    return lines

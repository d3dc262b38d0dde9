"""Why an engine fails its test, and how to fix it, in plain words."""

from __future__ import annotations

from tromp_gui.gtp.check import CheckReport
from tromp_gui.gtp.diagnosis import Cause, Diagnosis
from tromp_gui.gtp.failure import Failure, FailureKind
from tromp_gui.wording import engines
from tromp_gui.wording.translation import translate


def tr(text: str) -> str:
    """The translation of a sentence of this file."""
    return translate("engine check", text)


def what_is_wrong(report: CheckReport) -> str:
    """Why the test failed, in plain words."""
    failure, diagnosis = report.failure, report.diagnosis
    if failure is None:
        return ""
    if diagnosis.cause is Cause.UNKNOWN:
        return _problem(failure, report)
    return _cause(diagnosis)


def how_to_fix(report: CheckReport) -> str:
    """What to do about it."""
    failure, diagnosis = report.failure, report.diagnosis
    if failure is None:
        return ""
    if diagnosis.cause is Cause.UNKNOWN:
        return _fix_failure(failure)
    return _fix_cause(diagnosis)


def fix_name(diagnosis: Diagnosis) -> str:
    """The text of the button that fixes it; empty if the program cannot."""
    if diagnosis.fixed is None:
        return ""
    return {
        Cause.DASHES: tr("Replace the dashes"),
        Cause.ELSEWHERE: tr("Use that one"),
        Cause.FOLDER: tr("Use the program’s own folder"),
    }.get(diagnosis.cause, tr("Add {argument}").format(argument=diagnosis.detail))


def _cause(diagnosis: Diagnosis) -> str:
    return {
        Cause.ELSEWHERE: tr("The program was not found, but {detail} was."),
        Cause.FOLDER: tr("The folder {detail} does not exist."),
        Cause.DASHES: tr("An argument starts with a typographic dash: {detail}"),
        Cause.MODE_MISSING: tr("The program runs, but not in GTP mode."),
        Cause.LIBRARY: tr("A library that the program needs is missing: {detail}")
        if diagnosis.detail
        else tr("A library that the program needs is missing."),
        Cause.ARCHITECTURE: tr("The program was built for a different kind of computer."),
        Cause.COMMAND: tr("The command was not found: {detail}")
        if diagnosis.detail
        else tr("A program that it runs was not found (exit code 127)."),
        Cause.NETWORK: tr("The engine cannot find its network file: {detail}"),
        Cause.CONFIG: tr("The engine does not accept its configuration file: {detail}"),
        Cause.ARGUMENTS: tr("The engine does not understand its arguments: {detail}"),
        Cause.REMOTE_KEY: tr("The other computer refused the ssh connection: {detail}"),
        Cause.REMOTE_HOST: tr("ssh could not reach the other computer: {detail}")
        if diagnosis.detail
        else tr("ssh could not reach the other computer."),
        Cause.MEMORY: tr("There is not enough memory for the engine: {detail}"),
        Cause.UNKNOWN: "",
    }[diagnosis.cause].format(detail=diagnosis.detail)


def _fix_cause(diagnosis: Diagnosis) -> str:
    return {
        Cause.ELSEWHERE: tr("Did you mean that one?"),
        Cause.FOLDER: engines.remedy(Failure(FailureKind.NO_FOLDER)),
        Cause.DASHES: tr("Use plain hyphens."),
        Cause.MODE_MISSING: tr("Put {detail} before the arguments."),
        Cause.LIBRARY: tr(
            "Install it with your package manager, or use a version of the "
            "engine that includes its libraries."
        ),
        Cause.ARCHITECTURE: tr("Install a version of the engine for this system and processor."),
        Cause.COMMAND: tr(
            "Enter the full path of the program. After ssh, this is the path on the other computer."
        ),
        Cause.NETWORK: tr(
            "Download a network for this engine and name its file in the "
            "arguments: -model FILE for KataGo, --weights FILE for Leela Zero."
        ),
        Cause.CONFIG: tr(
            "Name an existing file in the arguments (-config FILE for KataGo), "
            "or fix the line that the engine reports."
        ),
        Cause.ARGUMENTS: tr("Check the arguments against the program’s own help."),
        Cause.REMOTE_KEY: tr(
            "Passwords cannot be entered here. Set up an SSH key and load it into your agent."
        ),
        Cause.REMOTE_HOST: tr(
            "Try the same command in a terminal. Check the name, that the "
            "computer is on, and that its key is accepted."
        ),
        Cause.MEMORY: tr("Close other programs, or use a smaller network."),
        Cause.UNKNOWN: "",
    }[diagnosis.cause].format(detail=diagnosis.detail)


def _problem(failure: Failure, report: CheckReport) -> str:
    match failure.kind, failure.command:
        case FailureKind.NOT_FOUND, _ if not report.launch.program:
            return tr("No program has been chosen.")
        case FailureKind.NOT_RESPONDING, "" | "name":
            return tr("It runs, but its output is not GTP.")
        case FailureKind.REFUSED, "list_commands":
            return tr("It lacks required commands: {message}").format(message=failure.message)
    return engines.cause(failure, tr("It"))


def _fix_failure(failure: Failure) -> str:
    other = tr("Its last output, below, may say why.")
    if not last_words(failure):
        other = tr("It gave no reason. Try the same command in a terminal.")
    return {
        FailureKind.NOT_FOUND: tr("Choose the program’s file; arguments go into their own field."),
        FailureKind.NOT_EXECUTABLE: engines.remedy(failure),
        FailureKind.NOT_STARTED: engines.remedy(failure),
        FailureKind.CRASHED: tr("Its last output, below, may say why. Look for a newer version."),
        FailureKind.NOT_RESPONDING: tr(
            "An argument that turns on GTP may be missing. Some engines need "
            "minutes the first time; if so, keep waiting."
        ),
        FailureKind.ILLEGAL_MOVE: tr("If it supports other rules, set them in its arguments."),
    }.get(failure.kind, other)


def last_words(failure: Failure) -> list[str]:
    """The last output of an engine, each stream under a heading; empty if there is none."""
    lines: list[str] = []
    if failure.errors:
        lines += [tr("Last on standard error:"), *failure.errors]
    if failure.output:
        lines += [tr("Last on standard output:"), *failure.output]
    return lines

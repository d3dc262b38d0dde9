"""The test of an engine in words: its steps, its report, the engine's abilities, and its faults."""

from __future__ import annotations

from tromp_gui import system
from tromp_gui.gtp.argument_text import command_line
from tromp_gui.gtp.attached import Missing
from tromp_gui.gtp.check import LONGEST, CheckedStep, CheckReport, CheckStep, StepResult
from tromp_gui.gtp.diagnosis import Cause, Diagnosis, diagnose
from tromp_gui.gtp.failure import Failure, FailureKind
from tromp_gui.gtp.launch import Launch
from tromp_gui.gtp.profile import Limit, LimitKind, Profile
from tromp_gui.wording import engines
from tromp_gui.wording.translation import paragraph, translate


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


def why_ended(failure: Failure, launch: Launch, name: str) -> str:
    """What went wrong with the engine `name`, why, and what to do, where only its last output can
    be shown below.
    """
    is_at_start = failure.command in ("name", launch.program)
    diagnosis = diagnose(failure, launch) if is_at_start else Diagnosis(Cause.UNKNOWN)
    if diagnosis.cause is not Cause.UNKNOWN:
        reason, fix = _cause(diagnosis), _fix_cause(diagnosis)
    elif failure.kind in _ENDED:
        reason, fix = "", _fix_failure(failure)
    else:
        reason, fix = "", engines.remedy(failure)
    return paragraph((engines.cause(failure, name), reason, fix))


_ENDED = {FailureKind.EXITED, FailureKind.CRASHED, FailureKind.HUNG_UP}
"""How engines end, with last words."""


def fix_name(diagnosis: Diagnosis) -> str:
    """The text of the button that fixes it; empty if the program cannot."""
    if diagnosis.fixed is None:
        return ""
    return {
        Cause.DASHES: tr("Replace the dashes"),
        Cause.ELSEWHERE: tr("Use that one"),
        Cause.FOLDER: tr("Use the program’s own folder"),
        Cause.FUSE: tr("Start it without FUSE"),
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
        Cause.FUSE: tr("The program is an AppImage and needs FUSE, which is missing: {detail}"),
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
        Cause.MODE_MISSING: tr("Start it with {detail}."),
        Cause.LIBRARY: tr(
            "Install it with your package manager, or use a version of the "
            "engine that includes its libraries."
        ),
        Cause.FUSE: tr(
            "Start it without FUSE, by the variable APPIMAGE_EXTRACT_AND_RUN=1, or install "
            "libfuse2 (libfuse2t64 on newer systems)."
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
        FailureKind.NOT_FOUND: engines.path_remedy()
        if system.in_flatpak()
        else tr("Choose the program’s file; arguments go into their own field."),
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
    return [line[:LONGEST] for line in lines]


def step_name(step: CheckStep) -> str:
    """What a step checks."""
    return {
        CheckStep.FOUND: tr("Program exists"),
        CheckStep.EXECUTABLE: tr("Can be executed"),
        CheckStep.STARTS: tr("Starts"),
        CheckStep.SPEAKS: tr("Supports GTP"),
        CheckStep.NAMED: tr("Reports name and version"),
        CheckStep.COMMANDS: tr("Supports the required commands"),
        CheckStep.SIZE: tr("Accepts a board size"),
        CheckStep.KOMI: tr("Accepts a komi"),
        CheckStep.RULES: tr("Accepts the rules"),
        CheckStep.MOVE: tr("Plays legal moves"),
        CheckStep.QUITS: tr("Exits when asked"),
    }[step]


def mark_name(mark: StepResult) -> str:
    """The result of a step in one word."""
    return {
        StepResult.WAITING: tr("waiting"),
        StepResult.RUNNING: tr("running"),
        StepResult.PASSED: tr("passed"),
        StepResult.LIMITED: tr("passed with limitations"),
        StepResult.FAILED: tr("failed"),
        StepResult.SKIPPED: tr("skipped"),
    }[mark]


def step_detail(checked: CheckedStep) -> str:
    """What was found at a step; empty if there is nothing to say."""
    if checked.mark is StepResult.LIMITED:
        return _limited(checked)
    if checked.mark is not StepResult.PASSED or not checked.detail:
        return ""
    text = {
        CheckStep.SPEAKS: tr("answered after {detail} s"),
        CheckStep.COMMANDS: tr("{detail} commands"),
        CheckStep.SIZE: tr("{detail} × {detail}"),
    }.get(checked.step, "{detail}")
    return text.format(detail=checked.detail)


def _limited(checked: CheckedStep) -> str:
    return {
        CheckStep.NAMED: tr("It reports no name."),
        CheckStep.COMMANDS: tr("It lacks the optional {detail}."),
        CheckStep.SIZE: tr("It refused smaller boards; it accepted {detail} × {detail}."),
        CheckStep.KOMI: tr("It refused a komi of 7: {detail}"),
        CheckStep.RULES: tr("It answered: {detail}")
        if checked.detail
        else tr("its own, or those set in its arguments"),
        CheckStep.QUITS: tr("It did not exit and was killed."),
    }.get(checked.step, "{detail}").format(detail=checked.detail)


def verdict(report: CheckReport) -> str:
    """How the test ended, in one sentence; empty while it runs."""
    if not report.is_over:
        return ""
    if not report.works:
        return tr("It does not work yet.")
    return tr("It works, with limitations.") if report.limits else tr("It works.")


def abilities(profile: Profile, limits: tuple[Limit, ...]) -> list[str]:
    """What an engine can and cannot do, one sentence each."""
    can = [
        tr("It analyses positions.") if profile.analysis.value else tr("It cannot analyse."),
        tr("It can be stopped while thinking.")
        if profile.cancellable_search
        else tr("It cannot be stopped while thinking, so it is restarted instead."),
        tr("It supports rectangular boards.")
        if profile.has_rectangles
        else tr("It supports square boards only."),
        tr("It can report dead stones.")
        if profile.lists_dead
        else tr("It cannot report dead stones."),
    ]
    return [*(limit_words(each) for each in limits), *can]


def limit_words(limit: Limit) -> str:
    """One thing that an engine cannot do, as a sentence."""
    text = {
        LimitKind.SUICIDE: tr(
            "It treats suicide as illegal and cannot follow a game in which it is played."
        ),
        LimitKind.SUPERKO: tr("It may play moves that superko forbids; these are refused."),
        LimitKind.RULES: tr("It did not accept the rules: {detail}")
        if limit.detail
        else tr("Its rules cannot be set; it uses its own."),
    }.get(limit.kind)
    return text.format(detail=limit.detail) if text else engines.limit(limit, tr("It"))


def report_text(report: CheckReport) -> str:
    """The whole test as text, to copy when asking for help."""
    launch = report.launch
    lines = [command_line(launch)]
    if launch.folder:
        lines.append(tr("Working folder: {folder}").format(folder=launch.folder))
    for each in report.steps:
        detail = step_detail(each)
        lines.append(
            f"[{mark_name(each.mark)}] {step_name(each.step)}" + (detail and f": {detail}")
        )
    lines += [part for part in (what_is_wrong(report), how_to_fix(report)) if part]
    if report.works and report.profile is not None:
        lines += abilities(report.profile, report.limits)
    if report.failure is not None:
        lines += last_words(report.failure)
    return "\n".join(lines) + "\n"


def missing_words(missing: Missing) -> str:
    """What a detected engine still needs, as a sentence."""
    return {
        Missing.NETWORK: tr(
            "A network file is missing. Download one and name it in the arguments."
        ),
        Missing.CONFIG: tr("A configuration file is missing. Name one in the arguments."),
    }[missing]


def attach_words(name: str) -> str:
    """The text of the button that adds a detected engine."""
    return tr("Attach {name}").format(name=name)


def attach_offer(name: str) -> str:
    """The same, where nothing else says that the engine was found."""
    return tr("Attach {name}, found on this computer").format(name=name)

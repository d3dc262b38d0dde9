"""The test of an engine in words: its steps, what is wrong and how to mend it, what it can do."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from tromp_gui.gtp.attached import Missing
from tromp_gui.gtp.check import CheckedStep, Mark, Report, Step
from tromp_gui.gtp.diagnosis import Cause, Diagnosis
from tromp_gui.gtp.failure import Failure, Trouble
from tromp_gui.gtp.launch import command_line
from tromp_gui.gtp.profile import Lack, Limit, Profile
from tromp_gui.wording import engines


def tr(text: str) -> str:
    """The translation of a sentence of this file."""
    return QCoreApplication.translate("engine check", text)


def step_name(step: Step) -> str:
    """What a step looks at."""
    return {
        Step.FOUND: tr("The program is there"),
        Step.EXECUTABLE: tr("It may be started"),
        Step.STARTS: tr("It starts"),
        Step.SPEAKS: tr("It speaks GTP"),
        Step.NAMED: tr("It gives its name and version"),
        Step.COMMANDS: tr("It knows the needed commands"),
        Step.SIZE: tr("It takes a board size"),
        Step.KOMI: tr("It takes a komi"),
        Step.RULES: tr("It takes the rules"),
        Step.MOVE: tr("It plays legal moves"),
        Step.QUITS: tr("It ends when asked"),
    }[step]


def mark_name(mark: Mark) -> str:
    """How a step stands, in one word."""
    return {
        Mark.WAITING: tr("waiting"),
        Mark.RUNNING: tr("under way"),
        Mark.PASSED: tr("passed"),
        Mark.LIMITED: tr("passed with limits"),
        Mark.FAILED: tr("failed"),
        Mark.SKIPPED: tr("left out"),
    }[mark]


def step_detail(checked: CheckedStep) -> str:
    """What was seen at a step; empty where there is nothing to say."""
    if checked.mark is Mark.LIMITED:
        return _limited(checked)
    if checked.mark is not Mark.PASSED or not checked.detail:
        return ""
    text = {
        Step.SPEAKS: tr("answered after {detail} s"),
        Step.COMMANDS: tr("{detail} commands"),
        Step.SIZE: tr("{detail} × {detail}"),
    }.get(checked.step, "{detail}")
    return text.format(detail=checked.detail)


def _limited(checked: CheckedStep) -> str:
    return {
        Step.NAMED: tr("It has no name."),
        Step.COMMANDS: tr("It lacks {detail}, which can be done without."),
        Step.SIZE: tr("It refused smaller boards; it took {detail} × {detail}."),
        Step.KOMI: tr("It refused a komi of 7: {detail}"),
        Step.RULES: tr("It answered: {detail}")
        if checked.detail
        else tr("by its own, or by those in its arguments"),
        Step.QUITS: tr("It did not, and was ended by force."),
    }.get(checked.step, "{detail}").format(detail=checked.detail)


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
        Trouble.NOT_FOUND: tr("There is no program {program}.")
        if program
        else tr("No program is named."),
        Trouble.NOT_EXECUTABLE: tr("{program} is no program, or may not be started."),
        Trouble.NOT_STARTED: tr("The system did not start it: {message}"),
        Trouble.EXITED: tr("It ended by itself, with the exit code {code}."),
        Trouble.CRASHED: tr("It crashed (signal or status {code})."),
        Trouble.HUNG_UP: tr("It closed its output."),
        Trouble.GMP: tr("It speaks the Go Modem Protocol, not GTP."),
        Trouble.LINE_TOO_LONG: tr("What it writes is no GTP: a line without end."),
        Trouble.REPLY_TOO_LONG: tr("What it writes is no GTP: an answer without end."),
        Trouble.WRONG_ID: tr("It answered a command that was not sent: {message}"),
        Trouble.NOT_RESPONDING: _silence(failure),
        Trouble.REFUSED: tr("It refused “{command}”: {message}"),
        Trouble.ILLEGAL_MOVE: tr("It played {message}, which the rules forbid."),
        Trouble.NO_MOVE: tr("Asked for a move it answered “{message}”."),
    }
    if failure.trouble is Trouble.REFUSED and failure.command == "list_commands":
        return tr("It lacks commands that a game needs: {message}").format(message=failure.message)
    return texts.get(failure.trouble, tr("It does not work: {message}")).format(
        program=program,
        message=failure.message,
        code=failure.exit_code,
        command=failure.command,
    )


def _silence(failure: Failure) -> str:
    if failure.command in ("", "name"):
        return tr("It runs, but says nothing that GTP knows.")
    return tr("It does not answer “{command}”.")


def _mend_trouble(failure: Failure) -> str:
    return {
        Trouble.NOT_FOUND: tr("Choose the program’s file; arguments go into their own field."),
        Trouble.NOT_EXECUTABLE: tr("Choose the program’s own file, or allow it to be executed."),
        Trouble.NOT_STARTED: tr("Is the file whole, and a program for this system?"),
        Trouble.CRASHED: tr("Its last words below may say why; look for a newer build."),
        Trouble.NOT_RESPONDING: tr(
            "Is an argument missing that makes it speak GTP? Some engines take minutes the first "
            "time: then let it go on."
        ),
        Trouble.ILLEGAL_MOVE: tr("Tell it the rules by its arguments, if it knows any."),
    }.get(failure.trouble, tr("Its last words below may say why."))


# What it can do


def verdict(report: Report) -> str:
    """How the test ended, in one sentence; empty while it goes on."""
    if not report.is_over:
        return ""
    if not report.works:
        return tr("It does not work yet.")
    return tr("It works, with limits.") if report.limits else tr("It works.")


def abilities(profile: Profile, limits: tuple[Limit, ...]) -> list[str]:
    """What an engine can and what it cannot, a sentence each."""
    can = [
        tr("It analyses positions.") if profile.analysis.value else tr("It has no analysis."),
        tr("It can be stopped while it thinks.")
        if profile.cancellable_search
        else tr("It cannot be stopped while it thinks: it is ended and started again."),
        tr("It plays on rectangles.")
        if profile.has_rectangles
        else tr("It plays on squares only."),
        tr("It can be asked which stones are dead.")
        if profile.lists_dead
        else tr("It cannot be asked which stones are dead."),
    ]
    return [*(limit_words(each) for each in limits), *can]


def limit_words(limit: Limit) -> str:
    """One thing that an engine cannot do, as a sentence."""
    text = {
        Lack.SUICIDE: tr("It holds suicide to be illegal: where one is played it cannot follow."),
        Lack.SUPERKO: tr("It may play what superko forbids; such a move is refused here."),
        Lack.RULES: tr("It cannot be told the rules: {detail}")
        if limit.detail
        else tr("It cannot be told the rules: it counts by its own."),
    }.get(limit.lack)
    return text.format(detail=limit.detail) if text else engines.limit(limit, tr("It"))


def report_text(report: Report) -> str:
    """The whole test as text, to be copied: for people to help with."""
    launch = report.launch
    lines = [command_line(launch)]
    if launch.folder:
        lines.append(tr("Working folder: {folder}").format(folder=launch.folder))
    for each in report.steps:
        detail = step_detail(each)
        lines.append(
            f"[{mark_name(each.mark)}] {step_name(each.step)}" + (detail and f": {detail}")
        )
    lines += [part for part in (what_is_wrong(report), how_to_mend(report)) if part]
    if report.works and report.profile is not None:
        lines += abilities(report.profile, report.limits)
    if report.failure is not None:
        lines += last_words(report.failure)
    return "\n".join(lines) + "\n"


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


def missing_words(missing: Missing) -> str:
    """What an engine that was found still needs, as a sentence."""
    return {
        Missing.NETWORK: tr("A network file is missing: get one and name it in the arguments."),
        Missing.CONFIG: tr("A configuration file is missing: name one in the arguments."),
    }[missing]


def attach_words(name: str) -> str:
    """The words of the button that attaches an engine found."""
    return tr("Attach {name}").format(name=name)


def attach_offer(name: str) -> str:
    """The same where nothing around it says that the engine was found."""
    return tr("Attach {name}, found on this machine").format(name=name)

"""The test of an engine in words: its steps, its report, the engine's abilities."""

from __future__ import annotations

from tromp_gui.gtp.attached import Missing
from tromp_gui.gtp.check import CheckedStep, CheckReport, CheckStep, StepResult
from tromp_gui.gtp.launch import command_line
from tromp_gui.gtp.profile import Limit, LimitKind, Profile
from tromp_gui.wording import engines
from tromp_gui.wording.engine_faults import how_to_fix, last_words, tr, what_is_wrong


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

"""The test of an engine in words: its steps, its report, what the engine can do."""

from __future__ import annotations

from tromp_gui.gtp.attached import Missing
from tromp_gui.gtp.check import CheckedStep, Mark, Report, Step
from tromp_gui.gtp.launch import command_line
from tromp_gui.gtp.profile import Lack, Limit, Profile
from tromp_gui.wording import engines
from tromp_gui.wording.engine_faults import how_to_mend, last_words, what_is_wrong
from tromp_gui.wording.translation import translate


def tr(text: str) -> str:
    """The translation of a sentence of this file."""
    return translate("engine check", text)


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

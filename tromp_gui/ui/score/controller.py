"""Connects the count with its panel."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QGuiApplication

from tromp_gui import wording
from tromp_gui.go.point import Color
from tromp_gui.gtp.verdict import Verdict
from tromp_gui.match.actions import Action
from tromp_gui.match.phases import (
    Agreeing,
    AgreementMode,
    Finished,
    Mediating,
    Playing,
    Playout,
    Settlement,
)
from tromp_gui.match.player import Attached
from tromp_gui.record.terms import ASSUMED_RULES, GapKind
from tromp_gui.scoring.count import Score
from tromp_gui.session.game.score_session import Counts
from tromp_gui.session.play.judge import Subject
from tromp_gui.settings import PROPOSES
from tromp_gui.ui.score.ledger_present import (
    ended,
    ledger,
    ledger_text,
    points_of,
    to_fill,
    unended,
)
from tromp_gui.ui.score.opinion_controller import OpinionController
from tromp_gui.ui.score.state import AgreementState, MarkingState, RulesNote, ScoreState, Stage
from tromp_gui.ui.shell import present
from tromp_gui.ui.shell.layout_switch import Layout
from tromp_gui.ui.shell.parts import Parts
from tromp_gui.ui.shell.pass_words import disputed
from tromp_gui.ui.shell.situation import Situation
from tromp_gui.wording import chain_status, opponents, tr
from tromp_gui.wording.chain_status import estimate_sentence
from tromp_gui.wording.engines import engine_name, opponent_name
from tromp_gui.wording.translation import paragraph

if TYPE_CHECKING:
    from tromp_gui.ui.score.panel import ScorePanel

_REST_MS = 2000


class Settling(QTimer):
    """Runs for two seconds from the start of a marking, during which marks may be proposed."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.setSingleShot(True)
        self.setInterval(_REST_MS)
        self._node: int | None = None

    def is_over(self, node: int | None) -> bool:
        """Whether the time is over for the marking at this node; the first call starts it."""
        if node != self._node:
            self._node = node
            self.start()
        return not self.isActive()


class ScoreController(QObject):
    """Keeps the score panel up to date while it is visible."""

    def __init__(
        self, parts: Parts, panel: Callable[[], ScorePanel], opinions: OpinionController
    ) -> None:
        """`panel()` builds the panel, or returns the one that it has built."""
        s, situations = parts.sessions, parts.situations
        super().__init__(situations)
        self._estimator, self._settings, self._estimates = s.estimator, s.settings, False
        self._opinions, self._said_search = opinions, ""
        self._lists, self._proposer, self._judge = s.dead_lists, s.proposer, s.judge
        self._panel, self._match, self._score, self._board = panel, s.match, s.score, parts.board
        self._situations, self._status = situations, parts.status
        for changed in (situations.settled, s.estimator.changed, s.dead_lists.changed):
            changed.connect(self.refresh)
        s.judge.changed.connect(self._on_judge_changed)
        s.proposer.proposed.connect(self._on_proposed)
        for changed in (s.estimator.changed, s.judge.changed, s.dead_lists.changed):
            changed.connect(situations.touch)
        self.compares = False
        """Whether the count by the other scoring method is shown."""
        self._settling = Settling(self)
        self._settling.timeout.connect(self.refresh)

    @property
    def _now(self) -> Situation:
        return self._situations.now

    def refresh(self) -> None:
        """Refresh the count, if it is shown; not during an act, which ends with that."""
        if self._situations.is_acting:
            return
        self._estimate_if_playing()
        self._board.show_count(not self.is_estimating)
        if not self.is_shown:
            return
        self._proposer.offer()
        counts, phase = self._score.counts(), self._now.phase
        warning = tr("A third party may be wrong.") if isinstance(phase, Mediating) else ""
        same = ""
        if phase is None and not self.is_looking:
            recorded, counted = self._score.recorded, counts.agreed
            warning = paragraph(self._doubts(present.mismatch(recorded, counted)))
            same = present.agreement(recorded, counted)
        shown = ledger(counts, self._second_title(), self._other(), self._is_over)
        footer = self._footer()
        if footer.stage is Stage.REVIEW:
            footer = footer._replace(is_settled=not same)
        is_counted = not self.is_estimating
        state = ScoreState(shown, self._marking(counts), footer, warning, same, is_counted)
        self._panel().show_state(self._with_rules(state))

    def _doubts(self, mismatch: str) -> list[str]:
        """What makes the count doubtful: a komi that cannot be meant, another recorded result."""
        terms = self._score.terms
        large = [gap for gap in terms.gaps if gap.kind is GapKind.LARGE_KOMI]
        said = [wording.gap(gap, terms) for gap in large]
        return [*said, mismatch] if mismatch else said

    def _with_rules(self, state: ScoreState) -> ScoreState:
        """The state with the offer to count the other way, if the file leaves its rules open; the
        sentence there includes the warning.
        """
        rules, terms = self._score.other_rules, self._score.terms
        if rules is None or self.is_looking:
            return state
        is_area = wording.is_area(rules)
        said = [wording.gap(gap, terms) for gap in terms.gaps if gap.kind in ASSUMED_RULES]
        if self._score.agrees_otherwise:
            by_area = tr("Counted by area, the result is the same as in the file.")
            by_territory = tr("Counted by territory, the result is the same as in the file.")
            said = [by_area if is_area else by_territory]
        button = tr("Count by area") if is_area else tr("Count by territory")
        note = RulesNote(paragraph(filter(None, [state.mismatch, *said])), button)
        return state._replace(mismatch="", rules=note)

    def compare(self) -> None:
        """Show or hide the count by the other scoring method."""
        self.compares = not self.compares
        self.refresh()
        self._situations.touch()

    @property
    def is_shown(self) -> bool:
        """Whether the layout shows the count."""
        return self._now.layout is Layout.SCORE

    def _other(self) -> Score | None:
        return self._score.other_count() if self.compares else None

    def _second_title(self) -> str:
        """The title of the count without the marked stones; '' if nothing can be marked."""
        now = self._now
        if now.match is None:
            return tr("As marked")
        if self._is_playing:
            return ""
        if now.is_elsewhere:
            return tr("As marked") if self._score.marks else ""
        phase = now.phase
        is_agreed = isinstance(phase, Agreeing) or (
            isinstance(phase, Finished) and phase.outcome.settlement is Settlement.AGREED
        )
        return tr("As agreed") if is_agreed else tr("As counted")

    def copy_text(self) -> None:
        """Copy the ledger to the clipboard as text."""
        counts, is_over = self._score.counts(), self._is_over
        text = ledger_text(counts, self._second_title(), self._other(), is_over)
        QGuiApplication.clipboard().setText(text)
        self._status.report(self.tr("Copied the count as text."))

    def _marking(self, counts: Counts) -> MarkingState:
        if self._now.is_elsewhere:
            is_open = isinstance(self._now.phase, Agreeing | Mediating)
            hint = tr("Go back to the game to mark dead stones.") if is_open else ""
            return MarkingState(len(counts.marks), is_open=False, hint=hint)
        if self._is_playing:
            return MarkingState(is_open=False, hint=self._forecast(), is_estimate=True)
        state = self._marking_of(len(counts.marks))
        if isinstance(self._now.phase, Agreeing):
            note = to_fill(counts.agreed)
            state = state._replace(note=note)
        return state._replace(busy=self._search_words() or self._asked_words())

    def _asked_words(self) -> str:
        """Which engine player has not given its list of dead stones yet; '' if none is awaited."""
        match = self._now.match
        color = next((each for each in Color if each in self._lists.awaited), None)
        if match is None or color is None:
            return ""
        return opponents.looking(opponent_name(match.player(color), color))

    def _marking_of(self, marked: int) -> MarkingState:
        phase = self._now.phase
        if isinstance(phase, Mediating):
            hint = tr("In dispute: {chains}. Mark the dead stones, then decide.")
            return MarkingState(marked, hint=hint.format(chains=disputed(phase.disputes)))
        if not isinstance(phase, Agreeing):
            return MarkingState(marked, self._now.can_mark)
        if phase.mode is AgreementMode.IN_TURN:
            hint = tr(
                "{color} to decide: click a chain to mark it dead, click a marked chain to "
                "dispute it, or choose Done."
            )
            said = hint.format(color=wording.color_name(phase.speaker)) if phase.speaker else ""
            return MarkingState(marked, False, said)
        shared = phase.mode is AgreementMode.SHARED
        return MarkingState(marked, True, self._difference() if shared else self._active_list())

    @property
    def _is_playing(self) -> bool:
        """Whether a game is in progress, and nothing is being agreed."""
        now = self._now
        return isinstance(now.phase, Playing | Playout) and not now.position.is_over

    @property
    def _is_over(self) -> bool:
        """Whether the count of the current position decides the game."""
        if self._now.match is None or self._now.is_elsewhere:
            return self._score.is_final
        return not self._is_playing

    def _estimate_if_playing(self) -> None:
        """Estimate the result of an unfinished game while the count is shown."""
        wanted = self._is_playing and self.is_shown
        if wanted == self._estimates:
            return
        self._estimates = wanted
        if not wanted:
            self._estimator.turn_off()
        elif self._settings.get(PROPOSES) and not self._estimator.is_on:
            self._estimator.turn_on()

    @property
    def is_estimating(self) -> bool:
        """Whether an estimate takes the place of the count, because the game is not over."""
        return self._is_playing and not self._now.is_elsewhere and self._estimator.is_on

    def _forecast(self) -> str:
        """The estimated result of an unfinished game, or how to get one."""
        estimate = self._estimator.estimate
        if estimate is not None:
            return estimate_sentence(estimate)
        if self._estimator.is_on:
            return tr("Estimating how the game will end…")
        return tr("The game is not over. Choose Estimate to see how it may end.")

    @property
    def _engines(self) -> frozenset[Color]:
        """The players that are engines."""
        match = self._now.match
        return frozenset(color for color in Color if match and match.player(color).engine)

    def _active_list(self) -> str:
        """Whose list a click changes, as an instruction."""
        text = tr("{color}’s list: click the stones that {color} considers dead, then submit it.")
        return text.format(color=wording.color_name(self._score.active_list))

    def _difference(self) -> str:
        """How an engine opponent's judgement differs from the marks; '' if it does not."""
        found, match = self._lists.difference(), self._now.match
        if found is None or match is None:
            return ""
        color, difference = found
        return opponents.differs(opponent_name(match.player(color), color), difference)

    @property
    def _may_help(self) -> bool:
        """Whether marks may be proposed here; not if the players mark in turn."""
        now = self._now
        return self.is_shown and now.can_mark and now.mode is not AgreementMode.IN_TURN

    @property
    def can_propose(self) -> bool:
        """Whether dead stones can be proposed here."""
        is_theirs = isinstance(self._now.phase, Agreeing) and bool(self._engines)
        return self._may_help and not is_theirs

    @property
    def is_looking(self) -> bool:
        """Whether a proposal is being made."""
        return bool(self._judge.asked(Subject.STONES))

    def propose(self) -> None:
        """Propose dead stones, or cancel the search for them."""
        if self.is_looking:
            self._proposer.cancel()
            self._status.report(self.tr("The search for dead stones was cancelled."))
        elif self._score.can_mark:
            self._proposer.propose()

    @property
    def can_dispute(self) -> bool:
        """Whether there is anything to dispute."""
        match, phase = self._now.match, self._now.phase
        if match is None or not isinstance(phase, Agreeing) or phase.mode is AgreementMode.IN_TURN:
            return False
        differ = bool(match.marks) or self._lists.difference() is not None
        return differ and Action.DISPUTE in self._now.may

    def dispute(self) -> None:
        """Dispute what an engine judges differently, otherwise all marks."""
        found = self._lists.difference()
        if found is None:
            self._match.dispute()
        else:
            engine, differs = found
            self._match.dispute(engine, differs.dead | differs.alive)

    def _on_judge_changed(self) -> None:
        text, before = self._search_words(), self._said_search
        self._said_search = text
        if text != before:
            self.refresh()
            if text:
                self._status.report(text)
            else:
                self._status.refresh()

    def _search_words(self) -> str:
        """Who is looking for dead stones, as a sentence; '' for nobody."""
        by = self._judge.asked(Subject.STONES)
        return opponents.looking(by) if by else ""

    def _on_proposed(self, proposal: Verdict) -> None:
        name = engine_name(proposal.by)
        self._status.report(chain_status.proposed(name, len(proposal.dead), len(proposal.unsure)))

    @property
    def can_ask(self) -> bool:
        """Whether an engine can be asked here for dead stones or for a decision."""
        phase = self._now.phase
        if not self._may_help or isinstance(phase, Mediating):
            return self._may_help
        if isinstance(phase, Agreeing) and self._engines:
            return bool(self._difference())
        return self._opinions.can_ask

    def ask(self) -> None:
        """Mark the stones that the engine opponent considers dead; in mediation, let an engine
        decide; otherwise show what an attached engine considers dead.
        """
        now, found = self._now, self._lists.difference()
        match = now.match
        if match is None:
            self._opinions.choose()
        elif now.is_elsewhere:
            self._match.return_to_game()
        elif isinstance(now.phase, Mediating):
            engines = (match.player(color).engine for color in Color)
            attached = next((each for each in engines if isinstance(each, Attached)), None)
            self._proposer.decide(attached, self._match.take_decision)
        elif found is not None:
            self._score.propose(self._lists.list_of(found[0]) or frozenset())
        else:
            self._opinions.choose()

    def _footer(self) -> AgreementState:
        phase = self._now.phase
        if phase is None:
            return AgreementState(Stage.REVIEW, "" if self._score.is_final else unended())
        if self._now.is_elsewhere:
            note = tr("This is another position of the game: it is counted as it stands.")
            return AgreementState(Stage.ELSEWHERE, note)
        if isinstance(phase, Agreeing):
            return self._agreeing(phase)
        if isinstance(phase, Mediating):
            return AgreementState(Stage.MEDIATING, tr("If declined, the game continues."))
        if isinstance(phase, Finished):
            is_counted = phase.outcome.settlement.is_counted
            return AgreementState(Stage.FINISHED, "" if is_counted else ended(phase))
        note = tr("The game is not over: two passes open the marking of dead stones.")
        return AgreementState(Stage.PLAYING, note)

    def _agreeing(self, phase: Agreeing) -> AgreementState:
        match = self._now.match
        is_said = bool(self._score.marks or phase.agreed) or self._score.reasons is not None
        note = tr("Changing a mark cancels both agreements.") if phase.agreed else ""
        position = self._now.position
        if not note and position.second is not None and position.passes:
            note = tr(
                "The first phase is over. Play on begins the second: stones come from the "
                "prisoners."
            )
        if phase.mode is AgreementMode.LISTS:
            note = tr("Identical lists end the game; any difference is a dispute.")
        is_settled = is_said or self._settling.is_over(match.node if match else None)
        return AgreementState(Stage.AGREEING, note, is_settled)

    @property
    def active_list(self) -> Color | None:
        """Whose list a click changes, if that can be chosen; otherwise None."""
        phase = self._now.phase
        if not isinstance(phase, Agreeing) or Action.MARK not in self._now.may:
            return None
        is_theirs = phase.mode is AgreementMode.LISTS and not (phase.agreed or self._engines)
        return self._score.active_list if is_theirs else None

    def choose_list(self, color: Color) -> None:
        """Let clicks change the list of `color`."""
        self._score.active_list = color

    def highlight_line(self, key: str) -> None:
        """Ring the points that a line of the ledger refers to."""
        self._board.highlight_all(points_of(self._score.counts().agreed, key))

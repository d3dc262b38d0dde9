"""Between the count and its panel: values out, wishes in."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from tromp_gui import wording
from tromp_gui.go.point import Color, Point
from tromp_gui.go.rules import Scoring
from tromp_gui.match.actions import Action, denied
from tromp_gui.match.dispute import Dispute
from tromp_gui.match.match import Match
from tromp_gui.match.outcome import Settlement
from tromp_gui.match.phases import Agreeing, Finished, Manner, Mediating
from tromp_gui.scoring.count import Score, Why
from tromp_gui.session.match_session import MatchSession
from tromp_gui.session.score_session import Counts, ScoreSession
from tromp_gui.ui.board.desk import BoardDesk
from tromp_gui.ui.layout_switch import Layout
from tromp_gui.ui.panels import present
from tromp_gui.ui.panels.agreement import FootState, Stage
from tromp_gui.ui.panels.ledger_state import Cells, Count, LedgerLine, LedgerState
from tromp_gui.ui.panels.marking import MarkingState
from tromp_gui.ui.panels.score import ScorePanel, ScoreState
from tromp_gui.wording import tr

_TERRITORY = (Scoring.TERRITORY, Scoring.TERRITORY_NO_SEKI)
_NONE = "–"


class ScoreDesk(QObject):
    """Keeps the score panel at the count of the node looked at, while it is shown."""

    def __init__(
        self,
        panel: ScorePanel,
        match: MatchSession,
        score: ScoreSession,
        board: BoardDesk,
        layout: Callable[[], Layout],
        close: Callable[[], object],
        decide: Callable[[], object],
    ) -> None:
        super().__init__(panel)
        self._panel, self._match, self._score, self._board = panel, match, score, board
        self._layout = layout
        score.changed.connect(self.refresh)
        panel.clear_requested.connect(score.clear)
        panel.agreed.connect(score.agree)
        panel.play_on_requested.connect(score.play_on)
        panel.write_requested.connect(score.write_result)
        panel.dispute_requested.connect(score.dispute)
        panel.reopen_requested.connect(score.reopen)
        panel.discuss_requested.connect(score.discuss)
        panel.manner_chosen.connect(score.choose_manner)
        panel.hand_chosen.connect(self._take_in_hand)
        panel.decide_requested.connect(decide)
        panel.close_requested.connect(close)
        panel.ledger_line_hovered.connect(self._light)
        self.refresh()

    def refresh(self) -> None:
        """Show the count anew, where the layout shows it."""
        if self._layout() is not Layout.SCORE:
            return
        counts, phase = self._score.counts(), self._match.phase
        warning = tr("A third party can be wrong.") if isinstance(phase, Mediating) else ""
        if phase is None:
            warning = present.mismatch(self._score.recorded, counts.agreed.result)
        self._panel.show_state(
            ScoreState(ledger(counts, phase is None), self._marking(counts), self._foot(), warning)
        )

    def _marking(self, counts: Counts) -> MarkingState:
        phase, marked = self._match.phase, len(counts.marks)
        if isinstance(phase, Mediating):
            hint = tr("In dispute: {chains}. Mark what is dead, then decide.")
            return MarkingState(marked, hint=hint.format(chains=disputed(phase.disputes)))
        if not isinstance(phase, Agreeing):
            return MarkingState(marked, can_clear=self._score.can_mark)
        hand = self._score.hand if phase.manner is Manner.LISTS else None
        hint = ""
        if phase.manner is Manner.IN_TURN and phase.speaker:
            hint = tr(
                "{color} speaks: mark a chain with all that dies with it, dispute a marked one "
                "by a click, or be done."
            ).format(color=wording.color_name(phase.speaker))
        can_clear = phase.manner is not Manner.IN_TURN
        return MarkingState(marked, can_clear=can_clear, hint=hint, manner=phase.manner, hand=hand)

    def _foot(self) -> FootState:
        phase, match = self._match.phase, self._match.match
        if phase is None or match is None:
            return FootState(Stage.REVIEW)
        if isinstance(phase, Agreeing):
            return self._agreeing(phase, match)
        if isinstance(phase, Mediating):
            return FootState(Stage.MEDIATING, note=tr("Declined, the game goes on."))
        if isinstance(phase, Finished):
            again = phase.outcome.settlement.is_counted
            return FootState(Stage.FINISHED, can_reopen=again, note=_ended(phase))
        note = tr("The game is not over: two passes open the marking of dead stones.")
        return FootState(Stage.PLAYING, can_discuss=self._may(Action.DISCUSS), note=note)

    def _agreeing(self, phase: Agreeing, match: Match) -> FootState:
        in_turn = phase.manner is Manner.IN_TURN
        note = tr("Any change to the marks takes back both agreements.")
        if phase.manner is Manner.LISTS:
            note = tr("Equal lists end the game; a difference is a dispute.")
        word = tr("{color} is done") if in_turn else ""
        if phase.manner is Manner.LISTS:
            word = tr("{color} hands it in")
        return FootState(
            Stage.AGREEING,
            phase.agreed,
            can_play_on=self._may(Action.PLAY_ON),
            can_dispute=self._may(Action.DISPUTE) and not in_turn and bool(match.marks),
            agree_word=word,
            note=note,
        )

    def _may(self, action: Action) -> bool:
        match, position = self._match.match, self._match.game_position
        return match is not None and position is not None and not denied(match, position, action)

    def _take_in_hand(self, color: Color) -> None:
        self._score.hand = color

    def _light(self, key: str) -> None:
        """Ring the points that a line of the ledger speaks of."""
        self._board.highlight_all(_points(self._score.counts().agreed, key))


def disputed(disputes: tuple[Dispute, ...]) -> str:
    """The chains in dispute, each by one of its points and by who holds it dead."""
    return ", ".join(
        tr("{point} (dead, says {color})").format(
            point=wording.point_name(min(each.chain)), color=wording.color_name(each.dead_by)
        )
        for each in disputes
    )


def _ended(phase: Finished) -> str:
    outcome = phase.outcome
    how = {
        Settlement.AGREED: tr("{result}: both players have agreed."),
        Settlement.AS_IS: tr("{result}: the passes ended the game as it stood."),
        Settlement.DECLARED: tr("{result}: this count changes nothing."),
        Settlement.PLAYED_OUT: tr("{result}: the disputed chains were played out."),
        Settlement.MEDIATED: tr("{result}: decided by {mediator}."),
        Settlement.RESULT_AGREED: tr("{result}: the players agreed on the result."),
    }[outcome.settlement]
    result = wording.result_sentence(outcome.result)
    return how.format(result=result, mediator=outcome.mediator)


def _points(score: Score, key: str) -> frozenset[Point]:
    wanted = {
        "stones": (Why.LIVING_STONE,),
        "surrounded": (Why.SURROUNDED, Why.DEAD_STONE),
        "neutral": (Why.NEUTRAL, Why.SEKI, Why.REACHES_NOTHING),
        "prisoners": (Why.DEAD_STONE,),
    }.get(key, ())
    return frozenset(point for point, owned in score.ownership.items() if owned.why in wanted)


def ledger(counts: Counts, is_review: bool) -> LedgerState:
    """The parts of both counts, a line each."""
    by_territory = counts.stands.scoring in _TERRITORY
    agreed = tr("As marked") if is_review else tr("As agreed")
    lines = [
        LedgerLine("surrounded", tr("Surrounded points")),
        LedgerLine("prisoners", tr("Prisoners")) if by_territory
        else LedgerLine("stones", tr("Stones on the board")),
        LedgerLine("komi", tr("Komi")),
        LedgerLine("bonus", tr("Handicap")),
        LedgerLine("neutral", tr("Neutral points")),
    ]  # fmt: skip
    if not by_territory:
        lines[:2] = lines[1::-1]
    if not counts.stands.white.bonus:
        lines = [line for line in lines if line.key != "bonus"]
    keys = [line.key for line in lines]
    return LedgerState(
        tr("territory") if by_territory else tr("area"),
        tuple(lines),
        (_count(tr("As it stands"), counts.stands, keys), _count(agreed, counts.agreed, keys)),
    )


def _count(title: str, score: Score, keys: list[str]) -> Count:
    return Count(
        title,
        tuple(_cells(score, key) for key in keys),
        (wording.number(score.black.total), wording.number(score.white.total)),
        wording.result_sentence(score.result),
    )


def _cells(score: Score, key: str) -> Cells:
    black, white = score.tally(Color.BLACK), score.tally(Color.WHITE)
    return {
        "stones": (str(black.stones), str(white.stones)),
        "surrounded": (str(black.surrounded), str(white.surrounded)),
        "prisoners": (_less(black.prisoners), _less(white.prisoners)),
        "komi": (_NONE, wording.number(white.komi)),
        "bonus": (_NONE, str(white.bonus)),
        "neutral": (str(score.neutral),),
    }[key]


def _less(stones: int) -> str:
    return f"−{stones}" if stones else "0"

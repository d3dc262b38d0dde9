"""Between the count and its panel: values out, wishes in."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from tromp_gui import wording
from tromp_gui.go.point import Color, Point
from tromp_gui.go.rules import Scoring
from tromp_gui.match.match import Agreeing, Finished, Settlement
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
    ) -> None:
        super().__init__(panel)
        self._panel, self._match, self._score, self._board = panel, match, score, board
        self._layout = layout
        score.changed.connect(self.refresh)
        panel.clear_requested.connect(score.clear)
        panel.agreed.connect(score.agree)
        panel.play_on_requested.connect(score.play_on)
        panel.write_requested.connect(score.write_result)
        panel.close_requested.connect(close)
        panel.ledger_line_hovered.connect(self._light)
        self.refresh()

    def refresh(self) -> None:
        """Show the count anew, where the layout shows it."""
        if self._layout() is not Layout.SCORE:
            return
        counts = self._score.counts()
        result = present.mismatch(self._score.recorded, counts.agreed.result)
        self._panel.show_state(
            ScoreState(
                ledger(counts, self._match.match is None),
                MarkingState(len(counts.marks), can_clear=self._score.can_mark),
                self._foot(),
                result if self._match.match is None else "",
            )
        )

    def _foot(self) -> FootState:
        phase = self._match.phase
        if isinstance(phase, Agreeing):
            note = tr("Any change to the marks takes back both agreements.")
            return FootState(Stage.AGREEING, phase.agreed, note=note)
        if isinstance(phase, Finished):
            return FootState(Stage.FINISHED, note=_ended(phase))
        if phase is None:
            return FootState(Stage.REVIEW)
        note = tr("The game is not over: two passes open the marking of dead stones.")
        return FootState(Stage.PLAYING, note=note)

    def _light(self, key: str) -> None:
        """Ring the points that a line of the ledger speaks of."""
        self._board.highlight_all(_points(self._score.counts().agreed, key))


def _ended(phase: Finished) -> str:
    result = wording.result_sentence(phase.outcome.result)
    how = {
        Settlement.AGREED: tr("{result}: both players have agreed."),
        Settlement.AS_IS: tr("{result}: the passes ended the game as it stood."),
        Settlement.DECLARED: tr("{result}: this count changes nothing."),
    }
    return how[phase.outcome.settlement].format(result=result)


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
        "prisoners": (f"−{black.prisoners}", f"−{white.prisoners}"),
        "komi": (_NONE, wording.number(white.komi)),
        "bonus": (_NONE, str(white.bonus)),
        "neutral": (str(score.neutral),),
    }[key]

"""The player cards, with what engines, analysis and count add to them."""

from __future__ import annotations

from PySide6.QtCore import QObject

from tromp_gui.ui.analysis.controller import AnalysisController
from tromp_gui.ui.engines.opponent_controller import OpponentController
from tromp_gui.ui.score.controller import ScoreController
from tromp_gui.ui.shell import present
from tromp_gui.ui.shell.layout_switch import Layout
from tromp_gui.ui.shell.parts import Parts


class CardsController(QObject):
    """Keeps the cards up to date, also while a clock runs or an engine thinks."""

    def __init__(
        self,
        parts: Parts,
        count: ScoreController,
        opponents: OpponentController,
        analysis: AnalysisController,
    ) -> None:
        super().__init__(parts.column)
        self._situations, self._cards = parts.situations, parts.column.cards
        self._clock, self._score = parts.sessions.match.clock, parts.sessions.score
        self._count, self._opponents, self._analysis = count, opponents, analysis
        s = self._situations
        for changed in (s.settled, s.touched, self._clock.ticked, opponents.ticked):
            changed.connect(self._show)

    def _show(self) -> None:
        """Show both cards; not during an act, which ends with that."""
        if self._situations.is_acting:
            return
        now = self._situations.now
        is_counted = now.layout is Layout.SCORE and not self._count.is_estimating
        cards = present.cards(now, self._clock, self._score.counts() if is_counted else None)
        named = [self._opponents.with_engine(now, card) for card in cards]
        black, white = (self._analysis.with_win_rate(card) for card in named)
        self._cards.show_cards(black, white)

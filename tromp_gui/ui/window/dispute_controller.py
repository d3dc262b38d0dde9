"""A strip below the cards that shows the dispute while play settles it."""

from __future__ import annotations

from PySide6.QtCore import QObject

from tromp_gui.match.phases import Playing
from tromp_gui.session.game.match_session import MatchSession
from tromp_gui.session.game.score_session import ScoreSession
from tromp_gui.ui.kit.warning_strip import WarningStrip
from tromp_gui.ui.score.notes import disputed
from tromp_gui.ui.shell.layout_switch import Layout
from tromp_gui.ui.shell.view_controller import ViewController
from tromp_gui.ui.window.column import Column
from tromp_gui.wording import tr


class DisputeController(QObject):
    """Keeps the strip until the stones are gone, or the players agree again."""

    def __init__(
        self, column: Column, match: MatchSession, score: ScoreSession, view: ViewController
    ) -> None:
        super().__init__(column)
        self._match, self._score, self._view = match, score, view
        self._strip = WarningStrip()
        column.put_ending(self._strip)

    def refresh(self) -> None:
        """Show or hide the strip."""
        disputes, in_score = self._score.contested, self._view.layout is Layout.SCORE
        text = ""
        if disputes and not in_score and isinstance(self._match.phase, Playing):
            said = tr("In dispute: {chains}. Play on to settle it, then pass.")
            text = said.format(chains=disputed(disputes))
        self._strip.show_text(text)

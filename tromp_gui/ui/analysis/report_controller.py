"""Connects the report of the game with its view in the analysis panel."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer

from tromp_gui.learning.game_report import GameReport
from tromp_gui.ui.analysis.report_view import MomentState, ReportState, ReportView
from tromp_gui.ui.board.moment import moment_state
from tromp_gui.ui.shell.parts import Parts
from tromp_gui.wording import game_report as texts

_SOON_MS = 300
"""Milliseconds between two reports while the game is analysed."""


class ReportController(QObject):
    """Makes the report while the view is seen."""

    def __init__(self, parts: Parts, view: ReportView, show: Callable[[int], object]) -> None:
        """`show` shows the position at a node and the engine's line there."""
        super().__init__(view)
        self._window, self._session = parts.window, parts.sessions.analysis
        self._record, self._view = parts.sessions.record, view
        self._soon = QTimer(self, singleShot=True, interval=_SOON_MS)
        self._soon.timeout.connect(self.refresh)
        view.seen.connect(self._on_seen)
        view.node_chosen.connect(show)
        self._session.changed.connect(self._on_changed)
        self._record.opened.connect(self._on_changed)

    def _on_seen(self, is_seen: bool) -> None:
        if is_seen:
            self.refresh()
        else:
            self._soon.stop()

    def _on_changed(self) -> None:
        if self._view.isVisible() and not self._soon.isActive():
            self._soon.start()

    def refresh(self) -> None:
        """Show the report of what is known now."""
        report = self._session.report()
        state = ReportState() if report.is_empty else self._state(report)
        window = self._window
        self._view.show_state(state, window.board.theme, window.devicePixelRatioF())

    def _state(self, report: GameReport) -> ReportState:
        rows = texts.rows(report)
        return ReportState(
            rows,
            tuple(texts.is_player(at) for at in range(len(rows))),
            texts.explanation(report),
            texts.moments_title(report),
            tuple(
                MomentState(
                    self._above(each.move.node),
                    texts.played(each),
                    tuple(filter(None, (texts.lost(each), texts.better(each)))),
                    moment_state(each),
                )
                for each in report.moments
            ),
            texts.on_board(),
        )

    def _above(self, node: int) -> int:
        parent = self._record.tree.node(node).parent
        assert parent is not None
        return parent.id

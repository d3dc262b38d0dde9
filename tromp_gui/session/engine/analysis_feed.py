"""The lines of a search as analysis, no faster than anybody can look."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from tromp_gui.gtp.analysis import Perspective, parse_analysis
from tromp_gui.session.engine.timers import single_shot
from tromp_gui.session.engine.work import Analyse, Move

_PAUSE = 50


class AnalysisFeed(QObject):
    """Reads the last line of every 50 ms. Signal: `analysed(Analysis)`.

    `perspective` is whose win rate the engine reports.
    """

    analysed = Signal(object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.perspective = Perspective.SIDE_TO_MOVE
        self._line = ""
        self._work: Analyse | Move | None = None
        self._pause = single_shot(self, self.flush)

    def take(self, work: Analyse | Move, line: str) -> None:
        """A line `info ...` of the search for this work."""
        self._work, self._line = work, line
        if not self._pause.isActive():
            self._pause.start(_PAUSE)

    def flush(self) -> None:
        """Tell at once what came last."""
        work, line = self._work, self._line
        self.forget()
        if work is None:
            return
        rows, columns = work.target.rows, work.target.columns
        analysis = parse_analysis(line, work.color, rows, columns, self.perspective)
        if analysis is not None:
            self.analysed.emit(analysis)

    def forget(self) -> None:
        """Tell nothing of what came."""
        self._work = None
        self._pause.stop()

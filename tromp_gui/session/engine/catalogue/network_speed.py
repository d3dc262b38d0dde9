"""How fast this computer is with a network file: measured, in a process of its own."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QElapsedTimer, QObject, Signal

from tromp_gui.go.point import Color
from tromp_gui.gtp.analysis import Analysis
from tromp_gui.gtp.failure import Failure
from tromp_gui.gtp.sync import Target
from tromp_gui.session.engine.catalogue.network_trial import network_failure
from tromp_gui.session.engine.catalogue.registry import built_in
from tromp_gui.session.engine.session import EngineSession

_SIDE: Final = 19
_MS: Final = 3000
"""The least time of a measurement."""
_VISITS: Final = 3
"""The fewest positions evaluated meanwhile; a slow network takes longer."""
_ONE_CORE: Final = ("--threads", "1")


class NetworkSpeed(QObject):
    """Lets the built-in engine analyse an empty board of 19 × 19 on one core.

    Signals: `measured(str, float)`, a file ("": the program's own network) and how many positions
    it evaluates a second; `failed(str)`, why it cannot be used, as a sentence; `running(bool)`, a
    measurement has begun, or is over or was stopped.
    """

    measured = Signal(str, float)
    failed = Signal(str)
    running = Signal(bool)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session: EngineSession | None = None
        self._path, self._first = "", 0
        self._since = QElapsedTimer()

    def measure(self, path: str) -> None:
        """Measure a file; an earlier measurement is stopped."""
        self.stop()
        launch = built_in(network=path)
        launch = launch._replace(arguments=(*launch.arguments, *_ONE_CORE))
        self._path = path
        self._since.invalidate()
        session = self._session = EngineSession(launch, parent=self)
        session.analysed.connect(self._on_analysed)
        session.failed.connect(self._on_failed)
        session.start()
        session.analyse(Color.BLACK, Target(_SIDE, _SIDE))
        self.running.emit(True)

    def stop(self) -> None:
        """End the measurement, if one is running, and its process."""
        session, self._session = self._session, None
        if session is not None:
            session.stop()
            session.deleteLater()
            self.running.emit(False)

    def _on_analysed(self, analysis: Analysis) -> None:
        """Count from the first report on, so that reading the file is not part of it."""
        if not self._since.isValid():
            self._since.start()
            self._first = analysis.visits
            return
        visits, ms = analysis.visits - self._first, self._since.elapsed()
        if self._session is not None and visits >= _VISITS and ms >= _MS:
            self.stop()
            self.measured.emit(self._path, visits * 1000 / ms)

    def _on_failed(self, failure: Failure) -> None:
        if self._session is not None:
            self.stop()
            self.failed.emit(network_failure(Path(self._path), failure))

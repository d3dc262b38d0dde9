"""Looking through the machine's folders for known engines, without holding anything up."""

from __future__ import annotations

import time

from PySide6.QtCore import QObject, QTimer, Signal

from tromp_gui.gtp.attached import FoundEngine
from tromp_gui.session.engine.known import find_engines
from tromp_gui.session.engine.search_paths import SearchPaths

_SLICE = 0.005
"""For so long, in seconds, folders are looked through before others may work."""


class EngineDetection(QObject):
    """Begins at once. Signal: `found()` another engine is among `engines`."""

    found = Signal()

    def __init__(self, places: SearchPaths, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.engines: list[FoundEngine] = []
        self._rest = find_engines(places)
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._go_on)
        self._timer.start(0)

    @property
    def is_over(self) -> bool:
        """Whether every folder was looked through."""
        return not self._timer.isActive()

    def _go_on(self) -> None:
        end, count = time.monotonic() + _SLICE, len(self.engines)
        for engine in self._rest:
            if engine is not None:
                self.engines.append(engine)
            if time.monotonic() >= end:
                break
        else:
            self._timer.stop()
        if len(self.engines) > count:
            self.found.emit()

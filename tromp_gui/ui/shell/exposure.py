"""Whether anything of the window can be seen, as the window system tells."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtWidgets import QWidget

from tromp_gui.session.idle import single_shot

_LATE_MS = 1000
"""A busy computer shows frames late, so a shorter time does not mean that a window is hidden."""


class Exposure(QObject):
    """Whether nothing of a window can be seen, as far as that is known.

    Wayland does not report that a window is minimised, but shows no frame of it any more, and then
    Qt says that it is not exposed. Signal: `changed()`.
    """

    changed = Signal()

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._is_covered = False
        self._late = single_shot(self, lambda: self._set(not self._is_exposed()))

    @property
    def is_covered(self) -> bool:
        """Whether nothing of the window has been seen for a while."""
        return self._is_covered

    def watch(self) -> None:
        """Follow the window from now on, if it has been shown."""
        handle = self._window.windowHandle()
        if handle is not None:
            handle.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Qt override."""
        if event.type() is QEvent.Type.Expose:
            if self._is_exposed():
                self._late.stop()
                self._set(False)
            elif not self._late.isActive():
                self._late.start(_LATE_MS)
        return False

    def _is_exposed(self) -> bool:
        handle = self._window.windowHandle()
        return handle is not None and handle.isExposed()

    def _set(self, is_covered: bool) -> None:
        if is_covered is not self._is_covered:
            self._is_covered = is_covered
            self.changed.emit()

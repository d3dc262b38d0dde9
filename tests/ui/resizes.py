"""Counts how often widgets are resized, to find sizes that depend on themselves."""

from __future__ import annotations

from collections import Counter
from types import TracebackType

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QApplication, QWidget

MOST = 6
"""How often an act may give a widget the same size; layouts settle after a few rounds."""
_END = 24
"""The number from which resizing is blocked, so that it ends and can be reported."""


class Resizes(QObject):
    """As a context, counts the resizes of each widget of the application.

    `begin()` starts a new act. At its end, asserts that no widget had the same size more than
    `MOST` times, and that resizing ended by itself.
    """

    def __init__(self) -> None:
        super().__init__()
        self._sizes: dict[int, Counter[tuple[int, int]]] = {}
        self._often: dict[str, str] = {}
        self._act = ""

    def __enter__(self) -> Resizes:
        QApplication.instance().installEventFilter(self)  # type: ignore[union-attr]
        return self

    def __exit__(
        self, kind: type[BaseException] | None, _error: object, _trace: TracebackType | None
    ) -> None:
        QApplication.instance().removeEventFilter(self)  # type: ignore[union-attr]
        if kind is None:
            self.begin("")

    def begin(self, act: str) -> None:
        """Start a new act, ending the previous one."""
        assert not self._often, f"{self._act}: {self._often}"
        self._sizes.clear()
        self._act = act

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Count a resize event."""
        if not isinstance(watched, QWidget) or not isinstance(event, QResizeEvent):
            return False
        sizes = self._sizes.setdefault(id(watched), Counter())
        size = event.size().toTuple()
        sizes[size] += 1
        if sizes[size] > MOST or sizes.total() > _END:
            above = watched.parentWidget()
            name = f"{type(above).__name__} > {type(watched).__name__}"
            self._often[name] = f"{size} {sizes[size]} of {sizes.total()} times"
        return sizes.total() > _END

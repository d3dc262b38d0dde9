"""Watches how often widgets are resized: a size that depends on itself is resized without end."""

from __future__ import annotations

from collections import Counter
from types import TracebackType

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QApplication, QWidget

MOST = 4
"""An act may bring a widget to one and the same size so often; layouts rest after a few rounds."""
_END = 24
"""From here on a resizing is withheld, so that it comes to an end and can be told."""


class Resizes(QObject):
    """Counts, while it is entered as a context, the resizings of each widget of the application.

    `begin()` starts a new act; leaving the context or beginning anew asserts that in the act that
    ended no widget came to the same size more than `MOST` times, nor was resized without end.
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
        """An act begins, the one before has ended."""
        assert not self._often, f"{self._act}: {self._often}"
        self._sizes.clear()
        self._act = act

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Count a resizing."""
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

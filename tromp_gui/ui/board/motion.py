"""The animation of stones that appear and disappear: short, and ended by any other change."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6 import QtCore
from PySide6.QtCore import QObject, QRect, Qt, Signal

if TYPE_CHECKING:
    from PySide6.QtWidgets import QGraphicsPixmapItem

COMES_MS, GOES_MS, MOST_MS = 90, 140, 220
_BETWEEN_MS = 12
_COMES = (1.05, 1.0), (0.6, 1.0)
"""First and last scale, first and last opacity of a stone that is placed."""
_GOES = (1.0, 0.92), (1.0, 0.0)


class StoneMotion(QObject):
    """Animates graphics items, which it does not own.

    Signals: `moved(list[QRect])`, where the picture has changed; `finished()`.
    """

    moved = Signal(object)
    finished = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._coming: list[QGraphicsPixmapItem] = []
        self._going: list[QGraphicsPixmapItem] = []

    @cached_property
    def _clock(self) -> QtCore.QVariantAnimation:
        """Made for the first animation."""
        clock = QtCore.QVariantAnimation(self)
        clock.setStartValue(0.0)
        clock.valueChanged.connect(self._on_value_changed)
        clock.finished.connect(self.finished)
        return clock

    def start(
        self, coming: Sequence[QGraphicsPixmapItem], going: Sequence[QGraphicsPixmapItem]
    ) -> None:
        """Animate the appearance of items and, one after another, the removal of others."""
        self._coming, self._going = list(coming), list(going)
        for item in (*coming, *going):
            item.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
            item.setTransformOriginPoint(item.boundingRect().center())
        last = _delay(len(going) - 1, len(going)) + GOES_MS if going else COMES_MS
        self._clock.setEndValue(float(last))
        self._clock.setDuration(round(last))
        self._clock.start()

    def stop(self) -> None:
        """End the animation at once, without a signal."""
        if self._coming or self._going:
            self._clock.stop()
        for item in self._coming:
            _start_item(item, 1.0, _COMES)
            item.setTransformationMode(Qt.TransformationMode.FastTransformation)
        self._coming, self._going = [], []

    def _on_value_changed(self, now: float) -> None:
        for item in self._coming:
            _start_item(item, now / COMES_MS, _COMES)
        for at, item in enumerate(self._going):
            _start_item(item, (now - _delay(at, len(self._going))) / GOES_MS, _GOES)
        self.moved.emit([_place(item) for item in (*self._coming, *self._going)])


def _delay(at: int, count: int) -> float:
    """Milliseconds until the stone at index `at` of `count` begins to disappear; all have
    disappeared after `MOST_MS`.
    """
    between = min(_BETWEEN_MS, (MOST_MS - GOES_MS) / max(count - 1, 1))
    return at * between


def _start_item(
    item: QGraphicsPixmapItem, share: float, ends: tuple[tuple[float, float], tuple[float, float]]
) -> None:
    """Show an item at `share` (0 to 1) of its animation between the scales and opacities of `ends`.

    It slows down towards the end.
    """
    eased = 1 - (1 - min(max(share, 0.0), 1.0)) ** 3
    scale, opacity = (first + (last - first) * eased for first, last in ends)
    item.setScale(scale)
    item.setOpacity(opacity)


def _place(item: QGraphicsPixmapItem) -> QRect:
    return item.mapRectToScene(item.boundingRect()).toAlignedRect()

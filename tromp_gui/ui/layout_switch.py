"""The switch between the window's three layouts."""

from __future__ import annotations

from enum import IntEnum

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from tromp_gui.ui.switch import SegmentedSwitch


class Layout(IntEnum):
    """What the window is laid out for."""

    PLAY = 0
    REVIEW = 1
    SCORE = 2


class LayoutSwitch(SegmentedSwitch):
    """Play, Review, Score; `layout_selected(Layout)` when a person chooses."""

    layout_selected = Signal(Layout)

    def __init__(self, parent: QWidget | None = None) -> None:
        tr = self.tr
        super().__init__(tr("Layout"), (tr("Play"), tr("Review"), tr("Score")), parent)
        self.selected.connect(lambda index: self.layout_selected.emit(Layout(index)))

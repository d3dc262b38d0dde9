"""The line below the find bar while a shape of stones is looked for."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLabel, QWidget

from tromp_gui.ui.kit.check_box import CheckBox
from tromp_gui.ui.kit.flow import FlowLayout
from tromp_gui.ui.look.theme import scaled
from tromp_gui.ui.look.tokens import HIT_TARGET

_ACROSS = 12


class ShapeRow(QWidget):
    """Says which part of the board is looked for, and in what ways it may lie.

    Signal: `changed()`: one of the ways was switched on or off.
    """

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._place = QLabel()
        self._place.setTextFormat(Qt.TextFormat.PlainText)
        self._turned = CheckBox(self.tr("Rotated or mirrored"))
        self._swapped = CheckBox(self.tr("Colours swapped"))
        flow = FlowLayout(scaled(_ACROSS), 0, self)
        for part in (self._place, self._turned, self._swapped):
            part.setMinimumHeight(scaled(HIT_TARGET))
            flow.addWidget(part)
        for box in (self._turned, self._swapped):
            box.setChecked(True)
            box.toggled.connect(self.changed)

    @property
    def is_turned(self) -> bool:
        """Whether the shape counts turned and mirrored too."""
        return self._turned.isChecked()

    @property
    def is_swapped(self) -> bool:
        """Whether it counts with the colours of its stones swapped."""
        return self._swapped.isChecked()

    def show_place(self, place: str) -> None:
        """Say what is looked for."""
        self._place.setText(place)

"""The head above a card: what it is at the left, a quiet note at the right."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QWidget

from tromp_gui.ui.kit.plain_text import ElidedLabel
from tromp_gui.ui.look.theme import fix_height, scaled

HEIGHT = 18


class SectionHead(QWidget):
    """`show_note` changes what is at the right, `show_title` what at the left."""

    def __init__(self, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title = QLabel(title)
        self._title.setTextFormat(Qt.TextFormat.PlainText)
        self._title.setProperty("role", "section")
        self._note = ElidedLabel()
        self._note.setProperty("role", "quiet")
        self._note.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(scaled(12))
        row.addWidget(self._title)
        row.addWidget(self._note, 1)
        fix_height(self, HEIGHT)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def show_title(self, title: str) -> None:
        """Be called otherwise."""
        self._title.setText(title)

    def show_note(self, note: str) -> None:
        """Say `note` at the right; empty for nothing."""
        self._note.setText(note)

"""Choosing the encoding of a file by what its names and comments become in it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QHBoxLayout, QListWidget, QListWidgetItem, QPlainTextEdit, QWidget

from tromp_gui.sgf.candidates import EncodingCandidate
from tromp_gui.ui.kit.form import WIDTH_WITH_LIST, FormDialog, plain_label
from tromp_gui.ui.look.theme import scaled
from tromp_gui.ui.look.tokens import ROW_HEIGHT
from tromp_gui.wording.files import encoding_name

_HEIGHT, _LIST_WIDTH = 400, 280


class EncodingDialog(FormDialog):
    """Candidates at the left, the likeliest first; a preview of the file's text at the right.

    Signal: `encoding_chosen(str)`, Python's name of another encoding than the present one.
    """

    encoding_chosen = Signal(str)

    def __init__(
        self, candidates: Sequence[EncodingCandidate], current: str, parent: QWidget | None = None
    ) -> None:
        """`current` is Python's name of the encoding in which the file is read now."""
        super().__init__(self.tr("File encoding"), self.tr("&Reload"), parent)
        self._candidates, self._current = candidates, current
        self._list, self._preview = QListWidget(), QPlainTextEdit()
        self._misfit = plain_label("", "quiet")
        self._build()
        names = [each.encoding for each in candidates]
        self._list.currentRowChanged.connect(self._show_candidate)
        self._list.itemDoubleClicked.connect(self._accept_other)
        self._list.setCurrentRow(names.index(current) if current in names else 0)
        self.take_room(WIDTH_WITH_LIST, _HEIGHT)
        self._list.setFocus()

    def _build(self) -> None:
        ask = self.tr("Choose the encoding in which names and comments look right.")
        self.body.addWidget(plain_label(ask))
        self._list.setAccessibleName(self.tr("Encodings"))
        self._list.setFixedWidth(scaled(_LIST_WIDTH))
        for candidate in self._candidates:
            item = QListWidgetItem(self._named(candidate.encoding), self._list)
            item.setSizeHint(QSize(0, scaled(ROW_HEIGHT)))
        self._preview.setReadOnly(True)
        self._preview.setAccessibleName(self.tr("Preview"))
        self._preview.setTabChangesFocus(True)
        sides = QHBoxLayout()
        sides.setSpacing(12)
        sides.addWidget(self._list)
        sides.addWidget(self._preview, 1)
        self.body.addLayout(sides, 1)
        self.body.addWidget(self._misfit)

    def _named(self, encoding: str) -> str:
        name = encoding_name(encoding)
        return self.tr("{name} (current)").format(name=name) if encoding == self._current else name

    def _show_candidate(self, row: int) -> None:
        candidate = self._candidates[row]
        plain = self.tr("This file contains only ASCII text, which is the same in every encoding.")
        self._preview.setPlainText(candidate.preview or plain)
        fits = self.tr("The whole file is valid in this encoding.")
        misfits = self.tr("Some bytes are not valid in this encoding. They are kept unchanged.")
        self._misfit.setText(fits if candidate.fits else misfits)
        self.done_button.setEnabled(candidate.encoding != self._current)

    def _accept_other(self) -> None:
        if self.done_button.isEnabled():
            self.accept()

    def accept(self) -> None:
        """Read the file again in the encoding of the chosen row."""
        super().accept()
        self.encoding_chosen.emit(self._candidates[self._list.currentRow()].encoding)

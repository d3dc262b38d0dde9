"""The list of all shortcuts, by group, with a search field."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QLineEdit, QScrollArea, QWidget

from tromp_gui.ui.keys.command_table import CommandEntry
from tromp_gui.ui.kit.boxes import STRETCH, hbox, vbox
from tromp_gui.ui.kit.form import WIDTH_WITH_LIST, FormDialog, plain_label

_HEIGHT = 520


class ShortcutsDialog(FormDialog):
    """Shows shortcuts in two columns of groups; the search field at the top filters them."""

    def __init__(self, rows: Sequence[CommandEntry], parent: QWidget | None = None) -> None:
        super().__init__(self.tr("Keyboard shortcuts"), "", parent)
        self._search = QLineEdit()
        self._search.setPlaceholderText(self.tr("Search"))
        self._search.setAccessibleName(self.tr("Search the shortcuts"))
        self._search.setClearButtonEnabled(True)
        self._search.textChanged.connect(self._narrow)
        self._none = plain_label(self.tr("No matching shortcut."), "quiet")
        self._none.hide()
        groups = [_Group(name, rows) for name in dict.fromkeys(row.group for row in rows)]
        self._groups = groups
        inside = QWidget()
        sides = hbox(on=inside, gap=32, margins=(0, 0, 12, 0))
        for side in _two_columns(groups):
            sides.addLayout(vbox(*side, STRETCH, gap=18), 1)
        scroll = QScrollArea()
        scroll.setProperty("role", "bare")
        scroll.setWidgetResizable(True)
        scroll.setWidget(inside)
        scroll.setAccessibleName(self.tr("Keyboard shortcuts"))
        self.body.addWidget(self._search)
        self.body.addWidget(self._none)
        self.body.addWidget(scroll, 1)
        self.take_room(WIDTH_WITH_LIST, _HEIGHT)
        self._search.setFocus()

    def _narrow(self, text: str) -> None:
        shown = [group.narrow(text.casefold().split()) for group in self._groups]
        self._none.setVisible(not any(shown))


class _Group(QWidget):
    """A group: its shortcuts below its name."""

    def __init__(self, name: str, rows: Sequence[CommandEntry]) -> None:
        super().__init__()
        self._lines = [(row, _line(row)) for row in rows if row.group == name]
        lines = (line for _, line in self._lines)
        vbox(plain_label(name, "section"), *lines, on=self, gap=2)

    def __len__(self) -> int:
        """The number of shortcuts."""
        return len(self._lines)

    def narrow(self, words: Sequence[str]) -> bool:
        """Show only the rows that contain all `words`; return whether there are any."""
        found = False
        for row, line in self._lines:
            fits = row.has(words)
            line.setVisible(fits)
            found = found or fits
        self.setVisible(found)
        return found


def _line(row: CommandEntry) -> QWidget:
    line = QWidget()
    keys = QLabel(row.keys)
    keys.setTextFormat(Qt.TextFormat.PlainText)
    keys.setProperty("role", "quiet")
    keys.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop)
    hbox((plain_label(row.text), 1), keys, on=line, gap=12, margins=(0, 2, 0, 2))
    line.setAccessibleName(f"{row.text}: {row.keys}")
    return line


def _two_columns(groups: Sequence[_Group]) -> tuple[list[_Group], list[_Group]]:
    """Two columns of about equal height, with the groups in order."""
    whole = sum(len(group) + 2 for group in groups)
    left: list[_Group] = []
    height = 0
    for group in groups:
        if left and height + (len(group) + 2) / 2 > whole / 2:
            break
        left.append(group)
        height += len(group) + 2
    return left, list(groups[len(left) :])

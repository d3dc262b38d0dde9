"""Dialogs for tags of games, and for names of the same player."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLineEdit, QListWidget, QListWidgetItem, QPlainTextEdit, QWidget

from tromp_gui.ui.kit.form import FormDialog, plain_label
from tromp_gui.ui.library import words

_CHECKED = Qt.CheckState


class TagsDialog(FormDialog):
    """Signal: `tags_chosen(list, list)`, tags to add to all games, and tags to remove."""

    tags_chosen = Signal(object, object)

    def __init__(
        self, games: int, counts: Mapping[str, int], parent: QWidget | None = None
    ) -> None:
        """`counts` has every tag, and how many of the `games` have it."""
        super().__init__(self.tr("Tags"), self.tr("Save"), parent)
        self.body.addWidget(plain_label(words.games(games), "quiet"))
        self.list = QListWidget()
        self.list.setAccessibleName(self.tr("Tags"))
        for tag in sorted(counts, key=str.casefold):
            count = counts[tag]
            state = _CHECKED.Checked if count == games else _CHECKED.PartiallyChecked
            item = QListWidgetItem(tag, self.list)
            item.setFlags(Qt.ItemFlag.ItemIsUserCheckable | Qt.ItemFlag.ItemIsEnabled
                          | Qt.ItemFlag.ItemIsSelectable)  # fmt: skip
            item.setCheckState(state if count else _CHECKED.Unchecked)
        self.list.setVisible(bool(counts))
        self.body.addWidget(self.list, 1)
        self.new = QLineEdit()
        self.new.setPlaceholderText(self.tr("For example: joseki, to review"))
        self.add_row(self.tr("New tags"), self.new)
        self.new.setFocus()

    def accept(self) -> None:
        super().accept()
        items = [self.list.item(row) for row in range(self.list.count())]
        on = [item.text() for item in items if item.checkState() is _CHECKED.Checked]
        off = [item.text() for item in items if item.checkState() is _CHECKED.Unchecked]
        new = [tag.strip() for tag in self.new.text().split(",")]
        self.tags_chosen.emit([*on, *(tag for tag in new if tag)], off)


class NamesDialog(FormDialog):
    """Signal: `names_chosen(list)`, groups of names, each of one player."""

    names_chosen = Signal(object)

    def __init__(self, aliases: Sequence[Sequence[str]], parent: QWidget | None = None) -> None:
        super().__init__(self.tr("Names of players"), self.tr("Save"), parent)
        text = self.tr(
            "Write all names of one player on a line, with commas between them. A search for one "
            "of them then finds all."
        )
        self.body.addWidget(plain_label(text))
        self.text = QPlainTextEdit("\n".join(", ".join(names) for names in aliases))
        self.text.setAccessibleName(self.tr("Names of players"))
        self.text.setPlaceholderText("Lee Sedol, 李世石, 이세돌")
        self.text.setTabChangesFocus(True)
        self.body.addWidget(self.text, 1)
        self.text.setFocus()

    def accept(self) -> None:
        super().accept()
        lines = self.text.toPlainText().splitlines()
        groups = [[name.strip() for name in line.split(",") if name.strip()] for line in lines]
        self.names_chosen.emit([names for names in groups if len(names) > 1])

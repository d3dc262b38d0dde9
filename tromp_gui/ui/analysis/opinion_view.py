"""The candidate moves of one engine in a card, or why there are none."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QPushButton, QStackedLayout, QWidget

from tromp_gui.ui.analysis.state import EngineOpinion
from tromp_gui.ui.kit.boxes import STRETCH, vbox
from tromp_gui.ui.kit.form import plain_label
from tromp_gui.ui.kit.plain_text import ElidedLabel
from tromp_gui.ui.kit.text_table import TextTable
from tromp_gui.ui.look.theme import scaled

_LINE = 4
_CLOSE, _NARROW = 420, 340
"""Below the first width the columns are narrower, below the second there is no continuation."""
_WIDTHS, _CLOSE_WIDTHS = (56, 72, 68, 64), (48, 64, 60, 54)


class OpinionView(QFrame):
    """Signals: `row_chosen(int)`, `row_activated(int)` and `row_hovered(int | None)` of the table;
    `link_followed()`; `selected()`, show this engine on the board.
    """

    row_chosen = Signal(int)
    row_activated = Signal(int)
    row_hovered = Signal(object)
    link_followed = Signal()
    selected = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "card")
        tr = self.tr
        heads = (tr("Move"), tr("Win rate"), tr("Lead"), tr("Visits"), tr("Continuation"))
        self._table = TextTable(tr("Best moves"), heads, frozenset({1, 2, 3}), _WIDTHS)
        self._name = ElidedLabel()
        self._name.setProperty("role", "quiet")
        self._name.setContentsMargins(12, 6, 12, 0)
        self._rows: tuple[tuple[str, ...], ...] = ()
        self._message = plain_label("", "quiet")
        self._remark = plain_label("", "quiet")
        self._remark.setContentsMargins(14, 6, 14, 10)
        self._link = QPushButton()
        self._link.setProperty("role", "link")
        self._link.clicked.connect(self.link_followed)
        self._stack = QStackedLayout()
        vbox(self._name, self._stack, self._remark, on=self, gap=0, margins=(1, 1, 1, 1))
        self._stack.addWidget(self._table)  # now that it is no window
        self._stack.addWidget(self._why())
        self._table.row_chosen.connect(self.row_chosen)
        self._table.row_activated.connect(self.row_activated)
        self._table.row_hovered.connect(self.row_hovered)

    def _why(self) -> QWidget:
        inside = QWidget()
        link = self._link, Qt.AlignmentFlag.AlignLeft
        vbox(self._message, link, STRETCH, on=inside, margins=(13, 10, 13, 10))
        return inside

    def show_opinion(self, opinion: EngineOpinion, is_shown: bool, is_one_of_two: bool) -> None:
        """Show an engine's result; with two engines, also its name and whether it is the one on the
        board.
        """
        parts = [opinion.name, opinion.note]
        if is_one_of_two and is_shown:
            parts.append(self.tr("on the board"))
        text = "  ·  ".join(part for part in parts if part)
        self._name.setText(text)
        self._name.setVisible(is_one_of_two)
        self._table.setAccessibleDescription(text)
        rows = tuple(tuple(row[1:]) for row in opinion.rows)  # all but the point
        self._table.show_rows(rows, opinion.chosen)
        self._rows = rows
        self._show_columns()
        self._remark.setText(opinion.message)
        self._remark.setVisible(bool(opinion.message and opinion.rows))
        self._message.setText(opinion.message)
        self._link.setText(opinion.link.replace("&", "&&"))
        self._link.setAccessibleName(opinion.link)
        self._link.setVisible(bool(opinion.link))
        self._stack.setCurrentIndex(0 if opinion.rows else 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show_columns()

    def _show_columns(self) -> None:
        """Show the columns that have a text and enough room."""
        is_narrow, is_close = (self.width() < scaled(least) for least in (_NARROW, _CLOSE))
        self._table.set_widths(_CLOSE_WIDTHS if is_close else _WIDTHS)
        for column in range(1, _LINE + 1):
            is_empty = bool(self._rows) and not any(row[column] for row in self._rows)
            self._table.setColumnHidden(column, is_empty or (is_narrow and column == _LINE))
        self._table.horizontalHeader().setStretchLastSection(self._table.isColumnHidden(_LINE))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose this engine for the board."""
        super().mousePressEvent(event)
        self.selected.emit()

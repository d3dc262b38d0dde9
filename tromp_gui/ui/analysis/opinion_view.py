"""The candidate moves of one engine in a card, or why there are none."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QStackedLayout, QWidget

from tromp_gui.ui.analysis.state import EngineOpinion
from tromp_gui.ui.kit.action_buttons import push_button
from tromp_gui.ui.kit.boxes import STRETCH, vbox
from tromp_gui.ui.kit.plain_text import ElidedLabel, plain_label, show_text
from tromp_gui.ui.kit.row_table import TextTable
from tromp_gui.ui.look.theme import scaled

_LINE = 4
_CLOSE, _NARROW = 420, 340
"""Below the first width the columns are narrower, below the second there is no continuation."""
_WIDTHS, _CLOSE_WIDTHS = (56, 72, 68, 64), (48, 64, 60, 54)


class OpinionView(QFrame):
    """The best moves of an engine. Signals: those of `table`; `link_followed()`; `selected()`, show
    this engine on the board.
    """

    link_followed = Signal()
    selected = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "card")
        tr = self.tr
        heads = (tr("Move"), tr("Win rate"), tr("Lead"), tr("Visits"), tr("Continuation"))
        self.table = TextTable(tr("Best moves"), heads, frozenset({1, 2, 3}), _WIDTHS)
        self._name = ElidedLabel("quiet")
        self._name.setContentsMargins(12, 6, 12, 0)
        self._rows: tuple[tuple[str, ...], ...] = ()
        self._message = plain_label("", "quiet")
        self._remark = plain_label("", "quiet")
        self._remark.setContentsMargins(14, 6, 14, 10)
        self._link = push_button("", self.link_followed, "link")
        self._stack = QStackedLayout()
        vbox(self._name, self._stack, self._remark, on=self, gap=0, margins=(1, 1, 1, 1))
        self._stack.addWidget(self.table)  # now that it is no window
        self._stack.addWidget(self._why())

    def _why(self) -> QWidget:
        inside = QWidget()
        link = self._link, Qt.AlignmentFlag.AlignLeft
        vbox(self._message, link, STRETCH, on=inside, margins=(13, 10, 13, 10))
        return inside

    def show_opinion(self, opinion: EngineOpinion, is_shown: bool, is_one_of_two: bool) -> None:
        """Show a result; with two engines, also whose it is and whether it is on the board."""
        parts = [opinion.name, opinion.note]
        if is_one_of_two and is_shown:
            parts.append(self.tr("on the board"))
        text = "  ·  ".join(part for part in parts if part)
        self._name.setText(text)
        self._name.setVisible(is_one_of_two)
        self.table.setAccessibleDescription(text)
        rows = tuple(tuple(row[1:-1]) for row in opinion.rows)  # all but point and loss
        self.table.show_rows(rows, opinion.chosen)
        self._rows = rows
        self._show_columns()
        show_text(self._remark, opinion.message if opinion.rows else "")
        self._message.setText(opinion.message)
        show_text(self._link, opinion.link)
        self._stack.setCurrentIndex(0 if opinion.rows else 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show_columns()

    def _show_columns(self) -> None:
        """Show the columns that have a text and enough room."""
        is_narrow, is_close = (self.width() < scaled(least) for least in (_NARROW, _CLOSE))
        self.table.set_widths(_CLOSE_WIDTHS if is_close else _WIDTHS)
        for column in range(1, _LINE + 1):
            is_empty = bool(self._rows) and not any(row[column] for row in self._rows)
            self.table.setColumnHidden(column, is_empty or (is_narrow and column == _LINE))
        self.table.horizontalHeader().setStretchLastSection(self.table.isColumnHidden(_LINE))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose this engine for the board."""
        super().mousePressEvent(event)
        self.selected.emit()

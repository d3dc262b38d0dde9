"""The report of the game in the analysis panel: a table, and the moments that decided the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction, QHideEvent, QMouseEvent, QPixmap, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QLabel, QVBoxLayout, QWidget

from tromp_gui.ui.board.picture import picture
from tromp_gui.ui.board.state import BoardState
from tromp_gui.ui.kit.action_buttons import ActionButton, push_button
from tromp_gui.ui.kit.boxes import STRETCH, FlowLayout, clear, hbox, vbox
from tromp_gui.ui.kit.form import scrolled
from tromp_gui.ui.kit.plain_text import plain_label
from tromp_gui.ui.kit.row_table import TextTable
from tromp_gui.ui.look.board_themes import BoardTheme
from tromp_gui.ui.look.theme import scaled

_SIDE = 132
"""The side of a board, in pixels."""
_WIDE, _CLOSE = 500, 400
"""Below the first width the number of moves is left out, below the second the best moves too."""
_MOVES, _BEST = 1, 4
"""Their columns."""
_WIDTHS, _CLOSE_WIDTHS = (150, 60, 82, 92), (128, 60, 74, 84)
_INDENT = "\N{EN SPACE}\N{EN SPACE}"


class MomentState(NamedTuple):
    """A moment: the node before it, its move, what is said of it, and its board."""

    node: int
    played: str
    texts: tuple[str, ...]
    board: BoardState


class ReportState(NamedTuple):
    """What is shown: the rows of the table with whether each is a whole game, what its columns
    mean, the moments below a title, and what their boards show. No rows: the game is not analysed.
    """

    rows: tuple[tuple[str, ...], ...] = ()
    whole: tuple[bool, ...] = ()
    explanation: str = ""
    title: str = ""
    moments: tuple[MomentState, ...] = ()
    on_board: str = ""


class MomentCard(QFrame):
    """A board beside what was played there and what was better. Signal: `chosen()`, by a click
    anywhere or by its button.
    """

    chosen = Signal()

    def __init__(self, moment: MomentState, theme: BoardTheme, ratio: float) -> None:
        super().__init__()
        board = QLabel()
        image = picture(moment.board, round(scaled(_SIDE) * ratio), theme, coordinates=False)
        image.setDevicePixelRatio(ratio)
        board.setPixmap(QPixmap.fromImage(image))
        button = push_button(moment.played, self.chosen, "link")
        button.setAccessibleDescription(" ".join(moment.texts))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        texts = vbox(
            (button, Qt.AlignmentFlag.AlignLeft), *map(plain_label, moment.texts), STRETCH, gap=2
        )
        hbox((board, Qt.AlignmentFlag.AlignTop), (texts, 1), on=self, gap=12)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        if event.button() is Qt.MouseButton.LeftButton:
            self.chosen.emit()


class ReportView(QFrame):
    """Signals: `node_chosen(int)`, the node before a moment; `analyse_requested()`; `seen(bool)`,
    it is shown or hidden.
    """

    node_chosen = Signal(int)
    analyse_requested = Signal()
    seen = Signal(bool)

    def __init__(self, heads: Sequence[str], actions: Sequence[QAction]) -> None:
        """`heads` are the headings of the table, `actions` become buttons below the report."""
        super().__init__()
        self.setProperty("role", "card")
        self._state: ReportState | None = None
        self._table = TextTable(self.tr("How each player played"), heads, _RIGHT, _WIDTHS)
        self._table.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusProxy(self._table)
        self._explanation, self._on_board = plain_label("", "quiet"), plain_label("", "quiet")
        self._title = plain_label("", "name")
        self._moments, self._found, self._none = QVBoxLayout(), QWidget(), QWidget()
        self._moments.setSpacing(10)
        self._buttons = QWidget()
        buttons = [ActionButton(action, self._buttons) for action in actions]
        for button in buttons:
            button.show_icon(False)
            button.setProperty("role", "small")
        FlowLayout(8, 6, self._buttons, buttons)
        self._lay_out()
        self.show_state(ReportState(), None, 1.0)

    def _lay_out(self) -> None:
        inside = QWidget()
        around = 12, 8, 12, 10
        below = vbox(
            self._explanation, 6, self._title, self._moments, self._on_board, self._buttons,
            STRETCH, gap=8, margins=around,
        )  # fmt: skip
        vbox(self._table, below, on=inside, gap=0)
        self._scroll = scrolled(inside, self.tr("Report of the game"))
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        vbox(self._scroll, on=self._found)
        link = push_button(self.tr("Analyse the game"), self.analyse_requested, "link")
        why = plain_label(self.tr("Not analysed yet."), "quiet")
        beside = link, Qt.AlignmentFlag.AlignLeft
        vbox(why, beside, STRETCH, on=self._none, margins=(13, 10, 13, 10))
        vbox((self._found, 1), (self._none, 1), on=self, gap=0, margins=(1, 1, 1, 1))

    def show_state(self, state: ReportState, theme: BoardTheme | None, ratio: float) -> None:
        """Show a report, its boards in a theme with `ratio` device pixels in a pixel."""
        if state == self._state:
            return
        before, self._state = self._state, state
        self._found.setVisible(bool(state.rows))
        self._none.setVisible(not state.rows)
        rows = tuple(
            row if whole else (_INDENT + row[0], *row[1:])
            for row, whole in zip(state.rows, state.whole, strict=True)
        )
        self._table.show_rows(rows, None)
        self._table.setFixedHeight(self._table.height_for(len(rows)))
        self._explanation.setText(state.explanation)
        self._title.setText(state.title)
        self._on_board.setText(state.on_board)
        self._on_board.setVisible(bool(state.moments))
        if theme is not None and (before is None or before.moments != state.moments):
            clear(self._moments)
            for moment in state.moments:
                card = MomentCard(moment, theme, ratio)
                card.chosen.connect(lambda node=moment.node: self.node_chosen.emit(node))
                self._moments.addWidget(card)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave out what there is no room for."""
        super().resizeEvent(event)
        is_narrow, is_close = (self.width() < scaled(width) for width in (_WIDE, _CLOSE))
        self._table.set_widths(_CLOSE_WIDTHS if is_narrow else _WIDTHS)
        self._table.setColumnHidden(_MOVES, is_narrow)
        self._table.setColumnHidden(_BEST, is_close)
        self._table.horizontalHeader().setStretchLastSection(is_close)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.seen.emit(True)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.seen.emit(False)


_RIGHT = frozenset({1, 2, 3, 4})

"""The ledger: the items of the count for both players, as it stands and as agreed."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QAction, QMouseEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from tromp_gui.go.point import Color
from tromp_gui.ui.board.stone_sign import StoneSign
from tromp_gui.ui.kit.action_buttons import push_button
from tromp_gui.ui.kit.boxes import section, vbox
from tromp_gui.ui.kit.plain_text import ElidedLabel, plain_label, show_text
from tromp_gui.ui.kit.rows import SectionHead
from tromp_gui.ui.kit.switch import SegmentedSwitch
from tromp_gui.ui.look.board_themes import KAYA, BoardTheme
from tromp_gui.ui.look.shadow import CardBackground
from tromp_gui.ui.look.theme import scaled
from tromp_gui.ui.look.tokens import LEDGER_ROW_HEIGHT
from tromp_gui.ui.score.state import Cells, CountColumn, LedgerState, in_words
from tromp_gui.wording.glossary import Term, explained

_MARGINS = (17, 9, 13, 9)
_NUMBER, _SPACE = (42, 66), (14, 30)
"""The least and the usual width of a column of numbers, and of the space after it."""
_GAP = 12
"""Before each count."""
_OF_COUNT = 5
"""The columns of a count: a gap, Black's numbers, a space, White's numbers, a space."""
_WHOLE = _OF_COUNT - 1
_TITLES, _STONES, _LINES = range(3)
"""The first rows; after the lines follow the totals, the verdicts, and perhaps the link."""
_TITLE_HEIGHT, _STONE_HEIGHT, _TOTAL_HEIGHT, _VERDICT_HEIGHT = 29, 30, 40, 30
_STONE, _AROUND_TEXT = 16, 6
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_TOP, _CENTER = Qt.AlignmentFlag.AlignTop, Qt.AlignmentFlag.AlignCenter
_LINK = Qt.AlignmentFlag.AlignLeft
_FILL = Qt.AlignmentFlag(0)
_INK = QPalette.ColorRole.WindowText


class LedgerTable(QWidget):
    """Shows those counts of `state` whose indices are in `shown`; the one that applies has an
    accent background.

    `compare` shows another count. Signal: `line_hovered(str)`, a row's key or "".
    """

    line_hovered = Signal(str)

    def __init__(
        self, state: LedgerState, shown: Sequence[int], compare: QAction, look: BoardTheme
    ) -> None:
        super().__init__()
        self._lefts = [2 + place * _OF_COUNT for place in range(len(shown))]
        self._shown, self._hovered = shown, ""
        self._link = push_button("", compare.trigger, "link")
        self._link.setParent(self)  # before it is shown
        self._keys = [line.key for line in state.lines]
        self._total = _LINES + len(state.lines)
        self._main = state.main_index if len(state.counts) > 1 else -1
        self._is_titled = len(shown) == len(state.counts)
        self._labels: dict[tuple[int, int], QLabel] = {}
        self.setAccessibleName(self.tr("Count"))
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self._grid = QGridLayout(self)
        self._grid.setSpacing(0)
        self._grid.setContentsMargins(*_MARGINS)
        self._lay_out()
        self.show_stones(look)
        self.show_state(state)

    def show_state(self, state: LedgerState) -> None:
        """Show other numbers and texts in the same rows and columns."""
        self.setAccessibleDescription(in_words(state))
        show_text(self._link, state.compare)
        for row, line in enumerate(state.lines, _LINES):
            self._write(row, 0, line.label)
        self._write(self._total, 0, self.tr("Total"), "name")
        labels = (self._labels[row, 0] for row in range(_LINES, self._total + 1))
        self._grid.setColumnMinimumWidth(0, max(label.sizeHint().width() for label in labels))
        for left, index in zip(self._lefts, self._shown, strict=True):
            self._show_count(left, state.counts[index], index == self._main)
        self._fit()

    def _show_count(self, left: int, count: CountColumn, main: bool) -> None:
        strong = main or self._main < 0
        if self._is_titled:
            self._write(_TITLES, left, count.title, "main count" if main else "count", _WHOLE)
        for row, cells in enumerate(count.cells, _LINES):
            self._write_cells(row, left, cells)
        self._write_cells(self._total, left, count.total, "total" if strong else "quiet total")
        verdict = "main count" if strong else "count"
        self._write(self._total + 1, left, count.verdict, verdict, _WHOLE)

    def _write_cells(self, row: int, left: int, cells: Cells, role: str = "") -> None:
        """Write a number for each player, or one for both in the middle."""
        if len(cells) == 1:
            self._write(row, left, cells[0], "quiet cell", _WHOLE)
            return
        for column, text in zip((left, left + 2), cells, strict=True):
            label = self._write(row, column, text or "–", role)
            label.setForegroundRole(_INK if text else QPalette.ColorRole.PlaceholderText)

    def _write(self, row: int, column: int, text: str, role: str = "", columns: int = 1) -> QLabel:
        """Write in a cell: at the left in the first column, in the middle of several."""
        label = self._labels.get((row, column))
        if label is None:
            label = plain_label("", role, columns > 1) if column else ElidedLabel(role)
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            if columns > 1:
                label.setAlignment(_CENTER)
                label.setContentsMargins(0, _AROUND_TEXT, 0, _AROUND_TEXT)
            elif column:
                label.setAlignment(_RIGHT)
                label.setMaximumWidth(scaled(_NUMBER[1]))
            self._grid.addWidget(label, row, column, 1, columns)
            self._labels[row, column] = label
        label.setText(text)
        return label

    def show_stones(self, look: BoardTheme) -> None:
        """Draw the stones above the columns in the board's look."""
        for sign in self.findChildren(StoneSign):
            sign.show_look(look)

    # Layout

    def hasHeightForWidth(self) -> bool:
        """Qt override: the height is set for each width, by `_fit`."""
        return False

    def _lay_out(self) -> None:
        """Set the sizes of rows and columns, with all that does not change."""
        mains = [
            left
            for left, index in zip(self._lefts, self._shown, strict=True)
            if index == self._main
        ]
        ruled = mains[0] - 1 if mains else 1 + _OF_COUNT * len(self._shown)
        lines = dict.fromkeys(range(_LINES, self._total), LEDGER_ROW_HEIGHT)
        heights = {
            _TITLES: _TITLE_HEIGHT if self._is_titled else _MARGINS[1],
            _STONES: _STONE_HEIGHT,
            **lines,
            self._total: _TOTAL_HEIGHT,
            self._total + 1: _VERDICT_HEIGHT,
        }
        for row, height in heights.items():
            self._grid.setRowMinimumHeight(row, scaled(height))
        for row in lines:
            self._add_frame("rule", row, 0, 1, ruled, _TOP)
        self._add_frame("total rule", self._total, 0, 1, ruled, _TOP)
        for left in mains:
            self._add_frame("tint", _TITLES, left, self._total + 2, _WHOLE)
            self._add_frame("main rule", self._total, left, 1, _WHOLE, _TOP)
        self._grid.setColumnStretch(0, 1)
        for left in self._lefts:
            self._grid.setColumnMinimumWidth(left - 1, scaled(_GAP))
            self._lay_out_numbers(left, Color.BLACK)
            self._lay_out_numbers(left + 2, Color.WHITE)

    def _lay_out_numbers(self, column: int, stone: Color) -> None:
        """Lay out a player's numbers, headed by a stone, and the space after them."""
        space = QWidget()
        space.setMaximumWidth(scaled(_SPACE[1]))
        self._grid.addWidget(space, _STONES, column + 1)
        self._grid.addWidget(StoneSign(stone, _STONE), _STONES, column, _RIGHT)
        for each, (least, usual) in ((column, _NUMBER), (column + 1, _SPACE)):
            self._grid.setColumnMinimumWidth(each, scaled(least))
            self._grid.setColumnStretch(each, usual)

    def _add_frame(
        self,
        role: str,
        row: int,
        column: int,
        rows: int,
        columns: int,
        place: Qt.AlignmentFlag = _FILL,
    ) -> None:
        frame = QFrame()
        frame.setProperty("role", role)
        frame.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._grid.addWidget(frame, row, column, rows, columns, place)

    def _fit(self) -> None:
        """Put the link beside the verdict, or below it where the numbers need the room; and be as
        high as all that needs at this width.
        """
        self._grid.addWidget(self._link, self._total + 1, 0, _LINK)
        if self._grid.minimumSize().width() > self.width():
            self._grid.addWidget(self._link, self._total + 2, 0, 1, -1, _LINK)
        self.setFixedHeight(self._grid.totalHeightForWidth(self.width()))

    # Events

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._fit()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        y = event.position().toPoint().y()
        at = ((key, self._labels[row, 0].geometry()) for row, key in enumerate(self._keys, _LINES))
        self._hover(next((key for key, box in at if box.top() <= y <= box.bottom()), ""))

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._hover("")

    def _hover(self, key: str) -> None:
        if key != self._hovered:
            self._hovered = key
            for row, each in enumerate(self._keys, _LINES):
                ink = QPalette.ColorRole.Link if each == key else _INK
                self._labels[row, 0].setForegroundRole(ink)
            self.line_hovered.emit(key)


WIDE = 520
"""The width from which two counts are shown side by side; below it, a switch chooses one."""
_PAIR = 10
"""Further width for each further count, whose numbers are closer together."""
_AROUND_SWITCH = (17, 14, 17, 0)


class LedgerPanel(CardBackground):
    """`compare` shows another count. Signal: `line_hovered(str)`, the key of the row under the
    pointer, "" for none.
    """

    line_hovered = Signal(str)

    def __init__(self, compare: QAction) -> None:
        super().__init__()
        self._state = LedgerState("", (), ())
        self._chosen: int | None = None  # by the user, if there is a switch
        self._switch: SegmentedSwitch | None = None
        self.setWhatsThis(explained(Term.COUNT))
        self._head = SectionHead(self.tr("Count"))
        self._look = KAYA
        self._table: LedgerTable | None = None
        self._form: object = None
        self._card = QFrame()
        self._card.setProperty("role", "card")
        self._compare = compare
        self._switch_room = QVBoxLayout()
        self._rows = vbox(self._switch_room, on=self._card, gap=0)
        section(self, self._head, self._card)

    def show_state(self, state: LedgerState) -> None:
        """Show `state`; a count chosen by the user stays chosen while the counts are the same."""
        if _titles(state) != _titles(self._state):
            self._chosen = None
            self._make_switch(state)
        self._state = state
        self._head.show_note(state.kind)
        self._arrange()

    def show_stones(self, look: BoardTheme) -> None:
        """Draw the stones above the columns in the board's look."""
        self._look = look
        if self._table is not None:
            self._table.show_stones(look)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show as many counts as the width allows."""
        super().resizeEvent(event)
        self._arrange()

    def _make_switch(self, state: LedgerState) -> None:
        if self._switch is not None:
            self._switch_room.removeWidget(self._switch)
            self._switch.setParent(None)
            self._switch.deleteLater()
            self._switch = None
        if len(state.counts) > 1:
            titles = _titles(state)
            self._switch = SegmentedSwitch(self.tr("Count"), titles, segment=40, stacks=True)
            self._switch.select(state.main_index)
            self._switch.selected.connect(self._choose)
            self._switch_room.addWidget(self._switch)

    def _choose(self, index: int) -> None:
        self._chosen = index
        self._arrange()

    def _arrange(self) -> None:
        state = self._state
        if not state.counts:
            return
        wide = self.width() >= scaled(WIDE + _PAIR * (len(state.counts) - 2))
        if self._switch is not None:
            self._switch.setVisible(not wide)
            self._switch_room.setContentsMargins(*((0, 0, 0, 0) if wide else _AROUND_SWITCH))
        chosen = state.main_index if self._chosen is None else self._chosen
        has_all = wide or self._switch is None
        self._show_counts(range(len(state.counts)) if has_all else range(chosen, chosen + 1))

    def _show_counts(self, shown: range) -> None:
        """Show some of the counts, in a new table if they have other rows or columns."""
        state = self._state
        cells = [[len(row) for row in count.cells] for count in state.counts]
        form = [line.key for line in state.lines], cells, state.main_index, shown, scaled(100)
        if self._table is not None and form == self._form:
            self._table.show_state(state)
            return
        self._form = form
        table = LedgerTable(state, shown, self._compare, self._look)
        table.line_hovered.connect(self.line_hovered)
        if self._table is not None:
            self._rows.removeWidget(self._table)
            self._table.setParent(None)
            self._table.deleteLater()
        self._rows.addWidget(table)
        self._table = table


def _titles(state: LedgerState) -> tuple[str, ...]:
    return tuple(count.title for count in state.counts)

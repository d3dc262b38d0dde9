"""The ledger: the items of the count for both players, as it stands and as agreed."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAction, QColor, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QSizePolicy, QVBoxLayout, QWidget

from tromp_gui.go.point import Color
from tromp_gui.ui.board.stones import paint_stone
from tromp_gui.ui.kit.action_buttons import push_button
from tromp_gui.ui.kit.boxes import section, vbox
from tromp_gui.ui.kit.plain_text import CENTER, RIGHT, advance, show_text, write
from tromp_gui.ui.kit.rows import SectionHead
from tromp_gui.ui.kit.switch import SegmentedSwitch
from tromp_gui.ui.look.board_themes import KAYA, BoardTheme
from tromp_gui.ui.look.shadow import CardBackground
from tromp_gui.ui.look.theme import Type, current, font, scaled
from tromp_gui.ui.look.tokens import LEDGER_ROW_HEIGHT
from tromp_gui.ui.score.state import LedgerState, in_words
from tromp_gui.wording.glossary import Term, explained

_SIDE = 17
"""Between the card's inner edge and the labels."""
_NUMBER = 92
"""The width of a column of numbers."""
_LEAST_NUMBER = 50
_BETWEEN = 20
"""Between two counts."""
_LABEL_GAP = 14
_INDENT = 27
"""Between a number and the end of its column."""
_TOP, _TITLE, _STONES, _TOTAL, _VERDICT, _FOOT = 16, 24, 30, 40, 24, 18
_SECOND_LINE = 16
_STONE = 16
_HIGHLIGHT_TOP = 9
_HIGHLIGHT_SIDE = 4
_HIGHLIGHT_REST = 12
"""Between the verdict and the end of the accent background."""


class LedgerTable(QWidget):
    """Shows counts of a `LedgerState`; the one that applies has an accent background.

    Its link triggers the action `compare`. Signal: `line_hovered(str)`, a row's key or "".
    """

    line_hovered = Signal(str)

    def __init__(self, compare: QAction) -> None:
        super().__init__()
        self._state = LedgerState("", (), ())
        self._shown: Sequence[int] = ()
        self._look = KAYA
        self._hovered = ""
        self._compare = push_button("", compare.trigger, "link")
        self._compare.setParent(self)
        self.setAccessibleName(self.tr("Count"))
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_state(self, state: LedgerState, shown: Sequence[int]) -> None:
        """Show the counts of `state` whose indices are in `shown`."""
        self._state, self._shown = state, shown
        show_text(self._compare, state.compare)
        self.setAccessibleDescription(in_words(state))
        self._fit()
        self.update()

    def show_stones(self, look: BoardTheme) -> None:
        """Draw the stones above the columns in the board's look."""
        self._look = look
        self.update()

    def sizeHint(self) -> QSize:
        """As wide as the column, high enough for all rows."""
        return QSize(scaled(280), self.height())

    # Layout

    def _rows_top(self) -> float:
        return self._stones_top() + scaled(_STONES)

    def _stones_top(self) -> float:
        titled = len(self._shown) == len(self._state.counts)
        return scaled(_TOP + (_TITLE if titled else 0))

    def _row_box(self, index: int) -> QRectF:
        high = scaled(LEDGER_ROW_HEIGHT)
        return QRectF(_SIDE, self._rows_top() + index * high, self.width() - 2 * _SIDE, high)

    def _total_top(self) -> float:
        return self._row_box(len(self._state.lines)).top()

    def _bottom(self) -> float:
        link = self._link_top() + scaled(_VERDICT)
        return max(link, self._verdict_bottom()) + scaled(_FOOT)

    def _verdict_bottom(self) -> float:
        """Verdicts take two lines if one is wider than its count."""
        kind, room = font(Type.SMALL, 600), self._verdict_width()
        verdicts = [self._state.counts[index].verdict for index in self._shown]
        broken = any(advance(each, kind) > room for each in verdicts)
        return self._total_top() + scaled(_TOTAL + _VERDICT + (_SECOND_LINE if broken else 0))

    def _verdict_width(self) -> float:
        return 2 * (self._number() + _HIGHLIGHT_SIDE)

    def _link_top(self) -> float:
        """Beside the verdict if there is room, otherwise below it."""
        top = self._total_top() + scaled(_TOTAL)
        room = self._verdict_left() - _LABEL_GAP
        crowded = _SIDE + self._compare.sizeHint().width() > room
        is_below = self._state.compare and crowded
        return self._verdict_bottom() + _HIGHLIGHT_REST if is_below else top

    def _verdict_left(self) -> float:
        """The left end of the first verdict, or of its accent background."""
        left, pair = self._pair_left(0), 2 * self._number()
        if not self._shown:
            return left
        if self._is_main(self._shown[0]):
            return left - _HIGHLIGHT_SIDE
        words = advance(self._state.counts[self._shown[0]].verdict, font(Type.SMALL, 600))
        return left + max(0.0, (pair - words) / 2)

    def _number(self) -> float:
        """The width of a column of numbers at the current width."""
        labels = [line.label for line in self._state.lines]
        label = max((advance(each, font(Type.BODY)) for each in labels), default=0) + _LABEL_GAP
        pairs = max(1, len(self._shown))
        room = self.width() - 2 * _SIDE - label - _BETWEEN * (pairs - 1)
        return max(scaled(_LEAST_NUMBER), min(scaled(_NUMBER), room / (2 * pairs)))

    def _pair_left(self, place: int) -> float:
        number, pairs = self._number(), len(self._shown)
        whole = 2 * number * pairs + _BETWEEN * (pairs - 1)
        return self.width() - _SIDE - whole + place * (2 * number + _BETWEEN)

    def _fit(self) -> None:
        self.setFixedHeight(round(self._bottom()))
        top, high, hint = self._link_top(), scaled(_VERDICT), self._compare.sizeHint()
        self._compare.setGeometry(
            _SIDE - 2, round(top + (high - hint.height()) / 2), hint.width(), hint.height()
        )

    # Events

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Update the height: a narrow table may need another line."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._fit()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        boxes = [self._row_box(index) for index in range(len(self._state.lines))]
        keys = [line.key for line in self._state.lines]
        found = zip(boxes, keys, strict=True)
        self._hover(next((key for box, key in found if box.contains(event.position())), ""))

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._hover("")

    def _hover(self, key: str) -> None:
        if key != self._hovered:
            self._hovered = key
            self.line_hovered.emit(key)
            self.update()

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_reasons(painter)
        self._paint_labels(painter)
        for place, index in enumerate(self._shown):
            self._paint_count(painter, place, index)

    def _is_main(self, index: int) -> bool:
        return index == self._state.main_index and len(self._state.counts) > 1

    def _paint_reasons(self, painter: QPainter) -> None:
        theme = current()
        for place, index in enumerate(self._shown):
            if self._is_main(index):
                left = self._pair_left(place) - _HIGHLIGHT_SIDE
                room = self._verdict_width(), self._verdict_bottom()
                background = QRectF(left, _HIGHLIGHT_TOP, *room)
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(QColor(theme.accent_soft))
                painter.drawRoundedRect(background, theme.radius_small, theme.radius_small)

    def _paint_labels(self, painter: QPainter) -> None:
        theme, right = current(), self._rule_end()
        for index, line in enumerate(self._state.lines):
            box = self._row_box(index)
            rule = QRectF(box.left(), box.top(), right - box.left(), theme.line)
            painter.fillRect(rule, QColor(theme.hairline))
            ink = theme.accent if line.key == self._hovered else theme.text
            write(painter, self._label_box(box), line.label, font(Type.BODY), ink)
        top = self._total_top()
        rule = QRectF(_SIDE, top, right - _SIDE, max(1.5, theme.line))
        painter.fillRect(rule, QColor(theme.text2))
        total = QRectF(_SIDE, top, self.width(), scaled(_TOTAL + 2))
        write(painter, self._label_box(total), self.tr("Total"), font(Type.NAME, 600), theme.text)

    def _rule_end(self) -> float:
        """The right end of the rules, before the first count with an accent background."""
        for place, index in enumerate(self._shown):
            if self._is_main(index):
                return self._pair_left(place) - 14
        return self.width() - _SIDE

    def _label_box(self, row: QRectF) -> QRectF:
        return QRectF(row.left(), row.top(), self._pair_left(0) - row.left(), row.height())

    def _paint_count(self, painter: QPainter, place: int, index: int) -> None:
        theme, count, main = current(), self._state.counts[index], self._is_main(index)
        left, number = self._pair_left(place), self._number()
        strong = main or len(self._state.counts) == 1
        head = QRectF(left, scaled(_TOP), 2 * number, scaled(20))
        kind, ink = font(Type.SMALL, 600 if main else 500), theme.accent if main else theme.text2
        if len(self._shown) == len(self._state.counts):
            write(painter, head, count.title, kind, ink, CENTER)
        self._paint_stones(painter, left, number)
        for row, cells in enumerate(count.cells):
            self._paint_cells(painter, self._row_box(row), left, cells)
        top = self._total_top()
        if main:
            rule = QRectF(left + 6, top, 2 * number - 12, max(1.5, theme.line))
            painter.fillRect(rule, QColor(theme.accent))
        for side, text in enumerate(count.total):
            box = QRectF(left + side * number, top, number - self._indent(), scaled(_TOTAL + 2))
            ink = theme.text if strong else theme.text2
            write(painter, box, text, font(Type.TOTAL, 650), ink, RIGHT)
        verdict = QRectF(left - 4, top + scaled(_TOTAL), self._verdict_width(), 0)
        verdict.setBottom(self._verdict_bottom())
        painter.setFont(font(Type.SMALL, 600 if strong else 500))
        painter.setPen(QColor(theme.accent if strong else theme.text2))
        wrapped = int(Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap)
        painter.drawText(verdict, wrapped, count.verdict)

    def _indent(self) -> float:
        return _INDENT * self._number() / _NUMBER

    def _paint_stones(self, painter: QPainter, left: float, number: float) -> None:
        y = self._stones_top() + scaled(11)
        for side, color in enumerate((Color.BLACK, Color.WHITE)):
            x = left + (side + 1) * number - self._indent() - _STONE / 2 + 1
            paint_stone(painter, QPointF(x, y), _STONE, color, self._look)

    def _paint_cells(
        self, painter: QPainter, row: QRectF, left: float, cells: tuple[str, ...]
    ) -> None:
        """Paint two numbers, or a single one for both players in the middle."""
        theme, number = current(), self._number()
        if len(cells) == 1:
            box = QRectF(left, row.top(), 2 * number, row.height())
            write(painter, box, cells[0], font(Type.BODY), theme.text2, CENTER)
            return
        for side, text in enumerate(cells):
            box = QRectF(left + side * number, row.top(), number - self._indent(), row.height())
            write(painter, box, text or "–", font(Type.BODY), _ink(text), RIGHT)


def _ink(text: str) -> str:
    return current().text if text else current().text2


WIDE = 520
"""The width from which two counts are shown side by side; below it, a switch chooses one."""
_PAIR = 10
"""Further width for each further count, whose numbers are closer together."""
_AROUND_SWITCH = (17, 14, 17, 0)


class LedgerPanel(CardBackground):
    """`compare` shows another count. Signal: `line_hovered(str)`, the key of the row under the
    pointer, "" for none.
    """

    def __init__(self, compare: QAction) -> None:
        super().__init__()
        self._state = LedgerState("", (), ())
        self._chosen: int | None = None  # by the user, if there is a switch
        self._switch: SegmentedSwitch | None = None
        self.setWhatsThis(explained(Term.COUNT))
        self._head = SectionHead(self.tr("Count"))
        self._table = LedgerTable(compare)
        self.line_hovered = self._table.line_hovered
        self._card = QFrame()
        self._card.setProperty("role", "card")
        self._switch_room = QVBoxLayout()
        vbox(self._switch_room, self._table, on=self._card, gap=0)
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
        if wide or self._switch is None:
            self._table.show_state(state, range(len(state.counts)))
        else:
            chosen = state.main_index if self._chosen is None else self._chosen
            self._table.show_state(state, range(chosen, chosen + 1))


def _titles(state: LedgerState) -> tuple[str, ...]:
    return tuple(count.title for count in state.counts)

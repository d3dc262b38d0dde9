"""A segmented switch: a few options of which one is chosen; and a check box."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAction,
    QColor,
    QFont,
    QFontMetrics,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QButtonGroup,
    QCheckBox,
    QPushButton,
    QSizePolicy,
    QWidget,
)

from tromp_gui.ui.kit.plain_text import tip
from tromp_gui.ui.look.icon_paths import Icon
from tromp_gui.ui.look.icons import paint_icon
from tromp_gui.ui.look.shadow import draw_shadow
from tromp_gui.ui.look.theme import current, fix_height, scaled
from tromp_gui.ui.look.tokens import HIT_TARGET, ChromeTheme

_INSET = 2


class SegmentedSwitch(QWidget):
    """`options` side by side, chosen by arrow keys and clicks: equally wide, or as wide as their
    texts where room is short.

    Signal: `selected(int)`, the option the user chose; not emitted by `select()`.
    """

    selected = Signal(int)

    def __init__(
        self,
        name: str,
        options: Sequence[str],
        parent: QWidget | None = None,
        segment: int = 72,
        height: int = 28,
        stacks: bool = False,
    ) -> None:
        """`name` is the accessible name; `segment` the preferred width of an option; it `stacks`
        the options where there is no room for their texts beside each other.
        """
        super().__init__(parent)
        self._segment, self._high, self._stacks = segment, max(height, HIT_TARGET), stacks
        self.setAccessibleName(name)
        self._group = QButtonGroup(self)
        for index, option in enumerate(options):
            self._group.addButton(_segment(f"{name}: {option}", option, self), index)
        self._group.button(0).setChecked(True)
        self._group.idToggled.connect(self._toggled)
        self._silent = False
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(stacks)
        self.setSizePolicy(policy)
        if not stacks:
            fix_height(self, self._high)

    def sizeHint(self) -> QSize:
        """All options at the preferred width, or at what the longest text needs."""
        wide = max(scaled(self._segment), *self._widths())
        return QSize(wide * len(self._group.buttons()), scaled(self._high))

    def minimumSizeHint(self) -> QSize:
        """What the texts need."""
        widths = self._widths()
        return QSize(max(widths) if self._stacks else sum(widths), scaled(self._high))

    def heightForWidth(self, width: int) -> int:
        """The height of one row, or of all options below each other."""
        return scaled(self._high) * self._rows(width)

    def _rows(self, width: int) -> int:
        return len(self._widths()) if self._stacks and sum(self._widths()) > width else 1

    def _widths(self) -> list[int]:
        return [self._needed(button) for button in self._group.buttons()]

    def _needed(self, button: QAbstractButton) -> int:
        """The width of an option, also while it is chosen and bold."""
        bold = QFont(button.font())
        bold.setWeight(QFont.Weight.DemiBold)
        more = QFontMetrics(bold).horizontalAdvance(button.text())
        return button.sizeHint().width() + max(
            0, more - button.fontMetrics().horizontalAdvance(button.text())
        )

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give all options the same width if there is room."""
        super().resizeEvent(event)
        buttons, widths, width = self._group.buttons(), self._widths(), self.width()
        many, rows = len(buttons), self._rows(width)
        if max(widths) * many <= width:
            widths = [0] * many
        more, high = (width - sum(widths)) / many, self.height() // rows
        left = 0.0
        for place, button in enumerate(buttons):
            right = left + widths[place] + more
            button.setGeometry(round(left), 0, round(right) - round(left), high)
            if rows > 1:
                button.setGeometry(0, place * high, width, high)
            left = right

    def select(self, index: int | None) -> None:
        """Show the option `index` as chosen, None for none; emits no signal."""
        self._silent = True
        chosen = self._group.checkedButton()
        if index is not None:
            self._group.button(index).setChecked(True)
        elif chosen is not None:
            self._group.setExclusive(False)
            chosen.setChecked(False)
            self._group.setExclusive(True)
        self._silent = False
        self._stop_tab_at(0 if index is None else index)
        self.update()

    def explain(self, texts: Sequence[str]) -> None:
        """Set the tool tip of each option."""
        for button, text in zip(self._group.buttons(), texts, strict=True):
            button.setToolTip(tip(text))
            button.setAccessibleDescription(text)

    def index(self) -> int | None:
        """The chosen option; None if none is chosen."""
        chosen = self._group.checkedId()
        return chosen if chosen >= 0 else None

    def _stop_tab_at(self, index: int) -> None:
        """Let Tab stop only at this option; Qt does so after clicks and keys, not after calls. A
        click leaves the focus where it is: on the board, whose keys go on working.
        """
        for button in self._group.buttons():
            stop = self._group.id(button) == index
            policy = Qt.FocusPolicy.TabFocus if stop else Qt.FocusPolicy.NoFocus
            button.setFocusPolicy(policy)

    def _toggled(self, index: int, checked: bool) -> None:
        self.update()
        if checked and not self._silent:
            self.selected.emit(index)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        _paint_track(painter, QRectF(self.rect()), theme)
        chosen = self._group.checkedButton()
        if chosen is not None:
            inset = _INSET + (theme.line if theme.line > 1 else 0)
            box = QRectF(chosen.geometry()).adjusted(inset, inset, -inset, -inset)
            corner = theme.radius_small - 1
            draw_shadow(painter, box, corner, theme.shadow, 2)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.selected))
            painter.drawRoundedRect(box, corner, corner)


class ActionSwitch(SegmentedSwitch):
    """Chooses among `actions`, of which one is checked; hidden while they are disabled."""

    def __init__(
        self, name: str, options: Sequence[str], actions: Sequence[QAction], parent: QWidget
    ) -> None:
        super().__init__(name, options, parent, stacks=True)
        self._actions = actions
        self.selected.connect(lambda index: actions[index].trigger())
        for action in actions:
            action.changed.connect(self._follow)
        self._follow()

    def _follow(self) -> None:
        ticked = (at for at, action in enumerate(self._actions) if action.isChecked())
        self.select(next(ticked, None))
        self.setVisible(self._actions[0].isEnabled())


def _paint_track(painter: QPainter, box: QRectF, theme: ChromeTheme) -> None:
    painter.setBrush(QColor(theme.track))
    if theme.line > 1:
        painter.setPen(QPen(QColor(theme.edge), theme.line))
        half = theme.line / 2
        box = box.adjusted(half, half, -half, -half)
    painter.drawRoundedRect(box, theme.radius - 1, theme.radius - 1)


def _segment(name: str, text: str, parent: QWidget) -> QPushButton:
    button = QPushButton(text, parent)
    button.setAccessibleName(name)
    button.setProperty("role", "segment")
    button.setCheckable(True)
    button.setAutoExclusive(True)  # reported as a radio button
    button.setAutoDefault(False)
    return button


class CheckBox(QCheckBox):
    """The style sheet draws the box, this class the tick."""

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self.isChecked():
            return
        from PySide6.QtWidgets import QStyle, QStyleOptionButton

        option, theme = QStyleOptionButton(), current()
        self.initStyleOption(option)
        part = QStyle.SubElement.SE_CheckBoxIndicator
        box = QRectF(self.style().subElementRect(part, option, self))
        ink = theme.on_accent if self.isEnabled() else theme.disabled
        painter = QPainter(self)
        paint_icon(painter, Icon.AGREE, box.adjusted(1, 1, -1, -1), ink, 3.0)
        painter.end()

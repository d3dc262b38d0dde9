"""The bar under the board: walk through the game."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QWidget

from tromp_gui.ui.kit.move_slider import MoveSlider
from tromp_gui.ui.look.icon_paths import Icon
from tromp_gui.ui.look.icons import NAVIGATION, qicon
from tromp_gui.ui.look.theme import fix_height, fix_icon, fix_square, scaled
from tromp_gui.ui.look.tokens import HIT_TARGET, NAVIGATION_HEIGHT

_NARROW = 380
_SPACING = 6
_SLIDER_GAP = 24


class NavigationBar(QWidget):
    """First, ten back, one back, the slider, one on, ten on, last.

    `stepped(int)` asks for this many moves on (-10, -1, 1, 10), `jumped(int)` for a move by number.
    """

    stepped = Signal(int)
    jumped = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        fix_height(self, NAVIGATION_HEIGHT)
        self._slider = MoveSlider()
        self._slider.setAccessibleName(self.tr("Move"))
        self._first = self._button(Icon.FIRST, self.tr("First move"))
        self._back_ten = self._button(Icon.BACK_TEN, self.tr("Back ten moves"))
        self._back = self._button(Icon.BACK, self.tr("Back one move"))
        self._on = self._button(Icon.FORWARD, self.tr("Forward one move"))
        self._on_ten = self._button(Icon.FORWARD_TEN, self.tr("Forward ten moves"))
        self._last = self._button(Icon.LAST, self.tr("Last move"))
        self._lay_out()
        self._connect()
        self.show_position(0, 0)

    def show_position(
        self, current: int, last: int, number: int | None = None, total: int | None = None
    ) -> None:
        """Show node `current` of `last` (0: the first); tells nobody.

        `number` of `total` is the move there, where not every node has one.
        """
        blocker = QSignalBlocker(self._slider)
        self._slider.setRange(0, last)
        self._slider.setValue(current)
        blocker.unblock()
        words = self.tr("Move {current} of {last}").format(
            current=current if number is None else number, last=last if total is None else total
        )
        self._slider.show_number(number)
        self._slider.setAccessibleDescription(words)
        self._slider.setEnabled(last > 0)
        self._slider.update()
        for button in (self._first, self._back_ten, self._back):
            button.setEnabled(current > 0)
        for button in (self._on, self._on_ten, self._last):
            button.setEnabled(current < last)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The steps of ten give way where there is little room."""
        super().resizeEvent(event)
        for button in (self._back_ten, self._on_ten):
            button.setVisible(self.width() >= scaled(_NARROW))

    def minimumSizeHint(self) -> QSize:
        """What is left when the steps of ten have given way."""
        return QSize(scaled(240), self.height())

    def _button(self, icon: Icon, name: str) -> QToolButton:
        button = QToolButton()
        button.setProperty("role", "tool")
        button.setAccessibleName(name)
        button.setToolTip(name)
        fix_square(button, HIT_TARGET)
        fix_icon(button, NAVIGATION)
        button.setIcon(qicon(icon, lambda theme: theme.text2))
        return button

    def _lay_out(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(_SPACING)
        for button in (self._first, self._back_ten, self._back):
            row.addWidget(button)
        row.addSpacing(_SLIDER_GAP - _SPACING)
        row.addWidget(self._slider, 1)
        row.addSpacing(_SLIDER_GAP - _SPACING)
        for button in (self._on, self._on_ten, self._last):
            row.addWidget(button)

    def _connect(self) -> None:
        self._slider.valueChanged.connect(self.jumped)
        self._first.clicked.connect(lambda: self.jumped.emit(0))
        self._last.clicked.connect(lambda: self.jumped.emit(self._slider.maximum()))
        steps = {self._back_ten: -10, self._back: -1, self._on: 1, self._on_ten: 10}
        for button, step in steps.items():
            button.setAutoRepeat(True)
            button.clicked.connect(lambda _checked=False, step=step: self.stepped.emit(step))

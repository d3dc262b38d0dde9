"""The bar below the board, for navigation in the game."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import (
    QAction,
    QKeyEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QSlider, QToolButton, QWidget

from tromp_gui.ui.kit.action_buttons import tool_button
from tromp_gui.ui.kit.boxes import hbox
from tromp_gui.ui.kit.slider import PillSlider
from tromp_gui.ui.look.icon_paths import Icon
from tromp_gui.ui.look.icons import NAVIGATION, qicon
from tromp_gui.ui.look.theme import fix_height, scaled
from tromp_gui.ui.look.tokens import NAVIGATION_HEIGHT
from tromp_gui.ui.shell.command_ids import CommandId as Id


class MoveSlider(PillSlider):
    """Goes from the start to the last node of a line. It shows the move number, which nodes without
    a move do not increase.

    Arrows step one move, PgUp and PgDn ten (back and forward, as on the board), Home and End go to
    the ends.
    """

    def __init__(self) -> None:
        super().__init__()
        self._number: int | None = None
        self.setPageStep(10)

    def show_number(self, number: int | None) -> None:
        """Show this number in the handle; None: the index."""
        self._number = number
        self.update()

    def text_in_handle(self) -> str:
        """The move number."""
        return str(self.value() if self._number is None else self._number)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """PgUp goes ten moves back and PgDn ten forward, unlike in Qt."""
        action = {
            Qt.Key.Key_PageUp: QSlider.SliderAction.SliderPageStepSub,
            Qt.Key.Key_PageDown: QSlider.SliderAction.SliderPageStepAdd,
        }.get(Qt.Key(event.key()))
        if action is None:
            super().keyPressEvent(event)
        else:
            self.triggerAction(action)


_NARROW = 380
_SPACING = 6
_SLIDER_GAP = 24


class NavigationBar(QWidget):
    """First, ten back, one back, slider, one forward, ten forward, last: commands looked up by
    `action`.

    Signal: `jumped(int)`, go to this node.
    """

    jumped = Signal(int)

    def __init__(self, action: Callable[[str], QAction]) -> None:
        super().__init__()
        fix_height(self, NAVIGATION_HEIGHT)
        self._slider = MoveSlider()
        self._slider.setAccessibleName(self.tr("Move"))
        tr = self.tr
        first = _button(action(Id.FIRST), Icon.FIRST, tr("First move"))
        self._back_ten = _button(action(Id.BACK_TEN), Icon.BACK_TEN, tr("Back ten moves"))
        back = _button(action(Id.BACK), Icon.BACK, tr("Back one move"))
        forward = _button(action(Id.FORWARD), Icon.FORWARD, tr("Forward one move"))
        self._on_ten = _button(action(Id.FORWARD_TEN), Icon.FORWARD_TEN, tr("Forward ten moves"))
        last = _button(action(Id.LAST), Icon.LAST, tr("Last move"))
        for button in (self._back_ten, back, forward, self._on_ten):
            button.setAutoRepeat(True)
        self._lay_out((first, self._back_ten, back), (forward, self._on_ten, last))
        self._slider.valueChanged.connect(self.jumped)
        self.show_position(0, 0)

    def show_position(
        self, current: int, last: int, number: int | None = None, total: int | None = None
    ) -> None:
        """Show node `current` of `last` (0: the first); emits no signal.

        `number` and `total` are move numbers, if not every node has a move.
        """
        with QSignalBlocker(self._slider):
            self._slider.setRange(0, last)
            self._slider.setValue(current)
        words = self.tr("Move {current} of {last}").format(
            current=current if number is None else number, last=last if total is None else total
        )
        self._slider.show_number(number)
        self._slider.setAccessibleDescription(words)
        self._slider.setEnabled(last > 0)
        self._slider.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Hide the steps of ten if there is little room."""
        super().resizeEvent(event)
        for button in (self._back_ten, self._on_ten):
            button.setVisible(self.width() >= scaled(_NARROW))

    def minimumSizeHint(self) -> QSize:
        """The width without the steps of ten."""
        return QSize(scaled(240), self.height())

    def _lay_out(self, back: Sequence[QToolButton], forward: Sequence[QToolButton]) -> None:
        space = _SLIDER_GAP - _SPACING
        hbox(*back, space, (self._slider, 1), space, *forward, on=self, gap=_SPACING)


def _button(action: QAction, icon: Icon, name: str) -> QToolButton:
    return tool_button(action, qicon(icon, lambda theme: theme.text2), name, "tool", NAVIGATION)

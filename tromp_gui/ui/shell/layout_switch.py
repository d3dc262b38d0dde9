"""The switch between the window's four layouts, and the button that replaces it."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QAction, QMoveEvent, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QMainWindow,
    QMenu,
    QMenuBar,
    QPushButton,
    QSizePolicy,
    QToolBar,
    QWidget,
)

from tromp_gui.ui.kit.boxes import hbox
from tromp_gui.ui.kit.switch import SegmentedSwitch
from tromp_gui.ui.look.icon_paths import Icon
from tromp_gui.ui.look.icons import MENU, qicon
from tromp_gui.ui.look.theme import fix_height, fix_icon
from tromp_gui.ui.look.tokens import MENU_HEIGHT

_MARGINS = (0, 3, 14, 3)
_PADDING, _CLOSE_PADDING, _EDGE = 2 * 11 + 6, 2 * 5, 12
"""Padding from the style sheet: beside a menu's title, the same in a narrow bar, at the ends of the
bar.
"""

_REFITS = {QEvent.Type.Show, QEvent.Type.Resize, QEvent.Type.ActionAdded, QEvent.Type.FontChange}
_BUTTON_PADDING = 56
"""What the button adds to its text: padding and arrow."""


class Layout(IntEnum):
    """A layout of the window."""

    PLAY = 0
    REVIEW = 1
    SCORE = 2
    LIBRARY = 3


class LayoutSwitch(SegmentedSwitch):
    """Play, Review, Score, Library, in the order of `Layout`."""

    def __init__(self) -> None:
        tr = self.tr
        self.words = tr("Play"), tr("Review"), tr("Score"), tr("Library")
        super().__init__(self.tr("Layout"), self.words)


class _Corner(QWidget):
    """Reserves the corner of a menu bar for `widget`, and keeps it there.

    The widget's parent is the window, because only menus are accessible children of a menu bar.
    """

    def __init__(self, bar: QMenuBar, widget: QWidget) -> None:
        super().__init__(bar)
        self._widget = widget

    def sizeHint(self) -> QSize:
        """The widget's size."""
        return self._widget.sizeHint()

    def place(self) -> None:
        """Move the widget over this one."""
        self._widget.setGeometry(QRect(self.mapTo(self.window(), QPoint()), self.size()))
        self._widget.raise_()

    def moveEvent(self, event: QMoveEvent) -> None:
        super().moveEvent(event)
        self.place()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.place()


class LayoutCorner(QFrame):
    """The switch in the corner of a menu bar. If the menus need the room, it becomes a button with
    a list; if they need all of it, it is hidden: the layouts are in a menu too.

    `actions` are triggered by the segments and the list, in the order of `Layout`. If the menu bar
    is the system's (macOS, and global menus of Linux), it has no corner: then the switch is in a
    tool bar.
    """

    def __init__(
        self, bar: QMenuBar, actions: Sequence[QAction], is_systems: bool | None = None
    ) -> None:
        """`is_systems`: whether the bar is the system's; None: as Qt says."""
        super().__init__(bar.window())
        self._bar = bar
        self._switch = LayoutSwitch()
        self._switch.selected.connect(lambda index: actions[index].trigger())
        self._button = QPushButton()
        self._button.setProperty("role", "small")
        self._button.setAccessibleName(self.tr("Layout"))
        self._button.setIcon(qicon(Icon.DOWN))
        fix_icon(self._button, MENU)
        self._button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # as the switch
        self._button.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
        menu = QMenu(self)  # the button would reverse it
        menu.addActions(actions)
        self._button.setMenu(menu)
        self._button.hide()
        hbox(self._switch, self._button, on=self, margins=_MARGINS)
        self.select(Layout.PLAY)
        fix_height(self, MENU_HEIGHT)
        if bar.isNativeMenuBar() if is_systems is None else is_systems:
            self._put_into_tool_bar()
        else:
            self._put_into_corner()

    def _put_into_corner(self) -> None:
        self._corner = _Corner(self._bar, self)
        fix_height(self._corner, MENU_HEIGHT)
        self._bar.setCornerWidget(self._corner)
        self._bar.installEventFilter(self)
        self._corner.show()
        self.show()

    def _put_into_tool_bar(self) -> None:
        window = self._bar.window()
        assert isinstance(window, QMainWindow)
        tool_bar = QToolBar(window)
        tool_bar.setMovable(False)
        tool_bar.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)  # it could be hidden
        before = QWidget()
        before.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        tool_bar.addWidget(before)
        tool_bar.addWidget(self)
        window.addToolBar(tool_bar)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Qt override: fit again when the width, the menus or the font of the bar change."""
        if event.type() in _REFITS and self._bar.isVisible():
            self.fit()
        return super().eventFilter(watched, event)

    def select(self, layout: Layout) -> None:
        """Show a layout as chosen; emits no signal."""
        self._switch.select(int(layout))
        self._button.setText(self._switch.words[layout])

    def fit(self) -> None:
        """Choose switch, button or nothing by the room that the menus leave; before hiding the
        button, move the menus closer together.
        """
        words = [self._bar.fontMetrics().horizontalAdvance(word) for word in self._switch.words]
        self._button.setMinimumWidth(max(words) + _BUTTON_PADDING)
        folded = max(self._button.minimumWidth(), self._button.sizeHint().width())
        folds = self._is_short(_PADDING, self._switch.sizeHint().width())
        is_close = folds and self._is_short(_PADDING, folded)
        gives_way = is_close and self._is_short(_CLOSE_PADDING, folded)
        was_close = bool(self._bar.property("narrow"))
        now = self._switch.isHidden(), was_close, self.isHidden()
        if now == (folds, is_close, gives_way) and self.width() == self.sizeHint().width():
            return
        self._switch.setVisible(not folds)
        self._button.setVisible(folds)
        if is_close is not was_close:
            self._bar.setProperty("narrow", is_close)
            self._bar.style().unpolish(self._bar)
            self._bar.style().polish(self._bar)
        self._corner.setVisible(not gives_way)
        self._bar.setCornerWidget(self._corner)
        self._corner.place()
        self.setVisible(not gives_way)

    def _is_short(self, padding: int, corner: int) -> bool:
        """Whether menus, with `padding` for each title, and corner are wider than the bar."""
        metrics = self._bar.fontMetrics()
        shown = Qt.TextFlag.TextShowMnemonic
        titles = [metrics.size(shown, action.text()).width() for action in self._bar.actions()]
        menus = sum(width + padding for width in titles)
        sides = _EDGE + _MARGINS[0] + _MARGINS[2]
        return menus + corner + sides > self._bar.width()

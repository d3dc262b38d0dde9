"""The frame: board at the left, column at the right, menu bar above, status line below."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QRect, QSize, Qt, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QColor,
    QDragEnterEvent,
    QDropEvent,
    QFocusEvent,
    QHideEvent,
    QKeyEvent,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QMainWindow, QSplitter, QStackedWidget, QStatusBar, QWidget

from tromp_gui.resources import DISPLAY_NAME
from tromp_gui.settings import TREE_HEIGHT, Settings
from tromp_gui.ui.board.view import BoardView
from tromp_gui.ui.kit.boxes import hbox, vbox
from tromp_gui.ui.kit.keyboard import push_focused
from tromp_gui.ui.look.board_themes import BoardLook
from tromp_gui.ui.look.theme import current, fix_height, room_on_screen, scaled
from tromp_gui.ui.look.tokens import (
    COLUMN_LEAST,
    COLUMN_MOST,
    COLUMN_PADDING,
    MENU_HEIGHT,
    NAVIGATION_HEIGHT,
    STATUS_HEIGHT,
)
from tromp_gui.ui.shell.theme_manager import ThemeManager

_LEAST = (640, 480)
_FIRST = (1280, 800)
_COLUMN_LOW = 280
"""The minimum height of the column below the board."""


class Table(QWidget):
    """The area with the board, and below it a bar as wide as the wood."""

    def __init__(self, board: BoardView, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("role", "table")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._replacement: QWidget | None = None
        self._board, self._bar = board, QWidget()
        self.footer = QWidget()
        fix_height(self.footer, NAVIGATION_HEIGHT)
        self._under = hbox(on=self.footer)
        self._rows = vbox((board, 1), self.footer, on=self, gap=0)
        board.wood_rect_changed.connect(self._fit_footer)

    def add_to_footer(self, bar: QWidget) -> None:
        """Put a bar below the wood."""
        self._bar = bar
        self._under.addWidget(bar)
        self._fit_footer(self._board.wood_rect())

    def replace_board(self, widget: QWidget | None) -> None:
        """Show a widget instead of the board; None: the board again."""
        before, now = self._replacement or self._board, widget or self._board
        has_focus = before is self.window().focusWidget()  # also while the window is not active
        if widget is not None:
            self._rows.insertWidget(0, widget, 1)
        self._replacement = widget
        self._board.setFocusProxy(widget)  # type: ignore[arg-type]  # else a hidden board would tell that it has the focus
        now.show()
        if has_focus:
            now.setFocus()  # while the other is visible: the focus would go elsewhere
        before.setVisible(before is now)
        side = 0 if widget is None else COLUMN_PADDING
        self._rows.setContentsMargins(side, side, side, 0)
        self._fit_footer(self._board.wood_rect())

    def _fit_footer(self, wood: QRect) -> None:
        least = self._bar.minimumSizeHint().width()
        left, width = wood.left(), wood.width()
        if width < least:
            left, width = max(0, wood.center().x() - least // 2), least
        right = max(0, self.width() - left - width)
        if self._board.isHidden():
            left = right = 0  # as wide as its content
        self._under.setContentsMargins(left, 0, right, 0)


class MainWindow(QMainWindow):
    """The frame of the window. It arranges the widgets it is given, and holds no game.

    Signals: `files_dropped(list[str])`, paths; `shown()`, once, when it is first visible;
    `visibility_changed()`, it was shown, hidden, minimised or restored. `may_close` is
    called before it closes.
    """

    files_dropped = Signal(object)
    shown = Signal()
    closed = Signal()
    visibility_changed = Signal()

    def __init__(self, settings: Settings, theme_manager: ThemeManager, board: BoardView) -> None:
        super().__init__()
        self.settings, self.theme_manager = settings, theme_manager
        self.may_close: Callable[[], bool] = lambda: True
        self.board = board
        self._column = QStackedWidget()
        self._splitter = QSplitter()
        self._is_placed_by_hand = False
        self._was_shown = False
        self._last_in_tabs: QWidget | None = None
        self.setAcceptDrops(True)
        self._allow_least()
        self._build()
        self._restore()
        theme_manager.setParent(self)
        self._dress_board(theme_manager.board())
        theme_manager.board_changed.connect(self._dress_board)

    def _build(self) -> None:
        column = self._column
        column.setMinimumWidth(COLUMN_LEAST)
        column.addWidget(QWidget())  # else the first page that is added would be shown at once
        self._splitter.setChildrenCollapsible(False)
        self._splitter.setHandleWidth(1)
        self.setCentralWidget(self._splitter)  # before it has widgets, which would get a style anew
        self._table = Table(self.board, self._splitter)
        self._splitter.addWidget(column)
        self._splitter.setStretchFactor(0, 1)
        self._splitter.splitterMoved.connect(self._on_splitter_moved)
        self.setContentsMargins(0, scaled(MENU_HEIGHT), 0, scaled(STATUS_HEIGHT))

    def _dress_board(self, look: BoardLook) -> None:
        self.board.set_look(look)
        self.board.set_table_color(QColor(current().table))

    def _restore(self) -> None:
        geometry, state = self.settings.geometry, self.settings.column_state
        if geometry is None or not self.restoreGeometry(geometry):
            self.resize(self._first_size())
        if state is not None:
            self._is_placed_by_hand = self._splitter.restoreState(state)

    def replace_board(self, widget: QWidget | None) -> None:
        """Show a widget instead of the board; None: the board again."""
        self._table.replace_board(widget)

    def add_bars(self, navigation: QWidget, status: QStatusBar) -> None:
        """Put the navigation bar below the board, the status bar at the bottom, the menu bar at the
        top.
        """
        self._table.add_to_footer(navigation)
        self.setStatusBar(status)
        self.menuBar().setMinimumHeight(scaled(MENU_HEIGHT))
        self.menuBar().installEventFilter(self)
        layout = self.layout()
        assert layout is not None
        layout.setEnabled(False)  # otherwise each bar would resize the board
        for bar in (status, self.menuBar()):
            bar.show()
        self.setContentsMargins(0, 0, 0, 0)
        layout.setEnabled(True)
        layout.activate()

    def add_to_column(self, widget: QWidget) -> None:
        """Add a page to the column."""
        self._column.addWidget(widget)

    def show_in_column(self, widget: QWidget) -> None:
        """Show a page of the column; if the previous one had the focus, the board gets it."""
        before = self._column.currentWidget()
        had_focus = before not in (None, widget) and before.isAncestorOf(self.focusWidget())
        self._column.setCurrentWidget(widget)
        if had_focus:
            self.board.setFocus()

    def show_name(self, name: str, is_modified: bool) -> None:
        """Show the name of the game or file in the title; the platform marks unsaved changes."""
        self.setWindowTitle(f"{name}[*] – {DISPLAY_NAME}")
        self.setWindowModified(is_modified)

    # Layout

    def reset_layout(self) -> None:
        """Restore the size and the division of the first start."""
        self.showNormal()
        self._is_placed_by_hand = False
        self.settings.set(TREE_HEIGHT, 0)
        self.resize(self._first_size())
        self._divide()

    def _first_size(self) -> QSize:
        """The preferred size, as far as the screen allows."""
        return QSize(*_FIRST).boundedTo(room_on_screen(self))

    def _allow_least(self) -> None:
        """Set the minimum size, which grows with the text as far as the screen allows."""
        least = QSize(scaled(_LEAST[0]), scaled(_LEAST[1]))
        self.setMinimumSize(least.boundedTo(room_on_screen(self)))

    def _on_splitter_moved(self) -> None:
        self._is_placed_by_hand = True

    def _divide(self) -> None:
        size = self._splitter.size()
        footer = self._table.footer.height()
        square = size.height() - footer
        least = scaled(COLUMN_LEAST)
        beside = min(square, size.width() - least)
        beneath = min(size.width(), square - _COLUMN_LOW) > beside
        wanted = Qt.Orientation.Vertical if beneath else Qt.Orientation.Horizontal
        if self._splitter.orientation() is not wanted:
            self._splitter.setOrientation(wanted)
            self._is_placed_by_hand = False
        if self._is_placed_by_hand:
            return
        if beneath:
            board = min(size.width() + footer, size.height() - _COLUMN_LOW)
            self._splitter.setSizes([board, size.height() - board])
        else:
            column = max(least, min(size.width() - square - 24, COLUMN_MOST))
            self._splitter.setSizes([size.width() - column, column])

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Qt override: the board fills the height and the column the rest of the width; if it makes
        the board larger, the column is below it.
        """
        super().resizeEvent(event)
        self._divide()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._divide()
        if not self._was_shown:
            self._was_shown = True
            self.shown.emit()
        self.visibility_changed.emit()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.visibility_changed.emit()

    def changeEvent(self, event: QEvent) -> None:
        """Qt override: follow the theme, the font, and being minimised."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.ThemeChange:
            self.theme_manager.follow_desktop()
        elif event.type() is QEvent.Type.WindowStateChange:
            self.visibility_changed.emit()
        elif event.type() is QEvent.Type.FontChange:
            self._allow_least()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Qt override: handle Return if the focused widget ignored it; Escape goes to the board."""
        if event.key() == Qt.Key.Key_Escape:
            self.board.setFocus(Qt.FocusReason.ShortcutFocusReason)
        elif not push_focused(self, event):
            super().keyPressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Qt override: a menu bar that had the focus when the window was left does not get it back:
        Qt has forgotten then where it was before, and would leave all keys to the menus.
        """
        came_back = Qt.FocusReason.ActiveWindowFocusReason
        if isinstance(event, QFocusEvent) and event.gotFocus() and event.reason() is came_back:
            self.board.setFocus()
        return False

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Qt override: Tab goes from the board to the column and then to the bars. Qt puts what is
        made later, as parts of the column are, after the bars.
        """
        if self.previousInFocusChain() is not self._last_in_tabs:
            self._put_bars_last()
            self._last_in_tabs = self.previousInFocusChain()
        return super().focusNextPrevChild(forward)

    def _put_bars_last(self) -> None:
        direct = Qt.FindChildOption.FindDirectChildrenOnly
        bars = [
            bar
            for bar in self.findChildren(QWidget, options=direct)
            if bar is not self._splitter and not bar.isWindow()
        ]
        last = self.previousInFocusChain()
        while last is not None and last is not self and not _takes_focus(last):
            last = last.previousInFocusChain()
        for bar in (self._table.footer, *bars):
            for widget in filter(_takes_focus, (bar, *bar.findChildren(QWidget))):
                self.setTabOrder(last or self, widget)  # both have to take the focus
                last = widget

    # Dropped files, and closing

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Qt override: accept a file. It is copied: after a move, its folder would delete it."""
        if any(url.isLocalFile() for url in event.mimeData().urls()):
            event.setDropAction(Qt.DropAction.CopyAction)
            event.accept()

    def dropEvent(self, event: QDropEvent) -> None:
        local = [url.toLocalFile() for url in event.mimeData().urls() if url.isLocalFile()]
        if local:
            event.setDropAction(Qt.DropAction.CopyAction)
            event.accept()
            self.files_dropped.emit(local)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Qt override: ask about unsaved changes first."""
        if not self.may_close():
            event.ignore()
            return
        self.settings.geometry = self.saveGeometry()
        if self._is_placed_by_hand:
            self.settings.column_state = self._splitter.saveState()
        event.accept()
        self.closed.emit()


def _takes_focus(widget: QWidget) -> bool:
    return widget.focusPolicy() is not Qt.FocusPolicy.NoFocus

"""A person at the window, for tests that use only real mouse and key events."""

from __future__ import annotations

from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QObject, QPoint, QProcess, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QLineEdit, QListView, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.pointer import move_pointer
from tromp_gui import application
from tromp_gui.gtp.vertex import parse_vertex
from tromp_gui.session.file.session import FileSession
from tromp_gui.session.game.match_session import MatchSession
from tromp_gui.session.game.record_session import RecordSession
from tromp_gui.session.play.analysis_session import FIRST, SECOND
from tromp_gui.session.sessions import Sessions
from tromp_gui.settings import MOTION, PROPOSES, Settings
from tromp_gui.ui.board.view import BoardView
from tromp_gui.ui.keys.command_table import CommandEntry
from tromp_gui.ui.panels.comment import CommentPanel
from tromp_gui.ui.shell.actions import Actions
from tromp_gui.ui.shell.column import Column
from tromp_gui.ui.shell.layout_switch import Layout
from tromp_gui.ui.shell.main_window import MainWindow
from tromp_gui.ui.shell.situation import Situation, situation_of
from tromp_gui.ui.shell.status import StatusLine
from tromp_gui.ui.tree.panel import TreePanel
from tromp_gui.ui.window.composition import WindowComposition

Modifier = Qt.KeyboardModifier
T = TypeVar("T", bound=QObject)


def part(window: MainWindow, kind: type[T], name: str = "") -> T:
    """The part of this class, and with this object name, in a window that is put together."""
    found = window.findChild(kind, name) if name else window.findChild(kind)
    assert isinstance(found, kind)
    return found


def sessions_of(window: MainWindow) -> Sessions:
    """The sessions behind a window that is put together."""
    return part(window, WindowComposition).sessions


class Person:
    """A person with a window of the program: the only door to how it is put together.

    `window` is a frame that has nothing but the board yet.
    """

    def __init__(self, qtbot: QtBot, window: MainWindow | None = None) -> None:
        self._bot = qtbot
        Settings().set(MOTION, False)
        Settings().set(PROPOSES, False)
        self.window = window or application.make_window()
        self._composition = application.compose(self.window)
        qtbot.addWidget(self.window, before_close_func=self._let_go)
        self.window.resize(1280, 800)
        with qtbot.waitExposed(self.window):
            self.window.show()
        self.window.activateWindow()
        qtbot.waitUntil(self.window.isActiveWindow)
        self.board.setFocus()

    @property
    def board(self) -> BoardView:
        """The board on the screen."""
        return self.window.board

    @property
    def sessions(self) -> Sessions:
        """The sessions behind the window."""
        return self._composition.sessions

    @property
    def record(self) -> RecordSession:
        """The open record."""
        return self.sessions.record

    @property
    def match(self) -> MatchSession:
        """The live game."""
        return self.sessions.match

    @property
    def files(self) -> FileSession:
        """The open file."""
        return self.sessions.files

    @property
    def actions(self) -> Actions:
        """Every command."""
        return self._composition.actions

    @property
    def column(self) -> Column:
        """The column beside the board."""
        return self._composition.column

    @property
    def tree_panel(self) -> TreePanel:
        """The tree in the column."""
        return self._composition.tree_panel

    @property
    def comment(self) -> CommentPanel:
        """The comment in the column."""
        return self.column.comment

    @property
    def status_line(self) -> StatusLine:
        """The line below the board."""
        return self._composition.status_line

    @property
    def layout(self) -> Layout:
        """The layout of the window."""
        return self._composition.view.layout

    def show_layout(self, layout: Layout) -> None:
        """Switch to a layout."""
        self._composition.view.set_layout(layout)

    def offer_start(self) -> None:
        """Show the start card, as when the program starts without a file."""
        self._composition.offer_start()

    def offer_recovery(self) -> None:
        """Offer the games of a crash, as when the program starts."""
        self._composition.recovery.offer()

    def new_game(self, rows: int, columns: int) -> None:
        """Start a game of two people, as the dialog does."""
        self._composition.dialogs.start(rows, columns)

    def open_file(self, path: Path) -> None:
        """Open a file, as when its name was chosen."""
        self._composition.file.open_path(path)

    def situation(self) -> Situation:
        """What is shown and may be done, read now."""
        s = self.sessions
        return situation_of(
            s.record,
            s.match,
            self.layout,
            s.score.can_mark,
            s.learning.state,
            s.opponents.standings,
            s.opponents.unable_to_capture,
        )

    def refresh(self) -> None:
        """Show everything again."""
        self._composition.parts.situations.read()

    def command_rows(self) -> list[CommandEntry]:
        """The commands in the list of shortcuts."""
        return self._composition.keys.command_rows()

    def controller(self, kind: type[T]) -> T:
        """The controller of this class."""
        return part(self.window, kind)

    @property
    def status(self) -> str:
        """The text of the status line."""
        return self.status_line.accessibleName()

    @property
    def note(self) -> str:
        """The quiet sentence at the status line's right end."""
        return self.status_line.note.text()

    def place(self, vertex: str) -> QPoint:
        """The position of a point in the board's viewport."""
        state = self.board.state
        point = parse_vertex(vertex, state.rows, state.columns)
        assert point is not None
        return self.board.point_position(point)

    def hover(self, vertex: str) -> None:
        """Move the pointer to a point, first away from it, so that a movement is reported."""
        move_pointer(self.board.viewport(), QPoint(1, 1))
        move_pointer(self.board.viewport(), self.place(vertex))

    def click(self, vertices: str, modifiers: Modifier = Modifier.NoModifier) -> None:
        """Click points one after the other."""
        for vertex in vertices.split():
            button = Qt.MouseButton.LeftButton
            QTest.mouseClick(self.board.viewport(), button, modifiers, self.place(vertex))
            QApplication.processEvents()

    def press(self, keys: str) -> None:
        """Press keys in the focused widget: "Ctrl+S", "P"."""
        QApplication.processEvents()  # commands follow at the end of a turn of the event loop
        for key in keys.split():
            combination = QKeySequence(key)[0]  # type: ignore[index]  # the stub lacks it
            QTest.keyClick(self._focus(), combination.key(), combination.keyboardModifiers())
            QApplication.processEvents()

    def _focus(self) -> QWidget:
        """The focused widget; the window's if a dialog has just closed."""
        popup = QApplication.activePopupWidget()
        if popup is not None:
            return popup.focusWidget() or popup
        modal = QApplication.activeModalWidget()
        top = modal if modal is not None and modal.isVisible() else self.window
        return top.focusWidget() or top

    def write(self, text: str) -> None:
        """Type into the focused widget."""
        QTest.keyClicks(self._focus(), text)

    def push(self, text: str, inside: QWidget | None = None) -> None:
        """Push the button with this label."""
        for button in (inside or self.window).findChildren(QPushButton):
            if button.isVisible() and button.text().replace("&", "").strip() == text:
                QTest.mouseClick(button, Qt.MouseButton.LeftButton)
                QApplication.processEvents()
                return
        raise AssertionError(f"there is no button {text!r}")

    def dialog(self, kind: type[QWidget]) -> QWidget:
        """The open dialog of this kind."""

        def found() -> None:
            assert self._open(kind)

        self._bot.waitUntil(found)
        dialog = self._open(kind)[0]
        dialog.activateWindow()
        self._bot.waitUntil(dialog.isActiveWindow)
        return dialog

    def _open(self, kind: type[QWidget]) -> list[QWidget]:
        return [w for w in QApplication.topLevelWidgets() if isinstance(w, kind) and w.isVisible()]

    def choose_file(self, path: Path) -> None:
        """Type a path into the open file dialog, and press Return."""
        dialog = self.dialog(QFileDialog)
        line = dialog.findChild(QLineEdit)
        assert isinstance(line, QLineEdit)
        line.setFocus()
        line.clear()
        QTest.keyClicks(line, str(path))
        QTest.keyClick(line, Qt.Key.Key_Return)
        QApplication.processEvents()
        for popup in self._open(QListView):
            popup.close()
        self.window.activateWindow()
        self._bot.waitUntil(self.window.isActiveWindow)

    def action(self, name: str) -> QAction:
        """The command with this id, once it has followed what has just changed."""
        QApplication.processEvents()
        return part(self.window, QAction, name)

    def wait_for_status(self, text: str) -> None:
        """Wait until the status line contains `text`."""

        def said() -> None:
            assert text in self.status, self.status

        self._bot.waitUntil(said)

    def _let_go(self, window: QWidget) -> None:
        """Close without the question about unsaved changes, and wait until every process has
        ended.
        """
        assert isinstance(window, MainWindow)
        window.may_close = lambda: True
        window.close()
        sessions = self.sessions
        for place in (FIRST, SECOND):
            sessions.analysis.choose(place, None)
        for log in sessions.consoles.logs:
            log.session.stop()
        ended = QProcess.ProcessState.NotRunning

        def have_ended() -> bool:
            return all(each.state() is ended for each in window.findChildren(QProcess))

        self._bot.waitUntil(have_ended)

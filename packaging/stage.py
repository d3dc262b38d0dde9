"""A window driven by mouse and keys, for taking pictures."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import (
    QMessageLogContext,
    QPoint,
    Qt,
    QTimer,
    QtMsgType,
    qInstallMessageHandler,
)
from PySide6.QtGui import QColor, QImage, QKeySequence, QPainter, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from tromp_gui import application
from tromp_gui.gtp.vertex import format_vertex, parse_vertex
from tromp_gui.record.node import Tree
from tromp_gui.settings import APPEARANCE, BOARD_THEME, MOTION, Appearance, Settings
from tromp_gui.sgf import reader
from tromp_gui.ui.kit.focus_ring import FocusRing
from tromp_gui.ui.shell.actions import CommandId
from tromp_gui.ui.window.start import sample_path


class Stage:
    """The window and its simulated user."""

    def __init__(
        self,
        width: int = 1280,
        height: int = 800,
        appearance: Appearance = Appearance.LIGHT,
        board: str = "",
    ) -> None:
        qInstallMessageHandler(_tell)
        self.app = application.make_application(sys.argv[:1])
        for setting, value in ((APPEARANCE, appearance), (BOARD_THEME, board), (MOTION, False)):
            Settings().set(setting, value)
        self.composition = application.compose(application.make_window())
        self.window, self.board = self.composition.window, self.composition.board
        FocusRing(self.window, self.app)
        self.window.resize(width, height)
        self.window.show()
        self.window.activateWindow()
        self.board.setFocus()
        self.wait()

    def wait(self, milliseconds: int = 300) -> None:
        """Process events for a while."""
        QTest.qWait(milliseconds)

    def until(self, holds: Callable[[], object]) -> None:
        """Process events until a condition holds, for a minute at most."""
        for _ in range(200):
            if holds():
                return
            self.wait()

    def until_dead(self, vertices: str = "") -> None:
        """Wait until an engine has marked stones dead. Raises ValueError if they are not these."""
        self.until(lambda: self.board.state.dead)
        dead = {format_vertex(point) for point in self.board.state.dead}
        if not dead or (vertices and dead != set(vertices.split())):
            raise ValueError(f"marked as dead: {sorted(dead)}")

    def open(self, path: Path, game: int = 0) -> None:
        """Open a file, as the command line does; of several games, one."""
        self.composition.file.open_path(path)
        files = self.composition.sessions.files
        self.until(lambda: files.path == path and not files.is_opening)
        self.wait()
        for dialog in self._dialogs():
            dialog.close()
        self.window.activateWindow()
        if game:
            files.show_game(game)
        self.board.setFocus()
        self.wait()

    def press(self, keys: str) -> None:
        """Press keys where the focus is: "Ctrl+3 End"."""
        for key in keys.split():
            QTest.keySequence(self.app.focusWidget() or self.window, QKeySequence(key))
        self.wait()

    def place(self, vertex: str) -> QPoint:
        """Where a point is on the board's viewport."""
        state = self.board.state
        point = parse_vertex(vertex, state.rows, state.columns)
        assert point is not None
        return self.board.point_position(point)

    def hover(self, vertex: str) -> None:
        """Bring the pointer to a point."""
        QTest.mouseMove(self.board.viewport(), self.place(vertex))
        self.wait()

    def click(self, vertices: str) -> None:
        """Click points one after the other."""
        for vertex in vertices.split():
            QTest.mouseClick(
                self.board.viewport(),
                Qt.MouseButton.LeftButton,
                Qt.KeyboardModifier.NoModifier,
                self.place(vertex),
            )
            QApplication.processEvents()
        self.wait()

    def push(self, text: str) -> None:
        """Push the button with these words."""
        for button in self.window.findChildren(QPushButton):
            if button.isVisible() and button.text().replace("&", "").strip() == text:
                QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        self.wait()

    def ask(self, name: CommandId) -> None:
        """Use a command of the menus."""
        self.composition.actions[name].trigger()
        self.wait()

    def play_sample(self, turns: int) -> None:
        """Play the first turns of the first sample game, click by click."""
        game = reader.read(sample_path("first-game").read_bytes()).games[0]
        assert isinstance(game, Tree)
        for node in list(game.main_line())[1 : turns + 1]:
            assert node.move_color is not None
            point = game.codec.point(node.get(node.move_color.value)[0])
            if point is None:
                self.press("P")
            else:
                self.click(format_vertex(point))

    def leave(self) -> None:
        """Close the window and end the program, its engines with it."""
        self.window.may_close = lambda: True
        self.window.close()
        QTimer.singleShot(0, self.app.quit)
        self.app.exec()

    def _dialogs(self) -> list[QWidget]:
        return [w for w in self.app.topLevelWidgets() if w.isVisible() and w is not self.window]

    def picture(self) -> QImage:
        """The window, with everything in front of it."""
        self.wait()
        shot = self.window.grab()
        painter = QPainter(shot)
        for dialog in self._dialogs():
            frame = dialog.grab()
            at = dialog.geometry().topLeft() - self.window.geometry().topLeft()
            painter.drawPixmap(at, frame)
            painter.setPen(QColor(0, 0, 0, 90))
            size = frame.deviceIndependentSize().toSize()
            painter.drawRect(at.x() - 1, at.y() - 1, size.width() + 1, size.height() + 1)
        painter.end()
        return _flat(shot)


def _tell(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
    """Pass on Qt's messages, except about what a platform without a screen cannot do."""
    if "This plugin does not support" not in message:
        print(f"{kind.name}: {message}", file=sys.stderr)


def _flat(shot: QPixmap) -> QImage:
    image = shot.toImage()
    image.setDevicePixelRatio(1)
    return image.convertToFormat(QImage.Format.Format_RGB32)

"""A person in edit mode: drags, commands, the current node as SGF."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.record.trees import picture
from tests.ui.person import Person
from tromp_gui.record.node import Node
from tromp_gui.ui.shell.layout_switch import Layout
from tromp_gui.ui.tree.controller import TreeController
from tromp_gui.ui.tree.node_paint import NodeLook

GAME = "(;FF[4]CA[UTF-8]SZ[9]C[start];B[cc](;W[gc];B[gg](;W[cg])(;W[ee]))(;W[cg];B[gc]))"


class Editor(Person):
    """A person with an open record in the Review layout."""

    def __init__(self, qtbot: QtBot, text: str = GAME, node: int = 0) -> None:
        super().__init__(qtbot)
        self.edit = self.sessions.edit
        self.files.open_text(text)
        self.show_layout(Layout.REVIEW)
        self.record.go_to(self.record.tree.node(node))
        self.board.setFocus()
        QApplication.processEvents()

    def drag(self, first: str, *others: str) -> None:
        """Press the button on a point, and move over others to the last, where it is released."""
        view, left, none = self.board.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier(0)
        self.hover(first)
        QTest.mousePress(view, left, none, self.place(first))
        for each in others:
            QTest.mouseMove(view, self.place(each))
        QTest.mouseRelease(view, left, none, self.place(others[-1]))
        QApplication.processEvents()

    def choose(self, command: str) -> None:
        """Trigger a command."""
        action = self.action(command)
        assert action.isEnabled(), command
        action.trigger()
        QApplication.processEvents()

    def press_on_board(self, keys: str) -> None:
        """Press keys after clicking into the window, while another window stays open."""
        self.window.activateWindow()
        self.board.setFocus()
        self._bot.waitUntil(self.board.hasFocus)
        for key in keys.split():
            combination = QKeySequence(key)[0]  # type: ignore[index]  # the stub lacks it
            QTest.keyClick(self.board, combination.key(), combination.keyboardModifiers())

    def column_look(self, node: int) -> NodeLook:
        """How the tree draws a node."""
        return self.controller(TreeController).look(node)

    @property
    def tree(self) -> str:
        """The ids of all nodes, see `picture`."""
        return picture(self.record.tree)

    @property
    def node(self) -> Node:
        """The current node."""
        return self.record.cursor

    @property
    def sgf(self) -> str:
        """The current node as SGF."""
        return "".join(f"{name}[{']['.join(v)}]" for name, v in self.node.properties.items())

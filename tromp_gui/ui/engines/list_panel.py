"""The lists of attached engines and of engines found on this computer."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QObject, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QPushButton, QWidget

from tromp_gui.ui.kit.action_buttons import push_button
from tromp_gui.ui.kit.boxes import FlowLayout, clear, hbox, vbox
from tromp_gui.ui.kit.key_text import pressed, with_key
from tromp_gui.ui.kit.plain_text import plain_label, show_text, tip
from tromp_gui.ui.kit.row_table import LineList
from tromp_gui.ui.look.theme import scaled

_WIDTH = 210
_UP, _DOWN = "Alt+Up", "Alt+Down"


class EngineListPanel(QWidget):
    """Signals: `chosen(int)`, an index in the list; `add_requested()`, `duplicate_requested()`,
    `remove_requested()`, `restore_requested()`; `move_requested(int)`, up (-1) or down (1);
    `attach_requested(int)`, an index in the list of detected engines; `network_requested()`, choose
    the network of the built-in engine.
    """

    chosen = Signal(int)
    add_requested = Signal()
    duplicate_requested = Signal()
    remove_requested = Signal()
    restore_requested = Signal()
    move_requested = Signal(int)
    attach_requested = Signal(int)
    network_requested = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.list = LineList(self.tr("Engines"))
        self.list.setUniformItemSizes(True)
        self.list.currentRowChanged.connect(self.chosen)
        self._add = push_button(self.tr("&Add"), self.add_requested, "small")
        duplicate = self.duplicate_requested
        self._duplicate = push_button(self.tr("Du&plicate"), duplicate, "small")
        self._remove = push_button(self.tr("&Remove"), self.remove_requested, "small")
        self._up = self._mover("↑", with_key(self.tr("Move up"), _UP), -1)
        self._down = self._mover("↓", with_key(self.tr("Move down"), _DOWN), 1)
        self._removed = plain_label("", "quiet")
        self._restore = push_button(self.tr("&Undo"), self.restore_requested, "link")
        self._found_head = plain_label(self.tr("Found on this computer"), "section")
        self._found = vbox(gap=4)
        self._network = plain_label("", "quiet")
        network = self.network_requested
        self._choose_network = push_button(self.tr("&Network…"), network, "small")
        self._lay_out()
        self._keys: dict[str, Callable[[], object]] = {
            "Del": self.remove_requested.emit,
            "Backspace": self.remove_requested.emit,
            "Ctrl+Z": self.restore_requested.emit,
            _UP: lambda: self.move_requested.emit(-1),
            _DOWN: lambda: self.move_requested.emit(1),
        }
        self.list.installEventFilter(self)
        self.setFixedWidth(scaled(_WIDTH))

    def _mover(self, text: str, name: str, by: int) -> QPushButton:
        button = push_button(text, lambda: self.move_requested.emit(by), "small", name)
        button.setToolTip(name)
        return button

    def _lay_out(self) -> None:
        buttons = QWidget()
        of_chosen = self._duplicate, self._remove, self._up, self._down
        self._others = self.list, *of_chosen
        FlowLayout(6, 6, buttons, (self._add, *of_chosen))
        removed = hbox((self._removed, 1), (self._restore, Qt.AlignmentFlag.AlignBottom))
        column = vbox(
            (self.list, 1),
            removed,
            buttons,
            self._found_head,
            self._found,
            plain_label(self.tr("Built-in engine"), "section"),
            self._network,
            (self._choose_network, Qt.AlignmentFlag.AlignLeft),
            on=self,
            gap=8,
        )
        column.addStretch(0)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Qt override: the keys of the list, which are not for the menus of the window either."""
        if watched is not self.list or not isinstance(event, QKeyEvent):
            return False
        run = self._keys.get(pressed(event).toString())
        if run is None or event.type() == QEvent.Type.KeyRelease:
            return False
        event.accept()
        if event.type() == QEvent.Type.KeyPress:
            run()
        return True

    def show_engines(self, names: Sequence[str], at: int) -> None:
        """List these engines, with the one at index `at` selected (-1: none)."""
        with QSignalBlocker(self.list):
            self.list.set_count(len(names))
            for row, name in enumerate(names):
                item = self.list.item(row)
                if item.text() != name:
                    item.setText(name)
                    item.setToolTip(tip(name))
            self.list.setCurrentRow(at)
        for widget in self._others:
            widget.setVisible(bool(names))
        self._duplicate.setEnabled(at >= 0)
        self._remove.setEnabled(at >= 0)
        self._up.setEnabled(at > 0)
        self._down.setEnabled(0 <= at < len(names) - 1)

    def show_removed(self, name: str | None) -> None:
        """Show which engine was removed last, with a link to restore it; None for none."""
        text = self.tr("{name} was removed.")
        show_text(self._removed, text.format(name=name) if name else "")
        self._restore.setVisible(bool(name))

    def show_network(self, words: str) -> None:
        """Show which network the built-in engine uses."""
        self._network.setText(words)
        self._choose_network.setAccessibleDescription(words)

    def show_found(self, offers: Sequence[tuple[str, str]]) -> None:
        """Offer detected engines: the label of each button, and the path as its tool tip."""
        clear(self._found)
        before: QWidget = self.list
        for at, (text, path) in enumerate(offers):
            button = push_button(
                text.replace("&", "&&"),
                lambda _on=False, at=at: self.attach_requested.emit(at),
                "small",
                text,
            )
            button.setToolTip(tip(path))
            button.setAccessibleDescription(path)
            self._found.addWidget(button)
            self.setTabOrder(before, button)  # before the other buttons
            before = button
        self._found_head.setVisible(bool(offers))

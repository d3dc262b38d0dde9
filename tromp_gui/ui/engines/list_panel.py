"""The lists of attached engines and of engines found on this computer."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QPushButton, QWidget

from tromp_gui.gtp.attached import AttachedEngine
from tromp_gui.gtp.launch import Launch
from tromp_gui.resources import DISPLAY_NAME
from tromp_gui.session.engine.catalogue.detected import DetectedEngines
from tromp_gui.session.engine.catalogue.registry import EngineRegistry
from tromp_gui.session.engine.catalogue.search_paths import places_here
from tromp_gui.ui.engines.network_controller import NetworkController
from tromp_gui.ui.kit.action_buttons import push_button
from tromp_gui.ui.kit.boxes import FlowLayout, clear, hbox, vbox
from tromp_gui.ui.kit.key_text import pressed, with_key
from tromp_gui.ui.kit.plain_text import plain_label, show_text, tip
from tromp_gui.ui.kit.row_table import LineList
from tromp_gui.ui.look.theme import scaled
from tromp_gui.wording.engine_check import attach_words

_WIDTH = 210
_UP, _DOWN = "Alt+Up", "Alt+Down"


class EngineListPanel(QWidget):
    """Changes the list of attached engines; one of them is selected.

    Signals: `leaving()`, another one is about to be selected; `chosen()`, one was selected;
    `added()`, a new one, which needs a name.
    """

    leaving = Signal()
    chosen = Signal()
    added = Signal()

    def __init__(self, registry: EngineRegistry, network: NetworkController, at: int) -> None:
        """`network` chooses that of the built-in engine; `at` is the index to select."""
        super().__init__()
        self.at, self._registry, self._network = at, registry, network
        self.new_name = self.tr("New engine")
        self.list = LineList(self.tr("Engines"))
        self.list.setUniformItemSizes(True)
        self.list.currentRowChanged.connect(self.choose)
        self._add = push_button(self.tr("&Add"), self._add_one, "small")
        self._duplicate = push_button(self.tr("Du&plicate"), self._duplicate_chosen, "small")
        self._remove = push_button(self.tr("&Remove"), self._remove_chosen, "small")
        self._up = self._mover("↑", with_key(self.tr("Move up"), _UP), -1)
        self._down = self._mover("↓", with_key(self.tr("Move down"), _DOWN), 1)
        self._removed = plain_label("", "quiet")
        self._restore = push_button(self.tr("&Undo"), self._restore_removed, "link")
        self._found_head = plain_label(self.tr("Found on this computer"), "section")
        self._found = vbox(gap=4)
        self._network_name = plain_label("", "quiet")
        self._choose_network = push_button(self.tr("&Network…"), network.open, "small")
        self._lay_out()
        self._keys: dict[str, Callable[[], object]] = {
            "Del": self._remove_chosen,
            "Backspace": self._remove_chosen,
            "Ctrl+Z": self._restore_removed,
            _UP: lambda: self._move(-1),
            _DOWN: lambda: self._move(1),
        }
        self.list.installEventFilter(self)
        self.setFixedWidth(scaled(_WIDTH))
        self._offers = DetectedEngines(registry, places_here(), self)
        self._offers.changed.connect(self._show_found)
        registry.changed.connect(self._refresh)
        self._refresh()
        self._show_found()

    def _mover(self, text: str, name: str, by: int) -> QPushButton:
        button = push_button(text, lambda: self._move(by), "small", name)
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
            plain_label(DISPLAY_NAME, "section"),
            self._network_name,
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

    # Changes

    @property
    def engine(self) -> AttachedEngine | None:
        """The selected engine."""
        engines = self._registry.engines
        return engines[self.at] if 0 <= self.at < len(engines) else None

    def choose(self, at: int) -> None:
        """Select the engine at an index."""
        if at != self.at:
            self.leaving.emit()
        self.at = at
        self._refresh()
        self.chosen.emit()

    def _change(self, change: Callable[[], int]) -> None:
        """Change the list, and select the engine at the index that `change` returns."""
        self.leaving.emit()
        self.choose(change())

    def _add_one(self) -> None:
        self._change(lambda: self._registry.attach(AttachedEngine(self.new_name, Launch(""))))
        self.added.emit()

    def _duplicate_chosen(self) -> None:
        self._change(lambda: self._registry.duplicate(self.at))

    def _remove_chosen(self) -> None:
        if self.engine is not None:
            self._change(lambda: self._registry.remove(self.at))

    def _restore_removed(self) -> None:
        if self._registry.removed is not None:
            self._change(self._registry.restore)

    def _move(self, by: int) -> None:
        if self.engine is not None:
            self._change(lambda: self._registry.move(self.at, by))

    # The list

    def _refresh(self) -> None:
        names, removed = [each.name for each in self._registry.engines], self._registry.removed
        self.at = at = min(self.at, len(names) - 1)
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
        text = self.tr("{name} was removed.")
        show_text(self._removed, text.format(name=removed.name) if removed else "")
        self._restore.setVisible(removed is not None)
        self._network_name.setText(self._network.in_words)
        self._choose_network.setAccessibleDescription(self._network.in_words)

    def _show_found(self) -> None:
        """Offer the detected engines, each with a button."""
        clear(self._found)
        before: QWidget = self.list
        for found in self._offers.engines:
            text, path = attach_words(found.engine.name), found.engine.launch.program
            button = push_button(
                text.replace("&", "&&"),
                lambda _on=False, found=found: self._change(lambda: self._offers.attach(found)),
                "small",
                text,
            )
            button.setToolTip(tip(path))
            button.setAccessibleDescription(path)
            self._found.addWidget(button)
            self.setTabOrder(before, button)  # before the other buttons
            before = button
        self._found_head.setVisible(bool(self._offers.engines))

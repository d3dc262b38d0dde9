"""The library's search line, the search terms as chips, and the progress of tasks."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QMenu, QPushButton, QWidget

from tromp_gui.library.query import Query
from tromp_gui.ui.kit.action_buttons import ActionButton, push_button
from tromp_gui.ui.kit.boxes import STRETCH, FlowLayout, clear, hbox, vbox
from tromp_gui.ui.kit.fields import search_field
from tromp_gui.ui.kit.plain_text import ElidedLabel, plain_label, show_text, tip
from tromp_gui.ui.look.icon_paths import Icon
from tromp_gui.ui.look.icons import BUTTON, qicon
from tromp_gui.ui.look.theme import fix_icon, scaled

_PAUSE = 200
"""Milliseconds from the last key press to the search."""


class SearchBar(QWidget):
    """Signals: `text_changed(str)`; `chip_removed(object)`, a Term, or None for the position;
    `duplicates_left()`, list all games again; `focus_left()`, by Down or Return.
    """

    text_changed = Signal(str)
    chip_removed = Signal(object)
    duplicates_left = Signal()
    focus_left = Signal()

    def __init__(self, filters: QAction, add: QAction, more: QMenu) -> None:
        """`filters` opens the form for a query, `add` adds a folder; `more` has all commands."""
        super().__init__()
        hint = self.tr("Search: names, result:B+, year:1840..1850")
        self.field = search_field(hint, self.tr("Search the library"))
        self.field.installEventFilter(self)
        self.filters = ActionButton(filters, self, role="small")
        self.add = ActionButton(add, self, self.tr("Folder…"), role="small")
        self.more = _menu_button(more, self.tr("More commands"))
        self._pause = QTimer(self, singleShot=True, interval=_PAUSE)
        self._pause.timeout.connect(lambda: self.text_changed.emit(self.text))
        self.field.textEdited.connect(lambda _: self._pause.start())
        self.field.textChanged.connect(lambda text: None if text else self._pause.start())
        self._problem = plain_label("", "danger")
        self._problem.hide()
        self._chips = QWidget()
        self._flow = FlowLayout(6, 6, self._chips)
        row = hbox((self.field, 1), self.filters, self.add, self.more, gap=6)
        vbox(row, self._problem, self._chips, on=self, gap=6)
        self._chips.hide()
        self.setFocusProxy(self.field)

    @property
    def text(self) -> str:
        return self.field.text().strip()

    def show_text(self, text: str) -> None:
        """Set the text without searching."""
        self.field.setText(text)
        self._pause.stop()

    def show_problem(self, problem: str) -> None:
        """Show what is wrong with the search line; '' for nothing."""
        show_text(self._problem, problem)
        self.field.setAccessibleDescription(problem)

    def show_chips(self, query: Query, place: str, duplicates: str = "") -> None:
        """Show a query's terms, the position searched for, and that only duplicates are listed."""
        remove = self.chip_removed.emit
        wanted: list[tuple[str, Callable[[], object]]] = [
            (str(term), partial(remove, term)) for term in query.terms if term.field
        ]
        if place:
            wanted.insert(0, (place, partial(remove, None)))
        if duplicates:
            wanted.insert(0, (duplicates, self.duplicates_left.emit))
        clear(self._flow)
        for text, leave in wanted:
            self._flow.addWidget(self._chip(text, leave))
        self._chips.setVisible(bool(wanted))

    def _chip(self, text: str, leave: Callable[[], object]) -> QPushButton:
        said = self.tr("Remove {filter}").format(filter=text)
        chip = push_button(f"{text}  ×", lambda: leave(), "small", said)
        chip.setMaximumWidth(scaled(260))
        return chip

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Return searches at once; Return and Down go to the games. Ctrl+U is left to the command
        that it stands for: on X11 the field would take it, to delete its text.
        """
        if watched is self.field and event.type() == QEvent.Type.ShortcutOverride:
            assert isinstance(event, QKeyEvent)
            if event.matches(QKeySequence.StandardKey.DeleteCompleteLine):
                event.ignore()
                return True
        if watched is self.field and event.type() == QEvent.Type.KeyPress:
            assert isinstance(event, QKeyEvent)
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Down):
                if self._pause.isActive():
                    self._pause.stop()
                    self.text_changed.emit(self.text)
                self.focus_left.emit()
                return True
        return False


def _menu_button(menu: QMenu, name: str) -> QPushButton:
    button = QPushButton()
    button.setProperty("role", "small")
    button.setIcon(qicon(Icon.MORE))
    fix_icon(button, BUTTON)
    button.setAccessibleName(name)
    button.setToolTip(tip(name))
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    button.setMenu(menu)
    return button


class TaskProgress(QWidget):
    """The progress of a task, with a button to stop it. Signal: `stopped()`."""

    stopped = Signal()

    def __init__(self, stop: str) -> None:
        """`stop` is the accessible name of the button."""
        super().__init__()
        self.label = ElidedLabel("quiet")
        self.button = push_button(self.tr("Stop"), self.stopped, "link", stop)
        hbox(self.label, self.button, on=self)
        self.hide()

    def show_text(self, text: str) -> None:
        """Show the progress; hide if it is empty."""
        self.label.setText(text)
        self.setVisible(bool(text))


class CountLine(QWidget):
    """The number of games, and the progress of tasks."""

    def __init__(self) -> None:
        super().__init__()
        self.games = plain_label("", "quiet", wraps=False)
        self.exporting = TaskProgress(self.tr("Stop exporting"))
        self.reading = TaskProgress(self.tr("Stop reading files"))
        room = self.reading.sizePolicy()
        room.setRetainSizeWhenHidden(True)  # so that the list does not move
        self.reading.setSizePolicy(room)
        hbox(self.games, STRETCH, self.exporting, self.reading, on=self, margins=(2, 0, 2, 0))

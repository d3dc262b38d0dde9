"""Shortcuts of two keys: says that the second one is awaited, and why it did nothing."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QEvent, QKeyCombination, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence

from tromp_gui.ui.kit.key_text import key_text
from tromp_gui.ui.shell.actions import Actions
from tromp_gui.ui.shell.main_window import MainWindow

_MODIFIERS = (
    Qt.Key.Key_Control,
    Qt.Key.Key_Shift,
    Qt.Key.Key_Alt,
    Qt.Key.Key_AltGr,
    Qt.Key.Key_Meta,
)
_SHIFT = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier
"""Modifiers that a digit may need or have on some keyboards."""


class SecondKey(QObject):
    """Follows the keys of a window. Qt matches them: it keeps the first key and takes the next one,
    whatever it is, without telling.

    Signals: `awaited(str, object)`, a sentence, and the keys that are possible now with their
    commands, in order; `ended(str)`, '' or why no command was run.
    """

    awaited = Signal(str, object)
    ended = Signal(str)

    def __init__(self, window: MainWindow, actions: Actions) -> None:
        super().__init__(window)
        self._window, self._actions = window, actions
        self._begins: set[int] = set()
        self._first: QKeyCombination | None = None
        self._is_first_down = False
        actions.before_run = self._end
        if window.windowHandle() is None:
            window.shown.connect(self._watch)
        else:
            self._watch()

    def set_keys(self, keys: Iterable[str]) -> None:
        """Take the shortcuts of all commands."""
        both = (QKeySequence(key) for key in keys if ", " in key)
        self._begins = {each[0].toCombined() for each in both}  # type: ignore[index]  # the stub lacks it

    def _watch(self) -> None:
        self._window.windowHandle().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """See the first key, as Qt asks whether it is a shortcut, and each key that is released:
        Qt does not deliver the press of the second one.
        """
        if isinstance(event, QKeyEvent) and not event.isAutoRepeat():
            if event.type() == QEvent.Type.ShortcutOverride:
                self._on_pressed(event)
            elif event.type() == QEvent.Type.KeyRelease and self._first is not None:
                self._on_released(self._first, event)
        return False

    def _on_pressed(self, event: QKeyEvent) -> None:
        self._end()  # Qt does not ask while it awaits the second key
        plain = QKeyCombination(event.modifiers() & ~_SHIFT, Qt.Key(event.key()))
        for first in (event.keyCombination(), plain):
            if first.toCombined() in self._begins:
                self._first, self._is_first_down = first, True
                text = self.tr("{key} was pressed. Press the second key of the shortcut, or Esc.")
                self.awaited.emit(text.format(key=key_text(first)), self._next(first))
                return

    def _next(self, first: QKeyCombination) -> list[tuple[str, str]]:
        """The second keys after the first one, with the commands that they run."""
        found = []
        for row in self._actions.rows():
            action = self._actions[row.name]
            for keys in action.shortcuts() if action.isEnabled() else ():
                if keys.count() > 1 and keys[0] == first:  # type: ignore[index]  # the stub lacks it
                    found.append((key_text(keys[1]), row.plain_text))  # type: ignore[index]
        return sorted(found, key=lambda each: (len(each[0]), each))

    def _on_released(self, first: QKeyCombination, event: QKeyEvent) -> None:
        if event.key() in _MODIFIERS:
            return
        if self._is_first_down and event.key() == first.key():
            self._is_first_down = False
        elif event.key() == Qt.Key.Key_Escape:
            self._end()
        else:
            self._end(self._why(QKeySequence(first, event.keyCombination())))

    def _end(self, why: str = "") -> None:
        if self._first is not None:
            self._first = None
            self.ended.emit(why)

    def _why(self, keys: QKeySequence) -> str:
        """Why these keys ran no command."""
        for row in self._actions.rows():
            if keys in self._actions[row.name].shortcuts():
                text = self.tr("“{command}” is not available now.")
                return text.format(command=row.plain_text)
        return self.tr("No command has the shortcut {key}.").format(key=key_text(keys))

"""Shortcuts of two keys: says that the second one is awaited, and why it did nothing."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QEvent, QKeyCombination, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence

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

    Signals: `awaited(str)`, a sentence; `ended(str)`, '' or why no command was run.
    """

    awaited = Signal(str)
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
                self.awaited.emit(text.format(key=_shown(QKeySequence(first))))
                return

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
        return self.tr("No command has the shortcut {key}.").format(key=_shown(keys))


def _shown(keys: QKeySequence) -> str:
    return keys.toString(QKeySequence.SequenceFormat.NativeText)

"""Plays through a game by itself, a move every few seconds."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer

from tromp_gui.settings import AUTOPLAY_SECONDS
from tromp_gui.ui.shell.actions import Command, Where
from tromp_gui.ui.shell.actions import tr as _tr
from tromp_gui.ui.shell.parts import Parts
from tromp_gui.ui.shell.situation import Situation


class AutoplayController(QObject):
    """Steps to the end of the line; any other act stops it."""

    def __init__(self, parts: Parts) -> None:
        super().__init__(parts.window)
        self._record, self._settings = parts.sessions.record, parts.sessions.settings
        self._situations = parts.situations
        self._is_stepping = False
        self._next = QTimer(self)
        self._next.timeout.connect(self._step)
        self._record.acted.connect(self._on_acted)
        parts.window.closed.connect(self._next.stop)

    @property
    def is_on(self) -> bool:
        """Whether the game plays by itself."""
        return self._next.isActive()

    def toggle(self) -> None:
        """Start with the next move, or stop."""
        if self.is_on:
            self._stop()
        else:
            self._next.start(1000 * self._settings.get(AUTOPLAY_SECONDS))
            self._step()

    def _step(self) -> None:
        self._is_stepping = True
        self._record.step(1)
        self._is_stepping = False
        if self._record.following(self._record.cursor) is None:
            self._stop()

    def _stop(self) -> None:
        self._next.stop()
        self._situations.touch()

    def _on_acted(self) -> None:
        if self.is_on and not self._is_stepping:
            self._stop()

    def _may_play(self, now: Situation) -> bool:
        return self.is_on or now.node.first_child is not None

    def rows(self) -> list[Command]:
        return [
            Command("autoplay", _tr("A&utoplay"), ("O",), self.toggle, Where.BOARD,
                self._may_play, text_now=lambda _: self._text(), menu="navigate.move")
        ]  # fmt: skip

    def _text(self) -> str:
        return _tr("Stop a&utoplay") if self.is_on else _tr("A&utoplay")

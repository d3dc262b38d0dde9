"""Engines found on this computer that are not attached yet: the search, and attaching one."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import replace
from typing import Generic, TypeVar

from PySide6.QtCore import QObject, QTimer, Signal

from tromp_gui.gtp.attached import FoundEngine
from tromp_gui.session.engine.files import find_program
from tromp_gui.session.engine.known import find_engines
from tromp_gui.session.engine.registry import EngineRegistry
from tromp_gui.session.engine.search_paths import SearchPaths
from tromp_gui.wording.engine_check import missing_words

_SLICE = 0.005
"""For so long, in seconds, folders are looked through before others may work."""

T = TypeVar("T")


class Detection(QObject, Generic[T]):
    """Starts at once; `search` yields what is found, and None where it may be interrupted.

    Signal: `found()`, `items` has grown.
    """

    found = Signal()

    def __init__(self, search: Iterator[T | None], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.items: list[T] = []
        self._search = search
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._go_on)
        self._timer.start(0)

    @property
    def is_over(self) -> bool:
        """Whether every folder was looked through."""
        return not self._timer.isActive()

    def _go_on(self) -> None:
        end, count = time.monotonic() + _SLICE, len(self.items)
        for item in self._search:
            if item is not None:
                self.items.append(item)
            if time.monotonic() >= end:
                break
        else:
            self._timer.stop()
        if len(self.items) > count:
            self.found.emit()


class DetectedEngines(QObject):
    """Looks for engines from the start. Signal: `changed()` other ones are offered."""

    changed = Signal()

    def __init__(
        self, registry: EngineRegistry, places: SearchPaths, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._registry = registry
        self._search = Detection(find_engines(places), self)
        self._search.found.connect(self.changed)
        registry.changed.connect(self.changed)

    @property
    def engines(self) -> list[FoundEngine]:
        """The engines found so far that are not attached."""
        launches = [each.launch for each in self._registry.engines]
        programs = {find_program(each.program, each.folder) for each in launches}
        found = self._search.items
        return [each for each in found if each.engine.launch.program not in programs]

    def attach(self, found: FoundEngine) -> int:
        """Attach one, noting what is missing; returns its index in the registry."""
        notes = "\n".join(map(missing_words, found.lacks))
        return self._registry.attach(replace(found.engine, notes=notes))

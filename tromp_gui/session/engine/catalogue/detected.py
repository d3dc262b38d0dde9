"""Engines found on this computer that are not attached yet: the search, and attaching one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Generic, TypeVar

from PySide6.QtCore import QObject, Signal

from tromp_gui.gtp.attached import FoundEngine
from tromp_gui.session.engine.catalogue.known import find_engines
from tromp_gui.session.engine.catalogue.registry import EngineRegistry
from tromp_gui.session.engine.catalogue.search_paths import SearchPaths
from tromp_gui.session.engine.files import find_program
from tromp_gui.session.idle import IdleWork
from tromp_gui.wording.engine_check import missing_words

T = TypeVar("T")


class Detection(QObject, Generic[T]):
    """Starts at once; `search` yields what is found, and None where it may be interrupted.

    Signal: `found()`, `items` has grown.
    """

    found = Signal()

    def __init__(self, search: Iterator[T | None], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.items: list[T] = []
        self._count = 0
        self._work = IdleWork(self)
        self._work.sliced.connect(self._tell)
        self._work.finished.connect(self._tell)
        self._work.start(map(self._add, search))

    @property
    def is_over(self) -> bool:
        """Whether every folder has been searched."""
        return not self._work.is_busy

    def _add(self, item: T | None) -> None:
        if item is not None:
            self.items.append(item)

    def _tell(self) -> None:
        if len(self.items) > self._count:
            self._count = len(self.items)
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
        return self._registry.attach(found.engine._replace(notes=notes))

"""Engines found on this computer that are not attached yet: the search, and attaching one."""

from __future__ import annotations

import os
from collections.abc import Iterator
from threading import Event, Thread
from typing import Generic, TypeVar

from PySide6.QtCore import QObject, Signal

from tromp_gui.gtp.attached import FoundEngine
from tromp_gui.gtp.failure import FailureKind
from tromp_gui.session.engine.catalogue.known import find_engines
from tromp_gui.session.engine.catalogue.registry import EngineRegistry
from tromp_gui.session.engine.catalogue.search_paths import SearchPaths
from tromp_gui.session.engine.files import find_program
from tromp_gui.wording.engine_check import missing_words

T = TypeVar("T")


class _Bell(QObject):
    """Reports from the thread of a search, which may outlast whoever listens."""

    rung = Signal(object, bool)


_started: list[tuple[Thread, _Bell, Event]] = []
"""The searches and what they share with signals. That must not end in a search's thread: Qt would
disconnect it with its own lock held and wait for Python's, while another thread waits the other way
round. So what has ended goes when the next search begins."""


class Detection(QObject, Generic[T]):
    """Searches at once, in a thread of its own, because a folder may be on a slow disk.

    `search` yields what is found, and None where it may be interrupted.
    Signals: `found()`, `items` has grown; `finished()`, every folder has been searched.
    """

    found = Signal()
    finished = Signal()

    def __init__(self, search: Iterator[T | None], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.items: list[T] = []
        self.is_over = False
        bell, is_unwanted = _Bell(), Event()
        bell.rung.connect(self._on_rung)
        self.destroyed.connect(is_unwanted.set)
        thread = Thread(target=_run, args=(search, bell, is_unwanted), daemon=True)
        _started[:] = [each for each in _started if each[0].is_alive()]
        thread.start()
        _started.append((thread, bell, is_unwanted))

    def _on_rung(self, item: T | None, is_over: bool) -> None:
        if item is not None:
            self.items.append(item)
            self.found.emit()
        if is_over:
            self.is_over = True
            self.finished.emit()


def _run(search: Iterator[T | None], bell: _Bell, is_unwanted: Event) -> None:
    try:
        for item in search:
            if is_unwanted.is_set():
                return
            if item is not None:
                bell.rung.emit(item, False)
    finally:
        bell.rung.emit(None, True)


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
        programs = {_same(find_program(each.program, each.folder)) for each in launches}
        found = self._search.items
        return [each for each in found if _same(each.engine.launch.program) not in programs]

    def attach(self, found: FoundEngine) -> int:
        """Attach one, noting what is missing; returns its index in the registry."""
        notes = "\n".join(map(missing_words, found.lacks))
        return self._registry.attach(found.engine._replace(notes=notes))


def _same(program: str | FailureKind) -> str | FailureKind:
    """The same value for all ways to write a file's name: Windows' PATHEXT has `.EXE`."""
    return os.path.normcase(program) if isinstance(program, str) else program

"""Engines found on the machine and not attached yet: offered, and attached by one click."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from tromp_gui.gtp.attached import FoundEngine
from tromp_gui.session.engine.detection import Detection
from tromp_gui.session.engine.files import find_program
from tromp_gui.session.engine.known import find_engines
from tromp_gui.session.engine.registry import EngineRegistry
from tromp_gui.session.engine.search_paths import SearchPaths
from tromp_gui.wording.engine_check import missing_words


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
        """What was found by now and is not attached."""
        launches = [each.launch for each in self._registry.engines]
        programs = {find_program(each.program, each.folder) for each in launches}
        found = self._search.items
        return [each for each in found if each.engine.launch.program not in programs]

    def attach(self, found: FoundEngine) -> int:
        """Attach one, with what it lacks in its notes; returns its place in the registry."""
        notes = "\n".join(map(missing_words, found.lacks))
        return self._registry.attach(replace(found.engine, notes=notes))

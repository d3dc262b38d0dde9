"""The file of the network that imitates people: found by itself, chosen, and tried."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from tromp_gui.gtp.imitation import has_human_model, is_katago
from tromp_gui.match.player import Imitator
from tromp_gui.session.engine.catalogue.network_trial import NetworkTrial
from tromp_gui.session.engine.catalogue.registry import EngineRegistry

if TYPE_CHECKING:
    from tromp_gui.session.engine.catalogue.detected import Detection
    from tromp_gui.session.engine.catalogue.network_file import NetworkFile


class HumanFile(QObject):
    """Looks for the file and tries one that was chosen.

    Signals: `changed()`, another file, or another state of its test; `used(str)`, a file that was
    chosen is in use.
    """

    changed = Signal()
    used = Signal(str)

    def __init__(self, registry: EngineRegistry, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.problem = ""
        """Why the file chosen last cannot be used, as a sentence."""
        self._registry = registry
        self._search: Detection[NetworkFile] | None = None
        self._trial = NetworkTrial(registry, self, imitates=True)
        self._trial.used.connect(self.used)
        self._trial.used.connect(lambda _path: self._settle(""))
        self._trial.refused.connect(self._settle)
        registry.changed.connect(self.changed)

    @property
    def path(self) -> str:
        """The file in use; "" if none is known."""
        return self._registry.human

    def serves(self, imitator: Imitator) -> bool:
        """Whether there is a network for an engine to imitate people: the file, or its own."""
        engine = self._registry.find(imitator.engine)
        return bool(self.path) or (engine is not None and has_human_model(engine.launch))

    def may_imitate(self, name: str) -> bool:
        """Whether the attached engine of this name can imitate people, if it is new enough."""
        engine = self._registry.find(name)
        return engine is not None and is_katago(engine.launch)

    @property
    def is_trying(self) -> bool:
        """Whether a file is being read."""
        return self._trial.is_running

    def look_for(self) -> None:
        """Look in the usual folders if no file is known."""
        if self.path or (self._search is not None and not self._search.is_over):
            return
        from tromp_gui.session.engine.catalogue.detected import Detection
        from tromp_gui.session.engine.catalogue.network_search import find_networks
        from tromp_gui.session.engine.catalogue.search_paths import places_here

        if self._search is not None:
            self._search.deleteLater()
        self._search = Detection(find_networks(places_here()), self)
        self._search.found.connect(self._take_found)

    def use(self, path: str) -> None:
        """Use a file if it can be read."""
        self._trial.use(path)
        self._settle("")

    def stop(self) -> None:
        """Cancel the test of a file."""
        self._trial.stop()

    def _take_found(self) -> None:
        found = self._search.items[-1] if self._search is not None else None
        if found is not None and found.imitates_people and not self.path:
            self._registry.use_human(str(Path(found.path)))

    def _settle(self, problem: str) -> None:
        self.problem = problem
        self.changed.emit()

"""The engines that are attached: the one list that dialogs change and games choose from; and the
network of the built-in engine."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, Signal

from tromp_gui import resources
from tromp_gui.gtp.attached import AttachedEngine, free_name, from_text, to_text
from tromp_gui.gtp.launch import Launch
from tromp_gui.match.player import PROFILES, Imitator, Player
from tromp_gui.network_files.profiles import KNOWN_FILE
from tromp_gui.settings import ENGINES, HUMAN_NETWORK, IMITATED, NETWORK, Settings

_STRONG = ("katago", "leelaz", "leela-zero")
"""How the programs begin that judge better than the built-in engine, the strongest first."""


def built_in(level: str = "", network: str = "", human: str = "", profile: str = "") -> Launch:
    """How the built-in engine is started, as another process that uses GTP: at one of its levels
    ("": its own choice), with the file of a network ("": the program's own one), and with that of
    a human network to play like the people of a profile.
    """
    program, *start = resources.program()
    options = {"--level": level, "--network": network, "--human": human, "--profile": profile}
    given = (word for option in options.items() if option[1] for word in option)
    return Launch(program, (*start, "gtp", *given))


class EngineRegistry(QObject):
    """Keeps the list in the settings, each change at once. Signal: `changed()`."""

    changed = Signal()

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self._settings = settings
        self._engines = self._kept()
        self._network = settings.get(NETWORK)
        self._human = settings.get(HUMAN_NETWORK)
        self._removed: list[tuple[int, AttachedEngine]] = []

    @property
    def engines(self) -> tuple[AttachedEngine, ...]:
        """All engines, in the user's order; no name occurs twice."""
        return self._engines

    @property
    def strongest(self) -> AttachedEngine | None:
        """An attached engine known to judge better than the built-in one, if any."""
        return next(
            (
                each
                for stem in _STRONG
                for each in self._engines
                if Path(each.launch.program).name.lower().startswith(stem)
            ),
            None,
        )

    @property
    def removed(self) -> AttachedEngine | None:
        """The engine that `restore` would bring back; None if none was removed."""
        return self._removed[-1][1] if self._removed else None

    @property
    def network(self) -> str:
        """The network file that the built-in engine uses; "" for the program's own one, which
        also stands in for a file that is gone.
        """
        return self._network if Path(self._network).is_file() else ""

    @property
    def missing_network(self) -> str:
        """The chosen network file if it no longer exists; otherwise ""."""
        return "" if self.network else self._network

    def use_network(self, path: str) -> None:
        """Give the built-in engine another network file; "" for the program's own one."""
        if path != self._network:
            self._network = path
            self._settings.set(NETWORK, path)
            self.changed.emit()

    @property
    def human(self) -> str:
        """The file of the network that imitates people; "" if there is none."""
        return self._human if Path(self._human).is_file() else ""

    @property
    def wanted_human(self) -> str:
        """The same file, also if it is gone; if none is known, the name of KataGo's."""
        return self._human or KNOWN_FILE

    def use_human(self, path: str) -> None:
        """Imitate people by this file from now on, beside the network that judges."""
        if path != self._human:
            self._human = path
            self._settings.set(HUMAN_NETWORK, path)
            self.changed.emit()

    @property
    def imitator(self) -> Imitator:
        """The people imitated last by the built-in engine."""
        profile = self._settings.get(IMITATED)
        return Imitator(profile if profile in PROFILES else IMITATED.default)

    def remember_imitators(self, *players: Player) -> None:
        """Offer the same people first next time."""
        for player in players:
            if isinstance(player.engine, Imitator):
                self._settings.set(IMITATED, player.engine.profile)

    def _kept(self) -> tuple[AttachedEngine, ...]:
        self._settings.sync()
        return from_text(self._settings.get(ENGINES))

    def reload(self) -> None:
        """Load changes made by another window."""
        before = self._engines, self._network, self._human
        self._engines, self._network = self._kept(), self._settings.get(NETWORK)
        self._human = self._settings.get(HUMAN_NETWORK)
        if before != (self._engines, self._network, self._human):
            self.changed.emit()

    def find(self, name: str) -> AttachedEngine | None:
        """The engine with this name, if any."""
        return next((each for each in self._engines if each.name == name), None)

    def attach(self, engine: AttachedEngine, at: int | None = None) -> int:
        """Add an engine, with a number if its name is taken; returns its index."""
        place = len(self._engines) if at is None else at
        name = free_name(engine.name, (each.name for each in self._engines))
        listed = list(self._engines)
        listed.insert(place, engine._replace(name=name))
        self._keep(listed)
        return place

    def change(self, at: int, engine: AttachedEngine) -> None:
        """Replace the engine at an index; its name gets a number if it is taken."""
        others = [each.name for place, each in enumerate(self._engines) if place != at]
        listed = list(self._engines)
        listed[at] = engine._replace(name=free_name(engine.name, others))
        if listed[at] != self._engines[at]:
            self._keep(listed)

    def duplicate(self, at: int) -> int:
        """Add a copy after an engine; returns the index of the copy."""
        return self.attach(self._engines[at], at + 1)

    def remove(self, at: int) -> int:
        """Remove an engine, which `restore` brings back; returns the index of one beside it, -1 if
        there is none.
        """
        listed = list(self._engines)
        self._removed.append((at, listed.pop(at)))
        self._keep(listed)
        return min(at, len(listed) - 1)

    def restore(self) -> int:
        """Bring back the last engine removed; returns its index. Raises IndexError if none was."""
        at, engine = self._removed.pop()
        return self.attach(engine, min(at, len(self._engines)))

    def move(self, at: int, by: int) -> int:
        """Move an engine up (-1) or down (1); returns its index, unchanged at either end."""
        to = at + by
        if not 0 <= to < len(self._engines):
            return at
        listed = list(self._engines)
        listed.insert(to, listed.pop(at))
        self._keep(listed)
        return to

    def _keep(self, engines: list[AttachedEngine]) -> None:
        self._engines = tuple(engines)
        self._settings.set(ENGINES, to_text(self._engines))
        self.changed.emit()

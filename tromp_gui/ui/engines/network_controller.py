"""The network of the built-in engine: chosen in a dialog, or dropped on the window."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication

from tromp_gui.resources import DISPLAY_NAME
from tromp_gui.session.engine.catalogue.network_file import NetworkFile, network_name
from tromp_gui.session.engine.catalogue.network_trial import NetworkTrial
from tromp_gui.ui.shell.actions import Command
from tromp_gui.ui.shell.actions import tr as _tr
from tromp_gui.ui.shell.parts import Parts
from tromp_gui.wording.people import imitator_of
from tromp_gui.wording.translation import paragraph

if TYPE_CHECKING:
    from tromp_gui.session.engine.catalogue.network_speed import NetworkSpeed
    from tromp_gui.ui.engines.network_dialog import NetworkDialog


class NetworkController(QObject):
    """Offers networks, tries one before it is used, and says which one is in use."""

    def __init__(self, parts: Parts) -> None:
        super().__init__(parts.window)
        self._window, self._registry = parts.window, parts.sessions.engines
        self._status = parts.status
        self._trial = NetworkTrial(self._registry, self)
        self._trial.used.connect(self._used)
        self._trial.refused.connect(self._refused)
        self._human_trial = NetworkTrial(self._registry, self, imitates=True)
        self._human_trial.used.connect(self._imitates)
        self._human_trial.refused.connect(self._refused)
        self._dialog: NetworkDialog | None = None
        self._speed: NetworkSpeed | None = None
        parts.window.closed.connect(self.stop)
        parts.actions.add(self.rows())

    def rows(self) -> list[Command]:
        """The command that opens the dialog."""
        return [
            Command("network", _tr("Get a stron&ger engine…"), (), self.open,
                menu="engines.network"),
            Command("own-network", _tr("&Program’s own network"), (),
                lambda: self.use(""), menu="engines.network"),
        ]  # fmt: skip

    @property
    def in_words(self) -> str:
        if missing := self._registry.missing_network:
            text = self.tr("“{file}” was not found. The program’s own network is used.")
            return text.format(file=Path(missing).name)
        network = self._registry.network
        return network_name(network) if network else self.tr("The program’s own network")

    def report_missing(self) -> None:
        """Report that the chosen network no longer exists, if so."""
        if self._registry.missing_network:
            self._status.report(self.in_words)

    def open(self) -> None:
        """Offer the networks found on this computer."""
        from tromp_gui.session.engine.catalogue.detected import Detection
        from tromp_gui.session.engine.catalogue.network_search import find_networks
        from tromp_gui.session.engine.catalogue.network_speed import NetworkSpeed
        from tromp_gui.session.engine.catalogue.search_paths import places_here
        from tromp_gui.ui.engines.network_dialog import NetworkDialog

        self._registry.reload()
        dialog = self._dialog = NetworkDialog(QApplication.activeModalWidget() or self._window)
        search = Detection(find_networks(places_here()), dialog)
        network = self._registry.network
        used = [NetworkFile.of(network)] if network else []

        def show(at: str | None = None) -> None:
            dialog.show_networks(list(dict.fromkeys([*used, *search.items])), at)

        show(network)
        search.found.connect(show)
        if self._registry.missing_network:
            dialog.show_problem(self.in_words)
        dialog.chosen.connect(self.use)
        speed = self._speed = self._speed or NetworkSpeed(self)
        dialog.measure_requested.connect(speed.measure)
        dialog.stop_requested.connect(speed.stop)
        speed.running.connect(dialog.show_measuring)
        speed.measured.connect(dialog.show_speed)
        speed.failed.connect(dialog.show_problem)
        dialog.finished.connect(self._close)
        dialog.open()

    def use(self, path: str) -> None:
        """Use a network file if it can be read, one that imitates people beside the one that
        judges; "" for the built-in network.
        """
        self.stop()
        if self._dialog is not None:
            self._dialog.show_trying()
        imitates = bool(path) and NetworkFile.of(path).imitates_people
        (self._human_trial if imitates else self._trial).use(path)

    def stop(self) -> None:
        """Cancel the test of a file, and the measurement of one."""
        self._trial.stop()
        self._human_trial.stop()
        if self._speed is not None:
            self._speed.stop()

    def _close(self) -> None:
        self._dialog = None
        self.stop()

    def _imitates(self, path: str) -> None:
        self._end_dialog()
        text = self.tr(
            "“{name}” imitates people: choose “{choice}” in the New game dialog. The network that "
            "judges stays as it is."
        )
        choice = imitator_of(DISPLAY_NAME)
        self._status.report(text.format(name=network_name(path), choice=choice))

    def _end_dialog(self) -> None:
        if self._dialog is not None:
            self._dialog.done(self._dialog.DialogCode.Accepted)

    def _used(self, path: str) -> None:
        self._end_dialog()
        text = self.tr("Tromp Go now uses the network “{name}”.")
        own = self.tr("Tromp Go now uses the program’s own network.")
        self._status.report(text.format(name=network_name(path)) if path else own)

    def _refused(self, reason: str) -> None:
        network = self._registry.network
        kept = self.tr("Tromp Go keeps the network “{name}”.")
        own = self.tr("Tromp Go keeps the program’s own network.")
        stays = kept.format(name=network_name(network)) if network else own
        said = paragraph((reason, stays))
        if self._dialog is not None:
            self._dialog.show_problem(said)
        else:
            self._status.refuse(said)

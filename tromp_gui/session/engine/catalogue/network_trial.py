"""A network file is tried before the built-in engine uses it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from tromp_gui.disk import FileProblem
from tromp_gui.gtp.failure import Failure
from tromp_gui.network_files.problem import problem_in
from tromp_gui.session.engine.catalogue.network_file import network_name
from tromp_gui.session.engine.catalogue.registry import EngineRegistry, built_in
from tromp_gui.wording import engines as wording
from tromp_gui.wording.files import file_problem
from tromp_gui.wording.networks import network_problem

if TYPE_CHECKING:
    from tromp_gui.session.engine.session import EngineSession


class NetworkTrial(QObject):
    """Starts the built-in engine with a network file and keeps the file only if the engine can read
    it: to judge, or with `imitates` to imitate people.

    Signals: `used(str)`, the file is now in use ("": the program's own network); `refused(str)`,
    why it cannot be used, as a sentence; the previous network stays.
    """

    used = Signal(str)
    refused = Signal(str)

    def __init__(
        self, registry: EngineRegistry, parent: QObject | None = None, *, imitates: bool = False
    ) -> None:
        super().__init__(parent)
        self._registry, self._imitates = registry, imitates
        self._session: EngineSession | None = None

    @property
    def is_running(self) -> bool:
        """Whether a file is being tried."""
        return self._session is not None

    def use(self, path: str) -> None:
        """Test a file and use it; "" is the program's own network. Cancels an earlier test."""
        from tromp_gui.session.engine.session import EngineSession

        self.stop()
        if not path:
            self._keep("")
            return
        launch = built_in(network=path)
        if self._imitates:
            launch = built_in(human=path, profile=self._registry.imitator.profile)
        session = self._session = EngineSession(launch, parent=self)
        session.introduced.connect(lambda _profile: self._accept(path, session))
        session.failed.connect(lambda failure: self._refuse(path, failure, session))
        session.start()

    def stop(self) -> None:
        """Cancel the test."""
        session, self._session = self._session, None
        if session is not None:
            session.stop()
            session.deleteLater()

    def _accept(self, path: str, session: EngineSession) -> None:
        if session is self._session:
            self.stop()
            self._keep(path)

    def _keep(self, path: str) -> None:
        if self._imitates:
            self._registry.use_human(path)
        else:
            self._registry.use_network(path)
        self.used.emit(path)

    def _refuse(self, path: str, failure: Failure, session: EngineSession) -> None:
        if session is self._session:
            self.stop()
            self.refused.emit(network_failure(Path(path), failure))


def network_failure(path: Path, failure: Failure) -> str:
    """Why the engine failed with this network, as a sentence."""
    for line in reversed(failure.errors):
        if problem := problem_in(line):
            return network_problem(path.name, problem)
    try:
        path.open("rb").close()
    except OSError as error:
        return file_problem(FileProblem.of(path, error))
    return wording.failure(failure, network_name(str(path)))

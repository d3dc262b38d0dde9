"""Files of neural networks in KataGo's format: recognised by their content, found in the usual
folders, and tested before the built-in engine uses one.
"""

from __future__ import annotations

import re
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, Signal

from tromp_gui.disk import FileProblem
from tromp_gui.gtp.failure import Failure
from tromp_gui.network_files.heading import Heading, inspect
from tromp_gui.network_files.problem import BadNetwork, problem_in
from tromp_gui.session.engine.catalogue.registry import EngineRegistry, built_in
from tromp_gui.wording import engines as wording
from tromp_gui.wording.files import file_problem
from tromp_gui.wording.networks import network_problem

if TYPE_CHECKING:
    from tromp_gui.session.engine.catalogue.search_paths import SearchPaths
    from tromp_gui.session.engine.session import EngineSession

PATTERNS = ("*.bin.gz", "*.txt.gz")
"""Patterns of their file names."""

_START = 4096
_HEAD = rb"\s*\S{1,200}\s+\d{1,2}\s+22\s+\d{1,2}\s"
"""A name, the version of the format, and how many features of each kind it looks at; the 22 of
the board are the same in all versions that are read."""
_GZIP = b"\x1f\x8b"
_CONDA = ("miniconda3", "miniforge3", "mambaforge", "anaconda3")
_PREFIXES = ("/usr", "/usr/local", "/opt/homebrew", "/home/linuxbrew/.linuxbrew", "/opt/conda")
_INSIDE = ("models", "networks")


def looks_like_network(path: Path) -> bool:
    """Whether a file begins as a network does; a packed one that is damaged goes by its name."""
    try:
        with path.open("rb") as file:
            start = file.read(_START)
    except OSError:
        return False
    if start.startswith(_GZIP):
        try:
            start = zlib.decompressobj(wbits=31).decompress(start, _START)
        except zlib.error:
            return path.name.lower().endswith((".bin.gz", ".txt.gz"))
    return re.match(_HEAD, start) is not None


def network_folders(program: Path) -> tuple[Path, ...]:
    """Where the networks of a `katago` may be: beside it, then in the home folder."""
    here = program.resolve().parent
    return _with_inner((here, here.parent, Path.home() / ".katago", here.parent / "share/katago"))


class NetworkFile(NamedTuple):
    """A file in the list of networks: what it says of itself, or why it cannot be used."""

    path: str
    found: Heading | BadNetwork | None

    @classmethod
    def of(cls, path: str) -> NetworkFile:
        """The file at a path; nothing is found if it cannot be read."""
        try:
            return cls(path, inspect(Path(path)))
        except BadNetwork as problem:
            return cls(path, problem)
        except OSError:
            return cls(path, None)


def find_networks(places: SearchPaths) -> Iterator[NetworkFile | None]:
    """Every network found, once, the newest of a folder first; None after each folder."""
    seen: set[Path] = set()
    for folder in _folders(places):
        for path in _in_folder(folder):
            real = path.resolve()
            if real not in seen and looks_like_network(path):
                seen.add(real)
                yield NetworkFile.of(str(path))
        yield None


def _folders(places: SearchPaths) -> Iterator[Path]:
    from tromp_gui.session.engine.catalogue.search_paths import program_in, unpacked_in

    for folder in places.folders:
        program = program_in(folder, "katago", places)
        if program is not None:
            yield from network_folders(program)
    prefixes = [*map(Path, _PREFIXES), *(Path.home() / name for name in _CONDA)]
    yield from (prefix / "share/katago" for prefix in prefixes)
    for root in places.roots:
        yield from _with_inner((root,))
        for unpacked in unpacked_in(root):
            yield from _with_inner((unpacked,))


def _with_inner(folders: tuple[Path, ...]) -> tuple[Path, ...]:
    return (*folders, *(folder / name for folder in folders for name in _INSIDE))


def _in_folder(folder: Path) -> list[Path]:
    try:
        files = {path for pattern in PATTERNS for path in folder.glob(pattern) if path.is_file()}
        return sorted(files, key=lambda path: (-path.stat().st_mtime, path.name))
    except OSError:
        return []


def network_name(path: str) -> str:
    """The name shown for a network: its file name without the endings."""
    name = Path(path).name
    ending = next((end[1:] for end in PATTERNS if name.lower().endswith(end[1:])), "")
    return name.removesuffix(name[len(name) - len(ending) :] if ending else "")


class NetworkTrial(QObject):
    """Starts the built-in engine with a network file and keeps the file only if the engine can read
    it.

    Signals: `used(str)`, the file is now in use ("": the program's own network); `refused(str)`,
    why it cannot be used, as a sentence; the previous network stays.
    """

    used = Signal(str)
    refused = Signal(str)

    def __init__(self, registry: EngineRegistry, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._registry = registry
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
            self._registry.use_network("")
            self.used.emit("")
            return
        session = self._session = EngineSession(built_in(network=path), parent=self)
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
            self._registry.use_network(path)
            self.used.emit(path)

    def _refuse(self, path: str, failure: Failure, session: EngineSession) -> None:
        if session is self._session:
            self.stop()
            self.refused.emit(_reason(Path(path), failure))


def _reason(path: Path, failure: Failure) -> str:
    """Why the engine failed with this network."""
    for line in reversed(failure.errors):
        if problem := problem_in(line):
            return network_problem(path.name, problem)
    try:
        path.open("rb").close()
    except OSError as error:
        return file_problem(FileProblem.of(path, error))
    return wording.failure(failure, network_name(str(path)))

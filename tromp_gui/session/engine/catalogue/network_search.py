"""Files of neural networks in KataGo's format: recognised by their content, and found in the usual
folders of this computer, those that judge and those that imitate people.
"""

from __future__ import annotations

import re
import sys
import zlib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from tromp_gui.network_files.heading import Heading, inspect
from tromp_gui.network_files.problem import BadNetwork
from tromp_gui.session.engine.catalogue.search_paths import SearchPaths, program_in, unpacked_in

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

_ENVIRONMENTS = (
    ".local",
    ".local/share/pipx/venvs/katrain",
    ".local/pipx/venvs/katrain",
    "pipx/venvs/katrain",
    ".local/share/uv/tools/katrain",
    "AppData/Roaming/uv/tools/katrain",
    "AppData/Roaming/Python/Python3*",
    "AppData/Local/Programs/Python/Python3*",
    "Library/Python/3.*",
    *(inside for name in _CONDA for inside in (name, f"{name}/envs/*")),
)
"""Where Python packages are, below the home folder: of the user, of pipx, uv and conda."""
_PACKAGES = ("lib/python3*/site-packages", "Lib/site-packages", "site-packages")
_KATRAIN = "katrain/models"


class NetworkFile(NamedTuple):
    """A file in a list of networks: what it says of itself, or why it cannot be used."""

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

    @property
    def imitates_people(self) -> bool:
        """Whether it is a human network, which cannot judge."""
        return isinstance(self.found, Heading) and self.found.imitates_people


def imitates_people(path: Path) -> bool:
    """Whether a file is a human network, which cannot judge."""
    return NetworkFile.of(str(path)).imitates_people


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


def find_networks(places: SearchPaths) -> Iterator[NetworkFile | None]:
    """Every network found, once, the newest of a folder first; None after each folder."""
    seen: set[Path] = set()
    for folder in dict.fromkeys(_folders(places)):
        for path in _in_folder(folder):
            real = path.resolve()
            if real not in seen and looks_like_network(path):
                seen.add(real)
                yield NetworkFile.of(str(path))
        yield None


def _folders(places: SearchPaths) -> Iterator[Path]:
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
    yield from (Path(folder) / _KATRAIN for folder in sys.path if folder)
    for environment in _ENVIRONMENTS:
        for inside in _PACKAGES:
            yield from _matching(Path.home(), f"{environment}/{inside}/{_KATRAIN}")


def _with_inner(folders: tuple[Path, ...]) -> tuple[Path, ...]:
    return (*folders, *(folder / name for folder in folders for name in _INSIDE))


def _in_folder(folder: Path) -> Sequence[Path]:
    files = {path for pattern in PATTERNS for path in _matching(folder, pattern)}
    try:
        there = [path for path in files if path.is_file()]
        return sorted(there, key=lambda path: (-path.stat().st_mtime, path.name))
    except OSError:
        return ()


def _matching(folder: Path, pattern: str) -> Sequence[Path]:
    try:
        return sorted(folder.glob(pattern))
    except OSError:
        return ()


def network_name(path: str) -> str:
    """The name shown for a network: its file name without the endings."""
    name = Path(path).name
    ending = next((end[1:] for end in PATTERNS if name.lower().endswith(end[1:])), "")
    return name.removesuffix(name[len(name) - len(ending) :] if ending else "")

"""The files of neural networks in the usual folders of this computer, those that judge and those
that imitate people.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from tromp_gui.session.engine.catalogue.network_file import (
    PATTERNS,
    NetworkFile,
    looks_like_network,
)
from tromp_gui.session.engine.catalogue.search_paths import SearchPaths, program_in, unpacked_in

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

"""Finding known engines on this machine by file name, without starting them.

`_KNOWN` has the arguments each needs to play by Tromp–Taylor as closely as possible; its network
and configuration are searched for beside it. Sources: each program's own `--help`.
"""

from __future__ import annotations

import mmap
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

from tromp_gui.gtp.attached import AttachedEngine, FoundEngine, Missing
from tromp_gui.gtp.launch import Launch
from tromp_gui.session.engine.catalogue.network_file import NetworkFile
from tromp_gui.session.engine.catalogue.network_search import network_folders
from tromp_gui.session.engine.catalogue.search_paths import (
    SearchPaths,
    first_match,
    program_in,
    unpacked_in,
)

_GTP_COMMAND = b"genmove"
"""Every program that supports GTP contains this word."""


class _Known(NamedTuple):
    """A kind of engine: its name, the names of its file, and its arguments, given the program;
    `is_shared` where other programs go by the same name.
    """

    name: str
    files: tuple[str, ...]
    arguments: Callable[[Path], tuple[list[str], list[Missing]]]
    is_shared: bool = False


def find_engines(places: SearchPaths) -> Iterator[FoundEngine | None]:
    """Every engine found, the first of each kind; None after each folder, for a pause."""
    missing = dict.fromkeys(_KNOWN)
    for folder in _all_folders(places):
        for known in list(missing):
            found = _in_folder(known, folder, places)
            if found is not None:
                del missing[known]
                yield found
        yield None


def _all_folders(places: SearchPaths) -> Iterator[Path]:
    yield from places.folders
    for root in places.roots:
        yield from unpacked_in(root)


def _in_folder(known: _Known, folder: Path, places: SearchPaths) -> FoundEngine | None:
    for name in known.files:
        program = program_in(folder, name, places)
        if program is not None and (not known.is_shared or speaks_gtp(program)):
            arguments, lacks = known.arguments(program)
            launch = Launch(program=str(program), arguments=tuple(arguments))
            return FoundEngine(AttachedEngine(known.name, launch), tuple(lacks))
    return None


def speaks_gtp(program: Path) -> bool:
    """Whether a program contains GTP commands, or is a script, which cannot be checked.

    Debian's `pachi`, for example, is a different game. The program is not started.
    """
    try:
        with program.open("rb") as file:
            if file.read(2) == b"#!":
                return True
            with mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ) as content:
                return content.find(_GTP_COMMAND) >= 0
    except (OSError, ValueError):
        return False


# Their arguments


def _gnu_go(_program: Path) -> tuple[list[str], list[Missing]]:
    rules = ["--chinese-rules", "--positional-superko", "--allow-suicide"]
    return ["--mode", "gtp", *rules, "--capture-all-dead"], []


def _pachi(_program: Path) -> tuple[list[str], list[Missing]]:
    return ["-r", "chinese"], []


def _leela_zero(program: Path) -> tuple[list[str], list[Missing]]:
    here = program.resolve().parent
    own = Path.home() / ".local/share/leela-zero"
    folders = (here, here / "networks", here / "weights", own, here.parent / "share/leela-zero")
    patterns = ("best-network*", "best*.gz", "*.txt.gz", "*.gz", "weights*.txt")
    network = first_match(folders, patterns)
    arguments = ["--gtp", "--noponder"]
    if network is None:
        return arguments, [Missing.NETWORK]
    return [*arguments, "--weights", str(network)], []


def _judges(network: Path) -> bool:
    return not NetworkFile.of(str(network)).imitates_people


def _katago(program: Path) -> tuple[list[str], list[Missing]]:
    networks = network_folders(program)
    configs = tuple(each / "configs" for each in networks)
    folders = (*networks, *configs, Path.home() / ".katrain")
    models = ("default_model.bin.gz", "*.bin.gz", "kata*.txt.gz", "g170*.txt.gz")
    model = first_match(folders, models, _judges)
    config = first_match(folders, ("default_gtp.cfg", "gtp_custom.cfg", "gtp*.cfg", "*gtp*.cfg"))
    arguments, lacks = ["gtp"], []
    if model is not None:
        arguments += ["-model", str(model)]
    else:
        lacks.append(Missing.NETWORK)
    if config is not None:
        arguments += ["-config", str(config)]
    else:
        lacks.append(Missing.CONFIG)
    return [*arguments, "-override-config", "rules=tromp-taylor"], lacks


_KNOWN = (
    _Known("GNU Go", ("gnugo",), _gnu_go),
    _Known("KataGo", ("katago",), _katago),
    _Known("Leela Zero", ("leelaz", "leela-zero"), _leela_zero),
    _Known("Pachi", ("pachi", "pachi-go"), _pachi, is_shared=True),
)

"""A file of a neural network in KataGo's format, recognised by its content."""

from __future__ import annotations

import re
import zlib
from pathlib import Path
from typing import NamedTuple

from tromp_gui.network_files.heading import Heading, inspect
from tromp_gui.network_files.problem import BadNetwork

PATTERNS = ("*.bin.gz", "*.txt.gz")
"""Patterns of their file names."""

_START = 4096
_HEAD = rb"\s*\S{1,200}\s+\d{1,2}\s+22\s+\d{1,2}\s"
"""A name, the version of the format, and how many features of each kind it looks at; the 22 of
the board are the same in all versions that are read."""
_GZIP = b"\x1f\x8b"


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


def network_name(path: str) -> str:
    """The name shown for a network: its file name without the endings."""
    name = Path(path).name
    ending = next((end[1:] for end in PATTERNS if name.lower().endswith(end[1:])), "")
    return name.removesuffix(name[len(name) - len(ending) :] if ending else "")

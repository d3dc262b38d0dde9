"""The encodings a person can choose from, each with the text that results from it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from tromp_gui.sgf.damaged_utf_8 import restored
from tromp_gui.sgf.detection import ranked
from tromp_gui.sgf.encodings import declared_encoding, decode

_PREVIEW = 300
_VALUES = re.compile(r"\[([^\]\\]*+(?>(?:\\.[^\]\\]*+)*))", re.DOTALL)
_WIDE = ("utf-16-le", "utf-16-be")
_SAMPLE = 1_000_000


class EncodingCandidate(NamedTuple):
    """An encoding by Python's name, the first texts of the file in it that are not all ASCII (one
    per line, about 300 characters), and whether every byte of the file fits it.
    """

    encoding: str
    preview: str
    fits: bool


def candidates(data: bytes) -> list[EncodingCandidate]:
    """The encodings that a file may be read in (`read(data, encoding=...)`), likeliest first.

    The first is the one that `read` chooses by itself. Encodings that give the same text are listed
    once.
    """
    found: dict[str, EncodingCandidate] = {}
    for name in dict.fromkeys(_names(data)):
        candidate = _candidate(data[:_SAMPLE], name)
        found.setdefault(candidate.preview, candidate)
    return list(found.values())


def _names(data: bytes) -> Iterator[str]:
    yield decode(data).encoding
    if (declared := declared_encoding(data)) is not None:
        yield declared
    yield "utf-8"
    yield from ranked(data)
    if b"\0" in data:
        yield from _WIDE


def _candidate(data: bytes, name: str) -> EncodingCandidate:
    decoded = decode(data, name)
    text = restored(decoded.data).decode("utf-8", "surrogatepass")
    shown, size = [], 0
    for match in _VALUES.finditer(text):
        if size < _PREVIEW and not match[1].isascii():
            shown.append(" ".join(match[1].split())[: _PREVIEW - size])
            size += len(shown[-1])
    return EncodingCandidate(name, _visible("\n".join(shown)), not decoded.unfit)


def _visible(text: str) -> str:
    """Bytes that do not fit are shown as U+FFFD."""
    return text.encode("utf-8", "surrogateescape").decode("utf-8", "replace")

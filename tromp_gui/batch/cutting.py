"""Cutting long files and streams between games into parts that can be read separately."""

from __future__ import annotations

import codecs
import io
import re
from collections.abc import Iterator
from typing import NamedTuple, Protocol

from tromp_gui.sgf.collection import LARGEST

WHOLE = 256_000
"""In bytes: a smaller file is not cut."""
_PART = 64_000
"""In bytes: a part ends with the game that reaches this size."""
_LONGEST = 8_000_000
"""In bytes: after this much without the end of a game, parentheses are not trusted any more."""
_BLOCK = 256_000
_OVERLAP = 40
"""In bytes: what is looked at again with the next block, since something may begin there."""
_OUTSIDE = re.compile(rb"[^()\[]*+(?:\[[^\]\\]*+(?:\\.[^\]\\]*+)*+\][^()\[]*+)*+", re.DOTALL)
"""Up to the next parenthesis outside values, or to a value that has no end yet."""
_INSIDE = re.compile(rb"[^\]\\]*+(?:\\.[^\]\\]*+)*+", re.DOTALL)
"""Up to the end of a value."""
_GAME = re.compile(rb"\(\s*+(?:;|[A-Z]{1,2}\s*+\[)")
_ROOT = re.compile(rb"\(\s*+;\s*+(?:GM|FF)\s*+\[")
_BETWEEN = re.compile(rb"\)\s*+\(\s*+;")


class Source(Protocol):
    """A stream to read bytes from."""

    def read(self, size: int = ..., /) -> bytes:
        """Up to `size` bytes; empty at the end."""


class Part(NamedTuple):
    """Whole games: their bytes, the number of the first, and the number of lines before it."""

    data: bytes
    first: int
    line: int


class TooLarge(Exception):
    """A game, or a file that cannot be cut, of more than 150 MB."""


def parts(source: Source, *, cut: bool = True) -> Iterator[Part]:
    """The data of a source in parts of whole games, or in one part without `cut`.

    Data that is not UTF-8 is one part too, because its bytes may be misread. Raises TooLarge.
    """
    start = _filled(source, WHOLE)
    if len(start) < WHOLE:
        yield Part(start, 0, 0)
    elif not cut or not _is_utf8(start):
        yield Part(_filled(source, LARGEST + 1, start), 0, 0)
    else:
        yield from _Cutter(source, start).parts()


def game_count(data: bytes) -> int:
    """The apparent number of games in the bytes of a file, without reading them; at least one."""
    cutter = _Cutter(io.BytesIO(), data)
    for _ in cutter.parts():
        pass
    return max(cutter.games, 1)


def _filled(source: Source, most: int, start: bytes = b"") -> bytes:
    """`start` and the data after it, up to `most` bytes and a block. Raises TooLarge."""
    pieces, size = [start], len(start)
    while size < most and (piece := source.read(_BLOCK)):
        pieces.append(piece)
        size += len(piece)
    if size > LARGEST:
        raise TooLarge
    return b"".join(pieces)


def _is_utf8(start: bytes) -> bool:
    if b"\0" in start or b"\x1b" in start:
        return False
    try:
        codecs.getincrementaldecoder("utf-8")().decode(start)
    except UnicodeDecodeError:
        return False
    return True


class _Cutter:
    """`data[0]` begins what was not yet returned; the other fields are how far it was scanned."""

    def __init__(self, source: Source, data: bytes) -> None:
        self._source = source
        self._data = bytearray(data)  # grows, and loses its start, without being copied
        self._seen = self._guessed_to = self._depth = self._games = 0
        self._is_in_value = False
        self._first = self._line = 0

    @property
    def games(self) -> int:
        """How many games have been seen."""
        return self._first + self._games

    def parts(self) -> Iterator[Part]:
        """The parts of the rest of the source."""
        while True:
            for end in self._ends():
                yield self._cut(end)
            if len(self._data) > _LONGEST and (end := self._guessed()):
                yield self._cut(end)
            if len(self._data) > LARGEST:
                raise TooLarge
            piece = self._source.read(_BLOCK)
            if not piece:
                break
            self._data += piece
        if self._data.strip() or not self._first:
            yield self._cut(len(self._data))

    def _ends(self) -> Iterator[int]:
        """The ends of games in the data at which a part is large enough."""
        while (at := self._next()) >= 0:
            self._seen = at + 1
            if self._data[at] == ord(")"):
                self._depth = max(self._depth - 1, 0)
                if not self._depth and self._seen >= _PART:
                    yield self._seen
                continue
            if len(self._data) - at < _OVERLAP and not self._depth:
                self._data += self._source.read(_BLOCK)
            if self._depth and _ROOT.match(self._data, at):  # the previous game was never closed
                self._depth = 0
                if at >= _PART:
                    self._seen = 0
                    yield at
                    continue
            self._games += not self._depth and bool(_GAME.match(self._data, at))
            self._depth += 1

    def _next(self) -> int:
        """Where the next parenthesis outside values is; -1 if it is not in the data yet. Nothing is
        scanned twice.
        """
        if self._is_in_value:
            self._seen = _end(_INSIDE, self._data, self._seen)
            if self._data[self._seen : self._seen + 1] != b"]":
                return -1
            self._is_in_value = False
        self._seen = _end(_OUTSIDE, self._data, self._seen)
        if self._seen == len(self._data):
            return -1
        if self._data[self._seen] != ord("["):
            return self._seen
        self._seen += 1
        self._is_in_value = True
        self._seen = _end(_INSIDE, self._data, self._seen)
        return -1

    def _guessed(self) -> int:
        """Where the last game seems to end, regardless of parentheses; 0 if nowhere."""
        last = 0
        for found in _BETWEEN.finditer(self._data, self._guessed_to):
            last = found.start() + 1
        self._guessed_to = len(self._data) - _OVERLAP
        if last:
            self._games += len(_BETWEEN.findall(self._data, 0, last))
            self._seen = last
            self._depth = 0
            self._is_in_value = False
        return last

    def _cut(self, end: int) -> Part:
        with memoryview(self._data)[:end] as view:
            part = Part(bytes(view), self._first, self._line)
        del self._data[:end]
        self._seen = max(self._seen - end, 0)
        self._guessed_to = max(self._guessed_to - end, 0)
        self._first += self._games
        self._line += part.data.count(b"\n")
        self._games = 0
        return part


def _end(pattern: re.Pattern[bytes], data: bytearray, start: int) -> int:
    """Where the match of a pattern that always matches ends; no match is kept, because it would
    forbid the data to grow.
    """
    found = pattern.match(data, start)
    return start if found is None else found.end()

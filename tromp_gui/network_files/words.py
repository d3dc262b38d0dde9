"""Reads the words of a network file on demand, within limits and without numpy."""

from __future__ import annotations

import gzip
import math
import os
import re
import zlib
from pathlib import Path
from typing import Final, Self

from tromp_gui.network_files.problem import BadNetwork, NetworkFault

_PIECE: Final = 1 << 20
_LONGEST_WORD: Final = 200
_BLANKS: Final = b" \t\r\n\v\f"
_BLANK_RUN: Final = re.compile(rb"[ \t\r\n\v\f]*")
_INTEGER: Final = re.compile(r"-?[0-9]{1,9}", re.ASCII)
_RATIO: Final = 20
"""Weights compress to nine tenths of their size, in words to a third."""
_FREE: Final = 1 << 24
"""In bytes: the unpacked size from which the ratio is checked."""


class Words:
    """The contents of a file, decompressed if necessary. Use it in a `with` statement."""

    def __init__(self, path: Path) -> None:
        """Raises OSError if the file cannot be opened."""
        self._raw = path.open("rb")
        self._is_packed = self._raw.read(2) == b"\x1f\x8b"
        self._raw.seek(0)
        self._file = gzip.GzipFile(fileobj=self._raw) if self._is_packed else self._raw
        self._held, self._at = b"", 0
        self._unpacked = 0
        self._is_over = False

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self._file.close()
        self._raw.close()

    def unpacked_size(self) -> int:
        """The size in bytes that the file claims to have when unpacked, modulo 4 GiB."""
        at = self._raw.tell()
        size = self._raw.seek(0, os.SEEK_END)
        if self._is_packed:
            self._raw.seek(max(0, size - 4))
            size = int.from_bytes(self._raw.read(4), "little")
        self._raw.seek(at)
        return size

    def word(self) -> str:
        """The next word. Raises BadNetwork if there is none, or if it is too long."""
        (word,) = self.words(1)
        if not word.isascii():
            raise BadNetwork(NetworkFault.DAMAGED, "a word is not ASCII")
        return word.decode("ascii")

    def integer(self, low: int, high: int) -> int:
        """The next word as a whole number. Raises BadNetwork outside `low` to `high`."""
        word = self.word()
        if not _INTEGER.fullmatch(word) or not low <= int(word) <= high:
            detail = f"“{word}” where a number from {low} to {high} is expected"
            raise BadNetwork(NetworkFault.DAMAGED, detail)
        return int(word)

    def number(self) -> float:
        """The next word as a number. Raises BadNetwork for anything else, and for infinity."""
        word = self.word()
        try:
            value = float(word)
        except ValueError:
            value = math.nan
        if not math.isfinite(value):
            raise BadNetwork(NetworkFault.DAMAGED, f"“{word}” where a number is expected")
        return value

    def words(self, most: int) -> list[bytes]:
        """The next words, at least one and at most `most`.

        The time is in proportion to the words. Raises BadNetwork if there is none, or if one is too
        long.
        """
        self._skip_blanks()
        while len(self._held) - self._at < _LONGEST_WORD and self._more():
            pass
        chunk = self._held[self._at : self._at + _LONGEST_WORD * min(most, _PIECE)]
        words = chunk.split(None, most)
        left = b""
        if len(words) > most:
            left = words.pop()
        elif words and chunk[-1:] not in _BLANKS and not self._is_last(chunk):
            left = words.pop()  # it may go on after the chunk
        self._at += len(chunk) - len(left)
        if not words:
            detail = "a word is too long" if left else "it ends too early"
            raise BadNetwork(NetworkFault.DAMAGED, detail)
        return words

    def peek(self, size: int) -> bytes:
        """At most this many of the next bytes, which stay unread."""
        while len(self._held) - self._at < size and self._more():
            pass
        return self._held[self._at : self._at + size]

    def take(self, size: int) -> bytes:
        """This many of the next bytes. Raises BadNetwork if they are missing.

        Memory is allocated piece by piece, so that a wrong size in the file costs nothing.
        """
        pieces = []
        while size:
            if self._at == len(self._held) and not self._more():
                raise BadNetwork(NetworkFault.DAMAGED, "it ends too early")
            pieces.append(self._held[self._at : self._at + size])
            self._at += len(pieces[-1])
            size -= len(pieces[-1])
        return b"".join(pieces)

    def at_end(self) -> bool:
        """Whether only white space is left."""
        self._skip_blanks()
        return self._at == len(self._held) and not self._more()

    def _is_last(self, chunk: bytes) -> bool:
        return self._at + len(chunk) == len(self._held) and not self._more()

    def _skip_blanks(self) -> None:
        """Skip the blanks before a word; no network has a whole piece of them."""
        for _ in range(2):
            blanks = _BLANK_RUN.match(self._held, self._at)
            self._at = blanks.end() if blanks else self._at
            if self._at < len(self._held) or not self._more():
                return

    def _more(self) -> bool:
        """Read another piece. Raises BadNetwork if the compressed data is damaged."""
        if self._is_over:
            return False
        try:
            piece = self._file.read(_PIECE)
        except (OSError, EOFError, zlib.error):
            raise BadNetwork(NetworkFault.DAMAGED, "it cannot be unpacked") from None
        self._unpacked += len(piece)
        if self._unpacked > max(_FREE, _RATIO * self._raw.tell()):
            raise BadNetwork(NetworkFault.RATIO, str(_RATIO))
        self._held, self._at = self._held[self._at :] + piece, 0
        self._is_over = not piece
        return bool(piece)

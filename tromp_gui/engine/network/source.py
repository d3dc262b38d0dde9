"""Reads words and numbers of a network file on demand, within limits."""

from __future__ import annotations

import gzip
import math
import zlib
from pathlib import Path
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

Floats: TypeAlias = NDArray[np.float32]

MOST_NUMBERS: Final = 400_000_000
"""The maximum number of parameters; KataGo's largest network has 110 million."""

_PIECE: Final = 1 << 20
_LONGEST_WORD: Final = 200
_MOST_BLANKS: Final = 100
_MARK: Final = b"@BIN@"
_BLANKS: Final = b" \t\r\n\v\f"


class BadNetwork(ValueError):
    """The file is not a network that can be read; the text says why, as a phrase."""


class Source:
    """The contents of a file, decompressed if necessary. Use it in a `with` statement."""

    def __init__(self, path: Path) -> None:
        """Raises OSError if the file cannot be opened."""
        self._raw = path.open("rb")
        is_packed = self._raw.read(2) == b"\x1f\x8b"
        self._raw.seek(0)
        self._file = gzip.GzipFile(fileobj=self._raw) if is_packed else self._raw
        self._held = b""
        self._left = MOST_NUMBERS

    def __enter__(self) -> Source:
        return self

    def __exit__(self, *error: object) -> None:
        self._file.close()
        self._raw.close()

    def word(self) -> str:
        """The next word. Raises BadNetwork if there is none, or if it is too long."""
        self._skip_blanks()
        end = 0
        while end < _LONGEST_WORD:
            if end == len(self._held) and not self._more():
                break
            if self._held[end : end + 1] in _BLANKS:
                break
            end += 1
        word, self._held = self._held[:end], self._held[end:]
        if not 0 < len(word) < _LONGEST_WORD or not word.isascii():
            raise BadNetwork("it is damaged or not a KataGo network")
        return word.decode("ascii")

    def integer(self, low: int, high: int) -> int:
        """The next word as a whole number. Raises BadNetwork outside `low` to `high`."""
        word = self.word()
        if not word.lstrip("-").isdigit() or not low <= int(word) <= high:
            raise BadNetwork(
                f"it contains “{word}” where a number from {low} to {high} is expected"
            )
        return int(word)

    def number(self) -> float:
        """The next word as a number. Raises BadNetwork for anything else, and for infinity."""
        word = self.word()
        try:
            value = float(word)
        except ValueError:
            value = math.nan
        if not math.isfinite(value):
            raise BadNetwork(f"it contains “{word}” where a number is expected")
        return value

    def floats(self, *shape: int) -> Floats:
        """The next numbers, in binary or as words. Raises BadNetwork if some are missing.

        Memory is allocated piece by piece, so that a wrong size in the file costs nothing.
        """
        count = math.prod(shape)
        self._left -= count
        if self._left < 0:
            raise BadNetwork(f"it has more than {MOST_NUMBERS:,} parameters")
        self._skip_blanks()
        is_packed = self._held.startswith(b"@") or (not self._held and self._starts_packed())
        values = self._packed(count) if is_packed else self._spelt(count)
        if not np.isfinite(values).all():
            raise BadNetwork("it has a parameter that is no number")
        return values.reshape(shape)

    def at_end(self) -> bool:
        """Whether only white space is left."""
        self._held = self._held.lstrip(_BLANKS)
        return not self._held and not self._more()

    def _starts_packed(self) -> bool:
        return self._more() and self._held.startswith(b"@")

    def _packed(self, count: int) -> Floats:
        while len(self._held) < len(_MARK) and self._more():
            pass
        if not self._held.startswith(_MARK):
            raise BadNetwork("it is damaged")
        self._held = self._held[len(_MARK) :]
        pieces, missing = [], 4 * count
        while missing:
            if not self._held and not self._more():
                raise BadNetwork("it ends too early")
            pieces.append(self._held[:missing])
            self._held = self._held[missing:]
            missing -= len(pieces[-1])
        return np.frombuffer(b"".join(pieces), "<f4").astype(np.float32)

    def _spelt(self, count: int) -> Floats:
        pieces: list[Floats] = []
        missing = count
        while missing:
            if not self._more():
                self._held += b" "
            end = max(self._held.rfind(blank) for blank in (b" ", b"\n"))
            words = self._held[: end + 1].split()
            if not words or end < 0:
                raise BadNetwork("it ends too early")
            taken = words[:missing]
            try:
                pieces.append(np.array([float(word) for word in taken], np.float32))
            except ValueError:
                raise BadNetwork("it is damaged") from None
            missing -= len(taken)
            rest = b" ".join(words[len(taken) :])
            self._held = (rest + b" " if rest else b"") + self._held[end + 1 :]
        return np.concatenate(pieces)

    def _skip_blanks(self) -> None:
        skipped = 0
        while True:
            kept = self._held.lstrip(_BLANKS)
            skipped += len(self._held) - len(kept)
            self._held = kept
            if kept or skipped > _MOST_BLANKS or not self._more():
                return

    def _more(self) -> bool:
        """Read another piece. Raises BadNetwork if the compressed data is damaged."""
        try:
            piece = self._file.read(_PIECE)
        except (OSError, EOFError, zlib.error):
            raise BadNetwork("it is damaged") from None
        self._held += piece
        return bool(piece)

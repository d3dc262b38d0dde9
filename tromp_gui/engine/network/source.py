"""Reads words and numbers of a network file on demand, within limits."""

from __future__ import annotations

import math
from pathlib import Path
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from tromp_gui.network_files.problem import BadNetwork, NetworkFault
from tromp_gui.network_files.words import Words
from tromp_gui.system import installed_memory

Floats: TypeAlias = NDArray[np.float32]

MOST_NUMBERS: Final = 400_000_000
"""The maximum number of parameters; KataGo's largest network has 110 million."""

_MEMORY: Final = 20
"""In bytes: what each parameter takes at most, read and in the forms for small tiles."""
_MARK: Final = b"@BIN@"
_LONG_WORD: Final = 16
"""In bytes: what a parameter takes at most as a word, with a blank."""


class Source(Words):
    """The words and the numbers of a file. Use it in a `with` statement."""

    def __init__(self, path: Path, memory: int | None = None) -> None:
        """`memory` in bytes is what the network may need, by default all of the computer's.

        Raises OSError if the file cannot be opened.
        """
        super().__init__(path)
        self._memory = installed_memory() if memory is None else memory
        self._count = 0

    def floats(self, *shape: int) -> Floats:
        """The next numbers, in binary or as words. Raises BadNetwork if some are missing."""
        count = math.prod(shape)
        self._skip_blanks()
        is_binary = self.peek(1) == _MARK[:1]
        if self._count == 0:
            self._check(self.unpacked_size() // (4 if is_binary else _LONG_WORD))
        self._count += count
        self._check(self._count)
        values = self._binary(count) if is_binary else self._spelt(count)
        if not np.isfinite(values).all():
            raise BadNetwork(NetworkFault.DAMAGED, "a parameter is not a number")
        return values.reshape(shape)

    def _check(self, count: int) -> None:
        """Raise BadNetwork if so many parameters are too many."""
        if count > MOST_NUMBERS:
            raise BadNetwork(NetworkFault.TOO_LARGE, str(MOST_NUMBERS // 1_000_000))
        if self._memory and count * _MEMORY > self._memory:
            raise BadNetwork(NetworkFault.NO_MEMORY)

    def _binary(self, count: int) -> Floats:
        if self.take(len(_MARK)) != _MARK:
            raise BadNetwork(NetworkFault.DAMAGED, "its numbers do not begin with @BIN@")
        return np.frombuffer(self.take(4 * count), "<f4").astype(np.float32)

    def _spelt(self, count: int) -> Floats:
        pieces: list[Floats] = []
        while count:
            words = self.words(count)
            try:
                pieces.append(np.array([float(word) for word in words], np.float32))
            except ValueError:
                raise BadNetwork(NetworkFault.DAMAGED, "a parameter is not a number") from None
            count -= len(words)
        return np.concatenate(pieces)

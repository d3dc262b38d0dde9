"""What a network file says of itself before its parameters: read at once, without numpy."""

from __future__ import annotations

from pathlib import Path
from typing import Final, NamedTuple

from tromp_gui.network_files.problem import BadNetwork, NetworkFault
from tromp_gui.network_files.words import Words

OLDEST, NEWEST = 8, 16
"""The supported model versions, all with inputs of version 7."""

SPATIAL, GLOBAL = 22, 19
"""The input channels of version 7."""

MOST_CHANNELS: Final = 4096
MOST_BLOCKS: Final = 200
_MOST_FACTOR: Final = 1e6
_BEGINNING: Final = 4 << 20
"""In bytes: more than the first layers, and the word for the kind of block after them."""
TRANSFORMER: Final = "transformer_"
"""How the kinds of transformer blocks begin."""


class Heading(NamedTuple):
    """The beginning of a network: `factors` are its seven multipliers, none before version 13."""

    name: str
    version: int
    blocks: int
    channels: int
    factors: tuple[float, ...]


def read_heading(words: Words) -> Heading:
    """Read until the first layer. Raises BadNetwork."""
    words.peek(1)  # what cannot be unpacked is damaged, whatever it is
    try:
        name, version = words.word(), words.integer(0, 10_000)
        words.integer(SPATIAL, SPATIAL)
        inputs = words.integer(1, 100)
    except BadNetwork as problem:
        raise BadNetwork(NetworkFault.NOT_A_NETWORK, problem.detail) from None
    if not OLDEST <= version <= NEWEST:
        raise BadNetwork(NetworkFault.VERSION, str(version))
    if inputs != GLOBAL:
        raise BadNetwork(NetworkFault.DAMAGED, f"{inputs} inputs of the board")
    factors = tuple(_factor(words) for _ in range(7 if version >= 13 else 0))
    if version >= 15:
        if words.integer(0, 1):
            raise BadNetwork(NetworkFault.PLAYERS)
        _zeros(words, 7, "an option in its heading")
    words.word()
    blocks, channels = words.integer(1, MOST_BLOCKS), words.integer(1, MOST_CHANNELS)
    for _ in range(4):
        words.integer(0, MOST_CHANNELS)
    if version >= 15:
        _zeros(words, 6, "an option of its trunk")
    return Heading(name, version, blocks, channels, factors)


def inspect(path: Path) -> Heading:
    """What a file says at its beginning; the rest may still be damaged.

    Raises BadNetwork, and OSError if the file cannot be read.
    """
    with Words(path) as words:
        heading = read_heading(words)
        if TRANSFORMER.encode() in words.peek(_BEGINNING):
            raise BadNetwork(NetworkFault.TRANSFORMER)
        return heading


def _zeros(words: Words, count: int, meaning: str) -> None:
    """Read fields that newer networks use. Raises BadNetwork if one is not 0."""
    found = [words.integer(-1, 10_000) for _ in range(count)]
    if any(found):
        raise BadNetwork(NetworkFault.UNKNOWN_PART, meaning)


def _factor(words: Words) -> float:
    factor = words.number()
    if not 0 < factor <= _MOST_FACTOR:
        raise BadNetwork(NetworkFault.DAMAGED, f"a multiplier of {factor}")
    return factor

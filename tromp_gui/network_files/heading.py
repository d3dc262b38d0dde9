"""What a network file says of itself before its parameters: read at once, without numpy."""

from __future__ import annotations

from pathlib import Path
from typing import Final, NamedTuple

from tromp_gui.network_files.problem import BadNetwork, NetworkFault
from tromp_gui.network_files.words import Words

OLDEST, NEWEST = 8, 17
"""The supported model versions, all with inputs of version 7. Which blocks a network has does not
depend on its version."""

SPATIAL, GLOBAL = 22, 19
"""The input channels of version 7."""

PEOPLE: Final = 192
"""The inputs about the players of a human network."""

MOST_CHANNELS: Final = 4096
MOST_BLOCKS: Final = 200
_MOST_FACTOR: Final = 1e6


class Heading(NamedTuple):
    """The beginning of a network.

    `factors` are its seven multipliers, none before version 13. `imitates_people` says whether it
    is a human network, which is asked for a profile; `assumes_suicide` how it sees areas;
    `has_rms_tip` which kind of normalisation its trunk ends with.
    """

    name: str
    version: int
    blocks: int
    channels: int
    factors: tuple[float, ...] = ()
    imitates_people: bool = False
    assumes_suicide: bool = False
    has_rms_tip: bool = False


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
    imitates_people = assumes_suicide = has_rms_tip = False
    if version >= 15:
        imitates_people, assumes_suicide = (bool(words.integer(0, 1)) for _ in range(2))
        read_zeros(words, 6, "an option in its heading")
    words.word()
    blocks, channels = words.integer(1, MOST_BLOCKS), words.integer(1, MOST_CHANNELS)
    for _ in range(4):
        words.integer(0, MOST_CHANNELS)
    if version >= 15:
        kind = words.integer(0, 10_000)
        if kind > 1:
            raise BadNetwork(NetworkFault.UNKNOWN_PART, f"a normalisation of kind {kind}")
        has_rms_tip = kind == 1
        read_zeros(words, 5, "an option of its trunk")
    return Heading(
        name,
        version,
        blocks,
        channels,
        factors,
        imitates_people,
        assumes_suicide,
        has_rms_tip,
    )


def inspect(path: Path) -> Heading:
    """What a file says at its beginning; the rest may still be damaged.

    Raises BadNetwork, and OSError if the file cannot be read.
    """
    with Words(path) as words:
        return read_heading(words)


def read_zeros(words: Words, count: int, meaning: str) -> None:
    """Read fields that newer networks use. Raises BadNetwork if one is not 0."""
    found = [words.integer(-1, 10_000) for _ in range(count)]
    if any(found):
        raise BadNetwork(NetworkFault.UNKNOWN_PART, meaning)


def _factor(words: Words) -> float:
    factor = words.number()
    if not 0 < factor <= _MOST_FACTOR:
        raise BadNetwork(NetworkFault.DAMAGED, f"a multiplier of {factor}")
    return factor

"""What was out of order in a file, where, and how it was read."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum
from typing import NamedTuple


class RepairKind(Enum):
    """What was out of order in a file, and how it was read; the value is stable."""

    TEXT_OUTSIDE = "text-outside"
    """Text before, between or after games, or between variations: passed over."""
    MISSING_SEMICOLON = "missing-semicolon"
    """A game, a variation or properties without their `;`: read as if it stood there."""
    MISSING_OPEN = "missing-open"
    """A game without its `(`: read as if it stood there."""
    EMPTY_VARIATION = "empty-variation"
    """A `(` without a node: passed over."""
    STRAY_CLOSE = "stray-close"
    """A `)` too many: passed over."""
    STRAY_NODE = "stray-node"
    """A node after the end of its game: the game goes on with it."""
    UNCLOSED_VALUE = "unclosed-value"
    """A value without its `]` at the end of the file: closed there."""
    UNCLOSED_GAME = "unclosed-game"
    """Parentheses still open at the end of the file: closed there."""
    GUESSED_ENCODING = "guessed-encoding"
    """The detail names the encoding that was taken, since the file does not (rightly) say."""
    WRONG_CHARSET = "wrong-charset"
    """CA names an encoding (the detail) that the file is not in."""
    UNKNOWN_CHARSET = "unknown-charset"
    """CA names an unknown encoding (the detail)."""
    BAD_BYTES = "bad-bytes"
    """Some bytes (the detail says how many) do not fit the encoding: kept as they are."""
    REPLACED_BYTES = "replaced-bytes"
    """As BAD_BYTES, in a file of UTF-16 or UTF-32, where they can't be kept."""

    TEXT_IN_NODE = "text-in-node"
    """Text between properties: kept in TGKT."""
    NO_IDENTIFIER = "no-identifier"
    """Values without an identifier: kept in TGKT."""
    NO_VALUE = "no-value"
    """An identifier without a value: kept in TGKT."""
    REPEATED_PROPERTY = "repeated-property"
    """A property twice in a node: its values were joined."""
    SEVERAL_VALUES = "several-values"
    """A property that has one value has more: the first counts, all are kept."""
    LOWER_CASE = "lower-case"
    """An identifier with small letters in FF[4]: read by its capitals."""
    BAD_POINT = "bad-point"
    """A value that is not a point of the board: kept, and it changes nothing."""
    COMMAS = "commas"
    """Several points in one value, with commas between them: read one by one."""
    SWALLOWED = "swallowed"
    """A point without its `]`: what follows up to the next `]` was taken for its value."""
    TWO_MOVES = "two-moves"
    """Black and White move in one node: played in the order of the file."""
    MIXED_NODE = "mixed-node"
    """Stones set up and a move in one node: set up first, then played."""
    HANDICAP_STONES = "handicap-stones"
    """HA and the number of stones in AB differ: both were kept."""
    NUL_BYTES = "nul-bytes"
    """NUL bytes in the file: kept inside values, passed over elsewhere."""

    UNREAD_LINE = "unread-line"
    """A line of a foreign format that says nothing to us: passed over."""
    TOO_MANY = "too-many"
    """The repairs from here on were not noted any more."""


class RepairNote(NamedTuple):
    """A repair at an offset in the scanned bytes."""

    kind: RepairKind
    offset: int
    detail: str = ""


class Repair(NamedTuple):
    """Something out of order in the file and where; line and column count from 1."""

    kind: RepairKind
    line: int
    column: int
    detail: str


def located(data: bytes, notes: Iterable[RepairNote]) -> tuple[Repair, ...]:
    """The repairs in file order; `data` is the UTF-8 in which the offsets count."""
    repairs = []
    line, column, counted = 1, 1, 0
    for kind, offset, detail in sorted(notes, key=lambda note: note.offset):
        newline = data.rfind(b"\n", counted, offset)
        if newline >= 0:
            line += data.count(b"\n", counted, offset)
            column, counted = 1, newline + 1
        column += len(data[counted:offset].decode("utf-8", "replace"))
        counted = offset
        repairs.append(Repair(kind, line, column, detail))
    return tuple(repairs)


def excerpt(text: bytes) -> str:
    """The first sixty bytes, as text on one line."""
    return " ".join(text[:60].decode("utf-8", "replace").split())

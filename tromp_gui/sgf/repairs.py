"""The errors in a file, where they are, and how they were read."""

from collections.abc import Iterable
from enum import Enum
from typing import NamedTuple


class RepairKind(Enum):
    """An error in a file, and how it was read; the value is stable."""

    TEXT_OUTSIDE = "text-outside"
    """Text before, between or after games, or between variations: skipped."""
    MISSING_SEMICOLON = "missing-semicolon"
    """A game, a variation or properties without their `;`: read as if it was there."""
    MISSING_OPEN = "missing-open"
    """A game without its `(`: read as if it was there."""
    EMPTY_VARIATION = "empty-variation"
    """A `(` without a node: skipped."""
    STRAY_CLOSE = "stray-close"
    """An extra `)`: skipped."""
    STRAY_NODE = "stray-node"
    """A node after the end of its game: appended to the game."""
    UNCLOSED_VALUE = "unclosed-value"
    """A value without its `]` at the end of the file: closed there."""
    UNCLOSED_GAME = "unclosed-game"
    """Parentheses still open at the end of the file: closed there."""
    GUESSED_ENCODING = "guessed-encoding"
    """The file's CA is missing or wrong: the detail names the encoding chosen."""
    WRONG_CHARSET = "wrong-charset"
    """CA names an encoding (the detail) that the file is not in."""
    UNKNOWN_CHARSET = "unknown-charset"
    """CA names an unknown encoding (the detail)."""
    BAD_BYTES = "bad-bytes"
    """Some bytes (the detail says how many) do not fit the encoding: kept as they are."""
    REPLACED_BYTES = "replaced-bytes"
    """As BAD_BYTES, in a file of UTF-16 or UTF-32, where they can't be kept."""
    GUESSED_CHARACTERS = "guessed-characters"
    """Characters (the detail) of which one byte became `?`: shown whole, the bytes kept."""

    TEXT_IN_NODE = "text-in-node"
    """Text between properties: kept in TGKT."""
    NO_IDENTIFIER = "no-identifier"
    """Values without an identifier: kept in TGKT."""
    NO_VALUE = "no-value"
    """An identifier without a value: kept in TGKT."""
    REPEATED_PROPERTY = "repeated-property"
    """A property twice in a node: the values were joined."""
    SEVERAL_VALUES = "several-values"
    """A property for one value has several: the first counts, all are kept."""
    LOWER_CASE = "lower-case"
    """An identifier with lower-case letters in FF[4]: read by its capitals."""
    BAD_POINT = "bad-point"
    """A value that is not a point of the board: kept, and it changes nothing."""
    STONES_IN_MOVE = "stones-in-move"
    """Several points in one move, where only set-up stones can be meant: read as such."""
    OLD_FORMAT = "old-format"
    """A property as before FF[4]: read, and written from then on, as FF[4] has it."""
    COMMAS = "commas"
    """Several points in one value, with commas between them: read one by one."""
    SWALLOWED = "swallowed"
    """A point without its `]`: everything up to the next `]` became its value."""
    UNESCAPED = "unescaped"
    """A `]` inside a text without a backslash: read as a part of the text."""
    UNUSUAL_POINT = "unusual-point"
    """A point or pass in the form of another program: read as it means it, and kept."""
    TWO_MOVES = "two-moves"
    """Moves of Black and White in one node: played in the order of the file."""
    MIXED_NODE = "mixed-node"
    """Stones set up and a move in one node: set up first, then played."""
    HANDICAP_STONES = "handicap-stones"
    """HA and the number of stones in AB differ: both were kept."""
    HANDICAP_PLACED = "handicap-placed"
    """HA without a stone, and White begins: the traditional stones were set up."""
    HANDICAP_NAMED = "handicap-named"
    """Stones of a handicap by KaTrain, which does not write HA: it was added."""
    NUL_BYTES = "nul-bytes"
    """NUL bytes in the file: kept inside values, skipped elsewhere."""

    UNREAD_LINE = "unread-line"
    """A line of a foreign format that is not understood: skipped."""
    BAD_ROW = "bad-row"
    """A line of a drawn board that cannot be read: that board was left out."""
    TOO_MANY = "too-many"
    """Repairs after this one were not noted."""


class RepairNote(NamedTuple):
    """A repair at an offset in the scanned bytes."""

    kind: RepairKind
    offset: int
    detail: str = ""


class Repair(NamedTuple):
    """An error in the file and its place; line and column count from 1."""

    kind: RepairKind
    line: int
    column: int
    detail: str


def located(data: bytes, notes: Iterable[RepairNote]) -> tuple[Repair, ...]:
    """The repairs in file order; `data` is the UTF-8 that the offsets refer to."""
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

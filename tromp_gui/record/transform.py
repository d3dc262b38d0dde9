"""Rotating and mirroring a whole record, or swapping its colours, as edits.

Unchanged nodes are not rewritten but read through a lens from then on, so that a record of any size
is transformed at once.

Points: FF[4], "Go (GM = 1) specific properties" and "Markup properties"; of FF[3] and before L, M
and RG; KGS's list of dead stones; our own TGDD, TGPO and TGDP.
"""

import re
from collections.abc import Callable, Iterator
from typing import NamedTuple, TypeAlias

from tromp_gui.go.point import Point
from tromp_gui.record.codec import Codec, Lens, Properties
from tromp_gui.record.edits import Edit, Edits, LookThrough, Rewrite, SetSize
from tromp_gui.record.komi import format_komi, parse_komi
from tromp_gui.record.node import Tree
from tromp_gui.record.symmetry import Symmetry

MOVES = frozenset({"B", "W"})
LISTS = frozenset(
    {"AB", "AW", "AE", "TR", "SQ", "CR", "MA", "SL", "DD", "VW", "TB", "TW"}
    | {"L", "M", "RG", "KGSDE", "TGDD"}
)
LABELS = frozenset({"LB"})
PAIRS = frozenset({"AR", "LN"})
RESULTS = frozenset({"TGPO", "TGDP"})
POINTED = MOVES | LISTS | LABELS | PAIRS | RESULTS
"""Every property with points in it."""

Spelt: TypeAlias = "str | Point"
"""A piece of a value: text to keep, or a point to rewrite."""

_TWINS = ("B W", "AB AW", "TB TW", "PB PW", "BR WR", "BT WT", "GB GW", "BL WL", "OB OW", "BS WS")
_PAIRED = [pair.split() for pair in (*_TWINS, "KGSSB KGSSW")]
_SWAPPED = {a: b for pair in _PAIRED for a, b in (pair, reversed(pair))}
_COLOR = r"(?i)(black|white|b|w|[黑黒흑白백]|[12](?=\s*$))(?![a-z])"
_SAYERS = {"B:": "W:", "W:": "B:"}
_OTHERS = {
    "b": "w", "w": "b", "black": "white", "white": "black", "1": "2", "2": "1",
    "黑": "白", "黒": "白", "白": "黑", "흑": "백", "백": "흑",
}  # fmt: skip


class Transform(NamedTuple):
    """Rotate or mirror the board, and with it every point in the record."""

    symmetry: Symmetry

    def apply(self, tree: Tree) -> Edits:
        """See `Edit`. Values that are not points of the board stay as they are."""
        rows, columns = self.symmetry.size(tree.rows, tree.columns)
        after = tree.codec.resized(rows, columns)
        lens = _Turned(self.symmetry, tree.rows, tree.columns, tree.codec, after)
        root = lens.properties(tree.root.properties)
        if self.symmetry.swaps and "SZ" in root:
            root["SZ"] = tuple(_swapped_size(value) for value in root["SZ"])
        return Edits((*_seen(tree, lens, root).parts, SetSize(rows, columns).apply(tree)))


class _Turned(NamedTuple):
    """Shows points of a board of `rows` x `columns`, read by `before`, rotated and written by
    `after`.
    """

    symmetry: Symmetry
    rows: int
    columns: int
    before: Codec
    after: Codec

    def properties(self, properties: Properties) -> Properties:
        """See `Lens`."""
        for identifier in POINTED.intersection(properties):
            properties[identifier] = tuple(
                "".join(self._spelt(piece) for piece in _pieces(identifier, value, self._place))
                for value in properties[identifier]
            )
        return properties

    def identifiers(self, identifiers: tuple[str, ...]) -> tuple[str, ...]:
        """See `Lens`."""
        return identifiers

    def _place(self, text: str) -> Spelt:
        """The image of the point in a text; other texts are unchanged."""
        try:
            point = self.before.point(text)
        except ValueError:
            return text
        return text if point is None else self.symmetry.point(point, self.rows, self.columns)

    def _spelt(self, piece: Spelt) -> str:
        return self.after.format_point(piece) if isinstance(piece, Point) else piece


def _seen(tree: Tree, lens: Lens, root: Properties) -> Edits:
    """Add a lens to a tree and return the reverse edit. `root` holds the root's new properties."""
    rewrites = [Rewrite(tree.root.id, root)]
    rewrites += [
        Rewrite(node.id, after)
        for node in tree.touched()
        if node is not tree.root and (after := lens.properties(node.properties)) != node.properties
    ]
    back: list[Edit] = [rewrite.apply(tree) for rewrite in rewrites]
    return Edits((LookThrough((*tree.lenses, lens)).apply(tree), *back))


def _swapped_size(value: str) -> str:
    columns, colon, rows = value.partition(":")
    return f"{rows}:{columns}" if colon else value


def _pieces(identifier: str, value: str, place: Callable[[str], Spelt]) -> list[Spelt]:
    if identifier in LISTS and "," in value:
        parts = [_pieces(identifier, each, place) for each in value.split(",")]
        return [piece for part in parts for piece in (",", *part)][1:]
    first, colon, second = value.partition(":")
    if identifier in LABELS:
        return [place(first), colon + second]
    if identifier in RESULTS:
        return [first + colon, place(second)]
    if not colon or identifier in MOVES:
        return [place(value)]
    ends = place(first), place(second)
    return _rectangle(value, *ends) if identifier in LISTS else [ends[0], colon, ends[1]]


def _rectangle(value: str, first: Spelt, last: Spelt) -> list[Spelt]:
    """A rectangle from its upper left corner to its lower right one, as FF[4] requires."""
    if not (isinstance(first, Point) and isinstance(last, Point)):
        return [value]
    rows, columns = sorted((first.row, last.row)), sorted((first.col, last.col))
    return [Point(rows[1], columns[0]), ":", Point(rows[0], columns[1])]


class SwapColors(NamedTuple):
    """Swap Black and White, including names, results and komi.

    HA is removed, because handicap stones are Black's: they remain as set-up stones.
    """

    def apply(self, tree: Tree) -> Edits:
        """See `Edit`."""
        lens = _Swapped()
        return _seen(tree, lens, lens.properties(tree.root.properties))


_DROPPED = ("HA", "KT")
"""Handicap is Black's alone; KaTrain's packed analysis cannot be turned."""
_OPPOSITE = {"KM": 0, "V": 0, "OGSC": 0, "TGWR": 1, "SBKV": 100}
"""Numbers for one player, and what they and those for the other add up to."""


class _Swapped:
    """Shows each property of a colour as that of the other."""

    def properties(self, properties: Properties) -> Properties:
        """See `Lens`."""
        return dict(_with_colors_swapped(properties))

    def identifiers(self, identifiers: tuple[str, ...]) -> tuple[str, ...]:
        """See `Lens`."""
        return tuple(_SWAPPED.get(each, each) for each in identifiers if each not in _DROPPED)


def _with_colors_swapped(properties: Properties) -> Iterator[tuple[str, tuple[str, ...]]]:
    for identifier, values in properties.items():
        if identifier in _DROPPED:
            continue
        if identifier in ("PL", "RE"):
            values = tuple(re.sub(_COLOR, _other_color, value, count=1) for value in values)
        elif identifier in _OPPOSITE:
            values = tuple(_opposite(value, _OPPOSITE[identifier]) for value in values)
        elif identifier == "TGDP":
            values = tuple(_SAYERS.get(value[:2], value[:2]) + value[2:] for value in values)
        yield _SWAPPED.get(identifier, identifier), values


def _other_color(match: re.Match[str]) -> str:
    word = match[1]
    other = _OTHERS[word.lower()]
    if word.isupper():
        other = other.upper()
    elif word.istitle():
        other = other.title()
    return match[0].removesuffix(word) + other


def _opposite(value: str, whole: int) -> str:
    number = parse_komi(value)
    return value if number is None else format_komi(whole - number)

"""Property values of SGF FF[4]: texts, points, point lists, composed values.

Source: the SGF FF[4] specification, "Property Value Types" and "Go (GM = 1) specific
properties". Letters count from the top left, our rows from the bottom.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache
from string import ascii_letters

from sgfmill import sgf_grammar

from tromp_gui.go.grid import grid_of
from tromp_gui.go.point import MAX_SIDE, Point
from tromp_gui.record.codec import Properties
from tromp_gui.sgf.damaged_utf_8 import restored

LETTERS = ascii_letters
"""Point letters: a-z are 1 to 26, A-Z 27 to 52."""
_LONGEST_KNOWN = 40
"""In letters: longer identifiers are not cached."""

assert len(LETTERS) == MAX_SIDE

# Never `*+` on groups: Python 3.11.2, as in Debian 12, continues after a partial match there.
_IDENTIFIER = r"(?:(?<![A-Za-z])([A-Za-z]++)\s*+)?"
_VALUE = r"[^\]\\]*+(?>(?:\\.[^\]\\]*+)*)"
_CLOSE = r"(?:\]|\\?\Z)"
PROPERTY = re.compile(rf"{_IDENTIFIER}\[({_VALUE}){_CLOSE}", re.DOTALL | re.ASCII)
"""A value, with its identifier if one precedes it."""
_PROPERTY_NAME = re.compile(rf"{_IDENTIFIER}\[{_VALUE}{_CLOSE}".encode(), re.DOTALL)
_CLEAN = rf"[\s\0]*+(?>(?:[A-Za-z]++\s*+(?>(?:\[{_VALUE}\][\s\0]*+)+))*)"
_CLEAN_TEXT = re.compile(_CLEAN, re.DOTALL | re.ASCII)
_CLEAN_BYTES = re.compile(_CLEAN.encode(), re.DOTALL)
KEPT = "TGKT"
"""Our property for text between properties and for values without an identifier."""
_LARGEST_WITH_TT = 19
_PASSES = ("pass", "--", "``")
_COLUMNS = "ABCDEFGHJKLMNOPQRSTUVWXYZ"
_VERTEX = re.compile(r"([A-HJ-Z])(\d{1,2})", re.ASCII)
_FOUR_LETTERS = re.compile(r"a([a-z])a([a-z])")
_SWALLOWED = re.compile(r"(?<=\A..)[;()\[].*", re.DOTALL)
_SPACE = " \t\r\n\f\v\0"
_MERGED_TEXTS = ("C", "GC")
_ONE_VALUE = re.compile(r"([A-Z]++)\[([^\]\\]*+)\]\s*+", re.ASCII)
_ONE_NAME = re.compile(_ONE_VALUE.pattern.encode())


@lru_cache(maxsize=8)
def _points_of(rows: int, columns: int) -> dict[str, Point]:
    """The points of a board by their two SGF letters."""
    return {
        LETTERS[col] + LETTERS[rows - 1 - row]: Point(row, col)
        for row in range(rows)
        for col in range(columns)
    }


class SgfCodec:
    """Reads and writes the nodes of one game of `rows` x `columns`; a `record.node.Codec`."""

    __slots__ = ("_points", "columns", "rows")

    def __init__(self, rows: int, columns: int) -> None:
        self.rows = rows
        self.columns = columns
        self._points = _points_of(rows, columns)

    def parse(self, body: bytes) -> Properties:
        """The properties in the raw bytes of one node.

        Tolerant: lower-case letters in identifiers (FF[1] to FF[3]) are dropped; anything that is
        not a property, including a value without an identifier, becomes a value of TGKT, so that it
        is written back; a value without a closing bracket ends with the body. The values of a
        repeated property are joined; for comments, into one value.
        """
        text = body.decode("utf-8", "surrogatepass")
        if one := _ONE_VALUE.fullmatch(text):  # more than half of all nodes
            return {one[1]: (one[2],)}
        found: dict[str, list[str]] = {}
        values: list[str] = []
        for letters, value in PROPERTY.findall(text):
            if letters:
                values = found.setdefault(identifier_of(letters), [])
            values.append(value)
        for identifier in _MERGED_TEXTS:
            if len(found.get(identifier, ())) > 1:
                found[identifier] = ["\n".join(found[identifier])]
        if not _CLEAN_TEXT.fullmatch(text) and (kept := list(_left_over(text))):
            found.setdefault(KEPT, []).extend(kept)
        return {identifier: tuple(values) for identifier, values in found.items()}

    def identifiers(self, body: bytes) -> tuple[str, ...]:
        """The identifiers that `parse` would find, without decoding a value."""
        if one := _ONE_NAME.fullmatch(body):
            return (one[1].decode("ascii"),)
        if not _CLEAN_BYTES.fullmatch(body):
            return tuple(self.parse(body))
        names = _PROPERTY_NAME.findall(body)
        return tuple(dict.fromkeys(identifier_of(name.decode("ascii")) for name in names if name))

    def text(self, value: str) -> str:
        """A Text value as people read it: unescaped, without soft line breaks, line ends `\\n`, its
        damaged characters as `damaged_utf_8.restored` guesses them.
        """
        return _decoded(sgf_grammar.text_value(_whole(value)))

    def simple_text(self, value: str) -> str:
        """A SimpleText value as people read it: like Text, but on one line."""
        return _decoded(sgf_grammar.simpletext_value(_whole(value)))

    def escape(self, text: str) -> str:
        """The value that reads back as `text`, as Text or as the second half of a Compose."""
        return _decoded(sgf_grammar.escape_text(_encoded(text)))

    def compose(self, value: str) -> tuple[str, str]:
        """The halves of a Compose value, escapes kept; the second is '' without a colon."""
        first, second = sgf_grammar.parse_compose(_encoded(value))
        return _decoded(first), _decoded(second or b"")

    def point(self, value: str) -> Point | None:
        """A move's point; None is a pass: '', or 'tt' where no side is longer than 19.

        Whitespace is skipped, and so is everything from the next `;`, `(`, `)` or `[` on, which a
        missing `]` made part of the value; `is_unusual` has the forms of other programs. Raises
        ValueError if it is not a point of the board.
        """
        if found := self._points.get(value):  # nearly all values
            return found
        letters = "".join(value.split())
        if len(letters) > 2:
            letters = _SWALLOWED.sub("", letters)
        small = max(self.rows, self.columns) <= _LARGEST_WITH_TT
        if not letters or (letters == "tt" and small):
            return None
        if found := self._points.get(letters):
            return found
        if self._is_pass(letters):
            return None
        if found := self._unusual(letters):
            return found
        raise self._no_point(value)

    def is_unusual(self, value: str) -> bool:
        """Whether `point` reads a value that SGF does not have: `R16` and `Pass` (SmartGo), four
        letters a point on boards larger than 19 (cgoban 1), the point beside the last corner of a
        square board, `--` or two backquotes as a pass (GoGui reads them; seen in files).
        """
        if value in self._points:  # nearly all values
            return False
        letters = "".join(value.split())
        return letters not in self._points and (
            self._is_pass(letters) or self._unusual(letters) is not None
        )

    def _is_pass(self, letters: str) -> bool:
        side = self.rows if self.rows == self.columns else _LARGEST_WITH_TT
        beside = LETTERS[side] * 2 if side < _LARGEST_WITH_TT else ""
        return letters.lower() in _PASSES or letters == beside != ""

    def _unusual(self, letters: str) -> Point | None:
        if found := _VERTEX.fullmatch(letters):
            point = Point(int(found[2]) - 1, _COLUMNS.index(found[1]))
            return point if 0 <= point.row < self.rows and point.col < self.columns else None
        is_large = max(self.rows, self.columns) > _LARGEST_WITH_TT
        found = _FOUR_LETTERS.fullmatch(letters) if is_large else None
        return self._points.get(found[1] + found[2]) if found else None

    def _no_point(self, value: str) -> ValueError:
        return ValueError(f"[{value}] is no point of a {self.columns}x{self.rows} board")

    def points(self, values: Iterable[str]) -> list[Point]:
        """The points of a list: rectangles expanded, order kept, each point once.

        A value may contain several points separated by commas, as some programs write. An empty
        value is an empty list, as in VW[]. Raises ValueError naming the first bad value.
        """
        points, bad = self.read_points(values)
        if bad:
            raise self._no_point(bad[0])
        return points

    def read_points(self, values: Iterable[str]) -> tuple[list[Point], list[str]]:
        """Like `points`, but returns the invalid values too, each once.

        Points in several overlapping rectangles are made only once.
        """
        found: dict[Point, None] = {}
        bad: list[str] = []
        grid, covered = grid_of(self.rows, self.columns), 0
        for value in dict.fromkeys(values):
            try:
                corners = self.corners(value)
            except ValueError:
                bad.append(value)
                continue
            for first, last in corners:
                if first == last:
                    found[first] = None
                    continue
                fresh = grid.rectangle(first, last) & ~covered
                covered |= fresh
                if fresh:
                    found.update(dict.fromkeys(sorted(grid.points(fresh), key=_from_the_top)))
        return list(found), bad

    def point_set(self, values: Iterable[str]) -> tuple[int, list[str]]:
        """Like `read_points`, but with the points as a set of the board's grid."""
        found, bad = 0, []
        grid = grid_of(self.rows, self.columns)
        for value in dict.fromkeys(values):
            try:
                for first, last in self.corners(value):
                    found |= grid.rectangle(first, last)
            except ValueError:
                bad.append(value)
        return found, bad

    def format_point(self, point: Point | None) -> str:
        """The value for a point, or for a pass (None)."""
        if point is None:
            return ""
        return LETTERS[point.col] + LETTERS[self.rows - 1 - point.row]

    def format_points(self, points: Iterable[Point]) -> tuple[str, ...]:
        """One value for each point, in the given order."""
        return tuple(self.format_point(point) for point in points)

    def resized(self, rows: int, columns: int) -> SgfCodec:
        """The codec for the points of a board of another size."""
        return SgfCodec(rows, columns)

    def corners(self, value: str) -> list[tuple[Point, Point]]:
        """Two corners of each rectangle in a value of a point list, equal ones for a single point.

        Raises ValueError for a bad value.
        """
        corners = []
        for part in dict.fromkeys(value.split(",")):
            if not part.strip():
                continue
            first, _, last = part.partition(":")
            corner = self.point(first)
            opposite = self.point(last) if last else corner
            if corner is None or opposite is None:
                raise self._no_point(part)
            corners.append((corner, opposite))
        return corners


def _from_the_top(point: Point) -> tuple[int, int]:
    return -point.row, point.col


def _left_over(text: str) -> Iterator[str]:
    """The parts of a node's text that are not properties, as values."""
    end, has_name = 0, False
    for match in PROPERTY.finditer(text):
        yield from _escaped(text[end : match.start()])
        has_name = has_name or match[1] is not None
        if not has_name:
            yield from _escaped(match[0])
        end = match.end()
    yield from _escaped(text[end:])


def _escaped(gap: str) -> Iterator[str]:
    piece = gap.strip(_SPACE)
    if piece:
        yield piece.replace("\\", "\\\\").replace("]", "\\]")


def identifier_of(letters: str) -> str:
    """An identifier as FF[4] spells it: AB for `AddBlack`; all lower case becomes upper case."""
    return _known(letters) if len(letters) <= _LONGEST_KNOWN else _spelt(letters)


@lru_cache(maxsize=1024)
def _known(letters: str) -> str:
    return _spelt(letters)


def _spelt(letters: str) -> str:
    return "".join(letter for letter in letters if letter.isupper()) or letters.upper()


def _whole(value: str) -> bytes:
    encoded = value.encode("utf-8", "surrogatepass")
    return encoded if value.isascii() else restored(encoded)


def _encoded(value: str) -> bytes:
    return value.encode("utf-8", "surrogatepass")


def _decoded(value: bytes) -> str:
    return value.decode("utf-8", "surrogatepass")

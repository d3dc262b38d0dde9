"""The repair report: every error in a file, including those in the values of nodes.

`reader.read` notes what it repairs while reading but checks no values; this checks each one.
Source: the SGF FF[4] specification; what is reported follows SGFC, the checker by its author.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from tromp_gui.record.branches import ROOT_ONLY
from tromp_gui.record.node import Node, Tree
from tromp_gui.sgf.brackets import escape_in_slices
from tromp_gui.sgf.encodings import decode
from tromp_gui.sgf.reader import encoding_notes, no_game, plant
from tromp_gui.sgf.repairs import Repair, RepairKind, RepairNote, excerpt, located
from tromp_gui.sgf.scanner import Scanner
from tromp_gui.sgf.slices import whole
from tromp_gui.sgf.values import PROPERTY, SgfCodec, identifier_of

_BYTES_PROPERTY = re.compile(PROPERTY.pattern.encode(), re.DOTALL)
_MOVES = ("B", "W")
_SETUP = ("AB", "AW", "AE")
_POINTS = frozenset((*_SETUP, "TR", "SQ", "MA", "CR", "SL", "DD", "VW", "TB", "TW"))
_COMPOSED = frozenset(("AR", "LN"))
_ONE_VALUE = ROOT_ONLY.union((
    "B", "W", "KO", "MN", "PL", "C", "N", "V", "DM", "GB", "GW", "HO", "UC", "BM", "DO", "IT",
    "TE", "BL", "WL", "OB", "OW", "FG", "PM",
))  # fmt: skip
_OF_MOVES = (RepairKind.SEVERAL_VALUES, RepairKind.MIXED_NODE, RepairKind.TWO_MOVES)
_NEW_FORMAT = "4"
_SWALLOWED = re.compile(r"\s*[a-zA-Z]\s*[a-zA-Z]\s*[;()\[]")


class _Value(NamedTuple):
    """A value in a node: its property, the offset of that property, and the value."""

    identifier: str
    letters: str
    offset: int
    text: str


def diagnose(data: bytes, *, encoding: str | None = None) -> tuple[Repair, ...]:
    """All errors of a file, in file order, at most a thousand.

    The file is read in `encoding`, or for None in the one detected. Raises SgfError if it is not
    SGF at all, LookupError for an unknown encoding.
    """
    decoded = decode(data, encoding)
    source, escaped = whole(escape_in_slices(decoded.data))
    examiner = _Examiner(source)
    for _ in examiner.run():
        pass
    if not examiner.trees:
        raise no_game(decoded.data)
    notes = [*encoding_notes(data, decoded), *escaped, *examiner.notes]
    if nuls := source.count(b"\0"):
        notes.append(RepairNote(RepairKind.NUL_BYTES, source.index(b"\0"), str(nuls)))
    return located(source, notes)


class _Examiner(Scanner):
    """A scanner that checks each node when it is made."""

    def __init__(self, data: bytes) -> None:
        super().__init__(data, self._planted)
        self._codec: SgfCodec | None = None
        self._is_new_format = False

    def _planted(self, source: bytes, start: int, end: int) -> Tree:
        tree, problem = plant(source, start, end)
        self._codec = None if problem else SgfCodec(tree.rows, tree.columns)
        self._is_new_format = tree.root.get("FF")[:1] == (_NEW_FORMAT,)
        self._examine(source[start:end])
        self._examine_handicap(tree)
        return tree

    def _examine_handicap(self, tree: Tree) -> None:
        """Note if the number of stones in AB differs from HA; Black may place them by moves."""
        root = tree.root.properties
        stones = tree.codec.point_set(root.get("AB", ()))[0].bit_count()
        written = "".join(root.get("HA", ())[:1]).strip()
        if not stones or "AW" in root or not (written.isascii() and written.isdigit()):
            return
        if stones != int(written[:9]) > 1:
            self.note(RepairKind.HANDICAP_STONES, self.offset, f"HA[{written[:9]}], {stones}")

    def _append(self, parent: Node, start: int, end: int) -> Node:
        self._examine(self._data[start:end])
        return super()._append(parent, start, end)

    def _rewritten(self, node: Node, kind: RepairKind, detail: str) -> None:
        if kind is RepairKind.STONES_IN_MOVE:  # what was said of the node as it was holds no more
            end = node.offset + len(node.raw)
            self.notes = [
                each
                for each in self.notes
                if each.kind not in _OF_MOVES or not node.offset <= each.offset < end
            ]
        super()._rewritten(node, kind, detail)

    def _examine(self, body: bytes) -> None:
        values = list(self._values(body))
        runs = [(name, list(run)) for name, run in groupby(values, key=lambda each: each[0])]
        seen: set[str] = set()
        for identifier, run in runs:
            self._examine_property(identifier, run, seen)
            seen.add(identifier)
        at = self.offset
        if seen.issuperset(_MOVES):
            self.note(RepairKind.TWO_MOVES, at)
        if not seen.isdisjoint(_MOVES) and not seen.isdisjoint(_SETUP):
            self.note(RepairKind.MIXED_NODE, at)

    def _values(self, body: bytes) -> Iterator[_Value]:
        """The values of a node in order; text between them is noted."""
        end, identifier, letters, start = 0, "", "", 0
        for match in _BYTES_PROPERTY.finditer(body):
            self._examine_gap(body[end : match.start()], self.offset + end)
            end = match.end()
            if match[1]:
                letters, start = match[1].decode("ascii"), self.offset + match.start(1)
                identifier = identifier_of(letters)
            text = match[2].decode("utf-8", "surrogatepass")
            if identifier:
                yield _Value(identifier, letters, start, text)
            else:
                self.note(RepairKind.NO_IDENTIFIER, self.offset + match.start(), text[:60])
        self._examine_gap(body[end:], self.offset + end)

    def _examine_gap(self, gap: bytes, offset: int) -> None:
        text = gap.strip()
        if not text.strip(b"\0"):
            return
        kind = RepairKind.NO_VALUE if text.isalpha() else RepairKind.TEXT_IN_NODE
        self.note(kind, offset + gap.index(text), excerpt(text))

    def _examine_property(self, identifier: str, values: Sequence[_Value], seen: set[str]) -> None:
        first = values[0]
        if identifier in seen or any(each.offset != first.offset for each in values):
            self.note(RepairKind.REPEATED_PROPERTY, values[-1].offset, identifier)
        elif len(values) > 1 and identifier in _ONE_VALUE:
            self.note(RepairKind.SEVERAL_VALUES, first.offset, identifier)
        if self._is_new_format and not first.letters.isupper():
            self.note(RepairKind.LOWER_CASE, first.offset, first.letters[:60])
        for value in values:
            self._examine_points(value)

    def _examine_points(self, value: _Value) -> None:
        identifier, text = value.identifier, value.text
        if not self._names_points(identifier, text):
            detail = " ".join(f"{identifier}[{text[:40]}]".split())
            self.note(RepairKind.BAD_POINT, value.offset, detail)
        elif self._is_unusual(identifier, text):
            detail = " ".join(f"{identifier}[{text[:40]}]".split())
            self.note(RepairKind.UNUSUAL_POINT, value.offset, detail)
        elif identifier in _POINTS and "," in text:
            detail = " ".join(f"{identifier}[{text[:40]}]".split())
            self.note(RepairKind.COMMAS, value.offset, detail)
        elif identifier in _MOVES and _SWALLOWED.match(text):
            detail = " ".join(f"{identifier}[{text[:40]}".split())
            self.note(RepairKind.SWALLOWED, value.offset, detail)

    def _is_unusual(self, identifier: str, text: str) -> bool:
        if self._codec is None or (identifier not in _MOVES and identifier not in _POINTS):
            return False
        pieces = re.split("[,:]", text) if len(text) > 2 else (text,)
        return any(map(self._codec.is_unusual, pieces))

    def _names_points(self, identifier: str, text: str) -> bool:
        codec = self._codec
        if codec is None:
            return True
        try:
            if identifier in _MOVES:
                codec.point(text)
            elif identifier in _POINTS:
                codec.corners(text)
            elif identifier == "LB":
                codec.corners(codec.compose(text)[0])
            elif identifier in _COMPOSED:
                for half in codec.compose(text):
                    codec.corners(half)
        except ValueError:
            return False
        return True

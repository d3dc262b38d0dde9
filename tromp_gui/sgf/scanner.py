"""One tolerant pass over an SGF file: from bytes to trees of raw nodes.

One possessive regular expression matches a whole node, so that the pass takes linear time on any
input and nesting may be of any depth. It tries first whether a value ends at the next bracket, as
nearly all do, which is faster. Errors are repaired and noted, never refused.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cached_property
from itertools import islice

from tromp_gui.record.node import Node, Tree
from tromp_gui.sgf.repairs import RepairKind, RepairNote, excerpt
from tromp_gui.sgf.rewriting import rewrite
from tromp_gui.sgf.values import SgfCodec

_BARE = re.compile(rb"\s*+(?:[BW]\s*+\[\s*+(?>(?:[a-zA-Z]{2}\s*+)?)\]|(?:GM|FF)\s*+\[)")
_PROPER = re.compile(rb"\s*+[A-Za-z]++\s*+\[")
_VALUE = re.compile(rb"\[[^\]\\]*+(?>(?:\\.[^\]\\]*+)*)(?:\]|\\?\Z)", re.DOTALL)
_STARTS = (
    re.compile(rb"\A\s*+;" + _BARE.pattern),
    re.compile(rb"\(\s*+;"),
    re.compile(rb"\(\s*+[A-Z]{1,2}\s*+\["),
)
"""Where the first game may begin; a node at the start of the file is one whose `(` is missing."""
_NODE = re.compile(
    rb"""
    ( ; | \(\s*+ (?: ; | (?=[A-Z]{1,2}\s*+\[) )                        # how it opens
      | (?<=[)\s]) (?=[A-Z]{1,2}\s*+\[) )
    ( [^\[();]*+ (?>                                                    # its properties
      (?: (?> \[ [^\]]*+ \] (?<!\\\]) | \[ [^\]\\]*+ (?>(?:\\.[^\]\\]*+)*) \] ) [^\[();]*+ )* ) )
    (?: ( \[ .*+ )                                                      # a value never closed
      | ( [)\s]++ ) )?                                                  # what it closes
    """,
    re.DOTALL | re.VERBOSE,
)
_SEMICOLON = ord(";")
_NODES_A_SLICE = 250
_MOST_NOTES = 1000


class Scanner:
    """The state of one pass: `trees` grow while `run` is iterated; `notes` are in file order.

    `plant` makes the tree for a root, the bytes of a file from a start to an end. `offset` is where
    those of the current node begin. Only the first thousand repairs are noted.
    """

    def __init__(self, data: bytes, plant: Callable[[bytes, int, int], Tree]) -> None:
        self.trees: list[Tree] = []
        self.notes: list[RepairNote] = []
        self.offset = 0
        self._data = data
        self._plant = plant
        self._current: Node | None = None
        self._last: Node | None = None
        self._open: list[Node | None] = []

    def run(self) -> Iterator[int]:
        """Scan the file, yielding the offset reached after the first node and every few hundred."""
        data, position = self._data, self._start()
        matches = _NODE.finditer(data, position)
        some = list(islice(matches, 1))
        while some:
            for match in some:
                start, end = match.span()
                if start != position:
                    self._pass_over(position, start)
                position = end
                if match.lastindex == 2 and data[start] == _SEMICOLON and self._current:
                    self.offset = start + 1
                    self._current = self._append(self._current, start + 1, end)
                else:
                    self._take(match)
            yield position
            some = list(islice(matches, _NODES_A_SLICE))  # one by one takes a fifth longer
        self._pass_over(position, len(data))
        if self._open:
            self.note(RepairKind.UNCLOSED_GAME, len(self._data), str(len(self._open)))
        yield from (len(data) for _ in rewrite(data, self.trees, self._rewritten))

    def _rewritten(self, node: Node, kind: RepairKind, detail: str) -> None:
        """Note that a node is about to be rewritten."""
        self.note(kind, node.offset, detail)

    def _take(self, match: re.Match[bytes]) -> None:
        """Take any node, with what opens and closes at it."""
        opening, unclosed, closing = match.group(1, 3, 4)
        self.offset, stop = match.span(2)
        if unclosed:
            self.note(RepairKind.UNCLOSED_VALUE, stop)
            stop = match.end(3)
        if self._current and opening == b";":
            self._current = self._append(self._current, self.offset, stop)
        elif self._current and opening == b"(;" and not is_root(self._data[self.offset : stop]):
            self._open.append(self._current)
            self._current = self._append(self._current, self.offset, stop)
        else:
            self._enter(opening, match.start(), stop)
        if closing:
            self._close(closing, match.start(4))

    def note(self, kind: RepairKind, offset: int, detail: str = "") -> None:
        """Note a repair, unless there are too many already."""
        if len(self.notes) < _MOST_NOTES:
            self.notes.append(RepairNote(kind, offset, detail))
        elif len(self.notes) == _MOST_NOTES:
            self.notes.append(RepairNote(RepairKind.TOO_MANY, offset))

    def _start(self) -> int:
        matches = (start.search(self._data) for start in _STARTS)
        match = next((match for match in matches if match), None)
        start = match.start() if match else len(self._data)
        if b"\0" in self._data[:start]:  # a binary file, where anything like SGF is chance
            start = len(self._data)
        self._pass_over(0, start)
        return start

    def _enter(self, opening: bytes, offset: int, end: int) -> None:
        """Make the first node of a game, or one that may be misplaced."""
        body = self._data[self.offset : end]
        if self._open and opening.startswith(b"(") and is_root(body) and self._is_unbalanced:
            self.note(RepairKind.UNCLOSED_GAME, offset, str(len(self._open)))
            self._open.clear()
            self._current = None
        parent = self._current
        if parent is None and not self._is_game(opening, body):
            self.note(RepairKind.TEXT_OUTSIDE, offset, excerpt(body))
            return
        if opening.startswith(b"("):
            self._open.append(parent)
        if not opening.endswith(b";"):
            self.note(RepairKind.MISSING_SEMICOLON, offset)
        if parent is None and not self._open:
            parent = self._go_on(body, offset)
        if parent is not None:
            self._current = self._append(parent, self.offset, end)
        else:
            tree = self._plant(self._data, self.offset, end)
            self.trees.append(tree)
            self._current = tree.root

    @cached_property
    def _is_unbalanced(self) -> bool:
        """Whether parentheses were left open, so that a root inside a game begins another game."""
        structure = _VALUE.sub(b"", self._data)
        return structure.count(b"(") > structure.count(b")")

    def _is_game(self, opening: bytes, body: bytes) -> bool:
        if opening.startswith(b"(") or self._open:
            return b"[" in body or not body.strip()
        looks = _PROPER if self.trees else _BARE
        return opening != b"" and looks.match(body) is not None

    def _go_on(self, body: bytes, offset: int) -> Node | None:
        """The node to append to after the end of a game; None to begin a game without its `(`."""
        begins = self._last is None or is_root(body)
        self.note(RepairKind.MISSING_OPEN if begins else RepairKind.STRAY_NODE, offset)
        self._open.append(None)
        return None if begins else self._last

    def _append(self, parent: Node, start: int, end: int) -> Node:
        return self.trees[-1].append(parent, start, end)

    def _close(self, closing: bytes, offset: int) -> None:
        for _ in range(closing.count(b")")):
            if self._open:
                self._last, self._current = self._current, self._open.pop()
            else:
                self.note(RepairKind.STRAY_CLOSE, offset)

    def _pass_over(self, start: int, end: int) -> None:
        """Read the parentheses or text between two nodes."""
        between = self._data[start:end]
        text = between.strip(b"() \t\r\n\f\v\0")
        if text:
            self.note(RepairKind.TEXT_OUTSIDE, start + between.index(text), excerpt(text))
        for match in re.finditer(rb"[()]", between):
            if not self._open:
                break
            if match[0] == b"(":
                self.note(RepairKind.EMPTY_VARIATION, start + match.start())
                self._open.append(self._current)
            else:
                self._close(b")", start + match.start())


def is_root(body: bytes) -> bool:
    """Whether a node has GM or FF, which only the root of a game has."""
    if body.find(b"GM") < 0 and body.find(b"FF") < 0:  # the usual case; `in` takes 5 times as long
        return False
    return not {"GM", "FF"}.isdisjoint(SgfCodec(1, 1).identifiers(body))

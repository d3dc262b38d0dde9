"""One tolerant pass over an SGF file: from bytes to trees of raw nodes.

One possessive regular expression matches a whole node, so that the pass is linear on any input
and no nesting is too deep. What is out of order is put right and noted, never refused.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from enum import Enum
from typing import NamedTuple

from tromp_gui.record.node import Node, Tree

_START = re.compile(rb"\(\s*+;")
_BARE_START = re.compile(rb"\(\s*+[A-Z]{1,2}\s*+\[")
_NODE = re.compile(
    rb"""
    ( ; | \(\s*+ (?: ; | (?=[A-Z]{1,2}\s*+\[) ) )                       # how it opens
    ( [^\[();]*+ (?: \[ [^\]\\]*+ (?:\\.[^\]\\]*+)*+ \] [^\[();]*+ )*+ )  # its properties
    ( \[ .*+ )?+                                                        # a value never closed
    ( [)\s]*+ )                                                         # what it closes
    """,
    re.DOTALL | re.VERBOSE,
)
_NODES_A_SLICE = 500
_MOST_NOTES = 1000


class RepairKind(Enum):
    """What was out of order in a file, and how it was read; the value is stable."""

    TEXT_OUTSIDE = "text-outside"
    """Text before, between or after games, or between variations: passed over."""
    MISSING_SEMICOLON = "missing-semicolon"
    """A game or variation without its first `;`: read as if it stood there."""
    EMPTY_VARIATION = "empty-variation"
    """A `(` without a node: passed over."""
    STRAY_CLOSE = "stray-close"
    """A `)` too many: passed over."""
    STRAY_NODE = "stray-node"
    """A node outside every game: passed over."""
    UNCLOSED_VALUE = "unclosed-value"
    """A value without its `]` at the end of the file: closed there."""
    UNCLOSED_GAME = "unclosed-game"
    """Parentheses still open at the end of the file: closed there."""
    BAD_BYTES = "bad-bytes"
    """The encoding was guessed, or bytes do not fit it: kept as they are."""


class Note(NamedTuple):
    """A repair at an offset in the scanned bytes."""

    kind: RepairKind
    offset: int
    detail: str


class Scanner:
    """The state of one pass: `trees` grow while `run` is iterated; `notes` are in file order.

    `plant` makes the tree for the raw bytes of a root. Only the first thousand repairs are
    noted.
    """

    def __init__(self, data: bytes, plant: Callable[[bytes], Tree]) -> None:
        self.trees: list[Tree] = []
        self.notes: list[Note] = []
        self._data = data
        self._plant = plant
        self._current: Node | None = None
        self._open: list[Node | None] = []
        self._last_children: dict[int, Node] = {}

    def run(self) -> Iterator[int]:
        """Scan; yields the offset reached after every some hundred nodes, then ends."""
        position = self._start()
        for count, match in enumerate(_NODE.finditer(self._data, position)):
            start, end = match.span()
            if start != position:
                self._pass_over(position, start)
            position = end
            opening, body, unclosed, closing = match.groups()
            if unclosed:
                self._note(RepairKind.UNCLOSED_VALUE, match.start(3))
                body += unclosed
            if opening == b";" and self._current is not None:
                self._current = self._append(self._current, body)
            else:
                self._enter(opening, body, start)
            if closing:
                self._close(closing, match.start(4))
            if count % _NODES_A_SLICE == 0:
                yield end
        self._pass_over(position, len(self._data))
        if self._open:
            self._note(RepairKind.UNCLOSED_GAME, len(self._data), str(len(self._open)))

    def _start(self) -> int:
        match = _START.search(self._data) or _BARE_START.search(self._data)
        start = match.start() if match else len(self._data)
        if b"\0" in self._data[:start]:  # a binary file: what looks like SGF in it is chance
            start = len(self._data)
        self._pass_over(0, start)
        return start

    def _enter(self, opening: bytes, body: bytes, offset: int) -> None:
        parent = self._current
        if parent is None and body.strip() and b"[" not in body:
            self._note(RepairKind.TEXT_OUTSIDE, offset, _excerpt(body))
            return
        if opening != b";":
            self._open.append(parent)
        if not opening.endswith(b";"):
            self._note(RepairKind.MISSING_SEMICOLON, offset)
        if parent is not None:
            self._current = self._append(parent, body)
        elif self._open:
            tree = self._plant(body)
            self.trees.append(tree)
            self._last_children.clear()
            self._current = tree.root
        else:
            self._note(RepairKind.STRAY_NODE, offset)

    def _append(self, parent: Node, body: bytes) -> Node:
        tree = self.trees[-1]
        if parent.first_child is None:
            return tree.append(parent, None, body)
        before = self._last_children.get(parent.id, parent.first_child)
        node = tree.append(parent, before, body)
        self._last_children[parent.id] = node
        return node

    def _close(self, closing: bytes, offset: int) -> None:
        for _ in range(closing.count(b")")):
            if self._open:
                self._current = self._open.pop()
            else:
                self._note(RepairKind.STRAY_CLOSE, offset)

    def _pass_over(self, start: int, end: int) -> None:
        """Read what stands between two nodes: parentheses inside a game, or any text."""
        between = self._data[start:end]
        text = between.strip(b"() \t\r\n\f\v\0")
        if text:
            self._note(RepairKind.TEXT_OUTSIDE, start + between.index(text), _excerpt(text))
        for match in re.finditer(rb"[()]", between):
            if not self._open:
                break
            if match[0] == b"(":
                self._note(RepairKind.EMPTY_VARIATION, start + match.start())
                self._open.append(self._current)
            else:
                self._close(b")", start + match.start())

    def _note(self, kind: RepairKind, offset: int, detail: str = "") -> None:
        if len(self.notes) < _MOST_NOTES:
            self.notes.append(Note(kind, offset, detail))


def _excerpt(text: bytes) -> str:
    return text[:60].decode("utf-8", "replace")

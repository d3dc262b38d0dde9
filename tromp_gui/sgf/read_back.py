"""Whether the bytes of a file give the games that they were written from.

The file is scanned as when it is opened, but each node is compared with the one that it was written
from instead of being kept: that takes linear time, and no memory.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence

from tromp_gui.record.codec import Properties
from tromp_gui.record.node import Node, Tree
from tromp_gui.sgf.encodings import decode_in_slices
from tromp_gui.sgf.scanner import Scanner
from tromp_gui.sgf.values import SgfCodec


def gives_in_slices(
    data: bytes, games: Sequence[Tree], roots: Sequence[Properties]
) -> Generator[float, None, bool]:
    """Whether reading a file gives these games: the same nodes with the same properties, those of
    the root of each game being as in `roots`. Yields the share done, 0 to 1, every few hundred
    nodes.
    """
    decoded = yield from decode_in_slices(data)
    comparison = _Comparison(decoded.data, games, roots)
    try:
        for offset in comparison.run():
            yield offset / len(decoded.data)
    except _Differs:
        return False
    return comparison.is_complete


class _Differs(Exception):
    """A node is not the one that was written."""


class _Comparison(Scanner):
    """A scanner for which the nodes of the games stand in for those of the file."""

    def __init__(self, data: bytes, games: Sequence[Tree], roots: Sequence[Properties]) -> None:
        super().__init__(data, self._planted)
        self._games = zip(games, roots, strict=True)
        self._nodes: Iterator[Node] = iter(())

    @property
    def is_complete(self) -> bool:
        """Whether every node was found."""
        return next(self._nodes, None) is None and next(self._games, None) is None

    def _planted(self, source: bytes, start: int, end: int) -> Tree:
        game, root = next(self._games, (None, {}))
        if game is None or next(self._nodes, None) is not None:
            raise _Differs
        self._nodes = iter(game)
        next(self._nodes)
        if _properties(source[start:end]) != root:
            raise _Differs
        return game

    def _append(self, parent: Node, start: int, end: int) -> Node:
        node = next(self._nodes, None)
        if node is None or node.parent is not parent:
            raise _Differs
        body = self._data[start:end].strip()
        if body != node.raw.strip() and _properties(body) != node.properties:
            raise _Differs
        return node


def _properties(body: bytes) -> Properties:
    return SgfCodec(1, 1).parse(body)  # the values as text do not depend on the board

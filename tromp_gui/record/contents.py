"""What the nodes of a tree contain: bytes of a file, or properties once they were changed."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Mapping
from typing import TypeAlias, TypeVar

from tromp_gui.record.codec import Codec, Lens, Properties

T = TypeVar("T")

PAGE = 256
"""The number of nodes of a page."""


class Contents:
    """The contents of nodes by their ids, read by a codec through lenses.

    A node of a file has no object of its own for its contents, only its start and end in `source`:
    most nodes of a large file are never looked at.
    """

    __slots__ = (
        "_codec",
        "_identifiers",
        "_parse",
        "_source",
        "changed",
        "ends",
        "lenses",
        "starts",
    )

    def __init__(self, codec: Codec, source: bytes) -> None:
        self._codec = codec
        self._source = source
        self.starts, self.ends = array("I"), array("I")
        self.changed: dict[int, Properties] = {}
        """The properties of nodes that were changed or did not come from a file."""
        self.look_through(())

    def next_page(self) -> Page:
        """The page that begins with the next node."""
        return self, len(self.starts)

    def append(self, start: int, end: int) -> None:
        """Add the next node: these bytes of the source."""
        self.starts.append(start)
        self.ends.append(end)

    def add(self, properties: Mapping[str, tuple[str, ...]]) -> None:
        """Add the next node, which is not in the source."""
        self.changed[len(self.starts)] = dict(properties)
        self.append(0, 0)

    def look_through(self, lenses: tuple[Lens, ...]) -> None:
        """Use these lenses from now on, the first one nearest to the bytes."""
        self.lenses = lenses
        self._parse: Callable[[bytes], Properties] = self._codec.parse
        self._identifiers: Callable[[bytes], tuple[str, ...]] = self._codec.identifiers
        for lens in lenses:
            self._parse = _through(self._parse, lens.properties)
            self._identifiers = _through(self._identifiers, lens.identifiers)

    def properties(self, node_id: int) -> Properties:
        """See `Node`."""
        if node_id in self.changed:
            return dict(self.changed[node_id])
        return self._parse(self._source[self.starts[node_id] : self.ends[node_id]])

    def identifiers(self, node_id: int) -> tuple[str, ...]:
        """See `Node`."""
        if node_id in self.changed:
            return tuple(self.changed[node_id])
        return self._identifiers(self._source[self.starts[node_id] : self.ends[node_id]])

    def raw(self, node_id: int) -> bytes:
        """See `Node`."""
        if self.lenses or node_id in self.changed:
            return b""
        return self._source[self.starts[node_id] : self.ends[node_id]]


Page: TypeAlias = tuple[Contents, int]
"""What nodes with consecutive ids share: their contents, and the first id.

A node has a place in its page instead of an id, because Python has one object for each integer up
to 256; each larger one takes 32 bytes.
"""


def _through(read: Callable[[bytes], T], see: Callable[[T], T]) -> Callable[[bytes], T]:
    return lambda body: see(read(body))

"""How the raw bytes of nodes are read and written: the contract that `sgf.values` fulfils."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from tromp_gui.go.point import Point

Properties = dict[str, tuple[str, ...]]
"""Identifier (upper case, as in FF[4]) -> values, both in file order. A value is SGF text with
its escapes kept; bytes that did not fit the file's encoding are surrogate-escape code points."""


class Codec(Protocol):
    """How a tree reads and writes its nodes; implemented by `sgf.values.SgfCodec`."""

    def parse(self, body: bytes) -> Properties:
        """The properties in the raw bytes of one node."""

    def identifiers(self, body: bytes) -> tuple[str, ...]:
        """The identifiers that `parse` would find, without decoding a value."""

    def text(self, value: str) -> str:
        """A Text value as people read it: unescaped, without soft line breaks, line ends `\\n`."""

    def simple_text(self, value: str) -> str:
        """A SimpleText value as people read it: like Text, but on one line."""

    def escape(self, text: str) -> str:
        """The value that reads back as `text`, as Text or as the second half of a Compose."""

    def point(self, value: str) -> Point | None:
        """A move's point; None is a pass. Raises ValueError for anything else."""

    def points(self, values: Iterable[str]) -> list[Point]:
        """The points of a list, rectangles expanded, order kept.

        Raises ValueError naming the first bad value.
        """

    def read_points(self, values: Iterable[str]) -> tuple[list[Point], list[str]]:
        """Like `points`, but returns the invalid values too, each once."""

    def point_set(self, values: Iterable[str]) -> tuple[int, list[str]]:
        """Like `read_points`, but with the points as a set of the board's grid."""

    def format_point(self, point: Point | None) -> str:
        """The value for a point, or for a pass (None)."""

    def format_points(self, points: Iterable[Point]) -> tuple[str, ...]:
        """One value for each point, in the given order."""

    def compose(self, value: str) -> tuple[str, str]:
        """The halves of a Compose value, escapes kept; the second is '' without a colon."""

    def resized(self, rows: int, columns: int) -> Codec:
        """The codec for the points of a board of another size."""


class Lens(Protocol):
    """A different view of unchanged nodes, for example of a rotated record."""

    def properties(self, properties: Properties) -> Properties:
        """The properties as seen through the lens."""

    def identifiers(self, identifiers: tuple[str, ...]) -> tuple[str, ...]:
        """The identifiers as seen through the lens; cheap."""

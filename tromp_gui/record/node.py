"""The game record: a tree of nodes in SGF's own model, each with its properties."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Protocol, TypeVar

from tromp_gui.go.point import Color, Point

Properties = dict[str, tuple[str, ...]]
"""Identifier (upper case, as in FF[4]) -> values, both in file order. A value is SGF text with
its escapes kept; bytes that did not fit the file's encoding are surrogate-escape code points."""

T = TypeVar("T")
PLAY_OUT = "TGPO"
"""The property of the first node of a play-out: the fate and the points of the stones tried."""


class Codec(Protocol):
    """How a tree reads and writes its nodes; spelt out by `sgf.values.SgfCodec`."""

    def parse(self, body: bytes) -> Properties:
        """The properties in the raw bytes of one node."""

    def identifiers(self, body: bytes) -> tuple[str, ...]:
        """The identifiers that `parse` would find, without decoding a value."""

    def text(self, value: str) -> str:
        """A Text value as people read it: unescaped, soft line breaks gone, line ends `\\n`."""

    def simple_text(self, value: str) -> str:
        """A SimpleText value as people read it: as Text, on one line."""

    def escape(self, text: str) -> str:
        """The value that reads back as `text`: as Text or as the second half of a Compose."""

    def point(self, value: str) -> Point | None:
        """A move's point; None is a pass. Raises ValueError for anything else."""

    def points(self, values: Iterable[str]) -> list[Point]:
        """The points of a list, rectangles expanded, order kept.

        Raises ValueError naming the first bad value.
        """

    def read_points(self, values: Iterable[str]) -> tuple[list[Point], list[str]]:
        """As `points`, and the values that name none, each once."""

    def point_set(self, values: Iterable[str]) -> tuple[int, list[str]]:
        """As `read_points`, the points as a set of the board's grid: no point is made."""

    def format_point(self, point: Point | None) -> str:
        """The value of a point or, for None, of a pass."""

    def format_points(self, points: Iterable[Point]) -> tuple[str, ...]:
        """One value a point, in the given order."""

    def compose(self, value: str) -> tuple[str, str]:
        """The halves of a Compose value, escapes kept; the second is '' where no colon is."""

    def resized(self, rows: int, columns: int) -> Codec:
        """The codec for the points of a board of another size."""


class Lens(Protocol):
    """Another way to see what nodes say that nobody has touched: a whole record turned, say."""

    def properties(self, properties: Properties) -> Properties:
        """What is seen in place of these properties."""

    def identifiers(self, identifiers: tuple[str, ...]) -> tuple[str, ...]:
        """The identifiers of what is seen; cheap."""


class _Reader:
    """How the raw bytes of a tree's nodes are read: by its codec, through its lenses."""

    __slots__ = ("_codec", "identifiers", "lenses", "parse")

    def __init__(self, codec: Codec) -> None:
        self._codec = codec
        self.look_through(())

    def look_through(self, lenses: tuple[Lens, ...]) -> None:
        """Use these lenses from now on, the first one nearest to the bytes."""
        self.lenses = lenses
        self.parse: Callable[[bytes], Properties] = self._codec.parse
        self.identifiers: Callable[[bytes], tuple[str, ...]] = self._codec.identifiers
        for lens in lenses:
            self.parse = _through(self.parse, lens.properties)
            self.identifiers = _through(self.identifiers, lens.identifiers)


def _through(read: Callable[[bytes], T], see: Callable[[T], T]) -> Callable[[bytes], T]:
    return lambda body: see(read(body))


class Node:
    """A node of a tree. Only `Tree` changes it; everybody else reads."""

    __slots__ = ("_body", "_reader", "first_child", "id", "next_sibling", "parent")

    def __init__(self, id: int, reader: _Reader, body: bytes | Properties) -> None:
        self.id = id
        self.parent: Node | None = None
        self.first_child: Node | None = None
        self.next_sibling: Node | None = None
        self._reader = reader
        self._body = body

    @property
    def properties(self) -> Properties:
        """A fresh dict of all properties, decoded on each reading while the node is untouched."""
        body = self._body
        return self._reader.parse(body) if isinstance(body, bytes) else dict(body)

    @property
    def identifiers(self) -> tuple[str, ...]:
        """The identifiers of all properties, in file order; cheap, no value is decoded."""
        body = self._body
        return self._reader.identifiers(body) if isinstance(body, bytes) else tuple(body)

    def get(self, identifier: str) -> tuple[str, ...]:
        """The values of a property, empty where the node has none."""
        return self.properties.get(identifier, ())

    def has(self, identifier: str) -> bool:
        """Whether the node has the property; cheap."""
        return identifier in self.identifiers

    @property
    def move_color(self) -> Color | None:
        """Who moves in this node (the first of B and W), None where nobody does; cheap."""
        for identifier in self.identifiers:
            if identifier in ("B", "W"):
                return Color(identifier)
        return None

    @property
    def children(self) -> Iterator[Node]:
        """The children, main line first."""
        child = self.first_child
        while child is not None:
            yield child
            child = child.next_sibling

    @property
    def index(self) -> int:
        """The place among the siblings, from 0."""
        siblings = self.parent.children if self.parent is not None else ()
        return next((i for i, sibling in enumerate(siblings) if sibling is self), 0)

    @property
    def path(self) -> list[Node]:
        """The nodes from the root (or the top of a detached branch) to this one, both included."""
        path = [self]
        while (parent := path[-1].parent) is not None:
            path.append(parent)
        path.reverse()
        return path

    @property
    def main_child(self) -> Node | None:
        """The child with which the line goes on: the first that begins no play-out, and is not
        the empty one that ends the line before a play-out.
        """
        return next((child for child in self.children if not child._is_beside_the_line), None)

    @property
    def _is_beside_the_line(self) -> bool:
        """Whether this begins a play-out, or is the empty node before one: other programs, which
        take the first child for the game, end there.
        """
        identifiers = self.identifiers
        if identifiers or self.first_child is not None:
            return PLAY_OUT in identifiers
        following = self.next_sibling
        while following is not None and not following.has(PLAY_OUT):
            following = following.next_sibling
        return following is not None

    @property
    def is_first(self) -> bool:
        """Whether a main line through the parent goes on here; the root is always one."""
        return self.parent is None or self.parent.main_child is self

    @property
    def is_on_main_line(self) -> bool:
        """Whether the main line of the whole record goes through this node."""
        return all(node.is_first for node in self.path)

    def __repr__(self) -> str:
        return f"<Node {self.id} {self.properties}>"


def preorder(top: Node) -> Iterator[Node]:
    """`top` and all below it, parents first, variations in order; at any depth."""
    node: Node | None = top
    while node is not None:
        yield node
        if node.first_child is not None:
            node = node.first_child
            continue
        while node is not None and node is not top and node.next_sibling is None:
            node = node.parent
        node = None if node is None or node is top else node.next_sibling


def main_line(top: Node) -> Iterator[Node]:
    """`top`, its first child, the first child of that, to the end.

    Play-outs are passed over: each is a variation even where nothing stands beside it.
    """
    node: Node | None = top
    while node is not None:
        yield node
        node = node.main_child


class Tree:
    """One game record: a root of `rows` x `columns` and everything below it.

    Node ids are integers that grow and are never given twice; the root is 0. The mutators keep
    the links and the ids right and nothing else; only `record.edits` and readers call them.
    """

    def __init__(
        self, codec: Codec, rows: int, columns: int, body: bytes | Properties = b""
    ) -> None:
        self.codec = codec
        self.rows = rows
        self.columns = columns
        self._reader = _Reader(codec)
        self.root = Node(0, self._reader, body)
        self._nodes: list[Node | None] = [self.root]

    @property
    def next_id(self) -> int:
        """The id that the next new node will have."""
        return len(self._nodes)

    def node(self, node_id: int) -> Node:
        """The node in the tree with this id. Raises KeyError, for a detached one too."""
        node = self._nodes[node_id] if 0 <= node_id < len(self._nodes) else None
        if node is None:
            raise KeyError(node_id)
        return node

    def __iter__(self) -> Iterator[Node]:
        """All nodes in pre-order."""
        return preorder(self.root)

    def main_line(self) -> Iterator[Node]:
        """The root and first children to the end."""
        return main_line(self.root)

    def append(self, parent: Node, last_child: Node | None, body: bytes) -> Node:
        """Grow the tree by a node of raw bytes after `last_child`, the parent's last so far.

        For readers, which know the last child: constant time with any number of siblings.
        """
        nodes = self._nodes
        node = Node(len(nodes), self._reader, body)
        nodes.append(node)
        node.parent = parent
        if last_child is None:
            parent.first_child = node
        else:
            last_child.next_sibling = node
        return node

    def add(self, parent_id: int, index: int, properties: Mapping[str, tuple[str, ...]]) -> Node:
        """A new node among the children of a node, at `index` or, past the end, as the last."""
        parent = self.node(parent_id)
        node = Node(len(self._nodes), self._reader, dict(properties))
        self._nodes.append(node)
        _link(node, parent, index)
        return node

    def detach(self, node_id: int) -> Node:
        """Take a node and all below it out of the tree; `attach` puts it back, ids and all.

        Raises ValueError for the root.
        """
        node = self.node(node_id)
        if node.parent is None:
            raise ValueError("the root cannot be detached")
        for below in preorder(node):
            self._nodes[below.id] = None
        _unlink(node)
        return node

    def attach(self, node: Node, parent_id: int, index: int) -> None:
        """Put a detached node back, under any node, at `index` or, past the end, as the last.

        Raises ValueError where the node is in the tree or is of another one.
        """
        known = node.id < len(self._nodes) and node._reader is self._reader
        if not known or self._nodes[node.id] is not None:
            raise ValueError(f"node {node.id} is not a detached node of this tree")
        _link(node, self.node(parent_id), index)
        for below in preorder(node):
            self._nodes[below.id] = below

    def move(self, node_id: int, parent_id: int, index: int) -> None:
        """Put a node and all below it elsewhere: under any other node, at `index` or as the last.

        Raises ValueError for the root, and for a place below the node itself.
        """
        node, parent = self.node(node_id), self.node(parent_id)
        if node.parent is None:
            raise ValueError("the root cannot be moved")
        if node in parent.path:
            raise ValueError(f"node {node_id} cannot be moved below itself")
        _unlink(node)
        _link(node, parent, index)

    def resize(self, rows: int, columns: int) -> None:
        """Read and write points as on a board of this size from now on."""
        self.rows, self.columns = rows, columns
        self.codec = self.codec.resized(rows, columns)

    @property
    def lenses(self) -> tuple[Lens, ...]:
        """Through what untouched nodes are seen."""
        return self._reader.lenses

    def look_through(self, lenses: tuple[Lens, ...]) -> None:
        """See all untouched nodes, detached ones too, through these lenses and no others."""
        self._reader.look_through(lenses)

    def touched(self) -> list[Node]:
        """The nodes of the tree whose properties were set; no lens changes them."""
        nodes = self._nodes
        return [each for each in nodes if each is not None and not isinstance(each._body, bytes)]

    def body(self, node_id: int) -> bytes | None:
        """The bytes of a node that nobody has touched; None for others."""
        body = self.node(node_id)._body
        return body if isinstance(body, bytes) else None

    def restore(self, node_id: int, body: bytes) -> None:
        """Let a node be untouched again, with these bytes."""
        self.node(node_id)._body = body

    def rewrite(self, node_id: int, properties: Mapping[str, tuple[str, ...]]) -> None:
        """Set all properties of a node, in this order."""
        self.node(node_id)._body = dict(properties)

    def replace(
        self,
        node_id: int,
        identifier: str,
        values: tuple[str, ...] | None,
        index: int | None = None,
    ) -> None:
        """Set a property, or remove it (None).

        A property keeps its place among the others; `index` asks for another. A new one goes
        to the end where `index` is None.
        """
        node = self.node(node_id)
        properties = node.properties
        if values is not None and index is None:
            properties[identifier] = values
        else:
            properties.pop(identifier, None)
        if values is not None and index is not None:
            items = list(properties.items())
            items.insert(index, (identifier, values))
            properties = dict(items)
        node._body = properties


def _link(node: Node, parent: Node, index: int) -> None:
    before: Node | None = None
    for place, child in enumerate(parent.children):
        if place == index:
            break
        before = child
    node.parent = parent
    if before is None:
        node.next_sibling, parent.first_child = parent.first_child, node
    else:
        node.next_sibling, before.next_sibling = before.next_sibling, node


def _unlink(node: Node) -> None:
    parent = node.parent
    assert parent is not None
    if parent.first_child is node:
        parent.first_child = node.next_sibling
    else:
        before = next(child for child in parent.children if child.next_sibling is node)
        before.next_sibling = node.next_sibling
    node.parent = node.next_sibling = None

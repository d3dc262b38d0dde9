"""The game record: a tree of nodes in SGF's own model, each with its properties."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from tromp_gui.go.point import Color
from tromp_gui.record.codec import Codec, Lens, Properties
from tromp_gui.record.contents import PAGE, Contents, Page

LAST = 1_000_000_000
"""An index past any number of children."""
MOVES = (b"B[", b"W[")
"""The first bytes of a node that is a move."""
PLAY_OUT = "TGPO"
"""The property of the first node of a play-out: the result and the points of the stones tried."""
_WITH_PLAY_OUT = len(f"B[]{PLAY_OUT}[]")
"""The least number of bytes of a move that begins a play-out."""


class Node:
    """A node of a tree. Only `Tree` changes it."""

    __slots__ = ("_before", "_page", "_place", "first_child", "next_sibling", "parent")

    def __init__(self, page: Page, place: int, parent: Node | None = None) -> None:
        self._page = page
        self._place = place
        self.parent = parent
        self.first_child: Node | None = None
        self.next_sibling: Node | None = None
        self._before = self
        """The sibling before this one; for the first child, the last one."""

    @property
    def id(self) -> int:
        """The node's id, see `Tree`."""
        return self._page[1] + self._place

    @property
    def properties(self) -> Properties:
        """A new dict of all properties; decoded at each access while the node is unchanged."""
        contents, first = self._page
        return contents.properties(first + self._place)

    @property
    def identifiers(self) -> tuple[str, ...]:
        """The identifiers of all properties, in file order; cheap, no value is decoded."""
        contents, first = self._page
        return contents.identifiers(first + self._place)

    @property
    def raw(self) -> bytes:
        """The bytes that the node was read from; empty once it is changed or seen through a
        lens.
        """
        contents, first = self._page
        return contents.raw(first + self._place)

    @property
    def offset(self) -> int:
        """Where in the bytes of the file the node begins; 0 if it did not come from one."""
        contents, first = self._page
        return contents.starts[first + self._place]

    def get(self, identifier: str) -> tuple[str, ...]:
        """The values of a property, empty where the node has none."""
        return self.properties.get(identifier, ())

    def has(self, identifier: str) -> bool:
        """Whether the node has the property; cheap."""
        return identifier in self.identifiers

    @property
    def move_color(self) -> Color | None:
        """The player of this node's move (the first of B and W), None if there is none; cheap."""
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
    def last_child(self) -> Node | None:
        """The last of the children."""
        return None if self.first_child is None else self.first_child._before

    @property
    def previous_sibling(self) -> Node | None:
        """The sibling before this one."""
        is_first = self.parent is None or self.parent.first_child is self
        return None if is_first else self._before

    @property
    def index(self) -> int:
        """The index among the siblings, from 0."""
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
    def upwards(self) -> Iterator[Node]:
        """This node and those before it, up to the root (or the top of a detached branch)."""
        node: Node | None = self
        while node is not None:
            yield node
            node = node.parent

    @property
    def main_child(self) -> Node | None:
        """The child that continues the line: the first that neither begins a play-out nor is an
        empty node before one (where the line ends for other programs).
        """
        empty: Node | None = None
        found: Node | None = None
        first = self.first_child
        if first is not None and first.next_sibling is None:
            contents, number = first._page
            raw = contents.raw(number + first._place)
            if len(raw) < _WITH_PLAY_OUT and raw[:2] in MOVES:
                return first  # nearly all nodes
        for child in self.children:
            identifiers = child.identifiers
            if PLAY_OUT in identifiers:
                empty = None
            elif identifiers or child.first_child is not None:
                found = found or child
            elif found is None:
                empty = empty or child
            if found is not None and empty is None:
                break
        return empty or found

    @property
    def is_first(self) -> bool:
        """Whether the main line through the parent continues here; always true for the root."""
        return self.parent is None or self.parent.main_child is self

    @property
    def is_on_main_line(self) -> bool:
        """Whether the main line of the whole record goes through this node."""
        return all(node.is_first for node in self.upwards)

    def __repr__(self) -> str:
        return f"<Node {self.id} {self.properties}>"


def preorder(top: Node) -> Iterator[Node]:
    """`top` and everything below it, parents first, variations in order."""
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

    Play-outs are skipped: each is a variation even if it has no siblings.
    """
    node: Node | None = top
    while node is not None:
        yield node
        node = node.main_child


class Tree:
    """One game record: a root of `rows` x `columns` and everything below it.

    `source` holds the bytes of its nodes, those of the root from `start` to `end`. Node ids are
    increasing integers that are never reused; the root is 0. The mutators maintain only links and
    ids; only `record.edits` and readers call them.
    """

    def __init__(
        self,
        codec: Codec,
        rows: int,
        columns: int,
        source: bytes = b"",
        start: int = 0,
        end: int | None = None,
    ) -> None:
        self.codec = codec
        self.rows = rows
        self.columns = columns
        self._contents = Contents(codec, source)
        self._page = self._contents.next_page()
        self._contents.append(start, len(source) if end is None else end)
        self.root = Node(self._page, 0)
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

    def has(self, node_id: int) -> bool:
        """Whether a node of the tree has this id."""
        return 0 <= node_id < len(self._nodes) and self._nodes[node_id] is not None

    def __iter__(self) -> Iterator[Node]:
        """All nodes in pre-order."""
        return preorder(self.root)

    def main_line(self) -> Iterator[Node]:
        """The root and first children to the end."""
        return main_line(self.root)

    def append(self, parent: Node, start: int, end: int) -> Node:
        """Add the bytes of the source from `start` to `end` as the last child of its parent; for
        readers.
        """
        nodes, contents = self._nodes, self._contents
        place = len(nodes) % PAGE
        if not place:
            self._page = contents.next_page()
        node = Node(self._page, place, parent)
        nodes.append(node)
        contents.starts.append(start)  # a call for each node would cost a tenth of the reading
        contents.ends.append(end)
        first = parent.first_child
        if first is None:
            parent.first_child = node
        else:
            last = first._before
            last.next_sibling = first._before = node
            node._before = last
        return node

    def add(self, parent_id: int, index: int, properties: Mapping[str, tuple[str, ...]]) -> Node:
        """A new node among the children of a node, at `index` or, past the end, as the last."""
        parent = self.node(parent_id)
        place = len(self._nodes) % PAGE
        if not place:
            self._page = self._contents.next_page()
        node = Node(self._page, place)
        self._nodes.append(node)
        self._contents.add(properties)
        _insert(node, parent, _at(parent, index))
        return node

    def detach(self, node_id: int) -> Node:
        """Detach a node and everything below it; `attach` restores it with its ids.

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

        Raises ValueError if the node is in the tree or belongs to another one.
        """
        known = node.id < len(self._nodes) and node._page[0] is self._contents
        if not known or self._nodes[node.id] is not None:
            raise ValueError(f"node {node.id} is not a detached node of this tree")
        parent = self.node(parent_id)
        _insert(node, parent, _at(parent, index))
        for below in preorder(node):
            self._nodes[below.id] = below

    def move(self, node_ids: Sequence[int], parent_id: int, index: int) -> None:
        """Move nodes and everything below them to another parent, at `index` or at the end.

        Raises ValueError for the root, and for a place below one of the nodes.
        """
        nodes, parent = [self.node(each) for each in node_ids], self.node(parent_id)
        if self.root in nodes:
            raise ValueError("the root cannot be moved")
        near = (parent, parent.parent)  # what is beside a node, or below it, is not above it
        is_safe = parent not in nodes and all(node.parent in near for node in nodes)
        if not is_safe and not set(parent.path).isdisjoint(nodes):
            raise ValueError(f"node {parent_id} is below what would be moved there")
        for node in nodes:
            _unlink(node)
        before = _at(parent, index)
        for node in nodes:
            _insert(node, parent, before)
            before = node

    def resize(self, rows: int, columns: int) -> None:
        """Read and write points for a board of this size from now on."""
        self.rows, self.columns = rows, columns
        self.codec = self.codec.resized(rows, columns)

    @property
    def lenses(self) -> tuple[Lens, ...]:
        """The lenses through which unchanged nodes are read."""
        return self._contents.lenses

    def look_through(self, lenses: tuple[Lens, ...]) -> None:
        """Read all unchanged nodes, including detached ones, through these lenses."""
        self._contents.look_through(lenses)

    def touched(self) -> list[Node]:
        """The nodes of the tree whose properties were set; no lens changes them."""
        return [self.node(each) for each in sorted(self._contents.changed) if self.has(each)]

    def is_touched(self, node_id: int) -> bool:
        """Whether the properties of a node were set."""
        return self.node(node_id).id in self._contents.changed

    def untouch(self, node_id: int) -> None:
        """Make a node unchanged again, as it was in the file."""
        del self._contents.changed[self.node(node_id).id]

    def rewrite(self, node_id: int, properties: Mapping[str, tuple[str, ...]]) -> None:
        """Set all properties of a node, in this order."""
        self._contents.changed[self.node(node_id).id] = dict(properties)

    def replace(
        self,
        node_id: int,
        identifier: str,
        values: tuple[str, ...] | None,
        index: int | None = None,
    ) -> None:
        """Set a property, or remove it (None).

        A property keeps its place unless `index` is given; a new one goes to the end by default.
        """
        properties = self.node(node_id).properties
        if values is not None and index is None:
            properties[identifier] = values
        else:
            properties.pop(identifier, None)
        if values is not None and index is not None:
            items = list(properties.items())
            items.insert(index, (identifier, values))
            properties = dict(items)
        self._contents.changed[node_id] = properties


def _at(parent: Node, index: int) -> Node | None:
    """The child before `index`, the last one past the end; None for index 0."""
    if index >= LAST:
        return parent.last_child
    before: Node | None = None
    for place, child in enumerate(parent.children):
        if place == index:
            break
        before = child
    return before


def _insert(node: Node, parent: Node, before: Node | None) -> None:
    first = parent.first_child
    if before is None:
        after, parent.first_child = first, node
        node._before = node if first is None else first._before
    else:
        after, before.next_sibling = before.next_sibling, node
        node._before = before
    node.parent, node.next_sibling = parent, after
    follower = parent.first_child if after is None else after
    assert follower is not None
    follower._before = node


def _unlink(node: Node) -> None:
    parent, before, after = node.parent, node.previous_sibling, node.next_sibling
    assert parent is not None
    if before is None:
        parent.first_child = after
    else:
        before.next_sibling = after
    follower = parent.first_child if after is None else after
    if follower is not None:
        follower._before = node._before
    node.parent = node.next_sibling = None
    node._before = node

"""Where each node of a game tree is drawn: moves to the right, variations in rows below. No Qt.

A *chain* is a node with its first children to the end; it lies in one row. The variations of a
chain are placed from its last fork back to its first, each with everything that follows from it. A
chain takes the first row that is free from its parent's column to its own last column, so a line
from a parent down to a variation crosses no node and no other line.

All data is in flat arrays, which cost the garbage collector nothing, even for 100,000 nodes; those
of unsigned integers are filled faster.
"""

from __future__ import annotations

from array import array
from bisect import bisect_right
from collections.abc import Container, Generator, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple, Protocol

_A_SLICE = 1000
_A_ROW = 1 << 25
"""More than a row has columns: the difference between the keys of cells below each other."""
_NOWHERE = (1 << 64) - 1


class TreeNode(Protocol):
    """What the layout needs of a node; ids are small integers, unique in the tree."""

    @property
    def id(self) -> int:
        """The node's number in its tree, from 0."""

    @property
    def parent(self) -> TreeNode | None:
        """The previous node; None for the root."""

    @property
    def first_child(self) -> TreeNode | None:
        """The next node of the line; None at its end."""

    @property
    def next_sibling(self) -> TreeNode | None:
        """The next alternative to this node; None if there is no other."""


class Cell(NamedTuple):
    """A position in the drawing, counted from 0."""

    column: int
    row: int


class NodeChain(NamedTuple):
    """A node with its first children, in `row` from column `start` to column `end`."""

    row: int
    start: int
    end: int
    ids: Sequence[int]


class Stem(NamedTuple):
    """The vertical line below a fork: from its row to that of the last variation."""

    column: int
    top: int
    bottom: int


@dataclass(frozen=True, slots=True)
class TreeLayout:
    """The positions of all nodes; `columns` and `rows` are the extent.

    `_ids` has the ids chain by chain, in the order in which chains were placed. By id: `_place` has
    `_A_ROW` times the number of the node's chain, plus its column. By chain: `_first` has the index
    of the first id in `_ids`, `_start` the column, `_row` the row, `_parent` the number of the
    chain it branches off from (0 for the main line). `_keys` are the cells where chains begin, row
    by row, `_sorted` the chains in that order; `_stem_keys` the cells of forks, column by column,
    `_stem_bottoms` the rows where their stems end.
    """

    columns: int
    rows: int
    _ids: array[int]
    _place: array[int]
    _first: array[int]
    _start: array[int]
    _row: array[int]
    _parent: array[int]
    _keys: Sequence[int]
    _sorted: Sequence[int]
    _stem_keys: Sequence[int]
    _stem_bottoms: Sequence[int]

    def __contains__(self, node_id: int) -> bool:
        """Whether the tree had this node when it was laid out."""
        return 0 <= node_id < len(self._place) and self._place[node_id] != _NOWHERE

    def __len__(self) -> int:
        """The number of nodes."""
        return len(self._ids)

    def cell(self, node_id: int) -> Cell:
        """The cell of a node. Raises KeyError for an unknown id."""
        number, column = self._chain(node_id)
        return Cell(column, self._row[number])

    def node_at(self, column: int, row: int) -> int | None:
        """The id of the node in a cell; None if there is none, also outside the tree."""
        for chain in self.chains_in(row, column, column):
            if chain.start <= column:
                return chain.ids[column - chain.start]
        return None

    def chains_in(self, row: int, first: int, last: int) -> Iterator[NodeChain]:
        """The chains of a row that cross columns `first` to `last`, including the line to their
        first node, from left to right.
        """
        if not (0 <= row < self.rows and last >= 0):
            return
        left = row * _A_ROW
        begin = bisect_right(self._keys, left + max(first, 0)) - 1
        stop = bisect_right(self._keys, left + min(last + 1, self.columns - 1))
        for number in self._sorted[max(begin, 0) : stop]:
            chain = self._whole(number)
            if chain.row == row and chain.end >= first:
                yield chain

    def stems_in(self, column: int, first: int, last: int) -> Iterator[Stem]:
        """The stems of a column that cross rows `first` to `last`, from top to bottom."""
        if not (0 <= column < self.columns and last >= 0):
            return
        above = column * _A_ROW
        begin = bisect_right(self._stem_keys, above + max(first, 0)) - 1
        stop = bisect_right(self._stem_keys, above + min(last, self.rows - 1))
        for place in range(max(begin, 0), stop):
            at, top = divmod(self._stem_keys[place], _A_ROW)
            if at == column and self._stem_bottoms[place] >= first:
                yield Stem(at, top, self._stem_bottoms[place])

    def line(self, node_id: int) -> array[int]:
        """The ids of the line through a node: from the root, and on along first children.

        Raises KeyError for an unknown id.
        """
        number, _ = self._chain(node_id)
        pieces = [self._ids[self._first[number] : self._after(number)]]
        while number:
            column, number = self._start[number], self._parent[number]
            first = self._first[number]
            pieces.append(self._ids[first : first + column - self._start[number]])
        line = array("I")
        for piece in reversed(pieces):
            line += piece
        return line

    def _chain(self, node_id: int) -> tuple[int, int]:
        """The number of a node's chain, and its column."""
        if node_id not in self:
            raise KeyError(node_id)
        return divmod(self._place[node_id], _A_ROW)

    def _whole(self, number: int) -> NodeChain:
        first, after = self._first[number], self._after(number)
        start = self._start[number]
        ids = memoryview(self._ids)[first:after]
        return NodeChain(self._row[number], start, start + after - first - 1, ids)

    def _after(self, number: int) -> int:
        """The index in `_ids` after a chain."""
        return self._first[number + 1] if number + 1 < len(self._first) else len(self._ids)

    def with_leaf(self, parent: int, leaf: int) -> TreeLayout | None:
        """The layout after a node was added as the only child of the last node of a chain.

        It equals that of a new layout of the tree. None if `parent` is not such a node, or if
        chains would have to move. Raises KeyError for an unknown parent.
        """
        number, column = self._chain(parent)
        column += 1
        after, length = self._after(number), column - self._start[number]
        if self._first[number] + length != after or not self._has_room(number, column):
            return None
        ids, first = self._ids[:], self._first[: number + 1]
        ids.insert(after, leaf)
        first.extend([place + 1 for place in self._first[number + 1 :]])
        place = self._place[:]
        place.extend([_NOWHERE] * (leaf + 1 - len(place)))
        place[leaf] = number * _A_ROW + column
        widest = max(self.columns, column + 1)
        return replace(self, columns=widest, _ids=ids, _first=first, _place=place)

    def _has_room(self, number: int, column: int) -> bool:
        """Whether a chain can be extended into a column without moving any chain: chains placed
        earlier must be above it there, those placed later below.
        """
        if column >= self.columns:
            return True
        row = self._row[number]
        before = [each for each, at in enumerate(self._row[:number]) if at >= row]
        behind = [each for each, at in enumerate(self._row[number + 1 :], number + 1) if at <= row]
        return not any(self._reaches(each, column) for each in (*before, *behind))

    def _reaches(self, number: int, column: int) -> bool:
        """Whether a chain, or the line to its first node, crosses a column."""
        start, length = self._start[number], self._after(number) - self._first[number]
        return start - 1 <= column < start + length


def lay_out(root: TreeNode, folded: Container[int] = ()) -> TreeLayout:
    """The layout of the tree below `root`: the main line in row 0, each node one column to the
    right of its parent, without what follows the `folded` nodes (ids). Time and memory are linear
    in the number of nodes; the depth is not limited.
    """
    slices = lay_out_in_slices(root, folded)
    while True:
        try:
            next(slices)
        except StopIteration as finished:
            layout: TreeLayout = finished.value
            return layout


def lay_out_in_slices(
    root: TreeNode, folded: Container[int] = ()
) -> Generator[None, None, TreeLayout]:
    """Like `lay_out`, but yields after a thousand nodes; the tree must not change meanwhile."""
    placed = _Placed()
    yield from _place(placed, root, folded)
    place = array("Q", [_NOWHERE]) * (max(placed.ids) + 1)
    yield from _fill(placed, place)
    columns, rows = len(placed.free), max(placed.row) + 1
    keys, order = _in_order(placed)
    yield
    stem_keys, stem_bottoms = _stems(placed)
    yield
    return TreeLayout(
        columns=columns,
        rows=rows,
        _ids=placed.ids,
        _place=place,
        _first=placed.first,
        _start=placed.start,
        _row=placed.row,
        _parent=placed.parent,
        _keys=keys,
        _sorted=order,
        _stem_keys=stem_keys,
        _stem_bottoms=stem_bottoms,
    )


class _Placed:
    """The chains in the order of their placement, as in `TreeLayout`; `last` has those of the last
    variations of forks, `free` the first free row of each column.
    """

    def __init__(self) -> None:
        self.ids, self.first, self.start, self.row = (array("I") for _ in range(4))
        self.parent, self.last = array("I"), array("I")
        self.free: list[int] = []


def lay_out_main_line(root: TreeNode) -> TreeLayout:
    """The layout of `root` and its first children only, without variations."""
    ids, node = array("I"), root.first_child
    ids.append(root.id)
    while node is not None:
        ids.append(node.id)
        node = node.first_child
    place = array("Q", [_NOWHERE]) * (max(ids) + 1)
    for column, node_id in enumerate(ids):
        place[node_id] = column
    one, none = array("I", [0]), array("I")
    return TreeLayout(len(ids), 1, ids, place, one, one, one, one, one, one, none, none)


def _place(placed: _Placed, root: TreeNode, folded: Container[int]) -> Iterator[None]:
    """Find the chains and place them. `heads` has the nodes where the next ones begin, `starts`
    their columns, `parents` the chains they branch off from.
    """
    ids, free, rest = placed.ids, placed.free, _A_SLICE
    heads, starts, parents = [root], [0], [0]
    while heads:
        if len(ids) >= rest:
            rest = len(ids) + _A_SLICE
            yield
        head, start, parent = heads.pop(), starts.pop(), parents.pop()
        first, number = len(ids), len(placed.first)
        if head.next_sibling is not None:  # placed when everything that follows from `head` is
            heads.append(head.next_sibling)
            starts.append(start)
            parents.append(parent)
        elif start:
            placed.last.append(number)
        _walk(head, start - first, folded, ids, heads, starts)
        parents += [number] * (len(heads) - len(parents))
        left, end = max(start - 1, 0), start + len(ids) - first
        if end > len(free):
            free += [0] * (end - len(free))
        row = max(free[left:end])
        free[left:end] = [row + 1] * (end - left)
        placed.first.append(first)
        placed.start.append(start)
        placed.row.append(row)
        placed.parent.append(parent)


def _walk(
    head: TreeNode,
    before: int,
    folded: Container[int],
    ids: array[int],
    heads: list[TreeNode],
    starts: list[int],
) -> None:
    """Append the ids of the chain from `head` to `ids`, the first variation of each fork to
    `heads`, and its column, which is the number of ids plus `before`, to `starts`.
    """
    node: TreeNode | None = head
    while node is not None:
        node_id = node.id
        ids.append(node_id)
        node = None if folded and node_id in folded else node.first_child
        if node is not None and node.next_sibling is not None:
            heads.append(node.next_sibling)
            starts.append(before + len(ids))


def _fill(placed: _Placed, place: array[int]) -> Iterator[None]:
    """Store the place of each node by its id."""
    ids, rest = placed.ids, _A_SLICE
    stop = [*placed.first[1:], len(ids)]
    places = zip(placed.start, placed.first, stop, strict=True)
    for number, (start, first, after) in enumerate(places):
        if first >= rest:
            rest = first + _A_SLICE
            yield
        for at, node_id in enumerate(ids[first:after], number * _A_ROW + start):
            place[node_id] = at


def _in_order(placed: _Placed) -> tuple[array[int], array[int]]:
    """The cells where chains begin as sorted keys, and the chains in that order."""
    heads = zip(placed.row, placed.start, strict=True)
    keys = array("Q", (row * _A_ROW + start for row, start in heads))
    return _sorted(keys, range(len(keys)))


def _stems(placed: _Placed) -> tuple[array[int], array[int]]:
    """The cells of forks as sorted keys, and the rows where their stems end."""
    start, row, parent = placed.start, placed.row, placed.parent
    keys = array("Q", ((start[each] - 1) * _A_ROW + row[parent[each]] for each in placed.last))
    return _sorted(keys, array("I", (row[each] for each in placed.last)))


def _sorted(keys: array[int], values: Sequence[int]) -> tuple[array[int], array[int]]:
    """The keys in order, and their values in the same order."""
    in_order, beyond = array("Q", sorted(keys)), max(values, default=0) + 1
    both = [key * beyond + value for key, value in zip(keys, values, strict=True)]
    both.sort()  # integers, because tuples would take more memory
    return in_order, array("I", (each % beyond for each in both))

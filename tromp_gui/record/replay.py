"""Positions from nodes: what is on the board at a node, and which of its turns were illegal."""

from collections.abc import Collection, Sequence
from itertools import islice
from typing import NamedTuple

from tromp_gui.go.board import Board
from tromp_gui.go.move import Illegal, Reason, Turn
from tromp_gui.go.point import Color, Point
from tromp_gui.go.position import Position
from tromp_gui.go.rules import Rules
from tromp_gui.record.codec import Properties
from tromp_gui.record.node import PLAY_OUT, Node, Tree, main_line
from tromp_gui.record.quick import play_on

OFF_BOARD = Point(-1, -1)
"""A move whose value is not a point of the board."""

_STONES = ("AB", "AW", "AE")
_COLORS = {color.value: color for color in Color}
_SETUP = frozenset({*_STONES, "PL"})


class Played(NamedTuple):
    """A turn of a record: its number, what the file says, and why the rules forbid it."""

    number: int
    turn: Turn
    value: str
    illegal: Illegal | None


class PositionAtNode(NamedTuple):
    """A node replayed: the position after it, its turns (mostly one or none), bad set-up values.

    `dimming` (DD) and `showing` (VW, 0: the whole board) are those of the last node that has them,
    as sets of the board's grid, because one is cached for each node of a line. `playout` is the
    first node of the play-out that the node is in.
    """

    position: Position
    played: tuple[Played, ...] = ()
    bad_values: tuple[str, ...] = ()
    dimming: int = 0
    showing: int = 0
    playout: Node | None = None

    @property
    def has_illegal_turn(self) -> bool:
        """Whether the rules forbid a turn of the node."""
        return any(each.illegal is not None for each in self.played)

    @property
    def dimmed(self) -> frozenset[Point]:
        """The dimmed points."""
        return frozenset(self.position.grid.points(self.dimming))

    @property
    def view(self) -> frozenset[Point] | None:
        """The visible points; None: all."""
        return frozenset(self.position.grid.points(self.showing)) or None


class Replay:
    """The positions of a tree under one rule set, cached along the last line used."""

    def __init__(self, tree: Tree, rules: Rules) -> None:
        self.tree = tree
        self.rules = rules
        self._line: dict[int, PositionAtNode] = {}
        self._other: Replay | None = None

    def at(self, node: Node) -> PositionAtNode:
        """The position at `node`, in time proportional to its distance from the last line used."""
        here = self._line.get(node.id)
        if here is not None:
            return here
        ahead = []
        above: Node | None = node
        while above is not None and above.id not in self._line:
            ahead.append(above)
            above = above.parent
        known = {} if above is None else self._line_to(above.id)
        at_node = None if above is None else known[above.id]
        for each in reversed(ahead):
            at_node = self.after(at_node, each)
            known[each.id] = at_node
        self._line = known
        return known[node.id]

    def after(self, before: PositionAtNode | None, node: Node) -> PositionAtNode:
        """The position at `node`, given that of its parent (None for the root)."""
        properties = node.properties
        if before is None:
            at_node = self._root(properties)
        else:
            position = before.position
            if PLAY_OUT in properties and node.parent is not None:
                position = self._second_board(node.parent, position)
            at_node = self._next(node, properties, position)
        return self._with_inherited(at_node, before, node, properties)

    def remarkable(self, line: Sequence[Node]) -> tuple[Position, list[PositionAtNode]]:
        """The position at the end of a line from the root, and the details of those nodes that are
        more than a legal move; nothing is cached.
        """
        at_node = self.after(None, line[0])
        found = [at_node]
        at = 1
        while True:
            position, at = play_on(at_node.position, self.tree, line, at)
            if at == len(line):
                return position, found
            at_node = self.after(at_node._replace(position=position), line[at])
            found.append(at_node)
            at += 1

    def second_board(self, node: Node) -> Position:
        """The position that starts a play-out of the position at `node`.

        The player who passed first moves first; the game's superko history continues
        (docs/rules.md, "The end of the game"). Below a node with TGPO the replay continues from
        here automatically.
        """
        return self._second_board(node, self.at(node).position)

    def _second_board(self, node: Node, position: Position) -> Position:
        rules = position.rules.on_second_board()
        if rules.superko is not position.rules.superko:
            position = self._under(rules).at(node).position
        return position.on_second_board()

    def _under(self, rules: Rules) -> "Replay":
        """The same tree under the rules of the second board, which has a different superko."""
        if self._other is None or self._other.rules != rules:
            self._other = type(self)(self.tree, rules)
        return self._other

    def forget(self, affected: Collection[int] | None = None) -> None:
        """Drop the cached positions of these nodes (ids) and all after them; of all nodes for None
        or if the start depends on later nodes.
        """
        self._other = None
        if affected is None or self._is_start_open:
            self._line = {}
            return
        for node_id in affected:
            while node_id in self._line:
                self._line.popitem()

    def _line_to(self, last: int) -> dict[int, PositionAtNode]:
        """The cached part up to a node of the line; the rest is dropped."""
        line = self._line
        while next(reversed(line)) != last:
            line.popitem()
        return line

    @property
    def _is_start_open(self) -> bool:
        """Whether a cached position before the first turn depends on later nodes."""
        for node_id, at_node in self._line.items():
            if at_node.position.turn:
                return False
            names = self.tree.node(node_id).identifiers if self.tree.has(node_id) else ("HA",)
            if "HA" in names or not _SETUP.isdisjoint(names):
                return True
        return False

    def _root(self, properties: Properties) -> PositionAtNode:
        start = start_position(self.tree, self.rules)
        if start is not None:
            return self._turns(properties, start, ())
        position = Position.start(Board.empty(self.tree.rows, self.tree.columns), self.rules)
        if _SETUP.isdisjoint(properties):
            return self._turns(properties, position, ())
        found = _listed(properties, self.tree)
        return self._turns(properties, _started(self.tree, position, found), found.bad)

    def _next(self, node: Node, properties: Properties, position: Position) -> PositionAtNode:
        if _SETUP.isdisjoint(properties):  # nearly all nodes
            return self._turns(properties, position, ())
        found = _listed(properties, self.tree)
        after = _changed(self.tree, node, position, found)
        return self._turns(properties, after, found.bad)

    def _turns(
        self, properties: Properties, position: Position, bad: tuple[str, ...]
    ) -> PositionAtNode:
        played = []
        for identifier, values in properties.items():
            if identifier == "B" or identifier == "W":
                turn = _turn(self.tree, _COLORS[identifier], values[0])
                is_over = position.is_over
                position, illegal = position.place(turn)
                if is_over:
                    illegal = Illegal(Reason.GAME_OVER)
                played.append(Played(position.turn, turn, values[0], illegal))
        return PositionAtNode(position, tuple(played), bad)

    def _with_inherited(
        self,
        at_node: PositionAtNode,
        before: PositionAtNode | None,
        node: Node,
        properties: Properties,
    ) -> PositionAtNode:
        """Add what nodes inherit: the dimmed and visible points, and the play-out."""
        dimming, showing, playout = before[-3:] if before else (0, 0, None)
        codec = self.tree.codec
        if "DD" in properties:
            dimming, _ = codec.point_set(properties["DD"])
        if "VW" in properties:
            showing, _ = codec.point_set(properties["VW"])
        if PLAY_OUT in properties:
            playout = node
        if not dimming and not showing and playout is None:
            return at_node
        return at_node._replace(dimming=dimming, showing=showing, playout=playout)


def _turn(tree: Tree, color: Color, value: str) -> Turn:
    try:
        return Turn(color, tree.codec.point(value))
    except ValueError:
        return Turn(color, OFF_BOARD)


class _Listed(NamedTuple):
    """The set-up lists of a node as sets of the grid, and their invalid values."""

    black: int
    white: int
    empty: int
    bad: tuple[str, ...]


def _listed(properties: Properties, tree: Tree) -> _Listed:
    sets, bad = [], []
    for identifier in _STONES:
        points, none = tree.codec.point_set(properties.get(identifier, ()))
        sets.append(points)
        bad += [f"{identifier}[{value}]" for value in none]
    black, white, empty = sets
    return _Listed(black, white, empty, tuple(bad))


def set_up(node: Node, position: Position, tree: Tree, is_start: bool = False) -> Position:
    """The position after the set-up properties (AB, AW, AE, PL) of a node, before its moves."""
    properties = node.properties
    if _SETUP.isdisjoint(properties):
        return position
    found = _listed(properties, tree)
    if is_start:
        return _started(tree, position, found)
    return _changed(tree, node, position, found)


def _started(tree: Tree, position: Position, found: _Listed) -> Position:
    """The start of a game with the stones set up in its root."""
    board = position.board.with_sets(*found[:3])
    first = read_player(tree.root.get("PL")) or first_by_moves(tree)
    if first is None:
        has_handicap = found.black and handicap_of(tree.root) > 0
        first = Color.WHITE if has_handicap else Color.BLACK
    return Position.start(board, position.rules, first)


def first_by_moves(tree: Tree) -> Color | None:
    """Who moves first on the main line, if stones are set up in the root and nothing else says
    whose turn it is; otherwise None.

    FF[4] leaves this open; many records set up handicap stones without PL or HA.
    """
    root = tree.root
    is_open = not _SETUP.isdisjoint(root.identifiers) and read_player(root.get("PL")) is None
    if not is_open or handicap_of(root):
        return None
    colors = (node.move_color for node in main_line(root))
    return next((color for color in colors if color is not None), None)


def unfit_handicap(tree: Tree, rules: Rules) -> tuple[int, int] | None:
    """HA and the number of stones set up before White's first, if they differ; None if they are
    equal or HA is 0.

    Black may also place stones by moves, with White passing in between.
    """
    said = handicap_of(tree.root)
    if said < 2 or start_position(tree, rules) is not None:
        return None
    placed, moved = 0, 0
    for node in islice(main_line(tree.root), tree.rows * tree.columns):
        properties = node.properties
        if any(_turn(tree, Color.WHITE, each).point for each in properties.get("W", ())[:1]):
            break
        placed += tree.codec.point_set(properties.get("AB", ()))[0].bit_count()
        moved += any(_turn(tree, Color.BLACK, each).point for each in properties.get("B", ())[:1])
    return None if said in (placed, placed + moved) else (said, placed)


def _changed(tree: Tree, node: Node, position: Position, found: _Listed) -> Position:
    """The position after the stones of a later node are set up."""
    player = read_player(node.get("PL"))
    if player is None and not position.turn:
        has_handicap = found.black and handicap_of(tree.root) > 0
        player = Color.WHITE if has_handicap else _next_mover(node)
    return position.with_board(position.board.with_sets(*found[:3]), player)


def _next_mover(node: Node) -> Color | None:
    """Who moves next on the line of a node, itself included, if nothing is set up before that."""
    for each in main_line(node):
        if each is not node and not _SETUP.isdisjoint(each.identifiers):
            return None
        if each.move_color is not None:
            return each.move_color
    return None


def handicap_by_moves(tree: Tree) -> int:
    """The number of moves with which Black begins the main line, if they are a handicap; else 0.

    They are if there is HA (Fox writes 0 or 1), no stones are set up in the root, and White moves
    next.
    """
    root = tree.root
    if not root.has("HA") or not _SETUP.isdisjoint(root.identifiers):
        return 0
    moves = 0
    for node in islice(main_line(root), tree.rows * tree.columns):
        color = node.move_color
        if color is Color.WHITE:
            return moves if moves > 1 else 0
        if color is Color.BLACK:
            is_move = _turn(tree, color, node.get("B")[0]).point is not None
            if not is_move or not _SETUP.isdisjoint(node.identifiers):
                return 0
            moves += 1
    return 0


def start_position(tree: Tree, rules: Rules) -> Position | None:
    """The start of a game with handicap moves, else None (docs/rules.md, "Handicap").

    If the rules have free handicap, a root with HA[n], n AB stones and no AW is n handicap moves in
    that order; with fewer AB stones Black continues placing if the next turns of the main line are
    Black's too, or if there are none yet. Under any rules, Black's first moves may be the handicap
    (`handicap_by_moves`).
    """
    root = tree.root
    empty = Board.empty(tree.rows, tree.columns)
    if by_moves := handicap_by_moves(tree):
        return Position.start(empty, rules, Color.BLACK, handicap=by_moves)
    owed = handicap_of(root)
    if owed < 2 or not rules.handicap.is_free or root.has("AW") or root.has("AE"):
        return None
    try:
        stones = tree.codec.points(root.get("AB"))
    except ValueError:
        return None
    missing = owed - len(stones)
    if missing < 0 or (missing and not _black_goes_on(root, missing)):
        return None
    if not missing and read_player(root.get("PL")) is Color.BLACK:
        return None
    position = Position.start(empty, rules, Color.BLACK, handicap=owed)
    for stone in stones:
        if position.legality(Turn(Color.BLACK, stone)) is not None:
            return None
        position = position.handicap_move(stone)
    return position


def handicap_of(root: Node) -> int:
    """The number in HA, at most four digits; 0 if there is none."""
    return _whole(root.get("HA"))


def _whole(values: tuple[str, ...]) -> int:
    value = "".join(values[:1]).strip()
    return int(value) if value.isascii() and value.isdigit() and len(value) < 5 else 0


def _black_goes_on(root: Node, turns: int) -> bool:
    """Whether the first turns of the main line, as far as it goes, are all Black's."""
    for node in main_line(root):
        if node is not root and not set(_STONES).isdisjoint(node.identifiers):
            return False
        color = node.move_color
        if color is Color.WHITE:
            return False
        turns -= color is Color.BLACK
        if not turns:
            break
    return True


def read_player(values: tuple[str, ...]) -> Color | None:
    """The player named by PL as files write it ("B", "black", "1"); None for anything else."""
    word = "".join(values[:1]).strip().upper()[:1]
    return {"B": Color.BLACK, "1": Color.BLACK, "W": Color.WHITE, "2": Color.WHITE}.get(word)

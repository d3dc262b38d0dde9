"""From nodes to positions: what stands on the board at a node, and what was illegal there."""

from __future__ import annotations

from dataclasses import dataclass, replace

from tromp_gui.go.board import Board
from tromp_gui.go.move import Illegal, Reason, Turn
from tromp_gui.go.point import Color, Point
from tromp_gui.go.position import Position
from tromp_gui.go.rules import Handicap, Rules
from tromp_gui.record.node import PLAY_OUT, Node, Tree, main_line
from tromp_gui.record.points import points_in

OFF_BOARD = Point(-1, -1)
"""Stands for a move whose value names no point of the board."""

_STONES = ("AB", "AW", "AE")


@dataclass(frozen=True, slots=True)
class Played:
    """A turn of a record: its number, what the file says, and why the rules forbid it."""

    number: int
    turn: Turn
    value: str
    illegal: Illegal | None


@dataclass(frozen=True, slots=True)
class Moment:
    """A node replayed: the position after it, its turns (mostly one or none), bad set-up values.

    `dimming` (DD) and `showing` (VW, 0: the whole board) are those of the last node that has them,
    as sets of the board's grid: one is kept for each node of a line.
    """

    position: Position
    played: tuple[Played, ...] = ()
    bad_values: tuple[str, ...] = ()
    dimming: int = 0
    showing: int = 0

    @property
    def dimmed(self) -> frozenset[Point]:
        """The dimmed points."""
        return frozenset(self.position.grid.points(self.dimming))

    @property
    def view(self) -> frozenset[Point] | None:
        """The only points to be seen; None: all."""
        return frozenset(self.position.grid.points(self.showing)) or None


class Replay:
    """The positions of a tree under one rule set, remembered along the line last asked for."""

    def __init__(self, tree: Tree, rules: Rules) -> None:
        self.tree = tree
        self.rules = rules
        self._line: dict[int, Moment] = {}

    def at(self, node: Node) -> Moment:
        """The moment at `node`, in time proportional to its distance from the last line asked."""
        ahead = []
        above: Node | None = node
        while above is not None and above.id not in self._line:
            ahead.append(above)
            above = above.parent
        if not ahead:
            return self._line[node.id]
        known = {} if above is None else self._line_to(above.id)
        moment = None if above is None else known[above.id]
        for each in reversed(ahead):
            moment = self.after(moment, each)
            known[each.id] = moment
        self._line = known
        return known[node.id]

    def after(self, before: Moment | None, node: Node) -> Moment:
        """The moment at `node`, which follows that one; None for the root."""
        if before is None:
            return _seen(self.tree, node, None, self._root(node))
        return _seen(self.tree, node, before, self._next(node, before.position))

    def second_board(self, node: Node) -> Position:
        """The position with which a play-out of what stands at `node` begins.

        The first to pass moves first; the whole game's superko history goes on (RULES,
        `playout`). Below a node with TGPO the replay goes on from here by itself.
        """
        return self._second_board(node, self.at(node).position)

    def _second_board(self, node: Node, position: Position) -> Position:
        rules = position.rules.on_second_board()
        if rules.superko is not position.rules.superko:
            position = Replay(self.tree, rules).at(node).position
        return position.on_second_board()

    def forget(self) -> None:
        """Drop what is remembered: a node on the line has changed."""
        self._line = {}

    def _line_to(self, last: int) -> dict[int, Moment]:
        if next(reversed(self._line)) == last:
            return self._line
        kept = {}
        for node_id, moment in self._line.items():
            kept[node_id] = moment
            if node_id == last:
                break
        return kept

    def _root(self, root: Node) -> Moment:
        start = start_position(self.tree, self.rules)
        if start is None:
            bare = Position.start(Board.empty(self.tree.rows, self.tree.columns), self.rules)
            return self._next(root, bare, is_start=True)
        return self._turns(root, Moment(start))

    def _next(self, node: Node, position: Position, is_start: bool = False) -> Moment:
        if PLAY_OUT in node.properties and node.parent is not None:
            position = self._second_board(node.parent, position)
        return self._turns(node, set_up(node, position, self.tree, is_start))

    def _turns(self, node: Node, moment: Moment) -> Moment:
        position, played = moment.position, []
        for identifier, values in node.properties.items():
            if identifier in ("B", "W"):
                turn = _turn(self.tree, Color(identifier), values[0])
                is_over = position.is_over
                position, illegal = position.place(turn)
                if is_over:
                    illegal = Illegal(Reason.GAME_OVER)
                played.append(Played(position.turn, turn, values[0], illegal))
        return Moment(position, tuple(played), moment.bad_values)


def _seen(tree: Tree, node: Node, before: Moment | None, moment: Moment) -> Moment:
    """The moment with what is dimmed and in view there."""
    names = node.identifiers
    dimming, showing = (before.dimming, before.showing) if before else (0, 0)
    grid = moment.position.grid
    if "DD" in names:
        dimming = grid.set_of(points_in(tree.codec, node.get("DD")))
    if "VW" in names:
        showing = grid.set_of(points_in(tree.codec, node.get("VW")))
    if not dimming and not showing:
        return moment
    return replace(moment, dimming=dimming, showing=showing)


def _turn(tree: Tree, color: Color, value: str) -> Turn:
    try:
        return Turn(color, tree.codec.point(value))
    except ValueError:
        return Turn(color, OFF_BOARD)


def set_up(node: Node, position: Position, tree: Tree, is_start: bool = False) -> Moment:
    """The position after the set-up properties (AB, AW, AE, PL) of a node, before its moves."""
    properties = node.properties
    if not properties.keys() & {*_STONES, "PL"}:
        return Moment(position)
    points: dict[str, list[Point]] = {}
    bad: list[str] = []
    for identifier in _STONES:
        points[identifier], none = tree.codec.read_points(properties.get(identifier, ()))
        bad += [f"{identifier}[{value}]" for value in none]
    player = _player(properties.get("PL", ()))
    black, white, empty = points.values()
    if is_start:
        board = position.board.with_stones(black, white, empty)
        first = player or (Color.WHITE if black and handicap_of(node) else Color.BLACK)
        return Moment(Position.start(board, position.rules, first), bad_values=tuple(bad))
    if black and not position.turn and handicap_of(tree.root):
        player = player or Color.WHITE
    return Moment(position.set_up(black, white, empty, player), bad_values=tuple(bad))


def start_position(tree: Tree, rules: Rules) -> Position | None:
    """The start of a game with free handicap moves (RULES, "Handicap"); None for any other start.

    A root with HA[n], n AB stones and no AW is n handicap moves in that order, where the rules
    have free handicap; with fewer AB stones Black goes on placing, where the next turns of the
    main line are Black's too, or there are none yet.
    """
    root = tree.root
    owed = handicap_of(root)
    if owed < 2 or rules.handicap is not Handicap.FREE or root.has("AW") or root.has("AE"):
        return None
    try:
        stones = tree.codec.points(root.get("AB"))
    except ValueError:
        return None
    missing = owed - len(stones)
    if missing < 0 or (missing and not _black_goes_on(root, missing)):
        return None
    if not missing and _player(root.get("PL")) is Color.BLACK:
        return None
    position = Position.start(
        Board.empty(tree.rows, tree.columns), rules, Color.BLACK, handicap=owed
    )
    for stone in stones:
        if position.legality(Turn(Color.BLACK, stone)) is not None:
            return None
        position = position.handicap_move(stone)
    return position


def handicap_of(root: Node) -> int:
    """The number in HA, at most four digits; 0 where there is none or it is none."""
    value = "".join(root.get("HA")[:1]).strip()
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


def _player(values: tuple[str, ...]) -> Color | None:
    word = "".join(values[:1]).strip().upper()[:1]
    return {"B": Color.BLACK, "1": Color.BLACK, "W": Color.WHITE, "2": Color.WHITE}.get(word)

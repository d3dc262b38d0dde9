"""A fast way through long runs of plain moves, which most of an archive consists of."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeAlias

from tromp_gui.go.board import place
from tromp_gui.go.grid import Grid
from tromp_gui.go.point import Color
from tromp_gui.go.position import Position
from tromp_gui.go.superko import key_of
from tromp_gui.record.codec import Codec
from tromp_gui.record.node import MOVES, PLAY_OUT, Node, Tree

_Moves: TypeAlias = Mapping[bytes, tuple[Color, int]]
_BLACK = Color.BLACK
_SPECIAL = frozenset({"B", "W", "AB", "AW", "AE", "PL", PLAY_OUT})
"""Properties that make a node more than a plain move."""
_known: dict[tuple[type[Codec], int, int], _Moves] = {}


def play_on(position: Position, tree: Tree, line: Sequence[Node], at: int) -> tuple[Position, int]:
    """The position after all nodes of a line, from the one at `at`, that are nothing but a legal
    move, and the place of the first that is not.

    Equivalent to `Position.play` for each of them; the history of the position grows.
    """
    seen, step, turn = position.seen, position.step, position.turn
    is_special = position.may_lack_liberties or position.handicap or position.second is not None
    if is_special or position.passes or len(seen.turns) != step + 1:
        return position, at
    superko, grid, to_play = position.rules.superko, position.grid, position.to_play
    black, white, before = position.black, position.white, position.before
    lost_black, lost_white = position.lost
    first, turns, moves = seen.first, seen.turns, _moves(tree.codec, grid)
    for node in line[at:]:
        raw = node.raw
        move = moves.get(raw) or _move(node, raw, moves)
        if move is None or move[0] is not to_play or (black | white) >> move[1] & 1:
            break
        bit, following = move[1], to_play.opponent
        if to_play is _BLACK:
            new_black, new_white = place(grid, black, white, bit)
        else:
            new_white, new_black = place(grid, white, black, bit)
        key = key_of(superko, new_black, new_white, to_play, following, False)
        repeats = (new_black, new_white) == before if key is None else key in first
        if repeats or not (new_black | new_white) >> bit & 1:
            break
        if to_play is _BLACK:
            lost_white += white.bit_count() - new_white.bit_count()
        else:
            lost_black += black.bit_count() - new_black.bit_count()
        before, black, white, to_play = (black, white), new_black, new_white, following
        step, turn = step + 1, turn + 1
        turns.append(turn)
        if key is not None:
            first[key] = step
    if step == position.step:
        return position, at
    after = position._replace(
        black=black, white=white, to_play=to_play, step=step, turn=turn, before=before
    )
    return after._replace(lost=(lost_black, lost_white)), at + step - position.step


def _move(node: Node, raw: bytes, moves: _Moves) -> tuple[Color, int] | None:
    """The colour and bit of a node's move; None if the node may be more than a plain move."""
    move = moves.get(raw.rstrip())
    if move is None and raw[:2] in MOVES and _SPECIAL.isdisjoint(node.identifiers[1:]):
        move = moves.get(raw[: raw.find(b"]") + 1])
    return move


def _moves(codec: Codec, grid: Grid) -> _Moves:
    """Every move on a board, by the bytes of a node that contains only this move."""
    key = type(codec), grid.rows, grid.columns
    if key not in _known:
        _known[key] = {
            f"{color.value}[{codec.format_point(point)}]".encode(): (color, bit)
            for color in Color
            for point, bit in grid.bits.items()
        }
    return _known[key]

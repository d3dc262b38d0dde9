"""A fast way through long runs of plain moves, which most of an archive consists of."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import TypeAlias

from tromp_gui.go.board import place
from tromp_gui.go.grid import Grid
from tromp_gui.go.point import Color
from tromp_gui.go.position import Position
from tromp_gui.go.superko import Kept, key_of
from tromp_gui.record.codec import Codec
from tromp_gui.record.node import MOVES, PLAY_OUT, Node, Tree

_Moves: TypeAlias = Mapping[bytes, tuple[Color, int]]
_BLACK, _WHITE = Color.BLACK, Color.WHITE
_SPECIAL = frozenset({"B", "W", "AB", "AW", "AE", "PL", PLAY_OUT})
"""Properties that make a node more than a plain move."""
_MAYBE_SPECIAL = re.compile(rb"[BELOWbelow][a-z]*+\s*+\[")
"""How the identifier of each of these ends, and some others; quicker than to read them."""
_known: dict[tuple[type[Codec], int, int], _Moves] = {}


def play_on(
    position: Position, tree: Tree, line: Sequence[Node], at: int, illegal: list[bool] | None = None
) -> tuple[Position, int]:
    """The position after the nodes from `at` on that are only legal moves, and the next index.

    With `illegal`, illegal moves are placed too, and whether each move is illegal is added to it.
    Equivalent to `Position.place` for each of them; the history of the position grows.
    """
    if not _is_plain(position):
        return position, at
    rules, grid, to_play = position.rules, position.grid, position.to_play
    black, white, before = position.black, position.white, position.before
    (lost_black, lost_white), step, turn = position.lost, position.step, position.turn
    first, turns, moves = position.seen.first, position.seen.turns, _moves(tree.codec, grid)
    for node in map(line.__getitem__, range(at, len(line))):
        move = moves.get(raw := node.raw) or _move(node, raw, moves)
        if move is None:
            break
        color, bit = move
        old_black, old_white, is_illegal = black, white, color is not to_play
        if (black | white) >> bit & 1:
            old_black, old_white, is_illegal = black & ~(1 << bit), white & ~(1 << bit), True
        if color is _BLACK:
            new_black, new_white = place(grid, old_black, old_white, bit)
        else:
            new_white, new_black = place(grid, old_white, old_black, bit)
        is_suicide = not (new_black | new_white) >> bit & 1
        is_illegal = is_illegal or (is_suicide and not rules.suicide)
        if is_illegal and illegal is None:
            break
        key = key_of(rules.superko, new_black, new_white, color, color.opponent, False)
        if key is None:
            repeats = (new_black, new_white) == before
        else:
            repeats = first.setdefault(Kept(key), step + 1) <= step
        if illegal is not None:
            illegal.append(is_illegal or repeats)
        elif repeats:
            break
        if is_suicide or (new_black is not old_black and new_white is not old_white):
            lost_black += old_black.bit_count() + (color is _BLACK) - new_black.bit_count()
            lost_white += old_white.bit_count() + (color is _WHITE) - new_white.bit_count()
        before, black, white, to_play = (black, white), new_black, new_white, color.opponent
        step, turn = step + 1, turn + 1
        turns.append(turn)
    if step == position.step:
        return position, at
    after = position._replace(black=black, white=white, to_play=to_play, before=before)
    after = after._replace(step=step, turn=turn, lost=(lost_black, lost_white))
    return after, at + step - position.step


def _is_plain(position: Position) -> bool:
    """Whether plain moves can go on from here: the rules have nothing special to look at."""
    is_special = position.may_lack_liberties or position.handicap or position.second is not None
    is_at_end = len(position.seen.turns) == position.step + 1
    return is_at_end and not is_special and not position.passes


def _move(node: Node, raw: bytes, moves: _Moves) -> tuple[Color, int] | None:
    """The colour and bit of a node's move; None if the node may be more than a plain move."""
    move = moves.get(raw.rstrip())
    if move is not None or raw[:2] not in MOVES:
        return move
    if _MAYBE_SPECIAL.search(raw, 2) and not _SPECIAL.isdisjoint(node.identifiers[1:]):
        return None
    return moves.get(raw[: raw.find(b"]") + 1])


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

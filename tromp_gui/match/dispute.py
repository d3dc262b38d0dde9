"""Comparing lists of dead stones: which chains are in dispute, and by whom."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from tromp_gui.go.board import Board
from tromp_gui.go.point import Color, Point


class Dispute(NamedTuple):
    """A chain that one player considers dead and the other alive.

    `stones` are those of `chain` that the players disagree about; `dead_by` considers them dead.
    """

    chain: frozenset[Point]
    stones: frozenset[Point]
    dead_by: Color


def chains_of(board: Board, stones: Iterable[Point]) -> list[frozenset[Point]]:
    """The whole chains that these stones belong to, each once, from the bottom left.

    Raises KeyError outside the board.
    """
    left, found = sorted(stones), []
    while left:
        found.append(board.chain(left[0]))
        left = [point for point in left if point not in found[-1]]
    return found


def differing(
    board: Board, black_list: frozenset[Point], white_list: frozenset[Point]
) -> tuple[Dispute, ...]:
    """The chains on only one of the two lists (Tromp page, "Considerations").

    A player's mark on their own chain is a difference too.
    """
    sides = (Color.BLACK, black_list - white_list), (Color.WHITE, white_list - black_list)
    return tuple(
        Dispute(chain, chain & only, color)
        for color, only in sides
        for chain in chains_of(board, only)
    )


def joined(sets: Iterable[frozenset[Point]]) -> frozenset[Point]:
    """All points of several sets."""
    return frozenset().union(*sets)

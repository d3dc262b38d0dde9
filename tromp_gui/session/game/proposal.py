"""A proposal of dead stones with its grounds, as a value."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from tromp_gui.go.board import Board
from tromp_gui.go.point import Point
from tromp_gui.gtp.chain_status import ChainStatus, LifeStatus, parse_statuses

_NOTHING: Mapping[Point, ChainStatus] = {}


@dataclass(frozen=True)
class Proposal:
    """What the built-in engine says of each stone of a board."""

    board: Board
    statuses: Mapping[Point, ChainStatus] = field(default_factory=lambda: _NOTHING)

    def stones(self, status: LifeStatus) -> frozenset[Point]:
        """The stones with this status."""
        return frozenset(point for point, found in self.statuses.items() if found.status is status)

    @property
    def dead(self) -> frozenset[Point]:
        """The stones proposed as dead."""
        return self.stones(LifeStatus.DEAD)

    @property
    def unsure(self) -> frozenset[Point]:
        """The stones that someone should look at."""
        return self.stones(LifeStatus.UNSURE)


def read_proposal(board: Board, text: str) -> Proposal:
    """The answer to `tromp-dead_stones` about a board; what names no stone is passed over."""
    statuses: dict[Point, ChainStatus] = {}
    for found in parse_statuses(text, board.rows, board.columns):
        if board.at(found.point) is not None:
            statuses |= dict.fromkeys(board.chain(found.point), found)
    return Proposal(board, statuses)

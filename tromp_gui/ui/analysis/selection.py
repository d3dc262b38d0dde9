"""Which of an engine's moves is in hand, and how much of its line is shown. Pure, no Qt."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from tromp_gui.go.point import Point
from tromp_gui.gtp.analysis import Candidate


@dataclass(frozen=True, slots=True)
class CandidateSelection:
    """`chosen` stays until another is chosen, `pointed` while the pointer is on it; each is the
    index of a move among those shown, None for none. `length` is how many turns of the line are
    shown, None for all.
    """

    chosen: int | None = None
    pointed: int | None = None
    length: int | None = None

    @property
    def index(self) -> int | None:
        """The move whose line is shown."""
        return self.chosen if self.pointed is None else self.pointed

    def of(self, moves: Sequence[Candidate]) -> Candidate | None:
        """The same as a move; None where there are fewer."""
        index = self.index
        return moves[index] if index is not None and index < len(moves) else None

    def point_at(self, index: int | None) -> CandidateSelection:
        """The pointer is on another move, or on none; a line is shown whole at first."""
        return self if index == self.pointed else replace(self, pointed=index, length=None)

    def choose(self, index: int | None) -> CandidateSelection:
        """Another move is chosen, or none."""
        return CandidateSelection(index, self.pointed)

    def step(self, by: int, count: int) -> CandidateSelection:
        """The next or the previous of `count` moves; past the ends none is chosen."""
        if not count:
            return CandidateSelection()
        places = [None, *range(count)]
        at = 0 if self.chosen is None or self.chosen >= count else self.chosen + 1
        return CandidateSelection(places[(at + by) % len(places)])

    def lengthen(self, by: int, moves: Sequence[Candidate]) -> CandidateSelection:
        """More of the line, or less: at least its first turn, at most all of it."""
        move = self.of(moves)
        if move is None:
            return self
        whole = len(move.line)
        now = whole if self.length is None else self.length
        length = max(1, min(whole, now + by))
        return replace(self, length=length)


def index_of(moves: Sequence[Candidate], point: Point | None) -> int | None:
    """The move at a point of the board; None where none is."""
    if point is None:
        return None
    return next((at for at, each in enumerate(moves) if each.move == point), None)

"""The moves of an analysis: which of them were read enough, and what each loses against the best.

Everything that says how good a move is, on the board, in a list or in words, takes it from here.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import IntEnum
from typing import NamedTuple

from tromp_gui.go.move import Illegal, Reason, Turn
from tromp_gui.go.point import Point
from tromp_gui.go.position import Position
from tromp_gui.gtp.analysis import Analysis, Candidate
from tromp_gui.record.evaluation import (
    LARGE_MISTAKE,
    LARGE_SLIP,
    SMALL_MISTAKE,
    SMALL_SLIP,
    Loss,
)

GOOD_POINTS, GOOD_WIN_RATE = 1.0, 0.02
"""A move that loses at most this much is good: in points, or else in win rate."""
_LEAST_VISITS = 50
"""A move with less than the best move's visits divided by this was not really analysed."""


class Grade(IntEnum):
    """How much a move loses; `MISTAKE` and `LARGE` begin where a list of mistakes does."""

    GOOD = 0
    FAIR = 1
    MISTAKE = 2
    SERIOUS = 3
    LARGE = 4


POINT_LIMITS = (GOOD_POINTS, SMALL_MISTAKE, 7.0, LARGE_MISTAKE)
WIN_RATE_LIMITS = (GOOD_WIN_RATE, SMALL_SLIP, 0.17, LARGE_SLIP)
"""The losses between two grades, in points and in win rate."""


def grade(loss: Loss) -> Grade:
    """The grade of a move: by points, or by win rate where no points are known."""
    if loss.points is None:
        lost, limits = loss.win_rate or 0.0, WIN_RATE_LIMITS
    else:
        lost, limits = loss.points, POINT_LIMITS
    first, *others = limits
    return Grade((lost > first) + sum(lost >= limit for limit in others))


def is_good(loss: Loss) -> bool:
    """Whether a move that loses this much counts as good; False if nothing is known."""
    return loss != Loss(None, None) and grade(loss) is Grade.GOOD


def lost(move: Candidate, best: Candidate) -> Loss:
    """What a move loses against the best one, for whoever plays it; negative if it gains."""
    points = None
    if best.score is not None and move.score is not None:
        points = best.score - move.score
    return Loss(points, best.win_rate - move.win_rate)


class Forbidden(NamedTuple):
    """A move that an engine considers although the rules forbid it, and why."""

    move: Point
    illegal: Illegal


_OF_THE_MOVE = frozenset({Reason.OCCUPIED, Reason.SUICIDE, Reason.KO, Reason.SUPERKO})
"""The reasons that say something about a move, and not about the game."""


def forbidden(position: Position, move: Point | None) -> Forbidden | None:
    """Why the rules forbid a move of whoever is to play; None if they allow it."""
    illegal = position.legality(Turn(position.to_play, move))
    if move is None or illegal is None or illegal.reason not in _OF_THE_MOVE:
        return None
    return Forbidden(move, illegal)


def among_legal(
    analysis: Analysis, position: Position
) -> tuple[Analysis | None, tuple[Forbidden, ...]]:
    """The analysis of a position without the moves that the rules forbid there, and these.

    The best move left is then the best one; if another one was, the position is worth what this
    one is. None if no move is left.
    """
    judged = [(each, forbidden(position, each.move)) for each in analysis.candidates]
    refused = tuple(why for _, why in judged if why is not None)
    if not refused:
        return analysis, ()
    left = [each for each, why in judged if why is None]
    if not left:
        return None, refused
    ordered = tuple(each._replace(order=order) for order, each in enumerate(left))
    if left[0] is not analysis.candidates[0]:
        best = left[0]
        analysis = analysis._replace(win_rate=best.win_rate, score=best.score)
    return analysis._replace(candidates=ordered), refused


def well_read(candidates: Iterable[Candidate]) -> tuple[Candidate, ...]:
    """The moves with at least 2 % of the best one's visits, best first."""
    ordered = sorted(candidates, key=lambda each: each.order)
    return tuple(each for each in ordered if each.visits * _LEAST_VISITS >= ordered[0].visits)


def played(
    move: Point | None, moves: Sequence[Candidate], after: Analysis | None, loss: Loss
) -> Candidate | None:
    """A move of the game as a candidate beside the `moves` of its position, best first; None if
    nothing is known of it.

    If `after`, the analysis of the next position, is known, the move lost `loss`, as a list of
    mistakes has it; unless it is the best one.
    """
    known = next((each for each in moves if each.move == move), None)
    if after is None or not moves or known is moves[0]:
        return known
    best, order = moves[0], len(moves) if known is None else known.order
    both = best.score is not None and loss.points is not None
    score = best.score - loss.points if both else None  # type: ignore[operator]
    rate = min(1.0, max(0.0, best.win_rate - (loss.win_rate or 0.0)))
    line = move, *after.candidates[0].line
    return Candidate(move, after.visits, rate, score, line, order)


def with_played(moves: Sequence[Candidate], move: Candidate | None) -> tuple[Candidate, ...]:
    """The `moves` with that of the game: in the place of the same move, else after the others."""
    if move is None:
        return tuple(moves)
    others = tuple(move if each.move == move.move else each for each in moves)
    return others if move in others else (*others, move)

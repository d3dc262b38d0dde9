"""Agreement in turn (Tromp, "How to agree on dead stones in Go?"): mark, dispute, done.

The players keep alternating; the first to pass begins.
"""

from __future__ import annotations

from dataclasses import replace

from tromp_gui.go.board import Board
from tromp_gui.go.point import Color, Point
from tromp_gui.go.position import Position
from tromp_gui.match.actions import Action, Denial, Denied, denied
from tromp_gui.match.agreement import failed, not_stones
from tromp_gui.match.match import Match
from tromp_gui.match.phases import AgreementMode, Dispute, Settlement
from tromp_gui.match.settle import settled


def marked_with(board: Board, point: Point) -> frozenset[Point]:
    """The stones that marking the chain on `point` marks in one step.

    The chain and every chain of its colour next to the same empty regions. Empty if there is no
    stone; raises KeyError outside the board.
    """
    color = board.at(point)
    if color is None:
        return frozenset()
    grid, own = board.grid, board.stones(color)
    chain = board.chain_set(point)
    regions = grid.flood(grid.beside(chain) & board.free, board.free)
    near = grid.flood(grid.beside(regions) & own, own)
    return frozenset(grid.points(chain | near))


def mark_chain(match: Match, position: Position, color: Color, point: Point) -> Match | Denied:
    """`color` marks the chain on `point`, not yet marked, as dead, with all that die with it."""
    if refusal := _spoken(match, position, Action.MARK, color, point):
        return refusal
    if point in match.marks:
        return Denied(Denial.ALREADY_MARKED, frozenset([point]))
    marks = match.marks | marked_with(position.board, point)
    return replace(match.marked(marks), spoken=match.spoken + 1)


def dispute_chain(match: Match, position: Position, color: Color, point: Point) -> Match | Denied:
    """`color` disputes a marked chain: all marks are removed, and the ending decides what follows.

    If play continues, the first to pass is to move, as if there had been no agreement phase.
    """
    if refusal := _spoken(match, position, Action.DISPUTE, color, point):
        return refusal
    if point not in match.marks:
        return Denied(Denial.NOT_MARKED, frozenset([point]))
    chain = position.board.chain(point)
    bare = match.marked(frozenset())
    return failed(bare, position, (Dispute(chain, chain, color.opponent),))


def done(match: Match, position: Position, color: Color) -> Match | Denied:
    """`color` says "done"; if both say it in turn, the game ends with the marked stones removed."""
    if match.mode is not AgreementMode.IN_TURN:
        return Denied(Denial.NOT_NOW)
    if refusal := denied(match, position, Action.AGREE, color):
        return refusal
    after = replace(match.agreed_by(color), spoken=match.spoken + 1)
    if len(after.agreed) < 2:
        return after
    return settled(after, position, after.marks, Settlement.AGREED)


def _spoken(
    match: Match, position: Position, action: Action, color: Color, point: Point
) -> Denied | None:
    if match.mode is not AgreementMode.IN_TURN:
        return Denied(Denial.NOT_NOW)
    refusal = denied(match, position, action, color)
    return refusal or not_stones(position.board, frozenset([point]))

"""Agreement on dead stones.

By lists (Tromp page, "Chinese rules"), in turn (Tromp, "How to agree on dead stones in Go?": mark,
dispute, done; the first to pass begins), or by a third party's decision ("Third-party mediation").
"""

from __future__ import annotations

from typing import NamedTuple

from tromp_gui.go.board import Board
from tromp_gui.go.point import Color, Point
from tromp_gui.go.position import Position
from tromp_gui.go.rules import Ending
from tromp_gui.match.actions import Action, Denial, Denied, denied
from tromp_gui.match.match import Match
from tromp_gui.match.phases import (
    AgreementMode,
    Dispute,
    Playout,
    Settlement,
    chains_of,
    differing,
    joined,
)
from tromp_gui.match.settle import settled


def mark(
    match: Match, position: Position, color: Color, stones: frozenset[Point]
) -> Match | Denied:
    """Set the stones that `color` considers dead; any change withdraws all confirmations.

    In shared mode this sets the list of both. It may contain any stones, whole chains or single
    ones ("any stones", Taylor 2001, comment 6).
    """
    if refusal := denied(match, position, Action.MARK, color):
        return refusal
    if match.mode is AgreementMode.IN_TURN:
        return Denied(Denial.NOT_NOW)
    if refusal := not_stones(position.board, stones):
        return refusal
    return (
        match.marked(stones) if match.mode is AgreementMode.SHARED else match.listed(color, stones)
    )


def choose_mode(match: Match, position: Position, mode: AgreementMode) -> Match | Denied:
    """Change the way of agreeing; the marks so far are cleared."""
    refusal = denied(match, position, Action.CHOOSE_MODE)
    return refusal or match.cleared()._replace(opened_at=match.opened_at, mode=mode)


def agree(match: Match, position: Position, color: Color) -> Match | Denied:
    """`color` confirms the shared marks, or submits a list.

    Once both have, equal lists (even empty ones) settle the game; any difference is a dispute, and
    the ending decides what follows. For agreeing in turn see `done`.
    """
    if refusal := denied(match, position, Action.AGREE, color):
        return refusal
    if match.mode is AgreementMode.IN_TURN:
        return Denied(Denial.NOT_NOW)
    match = match.agreed_by(color)
    if len(match.agreed) < 2:
        return match
    if match.black_list == match.white_list:
        return settled(match, position, match.marks, Settlement.AGREED)
    disputes = differing(position.board, match.black_list, match.white_list)
    return failed(match, position, disputes)


def dispute(
    match: Match, position: Position, color: Color | None, stones: frozenset[Point] = frozenset()
) -> Match | Denied:
    """`color` disagrees with a shared list about these stones, or if empty, about all marked ones.

    `color` considers the marked chains alive and the others dead; if `color` is None, both players
    consider their own stones alive. The ending decides what follows.
    """
    if refusal := denied(match, position, Action.DISPUTE, color):
        return refusal
    if match.mode is AgreementMode.IN_TURN:
        return Denied(Denial.NOT_NOW)
    if refusal := not_stones(position.board, stones):
        return refusal
    white = position.board.points(Color.WHITE)

    def dead_by(chain: frozenset[Point]) -> Color:
        if color is None:
            return Color.BLACK if chain & white else Color.WHITE
        return color.opponent if chain & match.marks else color

    chains = chains_of(position.board, stones or match.marks)
    disputes = tuple(Dispute(chain, chain, dead_by(chain)) for chain in chains)
    return failed(match, position, disputes)


def play_on(match: Match, position: Position) -> Match | Denied:
    """Play on instead of agreeing or letting a third party decide.

    `endings.first_to_move` says who moves first; if that is not the player to move, the caller
    changes the turn.
    """
    refusal = denied(match, position, Action.PLAY_ON)
    return refusal or resumed(match, position, match.disputes)


def failed(match: Match, position: Position, disputes: tuple[Dispute, ...]) -> Match | Denied:
    """The game after a failed agreement, depending on the ending.

    - playout (Tromp page, "Japanese rules"): the disputed chains go to a second board,
      all on one copy.
    - mediation (Tromp page, "Third-party mediation"): a third party decides.
    - any other: play continues.
    """
    ending = match.rules.ending
    if not disputes and ending in (Ending.MEDIATION, Ending.PLAYOUT):
        return Denied(Denial.NOTHING_DISPUTED)
    if ending is Ending.PLAYOUT:
        stones = joined(each.chain for each in disputes)
        second = Playout(stones, (), match.marks - stones, match.node)
        return match._replace(disputes=disputes, second=second)
    if ending is Ending.MEDIATION:
        return match._replace(disputes=disputes)
    return resumed(match, position, disputes)


def unanswered(match: Match, position: Position) -> Match | Denied:
    """The game after an agreement in which a player made no statement: nothing is agreed.

    What the other player lists is in dispute; under `playout` all stones are played out.
    """
    if refusal := denied(match, position, Action.AGREE):
        return refusal
    board, ending = position.board, match.rules.ending
    disputes = differing(board, match.black_list, match.white_list)
    if ending is Ending.PLAYOUT:
        stones = frozenset(board.grid.points(board.black | board.white))
        second = Playout(stones, (), frozenset(), match.node)
        return match._replace(disputes=disputes, second=second)
    if ending is Ending.MEDIATION and not disputes:
        return resumed(match, position, disputes)
    return failed(match, position, disputes)


def resumed(match: Match, position: Position, disputes: tuple[Dispute, ...]) -> Match:
    """Play continues with the disputes still shown; a game ended by passes stays ended."""
    if position.is_over:
        return settled(match, position, frozenset(), Settlement.AS_IS)
    return match.resumed(position.turn)._replace(disputes=disputes)


def not_stones(board: Board, points: frozenset[Point]) -> Denied | None:
    """Why these points are not a list of dead stones; None if there is a stone on each."""
    outside = frozenset(point for point in points if point not in board.grid)
    if outside:
        return Denied(Denial.OUTSIDE, outside)
    empty = points & board.points(None)
    return Denied(Denial.NO_STONE, empty) if empty else None


class Decision(NamedTuple):
    """The dead stones, which include or exclude each disputed chain, and who decided."""

    dead: frozenset[Point]
    by: str


def decided(match: Match, position: Position, decision: Decision) -> Match | Denied:
    """The game, counted as the third party decided."""
    if refusal := denied(match, position, Action.DECIDE):
        return refusal
    if refusal := not_stones(position.board, decision.dead):
        return refusal
    return settled(match, position, decision.dead, Settlement.MEDIATED, decision.by)


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
    return match.marked(marks)._replace(spoken=match.spoken + 1)


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
    after = match.agreed_by(color)._replace(spoken=match.spoken + 1)
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

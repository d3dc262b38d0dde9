"""Whether there is anything left to play for."""

from __future__ import annotations

from collections.abc import Iterator

from tromp_gui.engine.state import Game, MoveCandidate, SearchReport
from tromp_gui.go.board import Board
from tromp_gui.go.point import Color
from tromp_gui.go.position import Position
from tromp_gui.go.rules import Ending, Rules, Scoring
from tromp_gui.scoring.benson import pass_alive
from tromp_gui.scoring.unfilled import is_unfinished, unfilled

_AS_GOOD, _AS_MANY = 0.02, 0.4
"""A pass is as good as a move within this difference in win rate and in points."""

_CERTAIN, _LIKELY = 0.9, 0.75
"""The certainty of the owners when nothing is left, and when a pass is answered with a pass."""

_NOT_HIS = 0.4
"""Stones of the other colour are prisoners from this mean owner on."""

_TRIED = 12
"""The visits needed to judge a pass."""


def is_territory(rules: Rules) -> bool:
    """Whether the rules count territory, so that a move in it costs a point."""
    return rules.scoring in (Scoring.TERRITORY, Scoring.TERRITORY_NO_SEKI)


def must_capture(game: Game) -> bool:
    """Whether only captures remove dead stones: if the controller says so, and after a failed
    agreement, unless the dispute goes to a second board; on that board they do.
    """
    has_stopped = game.position.pairs > 0 and game.rules.ending is not Ending.PLAYOUT
    return has_stopped or game.is_clean_up


def is_strict(position: Position, captures_all_dead: bool = False) -> bool:
    """Whether the next two passes end the game as it stands, every stone alive.

    They do if the rules have no agreement, if one has failed already, or if the engine was started
    with `captures_all_dead`; never under territory rules.
    """
    if is_territory(position.rules):
        return False
    has_gone_on = position.pairs > 0 and position.passes < 2
    return captures_all_dead or has_gone_on or position.rules.ending is Ending.AS_IS


def wins_as_is(game: Game, color: Color) -> bool:
    """Whether `color` wins if every stone on the board counts now. Nobody does under territory
    rules, nor on a second board, which goes on after passes that ended a game: such a count decides
    nothing.
    """
    is_second_board = game.rules.ending is Ending.AS_IS and game.position.pairs > 0
    decides = not (is_territory(game.rules) or is_second_board)
    return decides and game.score().result.winner is color


def is_settled(game: Game, color: Color, captures_all_dead: bool = False) -> bool:
    """Whether `color` may pass without a search: every point belongs to chains that cannot be
    captured, and no stone has to be captured before two passes count the board as it is; or the
    opponent has passed and the board, on which nothing is open, is won as it is.
    """
    position = game.position_for(color)
    if position.handicap:
        return False
    strict = is_strict(position, captures_all_dead) or must_capture(game)
    is_invited = position.passes > 0 and strict and not unowned(game)
    if is_invited and wins_as_is(game, color):
        return True
    board = position.board
    living = {each: pass_alive(board, each, position.rules.suicide) for each in Color}
    sure = 0
    for alive in living.values():
        sure |= alive.stones | alive.enclosed
    open_points = board.free & ~sure
    if is_territory(position.rules):
        beside = [board.grid.beside(alive.stones) for alive in living.values()]
        open_points &= ~(beside[0] & beside[1])
    prisoners = living[color].enclosed & board.stones(color.opponent)
    if open_points or board.grid.full & ~(sure | board.free):
        return False
    return not (prisoners and strict) or wins_as_is(game, color)


def unowned(game: Game, report: SearchReport | None = None) -> int:
    """The points, as a set, that two passes would leave without an owner, if these are many or a
    border is open, else 0; the prisoners according to the search are counted as dead.
    """
    board, dead = game.board, 0
    if report is not None and report.ownership:
        dead = sum(chain for color in Color for chain in prisoners(board, color, report))
    score = game.score(frozenset(board.grid.points(dead)))
    is_open = is_unfinished(score) or unfilled(score).borders
    return board.grid.full & ~(score.black_area | score.white_area) if is_open else 0


def contested(game: Game, report: SearchReport) -> int:
    """The points, as a set, where a move may still gain something: those whose owner is uncertain,
    and the open ones.
    """
    grid = game.board.grid
    owners = zip(grid.points(grid.full), report.ownership, strict=True)
    unsure = grid.set_of(point for point, owner in owners if abs(owner) < _CERTAIN)
    return unsure | unowned(game, report)


def looks_settled(report: SearchReport, is_invited: bool = False) -> bool:
    """Whether the owner of nearly every point is certain; if the opponent has passed
    (`is_invited`), most of the points are enough.
    """
    certain = sum(abs(value) for value in report.ownership)
    return certain > (_LIKELY if is_invited else _CERTAIN) * len(report.ownership)


def prisoners(board: Board, color: Color, report: SearchReport) -> Iterator[int]:
    """The opponent's chains on points of `color`, as sets."""
    sign, columns = (1 if color is Color.BLACK else -1), board.columns
    enclosed = pass_alive(board, color).enclosed
    for chain in board.grid.parts(board.stones(color.opponent)):
        points = board.grid.points(chain)
        owned = sum(sign * report.ownership[row * columns + col] for row, col in points)
        if chain & enclosed or owned > _NOT_HIS * len(points):
            yield chain


def prefers_pass(report: SearchReport, best: MoveCandidate) -> bool:
    """Whether a pass costs nothing according to the search."""
    passing = next((each for each in report.candidates if each.point is None), None)
    if passing is None or passing.visits < _TRIED:
        return False
    is_as_good = passing.winrate >= best.winrate - _AS_GOOD
    return is_as_good and passing.lead >= best.lead - _AS_MANY


def is_hopeless(report: SearchReport, turns: int, points: int, enough: int) -> bool:
    """Whether a person would resign: without a chance, far behind, and well into the game.

    Never with fewer than `enough` visits.
    """
    if turns * 3 < points or sum(each.visits for each in report.candidates) < enough:
        return False
    best = report.candidates[0]
    return best.winrate < 0.04 and best.lead < -0.06 * points - 3

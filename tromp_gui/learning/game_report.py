"""The report of an analysed game: how well each player played it, and the moments that decided it.

The accuracy of a move is lichess's (https://lichess.org/page/accuracy, "Accuracy%"), with an
engine's win rate in place of the one that lichess computes from centipawns. That of a player is the
mean over their moves.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from enum import Enum
from math import exp
from typing import NamedTuple

from tromp_gui.go.board import Board
from tromp_gui.go.point import Color, Point
from tromp_gui.gtp.analysis import Candidate
from tromp_gui.record.evaluation import Evaluation, Loss
from tromp_gui.record.game_info import GameInfo
from tromp_gui.record.node import Node
from tromp_gui.record.replay import OFF_BOARD, PositionAtNode

MOMENTS = 3
"""The moments in a report, at most."""
LEAST_SWING, LEAST_POINTS = 0.05, 3.0
"""A move that lost less than this decided nothing: in win rate, or in points if none is known."""
LONGEST_LINE = 9
"""The turns of a better line, at most."""
_OPENING, _MIDDLE = 14, 40
"""The last move of a phase, in hundredths of the points of the board: 50 and 144 on 19×19."""


class Phase(Enum):
    """A part of a game, by the numbers of its moves."""

    OPENING = "opening"
    MIDDLE = "middle"
    END = "end"


def phase_of(number: int, points: int) -> Phase:
    """The phase of the `number`th move of a game on a board with this many points."""
    if 100 * number <= _OPENING * points:
        return Phase.OPENING
    return Phase.MIDDLE if 100 * number <= _MIDDLE * points else Phase.END


def accuracy(loss: Loss) -> float | None:
    """The accuracy of a move in percent; None if its win rates are unknown."""
    if loss.win_rate is None:
        return None
    percent = 103.1668 * exp(-0.04354 * max(0.0, 100 * loss.win_rate)) - 3.1669
    return min(100.0, max(0.0, percent))


class JudgedMove(NamedTuple):
    """The `number`th move of a game (`point` None: a pass), what it lost, and whether it was the
    engine's first choice, None if that is unknown. `node` is the id of its node.
    """

    node: int
    number: int
    color: Color
    point: Point | None
    phase: Phase
    loss: Loss
    is_best: bool | None


class Figures(NamedTuple):
    """Some moves in numbers: how many were judged, their mean accuracy in percent, the mean of the
    points they lost (a gain counts as 0), and the share (0 to 1) that was the engine's first
    choice; None if unknown.
    """

    moves: int
    accuracy: float | None
    points_lost: float | None
    best: float | None


class Moment(NamedTuple):
    """A move that decided a game: the board before it, the evaluations before and after, and the
    line that the engine preferred, empty if unknown.
    """

    move: JudgedMove
    board: Board
    before: Evaluation
    after: Evaluation
    better: tuple[Point | None, ...]


class GameReport(NamedTuple):
    """The report of a game: the figures by player and phase (None: the whole game), and its
    moments in the order of the game. `by` is the engine, "" if unknown.
    """

    info: GameInfo
    by: str
    figures: Mapping[tuple[Color, Phase | None], Figures]
    moments: tuple[Moment, ...]

    @property
    def is_empty(self) -> bool:
        """Whether no move was judged."""
        return not any(each.moves for each in self.figures.values())


def game_report(
    info: GameInfo,
    line: Sequence[Node],
    at_node: Callable[[Node], PositionAtNode],
    evaluations: Mapping[int, Evaluation],
    candidates: Callable[[Node], Sequence[Candidate]],
) -> GameReport:
    """The report of a line from the root, with an engine's evaluations by node id and the
    candidates at a node, best first, empty if unknown.
    """
    judged = list(judged_moves(line, at_node, evaluations, candidates))
    by = {value.by for value in evaluations.values()}
    figures = {
        (color, phase): figures_of(
            each for each in judged if each.color is color and phase in (None, each.phase)
        )
        for color in (Color.BLACK, Color.WHITE)
        for phase in (None, *Phase)
    }
    nodes = {node.id: node for node in line}
    moments = []
    for move in decisive(judged):
        above = nodes[move.node].parent
        assert above is not None
        best = next(iter(candidates(above)), None)
        better = () if best is None or best.move == move.point else best.line[:LONGEST_LINE]
        board = at_node(above).position.board
        values = evaluations[above.id], evaluations[move.node]
        moments.append(Moment(move, board, *values, tuple(better)))
    return GameReport(info, by.pop() if len(by) == 1 else "", figures, tuple(moments))


def judged_moves(
    line: Iterable[Node],
    at_node: Callable[[Node], PositionAtNode],
    evaluations: Mapping[int, Evaluation],
    candidates: Callable[[Node], Sequence[Candidate]],
) -> Iterator[JudgedMove]:
    """The moves of a line of which anything is known, in order. A loss is that of the list of
    mistakes: the evaluation before the move less the one after it, for whoever moved.
    """
    for node in line:
        above, color, played = node.parent, node.move_color, at_node(node).played
        if above is None or color is None or not played:
            continue
        before, after = evaluations.get(above.id), evaluations.get(node.id)
        loss = Loss(None, None) if before is None or after is None else before.lost(after, color)
        best = next(iter(candidates(above)), None)
        point, position = played[-1].turn.point, at_node(node).position
        is_best = None if best is None else best.move == point
        if loss != Loss(None, None) and point != OFF_BOARD:
            phase = phase_of(position.turn, position.board.rows * position.board.columns)
            yield JudgedMove(node.id, position.turn, color, point, phase, loss, is_best)


def figures_of(moves: Iterable[JudgedMove]) -> Figures:
    """These moves in numbers."""
    moves = list(moves)
    lost = (each.loss.points for each in moves)
    return Figures(
        len(moves),
        _mean(accuracy(each.loss) for each in moves),
        _mean(None if points is None else max(0.0, points) for points in lost),
        _mean(None if each.is_best is None else float(each.is_best) for each in moves),
    )


def _mean(values: Iterable[float | None]) -> float | None:
    known = [value for value in values if value is not None]
    return sum(known) / len(known) if known else None


def decisive(moves: Sequence[JudgedMove]) -> list[JudgedMove]:
    """The moves that decided a game, in its order: those that lost most of the win rate, or most
    points if no win rates are known.
    """
    has_rates = any(each.loss.win_rate is not None for each in moves)

    def weight(each: JudgedMove) -> tuple[float, float]:
        points, rate = each.loss.points or 0.0, each.loss.win_rate or 0.0
        return (rate, points) if has_rates else (points, 0.0)

    least = LEAST_SWING if has_rates else LEAST_POINTS
    found = [each for each in moves if weight(each)[0] >= least]
    worst = sorted(found, key=weight, reverse=True)[:MOMENTS]
    return sorted(worst, key=lambda each: each.number)

"""What the analysis panel shows, as immutable values: moves, mistakes, the graph. No Qt."""

from collections.abc import Iterator
from enum import IntEnum
from typing import NamedTuple

from tromp_gui.go.point import Point
from tromp_gui.record.evaluation import Evaluation, Loss

_SCALES = (5, 10, 20, 50, 100, 200, 500, 1000, 5000)
"""Leads, in points, that the upper edge can stand for."""
_STEPS = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000)
"""Distances, in moves, between two numbers below the graph."""


class Tab(IntEnum):
    """What the panel shows below the graph, in the order of its switch."""

    MOVES = 0
    MISTAKES = 1
    PEOPLE = 2
    REPORT = 3


class GraphState(NamedTuple):
    """The positions of a line, the index of the current one and a description of it.

    `win_rates` and `scores` say which curves are wanted; `mistakes` are indexes with what was lost.
    """

    points: tuple[Evaluation, ...] = ()
    current: int = 0
    words: str = ""
    win_rates: bool = True
    scores: bool = True
    mistakes: tuple[tuple[int, Loss], ...] = ()

    @property
    def has_win_rates(self) -> bool:
        """Whether there is a curve of win rates to show."""
        return self.win_rates and any(point.win_rate is not None for point in self.points)

    @property
    def has_scores(self) -> bool:
        """Whether there is a curve of scores to show."""
        return self.scores and any(point.score is not None for point in self.points)

    @property
    def scale(self) -> int:
        """The lead, in points, that the upper edge stands for."""
        most = max((abs(each.score) for each in self.points if each.score is not None), default=0)
        return next((scale for scale in _SCALES if most <= scale), _SCALES[-1])

    def rates(self) -> tuple[float | None, ...]:
        """Heights of the win rates, 0 to 1."""
        return tuple(point.win_rate for point in self.points)

    def leads(self) -> tuple[float | None, ...]:
        """Heights of the scores: 0 if White leads by the whole scale, 1 if Black does."""
        scale = self.scale
        return tuple(
            None if point.score is None else 0.5 + max(-1.0, min(1.0, point.score / scale)) / 2
            for point in self.points
        )

    def heights(self) -> tuple[float | None, ...]:
        """Heights of the main curve: win rates if there are any, otherwise scores."""
        return self.rates() if self.has_win_rates else self.leads()


def runs(heights: tuple[float | None, ...]) -> Iterator[list[tuple[int, float]]]:
    """The unbroken parts of a curve: indices with their heights."""
    run: list[tuple[int, float]] = []
    for index, height in enumerate(heights):
        if height is not None:
            run.append((index, height))
        elif run:
            yield run
            run = []
    if run:
        yield run


def ticks(last: int, room: float, apart: float) -> range:
    """The moves to number at least `apart` pixels apart, if moves 0 to `last` share `room`."""
    for step in _STEPS:
        if last == 0 or step * room / last >= apart:
            return range(0, last + 1, step)
    return range(0, last + 1, max(1, last))


class CandidateRow(NamedTuple):
    """A candidate move as texts; `move` None is a pass, `lost` what it loses in words."""

    move: Point | None
    name: str
    win_rate: str
    lead: str
    visits: str
    line: str
    lost: str = ""


class MistakeRow(NamedTuple):
    """A mistake as texts; `node` is its node's id, `better` the best move there, "" if unknown."""

    node: int
    number: str
    name: str
    better: str
    lost: str
    size: str


class EngineOpinion(NamedTuple):
    """The result of one engine: its name, how far it is, its moves and the index of the `chosen`
    one.

    `message` explains why there are no moves, or so little about them; `link` is the label of a
    button that helps.
    """

    name: str
    note: str = ""
    rows: tuple[CandidateRow, ...] = ()
    chosen: int | None = None
    message: str = ""
    link: str = ""


class AnalysisState(NamedTuple):
    """Everything in the panel. `share` is Black's win rate, None if unknown; `verdict` the
    evaluation in a few words; `shown` the number of the engine shown on the board; `mistake` the
    index of the current mistake; `progress` the progress of a whole-game analysis; `is_analysed`
    says whether any position of the line has an evaluation; `in_points` whether the moves' losses
    are known in points.
    """

    graph: GraphState = GraphState()
    share: float | None = None
    verdict: str = ""
    opinions: tuple[EngineOpinion, ...] = ()
    shown: int = 0
    mistakes: tuple[MistakeRow, ...] = ()
    mistake: int | None = None
    progress: str = ""
    is_analysed: bool = False
    in_points: bool = True

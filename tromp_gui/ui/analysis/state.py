"""What the analysis panel shows, as immutable values. No Qt."""

from __future__ import annotations

from typing import NamedTuple

from tromp_gui.go.point import Point
from tromp_gui.ui.analysis.graph_state import GraphState


class CandidateRow(NamedTuple):
    """A candidate move as texts; `move` None is a pass."""

    move: Point | None
    name: str
    win_rate: str
    lead: str
    visits: str
    line: str


class MistakeRow(NamedTuple):
    """A mistake as texts; `node` is its node's id."""

    node: int
    number: str
    name: str
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
    index of the current mistake; `progress` the progress of a whole-game analysis.
    """

    graph: GraphState = GraphState()
    share: float | None = None
    verdict: str = ""
    opinions: tuple[EngineOpinion, ...] = ()
    shown: int = 0
    mistakes: tuple[MistakeRow, ...] = ()
    mistake: int | None = None
    progress: str = ""

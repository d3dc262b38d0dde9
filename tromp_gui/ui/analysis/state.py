"""What the analysis panel shows, as frozen values. No Qt."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from tromp_gui.go.point import Point
from tromp_gui.ui.analysis.graph_state import GraphState


class CandidateRow(NamedTuple):
    """A move that an engine considers, as texts; `move` None is a pass."""

    move: Point | None
    name: str
    win_rate: str
    lead: str
    visits: str
    line: str


class MistakeRow(NamedTuple):
    """A move that lost much, as texts; `node` is its id."""

    node: int
    number: str
    name: str
    lost: str
    size: str


@dataclass(frozen=True, slots=True)
class EngineOpinion:
    """What one engine says: its name, how far it is, its moves, `chosen` the one in hand.

    `message` is a sentence: why it has no moves, or why there is so little of them; `link` offers
    what can be done.
    """

    name: str
    note: str = ""
    rows: tuple[CandidateRow, ...] = ()
    chosen: int | None = None
    message: str = ""
    link: str = ""


@dataclass(frozen=True, slots=True)
class AnalysisState:
    """Everything in the panel. `share` is Black's win rate, None if unknown; `verdict` tells in
    short how it is; `shown` the opinion that the board shows; `mistake` the index of the
    mistake looked at; `progress` a phrase while the whole game is looked at.
    """

    graph: GraphState = field(default_factory=GraphState)
    share: float | None = None
    verdict: str = ""
    opinions: tuple[EngineOpinion, ...] = ()
    shown: int = 0
    mistakes: tuple[MistakeRow, ...] = ()
    mistake: int | None = None
    progress: str = ""

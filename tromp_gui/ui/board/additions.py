"""What an analysis or a count adds to a board's state. Pure, no Qt."""

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import NamedTuple

from tromp_gui.go.point import Color, Point
from tromp_gui.scoring.count import Score, Why
from tromp_gui.scoring.unfilled import unfilled
from tromp_gui.ui.board.state import BoardState, CandidateMark, Mark, NumberedStone, Owner

_NOWHERE: Mapping[Point, float] = MappingProxyType({})


class AnalysisOverlay(NamedTuple):
    """An analysis of the node with the id `node`; a line (`numbered`) replaces the candidates.
    `played` is the move of the game there, `area` what alone was analysed, if not the whole board.
    """

    node: int
    ownership: Mapping[Point, float] = _NOWHERE
    candidates: tuple[CandidateMark, ...] = ()
    numbered: tuple[NumberedStone, ...] = ()
    played: Point | None = None
    area: frozenset[Point] = frozenset()


def with_analysis(state: BoardState, overlay: AnalysisOverlay) -> BoardState:
    """The same board with an analysis. Candidates replace the letters of variations."""
    candidates = () if overlay.numbered else overlay.candidates
    taken = {each.point for each in candidates} | {each.point for each in overlay.numbered}
    letters = {point: text for point, text in state.variations.items() if point not in taken}
    ghost = state.ghost
    if overlay.numbered or (ghost is not None and not ghost.refused and ghost.point in taken):
        ghost = None
    return state._replace(
        ownership=overlay.ownership,
        candidates=candidates,
        numbered=overlay.numbered,
        played=overlay.played,
        area=state.area or overlay.area,
        variations=letters,
        ghost=ghost,
    )


def with_question(
    state: BoardState, tried: Iterable[Point], area: frozenset[Point], answer: Point | None
) -> BoardState:
    """The board of an exercise: the points `tried` crossed, the hint's `area`, and the `answer` if
    it is revealed. Letters of variations, which would reveal it, are left out.
    """
    marks = {**state.marks, **dict.fromkeys(tried, Mark.CROSS)}
    shown = frozenset() if answer is None else frozenset({answer})
    return state._replace(variations={}, marks=marks, area=area, highlighted=shown)


_OWNERS = {Color.BLACK: Owner.BLACK, Color.WHITE: Owner.WHITE, None: Owner.NEUTRAL}


def with_score(
    state: BoardState, score: Score, unsure: frozenset[Point] = frozenset()
) -> BoardState:
    """The same board with a count: dead stones, the owner of each empty point and open borders,
    without variations.

    `unsure` are stones whose status is unclear.
    """
    owners = {
        point: _OWNERS[ownership.owner]
        for point, ownership in score.ownership.items()
        if ownership.why is not Why.LIVING_STONE
    }
    bare = state._replace(variations={}, marks={}, labels={})
    borders = unfilled(score).borders
    return bare._replace(dead=score.dead, owners=owners, unsure=unsure, open_borders=borders)

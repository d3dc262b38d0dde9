"""What an engine thinks of a node, as the board shows it. Pure, no Qt."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from tromp_gui.go.point import Point
from tromp_gui.ui.board.state import BoardState, CandidateMark, NumberedStone

_NOWHERE: Mapping[Point, float] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class AnalysisOverlay:
    """Belongs to the node of this id. While there is a line (`numbered`) it stands alone."""

    node: int
    ownership: Mapping[Point, float] = field(default_factory=lambda: _NOWHERE)
    candidates: tuple[CandidateMark, ...] = ()
    numbered: tuple[NumberedStone, ...] = ()


def with_analysis(state: BoardState, overlay: AnalysisOverlay) -> BoardState:
    """The same board with what an engine thinks; letters of variations give way to its moves."""
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
        variations=letters,
        ghost=ghost,
    )

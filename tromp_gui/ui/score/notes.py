"""Sentences of the Score layout that depend only on the position."""

from __future__ import annotations

from tromp_gui import wording
from tromp_gui.go.board import Board
from tromp_gui.go.rules import Scoring
from tromp_gui.match.phases import Dispute, Finished
from tromp_gui.scoring.count import Score, Why
from tromp_gui.scoring.seki import has_open_dame
from tromp_gui.wording import tr


def dame_to_fill(score: Score, board: Board) -> str:
    """That dame must be filled before this count (J1989, article 8); '' if there are none on
    `board`, or if the scoring gives points in seki too.
    """
    if score.scoring is not Scoring.TERRITORY_NO_SEKI:
        return ""
    neutral = frozenset(p for p, owned in score.ownership.items() if owned.why is Why.NEUTRAL)
    if not has_open_dame(board.with_stones(empty=score.dead), neutral):
        return ""
    return tr("Neutral points remain. These rules ask you to fill them before you count.")


def disputed(disputes: tuple[Dispute, ...]) -> str:
    """The disputed chains, each by one of its points, and who considers it dead."""
    return wording.listed(
        tr("{point} (dead according to {color})").format(
            point=wording.point_name(min(each.chain)), color=wording.color_name(each.dead_by)
        )
        for each in disputes
    )


def unended() -> str:
    """Why no result can be written here."""
    return tr("The game is not over here: go to its last move, or pass twice, to write a result.")


def ended(phase: Finished) -> str:
    """How the game ended, if not by this count."""
    text = tr("{result}. This count does not change the result.")
    return text.format(result=wording.result_sentence(phase.outcome.result))

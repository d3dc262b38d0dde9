"""Why a request is refused that is not a turn on the board, as sentences."""

from __future__ import annotations

from tromp_gui.match.denial import Denial, Denied
from tromp_gui.wording import point_name, tr


def denial(denied: Denied) -> str:
    """The reason as one sentence, with the points it is about."""
    return {
        Denial.NOT_NOW: tr("The rules do not allow that now."),
        Denial.NOT_YOUR_TURN: tr("It is the other player’s turn to decide."),
        Denial.ELSEWHERE: tr("The game is at another position. Go back to it first."),
        Denial.OUTSIDE: tr("Outside the board: {points}."),
        Denial.NO_STONE: tr("There is no stone on {points}."),
        Denial.ALREADY_MARKED: tr("{points} is already marked."),
        Denial.NOT_MARKED: tr("{points} is not marked."),
        Denial.NOTHING_DISPUTED: tr("Nothing is in dispute: mark the chains you disagree about."),
        Denial.ALREADY_DISCUSSED: tr(
            "Play a stone first: none has been played since the disagreement."
        ),
        Denial.NOT_OVER: tr("Play continues on the second board until both players have passed."),
    }[denied.denial].format(points=", ".join(map(point_name, sorted(denied.points))))

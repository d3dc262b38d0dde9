"""Why a wish is refused that is no turn on the board, as sentences."""

from __future__ import annotations

from tromp_gui.match.denial import Denial, Denied
from tromp_gui.wording import point_name, tr


def denial(denied: Denied) -> str:
    """The reason as one sentence, with the points it is about."""
    return {
        Denial.NOT_NOW: tr("The rules have no such step at this moment of the game."),
        Denial.NOT_YOUR_TURN: tr("It is the other player’s turn to speak."),
        Denial.ELSEWHERE: tr("The game stands at another position. Go back to it first."),
        Denial.OUTSIDE: tr("Outside the board: {points}."),
        Denial.NO_STONE: tr("No stone stands on {points}."),
        Denial.ALREADY_MARKED: tr("{points} is marked already."),
        Denial.NOT_MARKED: tr("{points} is not marked."),
        Denial.NOTHING_DISPUTED: tr("Nothing is disputed: mark the chains you differ about."),
        Denial.ALREADY_DISCUSSED: tr("Play a stone first: no stone came since the disagreement."),
        Denial.NOT_OVER: tr("The second board goes on until both have passed."),
    }[denied.denial].format(points=", ".join(map(point_name, sorted(denied.points))))

"""Why a turn or another command is refused, and warnings about suicide."""

from __future__ import annotations

from tromp_gui.go.move import Illegal, Reason
from tromp_gui.go.point import Color, Point
from tromp_gui.go.rules import Superko
from tromp_gui.match.actions import Denial, Denied
from tromp_gui.wording import color_name, listed, point_name, superko_name, tr
from tromp_gui.wording.translation import paragraph, plural


def denial(denied: Denied) -> str:
    """The reason as one sentence, with the points concerned."""
    return {
        Denial.NOT_NOW: tr("The rules do not allow that now."),
        Denial.NOT_YOUR_TURN: tr("It is the other player’s turn to decide."),
        Denial.ELSEWHERE: tr("The game is at another position. Go back to it first."),
        Denial.OUTSIDE: tr("Outside the board: {points}."),
        Denial.NO_STONE: tr("There is no stone on {points}."),
        Denial.ALREADY_MARKED: tr("{points} is already marked."),
        Denial.NOT_MARKED: tr("{points} is not marked."),
        Denial.NOTHING_DISPUTED: tr("Nothing is in dispute: mark the chains you disagree about."),
        Denial.MARKING: tr("Dead stones are being marked. Choose Play on first, then pass."),
        Denial.NOT_OVER: tr("Play continues on the second board until both players have passed."),
    }[denied.denial].format(points=listed(map(point_name, sorted(denied.points))))


def cycle_name(kos: int) -> str:
    """What a repetition through this many kos is called, as a sentence; '' for one ko."""
    if kos < 2:
        return ""
    names = {2: tr("A double ko."), 3: tr("A triple ko."), 4: tr("A quadruple ko.")}
    return names.get(kos) or tr("A cycle of {kos} kos.").format(kos=kos)


def refusal(
    point: Point | None,
    color: Color,
    illegal: Illegal,
    superko: Superko,
    turn: int | None = None,
    kos: int = 0,
    is_played: bool = False,
) -> str:
    """Why a turn of `color` is refused, as one sentence.

    `turn` is the number that the turn has or would have: with it a second sentence says how long
    ago the repeated position was, seen from before the turn, or from after it if it `is_played`.
    `kos` is the number of kos in the repetition (`kos_in_cycle`), 0 if unknown.
    """
    name = point_name(point)
    if illegal.reason in (Reason.KO, Reason.SUPERKO):
        back = turn - illegal.repeats if turn is not None and illegal.repeats is not None else None
        if illegal.reason is Reason.KO or (kos == 1 and back == 2):
            return _ko(name, illegal.repeats)
        said = (
            _repetition(name, color, illegal.repeats, superko),
            _ago(back, is_played),
            cycle_name(kos),
        )
        return paragraph(said)
    return {
        Reason.GAME_OVER: tr("The game is over."),
        Reason.NOT_YOUR_TURN: tr("It is {color}’s turn.").format(color=color_name(color.opponent)),
        Reason.HANDICAP: tr("Black places the handicap stones first; passing is not possible yet."),
        Reason.OUTSIDE: tr("That point is outside the board."),
        Reason.OCCUPIED: tr("There is already a stone on {point}.").format(point=name),
        Reason.SUICIDE: tr("{point} would be suicide, which these rules do not allow.").format(
            point=name
        ),
    }[illegal.reason]


def _ko(name: str, repeats: int | None) -> str:
    if not repeats or repeats < 0:
        text = tr("Ko: {point} would bring back the starting position. Play elsewhere first.")
    else:
        text = tr(
            "Ko: {point} would bring back the position after move {turn}. Play elsewhere first."
        )
    return text.format(point=name, turn=repeats)


def _repetition(name: str, color: Color, repeats: int | None, superko: Superko) -> str:
    if repeats and superko in (Superko.TAYLOR, Superko.NATURAL):
        text = _left(repeats)
    elif repeats is not None and repeats < 0:
        text = tr(
            "{point} would repeat a position from when the handicap stones were placed ({rule})."
        )
    elif not repeats:
        text = tr("{point} would repeat the position at the start ({rule}).")
    else:
        text = tr("{point} would repeat the position after move {turn} ({rule}).")
    rule, player = superko_name(superko), color_name(color)
    return text.format(point=name, color=player, turn=repeats, rule=rule)


def _left(repeats: int) -> str:
    """That a move would leave a board that the same player has left before."""
    if repeats < 0:
        return tr(
            "{point} would leave the board as {color} left it when the handicap stones were "
            "placed ({rule})."
        )
    return tr("{point} would leave the board as {color} left it after move {turn} ({rule}).")


def _ago(back: int | None, is_played: bool) -> str:
    """How many turns ago the repeated position was."""
    if back is None:
        return ""
    if back == 1:
        return tr("The board would not change.")
    moves = back if is_played else back - 1
    if moves <= 1:
        return ""
    return plural("wording", "That was 1 move ago.", "That was %n moves ago.", moves)


def suicide_ahead(stones: int) -> str:
    """That a legal move would remove `stones` of the player's own stones."""
    return plural(
        "wording", "Suicide: your stone comes off.", "Suicide: your %n stones come off.", stones
    )


def suicide_done(color: Color, stones: int) -> str:
    """That the last move removed `stones` of the player's own stones; no full stop."""
    return plural(
        "wording",
        "Suicide: {color}’s stone came off",
        "Suicide: {color}’s %n stones came off",
        stones,
    ).format(color=color_name(color))

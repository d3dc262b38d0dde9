"""The last turn, if the board does not show it: a pass or a suicide."""

from __future__ import annotations

from tromp_gui.go.point import Color
from tromp_gui.match.phases import Playing, Playout
from tromp_gui.session.game.match_session import MatchSession
from tromp_gui.session.game.record_session import RecordSession
from tromp_gui.wording import color_name, tr
from tromp_gui.wording.refusals import suicide_done


def passed(record: RecordSession) -> Color | None:
    """The player who passed at the current node; None if it has no pass."""
    played = record.at_node().played
    return played[-1].turn.color if played and played[-1].turn.is_pass else None


def last_turn(record: RecordSession) -> str:
    """The pass or suicide at the current node, without a full stop; '' for other moves."""
    color = passed(record)
    if color is not None:
        return tr("{color} passed").format(color=color_name(color))
    node, played = record.cursor, record.at_node().played
    if not played or node.parent is None:
        return ""
    turn, after = played[-1].turn, record.at_node().position
    if turn.point is None or played[-1].illegal or turn.point not in after.grid:
        return ""
    if after.board.at(turn.point) is not None:
        return ""
    own = turn.color is Color.WHITE
    lost = after.lost[own] - record.at_node(node.parent).position.lost[own]
    return suicide_done(turn.color, lost) if lost > 0 else ""


def notice(record: RecordSession, match: MatchSession) -> str:
    """The notice at the board's edge: that a player has passed in a game in progress."""
    color = passed(record)
    if color is None or not match.is_at_play or not isinstance(match.phase, Playing | Playout):
        return ""
    if match.position.is_over:
        return ""
    text = tr("{color} passed. {other}’s turn.")
    return text.format(color=color_name(color), other=color_name(match.position.to_play))

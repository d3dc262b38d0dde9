"""Sentences: why a point counts as it does, what a click would change, what the last turn was."""

from __future__ import annotations

from decimal import Decimal

from tromp_gui import wording
from tromp_gui.go.point import Color, Point
from tromp_gui.match.phases import Playing, Playout
from tromp_gui.scoring.dead_stones import Reach, Refusal
from tromp_gui.session.game.endings import OFFICIAL
from tromp_gui.session.game.record_session import RecordSession
from tromp_gui.session.game.score_session import ScoreSession
from tromp_gui.ui.kit.key_text import modifier_text
from tromp_gui.ui.shell.situation import Situation
from tromp_gui.wording import color_name, tr
from tromp_gui.wording.chain_status import status_sentence
from tromp_gui.wording.refusals import suicide_done
from tromp_gui.wording.translation import plural


def point_in_count(score: ScoreSession, point: Point, is_marking: bool) -> str:
    """Whose point it is and why; with `is_marking`, first what a click would change."""
    counts = score.counts()
    lines = []
    flips = score.flips(point, Reach.REGION) if is_marking else frozenset()
    if flips is Refusal.PASS_ALIVE:
        lines.append(refused(flips))
    elif flips and not isinstance(flips, Refusal):
        lines += _preview(score, point, flips)
    name = wording.point_name(point)
    lines.append(wording.labelled(name, wording.ownership(counts.agreed.ownership[point])))
    found = score.reasons.statuses.get(point) if score.reasons else None
    if found is not None:
        lines.append(tr("Proposed as {status}").format(status=status_sentence(found)))
    return "\n".join(lines)


def _preview(score: ScoreSession, point: Point, flips: frozenset[Point]) -> list[str]:
    counts, alive = score.counts(), point in score.marks
    after = score.counted(counts.marks ^ flips)
    if alive:
        text = plural(
            "wording", "Click: this stone is alive", "Click: these %n stones are alive", len(flips)
        )
    else:
        text = plural(
            "wording", "Click: this stone is dead", "Click: these %n stones are dead", len(flips)
        )
    changes = [
        f"{wording.color_name(color)} {_signed(after.tally(color).total - now)}"
        for color in Color
        if (now := counts.agreed.tally(color).total) != after.tally(color).total
    ]
    return [text, "   ".join(changes)] if changes else [text]


def _signed(change: Decimal) -> str:
    return ("+" if change > 0 else "") + wording.number(change)


def refused(refusal: Refusal) -> str:
    """Why a click marked nothing."""
    return {
        Refusal.NO_STONE: tr("There is no stone here to mark."),
        Refusal.PASS_ALIVE: tr(
            "This chain is alive even if its owner always passes. {key}-click marks it anyway."
        ).format(key=modifier_text("Ctrl")),
    }[refusal]


def passed(now: Situation) -> Color | None:
    """The player who passed at the current node; None if it has no pass."""
    played = now.at_node.played
    return played[-1].turn.color if played and played[-1].turn.is_pass else None


def last_turn(now: Situation, record: RecordSession) -> str:
    """The pass or suicide at the current node, without a full stop; '' for other moves."""
    color = passed(now)
    if color is not None:
        is_official = now.node.has(OFFICIAL)
        said = tr("{color} passed officially") if is_official else tr("{color} passed")
        return said.format(color=color_name(color))
    node, played = now.node, now.at_node.played
    if not played or node.parent is None:
        return ""
    turn, after = played[-1].turn, now.at_node.position
    if turn.point is None or played[-1].illegal or turn.point not in after.grid:
        return ""
    if after.board.at(turn.point) is not None:
        return ""
    own = turn.color is Color.WHITE
    lost = after.lost[own] - record.at_node(node.parent).position.lost[own]
    return suicide_done(turn.color, lost) if lost > 0 else ""


def notice(now: Situation) -> str:
    """The notice at the board's edge: that a player has passed in a game in progress."""
    color = passed(now)
    if color is None or not now.is_at_play or not isinstance(now.phase, Playing | Playout):
        return ""
    if now.position.is_over:
        return ""
    is_official = now.node.has(OFFICIAL)
    text = tr("{color} passed. {other}’s turn.")
    if is_official:
        text = tr("{color} passed officially. {other}’s turn.")
    return text.format(color=color_name(color), other=color_name(now.position.to_play))

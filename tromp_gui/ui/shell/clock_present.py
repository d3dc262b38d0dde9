"""What a clock shows: digits, overtime in words, and whether time is short."""

from __future__ import annotations

from typing import NamedTuple

from tromp_gui.go.point import Color
from tromp_gui.match.clock import Absolute, ByoYomi, Canadian, Clock, Fischer
from tromp_gui.record.node import Node, Tree
from tromp_gui.session.game.clock_session import ClockSession, clock_left, is_short
from tromp_gui.wording import DOT, tr
from tromp_gui.wording.translation import localized, plural


class ClockFace(NamedTuple):
    """The digits, the text that belongs to them, and whether they are shown as an alarm."""

    digits: str = ""
    words: str = ""
    is_short: bool = False


def clock_face(session: ClockSession, color: Color) -> ClockFace:
    """The clock of a player; empty without a clock."""
    clocks = session.clocks
    clock = clocks.of(color) if clocks else None
    if clock is None:
        return ClockFace()
    is_running, has_alarm = session.running is color, is_short(clock)
    words = overtime_words(clock)
    if session.is_paused and clocks is not None and clocks.running is color:
        words = tr("{clock}, paused").format(clock=words) if words else tr("paused")
    return ClockFace(digits(clock.left, has_alarm), words, is_running and has_alarm)


def time_left(tree: Tree, node: Node, color: Color) -> str:
    """The time that a player had left at a node, as the file says it: "4:07  ·  3 periods left"."""
    clock = clock_left(tree, node, color)
    if clock is None:
        return ""
    words = "" if clock.overtime is None else overtime_words(clock)
    return DOT.join(filter(None, (digits(clock.left), words)))


def digits(ms: int, has_tenths: bool = False) -> str:
    """A time as on a clock, rounded up: "1:02:03", "4:07"; below ten seconds with tenths, "9.4"."""
    if has_tenths and 0 < ms < 10_000:
        tenths = -(-ms // 100)
        return localized(f"{tenths // 10}.{tenths % 10}") if tenths < 100 else "0:10"
    seconds = -(-ms // 1000)
    hours, minutes = divmod(seconds // 60, 60)
    if hours:
        return f"{hours}:{minutes:02}:{seconds % 60:02}"
    return f"{minutes}:{seconds % 60:02}"


def overtime_words(clock: Clock) -> str:
    """The overtime of a clock in words."""
    if clock.is_out:
        return tr("time is up")
    match clock.control:
        case ByoYomi() if clock.overtime == 1:
            return tr("the last period")
        case ByoYomi() if clock.overtime:
            return plural("wording", "1 period left", "%n periods left", clock.overtime)
        case Canadian() if clock.overtime:
            return plural(
                "wording",
                "1 move to play in this time",
                "%n moves to play in this time",
                clock.overtime,
            )
        case ByoYomi(_, periods, period):
            return tr("then {count} × {time}").format(count=periods, time=digits(period))
        case Canadian(_, stones, period):
            text = plural("wording", "then 1 move in {time}", "then %n moves in {time}", stones)
            return text.format(time=digits(period))
        case Fischer(_, increment):
            return tr("+{seconds} s per move").format(seconds=-(-increment // 1000))
        case Absolute():
            return ""
    return ""

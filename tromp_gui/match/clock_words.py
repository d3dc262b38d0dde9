"""Clocks in a record: writing and reading SGF's TM, OT, BL, WL, OB and OW.

FF[4]: TM, BL and WL are seconds; OT is free text, so we write the most common forms ("5x30
byo-yomi", "25/600 Canadian", "15 fischer"). OB and OW are the turns left in an overtime period or,
as servers write for byo-yomi, the periods left; they are only written in overtime.
"""

from __future__ import annotations

import re
from decimal import Decimal, InvalidOperation
from typing import NamedTuple

from tromp_gui.go.point import Color
from tromp_gui.go.result import plain
from tromp_gui.match.clock import Absolute, ByoYomi, Canadian, Clock, Fischer, TimeControl

_MOST = 1_000_000_000
"""More seconds than any game has."""

_LONGEST = 200
"""In characters; no text for a time is longer."""
_NUMBER = r"(\d+(?:[.,]\d+)?)"
_UNIT = r"\s*(s|sec|secs|seconds?|m|min|mins|minutes?)?\.?"
_BYO_YOMI = rf"(\d{{1,6}})\s*[x×*]\s*{_NUMBER}{_UNIT}\s*(?:(?:japanese\s*)?byo-?\s?yomi)?"
_CANADIAN = (
    rf"(\d{{1,6}})\s*(?:moves|stones)?\s*/\s*{_NUMBER}{_UNIT}\s*(?:canadian(?:\s*byo-?yomi)?)?"
)
_FISCHER = rf"\+?\s*{_NUMBER}{_UNIT}\s*(?:fischer|increment)"
_SIMPLE = rf"{_NUMBER}{_UNIT}\s*(?:simple|per\s+move)"
_EACH = r"black\s+(.*?)\s*;\s*white\s+(.*)"
_SUMMED = rf"{_NUMBER}\s*(?:\+\s*(.*))?"


class ReadTime(NamedTuple):
    """The time of both players by TM and OT (None: no limit), and whether all was understood."""

    black: TimeControl | None
    white: TimeControl | None
    is_understood: bool = True


def time_properties(black: TimeControl | None, white: TimeControl | None) -> dict[str, str]:
    """The texts of TM and OT: one time for both players, as in SGF, or two times in OT."""
    if black != white:
        return {"OT": f"Black {_summed(black)}; White {_summed(white)}"}
    if black is None:
        return {}
    overtime = overtime_text(black)
    return {"TM": _seconds(black.main)} | ({"OT": overtime} if overtime else {})


def overtime_text(control: TimeControl) -> str:
    """The text of OT; empty for absolute time."""
    match control:
        case ByoYomi(_, periods, period):
            return f"{periods}x{_seconds(period)} byo-yomi"
        case Canadian(_, stones, period):
            return f"{stones}/{_seconds(period)} Canadian"
        case Fischer(_, increment):
            return f"{_seconds(increment)} fischer"
    return ""


def read_time(tm: str | None, ot: str | None) -> ReadTime:
    """The players' time from the texts of TM and OT, each None if missing."""
    each = re.fullmatch(_EACH, (ot or "")[: _LONGEST + 1].strip().lower())
    if each:
        black, white = _read_summed(each[1]), _read_summed(each[2])
        return ReadTime(black[0], white[0], black[1] and white[1])
    main = 0 if tm is None else read_seconds(tm)
    control, understood = _read(main or 0, ot or "")
    return ReadTime(control, control, understood and main is not None)


def left_properties(color: Color, clock: Clock | None) -> dict[str, str]:
    """The texts of BL (WL) and, in overtime, OB (OW) for the clock after a turn."""
    if clock is None:
        return {}
    names = ("BL", "OB") if color is Color.BLACK else ("WL", "OW")
    overtime = {} if clock.overtime is None else {names[1]: str(clock.overtime)}
    return {names[0]: _seconds(clock.left)} | overtime


def read_left(clock: Clock, left: str, overtime: str | None) -> Clock | None:
    """The clock from the texts of BL and OB (WL and OW); None if they are not understood.

    `clock` is any clock of that player. Missing overtime means main time.
    """
    ms = read_seconds(left)
    word = (overtime or "").strip()
    if ms is None or (word and not (word.isascii() and word.isdigit() and len(word) < 7)):
        return None
    return clock._replace(left=ms, overtime=int(word) if word else None).used(0)


def read_seconds(text: str) -> int | None:
    """A number of seconds in ms; None if it is not a number, negative or absurdly large."""
    try:
        seconds = Decimal(text.strip().replace(",", "."))
    except InvalidOperation:
        return None
    if not seconds.is_finite() or not 0 <= seconds <= _MOST:
        return None
    return int(seconds * 1000)


def _read(main: int, ot: str) -> tuple[TimeControl | None, bool]:
    """The control of a main time and an OT text, and whether that was understood."""
    word = ot.strip().lower()
    if len(word) > _LONGEST:
        return (Absolute(main) if main else None), False
    if word in ("", "none", "0 none", "absolute"):
        return (Absolute(main) if main else None), True
    if found := re.fullmatch(_BYO_YOMI, word):
        return _byo_yomi(main, int(found[1]), _ms(found[2], found[3]))
    if found := re.fullmatch(_SIMPLE, word):
        return _byo_yomi(main, 1, _ms(found[1], found[2]))
    if found := re.fullmatch(_CANADIAN, word):
        stones, period = int(found[1]), _ms(found[2], found[3])
        if stones and period:
            return Canadian(main, stones, period), True
    if found := re.fullmatch(_FISCHER, word):
        return Fischer(main, _ms(found[1], found[2])), True
    return (Absolute(main) if main else None), False


def _byo_yomi(main: int, periods: int, period: int) -> tuple[TimeControl | None, bool]:
    if periods and period:
        return ByoYomi(main, periods, period), True
    return (Absolute(main) if main else None), True


def _summed(control: TimeControl | None) -> str:
    if control is None:
        return "none"
    overtime = overtime_text(control)
    return _seconds(control.main) + (f" + {overtime}" if overtime else "")


def _read_summed(text: str) -> tuple[TimeControl | None, bool]:
    found = re.fullmatch(_SUMMED, text)
    if found is None:
        return None, text == "none"
    return _read(read_seconds(found[1]) or 0, found[2] or "")


def _ms(number: str, unit: str | None) -> int:
    ms = read_seconds(number) or 0
    return ms * 60 if (unit or "").startswith("m") else ms


def _seconds(ms: int) -> str:
    return plain(Decimal(ms) / 1000)

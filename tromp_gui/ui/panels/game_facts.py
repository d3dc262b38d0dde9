"""Facts of a game for the players' cards: result, event, date."""

from __future__ import annotations

import re

from PySide6.QtCore import QDate, QLocale

from tromp_gui import wording
from tromp_gui.go.result import parse_result
from tromp_gui.record.game_info import GameInfo
from tromp_gui.wording import DOT

_DAY = re.compile(r"\d{4}-\d{2}-\d{2}")
_WEEKDAY = re.compile(r"[\s,،]*\bdddd\b[\s,.،]*|\s*dddd\s*")


def day(date: QDate) -> str:
    """A date with the month's name, in the language's order."""
    locale = QLocale()
    form = _WEEKDAY.sub("", locale.dateFormat(QLocale.FormatType.LongFormat))
    return locale.toString(date, form)


def game_date(text: str) -> str:
    """A game's date (SGF's DT) as the language writes it; anything but a single day unchanged."""
    if not _DAY.fullmatch(text):
        return text
    date = QDate.fromString(text, "yyyy-MM-dd")
    return day(date) if date.isValid() else text


def game_facts(info: GameInfo) -> str:
    """Result, event and date in one line; '' if there are none."""
    result = parse_result(info.result)
    said = wording.result_sentence(result) if result is not None else info.result
    event = wording.listed((info.event, info.round))
    parts = (said, event or info.game_name, game_date(info.date))
    return DOT.join(part for part in parts if part)

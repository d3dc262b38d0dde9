"""Dates as people write them, in their language."""

from __future__ import annotations

import re

from PySide6.QtCore import QDate, QLocale

_DAY = re.compile(r"\d{4}-\d{2}-\d{2}")
_WEEKDAY = re.compile(r"[\s,،]*\bdddd\b[\s,.،]*|\s*dddd\s*")


def day(date: QDate) -> str:
    """A day with its month's name, as the language orders them."""
    locale = QLocale()
    form = _WEEKDAY.sub("", locale.dateFormat(QLocale.FormatType.LongFormat))
    return locale.toString(date, form)


def game_date(text: str) -> str:
    """The date of a game, as SGF's DT writes it; what is no single day stays as it came."""
    if not _DAY.fullmatch(text):
        return text
    date = QDate.fromString(text, "yyyy-MM-dd")
    return day(date) if date.isValid() else text

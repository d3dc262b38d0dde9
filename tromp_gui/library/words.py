"""Normalising texts of game records for comparison: dates, ranks, and names in any script."""

from __future__ import annotations

import re
import unicodedata

_DATE = re.compile(
    r"(?<!\d)([12]\d{3})(?:(?!\d)(?:\s*[-/.年]\s*(\d{1,2})(?!\d)(?:\s*[-/.月]\s*(\d{1,2})(?!\d))?)?"
    r"|([01]\d)([0-3]\d)(?!\d))",
    re.ASCII,
)
"""Year, month and day, with signs between them or (as MultiGo writes) without."""
_NEXT = re.compile(
    r"\s*[日月年]?\s*(?:[,、;~〜–—]|-(?=\s*[12]\d{3})|\s-\s)\s*"
    r"(?:(\d{1,2})(?!\d)(?:[-/.月](\d{1,2})(?!\d))?(?=\s*(?:[-,、;~〜–—日月]|$)))?",
    re.ASCII,
)
"""What separates the dates of a list or a span, and a day or month in short, as FF[4] allows."""
_ERAS = {
    "令和": 2018, "平成": 1988, "昭和": 1925, "大正": 1911, "明治": 1867, "慶応": 1864,
    "慶應": 1864, "元治": 1863, "文久": 1860, "万延": 1859, "安政": 1853, "嘉永": 1847,
    "弘化": 1843, "天保": 1829, "文政": 1817, "文化": 1803, "享和": 1800, "寛政": 1788,
    "天明": 1780, "安永": 1771, "明和": 1763, "宝暦": 1750, "寛延": 1747, "延享": 1743,
    "寛保": 1740, "元文": 1735, "享保": 1715, "正徳": 1710, "宝永": 1703, "元禄": 1687,
    "貞享": 1683, "天和": 1680, "延宝": 1672, "寛文": 1660, "民国": 1911, "民國": 1911,
}  # fmt: skip
"""The year before the first of an era; months of eras before 1873 are taken as they are written."""
_ERA = re.compile(f"({'|'.join(_ERAS)})\\s*(元|[0-9]{{1,2}})\\s*年?")
_CJK_NUMBER = re.compile(r"[一二三四五六七八九十]{1,3}(?=\s*[年月日])")
_RANK = re.compile(r"(\d{1,2})\s*(k|d|p)")
_CJK_RANK = re.compile(r"([一二三四五六七八九十\d]+)([段級级])")
_NUMERALS = "一二三四五六七八九"
_DAN, _PROFESSIONAL = 0, 20
_ACCENTS = re.compile("[\u0300-\u036f]")


def clean(text: str) -> str:
    """The text without what a database cannot store: lone surrogates and NUL characters."""
    return text.encode("utf-8", "replace").decode().replace("\0", " ")


def folded(text: str) -> str:
    """The text normalised for comparison: no capitals, no accents, no full-width letters."""
    plain = _ACCENTS.sub("", unicodedata.normalize("NFKD", clean(text)))
    return unicodedata.normalize("NFC", plain.casefold())


def days_of(text: str) -> tuple[int, int] | None:
    """The first and the last day in a DT value as numbers such as 18460721; unknown parts are 0.

    Reads FF[4]'s form with its lists, also with slashes, points or 年月日 instead of hyphens,
    spans, and Japanese eras.
    """
    text = _CJK_NUMBER.sub(
        lambda found: str(_numeral(found[0])), unicodedata.normalize("NFKC", text)
    )
    text = _ERA.sub(_year_of_era, text)
    found = _DATE.search(text)
    if found is None:
        return None
    first = last = _day(*_parts(found))
    while found := _NEXT.match(text, found.end()):
        one, other = found.groups()
        if one is None:
            if (date := _DATE.match(text, found.end())) is None:
                break
            found, latest = date, _day(*_parts(date))
        elif other or last % 100:
            latest = _day(
                last // 10000, int(one) if other else last // 100 % 100, int(other or one)
            )
        else:
            latest = _day(last // 10000, int(one), 0)
        last = max(last, latest)
    return min(first, last), last


def _parts(found: re.Match[str]) -> tuple[int, int, int]:
    year, month, day, months, days = found.groups()
    return int(year), int(month or months or 0), int(day or days or 0)


def _day(year: int, month: int, day: int) -> int:
    if not 1 <= month <= 12:
        month = day = 0
    return year * 10000 + month * 100 + (day if 1 <= day <= 31 else 0)


def _year_of_era(found: re.Match[str]) -> str:
    number = 1 if found[2] == "元" else int(found[2])
    return f"{_ERAS[found[1]] + number}年"


def level_of(rank: str) -> int | None:
    """A rank as a number: 30 to 1 kyu are -30 to -1, dan from 1, professional dan from 21."""
    text = folded(rank)
    if match := _RANK.search(text):
        number, kind = int(match[1]), match[2]
        if not number:
            return None
        professional = kind == "p" or "pro" in text
        return -number if kind == "k" else number + (_PROFESSIONAL if professional else _DAN)
    if match := _CJK_RANK.search(text):
        number = _numeral(match[1])
        return (number if match[2] == "段" else -number) or None
    return 1 if text.strip() == "初段" else None


def _numeral(text: str) -> int:
    """1 to 99, in digits or as 十二."""
    if text.isascii():
        return int(text[:2])
    tens, ten, ones = text.rpartition("十")
    units = _NUMERALS.find(ones[-1:]) + 1 if ones else 0
    return units + (10 * (_NUMERALS.find(tens[-1:]) + 1 if tens else 1) if ten else 0)

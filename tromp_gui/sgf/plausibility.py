"""How likely bytes are to be text in an encoding, judged by what Go files contain.

A game record contains names, ranks, results and comments, often only a few words; statistics of
whole languages need more. So the weight of a character depends on whether it is frequent in Go
files, in daily use (the level-1 tables of the East Asian standards), or neither.
"""

from __future__ import annotations

import re
import unicodedata
from typing import NamedTuple

GO_ENCODINGS = (
    "gb18030", "big5", "cp932", "euc_jp", "cp949", "cp1251", "koi8-r", "cp1252", "cp1250",
)  # fmt: skip
"""The encodings of game records found without CA, by Python's names."""


class _Script(NamedTuple):
    """An East Asian standard: the characters frequent in Go files, and the lead bytes of characters
    in daily use and of signs and syllabaries.
    """

    frequent: frozenset[str]
    daily: range
    signs: range


_CHINESE = "的一是不了在有这個个中大为上到说这们先手子目半盘劫死活先让定式布局官子"
_RANKS = "一二三四五六七八九十初段級级年月日第回局戦战戰賽赛名人王座杯盃棋院"
_SCRIPTS = {
    "gb18030": _Script(
        frozenset(_CHINESE + _RANKS + "围黑白胜负应该这里后来吃断补扳长跳飞立冲打征好李世石古力"),
        range(0xB0, 0xD8),
        range(0xA1, 0xA4),
    ),
    "big5": _Script(
        frozenset(_CHINESE + _RANKS + "圍黑白勝負應該這裡後來吃斷補扳長跳飛立衝打征好盤讓為說們"),
        range(0xA4, 0xC7),
        range(0xA1, 0xA4),
    ),
    "cp932": _Script(
        frozenset(_RANKS + "黒白勝負押目半碁囲本因坊先番手中大小天元期挑コミ木田山林藤"),
        range(0x88, 0x98),
        range(0x81, 0x84),
    ),
    "euc_jp": _Script(
        frozenset(_RANKS + "黒白勝負押目半碁囲本因坊先番手中大小天元期挑コミ木田山林藤"),
        range(0xB0, 0xD0),
        range(0xA1, 0xA6),
    ),
    "cp949": _Script(
        frozenset(
            "바둑흑백단급승불계집반국전대회기제배결이김박최정조신강유다는에의을가고하지도로은한사"
            "를어서자나리아인그시부안라수일보해스마구여있창호훈현환진성삼화재시간초읽"
        ),
        range(0xB0, 0xC9),
        range(0xA1, 0xA4),
    ),
}
EAST_ASIAN = frozenset(_SCRIPTS)
"""Those of GO_ENCODINGS with characters of several bytes, which not all bytes fit."""
_ACCENTED = {
    "cp1252": frozenset("äöüßÄÖÜéèêëàâçôûùîïáíóúñåøæÅØÆ“”‘’„–—…€¿¡«»°´"),
    "cp1250": frozenset("ąćęłńóśźżŁŚŻáčďéěíňřšťúůýžČŘŠŽőűäöüß“”„–—…€"),
}
_CYRILLIC = re.compile("[А-ЯЁ]?[а-яё]+|[А-ЯЁ]+")
_FREQUENT_CYRILLIC = frozenset("оеаинтсрвлкмдпуыябгчОЕАИНТСРВЛКМДПБГЧ")
_VOWELS = frozenset("аеёиоуыэюяАЕЁИОУЫЭЮЯ")
_RUN = re.compile(r"[^\W\d_a-zA-Z]{3}")
_CASE_MIXED = re.compile("[a-zß-öø-ÿ][A-ZÀ-ÖØ-ÞŸ]")
_WORD = re.compile(r"[^\W\d_]+")
_FREQUENT, _DAILY, _SIGN, _RARE, _IMPOSSIBLE = 1.0, 0.4, 0.2, -0.6, -2.0


def plausibility(sample: bytes, encoding: str) -> float:
    """From 1.0 (every character is frequent in Go files in this encoding) to -2.0.

    `encoding` is one of GO_ENCODINGS; bytes that do not fit it count as impossible.
    """
    text = sample.decode(encoding, "surrogateescape")
    if encoding in _SCRIPTS:
        weights = [_east_asian(char, encoding) for char in text if char > "\x7f"]
    else:
        weights = [weight for word in _words(text) for weight in _alphabetic(word, encoding)]
    return sum(weights) / len(weights) if weights else 0.0


def _east_asian(char: str, encoding: str) -> float:
    if "\udc80" <= char <= "\udcff":
        return _IMPOSSIBLE
    script = _SCRIPTS[encoding]
    if char in script.frequent or "\u3041" <= char <= "\u3093":
        return _FREQUENT
    lead = char.encode(encoding)[0]
    if lead in script.daily:
        return _DAILY
    if "\u30a1" <= char <= "\u30fc" and encoding in ("cp932", "euc_jp"):
        return _DAILY
    return _SIGN if lead in script.signs and not char.isalpha() else _RARE


def _words(text: str) -> list[str]:
    """Words, and signs one by one, that are not all ASCII."""
    return [each for each in re.findall(rf"{_WORD.pattern}|.", text) if not each.isascii()]


def _alphabetic(word: str, encoding: str) -> list[float]:
    """The weight of each character beyond ASCII in a word, or of one sign."""
    beyond = [char for char in word if char > "\x7f"]
    if any(unicodedata.category(char) in ("Cs", "Cc", "Cn") for char in beyond):
        return [_IMPOSSIBLE] * len(beyond)
    if encoding in ("cp1251", "koi8-r"):
        if len(word) == 1 and word in "авикосуяАВИКОСУЯ":
            return [_SIGN]
        if _CYRILLIC.fullmatch(word) and not _VOWELS.isdisjoint(word):
            most = _SIGN if word.isupper() else _FREQUENT
            return [most if char in _FREQUENT_CYRILLIC else min(most, _DAILY) for char in word]
        return [_SIGN if char in "“”«»–—…№" else _RARE for char in beyond]
    usual = _ACCENTED[encoding]
    if _CASE_MIXED.search(word) or (_RUN.search(word) and not usual.issuperset(beyond)):
        return [_RARE] * len(beyond)
    return [0.8 if char in usual else _DAILY if char.isalpha() else _RARE for char in beyond]

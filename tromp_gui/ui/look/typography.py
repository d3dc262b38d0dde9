"""Sizes of type, all relative to the system's font, with figures of one width."""

from __future__ import annotations

from enum import IntEnum
from typing import NamedTuple

from PySide6.QtGui import QFont, QFontDatabase, QFontInfo
from PySide6.QtWidgets import QApplication

SYSTEM_PX = 13
"""The system font's size, in pixels, at which the sizes of `Type` are given."""


class Type(IntEnum):
    """A size of type in pixels at a system font of 13 px."""

    AXIS = 11
    SMALL = 12
    BODY = 13
    COMMENT = 14
    NAME = 15
    TOTAL = 17
    CLOCK_SMALL = 24
    WELCOME = 26
    CLOCK = 32


class Letters(NamedTuple):
    """The letters of a language that a system may lack, and the families that have them.

    China, Japan and Korea share letters and write them differently: a system that is set to
    another language finds any of their families, so ours name the right ones.
    """

    system: QFontDatabase.WritingSystem
    families: tuple[str, ...]


LETTERS = {
    "ja": Letters(
        QFontDatabase.WritingSystem.Japanese,
        ("Noto Sans CJK JP", "Noto Sans JP", "Hiragino Sans", "Yu Gothic UI", "IPAGothic"),
    ),
    "ko": Letters(
        QFontDatabase.WritingSystem.Korean,
        ("Noto Sans CJK KR", "Noto Sans KR", "Apple SD Gothic Neo", "Malgun Gothic"),
    ),
    "zh_CN": Letters(
        QFontDatabase.WritingSystem.SimplifiedChinese,
        ("Noto Sans CJK SC", "Noto Sans SC", "PingFang SC", "Microsoft YaHei",
         "WenQuanYi Micro Hei"),
    ),
    "zh_TW": Letters(
        QFontDatabase.WritingSystem.TraditionalChinese,
        ("Noto Sans CJK TC", "Noto Sans TC", "PingFang TC", "Microsoft JhengHei",
         "AR PL UMing TW"),
    ),
}  # fmt: skip
"""By the code of the language; others need nothing."""


def with_letters(font: QFont, language: str) -> QFont:
    """A copy of `font` that takes the letters it lacks from the families of a language (a code)."""
    copy, letters = QFont(font), LETTERS.get(language)
    if letters is not None:
        copy.setFamilies([QFontInfo(font).family(), *letters.families])
    return copy


def scale() -> float:
    """The application's font in units of 13 px."""
    return QFontInfo(QApplication.font()).pixelSize() / SYSTEM_PX


def scaled(length: float) -> int:
    """A height or width that has to hold type: grows with the font, never shrinks."""
    return round(length * max(1.0, scale()))


def pixels(size: Type) -> int:
    """The size in whole pixels under the present font."""
    return max(1, round(size * scale()))


def tabular(font: QFont) -> QFont:
    """A copy of `font` whose figures all have one width (OpenType `tnum`)."""
    copy = QFont(font)
    copy.setFeature(QFont.Tag("tnum"), 1)
    return copy


def font(size: Type, weight: int = 400) -> QFont:
    """The system's font at `size` and `weight` (100 to 900), with tabular figures."""
    made = tabular(QApplication.font())
    made.setPixelSize(pixels(size))
    made.setWeight(QFont.Weight(weight))
    return made

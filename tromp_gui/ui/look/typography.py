"""Font sizes relative to the system's font, tabular figures, and fonts for a language."""

from __future__ import annotations

import sys
from enum import IntEnum
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QLocale
from PySide6.QtGui import QFont, QFontDatabase, QFontInfo
from PySide6.QtWidgets import QApplication

from tromp_gui.system import install_line

SYSTEM_PX = 13
"""The system font's size in pixels for which the sizes of `Type` are given."""


class Type(IntEnum):
    """A font size in pixels at a system font of 13 px."""

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
    """The script of a language that a system may lack, and font families that have it.

    China, Japan and Korea write shared characters differently, and a system set to another language
    uses any of their fonts, so these families name the right ones.
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
"""By language code; other languages need nothing."""


def with_letters(font: QFont, language: str) -> QFont:
    """A copy of `font` that takes missing characters from the families of a language (a code)."""
    copy, letters = QFont(font), LETTERS.get(language)
    if letters is not None:
        copy.setFamilies([QFontInfo(font).family(), *letters.families])
    return copy


def scale() -> float:
    """The application's font size, relative to 13 px."""
    return QFontInfo(QApplication.font()).pixelSize() / SYSTEM_PX


def scaled(length: float) -> int:
    """A height or width that contains text: grows with the font, never shrinks."""
    return round(length * max(1.0, scale()))


def pixels(size: Type) -> int:
    """The size in whole pixels with the current font."""
    return max(1, round(size * scale()))


def tabular(font: QFont) -> QFont:
    """A copy of `font` whose figures all have the same width (OpenType `tnum`)."""
    copy = QFont(font)
    copy.setFeature(QFont.Tag("tnum"), 1)
    return copy


def font(size: Type, weight: int = 400) -> QFont:
    """The system's font at `size` and `weight` (100 to 900), with tabular figures."""
    made = tabular(QApplication.font())
    made.setPixelSize(pixels(size))
    made.setWeight(QFont.Weight(weight))
    return made


def fixed_pitch() -> QFont:
    """The system's font of fixed pitch, in the size of other text.

    Qt names Courier New on Windows, whose strokes are too thin for a small text.
    """
    made = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
    if sys.platform == "win32":
        made.setFamilies(["Cascadia Mono", "Consolas", made.family()])
    made.setPixelSize(pixels(Type.BODY))
    return made


def why_unreadable(language: str) -> str:
    """Why a language (a code) cannot be shown: no font has its characters. One sentence with the
    command that installs one; '' if the language can be shown. Needs a QGuiApplication.
    """
    letters = LETTERS.get(language)
    if letters is None or QFontDatabase.families(letters.system):
        return ""
    # In English, because no font has the characters of the language's own name.
    name = QLocale.languageToString(QLocale(language).language())
    line = install_line(["fonts-noto-cjk"])
    if line is None:
        return _tr(
            "No installed font can show {language}. Install one, such as Noto Sans CJK."
        ).format(language=name)
    return _tr("No installed font can show {language}. To install one, type: {line}").format(
        language=name, line=line
    )


def _tr(text: str) -> str:
    return QCoreApplication.translate("letters", text)

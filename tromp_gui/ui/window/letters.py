"""Whether the system has a font for a language."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLocale
from PySide6.QtGui import QFontDatabase

from tromp_gui.system import install_line
from tromp_gui.ui.look.typography import LETTERS


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

"""Sentences of this package in the language of the window; English if there is no window.

Qt translates if it is loaded. Commands without a window do not load it, so they run without its
libraries.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable


def localized(figure: str) -> str:
    """A figure ("3.5") with the decimal separator of Qt's locale; unchanged if there is no window.

    Only for the screen, never for files or other programs.
    """
    qt = sys.modules.get("PySide6.QtCore")
    app = None if qt is None else qt.QCoreApplication.instance()
    if qt is None or app is None or not app.inherits("QApplication"):
        return figure
    sign: str = qt.QLocale().decimalPoint()
    return figure.replace(".", sign)


def plural(context: str, one: str, many: str, n: int) -> str:
    """A sentence that counts something, in the form that the language has for `n`.

    `%n` stands for the number. Translators see `many` and give every form in their language; `one`
    is the English singular.
    """
    qt = sys.modules.get("PySide6.QtCore")
    english = many.replace("%n", str(n))
    text = english if qt is None else qt.QCoreApplication.translate(context, many, None, n)
    if n == 1 and text == english:
        return one
    return text if n < 1000 else text.replace(str(n), grouped(n))


def grouped(n: int) -> str:
    """A whole number with the thousands separators of the language: "12,000"."""
    qt = sys.modules.get("PySide6.QtCore")
    app = None if qt is None else qt.QCoreApplication.instance()
    if qt is None or app is None or not app.inherits("QApplication"):
        return str(n)
    text: str = qt.QLocale().toString(n)
    return text


def paragraph(sentences: Iterable[str]) -> str:
    """A paragraph of the non-empty sentences; no space after a Chinese or Japanese stop."""
    return re.sub("(?<=[。！？]) ", "", " ".join(filter(None, sentences)))


def translate(context: str, text: str) -> str:
    """The translation of an English sentence, as `QCoreApplication.translate` gives it."""
    qt = sys.modules.get("PySide6.QtCore")
    if qt is None:
        return text
    translated: str = qt.QCoreApplication.translate(context, text)
    return translated

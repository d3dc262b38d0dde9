"""Sentences of this package in the language of the window; English where there is no window.

Qt translates where it is loaded. The commands that need no window do not load it, so that they run
without its libraries.
"""

from __future__ import annotations

import sys


def translate(context: str, text: str) -> str:
    """The translation of an English sentence, as `QCoreApplication.translate` gives it."""
    qt = sys.modules.get("PySide6.QtCore")
    if qt is None:
        return text
    translated: str = qt.QCoreApplication.translate(context, text)
    return translated

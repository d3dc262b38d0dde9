"""Tool tips as they are read: on the screen, and by a screen reader as they stand."""

from __future__ import annotations

from PySide6.QtGui import Qt


def shown(tip: str) -> str:
    """What a tool tip shows, its folded lines as one; it must not be read as rich text."""
    assert not Qt.mightBeRichText(tip), tip
    return " ".join(tip.replace("\N{WORD JOINER}", "").split())

"""Tool tips as they are shown, and as screen readers read them."""

from __future__ import annotations

from PySide6.QtGui import Qt


def shown(tip: str) -> str:
    """The text of a tool tip with its wrapped lines joined; it must not be rich text."""
    assert not Qt.mightBeRichText(tip), tip
    return " ".join(tip.replace("\N{WORD JOINER}", "").split())

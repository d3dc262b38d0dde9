"""The games that come along: which there are, and what the start card says of them."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from tromp_gui import resources
from tromp_gui.session.language import spoken


@dataclass(frozen=True, slots=True)
class Sample:
    """A game that comes along: `key` is its file's name without the ending."""

    key: str
    title: str
    note: str


def _tr(text: str) -> str:
    return QCoreApplication.translate("samples", text)


def sample_games() -> list[Sample]:
    """All of them, in the order they are offered."""
    return [
        Sample(
            "first-game",
            _tr("A first game on 9 × 9"),
            _tr("with a comment on every move"),
        ),
        Sample(
            "who-owns-what",
            _tr("Who owns what?"),
            _tr("finished games to score"),
        ),
    ]


def sample_path(key: str, code: str = "") -> Path:
    """The file of a sample game with comments in a language (a code; "": the one spoken), in
    English where there is none.
    """
    own = resources.path(f"samples/{code or spoken()}/{key}.sgf")
    return own if own.exists() else resources.path(f"samples/{key}.sgf")

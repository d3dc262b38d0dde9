"""The games that come along: which there are, and what the start card says of them."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from tromp_gui import resources


@dataclass(frozen=True, slots=True)
class Sample:
    """A game that comes along: `key` is its file's name without the ending."""

    key: str
    title: str
    note: str


def sample_games() -> list[Sample]:
    """All of them, in the order they are offered."""
    tr = QCoreApplication.translate
    return [
        Sample(
            "first-game",
            tr("samples", "A first game on 9 × 9"),
            tr("samples", "with a word on every move"),
        ),
        Sample(
            "who-owns-what",
            tr("samples", "Who owns what?"),
            tr("samples", "finished boards to score"),
        ),
    ]


def sample_path(key: str) -> Path:
    """The file of a sample game."""
    return resources.path(f"samples/{key}.sgf")

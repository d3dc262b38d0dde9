"""The marks of someone who scores a position without playing a game."""

from __future__ import annotations

from dataclasses import dataclass

from tromp_gui.go.point import Point


@dataclass(frozen=True, slots=True)
class Counting:
    """The stones marked dead at one node of a record under review."""

    node: int
    marks: frozenset[Point]

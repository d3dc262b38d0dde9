"""Every class that a match, or a count under review, is made of: what a journal has to know."""

from __future__ import annotations

from tromp_gui.go.point import Color, Point
from tromp_gui.go.result import Result, Way
from tromp_gui.go.rules import Bonus, Ending, Handicap, Rules, Scoring, Superko
from tromp_gui.match.counting import Counting
from tromp_gui.match.match import Match, Outcome, Settlement
from tromp_gui.match.player import Player

FROZEN: tuple[type, ...] = (
    Bonus,
    Color,
    Counting,
    Ending,
    Handicap,
    Match,
    Outcome,
    Player,
    Point,
    Result,
    Rules,
    Scoring,
    Settlement,
    Superko,
    Way,
)

"""Every class used in a match or in a count under review, for the journal to write and read."""

from __future__ import annotations

from tromp_gui.go.point import Color, Point
from tromp_gui.go.result import Result, Way
from tromp_gui.go.rules import Bonus, Ending, Handicap, Rules, Scoring, Superko
from tromp_gui.match.clock import Absolute, ByoYomi, Canadian, Clock, Clocks, Fischer, OnTime
from tromp_gui.match.match import Match, Offer
from tromp_gui.match.phases import AgreementMode, Dispute, Outcome, Playout, Settlement
from tromp_gui.match.player import Attached, BuiltIn, Level, Player
from tromp_gui.match.scores import Counting

FROZEN: tuple[type, ...] = (
    Absolute, Attached, Bonus, BuiltIn, ByoYomi, Canadian, Clock, Clocks, Color, Counting, Dispute,
    Ending, Fischer, Handicap, Level, AgreementMode, Match, Offer, OnTime, Outcome, Player,
    Playout, Point, Result, Rules, Scoring, Settlement, Superko, Way,
)  # fmt: skip

"""Every value in a match is restored from the journal unchanged."""

from __future__ import annotations

import json
from decimal import Decimal

import pytest

from tromp_gui.go.point import Color, Point
from tromp_gui.go.result import Result, Way
from tromp_gui.go.rules import RULE_SETS
from tromp_gui.match.clock import Absolute, ByoYomi, Canadian, Clocks, Fischer, OnTime, TimeControl
from tromp_gui.match.match import Match, Offer
from tromp_gui.match.phases import AgreementMode, Dispute, Outcome, Playout, Settlement
from tromp_gui.match.player import Attached, BuiltIn, Imitator, Level, Player, PlayingEngine
from tromp_gui.session.file.freeze import FROZEN, Freezer

STONES = frozenset([Point(0, 0), Point(3, 1)])
SCORE = Result(Color.WHITE, Way.SCORE, Decimal("0.5"))
FULL = Match(
    RULE_SETS["japanese"],
    Decimal("6.5"),
    2,
    Player("Ann", "3k"),
    Player("Bob"),
    node=9,
    mode=AgreementMode.LISTS,
    black_list=STONES,
    agreed=frozenset([Color.BLACK]),
    spoken=3,
    opened_at=4,
    resumed_at=2,
    disputes=(Dispute(STONES, STONES, Color.WHITE),),
    second=Playout(STONES, (STONES,), frozenset(), 12),
    official=8,
    offer=Offer(SCORE, Color.BLACK),
    outcome=Outcome(SCORE, Settlement.MEDIATED, STONES, "a referee"),
)


def kept(match: Match) -> object:
    freezer = Freezer(FROZEN)
    return freezer.thaw(json.loads(json.dumps(freezer.freeze(match))))


def test_a_match_with_every_value_comes_back() -> None:
    assert kept(FULL) == FULL


@pytest.mark.parametrize(
    "engine", [None, BuiltIn(Level.CLUB), Attached("GNU Go"), Imitator("preaz_9d", "KataGo")]
)
def test_its_engines_come_back(engine: PlayingEngine | None) -> None:
    match = FULL._replace(white=Player("Bob", "", engine))
    assert kept(match) == match


@pytest.mark.parametrize(
    "control", [None, Absolute(5), ByoYomi(5, 3, 2), Canadian(5, 3, 2), Fischer(5, 2)]
)
def test_its_clocks_come_back(control: TimeControl | None) -> None:
    clocks = Clocks.full(control, Absolute(60_000), OnTime.WARNS).run(Color.WHITE, 7).at(9)
    assert kept(FULL._replace(clocks=clocks)) == FULL._replace(clocks=clocks)

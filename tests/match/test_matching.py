"""*Match me*: levels that follow results, on each board size."""

from __future__ import annotations

import random

import pytest

from tromp_gui.match.matching import (
    Standing,
    format_standings,
    parse_standings,
    standing_at,
    with_standing,
)
from tromp_gui.match.player import Level

LEVELS = list(Level)


def after(level: Level, results: str) -> Standing:
    """The standing after games won ("w") and lost ("l") from this level on."""
    standing = Standing(level)
    for each in results:
        standing = standing.after(each == "w")
    return standing


@pytest.mark.parametrize(
    ("results", "level"),
    [
        ("w", Level.CASUAL),
        ("wl", Level.CASUAL),
        ("ww", Level.CLUB),
        ("wlw", Level.CLUB),
        ("ll", Level.BEGINNER),
        ("lwl", Level.BEGINNER),
        ("wwl", Level.CLUB),
        ("wwww", Level.ADVANCED),
    ],
)
def test_two_of_three_lead_to_another_level(results: str, level: Level) -> None:
    assert after(Level.CASUAL, results).level is level


def test_one_win_leads_away_from_the_lowest_level() -> None:
    assert after(LEVELS[0], "lll").level is LEVELS[0]
    assert after(LEVELS[0], "llw") == Standing(LEVELS[1])
    assert after(LEVELS[0], "ww") == Standing(LEVELS[1], (True,))


def test_the_scale_has_two_ends() -> None:
    assert after(LEVELS[-1], "ww") == Standing(LEVELS[-1])
    assert after(LEVELS[0], "ll") == Standing(LEVELS[0])


@pytest.mark.parametrize("own", range(1, len(LEVELS) - 1))
def test_the_levels_settle_around_the_person(own: int) -> None:
    """Of somebody who wins nine of ten games one level below, half at his own, one of ten above."""
    chance, won, standing = random.Random(own), 0, Standing(LEVELS[0])
    for game in range(212):
        at = LEVELS.index(standing.level)
        wins = chance.random() < {-1: 0.9, 0: 0.5, 1: 0.1}.get(at - own, float(at < own))
        won += wins and game >= 12
        standing = standing.after(wins)
    assert 0.4 <= won / 200 <= 0.6


def test_each_size_has_its_level() -> None:
    standings = with_standing({}, (9, 9), Standing(Level.CLUB, (True,)))
    standings = with_standing(standings, (13, 13), Standing(Level.CASUAL))
    assert standing_at(standings, (9, 9)) == Standing(Level.CLUB, (True,))
    assert standing_at(standings, (19, 19)) == Standing(Level.CASUAL), "as played last elsewhere"
    assert standing_at({}, (9, 9)) == Standing(LEVELS[0])


def test_standings_are_kept_as_text() -> None:
    standings = {(9, 9): Standing(Level.CLUB, (True, False)), (7, 13): Standing(Level.NOVICE)}
    assert parse_standings(format_standings(standings)) == standings
    assert format_standings(standings) == "9x9 club wl; 7x13 novice"


@pytest.mark.parametrize("text", ["", ";", "9x9", "9x9 king", "x9 club", "nine club; "])
def test_what_cannot_be_read_is_left_out(text: str) -> None:
    assert parse_standings(text) == {}
    assert set(parse_standings(f"{text}; 9x9 club")) == {(9, 9)}

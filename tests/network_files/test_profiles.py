"""Whom a human network imitates."""

from __future__ import annotations

from datetime import date

import pytest

from tromp_gui.network_files.profiles import (
    LATE_RECORDS,
    ONLINE,
    RANKS,
    RECORDS,
    parse_profile,
)


def test_a_rank_is_that_of_both_players_unless_two_are_given() -> None:
    same, two = parse_profile("rank_5k"), parse_profile("preaz_20k_1d")
    assert (RANKS[same.black], RANKS[same.white]) == ("5k", "5k")
    assert (same.day, same.is_rated, same.source) == (date(2020, 3, 1), None, ONLINE)
    assert (RANKS[two.black], RANKS[two.white], two.day) == ("20k", "1d", date(2016, 9, 1))
    assert same.time == (4, 1200, 30, 5)


@pytest.mark.parametrize(
    ("year", "source"),
    [(1800, RECORDS), (2020, RECORDS), (2021, LATE_RECORDS), (2023, LATE_RECORDS)],
)
def test_professionals_of_a_year_are_of_the_best_rank(year: int, source: int) -> None:
    profile = parse_profile(f"proyear_{year}")
    assert RANKS[profile.black] == RANKS[profile.white] == "9d"
    assert (profile.day, profile.source, profile.is_rated) == (date(year, 6, 1), source, True)
    assert profile.time == (0, 0, 0, 0)


@pytest.mark.parametrize("rank", RANKS)
def test_every_rank_is_known(rank: str) -> None:
    assert RANKS[parse_profile(f"rank_{rank}").white] == rank


@pytest.mark.parametrize(
    "name",
    ["", "rank", "rank_21k", "rank_10d", "rank_5K", "rank_5k_", "proyear_1799", "proyear_2024",
     "proyear_1990_5k", "preaz_5k_x", "rank_5k_1d_2d"],
)  # fmt: skip
def test_other_names_are_refused(name: str) -> None:
    with pytest.raises(ValueError, match="is not a profile"):
        parse_profile(name)

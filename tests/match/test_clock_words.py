"""TM, OT, BL, WL, OB and OW, as we write them and as real files have them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tromp_gui.go.point import Color
from tromp_gui.match.clock import Absolute, ByoYomi, Canadian, Clock, Fischer, TimeControl
from tromp_gui.match.clock_words import (
    ReadTime,
    left_properties,
    overtime_text,
    read_left,
    read_seconds,
    read_time,
    time_properties,
)

BLACK, WHITE = Color.BLACK, Color.WHITE
S = 1000


def both(control: TimeControl | None, is_understood: bool = True) -> ReadTime:
    return ReadTime(control, control, is_understood)


@pytest.mark.parametrize(
    ("control", "texts"),
    [
        (ByoYomi(1800 * S, 5, 30 * S), {"TM": "1800", "OT": "5x30 byo-yomi"}),
        (Canadian(60 * S, 25, 600 * S), {"TM": "60", "OT": "25/600 Canadian"}),
        (Fischer(300 * S, 15 * S), {"TM": "300", "OT": "15 fischer"}),
        (Fischer(90 * S, 2500), {"TM": "90", "OT": "2.5 fischer"}),
        (Absolute(600 * S), {"TM": "600"}),
        (None, {}),
    ],
)
def test_one_time_for_both_players(control: TimeControl | None, texts: dict[str, str]) -> None:
    assert time_properties(control, control) == texts
    assert read_time(texts.get("TM"), texts.get("OT")) == both(control)


def test_two_players_with_different_times() -> None:
    texts = time_properties(ByoYomi(1800 * S, 5, 30 * S), None)
    assert texts == {"OT": "Black 1800 + 5x30 byo-yomi; White none"}
    assert read_time(None, texts["OT"]) == ReadTime(ByoYomi(1800 * S, 5, 30 * S), None)


@pytest.mark.parametrize(
    ("tm", "ot", "control"),
    [
        ("259200", "86400 fischer", Fischer(259200 * S, 86400 * S)),
        ("0", "30 fischer", Fischer(0, 30 * S)),
        ("1200", "5x10 byo-yomi", ByoYomi(1200 * S, 5, 10 * S)),
        ("60", "3x30 byo-yomi", ByoYomi(60 * S, 3, 30 * S)),
        ("1200.0", "1x10 byo-yomi", ByoYomi(1200 * S, 1, 10 * S)),
        ("0", "0 none", None),
        ("1800", "", Absolute(1800 * S)),
        ("1800", "25/300 Canadian", Canadian(1800 * S, 25, 300 * S)),
        ("1800", "25 moves / 10 min", Canadian(1800 * S, 25, 600 * S)),
        ("0", "30 simple", ByoYomi(0, 1, 30 * S)),
        ("3600", "5X60", ByoYomi(3600 * S, 5, 60 * S)),
        (None, "3x20 byoyomi", ByoYomi(0, 3, 20 * S)),
        (None, None, None),
    ],
)
def test_what_other_programs_write(
    tm: str | None, ot: str | None, control: TimeControl | None
) -> None:
    assert read_time(tm, ot) == both(control)


@pytest.mark.parametrize(
    ("tm", "ot", "control"),
    [
        ("1시간", None, None),
        ("9 hours", None, None),
        ("-5", None, None),
        ("nan", None, None),
        ("1e99", None, None),
        ("1800", "as agreed", Absolute(1800 * S)),
        ("1800", "0/0 Canadian", Absolute(1800 * S)),
        (None, "Black lots; White none", None),
    ],
)
def test_what_nobody_can_read_is_said_so(
    tm: str | None, ot: str | None, control: TimeControl | None
) -> None:
    assert read_time(tm, ot) == both(control, is_understood=False)


@pytest.mark.parametrize(
    ("text", "ms"),
    [("12", 12000), (" 12.345 ", 12345), ("7,5", 7500), ("0", 0), ("", None), ("x", None)],
)
def test_seconds(text: str, ms: int | None) -> None:
    assert read_seconds(text) == ms


MAIN = Clock.full(ByoYomi(1800 * S, 5, 30 * S))


def test_what_is_left_after_a_turn() -> None:
    assert left_properties(BLACK, MAIN.used(50_250)) == {"BL": "1749.75"}
    late = MAIN.used(1835 * S)
    assert left_properties(WHITE, late) == {"WL": "25", "OW": "4"}
    assert left_properties(WHITE, None) == {}


def test_what_is_left_is_read_back() -> None:
    assert read_left(MAIN, "1749.75", None) == MAIN.used(50_250)
    assert read_left(MAIN, "25", "4") == Clock(MAIN.control, 25 * S, 4)
    assert read_left(MAIN, "0", None) == MAIN.used(1800 * S), "the first period begins"


@pytest.mark.parametrize(
    ("left", "overtime"), [("soon", None), ("-3", None), ("10", "1 kk"), ("10", "1" * 9)]
)
def test_what_nobody_can_read_is_not_a_clock(left: str, overtime: str | None) -> None:
    assert read_left(MAIN, left, overtime) is None


CONTROLS = st.one_of(
    st.builds(Absolute, st.integers(1, 10**7)),
    st.builds(ByoYomi, st.integers(0, 10**7), st.integers(1, 99), st.integers(1, 10**6)),
    st.builds(Canadian, st.integers(0, 10**7), st.integers(1, 99), st.integers(1, 10**6)),
    st.builds(Fischer, st.integers(0, 10**7), st.integers(1, 10**6)),
)


@given(st.none() | CONTROLS, st.none() | CONTROLS)
def test_every_time_is_read_back_as_it_was_written(
    black: TimeControl | None, white: TimeControl | None
) -> None:
    texts = time_properties(black, white)
    assert read_time(texts.get("TM"), texts.get("OT")) == ReadTime(black, white)


@given(CONTROLS, st.lists(st.integers(0, 10**6), max_size=8))
def test_every_clock_is_read_back_as_it_was_written(control: TimeControl, turns: list[int]) -> None:
    clock = Clock.full(control)
    for ms in turns:
        clock = clock.used(ms).after_turn()
    texts = left_properties(BLACK, clock)
    assert read_left(Clock.full(control), texts["BL"], texts.get("OB")) == clock


@given(st.text(), st.text())
def test_any_text_is_read(tm: str, ot: str) -> None:
    read = read_time(tm, ot)
    for control in (read.black, read.white):
        assert control is None or isinstance(overtime_text(control), str)

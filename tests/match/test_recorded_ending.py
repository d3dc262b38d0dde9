"""The words of TGEN and TGPO."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.record.trees import grown
from tromp_gui.go.point import Point
from tromp_gui.go.result import Result, Way
from tromp_gui.go.rules import Ending
from tromp_gui.match.phases import Outcome, Settlement
from tromp_gui.match.recorded_ending import (
    PlayoutResult,
    RecordedEnding,
    ending_text,
    playout_values,
    read_ending,
    read_playout,
)

RESULT = Result(None)
CODEC = grown("(;SZ[5])").codec
A1, B1, C3 = Point(0, 0), Point(0, 1), Point(2, 2)


def outcome(settlement: Settlement, mediator: str = "") -> Outcome:
    return Outcome(RESULT, settlement, frozenset(), mediator)


@pytest.mark.parametrize(
    ("settlement", "word"),
    [
        (Settlement.AGREED, "agreed"),
        (Settlement.AS_IS, "as-is"),
        (Settlement.PLAYED_OUT, "played-out"),
        (Settlement.RESULT_AGREED, "agreed"),
    ],
)
@pytest.mark.parametrize("ending", list(Ending))
def test_the_protocol_and_how_it_was_settled(
    ending: Ending, settlement: Settlement, word: str
) -> None:
    text = ending_text(ending, outcome(settlement))
    assert text == f"{ending.value}:{word}"
    kept = read_ending(text)
    assert kept.ending is ending
    assert kept.settlement in (settlement, Settlement.AGREED)


def test_the_mediators_name() -> None:
    text = ending_text(Ending.MEDIATION, outcome(Settlement.MEDIATED, "GNU Go 3.8: level 10"))
    assert text == "mediation:GNU Go 3.8: level 10"
    assert read_ending(text) == RecordedEnding(
        Ending.MEDIATION, Settlement.MEDIATED, "GNU Go 3.8: level 10"
    )


def test_what_the_result_alone_says_has_no_ending() -> None:
    assert (
        ending_text(Ending.FOUR_PASSES, Outcome(Result(None, Way.VOID), Settlement.DECLARED))
        is None
    )


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("agreed", RecordedEnding(None, Settlement.AGREED)),
        ("as-is", RecordedEnding(None, Settlement.AS_IS)),
        ("somebody", RecordedEnding(None, Settlement.MEDIATED, "somebody")),
        ("coin-toss:agreed", RecordedEnding(None, Settlement.AGREED)),
        (" cleanup : as-is ", RecordedEnding(Ending.CLEANUP, Settlement.AS_IS)),
    ],
)
def test_an_unknown_ending(text: str, kept: RecordedEnding) -> None:
    assert read_ending(text) == kept


@given(st.text() | st.sampled_from(["agreed", '"agreed"', "as-is", "", '"', "a:b"]))
def test_any_name_of_a_mediator_is_read_back(name: str) -> None:
    text = ending_text(Ending.MEDIATION, outcome(Settlement.MEDIATED, name))
    assert text is not None
    assert read_ending(text) == RecordedEnding(Ending.MEDIATION, Settlement.MEDIATED, name)


# TGPO


def test_stones_that_are_still_tried() -> None:
    assert playout_values(CODEC, [C3, A1]) == ("open:ae", "open:cc")


def test_what_became_of_them() -> None:
    values = playout_values(CODEC, [A1, B1, C3], frozenset([A1, B1]))
    assert values == ("dead:ae", "dead:be", "alive:cc")
    assert read_playout(CODEC, values) == {
        A1: PlayoutResult.DEAD,
        B1: PlayoutResult.DEAD,
        C3: PlayoutResult.ALIVE,
    }


def test_values_that_say_nothing_are_left_out() -> None:
    values = ("", "dead", "dead:", "dead:zz", "undead:aa", "alive:ae", ":ae")
    assert read_playout(CODEC, values) == {A1: PlayoutResult.ALIVE}


@given(st.sets(st.builds(Point, st.integers(0, 4), st.integers(0, 4))), st.data())
def test_every_result_is_read_back(stones: set[Point], data: st.DataObject) -> None:
    dead = frozenset(point for point in stones if data.draw(st.booleans()))
    read = read_playout(CODEC, playout_values(CODEC, stones, dead))
    assert read == {
        point: PlayoutResult.DEAD if point in dead else PlayoutResult.ALIVE for point in stones
    }

"""Engines that stop answering: found out within their time limit, whatever they close or do."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.engines.harness import LIMITS, Harness, faulty, needs_proc, target
from tests.session.conftest import Harnesses
from tromp_gui.go.point import Color
from tromp_gui.gtp.attached import EngineState
from tromp_gui.gtp.failure import FailureKind
from tromp_gui.gtp.verdict import STATUS_LIST
from tromp_gui.session.engine.link import EngineLink
from tromp_gui.session.engine.process import EngineProcess

SILENCES = {
    "suspended": FailureKind.NOT_RESPONDING,
    "closes-input": FailureKind.HUNG_UP,
    "closes-output": FailureKind.HUNG_UP,
}
SHORT = LIMITS._replace(thinking=20, asking=20, checking=20)
GAME = target("A1")


def play(place: Harness) -> None:
    place.session.genmove(Color.WHITE, GAME, place.moves.append)


def ask_for_hint(place: Harness) -> None:
    place.session.hint(Color.WHITE, GAME, place.moves.append)


def judge(place: Harness) -> None:
    place.session.question(GAME, (STATUS_LIST,), lambda told: None)


def analyse(place: Harness) -> None:
    place.session.analyse(Color.WHITE, GAME)


def expect(place: Harness, how: str) -> None:
    """It is given up."""
    assert place.wait_for_failure().kind is SILENCES[how]
    assert place.session.state is EngineState.FAILED
    assert place.states.count(EngineState.STARTING) == 1


@needs_proc
@pytest.mark.parametrize("begin", [play, ask_for_hint, judge, analyse])
@pytest.mark.parametrize("how", SILENCES)
def test_one_that_has_stopped_answering_is_found_out(
    harness: Harnesses, how: str, begin: Callable[[Harness], None]
) -> None:
    place = harness(faulty(f"{how}@showboard"), SHORT)
    place.be_at(GAME)
    place.qtbot.waitUntil(lambda: place.session.state in (EngineState.READY, EngineState.FAILED))
    if place.session.state is EngineState.READY:  # a busy machine reads the answer too late
        (process,) = place.session.engine.findChildren(EngineProcess)
        place.qtbot.waitUntil(lambda: process.silence is SILENCES[how])
        begin(place)
    expect(place, how)


@needs_proc
@pytest.mark.parametrize("how", SILENCES)
def test_one_that_stops_answering_while_it_thinks_is_found_out(
    harness: Harnesses, how: str
) -> None:
    place = harness(faulty(how), SHORT)
    play(place)
    expect(place, how)


@needs_proc
@pytest.mark.parametrize("how", SILENCES)
def test_one_that_stops_answering_while_it_analyses_is_found_out(
    harness: Harnesses, how: str
) -> None:
    place = harness(faulty(f"{how}@lz-analyze"), SHORT)
    analyse(place)
    expect(place, how)


def test_an_analysis_is_never_late(harness: Harnesses, monkeypatch: pytest.MonkeyPatch) -> None:
    checks: list[bool] = []
    give_up = EngineLink.give_up_if_silent

    def check(link: EngineLink) -> bool:
        checks.append(give_up(link))
        return checks[-1]

    monkeypatch.setattr(EngineLink, "give_up_if_silent", check)
    place = harness(faulty("analyzes"), SHORT)
    analyse(place)
    place.wait_for_analysis()
    checks.clear()
    place.qtbot.waitUntil(lambda: len(checks) == 3)
    assert (place.slow_starts, place.failures) == (0, [])
    assert place.session.state is EngineState.ANALYSING


def test_an_analysis_that_does_not_make_way_is_not_begun_for_ever(harness: Harnesses) -> None:
    """It is still wanted, so another start would lead to the same silence."""
    place = harness(faulty("deaf-analysis"), LIMITS._replace(ending=20))
    analyse(place)
    place.wait_for_analysis()
    place.session.ask("name", lambda reply: None)
    expect(place, "suspended")

"""Analysis, searches that can be ended, and what is asked at the end of a game."""

from __future__ import annotations

import os
import time
from itertools import pairwise

import pytest
from pytestqt.qtbot import QtBot

from tests.engines.harness import LIMITS, Harness, faulty, target
from tests.session.conftest import Harnesses
from tromp_gui.go.point import Color, Point
from tromp_gui.gtp.attached import EngineState
from tromp_gui.gtp.failure import FailureKind
from tromp_gui.gtp.verdict import STATUS_LIST
from tromp_gui.gtp.vertex import MoveKind
from tromp_gui.session.engine import process
from tromp_gui.session.engine.work import EngineAnswer
from tromp_gui.wording import engines

# Analysis ---------------------------------------------------------------------------------------


def analyse(place: Harness) -> None:
    place.session.analyse(Color.BLACK, target())


def test_an_analysis_goes_on_until_stopped(harness: Harnesses) -> None:
    place = harness(faulty("analyzes"))
    analyse(place)
    place.wait_for_analysis()
    assert place.states[-1] is EngineState.ANALYSING
    assert place.analyses[0].candidates[0].move == Point(3, 3)
    place.session.stop_analysing()
    assert place.session.state is EngineState.READY
    place.genmove()
    assert place.wait_for_move().kind is MoveKind.STONE


def test_other_work_ends_an_analysis(harness: Harnesses) -> None:
    place = harness(faulty("analyzes"))
    analyse(place)
    place.wait_for_analysis()
    place.genmove()
    assert place.wait_for_move().kind is MoveKind.STONE
    assert EngineState.STARTING not in place.states[1:]


@pytest.mark.parametrize("typed", ["kata-analyze w", "kata-search w", "showboard"])
def test_after_a_typed_search_the_game_is_sent_again(harness: Harnesses, typed: str) -> None:
    place = harness(faulty("analyzes"))
    place.be_at(target("C3"))
    place.session.ask(typed, lambda reply: None)
    place.session.analyse(Color.WHITE, target("C3"))
    place.wait_for_analysis()
    assert place.sent().count("play B C3") == (1 if typed == "showboard" else 2)


def test_an_analysis_that_waits_behind_another_command_can_be_stopped(harness: Harnesses) -> None:
    place = harness(faulty("analyzes"))
    place.be_at(target())
    place.session.ask("genmove b", lambda reply: None)
    analyse(place)
    place.session.stop_analysing()
    place.genmove("C3")
    assert place.wait_for_move().kind is MoveKind.STONE
    assert place.states.count(EngineState.STARTING) == 1


def test_an_older_engine_is_asked_for_less(harness: Harnesses) -> None:
    place = harness(faulty("old-kata"))
    analyse(place)
    place.wait_for_analysis()
    asked = [each for each in place.sent() if each.startswith("kata-analyze")]
    assert asked == [
        "kata-analyze B 20 rootInfo true ownership true",
        "kata-analyze B 20 ownership true",
    ]


def test_an_analysis_that_ends_by_itself_leaves_the_engine_ready(harness: Harnesses) -> None:
    place = harness(faulty("analysis-ends"))
    analyse(place)
    place.wait_for_analysis()
    place.wait_until(EngineState.READY)
    assert place.states[-2:] == [EngineState.ANALYSING, EngineState.READY]
    assert place.failures == []


def test_infos_after_the_end_are_not_listened_to(harness: Harnesses) -> None:
    place = harness(faulty("stray-info"))
    analyse(place)
    place.wait_for_analysis()
    place.session.stop_analysing()
    told = len(place.analyses)
    place.genmove()
    assert place.wait_for_move().kind is MoveKind.STONE
    assert len(place.analyses) == told
    assert place.failures == []


def test_an_engine_deaf_while_it_analyses_is_started_anew(harness: Harnesses) -> None:
    place = harness(faulty("deaf-analysis"), LIMITS._replace(ending=200))
    analyse(place)
    place.wait_for_analysis()
    place.genmove("C3")
    assert place.wait_for_move().kind is MoveKind.STONE
    assert place.states.count(EngineState.STARTING) == 2
    assert place.failures == []


@pytest.mark.skipif(os.name == "nt", reason="Windows reads a pipe ahead, see the next test")
def test_a_flood_of_infos_is_borne_and_ended(harness: Harnesses) -> None:
    place = harness(faulty("info-flood"), LIMITS._replace(ending=300))
    times: list[float] = []
    place.session.analysed.connect(lambda _: times.append(time.monotonic()))
    analyse(place)
    place.qtbot.waitUntil(lambda: len(times) > 4)
    assert min(b - a for a, b in pairwise(times)) > 0.04  # one in 50 ms, not all
    place.session.stop_analysing()
    place.genmove("C3")
    assert place.wait_for_move().kind is MoveKind.STONE
    assert place.failures == []


def test_output_that_piles_up_ends_the_engine(
    harness: Harnesses, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(process, "_CHUNK", 1000)
    monkeypatch.setattr(process, "_MOST_UNREAD", 10_000)
    place = harness(faulty("info-flood"))
    analyse(place)
    assert place.wait_for_failure().kind is FailureKind.TOO_LONG


@pytest.mark.parametrize(
    ("mode", "said"),
    [
        ("plain", "Faulty cannot analyse positions."),
        ("refuses-analysis", "Faulty refused “lz-analyze B 20” (unknown argument)."),
    ],
)
def test_an_engine_without_analysis_refuses_and_stays_ready(
    harness: Harnesses, mode: str, said: str
) -> None:
    place = harness(faulty(mode))
    analyse(place)
    assert engines.cause(place.wait_for_failure(), "Faulty") == said
    assert place.session.state is EngineState.READY


def test_a_search_can_be_ended(harness: Harnesses) -> None:
    place = harness(faulty("cancellable"))
    place.genmove()
    place.wait_until_sent("kata-search_cancellable B")
    place.session.stop_thinking()
    place.be_at(target("A1"))
    assert place.states.count(EngineState.STARTING) == 1
    assert place.moves == []


def test_a_search_that_a_command_by_hand_has_ended_goes_on(harness: Harnesses) -> None:
    command = "kata-search_cancellable B"
    place = harness(faulty("cancellable"))
    place.genmove()
    place.wait_until_sent(command)
    names: list[str] = []
    place.session.ask("name", lambda reply: names.append(reply.text))
    place.qtbot.waitUntil(lambda: bool(names))
    place.qtbot.waitUntil(lambda: place.sent().count(command) == 2)
    assert place.moves == []
    assert place.session.state is EngineState.THINKING


def test_a_deaf_search_is_ended_by_a_new_start(harness: Harnesses) -> None:
    place = harness(faulty("deaf-cancellable"), LIMITS._replace(ending=200))
    place.genmove()
    place.wait_until_sent("kata-search_cancellable B")
    place.session.stop_thinking()
    place.be_at(target("A1"))
    assert place.states.count(EngineState.STARTING) == 2
    assert place.failures == []


# Questions at the end ---------------------------------------------------------------------------


def test_dead_stones_are_told_as_points(harness: Harnesses, qtbot: QtBot) -> None:
    place = harness(faulty())
    lists: list[object] = []
    place.session.question(target("A1", "B1"), (STATUS_LIST,), lists.append)
    qtbot.waitUntil(lambda: bool(lists))
    assert lists == [EngineAnswer(STATUS_LIST, "A1 B1\nC3")]


@pytest.mark.parametrize("mode", ["slow-dead", "refuses-dead", "segv"])
def test_an_engine_that_gives_no_list_says_none(
    harness: Harnesses, qtbot: QtBot, mode: str
) -> None:
    limits = LIMITS._replace(asking=250) if mode == "slow-dead" else LIMITS
    place = harness(faulty(mode), limits)
    lists: list[object] = []
    if mode == "segv":
        place.genmove()
        place.wait_for_failure()
        place.session.question(target("A1"), (STATUS_LIST,), lists.append)
        place.session.stop()
    else:
        place.session.question(target("A1"), (STATUS_LIST,), lists.append)
    qtbot.waitUntil(lambda: lists == [None])


@pytest.mark.parametrize(("mode", "expected"), [("plain", "B+3.5"), ("resigns-at-score", "resign")])
def test_a_score_is_told_as_it_came(
    harness: Harnesses, qtbot: QtBot, mode: str, expected: str
) -> None:
    place = harness(faulty(mode))
    scores: list[object] = []
    place.session.question(target("A1"), ("final_score",), scores.append)
    qtbot.waitUntil(lambda: bool(scores))
    assert scores == [EngineAnswer("final_score", expected)]

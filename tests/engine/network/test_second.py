"""The second process: it evaluates as this one does, and the search does not depend on it."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from functools import cache

import numpy as np
import pytest

from tests.engine.network.random_networks import random_network
from tromp_gui.engine.network.answer import BatchEvaluation
from tromp_gui.engine.network.moment import Moment, Terms
from tromp_gui.engine.network.network import Network
from tromp_gui.engine.network.search import Budget, NetworkSearch
from tromp_gui.engine.network.second import SecondProcess
from tromp_gui.engine.state import new_game
from tromp_gui.go.move import Turn
from tromp_gui.go.point import Color, Point

LIMIT = 120.0


@cache
def network() -> Network:
    return Network(random_network(8))


def never() -> bool:
    return False


def evaluation(*points: Point) -> BatchEvaluation:
    """The evaluation of all positions of a game with these moves on 4x6, mirrored."""
    moments = [Moment(new_game(4, 6).position, Terms(7.0))]
    for point in points:
        moments.append(moments[-1].after(Turn(moments[-1].position.to_play, point)))
    return BatchEvaluation(network(), moments, symmetry=2)


def kill(second: SecondProcess) -> None:
    second._process.kill()
    second._process.join()


@pytest.fixture
def second() -> Iterator[SecondProcess]:
    """A second process that has its network."""
    started = SecondProcess(network())
    assert started._answers.poll(LIMIT)
    yield started
    kill(started)


def test_it_evaluates_as_this_process_does(second: SecondProcess) -> None:
    for points in ([Point(1, 1)], [Point(0, 2), Point(3, 3)]):
        here, there = evaluation(*points), evaluation(*points)
        assert second.submit(there)
        assert second.answer(there, LIMIT)
        here.evaluate()
        assert here.outputs is not None
        assert there.outputs is not None
        for one, other in zip(here.outputs, there.outputs, strict=True):
            np.testing.assert_allclose(other, one, atol=1e-4)


def test_after_forgotten_evaluations_the_next_answer_is_the_right_one(
    second: SecondProcess,
) -> None:
    forgotten, wanted = evaluation(), evaluation(Point(1, 1))
    assert second.submit(forgotten)
    second.forget()
    assert second.is_done(forgotten)
    assert not second.answer(forgotten, 0)
    assert second._answers.poll(LIMIT)
    assert second.submit(wanted)
    assert second.answer(wanted, LIMIT)
    assert len(wanted.answers()) == 2


def test_it_refuses_while_it_is_behind(second: SecondProcess) -> None:
    submitted = [evaluation() for _ in range(3)]
    assert [second.submit(each) for each in submitted] == [True, True, False]


def test_if_it_is_killed_the_search_goes_on_with_one_sentence(
    second: SecondProcess, capsys: pytest.CaptureFixture[str]
) -> None:
    search = NetworkSearch(network(), 1, processes=2)
    search._second = second
    search.ask(new_game(5, 5), Color.BLACK)
    assert search.run(Budget(200), never) == 200
    kill(second)
    assert search.run(Budget(200), never) == 200
    assert sum(each.visits for each in search.report().candidates) == 400
    assert capsys.readouterr().err.count("\n") == 1


def test_visits_that_wait_for_it_are_taken_back_at_the_next_position(
    second: SecondProcess,
) -> None:
    search = NetworkSearch(network(), 1, processes=2)
    search._second = second
    game = new_game(5, 5)
    search.ask(game, Color.BLACK)
    search.run(Budget(120), never)
    for _ in range(20):  # with a limit in seconds, a search leaves without waiting
        search.run(Budget(seconds=LIMIT), lambda: True)
    search.ask(game, Color.BLACK)
    visits = [each.visits for each in search.report().candidates]
    assert search.run(Budget(50), never) == 50
    assert sum(each.visits for each in search.report().candidates) == sum(visits) + 50
    root = search._root
    assert root is not None
    assert all(branch.visits and not branch.pending for branch in root.tried)


SESSION = b"boardsize 5\ngenmove b\n"
ENGINE = [sys.executable, "-m", "tromp_gui", "gtp", "--threads", "2", "--playouts", "300"]


@pytest.mark.parametrize("ending", [b"quit\n", b""])
def test_it_ends_with_the_engine(ending: bytes) -> None:
    """It has this process's standard output too, so that is at its end when both have ended."""
    done = subprocess.run(ENGINE, input=SESSION + ending, capture_output=True, timeout=LIMIT)
    assert (done.returncode, done.stderr) == (0, b"")


def test_it_ends_when_the_engine_is_killed() -> None:
    pipe = subprocess.PIPE
    with subprocess.Popen(ENGINE, stdin=pipe, stdout=pipe, stderr=pipe) as engine:
        assert engine.stdin is not None
        assert engine.stdout is not None
        engine.stdin.write(SESSION)
        engine.stdin.flush()
        for _ in range(4):
            engine.stdout.readline()
        engine.kill()
        errors = engine.communicate(timeout=LIMIT)[1]  # comes when the second process has ended
    if os.name != "nt":  # where Python’s own start of the process may fail loudly
        assert errors == b""

"""A game against every faulty engine: the board stays, and the problem is reported."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from tests.engines.harness import faulty
from tests.session.engine_table import PERSON, WHITE, EngineTable
from tromp_gui.gtp.failure import FailureKind
from tromp_gui.match.phases import Finished, Playing
from tromp_gui.match.player import Attached, Player
from tromp_gui.session.play.player_engines import (
    EngineGone,
    EngineIllegalMove,
    EngineNoMove,
    EngineRefused,
    Standing,
)

ODD = Player.of_engine(Attached("Odd"))


class Faulty:
    """Makes 9x9 games against the faulty engine, in which Black has played A1."""

    def __init__(self, bot: QtBot) -> None:
        self._bot = bot
        self.tables: list[EngineTable] = []

    def __call__(self, mode: str) -> EngineTable:
        table = EngineTable(self._bot, {"Odd": faulty(mode)})
        self.tables.append(table)
        return table.start(PERSON, ODD, side=9).play("A1")


@pytest.fixture
def game(qtbot: QtBot) -> Iterator[Faulty]:
    made = Faulty(qtbot)
    yield made
    for table in made.tables:
        table.close()


@pytest.mark.parametrize(
    "mode",
    [
        "plain",
        "banner",
        "crlf",
        "no-id",
        "errors-flood",
        "late",
        "plays-lower",
        "plays-with-line",
        "refuses-once",
        "two-replies",
    ],
)
def test_a_harmless_oddity_does_not_stop_the_game(game: Faulty, mode: str) -> None:
    table = game(mode).until_turn(2)
    assert table.opponents.problem is None
    assert isinstance(table.phase, Playing)


def test_a_pass_in_any_case_is_one(game: Faulty) -> None:
    table = game("passes").until_turn(2)
    position = table.match.game_position
    assert position is not None
    assert position.passes == 1


def test_a_resignation_in_any_case_ends_the_game(game: Faulty) -> None:
    table = game("resigns")
    table.until(lambda: isinstance(table.phase, Finished))
    assert table.re == "B+R"


@pytest.mark.parametrize(
    ("mode", "kind"),
    [
        ("segv", FailureKind.CRASHED),
        ("gmp", FailureKind.GMP),
        ("long-line", FailureKind.TOO_LONG),
        ("endless-line", FailureKind.TOO_LONG),
        ("endless-lines", FailureKind.TOO_LONG),
        ("wrong-id", FailureKind.WRONG_ID),
    ],
)
def test_a_stopped_engine_is_reported_with_its_reason(
    game: Faulty, mode: str, kind: FailureKind
) -> None:
    table = game(mode)
    table.until(lambda: isinstance(table.opponents.problem, EngineGone))
    problem = table.opponents.problem
    assert isinstance(problem, EngineGone)
    assert problem.failure.kind is kind
    assert table.opponents.standing(WHITE) is Standing.FAILED
    assert table.turn == 1
    table.opponents.go_without(WHITE)
    table.play("B2 C3")
    assert table.turn == 3


@pytest.mark.parametrize("mode", ["plays-outside", "plays-words", "plays-nothing"])
def test_what_is_not_a_move_is_reported(game: Faulty, mode: str) -> None:
    table = game(mode)
    table.until(lambda: isinstance(table.opponents.problem, EngineNoMove))
    assert table.turn == 1


def test_a_move_on_a_stone_is_reported(game: Faulty) -> None:
    table = game("plays-occupied")
    table.until(lambda: isinstance(table.opponents.problem, EngineIllegalMove))
    assert table.turn == 1


@pytest.mark.parametrize("mode", ["refuses-play", "refuses-genmove"])
def test_a_refusal_is_reported_after_a_second_try(game: Faulty, mode: str) -> None:
    table = game(mode)
    table.until(lambda: table.opponents.problem)
    assert isinstance(table.opponents.problem, EngineRefused)
    assert table.turn == 1
    table.record.undo()
    assert table.opponents.problem is None


def test_an_engine_that_exits_after_its_move_has_moved_and_is_restarted(game: Faulty) -> None:
    table = game("exits-after-genmove").until_turn(2)
    table.until(lambda: isinstance(table.opponents.problem, EngineGone))
    table.opponents.restart(WHITE)
    table.until_standing(WHITE, Standing.READY)
    table.play("C3").until_turn(4)


@pytest.mark.parametrize("mode", ["endless", "cancellable", "deaf-cancellable"])
def test_undo_never_waits_for_an_engine_that_thinks_forever(game: Faulty, mode: str) -> None:
    table = game(mode)
    table.until_standing(WHITE, Standing.THINKING)
    table.record.undo()
    assert table.turn == 0
    table.play("B2")
    table.until_standing(WHITE, Standing.THINKING)
    assert table.turn == 1


@pytest.mark.parametrize("mode", ["ignores-quit", "ignores-all", "grandchild", "slow-quit"])
def test_nothing_is_left_when_the_game_is_left(game: Faulty, mode: str) -> None:
    table = game(mode)
    table.until(lambda: table.opponents.standing(WHITE) in (Standing.READY, Standing.THINKING))
    table.start(PERSON, PERSON)
    assert table.opponents.standing(WHITE) is None

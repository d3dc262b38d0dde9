"""Reading for life ends, whatever the position: docs/adr/0018, "Bounds"."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bench.counting import ARCHIVE, Game, cost, games_of, observe, positions
from tests.go.reading import DATA
from tromp_gui.go.board import Board
from tromp_gui.go.rules import RULE_SETS, Scoring
from tromp_gui.scoring import reading, seki
from tromp_gui.scoring.count import Why, count
from tromp_gui.scoring.reading import MOVES_OF_A_BOARD, MOVES_OF_A_READING, Readings

HARD = list(games_of(DATA / "scoring" / "hard_to_read.sgf"))
"""Real games with positions that need many moves of reading, some of them without end."""
FREEZES = HARD[0]
JAPANESE = RULE_SETS["japanese"]
EVERY, LAST = 100, 2
"""Every 100th game, and the positions after three quarters of the moves and at the end."""


@pytest.fixture(autouse=True)
def observed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seki, "Readings", Readings)  # set back afterwards
    observe()
    reading.read.cache_clear()


def most_tried(games: Iterator[Game]) -> int:
    """The most moves tried by a count of one of their last positions."""
    return max(cost(board).tried for game in games for board in positions(game)[-LAST:])


def test_hard_positions_are_counted() -> None:
    """No count tries more moves than the bounds allow."""
    assert 0 < most_tried(iter(HARD)) <= MOVES_OF_A_BOARD + MOVES_OF_A_READING


def test_what_was_not_read_out_counts_as_alive_and_says_so() -> None:
    board = positions(FREEZES)[-1]
    score = count(board, JAPANESE)
    unread = frozenset(board.grid.points(score.unread))
    assert unread
    assert not score.unread & ~(score.black_area | score.white_area)
    told = {point for point, owned in score.ownership.items() if owned.why is Why.NOT_READ_OUT}
    assert told == unread


@pytest.mark.parametrize("scoring", Scoring)
def test_only_scoring_without_points_in_seki_reads(scoring: Scoring) -> None:
    score = count(positions(FREEZES)[-1], JAPANESE._replace(scoring=scoring))
    assert bool(score.unread) is (scoring is Scoring.TERRITORY_NO_SEKI)


def test_the_answer_depends_on_nothing_read_before() -> None:
    board = positions(FREEZES)[-1]
    first = seki.seki_territory(board, 0)
    assert seki.seki_territory(board, 0) == first
    reading.read.cache_clear()
    assert seki.seki_territory(Board(board.grid, board.white, board.black), 0) == first


def test_no_reading_begins_after_those_of_a_board_have_tried_enough() -> None:
    readings = Readings()
    readings.tried = MOVES_OF_A_BOARD
    board = positions(FREEZES)[-1]
    with pytest.raises(reading.NotReadOut):
        readings.lives(board.grid, board.black, board.free, 0)
    assert readings.tried == MOVES_OF_A_BOARD


def test_the_smallest_groups_are_read_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the moves of a board are used up, the larger groups are those not read."""
    monkeypatch.setattr(reading, "MOVES_OF_A_BOARD", 0)
    board = positions(FREEZES)[-1]
    none_read = seki.seki_territory(board, 0)
    monkeypatch.setattr(reading, "MOVES_OF_A_BOARD", 1)
    reading.read.cache_clear()
    some_read = seki.seki_territory(board, 0)
    read = none_read.unread & ~some_read.unread
    sizes = [part.bit_count() for part in board.grid.parts(read)]
    assert sizes
    assert max(sizes) <= min(part.bit_count() for part in board.grid.parts(some_read.unread))


@pytest.mark.skipif(not ARCHIVE.is_file(), reason=f"the games are not here: {ARCHIVE.name}")
@pytest.mark.slow
def test_thirty_thousand_games_are_counted() -> None:
    """Each at its end and after three quarters of its moves."""
    games = games_of(ARCHIVE)
    assert most_tried(games) <= MOVES_OF_A_BOARD + MOVES_OF_A_READING


@pytest.mark.skipif(not ARCHIVE.is_file(), reason=f"the games are not here: {ARCHIVE.name}")
def test_a_sample_of_those_games_is_counted() -> None:
    games = list(games_of(ARCHIVE, EVERY))
    assert len(games) == 300
    assert most_tried(iter(games)) <= MOVES_OF_A_BOARD + MOVES_OF_A_READING

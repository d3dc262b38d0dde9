"""The journal of a game and its restoring take time as there are steps, never their square."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

import pytest

from tests.growth import TIMES, assert_time_is_linear
from tests.record.trees import grown
from tests.session.crashes import crash
from tromp_gui.go.point import Point
from tromp_gui.match.setup import Setup
from tromp_gui.record import editing
from tromp_gui.session.file.journal import Journal
from tromp_gui.session.file.recovery import find_unsaved, forget
from tromp_gui.session.file.session import FileSession
from tromp_gui.session.game.match_session import MatchSession
from tromp_gui.session.game.new_record import record_of
from tromp_gui.session.game.record_session import RecordSession
from tromp_gui.settings import Settings


def moves(record: RecordSession, count: int) -> None:
    """A game on an empty board, rows of each player apart from those of the other."""
    match = MatchSession(record)
    match.start(Setup(52, 52))
    rows = [(2 * row, 2 * row + 27) for row in range(12)]
    turns = [Point(pair[turn], col) for pair, col, turn in product(rows, range(52), (0, 1))]
    for point in turns[:count]:
        match.play(point)


def comments(record: RecordSession, count: int) -> None:
    for number in range(count):
        record.edit("comment", editing.comment(record.tree, record.cursor, f"word {number}"))


def cursors(record: RecordSession, count: int) -> None:
    comments(record, 1)
    for number in range(count):
        record.go_to(record.tree.node(number % 2))


@pytest.mark.parametrize(("act", "count"), [(moves, 150), (comments, 400), (cursors, 800)])
def test_steps_are_written_and_restored_in_time_as_they_are_many(
    act: Callable[[RecordSession, int], None], count: int
) -> None:
    def kept_and_restored(steps: int) -> None:
        record = RecordSession(record_of(Setup(52, 52)))
        record.open(grown("(;SZ[52];B[aa])"))
        journal = Journal(record, FileSession(record, Settings()))
        act(record, steps)
        crash(journal)
        (game,) = find_unsaved().found
        assert game.document.cursor.id == record.cursor.id
        forget(game)
        journal.close()

    assert_time_is_linear(kept_and_restored, count, TIMES * count)

"""A move in a long line does not read every node before it."""

from __future__ import annotations

import pytest

from tromp_gui.record.node import Node, Tree
from tromp_gui.session.game.endings import recorded_playout, recorded_result
from tromp_gui.session.game.record_session import RecordSession
from tromp_gui.sgf.reader import read


@pytest.fixture
def record() -> RecordSession:
    """At the end of a line of 500 moves without a result."""
    moves = "".join(
        f";{'BW'[at % 2]}[{'abcdefghi'[at % 9]}{'abcdefghi'[at % 7]}]" for at in range(500)
    )
    game = read(f"(;SZ[9]{moves})".encode()).games[0]
    assert isinstance(game, Tree)
    session = RecordSession(game)
    session.step(500)
    assert session.cursor.first_child is None
    return session


def test_whether_it_is_a_play_out_is_asked_of_no_node_without_its_letter(
    record: RecordSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    monkeypatch.setattr(Node, "has", lambda _, name: asked.append(name))
    assert recorded_playout(record) is None
    assert asked == []


def test_where_no_result_is_recorded_the_main_line_is_not_walked(
    record: RecordSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Node, "is_on_main_line", property(lambda _: pytest.fail("it was walked")))
    assert recorded_result(record) is None

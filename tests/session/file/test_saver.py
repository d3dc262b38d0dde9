"""Writing games in slices: the same bytes, restarted after a change, cancelled on request."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from tests.record.trees import grown
from tromp_gui.record import editing
from tromp_gui.record.node import Tree
from tromp_gui.session import idle
from tromp_gui.session.file.saver import Saver
from tromp_gui.session.game.record_session import RecordSession
from tromp_gui.sgf.writer import Written, write, write_in_slices

MOVES = 1000


@pytest.fixture(autouse=True)
def held(monkeypatch: pytest.MonkeyPatch) -> None:
    """One step of the writer at a time."""
    monkeypatch.setattr(idle, "SLICE", 0.0)


def long_game(comment: str = "") -> Tree:
    return grown(f"(;SZ[9]C[{comment}]{';B[aa];W[bb]' * (MOVES // 2)})")


def test_a_small_game_is_there_at_once(qtbot: QtBot) -> None:
    saver, tree = Saver(), grown("(;SZ[9];B[aa])")
    with qtbot.assertNotEmitted(saver.written):
        assert saver.write([tree], "utf-8") == Written(write([tree]), "utf-8", "")
    assert not saver.is_busy


def test_a_large_one_comes_later_and_is_the_same(qtbot: QtBot) -> None:
    saver, tree, told = Saver(), long_game(), list[float]()
    saver.progressed.connect(told.append)
    with qtbot.waitSignal(saver.written) as done:
        assert saver.write([tree, tree], "utf-8") is None
        assert saver.is_busy
    assert done.args == [Written(write([tree, tree]), "utf-8", "")]
    assert not saver.is_busy
    assert told == sorted(told)
    assert len([done for done in told if done <= 0.5]) == 2 * MOVES // 200
    assert len([done for done in told if done > 0.5]) >= 2 * MOVES // 250
    assert 0 < told[0] < told[-1] <= 1


def test_what_is_changed_meanwhile_is_in_it(qtbot: QtBot) -> None:
    record = RecordSession(long_game("before"))
    saver = Saver()
    record.changed.connect(saver.begin_anew)
    with qtbot.waitSignal(saver.written) as done:
        assert saver.write([record.tree], "utf-8") is None
        record.edit("comment", editing.comment(record.tree, record.cursor, "after"))
    assert done.args is not None
    assert b"after" in done.args[0].data
    assert done.args[0].data == write([record.tree])


def test_what_is_given_up_is_never_told(qtbot: QtBot) -> None:
    saver = Saver()
    with qtbot.assertNotEmitted(saver.written):
        assert saver.write([long_game()], "utf-8") is None
        saver.cancel()
        saver.begin_anew()
    assert not saver.is_busy


@pytest.mark.parametrize("encoding", ["utf-8", "gb18030", "latin-1"])
def test_every_encoding_is_made_in_slices(encoding: str) -> None:
    steps = list(write_in_slices([long_game("\u56f2\u7881")], encoding))
    writings = 2 if encoding == "latin-1" else 1
    assert len([done for done in steps if done < 0.5]) == writings * MOVES // 200
    assert len([done for done in steps if done > 0.5]) > MOVES // 250

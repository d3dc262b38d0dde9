"""Games that are left unfinished stay in their journals, and old ones in the archive."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.faulty_disk import FaultyDisk
from tests.session.crashes import crash
from tests.session.scribbler import Harness, fingerprint
from tromp_gui.go.point import Color, Point
from tromp_gui.match.match import Match
from tromp_gui.match.setup import Setup
from tromp_gui.session.file.journal import STEPS, journals_folder
from tromp_gui.session.file.recovery import find_aside, find_unsaved, moves_of, release
from tromp_gui.session.file.unfinished import (
    archive,
    archive_folder,
    archived,
    set_aside,
    unfinished_games,
)


def played(*points: Point) -> Harness:
    harness = Harness()
    for point in points:
        harness.match.play(point)
    return harness


def left(*points: Point) -> Harness:
    """A game that was left after these moves."""
    harness = played(*points)
    assert set_aside(harness.match, harness.files, harness.journal)
    harness.journal.close()
    return harness


def test_a_game_is_resumed_as_it_was_left() -> None:
    harness = left(Point(2, 2), Point(3, 3))
    (game,) = unfinished_games()
    assert game.moves == 2
    assert (game.info.rows, game.info.columns) == (7, 6)
    found = find_aside(game.folder)
    assert found is not None
    assert fingerprint(found.document) == fingerprint(harness.record.document)
    assert isinstance(found.document.attachment, Match)
    found.document.undo()
    assert moves_of(found.document.tree) == 1, "with its history"
    release([found])


def test_a_crash_does_not_ask_about_it() -> None:
    left(Point(2, 2))
    unsaved = find_unsaved()
    assert (unsaved.found, unsaved.unreadable) == ([], [])
    assert len(unfinished_games()) == 1


def test_a_resumed_game_survives_a_kill() -> None:
    left(Point(2, 2))
    (game,) = unfinished_games()
    found = find_aside(game.folder)
    assert found is not None
    harness = Harness()
    harness.files.restore(None, None, 0, found.document)
    harness.journal.take_over(found.folder, found.lock, found.steps)
    assert unfinished_games() == []
    harness.match.play(Point(3, 3))
    crash(harness.journal)
    (again,) = find_unsaved().found
    assert fingerprint(again.document) == fingerprint(harness.record.document)
    release([again])


def test_a_game_can_be_left_twice() -> None:
    harness = played(Point(2, 2))
    for _ in range(2):
        assert set_aside(harness.match, harness.files, harness.journal)
        harness.match.start(Setup(5, 5))
        harness.match.play(Point(1, 1))
    assert len(unfinished_games()) == 2


def test_a_game_that_goes_on_is_neither_listed_nor_lost() -> None:
    harness = played(Point(2, 2))
    assert set_aside(harness.match, harness.files, harness.journal)
    harness.match.play(Point(3, 3))
    assert unfinished_games() == []
    crash(harness.journal)
    (game,) = find_unsaved().found
    assert fingerprint(game.document) == fingerprint(harness.record.document)
    release([game])


def test_another_window_that_has_it_open_keeps_it() -> None:
    left(Point(2, 2))
    (game,) = unfinished_games()
    found = find_aside(game.folder)
    assert found is not None
    assert find_aside(game.folder) is None
    assert not archive(game, "game")
    release([found])


def test_only_a_game_that_goes_on_without_a_file_is_set_aside(tmp_path: Path) -> None:
    over = played(Point(2, 2))
    over.match.resign(Color.WHITE)
    saved = played(Point(2, 2))
    assert saved.files.save(tmp_path / "game.sgf")
    saved.match.play(Point(3, 3))
    reviewed = played(Point(2, 2))
    reviewed.match.leave()
    for harness in (over, saved, reviewed, Harness()):
        assert not set_aside(harness.match, harness.files, harness.journal)
    assert unfinished_games() == []


def test_it_is_not_left_if_it_cannot_be_written(monkeypatch: pytest.MonkeyPatch) -> None:
    harness, disk = played(Point(2, 2)), FaultyDisk(monkeypatch)
    disk.fail("replace")
    assert not set_aside(harness.match, harness.files, harness.journal)
    crash(harness.journal)
    (game,) = find_unsaved().found
    assert game.moves == 1
    release([game])


def test_without_its_journal_the_game_is_still_listed() -> None:
    left(Point(2, 2), Point(3, 3))
    (game,) = unfinished_games()
    (game.folder / STEPS).write_bytes(b"another version\n")
    assert find_aside(game.folder) is None
    assert unfinished_games() == [game]
    assert b";W[" in game.path.read_bytes()


def test_the_newest_come_first_and_damaged_ones_are_left_alone() -> None:
    left(Point(2, 2))
    left(Point(2, 2), Point(3, 3))
    older = next(game for game in unfinished_games() if game.moves == 2)
    os.utime(older.path, (1, 1))
    assert [game.moves for game in unfinished_games()] == [1, 2]
    older.path.write_bytes(b"no game")
    assert [game.moves for game in unfinished_games()] == [1]
    assert older.folder.exists()


def test_the_archive_keeps_every_game_as_a_file() -> None:
    left(Point(2, 2))
    left(Point(3, 3))
    games = unfinished_games()
    sources = {game.path.read_bytes() for game in games}
    assert archived() == 0
    assert all(archive(game, "game") for game in games)
    assert {path.read_bytes() for path in archive_folder().iterdir()} == sources
    assert archived() == 2
    assert list(journals_folder().iterdir()) == []


def test_nothing_is_deleted_if_the_archive_cannot_be_written() -> None:
    left(Point(2, 2))
    (game,) = unfinished_games()
    archive_folder().parent.mkdir(parents=True, exist_ok=True)
    archive_folder().write_text("in the way")
    assert not archive(game, "game")
    assert unfinished_games() == [game]

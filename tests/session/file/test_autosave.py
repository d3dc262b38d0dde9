"""Finished games are saved automatically, completely, under readable names."""

from __future__ import annotations

import os
import stat
from pathlib import Path

import pytest

from tromp_gui.disk import FileProblem
from tromp_gui.go.point import Color, Point
from tromp_gui.match.player import Player
from tromp_gui.match.setup import Setup
from tromp_gui.record.game_info import GameInfo
from tromp_gui.session.file.autosave import autosave_folder, file_name
from tromp_gui.session.game.new_record import record_of
from tromp_gui.session.game.record_session import RecordSession
from tromp_gui.session.sessions import Sessions
from tromp_gui.settings import KEEPS_GAMES, Settings

pytestmark = pytest.mark.usefixtures("qapp")
SETUP = Setup(black=Player("Ann"), white=Player("Bob"))


@pytest.fixture
def sessions() -> Sessions:
    made = Sessions(Settings(), RecordSession(record_of(SETUP)))
    made.match.start(SETUP)
    return made


def names() -> list[str]:
    """The saved files, without the date at the beginning."""
    folder = autosave_folder()
    return sorted(path.name[11:] for path in folder.iterdir()) if folder.is_dir() else []


def ended(sessions: Sessions, *points: Point) -> Sessions:
    """The game after these moves and as many as make it a real one, resigned by Black."""
    for point in points:
        sessions.match.play(point)
    while (turn := sessions.match.position.turn) < 10:
        sessions.match.play(Point(8 - turn % 2, turn // 2))
    sessions.match.resign(Color.BLACK)
    return sessions


def kept(sessions: Sessions) -> Path:
    path = sessions.autosave.path
    assert path is not None
    return path


def test_a_game_is_kept_when_it_ends(sessions: Sessions) -> None:
    sessions.match.play(Point(4, 4))
    assert names() == []
    assert not sessions.autosave.keep(), "a game that goes on is asked about"
    ended(sessions)
    assert names() == ["Ann - Bob.sgf"]
    assert b"RE[W+R]" in kept(sessions).read_bytes()
    assert sessions.autosave.keep()
    assert sessions.record.is_modified, "its own file is another thing"
    assert sessions.settings.recent_files == [kept(sessions)]
    assert sessions.settings.folder != autosave_folder()


@pytest.mark.skipif(os.name == "nt", reason="no such permissions there")
def test_only_the_user_may_read_what_is_kept(sessions: Sessions) -> None:
    """Also in a folder of an older version, which others could read."""
    autosave_folder().mkdir(parents=True)
    autosave_folder().chmod(0o755)
    ended(sessions)
    (game,) = autosave_folder().iterdir()
    assert [oct(stat.S_IMODE(each.stat().st_mode)) for each in (game.parent, game)] == [
        "0o700",
        "0o600",
    ]


@pytest.mark.parametrize("end", ["resign", "forfeit", "void"])
def test_a_trial_of_few_moves_is_not_kept(sessions: Sessions, end: str) -> None:
    for row in range(2):
        sessions.match.play(Point(row, row))
    getattr(sessions.match, end)(*([] if end == "void" else [Color.BLACK]))
    assert sessions.match.match is not None
    assert sessions.match.match.outcome is not None
    assert names() == []
    assert sessions.autosave.keep(), "it may be left"
    assert names() == []
    sessions.match.leave()
    sessions.match.play(Point(6, 6))
    assert sessions.autosave.keep(), "what was done since is kept"
    assert names() == ["Ann - Bob.sgf"]


def test_names_that_are_taken_are_numbered(sessions: Sessions) -> None:
    ended(sessions, Point(4, 4))
    sessions.match.start(SETUP)
    assert sessions.autosave.path is None
    ended(sessions, Point(2, 2))
    sessions.match.start(SETUP)
    ended(sessions, Point(3, 3))
    assert names() == ["Ann - Bob 2.sgf", "Ann - Bob 3.sgf", "Ann - Bob.sgf"]


def test_what_changes_later_goes_to_the_same_file(sessions: Sessions) -> None:
    ended(sessions, Point(4, 4))
    sessions.record.undo()
    assert not sessions.autosave.keep(), "the game goes on again"
    ended(sessions, Point(2, 2))
    assert names() == ["Ann - Bob.sgf"]
    sessions.match.leave()
    sessions.match.play(Point(6, 6))
    assert sessions.autosave.keep(), "its review too"
    assert names() == ["Ann - Bob.sgf"]
    assert kept(sessions).read_bytes().count(b";") == 13


def test_the_same_game_come_back_is_not_kept_twice(sessions: Sessions) -> None:
    ended(sessions, Point(4, 4))
    record, match = sessions.record.tree, sessions.match.match
    again = Sessions(Settings(), RecordSession(record_of(SETUP)))
    again.record.open(record, match)
    assert names() == ["Ann - Bob.sgf"]
    assert again.autosave.keep()
    assert names() == ["Ann - Bob.sgf"]


def test_it_can_be_off(sessions: Sessions) -> None:
    sessions.settings.set(KEEPS_GAMES, False)
    ended(sessions, Point(4, 4))
    assert not sessions.autosave.keep()
    assert names() == []


def test_a_game_with_a_file_of_its_own_is_saved_there_alone(
    sessions: Sessions, tmp_path: Path
) -> None:
    sessions.files.save(tmp_path / "mine.sgf")
    ended(sessions, Point(4, 4))
    assert names() == []
    assert not sessions.autosave.keep()


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="root may write anywhere")
def test_a_folder_that_cannot_be_written_is_told_and_then_asked(sessions: Sessions) -> None:
    autosave_folder().mkdir(parents=True)
    autosave_folder().chmod(0o500)
    told: list[FileProblem] = []
    sessions.autosave.failed.connect(told.append)
    ended(sessions, Point(4, 4))
    autosave_folder().chmod(0o700)
    assert len(told) == 1


def test_a_place_that_is_not_a_folder_is_told_and_then_asked(sessions: Sessions) -> None:
    autosave_folder().parent.mkdir(parents=True, exist_ok=True)
    autosave_folder().write_text("in the way")
    told: list[FileProblem] = []
    sessions.autosave.failed.connect(told.append)
    ended(sessions, Point(4, 4))
    assert len(told) == 1
    assert not sessions.autosave.keep()
    autosave_folder().unlink()
    assert sessions.autosave.keep(), "tried again when the game is left"
    assert names() == ["Ann - Bob.sgf"]


@pytest.mark.parametrize(
    ("black", "white", "name"),
    [
        ("Ann", "Bob", "2026-11-22 Ann - Bob"),
        ("", "", "2026-11-22 game"),
        ("", "李", "2026-11-22 李"),
        ("a/b\0c\u202ed", "..", "2026-11-22 a_b c d -"),
        ("李" * 3000, "y", "2026-11-22 " + "李" * 46),
        ("x" * 3000, "y", "2026-11-22 " + "x" * 139),
    ],
)
def test_names_are_readable_and_safe(black: str, white: str, name: str) -> None:
    info = GameInfo(rows=9, columns=9, black_name=black, white_name=white, date="2026-11-22")
    assert file_name(info, "game") == name


@pytest.mark.parametrize(
    ("black", "name"),
    [("aux", "_aux"), ("Com1.x", "_Com1.x"), ("Lpt²", "_Lpt²"), ("Auxi", "Auxi"), (".", "game")],
)
def test_no_name_is_that_of_a_device_on_windows(black: str, name: str) -> None:
    assert file_name(GameInfo(rows=9, columns=9, black_name=black), "game") == name

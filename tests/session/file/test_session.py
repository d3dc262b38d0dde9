"""One file and its games: opened, saved, changed by others, a game of several."""

from __future__ import annotations

import os
from pathlib import Path
from threading import Event, current_thread, main_thread

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.record.trees import grown
from tromp_gui.disk import FileProblem, FileProblemKind
from tromp_gui.match.setup import Setup
from tromp_gui.record import editing
from tromp_gui.session import idle
from tromp_gui.session.file import loading
from tromp_gui.session.file import session as file_session
from tromp_gui.session.file.files import save_bytes
from tromp_gui.session.file.session import FileSession
from tromp_gui.session.game.match_session import MatchSession
from tromp_gui.session.game.record_session import RecordSession
from tromp_gui.settings import Settings
from tromp_gui.sgf.collection import GameError
from tromp_gui.sgf.reader import read

ODD = b"junk (;SZ[5]\tgm[1]KM [0.50]\r\nC[a\\\nb];B[aa]\r\n\r\n;W[bb])  tail\n"
"""A file that no writer would write so."""
THREE = b"(;SZ[5]C[one];B[aa])(;SZ[99]C[no such board])(;SZ[7]C[three];B[bb])"


class Harness:
    """A record, its file, and what the file session tells."""

    def __init__(self, bot: QtBot, folder: Path) -> None:
        self._bot, self.folder = bot, folder
        self.record = RecordSession(grown("(;SZ[9])"))
        self.match = MatchSession(self.record)
        self.files = FileSession(self.record, Settings())
        self.told: list[str] = []
        self.failures: list[object] = []
        self.files.saved.connect(lambda path: self.told.append(f"saved {path.name}"))
        self.files.changed_outside.connect(lambda path: self.told.append(f"changed {path.name}"))
        self.files.games_offered.connect(lambda: self.told.append("games"))
        self.files.path_changed.connect(lambda: self.told.append("path"))
        self.files.failed.connect(self.failures.append)
        self.files.warned.connect(lambda problem: self.told.append(problem.kind.value))

    def put(self, data: bytes, name: str = "game.sgf") -> Path:
        path = self.folder / name
        path.write_bytes(data)
        return path

    def open(self, data: bytes, name: str = "game.sgf") -> Path:
        path = self.put(data, name)
        with self._bot.waitSignal(self.files.opened):
            self.files.open(path)
        self.told.clear()
        return path

    def fail(self, path: Path) -> object:
        with self._bot.waitSignal(self.files.failed):
            self.files.open(path)
        return self.failures[-1]

    def comment(self, text: str) -> None:
        tree = self.record.tree
        self.record.edit("comment", editing.comment(tree, self.record.cursor, text))

    def root_comment(self) -> str:
        return "".join(self.record.tree.root.get("C"))


@pytest.fixture
def harness(qtbot: QtBot, tmp_path: Path) -> Harness:
    return Harness(qtbot, tmp_path)


def comments(path: Path) -> list[str]:
    """The root comments of the games in a file."""
    games = read(path.read_bytes()).games
    trees = [game.tree if isinstance(game, GameError) else game for game in games]
    return ["".join(tree.root.get("C")) for tree in trees]


# ---- bytes


def test_an_untouched_file_is_saved_as_its_own_bytes_any_number_of_times(harness: Harness) -> None:
    path = harness.open(ODD)
    assert harness.files.save()
    assert path.read_bytes() == ODD
    assert harness.files.save()
    assert path.read_bytes() == ODD
    other = harness.folder / "copy.sgf"
    assert harness.files.save(other)
    assert other.read_bytes() == ODD


def test_walking_and_counting_leave_it_untouched(harness: Harness) -> None:
    path = harness.open(ODD)
    harness.record.step(1)
    harness.match.continue_here()
    harness.match.leave()
    assert not harness.record.is_modified
    assert harness.files.save()
    assert path.read_bytes() == ODD


def test_what_was_done_and_undone_again_leaves_its_own_bytes(harness: Harness) -> None:
    path = harness.open(ODD)
    harness.comment("x")
    harness.record.undo()
    assert harness.files.save()
    assert path.read_bytes() == ODD


def test_what_was_changed_is_written_and_the_previous_file_kept(harness: Harness) -> None:
    path = harness.open(ODD)
    harness.comment("changed")
    assert harness.files.save()
    assert comments(path) == ["changed"]
    assert not harness.record.is_modified
    assert path.with_name("game.sgf~").read_bytes() == ODD
    assert harness.told == ["saved game.sgf", "path"]


def test_undone_after_saving_the_previous_text_is_written_anew(harness: Harness) -> None:
    path = harness.open(ODD)
    harness.comment("changed")
    assert harness.files.save()
    harness.record.undo()
    assert harness.record.is_modified
    assert harness.files.save()
    assert comments(path) == ["a\\\nb"]


def test_a_new_game_is_saved_to_the_given_path(harness: Harness) -> None:
    harness.match.start(Setup(5, 5))
    assert not harness.files.save()
    assert (harness.files.path, harness.files.name, harness.files.source) == (None, "", None)
    path = harness.folder / "new.sgf"
    assert harness.files.save(path)
    assert (harness.files.path, harness.files.name) == (path, "new.sgf")
    assert read(path.read_bytes()).games
    harness.match.play(None)
    assert harness.files.save()
    assert b";B[]" in path.read_bytes()
    assert Settings().recent_files == [path]


# ---- changed outside


def later(path: Path, data: bytes) -> None:
    """Somebody else writes the file, at a time that can be told apart."""
    path.write_bytes(data)
    stamp = path.stat().st_mtime_ns + 2_000_000_000
    os.utime(path, ns=(stamp, stamp))


def test_a_file_that_somebody_else_has_written_is_not_overwritten_unasked(harness: Harness) -> None:
    path = harness.open(ODD)
    harness.comment("mine")
    later(path, b"(;SZ[5]C[theirs])")
    assert not harness.files.save()
    assert harness.told == ["changed game.sgf"]
    assert harness.record.is_modified
    assert comments(path) == ["theirs"]
    assert harness.files.save(path, anyway=True)
    assert comments(path) == ["mine"]
    assert path.with_name("game.sgf~").read_bytes() == b"(;SZ[5]C[theirs])"


def test_the_same_size_is_no_sign_that_nothing_changed(harness: Harness) -> None:
    path = harness.open(b"(;SZ[5]C[a])")
    later(path, b"(;SZ[5]C[b])")
    harness.comment("c")
    assert not harness.files.save()


def test_a_game_saved_without_its_previous_version_is_saved_with_a_warning(
    harness: Harness,
) -> None:
    path = harness.open(ODD)
    (harness.folder / "game.sgf~").mkdir()  # nothing can replace it
    harness.record.edit("x", editing.comment(harness.record.tree, harness.record.cursor, "x"))
    assert harness.files.save()
    assert harness.told == ["saved game.sgf", "path", "not-kept"]
    assert (harness.failures, harness.record.is_modified) == ([], False)
    assert b"x" in path.read_bytes()


def test_saving_elsewhere_asks_nothing(harness: Harness) -> None:
    path = harness.open(ODD)
    later(path, b"(;SZ[5]C[theirs])")
    harness.comment("mine")
    assert harness.files.save(harness.folder / "mine.sgf")
    assert comments(path) == ["theirs"]


def test_a_file_that_was_taken_away_is_written_again(harness: Harness) -> None:
    path = harness.open(ODD)
    harness.comment("mine")
    path.unlink()
    assert harness.files.save()
    assert comments(path) == ["mine"]


def test_our_own_saving_is_not_a_change_from_outside(harness: Harness) -> None:
    harness.open(ODD)
    for text in "abc":
        harness.comment(text)
        assert harness.files.save()
    assert "changed game.sgf" not in harness.told


def test_what_cannot_be_written_stays_modified(harness: Harness) -> None:
    harness.open(ODD)
    harness.comment("x")
    assert not harness.files.save(harness.folder / "no folder" / "game.sgf")
    (failure,) = harness.failures
    assert isinstance(failure, FileProblem)
    assert failure.kind is FileProblemKind.MISSING
    assert harness.record.is_modified
    assert harness.files.name == "game.sgf"


# ---- several games


def test_the_first_game_that_can_be_read_is_shown_and_the_others_offered(
    harness: Harness, qtbot: QtBot
) -> None:
    path = harness.put(b"(;SZ[99])" + THREE)
    with qtbot.waitSignal(harness.files.games_offered):
        harness.files.open(path)
    assert (harness.files.game, harness.root_comment()) == (1, "one")


def test_another_game_is_shown_and_one_that_cannot_be_read_is_not(harness: Harness) -> None:
    harness.open(THREE)
    harness.files.show_game(2)
    assert (harness.files.game, harness.root_comment(), harness.record.tree.rows) == (2, "three", 7)
    with pytest.raises(ValueError, match="99"):
        harness.files.show_game(1)
    assert harness.files.game == 2
    assert harness.files.name == "game.sgf"


def test_saving_keeps_every_game_those_included_that_cannot_be_read(harness: Harness) -> None:
    path = harness.open(THREE)
    harness.files.show_game(2)
    harness.comment("3")
    assert harness.files.save()
    assert comments(path) == ["one", "no such board", "3"]
    assert b"SZ[99]" in path.read_bytes()


def test_changes_that_were_not_saved_are_forgotten_with_the_game_left(harness: Harness) -> None:
    path = harness.open(THREE)
    harness.comment("not to be kept")
    harness.files.show_game(2)
    harness.files.show_game(0)
    assert harness.root_comment() == "one"
    harness.comment("1")
    assert harness.files.save()
    assert comments(path) == ["1", "no such board", "three"]


def test_changes_that_were_saved_survive_those_of_another_game_that_are_not(
    harness: Harness,
) -> None:
    path = harness.open(THREE)
    harness.comment("1")
    assert harness.files.save()
    harness.files.show_game(2)
    harness.comment("not to be kept")
    harness.files.show_game(0)
    assert harness.root_comment() == "1"
    harness.comment("one again")
    assert harness.files.save()
    assert comments(path) == ["one again", "no such board", "three"]


# ---- without a file


def test_a_text_has_no_file(harness: Harness) -> None:
    harness.files.open_text("(;SZ[5]C[pasted];B[aa])")
    assert (harness.files.path, harness.root_comment()) == (None, "pasted")
    assert not harness.files.save()
    assert "pasted" in harness.files.text()


def test_a_copy_is_not_saved_over_its_original(harness: Harness) -> None:
    path = harness.put(ODD)
    harness.files.open_copy(path)
    harness.comment("x")
    assert not harness.files.save()
    assert path.read_bytes() == ODD


def test_a_new_game_forgets_the_file(harness: Harness) -> None:
    path = harness.open(ODD)
    harness.match.start(Setup(5, 5))
    assert (harness.files.path, harness.files.collection, harness.files.game) == (None, None, 0)
    assert "path" in harness.told
    assert not harness.files.save()
    assert path.read_bytes() == ODD


# ---- what cannot be opened


def test_problems_leave_the_open_game_alone(harness: Harness) -> None:
    path = harness.open(ODD)
    for other, problem in (
        (harness.folder / "none.sgf", FileProblemKind.MISSING),
        (harness.folder, FileProblemKind.FOLDER),
        (harness.put(b"", "empty.sgf"), FileProblemKind.EMPTY),
        (harness.put(b"no game at all", "prose.sgf"), FileProblemKind.NO_GAME),
    ):
        failure = harness.fail(other)
        assert isinstance(failure, FileProblem)
        assert failure.kind is problem
    assert (harness.files.path, harness.root_comment()) == (path, "a\\\nb")


def test_a_file_whose_games_cannot_be_read_is_reported(harness: Harness) -> None:
    failure = harness.fail(harness.put(b"(;SZ[99])"))
    assert isinstance(failure, GameError)
    assert harness.files.path is None


def test_the_previous_game_is_shown_while_memory_is_asked_for(
    harness: Harness, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(loading, "MEMORY", 1)
    before = harness.record.tree
    harness.record.begin_growing(grown("(;SZ[13])"))
    with qtbot.waitSignal(harness.files.memory_asked):
        harness.files.open(harness.put(b"(;SZ[13];B[aa])"))
    assert harness.record.tree is before
    assert not harness.record.is_growing


def test_the_previous_game_is_shown_if_that_of_the_file_cannot_be(harness: Harness) -> None:
    before = harness.record.tree
    harness.record.begin_growing(grown("(;SZ[13])"))
    harness.fail(harness.put(b"(;SZ[99])"))
    assert harness.record.tree is before
    assert not harness.record.is_growing


def test_opened_files_are_recent_ones_newest_first(harness: Harness) -> None:
    first, second = harness.open(ODD, "a.sgf"), harness.open(ODD, "b.sgf")
    assert Settings().recent_files == [second, first]
    assert Settings().folder == harness.folder


def test_the_repairs_of_a_text_are_told_where_they_stood_in_it(harness: Harness) -> None:
    harness.files.open_text("> (;SZ[5]\n> ;B[zz])")
    assert [(each.kind.value, each.line, each.column) for each in harness.files.repairs()] == [
        ("bad-point", 2, 2)
    ]


# ---- large files


def large(comment: str = "") -> bytes:
    return f"(;FF[4]SZ[5]C[{comment}]{';B[aa];W[bb]' * 500})".encode()


def test_a_large_file_is_saved_in_slices(
    harness: Harness, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = harness.open(large("before"))
    monkeypatch.setattr(idle, "SLICE", 0.0)
    monkeypatch.setattr(file_session, "_PATIENCE", -1)
    harness.comment("after")
    harness.files.saving.connect(lambda done: harness.told.append(f"{done:.1f}"))
    with qtbot.waitSignal(harness.files.settled):
        assert not harness.files.save()
        assert harness.files.is_saving
        assert harness.record.is_modified
        assert path.read_bytes() == large("before")
        assert not harness.files.save(harness.folder / "other.sgf")
    assert comments(path) == ["after"]
    assert not harness.record.is_modified
    assert not harness.files.is_saving
    *told, saved, path_told = harness.told
    assert (saved, path_told) == ("saved game.sgf", "path")
    assert told == sorted(told)
    assert (told[0], told[-1]) == ("0.1", "1.0")
    assert not (harness.folder / "other.sgf").exists()


class Disk:
    """The disk of large files: it waits until it is let go, and then does what it does."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.asked: list[bytes] = []
        self.may_go = Event()
        self._save = save_bytes
        monkeypatch.setattr(idle, "SLICE", 0.0)
        monkeypatch.setattr("tromp_gui.session.file.saver.save_bytes", self._wait)

    def _wait(self, path: Path, data: bytes, keep: bool) -> FileProblem | None:
        assert current_thread() is not main_thread()
        self.asked.append(data)
        self.may_go.wait()
        return self._save(path, data, keep)


def test_an_edit_while_the_disk_is_waited_for_is_saved_too(
    harness: Harness, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    disk, path = Disk(monkeypatch), harness.open(large("before"))
    harness.comment("after")
    harness.files.save()
    qtbot.waitUntil(lambda: bool(disk.asked))
    harness.comment("later")
    with qtbot.waitSignal(harness.files.settled):
        disk.may_go.set()
    assert len(disk.asked) == 2
    assert comments(path) == ["later"]
    assert path.with_name("game.sgf~").read_bytes() == large("before")
    assert not harness.record.is_modified
    assert not harness.files.is_saving


def test_a_file_being_written_is_finished_before_another_record_is_shown(
    harness: Harness, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    disk, path = Disk(monkeypatch), harness.open(large("before"))
    harness.comment("after")
    harness.files.save()
    qtbot.waitUntil(lambda: bool(disk.asked))
    disk.may_go.set()
    with qtbot.assertNotEmitted(harness.files.settled):
        harness.record.open(grown("(;SZ[9])"))
        assert comments(path) == ["after"]
        QApplication.processEvents()
    assert harness.files.path is None


def test_a_large_file_that_cannot_be_written_is_reported(
    harness: Harness, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    disk, path = Disk(monkeypatch), harness.open(large("before"))
    harness.comment("after")
    with qtbot.waitSignal(harness.files.failed):
        disk.may_go.set()
        harness.files.save(harness.folder / "none" / "game.sgf")
    (problem,) = harness.failures
    assert isinstance(problem, FileProblem)
    assert problem.kind is FileProblemKind.MISSING
    assert harness.files.path == path
    assert harness.record.is_modified


def test_another_record_gives_the_saving_up(
    harness: Harness, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = harness.open(large("before"))
    monkeypatch.setattr(idle, "SLICE", 0.0)
    harness.comment("after")
    with qtbot.assertNotEmitted(harness.files.settled):
        assert not harness.files.save()
        harness.record.open(grown("(;SZ[9])"))
        QApplication.processEvents()
    assert path.read_bytes() == large("before")


def test_game_is_shown_after_the_move_asked_for_and_a_later_one_at_its_start(
    harness: Harness, qtbot: QtBot
) -> None:
    path = harness.put(b"(;SZ[5];B[aa];W[bb];B[cc])")
    with qtbot.waitSignal(harness.files.opened):
        harness.files.open(path, 0, 2)
    assert harness.record.depth() == 2
    harness.files.open(path, 0, 2)
    harness.files.cancel()
    with qtbot.waitSignal(harness.files.opened):
        harness.files.open(path)
    assert harness.record.depth() == 0

"""After a crash, the next window offers to restore the game as it was."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication, QLabel, QListWidget
from pytestqt.qtbot import QtBot

from tests.faulty_disk import FaultyDisk
from tests.session.crashes import crash, unlock
from tests.session.scribbler import Harness
from tests.ui.person import Person
from tromp_gui.go.point import Color, Point
from tromp_gui.session.file import journal
from tromp_gui.session.file.autosave import autosave_folder
from tromp_gui.session.file.journal import journals_folder
from tromp_gui.session.file.recovery import Left, find_unsaved, forget
from tromp_gui.ui.files.dialogs import RecoveryDialog, UnsavedDialog
from tromp_gui.ui.files.recovery_controller import RecoveryController
from tromp_gui.ui.shell.layout_switch import Layout
from tromp_gui.ui.window.start import StartCard

pytestmark = pytest.mark.xvfb

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(autouse=True)
def named() -> None:
    """The journal is in a folder with the application's name."""
    QCoreApplication.setApplicationName("tromp_gui")
    QCoreApplication.setOrganizationName("tromp_gui")


@pytest.fixture
def left() -> Harness:
    """The files left by a program that was killed after three moves and an undo."""
    harness = Harness()
    for point in (Point(2, 2), Point(3, 3), Point(4, 4)):
        harness.match.play(point)
    harness.record.undo()
    crash(harness.journal)
    return harness


def test_an_unsaved_game_is_restored_with_its_history(left: Harness, qtbot: QtBot) -> None:
    person = Person(qtbot)
    person.offer_recovery()
    dialog = person.dialog(RecoveryDialog)
    (games,) = dialog.findChildren(QListWidget)
    assert games.item(0).text().startswith("New game  ·  2 moves")
    person.press("Return")
    assert person.board.state.rows == 7
    assert person.board.state.black == {Point(2, 2)}
    assert person.board.state.white == {Point(3, 3)}
    person.window.activateWindow()
    qtbot.waitUntil(person.window.isActiveWindow)
    person.press("Ctrl+Shift+Z")
    assert Point(4, 4) in person.board.state.black
    assert person.status.startswith("White to play")


def test_restoring_a_game_hides_the_start_card(left: Harness, qtbot: QtBot) -> None:
    person = Person(qtbot)
    person.offer_start()
    (card,) = person.window.findChildren(StartCard)
    assert card.isVisible()
    person.offer_recovery()
    person.dialog(RecoveryDialog)
    assert card.isVisible()
    person.press("Return")
    assert not card.isVisible()
    assert person.column.isVisible()


def test_one_move_is_singular(left: Harness, qtbot: QtBot) -> None:
    left.record.undo()
    person = Person(qtbot)
    person.offer_recovery()
    (games,) = person.dialog(RecoveryDialog).findChildren(QListWidget)
    assert games.item(0).text().startswith("New game  ·  1 move  ·  ")


def test_discarded_games_are_not_offered_again(left: Harness, qtbot: QtBot) -> None:
    person = Person(qtbot)
    person.offer_recovery()
    person.push("Discard", person.dialog(RecoveryDialog))
    assert list(journals_folder().iterdir()) == []


# ---- two windows


def test_a_second_window_does_not_take_the_first_ones_game(left: Harness, qtbot: QtBot) -> None:
    first, second = Person(qtbot), Person(qtbot)
    first.offer_recovery()
    second.offer_recovery()
    assert second.status == "An unsaved game is being restored in another window."
    first.window.activateWindow()
    first.dialog(RecoveryDialog)
    first.press("Return")
    assert len(first.board.state.black | first.board.state.white) == 2
    assert len(list(journals_folder().iterdir())) == 1
    assert len(second.board.state.black) == 0


def test_a_second_window_opens_its_file_first(left: Harness, qtbot: QtBot, tmp_path: Path) -> None:
    """As started by `tromp-gui a.sgf b.sgf`."""
    first, second = Person(qtbot), Person(qtbot)
    first.offer_recovery()
    (tmp_path / "b.sgf").write_text("(;SZ[9];B[bb])", "utf-8")
    second.open_file(tmp_path / "b.sgf")
    second.offer_recovery()
    second.wait_for_status("An unsaved game is being restored in another window.")
    assert second.board.state.rows == 9


def test_games_left_for_later_are_offered_in_the_next_window(left: Harness, qtbot: QtBot) -> None:
    first, second = Person(qtbot), Person(qtbot)
    first.offer_recovery()
    first.push("Later", first.dialog(RecoveryDialog))
    second.offer_recovery()
    second.window.activateWindow()
    second.push("Discard", second.dialog(RecoveryDialog))
    assert list(journals_folder().iterdir()) == []


# ---- unreadable journals


def test_an_unreadable_journal_is_reported_and_kept(left: Harness, qtbot: QtBot) -> None:
    (folder,) = journals_folder().iterdir()
    (folder / "steps").write_bytes(b"from another version\n")
    person = Person(qtbot)
    person.offer_recovery()
    dialog = person.dialog(RecoveryDialog)
    texts = [label.text() for label in dialog.findChildren(QLabel)]
    assert f"An unsaved game could not be read. It was kept in {folder}." in texts
    assert not dialog.findChildren(QListWidget)
    person.push("Close", dialog)
    person.offer_recovery()
    assert not any(isinstance(each, RecoveryDialog) for each in QApplication.topLevelWidgets())
    assert folder.exists()


# ---- a failing disk


def test_a_warning_is_shown_until_the_journal_works_again(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(journal, "_LOOK_MS", 20)
    person, disk = Person(qtbot), FaultyDisk(monkeypatch)
    strip, warned = person.column.alarm, list[str]()
    person.controller(RecoveryController).warned.connect(warned.append)
    disk.fail("write")
    person.click("E5")
    assert strip.isVisible()
    assert strip.text.startswith(
        "Unsaved changes cannot be kept for recovery. Save the game often. There"
    )
    person.click("C3 G7")
    assert warned == [strip.text]
    for layout in Layout:
        person.show_layout(layout)
        assert strip.isVisible()
    disk.fail()
    person.click("E3")
    qtbot.waitUntil(strip.isHidden)


def test_the_warning_covers_nothing_in_a_small_window(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    person, disk = Person(qtbot), FaultyDisk(monkeypatch)
    person.window.resize(760, 580)
    disk.fail("write")
    person.click("E5")
    strip, cards = person.column.alarm, person.column.cards
    for layout in Layout:
        person.show_layout(layout)
        QApplication.processEvents()
        assert strip.isVisible()
        assert not (cards.isVisible() and strip.geometry().intersects(cards.geometry()))
        assert strip.height() >= strip.heightForWidth(strip.width())
    disk.fail()


# ---- games kept when they end


ENOUGH = "A1 B1 C1 D1 E1 F1 G1 H1 J1 A9"
"""As many moves as a game has to have to be kept by itself."""


def test_the_journal_is_deleted_once_a_finished_game_is_kept(qtbot: QtBot) -> None:
    person = Person(qtbot)
    person.click(ENOUGH)
    person.match.resign(Color.WHITE)
    assert len(list(journals_folder().iterdir())) == 1
    assert person.window.close()
    (kept,) = autosave_folder().iterdir()
    assert b"RE[B+R]" in kept.read_bytes()
    assert list(journals_folder().iterdir()) == []


def test_the_journal_stays_if_a_finished_game_cannot_be_kept(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    person, disk = Person(qtbot), FaultyDisk(monkeypatch)
    disk.fail("replace")
    person.click(ENOUGH)
    person.match.resign(Color.WHITE)
    assert not person.window.close()
    person.dialog(UnsavedDialog)
    unlock(person.sessions.journal)
    (game,) = find_unsaved().found
    assert game.document.tree.root.get("RE") == ("B+R",)


# ---- a comment being typed


def test_a_comment_typed_without_a_pause_is_restored(qtbot: QtBot) -> None:
    """372 characters in 21 seconds were once all lost."""
    typist = Person(qtbot)
    typist.click("E5")
    typist.comment.setFocus()
    typist.write("a good move")
    qtbot.waitUntil(lambda: b"a good move" in journal_text())
    typist.write(", they say")
    assert not typist.record.cursor.has("C")
    (folder,) = journals_folder().iterdir()
    killed = shutil.copytree(folder, folder.with_name("killed"))
    (killed / "lock").unlink()
    person = Person(qtbot)
    person.offer_recovery()
    person.dialog(RecoveryDialog)
    person.press("Return")
    record = person.record
    assert record.cursor.get("C") == ("a good move",)
    assert record.undo_label == "comment"
    record.undo()
    assert not record.cursor.has("C")


def test_a_comment_deleted_while_typing_is_not_restored(qtbot: QtBot) -> None:
    typist = Person(qtbot)
    comment = typist.comment
    comment.setFocus()
    typist.write("ab")
    qtbot.waitUntil(lambda: b'"ab"' in journal_text())
    typist.press("Backspace Backspace")
    comment.flush()
    unlock(typist.sessions.journal)
    assert find_unsaved() == Left([], 0, [])


def check_one_kill(drafts: int) -> None:
    """Kill a window once the journal has this many drafts of the comment, and restore it."""
    command = [sys.executable, "-m", "tests.ui.typing_victim"]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as victim:
        assert victim.stdout is not None
        told = [victim.stdout.readline() for _ in range(drafts)]
        victim.kill()
        told += victim.stdout.readlines()
    typed = [line.rstrip("\n") for line in told if line.endswith("\n")][-1]
    (game,) = find_unsaved().found
    assert game.draft is not None
    assert not game.document.cursor.has("C")
    (text,) = game.draft.edit.values or ("",)
    assert text.startswith(typed)
    assert game.draft.label == "comment"
    forget(game)


def test_a_window_killed_while_a_comment_is_typed() -> None:
    check_one_kill(drafts=2)


@pytest.mark.slow
def test_many_windows_killed_while_a_comment_is_typed() -> None:
    for drafts in range(1, 11):
        check_one_kill(drafts)


def journal_text() -> bytes:
    """The bytes of the only journal."""
    return b"".join(each.read_bytes() for each in journals_folder().glob("*/steps"))

"""Files by mouse and keys: every format, encodings kept or changed, nothing lost."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QLineEdit, QTableView
from pytestqt.qtbot import QtBot

from tests.ui.dialogs.windows import type_in
from tests.ui.person import Person
from tests.ui.pointer import drop
from tromp_gui.gtp.vertex import format_vertex
from tromp_gui.resources import DISPLAY_NAME
from tromp_gui.session import idle
from tromp_gui.session.file import session as file_session
from tromp_gui.ui.dialogs.new_game import NewGameDialog
from tromp_gui.ui.files.controller import FileController
from tromp_gui.ui.files.dialogs import UnsavedDialog
from tromp_gui.ui.files.game_list import GameListDialog
from tromp_gui.ui.kit.prompt_box import QuestionDialog
from tromp_gui.ui.panels.comment_editor import CommentEditor
from tromp_gui.ui.shell.layout_switch import Layout
from tromp_gui.ui.shell.navigation import MoveSlider

pytestmark = pytest.mark.xvfb

GIB = """\\HS
\\[GAMEBLACKNAME=Left (1D)\\]
\\[GAMEWHITENAME=Right (2D)\\]
\\[GAMETAG=S1,R0,D0,G550,W0,Z0,T30-3-1200,C2020:01:02:03:04\\]
\\HE
\\GS
2 1 0
119 0 &4
INI 0 1 0 &4
STO 0 2 1 15 3
STO 0 3 2 3 15
\\GE
"""
DRAWN = """
   A B C D E
 5 . . . . . 5
 4 . X . . . 4
 3 . . + O . 3
 2 . . . . . 2
 1 . . . . . 1
   A B C D E
"""
CHINESE = "(;GM[1]SZ[9]PB[李昌镐]PW[曹薰铉]C[围棋对局，黑先白后，。];B[ee])".encode("gb18030")
DAMAGED = CHINESE.replace(b"];B", b" \xff];B")
"""With a byte that fits no character."""


@pytest.fixture
def person(qtbot: QtBot) -> Person:
    return Person(qtbot)


@contextmanager
def no_room_beyond(size: int) -> Iterator[None]:
    """Limit the size of files to `size` bytes."""
    resource = pytest.importorskip("resource", reason="Windows has no such limit")
    previous = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, previous[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, previous)


def stones(person: Person) -> tuple[set[str], set[str]]:
    """Black's and White's stones on the board."""
    state = person.board.state
    return {format_vertex(p) for p in state.black}, {format_vertex(p) for p in state.white}


def shown(person: Person, qtbot: QtBot, title: str) -> None:
    """Wait until the title has this name."""
    qtbot.waitUntil(lambda: person.window.windowTitle().startswith(title))
    assert person.window.windowTitle().endswith(f" – {DISPLAY_NAME}")


def write_comment(person: Person, text: str) -> None:
    """Type a comment, then return to the board."""
    person.window.activateWindow()
    (editor,) = person.window.findChildren(CommentEditor)
    editor.setFocus()
    type_in(editor, text)
    person.board.setFocus()


# Formats


@pytest.mark.parametrize("ending", ["gib", "sgf", "dat"])
def test_a_foreign_file_is_known_by_its_content(
    person: Person, qtbot: QtBot, tmp_path: Path, ending: str
) -> None:
    path = tmp_path / f"game.{ending}"
    path.write_text(GIB)
    person.press("Ctrl+O")
    person.choose_file(path)
    shown(person, qtbot, path.name)
    person.press("End")
    assert stones(person) == ({"Q16"}, {"D4"})


def test_a_foreign_file_is_saved_as_sgf_beside_it(
    person: Person, qtbot: QtBot, tmp_path: Path
) -> None:
    path = tmp_path / "game.gib"
    path.write_text(GIB)
    drop(person.window, path)
    shown(person, qtbot, "game.gib")
    person.press("Ctrl+S")
    dialog = person.dialog(QFileDialog)
    assert isinstance(dialog, QFileDialog)
    assert [Path(each) for each in dialog.selectedFiles()] == [tmp_path / "game.sgf"]
    person.choose_file(tmp_path / "game.sgf")
    person.wait_for_status("Saved as game.sgf")
    assert path.read_text() == GIB
    assert b"PB[Left]" in (tmp_path / "game.sgf").read_bytes()
    assert not person.window.isWindowModified()


def test_sgf_is_never_written_into_a_foreign_file(
    person: Person, qtbot: QtBot, tmp_path: Path
) -> None:
    path = tmp_path / "game.gib"
    path.write_text(GIB)
    drop(person.window, path)
    shown(person, qtbot, "game.gib")
    person.press("Ctrl+S")
    person.choose_file(tmp_path / "other.gib")
    person.wait_for_status("ending in .sgf")
    assert os.listdir(tmp_path) == ["game.gib"]


@pytest.mark.parametrize(
    ("text", "black", "white"),
    [
        (DRAWN, {"B4"}, {"D3"}),
        ("Look at this: (;SZ[5];B[bb];W[dc]) - what now?", {"B4"}, {"D3"}),
        ("\n".join("> " + line for line in DRAWN.splitlines()), {"B4"}, {"D3"}),
    ],
)
def test_paste(person: Person, text: str, black: set[str], white: set[str]) -> None:
    QGuiApplication.clipboard().setText(text)
    person.press("Ctrl+V")
    person.press("End")
    assert stones(person) == (black, white)


def test_pasting_something_else_is_reported(person: Person) -> None:
    QGuiApplication.clipboard().setText("Black is ahead here.")
    person.press("Ctrl+V")
    assert person.status == "The clipboard contains no Go game. Copy one first."


def test_pasting_a_board_with_an_unreadable_row_names_the_line(person: Person) -> None:
    QGuiApplication.clipboard().setText(DRAWN.replace("X", "?"))
    person.press("Ctrl+V")
    line = next(at for at, row in enumerate(DRAWN.splitlines(), 1) if "X" in row)
    assert person.status.startswith(f"Line {line} of the board in the clipboard")


# Several files, unsaved changes


def test_of_several_dropped_files_the_first_is_opened_and_the_others_named(
    person: Person, qtbot: QtBot, tmp_path: Path
) -> None:
    paths = [tmp_path / f"{name}.sgf" for name in "abc"]
    for path in paths:
        path.write_bytes(b"(;SZ[9]C[a comment];B[ee])")
    drop(person.window, *paths)
    person.wait_for_status("Only a.sgf was opened, not the other 2 files.")
    shown(person, qtbot, "a.sgf")
    with qtbot.waitSignal(person.controller(FileController).folder_opened) as added:
        person.push("Add their folder to the library")
    assert added.args == [str(tmp_path)]
    assert person.layout is Layout.LIBRARY


def unsaved(person: Person, path: Path) -> None:
    """Save a stone on E5 as `path`, and add one on C3."""
    person.click("E5")
    person.press("Ctrl+S")
    person.choose_file(path)
    person.wait_for_status("Saved")
    person.click("C3")


def test_unsaved_changes_are_asked_about_once_the_file_was_read(
    person: Person, qtbot: QtBot, tmp_path: Path
) -> None:
    """A file that cannot be read endangers nothing."""
    unsaved(person, tmp_path / "mine.sgf")
    for name, content in (("bad.sgf", b"no game"), ("chess.sgf", b"(;GM[3])")):
        (tmp_path / name).write_bytes(content)
        with qtbot.waitSignal(person.files.failed):
            drop(person.window, tmp_path / name)
    QGuiApplication.clipboard().setText("no game")
    person.press("Ctrl+V")
    assert not person.window.findChildren(UnsavedDialog)
    (tmp_path / "good.sgf").write_bytes(b"(;SZ[9]PB[Good])")
    drop(person.window, tmp_path / "good.sgf")
    person.push("Cancel", person.dialog(UnsavedDialog))
    assert stones(person) == ({"E5"}, {"C3"})
    assert "Reading" not in person.status
    drop(person.window, tmp_path / "good.sgf")
    person.push("Don’t save", person.dialog(UnsavedDialog))
    shown(person, qtbot, "good.sgf")


def test_a_file_saved_before_it_is_opened_again_is_shown_as_saved(
    person: Person, qtbot: QtBot, tmp_path: Path
) -> None:
    path = tmp_path / "mine.sgf"
    unsaved(person, path)
    drop(person.window, path)
    question = person.dialog(UnsavedDialog)
    with qtbot.waitSignal(person.files.opened):
        person.push("Save", question)
    person.window.activateWindow()
    qtbot.waitUntil(person.window.isActiveWindow)
    person.press("End")
    assert stones(person) == ({"E5"}, {"C3"})


def test_nothing_of_a_large_file_is_shown_before_unsaved_changes_are_asked_about(
    person: Person, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "large.sgf"
    path.write_text(f"(;FF[4]SZ[13]{';B[aa];W[bb]' * 100})")
    person.click("E5")
    person.match.leave()
    monkeypatch.setattr(idle, "SLICE", 0.0)
    monkeypatch.setattr(file_session, "_PATIENCE", -1)
    monkeypatch.setattr(file_session, "_TOLD_EVERY", -1)
    seen: list[tuple[str, object]] = []
    files = person.files
    files.progressed.connect(lambda _: seen.append((person.status[:16], stones(person))))
    drop(person.window, path)
    question = person.dialog(UnsavedDialog)
    assert seen
    assert all(each == ("Reading the file", ({"E5"}, set())) for each in seen)
    assert stones(person) == ({"E5"}, set())
    assert "Reading" not in person.status
    person.push("Cancel", question)


# Encodings


def test_a_guessed_encoding_becomes_utf_8_which_is_said_once(
    person: Person, qtbot: QtBot, tmp_path: Path
) -> None:
    path = tmp_path / "old.sgf"
    path.write_bytes(CHINESE)
    drop(person.window, path)
    shown(person, qtbot, "old.sgf")
    person.press("Ctrl+S")
    person.wait_for_status("Saved as old.sgf in UTF-8; it was Chinese, simplified (GB18030).")
    assert "CA[UTF-8]" in path.read_text("utf-8")
    assert "围棋对局" in path.read_text("utf-8")
    assert (tmp_path / "old.sgf~").read_bytes() == CHINESE
    person.click("D3")
    person.press("Ctrl+S")
    person.wait_for_status("Saved as old.sgf.")


def test_a_kept_encoding_is_reported_once(person: Person, qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "old.sgf"
    path.write_bytes(DAMAGED)
    drop(person.window, path)
    shown(person, qtbot, "old.sgf")
    person.click("C3")
    person.press("Ctrl+S")
    person.wait_for_status("in the file’s original encoding, Chinese, simplified (GB18030)")
    assert b"CA[GB18030]" in path.read_bytes()
    assert "围棋对局" in path.read_bytes().decode("gb18030", "replace")
    assert (tmp_path / "old.sgf~").read_bytes() == DAMAGED
    person.click("D3")
    person.press("Ctrl+S")
    assert person.status == "Saved as old.sgf."


def test_the_board_has_the_focus_when_a_game_is_opened(person: Person, tmp_path: Path) -> None:
    path = tmp_path / "game.sgf"
    path.write_bytes(b"(;FF[4]SZ[9];B[ee];W[cc])")
    person.click("E5")
    person.press("Ctrl+S")
    person.choose_file(tmp_path / "former.sgf")
    person.wait_for_status("Saved")
    (slider,) = person.window.findChildren(MoveSlider)
    slider.setFocus()
    assert slider.hasFocus()
    person.press("Ctrl+O")
    person.choose_file(path)
    person.wait_for_status("after move 0 of 2")
    assert person.board.hasFocus()
    person.press("Right")
    assert "after move 1 of 2" in person.status


def test_saving_an_unchanged_file_keeps_its_bytes(
    person: Person, qtbot: QtBot, tmp_path: Path
) -> None:
    path = tmp_path / "old.sgf"
    declared = CHINESE.replace(b"GM[1]", b"GM[1]CA[GB18030]")
    path.write_bytes(declared)
    drop(person.window, path)
    shown(person, qtbot, "old.sgf")
    person.press("Ctrl+S")
    person.wait_for_status("Saved as old.sgf.")
    assert path.read_bytes() == declared


def test_a_previous_version_that_could_not_be_kept_is_reported(
    person: Person, qtbot: QtBot, tmp_path: Path
) -> None:
    path = tmp_path / "old.sgf"
    path.write_bytes(CHINESE)
    (tmp_path / "old.sgf~").mkdir()
    drop(person.window, path)
    shown(person, qtbot, "old.sgf")
    person.press("Ctrl+S")
    person.wait_for_status("old.sgf~")


KOREAN = (
    "(;GM[1]SZ[9]PB[이창호]PW[조훈현]C[흑이 먼저 두고 백이 나중에 둔다".encode("cp949")
    + b" \xff];B[ee])"
)


@pytest.mark.parametrize("agrees", [True, False])
def test_characters_that_do_not_fit_offer_utf_8(
    person: Person, qtbot: QtBot, tmp_path: Path, agrees: bool
) -> None:
    path = tmp_path / "old.sgf"
    path.write_bytes(KOREAN)
    drop(person.window, path)
    shown(person, qtbot, "old.sgf")
    write_comment(person, "ø")
    person.click("C3")
    write_comment(person, "ÿ ñ")
    person.press("Ctrl+S")
    question = person.dialog(QuestionDialog)
    assert path.read_bytes() == KOREAN
    person.push("Save as UTF-8" if agrees else "Cancel", question)
    if agrees:
        person.wait_for_status("Saved as old.sgf in UTF-8; it was Korean (EUC-KR, Windows).")
        text = path.read_text("utf-8")
        assert "CA[UTF-8]" in text
        assert "ÿ ñ" in text
        assert "이창호" in text
    else:
        assert path.read_bytes() == KOREAN
        assert person.window.isWindowModified()


# Problems


def test_a_full_disk_loses_nothing(person: Person, tmp_path: Path) -> None:
    path = tmp_path / "game.sgf"
    person.click("C3 D4")
    person.press("Ctrl+S")
    person.choose_file(path)
    person.wait_for_status("Saved")
    before = path.read_bytes()
    person.click("E5 F6")
    with no_room_beyond(20):
        person.press("Ctrl+S")
        person.wait_for_status("There is not enough space")
    assert path.read_bytes() == before
    assert person.window.isWindowModified()
    assert stones(person) == ({"C3", "E5"}, {"D4", "F6"})
    person.press("Ctrl+S")
    person.wait_for_status("Saved")
    assert path.read_bytes() != before


def test_a_vanished_folder(person: Person, tmp_path: Path) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()
    person.click("C3")
    person.press("Ctrl+S")
    person.choose_file(folder / "game.sgf")
    person.wait_for_status("Saved")
    folder.rename(tmp_path / "elsewhere")
    person.click("D4")
    person.press("Ctrl+S")
    person.wait_for_status(f"{folder} was not found")
    assert person.window.isWindowModified()
    assert stones(person) == ({"C3"}, {"D4"})


# Collections


def test_a_game_of_a_collection(person: Person, qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "three.sgf"
    path.write_bytes(b"(;SZ[5]PB[A];B[aa])(;GM[11])(;SZ[5]PB[C];B[ee])")
    drop(person.window, path)
    dialog = person.dialog(GameListDialog)
    (table,) = dialog.findChildren(QTableView)
    QTest.keyClick(table, Qt.Key.Key_Down)  # past the one that is not a game of Go
    assert table.currentIndex().row() == 2
    QTest.keyClick(table, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: person.files.game == 2)
    person.window.activateWindow()
    qtbot.waitUntil(person.window.isActiveWindow)
    person.board.setFocus()
    person.press("End")
    assert stones(person) == ({"E1"}, set())


def test_a_saved_game_is_kept_when_another_is_shown(
    person: Person, qtbot: QtBot, tmp_path: Path
) -> None:
    path = tmp_path / "two.sgf"
    path.write_bytes(b"(;SZ[5];B[aa])(;SZ[5];B[ee])")
    drop(person.window, path)
    person.dialog(GameListDialog).close()
    person.window.activateWindow()
    person.click("C3")
    person.press("Ctrl+S")
    person.wait_for_status("Saved")
    files = person.files
    person.click("D3")
    files.show_game(1)
    person.click("B2")
    person.press("Ctrl+S")
    person.wait_for_status("Saved")
    text = path.read_text()
    assert ";B[cc]" in text
    assert ";B[bd]" in text
    assert "[dc]" not in text


def test_closing_waits_for_a_large_file_that_is_being_saved(
    person: Person, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, copy = tmp_path / "large.sgf", tmp_path / "copy.sgf"
    path.write_text(f"(;FF[4]SZ[9]{';B[aa];W[bb]' * 5000})")
    session = person.files
    with qtbot.waitSignal(session.opened):
        session.open(path)
    monkeypatch.setattr(idle, "SLICE", 0.0)
    monkeypatch.setattr(file_session, "_PATIENCE", -1)
    person.click("J9")
    person.press("Ctrl+S")
    assert person.status.startswith("Saving the file")
    person.press("Ctrl+Shift+S")
    person.choose_file(copy)
    person.window.close()
    assert person.window.isVisible()
    assert not copy.exists()
    qtbot.waitUntil(lambda: not person.window.isVisible())
    assert not session.is_saving
    assert path.read_bytes() == copy.read_bytes()


def test_players_of_an_opened_game_are_not_those_of_the_next(qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "game.sgf"
    path.write_bytes(b"(;SZ[13]PB[Tromp (beginner)]PW[Somebody];B[aa])")
    person = Person(qtbot)
    person.open_file(path)
    qtbot.waitUntil(lambda: person.record.info.white_name == "Somebody")
    person.action("new-game").trigger()
    dialog = person.dialog(NewGameDialog)
    fields = dialog.findChildren(QLineEdit)
    names = [field.text() for field in fields if field.accessibleName().endswith(": name")]
    assert names == ["", ""]


@pytest.mark.parametrize(
    ("name", "proposed"),
    [("A\0B", "A B"), ("n" * 3000, "n" * 150), ("\u202egnp.\u2066x", "gnp. x"), ("a/b:c", "a_b_c")],
)
def test_a_proposed_file_name_is_clean_and_short(person: Person, name: str, proposed: str) -> None:
    """With a NUL or 3000 letters, Save once did nothing and reported nothing."""
    person.files.open_text(f"(;SZ[9]PB[{name}];B[aa])")
    person.press("Ctrl+Shift+S")
    dialog = person.dialog(QFileDialog)
    assert isinstance(dialog, QFileDialog)
    assert Path(dialog.selectedFiles()[0]).name == f"{proposed}.sgf"


@pytest.mark.parametrize(
    ("root", "title"),
    [
        ("PB[Anna]PW[Ben]GN[A game]", "Anna – Ben"),
        ("PW[Ben]", "Black – Ben"),
        ("GN[A game]", "A game"),
    ],
)
def test_a_game_without_a_file_is_in_the_title_by_its_name(
    qtbot: QtBot, root: str, title: str
) -> None:
    person = Person(qtbot)
    person.files.open_text(f"(;SZ[9]{root};B[aa])")
    assert person.window.windowTitle().startswith(title)

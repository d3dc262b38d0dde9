"""The library in the window: folders are added; games found, previewed, opened and exported."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QLocale, QPoint, Qt
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QPushButton
from pytestqt.qtbot import QtBot

from tests.library.games import sgf
from tests.ui.person import Person
from tromp_gui.go.board import Board
from tromp_gui.go.point import Point
from tromp_gui.library.browsing import Order
from tromp_gui.library.user_data import places
from tromp_gui.session.library.session import FoundPosition, NextMove, SoughtPosition
from tromp_gui.settings import Settings
from tromp_gui.sgf.reader import read
from tromp_gui.ui.files.dialogs import UnsavedDialog
from tromp_gui.ui.kit.file_dialog import FileDialog
from tromp_gui.ui.kit.plain_text import without_letter
from tromp_gui.ui.library import words
from tromp_gui.ui.library.columns import COLUMNS, Cells, cell
from tromp_gui.ui.library.controller import LibraryController
from tromp_gui.ui.library.dialogs import FiltersDialog, TagsDialog
from tromp_gui.ui.library.search_bar import SearchBar
from tromp_gui.ui.library.table import GameTable
from tromp_gui.ui.shell.layout_switch import Layout
from tromp_gui.ui.window.library_commands import LibraryCommands

ROOTS = (
    "PB[Anna]PW[Bob]DT[2001-02-03]RE[B+R]",
    "PB[Carl]PW[Anna]DT[1999]RE[W+R]",
    "PB[Dora]PW[Emil]DT[1846]RE[B+2]",
)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    folder = tmp_path / "games"
    folder.mkdir()
    for number, root in enumerate(ROOTS):
        (folder / f"{number}.sgf").write_text(sgf(9, 9, 20, number, root))
    (folder / "two.sgf").write_text(sgf(9, 9, 12, 8, "PB[Fay]") + sgf(9, 9, 14, 9, "PB[Gil]"))
    return folder


@pytest.fixture
def person(qtbot: QtBot) -> Person:
    return Person(qtbot)


@pytest.fixture
def library(person: Person, folder: Path, qtbot: QtBot) -> Iterator[LibraryController]:
    """A library of five games, listed."""
    person.controller(LibraryCommands).add_folder(str(folder))
    made = person.controller(LibraryCommands).library
    qtbot.waitUntil(lambda: listed(made) == 5)
    yield made
    made.session.stop()
    made.folders.stop()


def listed(library: LibraryController) -> int:
    session = library.session
    return len(session.numbers) if session.is_complete and not library.folders.progress else -1


def column(library: LibraryController, name: str) -> list[str]:
    """A column of the table."""
    places = range(library.model.columnCount())
    heads = [library.model.headerData(at, Qt.Orientation.Horizontal) for at in places]
    at = heads.index(name)
    return [library.model.index(row, at).data() for row in range(library.model.rowCount())]


def wait_for(qtbot: QtBot, library: LibraryController, name: str, texts: list[str]) -> None:
    def seen() -> None:
        assert column(library, name) == texts

    qtbot.waitUntil(seen)


def test_empty_library_says_what_to_do(person: Person, qtbot: QtBot) -> None:
    gate = person.controller(LibraryCommands)
    assert gate._made is None
    person.press("Ctrl+4")
    assert person.layout is Layout.LIBRARY
    panel = gate.library.panel
    qtbot.waitUntil(lambda: panel.is_empty and not panel.empty.add.isHidden())
    assert panel.empty.label.text() == "Add a folder with game files to search them here."
    assert panel.search.field.hasFocus()
    assert not panel.preview.isVisible()
    assert panel.search.add.isVisible()
    more = panel.search.more.menu()
    assert panel.search.more.isVisible()
    assert person.action("library-names") in more.actions()
    assert person.action("library-add") in more.actions()
    person.press("Ctrl+2")
    assert panel.isHidden()
    assert person.column.tree.isVisible()


def test_a_folder_is_added_beside_the_search_line(
    library: LibraryController, person: Person
) -> None:
    library.panel.search.add.click()
    dialog = person.dialog(FileDialog)
    assert dialog.windowTitle() == "Add a folder to the library"
    dialog.close()


def test_a_folder_without_games_is_reported(
    library: LibraryController, person: Person, tmp_path: Path
) -> None:
    empty = tmp_path / "empty"
    empty.mkdir()
    library.folders.update()  # meanwhile a folder is added
    person.controller(LibraryCommands).add_folder(str(empty))
    person.wait_for_status(f"No new game was found in {empty}.")


@pytest.mark.xvfb
def test_the_search_line_leaves_the_keys_of_commands_alone(library: LibraryController) -> None:
    """On X11 a field of Qt deletes its text by Ctrl+U, which searches for the position here."""
    control = Qt.KeyboardModifier.ControlModifier
    event = QKeyEvent(QEvent.Type.ShortcutOverride, Qt.Key.Key_U, control)
    QApplication.sendEvent(library.panel.search.field, event)
    assert not event.isAccepted()


def test_games_are_searched_sorted_and_previewed(
    library: LibraryController, person: Person, qtbot: QtBot
) -> None:
    assert library.panel.count.games.text() == "5 games"
    panel = library.panel
    panel.search.field.setFocus()
    QTest.keyClicks(panel.search.field, "anna")
    QTest.keyClick(panel.search.field, Qt.Key.Key_Return)
    library.sort(Order("date", is_descending=True))
    wait_for(qtbot, library, "Black", ["Anna", "Carl"])
    library.sort(Order("date"))
    wait_for(qtbot, library, "Black", ["Carl", "Anna"])
    panel.table.choose(1)
    qtbot.waitUntil(lambda: panel.preview.turn == 20)
    assert "Anna – Bob" in panel.preview.accessibleName()
    QTest.keyClick(panel.table, Qt.Key.Key_Left)
    assert panel.preview.turn == 19
    library.search("size:x")
    assert "is not a board size" in panel.search.field.accessibleDescription()
    library.search("anna result:W+")
    wait_for(qtbot, library, "Black", ["Carl"])
    (chip,) = (each for each in panel.search.findChildren(QPushButton) if "W+" in each.text())
    chip.click()
    qtbot.waitUntil(lambda: listed(library) == 2)
    assert panel.search.text == "anna"


def test_the_form_is_equivalent_to_the_search_line(
    library: LibraryController, person: Person, qtbot: QtBot
) -> None:
    library.search("-tag:seen year:1990.. black:anna")
    library.panel.search.filters.click()
    form = person.dialog(FiltersDialog)
    assert isinstance(form, FiltersDialog)
    assert form.fields["black"].text() == "anna"
    form.fields["size"].setText("x")
    form.accept()
    assert form.isVisible()
    form.fields["size"].setText("9")
    form.switches["illegal"].setChecked(True)
    form.accept()
    assert library.panel.search.text == "-tag:seen year:1990.. black:anna size:9 illegal:yes"


def test_games_are_opened_from_the_list_one_by_one(
    library: LibraryController, person: Person, qtbot: QtBot
) -> None:
    wait_for(qtbot, library, "Black", ["Anna", "Carl", "Dora", "Fay", "Gil"])
    library.panel.table.setFocus()
    library.panel.table.choose(3)
    QTest.keyClick(library.panel.table, Qt.Key.Key_Return)
    s = person.sessions
    qtbot.waitUntil(lambda: s.record.info.black_name == "Fay")
    assert person.layout is Layout.REVIEW
    person.press("Alt+PgDown")
    qtbot.waitUntil(lambda: s.record.info.black_name == "Gil")
    qtbot.waitUntil(lambda: not person.action("library-next").isEnabled())
    assert s.files.game == 1
    person.press("Alt+PgUp")
    qtbot.waitUntil(lambda: s.record.info.black_name == "Fay")
    qtbot.waitUntil(lambda: person.action("library-next").isEnabled())
    person.press("Alt+PgUp")
    qtbot.waitUntil(lambda: s.record.info.black_name == "Dora")
    qtbot.waitUntil(lambda: person.action("library-next").isEnabled())
    person.press("Alt+PgDown")
    qtbot.waitUntil(lambda: s.record.info.black_name == "Fay")
    person.press("Ctrl+4")
    library.panel.table.choose(4)
    person.action("library-guess").trigger()
    qtbot.waitUntil(lambda: s.learning.is_running)
    assert s.record.info.black_name == "Gil"


def test_moves_are_guessed_in_a_game_whose_row_is_not_read_yet(
    library: LibraryController, person: Person, qtbot: QtBot
) -> None:
    wait_for(qtbot, library, "Black", ["Anna", "Carl", "Dora", "Fay", "Gil"])
    library.panel.table.choose(4)
    library.session._rows.clear()
    person.action("library-guess").trigger()
    s = person.sessions
    qtbot.waitUntil(lambda: s.learning.is_running)
    assert s.record.info.black_name == "Gil"


def test_a_cancelled_guess_does_not_begin_when_the_game_is_opened_later(
    library: LibraryController, person: Person, folder: Path, qtbot: QtBot
) -> None:
    wait_for(qtbot, library, "Black", ["Anna", "Carl", "Dora", "Fay", "Gil"])
    s = person.sessions
    person.click("D4")
    person.match.leave()
    library.panel.table.choose(0)
    person.action("library-guess").trigger()
    person.push("Cancel", person.dialog(UnsavedDialog))
    s.files.open(folder / "0.sgf", 0)
    person.push("Don’t save", person.dialog(UnsavedDialog))
    qtbot.waitUntil(lambda: s.record.info.black_name == "Anna")
    assert not s.learning.is_running


def test_a_position_is_found_and_its_next_moves_are_played_on_the_board(
    library: LibraryController, person: Person, folder: Path, qtbot: QtBot
) -> None:
    s = person.sessions
    s.files.open(folder / "0.sgf")
    qtbot.waitUntil(lambda: s.record.info.black_name == "Anna")
    s.record.go_to_move(2)
    person.press("Ctrl+U")
    assert person.layout is Layout.LIBRARY
    qtbot.waitUntil(lambda: library.session.position is not None)
    found = library.session.position
    assert found is not None
    assert found.games >= 1
    third = s.record.line()[3]
    marks = person.board.state.candidates
    assert [mark.point for mark in marks] == [each.point for each in found.nexts]
    library.panel.nexts.table.row_activated.emit(0)
    assert s.record.cursor is third
    qtbot.waitUntil(
        lambda: (
            library.session.position is not None
            and library.session.position.sought.board == s.record.at_node().position.board
        )
    )
    wait_for(qtbot, library, "At move", ["3"])
    library.remove_term(None)
    qtbot.waitUntil(lambda: listed(library) == 5)
    assert not person.board.state.candidates


def test_a_search_for_a_position_ends_with_the_layout(
    library: LibraryController, person: Person, folder: Path, qtbot: QtBot
) -> None:
    s = person.sessions
    s.files.open(folder / "0.sgf")
    qtbot.waitUntil(lambda: s.record.info.black_name == "Anna")
    s.record.go_to_move(2)
    person.press("Ctrl+U")
    qtbot.waitUntil(lambda: library.session.position is not None)
    assert "this position" in person.status
    assert person.board.state.candidates
    person.press("Ctrl+2")
    assert library.session.sought is None
    assert not person.board.state.candidates
    assert "this position" not in person.status
    s.record.go_to_move(3)
    person.press("Ctrl+4")
    qtbot.waitUntil(lambda: listed(library) == 5)
    assert "this position" not in person.status


def test_what_is_found_in_a_few_games_is_in_plain_words() -> None:
    board = Board.empty(9, 9)
    whole = FoundPosition(SoughtPosition(board), 1, ())
    part = FoundPosition(SoughtPosition(board, (Point(0, 0), Point(2, 2))), 2, ())
    assert words.games_found(whole) == "1 game with this position"
    assert words.games_found(part) == "2 games with this pattern"
    assert words.spoken_next(NextMove(None, 1, 0, 1, None, None)) == "Pass: once, White won"
    assert words.spoken_next(NextMove(None, 3, 1, 0, None, None)) == "Pass: 3 times, Black won"
    said = words.spoken_next(NextMove(Point(0, 0), 3, 1, 1, None, None))
    assert said == "A1: 3 times, Black won 50%"


def test_a_corner_is_found_by_a_drag_from_outside_the_board(
    library: LibraryController, person: Person, folder: Path, qtbot: QtBot
) -> None:
    s = person.sessions
    s.files.open(folder / "0.sgf")
    qtbot.waitUntil(lambda: s.record.info.black_name == "Anna")
    person.action("library-region").trigger()
    board, button = person.board.viewport(), Qt.MouseButton.LeftButton
    outside, table = person.place("J9") + QPoint(40, -40), person.place("A1") - QPoint(90, 0)
    QTest.mousePress(board, button, pos=outside)
    QTest.mouseRelease(board, button, pos=table)
    qtbot.waitUntil(lambda: library.session.sought is not None)
    assert library.session.sought is not None
    assert words.place(library.session.sought) == "Region A1 to J9"


def test_tags_names_and_export(
    library: LibraryController, person: Person, tmp_path: Path, qtbot: QtBot
) -> None:
    wait_for(qtbot, library, "Black", ["Anna", "Carl", "Dora", "Fay", "Gil"])
    row = library.session.row(1)
    assert row is not None
    library.panel.table.choose(1)
    person.action("library-tags").trigger()
    tags = person.dialog(TagsDialog)
    assert isinstance(tags, TagsDialog)
    tags.new.setText("to review")
    tags.accept()
    wait_for(qtbot, library, "Tags", ["", "to review", "", "", ""])
    library.search('tag:"to review"')
    wait_for(qtbot, library, "Black", ["Carl"])
    library.folders.set_tags([row.game.facts.same_moves], [], ["to review"])
    assert library.folders.user_data.tags == {}
    library.folders.set_names([], [["Anna", "Dora"]])
    assert '"Anna"' in places(None)[1].read_text()
    library.search("player:anna")
    wait_for(qtbot, library, "Black", ["Anna", "Carl", "Dora"])
    library.panel.table.selectAll()
    library.session.export(library.selection.chosen(), tmp_path / "all.sgf")
    assert library.panel.count.exporting.label.text() == "Exporting: 0 of 3"
    person.wait_for_status("3 games exported to all.sgf.")
    assert library.panel.count.exporting.isHidden()
    assert len(read((tmp_path / "all.sgf").read_bytes()).games) == 3
    library.session.export(library.selection.chosen(), tmp_path / "none" / "all.csv")
    person.wait_for_status("was not found")
    library.session.export(library.selection.chosen(), tmp_path / "no.sgf")
    library.panel.count.exporting.button.click()
    library.session.export(library.selection.chosen(), tmp_path / "all.csv")
    person.wait_for_status("3 games exported to all.csv.")
    assert not (tmp_path / "no.sgf").exists()


def test_new_files_are_read_and_a_damaged_index_is_rebuilt(
    library: LibraryController, folder: Path, qtbot: QtBot
) -> None:
    (folder / "new.sgf").write_text(sgf(5, 5, 4, 4, "PB[Hal]"))
    qtbot.waitUntil(lambda: listed(library) == 6)
    library.session.stop()
    index = places(None)[0]
    data = bytearray(index.read_bytes())
    data[100:4096] = b"x" * 3996
    for end in ("-wal", "-shm"):
        index.with_name(index.name + end).unlink(missing_ok=True)
    index.write_bytes(data)
    library.session.refresh()
    qtbot.waitUntil(lambda: "made again" in library.panel.strip.text or listed(library) == 6)
    qtbot.waitUntil(lambda: listed(library) == 6)


def test_game_without_names_says_the_colours_and_shows_its_file_above_the_preview(
    library: LibraryController, folder: Path, qtbot: QtBot
) -> None:
    (folder / "nameless.sgf").write_text(sgf(9, 9, 10, 31, "KM[6.5]"))
    library.folders.update()
    qtbot.waitUntil(lambda: listed(library) == 6)
    library.search("file:nameless")
    wait_for(qtbot, library, "Black", ["Black"])
    assert column(library, "White") == ["White"]
    black = library.model.index(0, COLUMNS.index("black"))
    assert black.data(Qt.ItemDataRole.ForegroundRole) is not None
    before = QLocale()
    QLocale.setDefault(QLocale("de"))
    try:
        assert column(library, "Komi") == ["6,5"]
    finally:
        QLocale.setDefault(before)
    row = library.session.row(0)
    assert row is not None
    assert words.title(row.game.path, row.game.facts) == "nameless.sgf"
    assert "nameless.sgf" not in words.details(row.game.path, row.game.facts)
    wrong = row.game.facts._replace(differs=True, counted="W+5.5")
    said = "The count says White wins by 5.5, with the dead stones that the file marks."
    assert said in words.details(row.game.path, wrong)
    unmarked = row.game.facts._replace(result="W+5.5", outcome="W+5.5")
    assert unmarked.counted == ""
    days = row.game.facts._replace(date="1846-09-11,14")
    assert cell("date", Cells("", "", days)) == "1846-09-11…"
    said = "Not counted: the file marks no dead stones."
    assert said in words.details(row.game.path, unmarked)


def test_filters_have_two_columns_and_games_have_a_menu(library: LibraryController) -> None:
    dialog = FiltersDialog(library.session.query)
    dialog.grab()  # lays it out
    first, second = (dialog.fields[name].mapTo(dialog, QPoint()) for name in ("player", "moves"))
    assert first.y() == second.y()
    assert first.x() < second.x()
    dialog.deleteLater()
    table = library.panel.table
    assert table.contextMenuPolicy() is Qt.ContextMenuPolicy.ActionsContextMenu
    assert [without_letter(action.text()) for action in table.actions()] == [
        "Open the chosen game", "Open in a new window", "Guess the moves of the chosen game",
        "Tags…", "Export the chosen games…",
    ]  # fmt: skip


def test_columns_fit_and_others_can_be_chosen(
    library: LibraryController, person: Person, qtbot: QtBot
) -> None:
    person.press("Ctrl+4")
    person.window.resize(1280, 800)
    table = library.panel.table

    def shown(table: GameTable) -> list[str]:
        return [name for at, name in enumerate(COLUMNS) if not table.isColumnHidden(at)]

    qtbot.waitUntil(lambda: table.horizontalScrollBar().maximum() == 0)
    assert shown(table) == ["black", "white", "result", "date", "size"]
    library.sort(Order("moves"))  # a hidden column
    wait_for(qtbot, library, "Moves", ["12", "14", "20", "20", "20"])
    menu = library.panel.search.more.menu()
    (columns,) = (each.menu() for each in menu.actions() if each.text() == "Columns")
    assert isinstance(columns, QMenu)
    head = table.horizontalHeader()
    assert columns.actions() == head.actions()
    assert head.contextMenuPolicy() is Qt.ContextMenuPolicy.ActionsContextMenu
    for action in columns.actions():
        if action.text() in ("Date", "Komi"):
            action.trigger()
    chosen = ["black", "white", "result", "size", "komi"]
    assert shown(table) == chosen
    again = GameTable(library.model, Settings())
    qtbot.addWidget(again)
    assert shown(again) == chosen


def test_the_selection_is_kept_while_the_list_arrives(
    library: LibraryController,
) -> None:
    session, table = library.session, library.panel.table
    table.restore([1, 3, 4], 3, None)
    whole = session.numbers
    for numbers, is_complete in ((whole[:2], False), (whole, True)):
        session.numbers, session.is_complete = numbers, is_complete
        session.listed.emit()
    assert table.current_row() == 3
    assert table.selected_rows() == [1, 3, 4]


def test_duplicates_are_listed_in_groups(
    library: LibraryController, person: Person, folder: Path, qtbot: QtBot
) -> None:
    (folder / "again.sgf").write_bytes((folder / "0.sgf").read_bytes())
    library.folders.update()
    qtbot.waitUntil(lambda: listed(library) == 6)
    person.action("library-duplicates").trigger()
    wait_for(qtbot, library, "Group", ["1", "1 · same file"])
    assert person.action("library-duplicates").isChecked()
    assert library.panel.count.games.text() == "2 games, 1 group"
    assert column(library, "Black") == ["Anna", "Anna"]
    library.search("carl")
    qtbot.waitUntil(lambda: library.panel.is_empty)
    assert library.panel.empty.label.text() == "No game is listed more than once."
    library.search("")
    qtbot.waitUntil(lambda: listed(library) == 2)
    person.push("Duplicates  ×")
    qtbot.waitUntil(lambda: listed(library) == 6)
    assert not person.action("library-duplicates").isChecked()


def test_the_list_is_unchanged_on_return_to_the_library(
    library: LibraryController, person: Person, folder: Path, qtbot: QtBot
) -> None:
    table, s = library.panel.table, person.sessions
    (folder / "more.sgf").write_text("(;SZ[5];B[aa])" * 60)
    library.folders.update()
    qtbot.waitUntil(lambda: listed(library) == 65)
    table.verticalScrollBar().setValue(20)
    table.restore([30, 31], 31, 20)
    top = table.top_row
    library.selection.open_row(31)
    qtbot.waitUntil(lambda: s.files.origin is not None)
    assert person.layout is Layout.REVIEW
    (folder / "0.sgf").unlink()
    library.folders.update()
    qtbot.waitUntil(lambda: listed(library) == 64)
    person.press("Ctrl+4")
    assert table.selected_rows() == [29, 30]
    assert table.current_row() == 30
    assert table.top_row == top - 1


def test_library_that_was_shown_last_is_shown_at_the_next_start(
    person: Person, qtbot: QtBot
) -> None:
    person.press("Ctrl+4")
    again = Person(qtbot)
    assert again.controller(LibraryCommands)._made is None
    again.controller(LibraryCommands).restore()
    assert again.layout is Layout.LIBRARY
    again.press("Ctrl+1")
    again = Person(qtbot)
    again.controller(LibraryCommands).restore()
    assert again.controller(LibraryCommands)._made is None


def test_invalid_user_data_is_reported_until_corrected(person: Person, qtbot: QtBot) -> None:
    path = places(None)[1]
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("{")
    person.press("Ctrl+4")
    library = person.controller(LibraryCommands).library
    assert library.panel.strip.text.startswith(f"{path} is not valid (")
    path.write_text("{}")
    library.folders.update()
    qtbot.waitUntil(lambda: library.panel.is_empty and not library.panel.strip.text)


def test_a_restored_search_line_can_be_cleared(qtbot: QtBot) -> None:
    bar = SearchBar(QAction(), QAction(), QMenu())
    qtbot.addWidget(bar)
    with qtbot.assertNotEmitted(bar.text_changed):
        for text in ("anna", ""):
            with qtbot.waitSignal(bar.field.textChanged):
                bar.show_text(text)

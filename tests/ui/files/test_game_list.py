"""Choosing a game in a file that has several."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QTableView
from pytestqt.qtbot import QtBot

from tests.ui.dialogs.windows import button, opened, words
from tests.ui.tips import shown
from tromp_gui.record.game_info import GameInfo, read_game_info
from tromp_gui.record.node import Tree
from tromp_gui.sgf.collection import Collection
from tromp_gui.sgf.reader import read
from tromp_gui.ui.files.game_list import GameListDialog, GameRows

FILE = (
    "(;GM[1]SZ[19]PB[Gennan Inseki]BR[8p]PW[Shusaku]DT[1846-09-11]EV[Ear-reddening]RE[W+2])"
    "(;GM[1]SZ[9]PB[<b>A</b>]GN[a name])"
    "(;GM[11]SZ[9])"
    "(;SZ[5:7]PW[李世乭]RE[B+R])"
)


@pytest.fixture
def games() -> Collection:
    return read(FILE.encode())


class Harness:
    """An open dialog, and the games chosen in it."""

    def __init__(self, qtbot: QtBot, games: Collection, current: int = 0) -> None:
        self.dialog = opened(qtbot, GameListDialog(games, current))
        self.chosen: list[int] = []
        self.dialog.game_chosen.connect(self.chosen.append)
        (self.table,) = self.dialog.findChildren(QTableView)

    def place(self, row: int) -> QPoint:
        return self.table.visualRect(self.table.model().index(row, 1)).center()

    def click(self, row: int) -> None:
        QTest.mouseClick(self.table.viewport(), Qt.MouseButton.LeftButton, pos=self.place(row))


def texts(games: Collection) -> list[list[str]]:
    rows = GameRows(games, 0, 64, 1.0)
    return [
        [str(rows.data(rows.index(row, column))) for column in range(rows.columnCount())]
        for row in range(rows.rowCount())
    ]


def test_every_game_is_a_row(games: Collection) -> None:
    first, second, third, fourth = texts(games)
    date = "1846-09-11"
    assert first == [
        "1", "Gennan Inseki 8p", "Shusaku", "Ear-reddening", date, "19 × 19", "White wins by 2"
    ]  # fmt: skip
    assert second == ["2", "<b>A</b>", "", "a name", "", "9 × 9", ""]
    assert third[:2] == ["3", "This is not a game of Go (GM[11])."]
    assert fourth == ["4", "", "李世乭", "", "", "5 × 7", "Black wins by resignation"]


def test_the_columns_are_named(games: Collection) -> None:
    rows = GameRows(games, 0, 64, 1.0)
    heads = [
        rows.headerData(column, Qt.Orientation.Horizontal) for column in range(rows.columnCount())
    ]
    assert heads == ["Game", "Black", "White", "Event", "Date", "Board", "Result"]


def test_a_tool_tip_is_plain_text(games: Collection) -> None:
    rows = GameRows(games, 0, 64, 1.0)
    assert shown(rows.data(rows.index(1, 1), Qt.ItemDataRole.ToolTipRole)) == "<b>A</b>"


def test_the_current_game_is_bold(qtbot: QtBot, games: Collection) -> None:
    harness = Harness(qtbot, games, 3)
    assert harness.table.currentIndex().row() == 3
    rows = GameRows(games, 3, 64, 1.0)
    assert rows.data(rows.index(3, 0), Qt.ItemDataRole.FontRole).bold()
    assert rows.data(rows.index(0, 0), Qt.ItemDataRole.FontRole) is None
    assert "4 games" in words(harness.dialog)


def test_a_double_click_chooses(qtbot: QtBot, games: Collection) -> None:
    harness = Harness(qtbot, games)
    harness.click(1)
    QTest.mouseDClick(harness.table.viewport(), Qt.MouseButton.LeftButton, pos=harness.place(1))
    assert harness.chosen == [1]


def test_the_button_chooses_the_selected_row(qtbot: QtBot, games: Collection) -> None:
    harness = Harness(qtbot, games)
    harness.click(3)
    QTest.mouseClick(button(harness.dialog, "Show game"), Qt.MouseButton.LeftButton)
    assert harness.chosen == [3]


def test_keys_choose(qtbot: QtBot, games: Collection) -> None:
    harness = Harness(qtbot, games)
    assert harness.table.hasFocus()
    QTest.keyClick(harness.table, Qt.Key.Key_Down)
    QTest.keyClick(harness.table, Qt.Key.Key_Return)
    assert harness.chosen == [1]


def test_a_game_that_cannot_be_opened_cannot_be_chosen(qtbot: QtBot, games: Collection) -> None:
    harness = Harness(qtbot, games, 2)
    assert not button(harness.dialog, "Show game").isEnabled()
    QTest.mouseDClick(harness.table.viewport(), Qt.MouseButton.LeftButton, pos=harness.place(2))
    QTest.keyClick(harness.table, Qt.Key.Key_Return)
    assert harness.chosen == []
    harness.click(0)
    assert button(harness.dialog, "Show game").isEnabled()


def test_cancel_chooses_nothing(qtbot: QtBot, games: Collection) -> None:
    harness = Harness(qtbot, games)
    QTest.keyClick(harness.dialog, Qt.Key.Key_Escape)
    assert harness.chosen == []


def test_tab_leaves_the_table(qtbot: QtBot, games: Collection) -> None:
    harness = Harness(qtbot, games)
    QTest.keyClick(harness.table, Qt.Key.Key_Tab)
    assert not harness.table.hasFocus()


def test_only_visible_games_are_read(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    many = read(b"(;SZ[9]PB[x])" * 3000)
    asked: list[object] = []

    def counting(tree: Tree) -> GameInfo:
        asked.append(tree)
        return read_game_info(tree)

    monkeypatch.setattr("tromp_gui.ui.files.game_list.read_game_info", counting)
    harness = Harness(qtbot, many, 2500)
    harness.table.grab()
    assert 0 < len(asked) < 200
    assert harness.table.visualRect(harness.table.model().index(2500, 0)).intersects(
        harness.table.viewport().rect()
    )


def shown_heads(harness: Harness) -> list[str]:
    model, columns = harness.table.model(), range(harness.table.model().columnCount())
    return [
        str(model.headerData(column, Qt.Orientation.Horizontal, Qt.ItemDataRole.DisplayRole))
        for column in columns
        if not harness.table.isColumnHidden(column)
    ]


def test_an_empty_column_is_hidden(qtbot: QtBot) -> None:
    boards = read(b"(;GM[1]SZ[5]GN[A long name for a small board]RE[B+3])(;GM[1]SZ[7]RE[W+1])")
    harness = Harness(qtbot, boards)
    assert shown_heads(harness) == ["Game", "Event", "Board", "Result"]
    assert harness.table.columnWidth(3) > 300


def test_without_events_the_last_column_fills_the_row(qtbot: QtBot) -> None:
    harness = Harness(qtbot, read(b"(;GM[1]PB[A]PW[B]RE[B+3])(;GM[1]PB[C]PW[D])"))
    assert shown_heads(harness) == ["Game", "Black", "White", "Board", "Result"]
    assert harness.table.horizontalHeader().length() == harness.table.viewport().width()


def test_a_reason_keeps_all_columns_visible(qtbot: QtBot) -> None:
    harness = Harness(qtbot, read(b"(;GM[1]SZ[5]GN[name])(;GM[1]SZ[53])"))
    assert len(shown_heads(harness)) == 7


def test_date_and_result_are_shown_in_full(qtbot: QtBot) -> None:
    result = "RE[B+112.5]DT[1963-08-24,25,26]"
    table = Harness(qtbot, read(f"(;EV[x]{result})(;{result})".encode())).table
    for column in (4, 6):
        assert table.columnWidth(column) >= table.sizeHintForColumn(column)
    assert not table.horizontalScrollBar().isVisible()

"""The edit mode by mouse and keys in the real window."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QListWidget, QPushButton
from pytestqt.qtbot import QtBot
from sgfmill import sgf

from tests.record.trees import shape
from tests.ui.edit.editor import Editor
from tromp_gui.go.point import Color, Point
from tromp_gui.record.editing import comment
from tromp_gui.record.signs import Annotation
from tromp_gui.session.game.tools import Tool
from tromp_gui.ui.board.state import Mark
from tromp_gui.ui.edit.commands import sign_name, tool_name
from tromp_gui.ui.edit.controller import tool_words
from tromp_gui.ui.edit.dialogs import HistoryDialog, NodeDialog
from tromp_gui.ui.edit.palette import GroupButton, ToolPalette
from tromp_gui.ui.shell.layout_switch import Layout

pytestmark = pytest.mark.xvfb


def button(editor: Editor, tool: Tool) -> GroupButton:
    """The button of a tool's group."""
    action = editor.action(tool_name(tool))
    return next(each for each in visible(editor) if action in each.commands)


def visible(editor: Editor) -> list[GroupButton]:
    return [each for each in editor.window.findChildren(GroupButton) if each.isVisible()]


def unfolded(editor: Editor) -> Editor:
    (palette,) = editor.window.findChildren(ToolPalette)
    if not palette.card.isVisible():
        editor.push("Edit")
    return editor


def press(widget: GroupButton) -> None:
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)


def test_every_tool_has_a_group_and_a_shortcut(qtbot: QtBot) -> None:
    editor = unfolded(Editor(qtbot))
    for tool in tool_words():
        editor.press(tool_words()[tool].key)
        assert editor.edit.tool is tool
        chosen = [each for each in visible(editor) if each.are_tools and each.isChecked()]
        assert chosen == [button(editor, tool)]
        editor.press("Esc")
        if tool not in (Tool.INSERT, Tool.DIM, Tool.VIEW, Tool.FIND):  # those are in a menu alone
            press(button(editor, tool))
            assert editor.edit.tool is tool
            assert button(editor, tool).isChecked()
            press(button(editor, tool))
            assert button(editor, tool).isChecked()


def test_tools_are_hidden_until_editing_starts(qtbot: QtBot) -> None:
    """Readers of a game should see the game, not 28 icons."""
    editor = Editor(qtbot, "(;SZ[9]RE[W+R]EV[Meijin]DT[2001-09-08];B[ee])")
    assert editor.window.findChildren(GroupButton) == []
    said = [each.text() for each in editor.window.findChildren(QLabel) if each.isVisible()]
    assert any(
        "White wins by resignation" in text and "Meijin" in text and "2001" in text for text in said
    )
    editor.push("Edit")
    groups = visible(editor)
    assert len(groups) <= 9
    assert all(group.text() for group in groups)
    held = [action for group in groups for action in group.commands]
    assert len(held) == len(set(held)) == len(tool_words()) + len(Annotation)
    editor.push("Edit")
    assert visible(editor) == []


def test_a_tool_from_the_menu_of_its_group(qtbot: QtBot) -> None:
    editor = unfolded(Editor(qtbot))
    group = button(editor, Tool.CIRCLE)
    menu = group.menu()
    assert [each.text() for each in menu.actions()] == [
        tool_words()[tool].text
        for tool in (Tool.TRIANGLE, Tool.SQUARE, Tool.CIRCLE, Tool.CROSS, Tool.SELECTED)
    ]
    menu.actions()[2].trigger()
    assert editor.edit.tool is Tool.CIRCLE
    assert group.accessibleName() == "Marks: Circle"
    editor.press("Esc")
    press(group)
    assert editor.edit.tool is Tool.CIRCLE


def test_the_palette_is_in_the_review_layout(qtbot: QtBot) -> None:
    editor = Editor(qtbot)
    (palette,) = editor.window.findChildren(ToolPalette)
    assert palette.isVisible()
    assert not palette.card.isVisible()
    for layout in (Layout.PLAY, Layout.SCORE):
        editor.press("F6")
        assert palette.card.isVisible()
        editor.show_layout(layout)
        assert not palette.isVisible()
        assert editor.edit.tool is Tool.PLAY
        editor.board.setFocus()
        editor.press("F6")
        assert palette.isVisible()


def test_tab_goes_from_edit_to_the_tools(qtbot: QtBot) -> None:
    editor = unfolded(Editor(qtbot))
    (edit,) = (each for each in editor.window.findChildren(QPushButton) if each.text() == "Edit")
    edit.setFocus()
    QTest.keyClick(edit, Qt.Key.Key_Tab)
    assert editor.window.focusWidget() is visible(editor)[0]


def test_a_second_click_removes_a_mark(qtbot: QtBot) -> None:
    editor = Editor(qtbot)
    editor.press("F6")
    editor.click("E5 F5")
    assert editor.board.state.marks == {
        Point(4, 4): Mark.TRIANGLE,
        Point(4, 5): Mark.TRIANGLE,
    }
    editor.click("E5")
    assert editor.sgf.endswith("TR[fe]")
    editor.press("Ctrl+Z Ctrl+Z")
    assert editor.board.state.marks == {Point(4, 4): Mark.TRIANGLE}
    editor.press("Esc")
    editor.click("A1")
    assert editor.node.move_color is Color.BLACK


def test_labels_count_up(qtbot: QtBot) -> None:
    editor = Editor(qtbot)
    editor.press("F12")
    editor.click("A1 B1 C1")
    editor.press("Shift+F12")
    editor.click("A2 B2 B1")
    labels = editor.board.state.labels
    assert [labels[Point(0, col)] for col in range(3)] == ["A", "3", "C"]
    assert [labels[Point(1, col)] for col in range(2)] == ["1", "2"]


def test_an_arrow_is_shown_while_it_is_dragged(qtbot: QtBot) -> None:
    editor = Editor(qtbot)
    seen = []
    editor.board.drag_shown.connect(lambda *_: seen.append(editor.board.state.arrows))
    editor.press("Shift+F9")
    editor.drag("A1", "C3", "E5")
    assert (Point(0, 0), Point(2, 2)) in [arrow for arrows in seen for arrow in arrows]
    assert editor.board.state.arrows == ((Point(0, 0), Point(4, 4)),)
    assert editor.sgf.endswith("AR[ai:ee]")
    editor.drag("A1", "E5")
    assert not editor.board.state.arrows
    assert editor.edit.steps()[1] == 2


def test_a_line_needs_two_clicks_and_escape_cancels_the_first(qtbot: QtBot) -> None:
    editor = Editor(qtbot)
    editor.press("Shift+F8")
    editor.click("A1")
    assert Point(0, 0) in editor.board.state.highlighted
    editor.press("Esc")
    assert editor.board.state.highlighted == frozenset()
    editor.click("A1 A5")
    assert editor.board.state.lines == ((Point(0, 0), Point(4, 0)),)
    editor.press("Esc")
    assert editor.edit.tool is Tool.PLAY


def test_dragging_with_other_tools_does_nothing(qtbot: QtBot) -> None:
    editor = Editor(qtbot)
    before = shape(editor.record.tree.root)
    for key in ("F2", "F3", "F6", "F12"):
        editor.press(key)
        editor.drag("A1", "B2")
    assert shape(editor.record.tree.root) == before


def test_points_are_dimmed_and_a_part_of_the_board_is_shown(qtbot: QtBot) -> None:
    editor = Editor(qtbot)
    editor.press("Shift+F5")
    editor.drag("A1", "B2")
    editor.press("Shift+F7")
    editor.drag("A9", "J5")
    state = editor.board.state
    assert state.dimmed == {Point(0, 0), Point(0, 1), Point(1, 0), Point(1, 1)}
    assert state.hidden == {Point(row, col) for row in range(4) for col in range(9)}
    editor.press("Right")
    assert editor.board.state.hidden == state.hidden
    assert editor.board.state.dimmed == state.dimmed
    editor.click("E9 E9")
    assert editor.board.state.hidden == frozenset()
    assert editor.sgf == "B[cc]VW[]"


def test_tools_work_with_the_board_cursor(qtbot: QtBot) -> None:
    editor = Editor(qtbot)
    editor.press("F3 Alt+Left Alt+Return")
    assert editor.board.state.black == {Point(4, 4)}
    editor.press("Shift+F8 Alt+Return Alt+Right Alt+Right Alt+Return")
    assert editor.board.state.lines == ((Point(4, 4), Point(4, 6)),)
    editor.press("F5 Alt+Left Alt+Left Alt+Return")
    assert editor.board.state.black == frozenset()


def test_setting_up_shows_a_ghost_stone(qtbot: QtBot) -> None:
    editor = Editor(qtbot)
    editor.press("F4")
    editor.hover("E5")
    ghost = editor.board.state.ghost
    assert ghost is not None
    assert (ghost.point, ghost.color, ghost.refused) == (Point(4, 4), Color.WHITE, False)
    editor.click("E5")
    assert editor.board.state.white == {Point(4, 4)}
    editor.press("F3")
    editor.click("E5 E4")
    assert editor.board.state.black == {Point(4, 4), Point(3, 4)}
    editor.press("F5")
    editor.click("E4")
    assert editor.sgf.endswith("SZ[9]C[start]AB[ee]")


def test_set_up_after_a_move_makes_a_new_node(qtbot: QtBot) -> None:
    editor = Editor(qtbot, node=1)
    editor.choose("setup-as-variation")
    editor.press("F3")
    editor.click("A1 A2")
    assert editor.tree.endswith("(6 7) (8)")
    assert editor.sgf == "AB[ai][ah]"
    editor.choose("white-to-play")
    assert editor.sgf == "AB[ai][ah]"
    assert editor.record.at_node().position.to_play is Color.WHITE
    editor.choose("black-to-play")
    assert editor.sgf == "AB[ai][ah]PL[B]"


def test_a_move_is_inserted_and_the_rest_flagged(qtbot: QtBot) -> None:
    editor = Editor(qtbot, node=2)
    editor.press("Shift+F2")
    editor.click("G3")
    assert editor.sgf == "B[gg]"
    editor.press("Esc Right")
    assert "Illegal move" in editor.status
    look = editor.column_look(3)
    qtbot.waitUntil(lambda: editor.column_look(3).illegal)
    assert not editor.column_look(2).illegal
    editor.press("Ctrl+Z")
    qtbot.waitUntil(lambda: not editor.column_look(3).illegal)
    assert look.color is Color.BLACK


def test_branches_by_keys(qtbot: QtBot) -> None:
    editor = Editor(qtbot, node=7)
    assert editor.tree == "0 1 (2 3 (4) (5)) (6 7)"
    editor.press("Ctrl+Up")
    assert editor.tree == "0 1 (6 7) (2 3 (4) (5))"
    editor.press("Ctrl+Down")
    assert editor.tree == "0 1 (2 3 (4) (5)) (6 7)"
    editor.press("Ctrl+Shift+Up")
    assert editor.tree == "0 1 (6 7) (2 3 (4) (5))"
    editor.press("Left Ctrl+Delete")
    assert editor.tree == "0 1 (7) (2 3 (4) (5))"
    editor.press("Ctrl+Z Delete")
    assert editor.tree == "0 1 2 3 (4) (5)"


def test_a_branch_is_moved_by_the_clipboard(qtbot: QtBot) -> None:
    editor = Editor(qtbot, node=3)
    editor.press("Ctrl+X")
    text = QGuiApplication.clipboard().text()
    (game,) = [sgf.Sgf_game.from_string(text)]
    assert [node.get_move()[0] for node in game.get_main_sequence()[1:]] == ["b", "w"]
    assert editor.tree == "0 1 (2) (6 7)"
    editor.record.go_to(editor.record.tree.node(7))
    editor.press("Ctrl+Alt+V")
    assert editor.tree == "0 1 (2) (6 7 8 (9) (10))"
    editor.press("Ctrl+Alt+C")
    QGuiApplication.clipboard().setText("nothing of the kind")
    editor.press("Ctrl+Alt+V")
    assert editor.status.startswith("The clipboard contains no Go game")


def test_the_board_is_rotated_and_cropped(qtbot: QtBot, tmp_path: Path) -> None:
    editor = Editor(qtbot, "(;SZ[13:9];B[aa];W[mi](;B[ab])(;B[ba]))", 1)
    assert editor.board.state.black == {Point(8, 0)}
    editor.press("Alt+Left")
    editor.choose("turn-right")
    assert (editor.board.state.rows, editor.board.state.columns) == (13, 9)
    assert editor.board.state.black == {Point(12, 8)}
    editor.choose("swap-colors")
    assert editor.board.state.white == {Point(12, 8)}
    editor.press("Right")
    editor.choose("crop")
    assert editor.tree == "0 (3) (4)"
    editor.press("Ctrl+S")
    editor.choose_file(tmp_path / "problem.sgf")
    editor.wait_for_status("Saved")
    data = (tmp_path / "problem.sgf").read_bytes()
    assert b"SZ[9:13]" in data
    assert b"AB[am]AW[ia]PL[W]" in data
    for _ in range(3):
        editor.press("Ctrl+Z")
    assert editor.board.state.columns == 13
    assert editor.tree == "0 1 2 (3) (4)"


def test_cursor_and_tools_forget_points_that_no_longer_exist(qtbot: QtBot) -> None:
    editor = Editor(qtbot, "(;SZ[13:9];B[aa];W[mi])", 1)
    editor.hover("N1")
    editor.press("Alt+Left Alt+Shift+Right Alt+Shift+Right")
    assert editor.board.state.cursor == Point(4, 12)
    editor.press("F3")
    editor.choose("turn-left")
    assert editor.board.state.cursor is None
    assert editor.board.state.ghost is None
    editor.press("Alt+Return")
    assert editor.edit.steps()[1] == 1


def test_choosing_an_annotation_again_changes_its_strength(qtbot: QtBot) -> None:
    editor = Editor(qtbot, node=1)
    for said, written in (
        ("Good move", "TE[1]"),
        ("Very good move", "TE[2]"),
        ("Good move", ""),
    ):
        editor.choose("sign-te")
        assert said in editor.status
        assert editor.sgf == "B[cc]" + written
        assert editor.action("sign-te").isChecked() is bool(written)
    editor.choose("sign-bm")
    editor.choose("sign-ho")
    assert [sign.value for sign in editor.column_look(1).signs] == ["BM", "HO"]


def test_the_history_goes_to_any_step(qtbot: QtBot) -> None:
    editor = Editor(qtbot)
    before = shape(editor.record.tree.root)
    editor.press("F6")
    editor.click("A1 B1 C1")
    editor.press("Esc")
    editor.action("history").trigger()
    dialog = editor.dialog(HistoryDialog)
    (steps,) = dialog.findChildren(QListWidget)
    texts = [steps.item(row).text() for row in range(steps.count())]
    assert texts == ["Opened", "1. triangle A1", "2. triangle B1", "3. triangle C1"]
    QTest.keyClick(steps, Qt.Key.Key_Up)
    assert editor.sgf.endswith("TR[ai][bi]")
    assert steps.item(3).text() == "3. triangle C1 (undone)"
    QTest.keyClick(steps, Qt.Key.Key_Home)
    assert shape(editor.record.tree.root) == before
    rect = steps.visualItemRect(steps.item(2))
    QTest.mouseClick(
        steps.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier(0), rect.center()
    )
    assert editor.sgf.endswith("TR[ai][bi]")
    editor.press_on_board("F7")
    editor.click("E5")
    assert [steps.item(row).text() for row in range(steps.count())][3:] == ["3. square E5"]
    dialog.close()
    editor.click("E6")


def test_name_number_and_figure_are_one_step(qtbot: QtBot) -> None:
    editor = Editor(qtbot, node=2)
    editor.press("Ctrl+Shift+I")
    dialog = editor.dialog(NodeDialog)
    assert isinstance(dialog, NodeDialog)
    editor.write("A name]")
    editor.press("Tab")
    editor.write("-2.5")
    editor.press("Tab")
    editor.write("30")
    editor.press("Tab Space Tab")
    editor.write("Figure 1")
    editor.press("Return")
    assert editor.sgf == "W[gc]N[A name\\]]V[-2.5]MN[30]FG[0:Figure 1]"
    assert [editor.column_look(each).number for each in (1, 2, 3, 6)] == [1, 30, 31, 2]
    editor.press_on_board("Ctrl+Z")
    assert editor.sgf == "W[gc]"


def test_a_live_game_keeps_its_stones(qtbot: QtBot) -> None:
    editor = Editor(qtbot)
    editor.new_game(9, 9)
    editor.board.setFocus()
    editor.click("E5")
    editor.show_layout(Layout.REVIEW)
    unfolded(editor)
    for tool in (Tool.BLACK, Tool.WHITE, Tool.ERASE, Tool.INSERT):
        assert not editor.action(tool_name(tool)).isEnabled()
    assert not button(editor, Tool.BLACK).isEnabled()
    for name in ("delete", "crop", "swap-colors", "turn-left", "paste-branch", "black-to-play"):
        assert not editor.action(name).isEnabled()
    press(button(editor, Tool.TRIANGLE))
    editor.click("E5")
    assert editor.sgf == "B[ee]TR[ee]"


def test_other_shortcuts_keep_working(qtbot: QtBot) -> None:
    editor = Editor(qtbot, node=1)
    editor.comment.setFocus()
    editor.write("-3 words")
    editor.press("Delete F3")
    assert editor.edit.tool is Tool.PLAY
    editor.press("Ctrl+Z")
    editor.board.setFocus()
    assert editor.tree == "0 1 (2 3 (4) (5)) (6 7)"


def test_every_annotation_has_a_button(qtbot: QtBot) -> None:
    editor = Editor(qtbot, node=1)
    for sign in Annotation:
        action = editor.action(sign_name(sign))
        (found,) = (each for each in visible(unfolded(editor)) if action in each.commands)
        assert not found.are_tools
        entry = next(each for each in found.menu().actions() if each is action)
        entry.trigger()
        assert editor.node.has(sign.value)
        assert found.isChecked()
        editor.press("Left")
        assert not found.isChecked()
        editor.press("Right")
        assert found.isChecked()
        for _ in range(sign.most):
            entry.trigger()
        assert not editor.node.has(sign.value)
        assert not found.isChecked()


def test_move_numbers_follow_the_record(qtbot: QtBot) -> None:
    editor = Editor(qtbot, "(;SZ[9];B[cc];W[gc]MN[50];B[gg];W[cg])", node=1)
    assert "after move 1 of 52" in editor.status
    editor.press("Right")
    assert "after move 50 of 52" in editor.status
    assert editor.column_look(3).number == 51
    editor.press("Ctrl+Z Delete")
    assert "after move 1 of 1" in editor.status


@pytest.mark.parametrize("size", [(800, 560), (900, 600), (1280, 800)])
def test_the_tools_fit(qtbot: QtBot, size: tuple[int, int]) -> None:
    editor = unfolded(Editor(qtbot))
    editor.window.resize(*size)
    (palette,) = editor.window.findChildren(ToolPalette)
    QApplication.processEvents()
    places = [each.geometry() for each in visible(editor)]
    assert len(places) == 9
    assert not any(a.intersects(b) for a in places for b in places if a is not b)
    assert all(palette.card.rect().contains(place) for place in places)


def test_the_history_opens_once(qtbot: QtBot) -> None:
    """Ctrl+H again brings the open window to the front."""
    editor = Editor(qtbot)
    editor.action("history").trigger()
    first = editor.dialog(HistoryDialog)
    editor.action("history").trigger()
    assert editor.dialog(HistoryDialog) is first
    assert len(editor.window.findChildren(HistoryDialog)) == 1
    first.close()
    qtbot.waitUntil(lambda: not editor.window.findChildren(HistoryDialog))
    editor.action("history").trigger()
    editor.dialog(HistoryDialog).close()


def test_an_empty_history_says_so(qtbot: QtBot) -> None:
    """It is not blank."""
    editor = Editor(qtbot)
    editor.action("history").trigger()
    dialog = editor.dialog(HistoryDialog)
    (steps,) = dialog.findChildren(QListWidget)

    def said() -> list[str]:
        return [each.text() for each in dialog.findChildren(QLabel) if each.isVisible()]

    assert not steps.isVisible()
    assert any("Nothing has been changed" in text for text in said())
    record = editor.record
    record.edit("note", comment(record.tree, record.cursor, "x"))
    assert steps.isVisible()
    assert any("Choose a step" in text for text in said())
    dialog.close()


def test_the_tools_are_put_away_with_another_game_and_outside_review(qtbot: QtBot) -> None:
    editor = Editor(qtbot)
    (palette,) = editor.window.findChildren(ToolPalette)
    palette.unfold()
    editor.show_layout(Layout.PLAY)
    editor.show_layout(Layout.REVIEW)
    assert palette.card.isHidden()
    palette.unfold()
    editor.files.open_text("(;SZ[9];B[aa])")
    assert palette.card.isHidden()

"""Reading and writing a comment, with real keys and clicks."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest
from PySide6.QtCore import QEvent, QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import (
    QAction,
    QColor,
    QInputMethodEvent,
    QKeyEvent,
    QKeySequence,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
)
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QMainWindow, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from tests.growth import assert_time_is_linear
from tests.ui.conftest import Dress
from tromp_gui.go.point import Point
from tromp_gui.ui.kit.plain_text import ElidedLabel
from tromp_gui.ui.look import theme
from tromp_gui.ui.panels.comment import CommentPanel, CommentState
from tromp_gui.ui.panels.comment_editor import CommentEditor

K4 = Point(3, 9)
COMMENT = theme.Type.COMMENT
TEXT = "White caps at K4. Good."


class Desk(QMainWindow):
    """A window with undo and redo, the panel, and something else to go to."""

    def __init__(self) -> None:
        super().__init__()
        self.wished: list[str] = []
        for word, keys in (("undo", "Ctrl+Z"), ("redo", "Ctrl+Shift+Z")):
            action = QAction(word, self)
            action.setShortcut(QKeySequence(keys))
            action.triggered.connect(lambda _=False, word=word: self.wished.append(word))
            self.addAction(action)
        self.panel = CommentPanel()
        self.other = QLineEdit()
        body = QWidget()
        column = QVBoxLayout(body)
        column.addWidget(self.panel)
        column.addWidget(self.other)
        self.setCentralWidget(body)

    @property
    def editor(self) -> CommentEditor:
        found = self.panel.findChild(CommentEditor)
        assert isinstance(found, CommentEditor)
        return found


@pytest.fixture
def desk(qtbot: QtBot, dress: Dress) -> Desk:
    dress(theme.LIGHT)
    made = Desk()
    qtbot.addWidget(made)
    made.resize(500, 300)
    with qtbot.waitActive(made):
        made.show()
        made.activateWindow()
    made.other.setFocus()
    return made


@pytest.fixture
def told(desk: Desk) -> list[tuple[int, str]]:
    found: list[tuple[int, str]] = []
    desk.panel.comment_changed.connect(lambda node, text: found.append((node, text)))
    return found


def write(desk: Desk, text: str) -> None:
    desk.editor.setFocus()
    desk.editor.moveCursor(QTextCursor.MoveOperation.End)
    QTest.keyClicks(desk.editor, text)


def where(desk: Desk, word: str) -> QPoint:
    """The middle of a word, in the viewport."""
    cursor = desk.editor.document().find(word, 0, QTextDocument.FindFlag(0))
    end = desk.editor.cursorRect(cursor)
    cursor.setPosition(cursor.selectionStart())
    start = desk.editor.cursorRect(cursor)
    return QPoint((start.left() + end.left()) // 2, start.center().y())


# ---- writing


def test_typing_is_told_once_when_the_focus_goes(desk: Desk, told: list[tuple[int, str]]) -> None:
    desk.panel.show_state(CommentState(7, "Black"))
    write(desk, " is thin")
    assert told == []
    desk.other.setFocus()
    assert told == [(7, "Black is thin")]


def test_typing_is_told_after_a_pause(
    qtbot: QtBot, desk: Desk, told: list[tuple[int, str]]
) -> None:
    desk.panel.show_state(CommentState(7))
    write(desk, "a")
    with qtbot.waitSignal(desk.panel.comment_changed):
        write(desk, "b")
    assert told == [(7, "ab")]


def test_flush_tells_what_is_written_once(desk: Desk, told: list[tuple[int, str]]) -> None:
    desk.panel.show_state(CommentState(7))
    desk.panel.flush()
    write(desk, "tenuki")
    desk.panel.flush()
    desk.panel.flush()
    desk.other.setFocus()
    assert told == [(7, "tenuki")]


def test_typing_that_is_taken_back_by_hand_is_nothing(
    desk: Desk, told: list[tuple[int, str]]
) -> None:
    desk.panel.show_state(CommentState(7, "ko"))
    write(desk, "x")
    QTest.keyClick(desk.editor, Qt.Key.Key_Backspace)
    desk.panel.flush()
    assert told == []


def test_what_is_written_belongs_to_the_node_it_was_written_for(
    desk: Desk, told: list[tuple[int, str]]
) -> None:
    desk.panel.show_state(CommentState(7))
    write(desk, "joseki")
    desk.panel.show_state(CommentState(8, "another"))
    assert told == [(7, "joseki")]
    assert desk.editor.toPlainText() == "another"
    desk.panel.flush()
    assert told == [(7, "joseki")]


def test_showing_the_same_text_leaves_the_cursor_alone(desk: Desk) -> None:
    state = CommentState(7, "Black is thin", "K4")
    desk.panel.show_state(state)
    write(desk, " here")
    desk.panel.show_state(replace(state, place="K5"))
    assert desk.editor.toPlainText() == "Black is thin here"
    desk.panel.flush()
    desk.panel.show_state(replace(state, text="Black is thin here"))
    assert desk.editor.textCursor().atEnd()


def test_a_comment_that_was_undone_is_shown(desk: Desk, told: list[tuple[int, str]]) -> None:
    desk.panel.show_state(CommentState(7, "one"))
    write(desk, " two")
    desk.panel.flush()
    desk.panel.show_state(CommentState(7, "one"))
    assert desk.editor.toPlainText() == "one"
    desk.other.setFocus()
    assert told == [(7, "one two")]


@pytest.mark.parametrize(
    "text",
    ["", "a\nb\n\nc", "no-break\u00a0space", "定石 😀", "<b>not bold</b>", "tab\there", " end "],
)
def test_a_text_that_was_only_read_is_not_told_and_not_changed(
    desk: Desk, told: list[tuple[int, str]], text: str
) -> None:
    desk.panel.show_state(CommentState(7, text))
    desk.editor.setFocus()
    desk.other.setFocus()
    desk.panel.flush()
    assert told == []
    write(desk, "!")
    desk.panel.flush()
    assert told == [(7, text + "!")]


def test_return_starts_a_line(desk: Desk, told: list[tuple[int, str]]) -> None:
    desk.panel.show_state(CommentState(7))
    write(desk, "a")
    QTest.keyClick(desk.editor, Qt.Key.Key_Return)
    write(desk, "b")
    desk.panel.flush()
    assert told == [(7, "a\nb")]


def test_pasted_formats_are_dropped(desk: Desk, told: list[tuple[int, str]]) -> None:
    desk.panel.show_state(CommentState(7))
    data = QMimeData()
    data.setHtml("<b>bold</b>")
    data.setText("plain")
    QApplication.clipboard().setMimeData(data)
    desk.editor.setFocus()
    QTest.keyClick(desk.editor, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    desk.panel.flush()
    assert told == [(7, "plain")]
    block = desk.editor.document().firstBlock()
    assert block.charFormat().fontWeight() == QTextCharFormat().fontWeight()
    assert block.blockFormat().lineHeight() == 150


def test_dropped_files_are_left_to_the_window(desk: Desk) -> None:
    files, words = QMimeData(), QMimeData()
    files.setUrls([QUrl.fromLocalFile("/a/game.sgf")])
    words.setText("words")
    assert not desk.editor.canInsertFromMimeData(files)
    assert desk.editor.canInsertFromMimeData(words)


def test_a_comment_for_reading_cannot_be_written(desk: Desk, told: list[tuple[int, str]]) -> None:
    desk.panel.show_state(CommentState(7, "Black", read_only=True))
    write(desk, "xyz")
    desk.panel.flush()
    assert told == []
    assert desk.editor.placeholderText() == ""
    desk.panel.show_state(CommentState(7, "Black"))
    write(desk, "!")
    desk.panel.flush()
    assert told == [(7, "Black!")]


# ---- keys that are not the editor's


CONTROL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier


def undo(desk: Desk) -> None:
    QTest.keyClick(desk.editor, Qt.Key.Key_Z, CONTROL)


def redo(desk: Desk) -> None:
    QTest.keyClick(desk.editor, Qt.Key.Key_Z, CONTROL | SHIFT)


def test_undo_takes_words_back_one_by_one_and_then_is_the_windows(desk: Desk) -> None:
    """The field's own run first."""
    desk.panel.show_state(CommentState(7, "Good. "))
    write(desk, "White is thin")
    desk.panel.flush()
    for left in ("Good. White is ", "Good. White ", "Good. "):
        undo(desk)
        assert desk.editor.toPlainText() == left
        assert desk.editor.textCursor().atEnd()
    assert desk.wished == []
    undo(desk)
    assert desk.wished == ["undo"]
    assert desk.editor.toPlainText() == "Good. "


def test_redo_writes_the_words_again(desk: Desk) -> None:
    desk.panel.show_state(CommentState(7))
    write(desk, "thin shape")
    undo(desk)
    undo(desk)
    redo(desk)
    assert desk.editor.toPlainText() == "thin "
    redo(desk)
    assert desk.editor.toPlainText() == "thin shape"
    redo(desk)
    assert desk.wished == ["redo"]


def test_a_key_that_is_held_does_not_go_on_to_the_window(desk: Desk) -> None:
    desk.panel.show_state(CommentState(7))
    write(desk, "ko")
    undo(desk)
    held = QKeyEvent(QEvent.Type.ShortcutOverride, Qt.Key.Key_Z, CONTROL, "z", True)
    QApplication.sendEvent(desk.editor, held)
    assert held.isAccepted()
    undo(desk)
    assert desk.wished == ["undo"]


def test_who_comes_back_to_the_field_undoes_in_the_record(
    desk: Desk, told: list[tuple[int, str]]
) -> None:
    desk.panel.show_state(CommentState(7))
    write(desk, "atari")
    desk.other.setFocus()
    desk.editor.setFocus()
    undo(desk)
    assert told == [(7, "atari")]
    assert desk.wished == ["undo"]
    assert desk.editor.toPlainText() == "atari"


def test_a_text_pasted_and_one_from_an_input_method_are_steps(desk: Desk) -> None:
    desk.panel.show_state(CommentState(7))
    write(desk, "a")
    QApplication.clipboard().setText("b c")
    QTest.keyClick(desk.editor, Qt.Key.Key_V, CONTROL)
    for text in ("定石", "です"):
        event = QInputMethodEvent()
        event.setCommitString(text)
        QApplication.sendEvent(desk.editor, event)
    assert desk.editor.toPlainText() == "ab c定石です"
    for left in ("ab c定石", "ab c", "a", ""):
        undo(desk)
        assert desk.editor.toPlainText() == left


@pytest.mark.parametrize(
    ("before", "after", "place"),
    [("a ko fight", "a fight", 2), ("a fight", "a ko fight", 4), ("", "new", 3), ("old", "", 0)],
)
def test_a_change_from_outside_leaves_the_cursor_where_it_was_made(
    desk: Desk, before: str, after: str, place: int
) -> None:
    desk.panel.show_state(CommentState(7, before))
    desk.editor.setFocus()
    desk.panel.show_state(CommentState(7, after))
    assert desk.editor.textCursor().position() == place


def test_tab_goes_on_to_the_next_widget(desk: Desk) -> None:
    desk.panel.show_state(CommentState(7))
    desk.panel.setFocus()
    assert desk.editor.hasFocus()
    QTest.keyClick(desk.editor, Qt.Key.Key_Tab)
    assert desk.other.hasFocus()


# ---- points in the text


def test_a_named_point_is_accent(desk: Desk) -> None:
    desk.panel.show_state(CommentState(7, TEXT))
    layout = desk.editor.document().firstBlock().layout()
    (found,) = layout.formats()
    assert (found.start, found.length) == (TEXT.index("K4"), 2)
    assert found.format.foreground().color() == QColor(theme.LIGHT.accent)


def test_the_accent_follows_the_theme(qtbot: QtBot, dress: Dress, desk: Desk) -> None:
    desk.panel.show_state(CommentState(7, TEXT))
    dress(theme.DARK)

    def ink() -> QColor:
        (found,) = desk.editor.document().firstBlock().layout().formats()
        return found.format.foreground().color()

    qtbot.waitUntil(lambda: ink() == QColor(theme.DARK.accent))


def test_hovering_a_named_point_is_told_and_leaving_it_too(desk: Desk) -> None:
    seen: list[Point | None] = []
    desk.panel.point_hovered.connect(seen.append)
    desk.panel.show_state(CommentState(7, TEXT))
    view = desk.editor.viewport()
    QTest.mouseMove(view, where(desk, "White"))
    assert seen == []
    QTest.mouseMove(view, where(desk, "K4"))
    QTest.mouseMove(view, where(desk, "K4") + QPoint(2, 1))
    assert seen == [K4]
    QTest.mouseMove(view, where(desk, "Good"))
    assert seen == [K4, None]
    QTest.mouseMove(view, where(desk, "K4"))
    QTest.mouseMove(view, QPoint(200, 150))
    assert seen == [K4, None, K4, None]


def test_a_click_on_a_named_point_is_told_but_while_somebody_writes(desk: Desk) -> None:
    seen: list[Point] = []
    desk.panel.point_clicked.connect(seen.append)
    desk.panel.show_state(CommentState(7, TEXT))
    view, left = desk.editor.viewport(), Qt.MouseButton.LeftButton
    QTest.mouseClick(view, left, pos=where(desk, "K4"))
    QTest.mouseClick(view, left, pos=where(desk, "Good"))
    QTest.mouseClick(view, left, pos=where(desk, "K4"))
    assert seen == [K4, K4]
    write(desk, "!")
    QTest.mouseClick(view, left, pos=where(desk, "K4"))
    assert seen == [K4, K4]
    assert desk.editor.textCursor().position() in range(TEXT.index("K4"), TEXT.index("K4") + 3)


def test_a_press_on_a_point_that_is_dragged_away_is_nothing(desk: Desk) -> None:
    seen: list[Point] = []
    desk.panel.point_clicked.connect(seen.append)
    desk.panel.show_state(CommentState(7, TEXT))
    view, left = desk.editor.viewport(), Qt.MouseButton.LeftButton
    QTest.mousePress(view, left, pos=where(desk, "K4"))
    QTest.mouseRelease(view, left, pos=where(desk, "Good"))
    assert seen == []


def test_a_point_below_the_fold_is_found(desk: Desk) -> None:
    desk.panel.show_state(CommentState(7, "line\n" * 60 + "K4"))
    desk.editor.moveCursor(QTextCursor.MoveOperation.End)
    assert desk.editor.verticalScrollBar().value() > 0
    assert desk.editor.point_at(QPointF(where(desk, "K4"))) == K4


# ---- what it says of itself


def test_names_and_the_place_in_the_head(desk: Desk) -> None:
    desk.panel.show_state(CommentState(7, "", "O14"))
    assert desk.editor.accessibleName() == "Comment"
    assert desk.editor.placeholderText() == "Write a comment"
    notes = [label.text() for label in desk.panel.findChildren(ElidedLabel)]
    assert notes == ["O14"]


def test_the_text_is_fourteen_pixels_and_a_line_and_a_half(desk: Desk) -> None:
    desk.panel.show_state(CommentState(7, "one\ntwo"))
    first = desk.editor.document().firstBlock()
    assert first.blockFormat().lineHeight() == 150
    assert desk.editor.document().defaultFont().pixelSize() == theme.font(COMMENT).pixelSize()
    write(desk, "!")
    QTest.keyClick(desk.editor, Qt.Key.Key_Return)
    assert desk.editor.document().lastBlock().blockFormat().lineHeight() == 150


def height(desk: Desk, text: str) -> float:
    desk.panel.show_state(CommentState(1, text))
    return desk.editor.document().size().height()


def test_a_blank_line_is_a_line_and_no_more(desk: Desk) -> None:
    lines = [height(desk, "\n".join(["a"] + [""] * n + ["b"])) for n in range(4)]
    steps = [after - before for before, after in pairwise(lines[1:])]
    assert steps[0] == steps[1]
    assert lines[1] - lines[0] < steps[0]


def test_a_word_without_an_end_is_shown_in_time(desk: Desk) -> None:
    """Breaking lines at the ends of words takes Qt the square of the longest word."""

    def show_it(text: str) -> None:
        desk.editor.show_text(text, 19, 19)
        QApplication.processEvents()

    assert_time_is_linear(show_it, "a" * 20_000, "a" * 80_000)

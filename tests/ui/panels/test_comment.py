"""Reading and writing a comment, with real keys and clicks."""

from __future__ import annotations

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


class Harness(QMainWindow):
    """A window with undo and redo, the panel, and another field."""

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
def harness(qtbot: QtBot, dress: Dress) -> Harness:
    dress(theme.LIGHT)
    made = Harness()
    qtbot.addWidget(made)
    made.resize(500, 300)
    with qtbot.waitActive(made):
        made.show()
        made.activateWindow()
    made.other.setFocus()
    return made


@pytest.fixture
def reported(harness: Harness) -> list[tuple[int, str]]:
    found: list[tuple[int, str]] = []
    harness.panel.comment_changed.connect(lambda node, text: found.append((node, text)))
    return found


def write(harness: Harness, text: str) -> None:
    harness.editor.setFocus()
    harness.editor.moveCursor(QTextCursor.MoveOperation.End)
    QTest.keyClicks(harness.editor, text)


def where(harness: Harness, word: str) -> QPoint:
    """The middle of a word, in the viewport."""
    cursor = harness.editor.document().find(word, 0, QTextDocument.FindFlag(0))
    end = harness.editor.cursorRect(cursor)
    cursor.setPosition(cursor.selectionStart())
    start = harness.editor.cursorRect(cursor)
    return QPoint((start.left() + end.left()) // 2, start.center().y())


# ---- writing


def test_typing_is_reported_once_when_the_focus_leaves(
    harness: Harness, reported: list[tuple[int, str]]
) -> None:
    harness.panel.show_state(CommentState(7, "Black"))
    write(harness, " is thin")
    assert reported == []
    harness.other.setFocus()
    assert reported == [(7, "Black is thin")]


def test_typing_is_reported_after_a_pause(
    qtbot: QtBot, harness: Harness, reported: list[tuple[int, str]]
) -> None:
    harness.panel.show_state(CommentState(7))
    write(harness, "a")
    with qtbot.waitSignal(harness.panel.comment_changed):
        write(harness, "b")
    assert reported == [(7, "ab")]


def test_flush_reports_typed_text_once(harness: Harness, reported: list[tuple[int, str]]) -> None:
    harness.panel.show_state(CommentState(7))
    harness.panel.flush()
    write(harness, "tenuki")
    harness.panel.flush()
    harness.panel.flush()
    harness.other.setFocus()
    assert reported == [(7, "tenuki")]


def test_text_deleted_again_is_not_reported(
    harness: Harness, reported: list[tuple[int, str]]
) -> None:
    harness.panel.show_state(CommentState(7, "ko"))
    write(harness, "x")
    QTest.keyClick(harness.editor, Qt.Key.Key_Backspace)
    harness.panel.flush()
    assert reported == []


def test_text_belongs_to_the_node_it_was_typed_for(
    harness: Harness, reported: list[tuple[int, str]]
) -> None:
    harness.panel.show_state(CommentState(7))
    write(harness, "joseki")
    harness.panel.show_state(CommentState(8, "another"))
    assert reported == [(7, "joseki")]
    assert harness.editor.toPlainText() == "another"
    harness.panel.flush()
    assert reported == [(7, "joseki")]


def test_showing_the_same_text_keeps_the_cursor(harness: Harness) -> None:
    state = CommentState(7, "Black is thin", "K4")
    harness.panel.show_state(state)
    write(harness, " here")
    harness.panel.show_state(state._replace(place="K5"))
    assert harness.editor.toPlainText() == "Black is thin here"
    harness.panel.flush()
    harness.panel.show_state(state._replace(text="Black is thin here"))
    assert harness.editor.textCursor().atEnd()


def test_a_comment_is_shown_after_undo(harness: Harness, reported: list[tuple[int, str]]) -> None:
    harness.panel.show_state(CommentState(7, "one"))
    write(harness, " two")
    harness.panel.flush()
    harness.panel.show_state(CommentState(7, "one"))
    assert harness.editor.toPlainText() == "one"
    harness.other.setFocus()
    assert reported == [(7, "one two")]


@pytest.mark.parametrize(
    "text",
    ["", "a\nb\n\nc", "no-break\u00a0space", "定石 😀", "<b>not bold</b>", "tab\there", " end "],
)
def test_a_text_that_was_only_read_is_not_changed(
    harness: Harness, reported: list[tuple[int, str]], text: str
) -> None:
    harness.panel.show_state(CommentState(7, text))
    harness.editor.setFocus()
    harness.other.setFocus()
    harness.panel.flush()
    assert reported == []
    write(harness, "!")
    harness.panel.flush()
    assert reported == [(7, text + "!")]


def test_return_starts_a_line(harness: Harness, reported: list[tuple[int, str]]) -> None:
    harness.panel.show_state(CommentState(7))
    write(harness, "a")
    QTest.keyClick(harness.editor, Qt.Key.Key_Return)
    write(harness, "b")
    harness.panel.flush()
    assert reported == [(7, "a\nb")]


def test_pasted_formats_are_dropped(harness: Harness, reported: list[tuple[int, str]]) -> None:
    harness.panel.show_state(CommentState(7))
    data = QMimeData()
    data.setHtml("<b>bold</b>")
    data.setText("plain")
    QApplication.clipboard().setMimeData(data)
    harness.editor.setFocus()
    QTest.keyClick(harness.editor, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    harness.panel.flush()
    assert reported == [(7, "plain")]
    block = harness.editor.document().firstBlock()
    assert block.charFormat().fontWeight() == QTextCharFormat().fontWeight()
    assert block.blockFormat().lineHeight() == 150


def test_dropped_files_go_to_the_window(harness: Harness) -> None:
    files, words = QMimeData(), QMimeData()
    files.setUrls([QUrl.fromLocalFile("/a/game.sgf")])
    words.setText("words")
    assert not harness.editor.canInsertFromMimeData(files)
    assert harness.editor.canInsertFromMimeData(words)


def test_a_read_only_comment_cannot_be_edited(
    harness: Harness, reported: list[tuple[int, str]]
) -> None:
    harness.panel.show_state(CommentState(7, "Black", read_only=True))
    write(harness, "xyz")
    harness.panel.flush()
    assert reported == []
    assert harness.editor.placeholderText() == ""
    harness.panel.show_state(CommentState(7, "Black"))
    write(harness, "!")
    harness.panel.flush()
    assert reported == [(7, "Black!")]


# ---- undo, redo and Tab


CONTROL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier


def undo(harness: Harness) -> None:
    QTest.keyClick(harness.editor, Qt.Key.Key_Z, CONTROL)


def redo(harness: Harness) -> None:
    QTest.keyClick(harness.editor, Qt.Key.Key_Z, CONTROL | SHIFT)


def test_undo_removes_words_one_by_one_then_undoes_in_the_record(harness: Harness) -> None:
    harness.panel.show_state(CommentState(7, "Good. "))
    write(harness, "White is thin")
    harness.panel.flush()
    for left in ("Good. White is ", "Good. White ", "Good. "):
        undo(harness)
        assert harness.editor.toPlainText() == left
        assert harness.editor.textCursor().atEnd()
    assert harness.wished == []
    undo(harness)
    assert harness.wished == ["undo"]
    assert harness.editor.toPlainText() == "Good. "


def test_redo_restores_the_words(harness: Harness) -> None:
    harness.panel.show_state(CommentState(7))
    write(harness, "thin shape")
    undo(harness)
    undo(harness)
    redo(harness)
    assert harness.editor.toPlainText() == "thin "
    redo(harness)
    assert harness.editor.toPlainText() == "thin shape"
    redo(harness)
    assert harness.wished == ["redo"]


def test_a_held_undo_key_stays_in_the_field(harness: Harness) -> None:
    harness.panel.show_state(CommentState(7))
    write(harness, "ko")
    undo(harness)
    held = QKeyEvent(QEvent.Type.ShortcutOverride, Qt.Key.Key_Z, CONTROL, "z", True)
    QApplication.sendEvent(harness.editor, held)
    assert held.isAccepted()
    undo(harness)
    assert harness.wished == ["undo"]


def test_after_leaving_the_field_undo_is_for_the_record(
    harness: Harness, reported: list[tuple[int, str]]
) -> None:
    harness.panel.show_state(CommentState(7))
    write(harness, "atari")
    harness.other.setFocus()
    harness.editor.setFocus()
    undo(harness)
    assert reported == [(7, "atari")]
    assert harness.wished == ["undo"]
    assert harness.editor.toPlainText() == "atari"


def test_pasted_and_input_method_text_are_steps(harness: Harness) -> None:
    harness.panel.show_state(CommentState(7))
    write(harness, "a")
    QApplication.clipboard().setText("b c")
    QTest.keyClick(harness.editor, Qt.Key.Key_V, CONTROL)
    for text in ("定石", "です"):
        event = QInputMethodEvent()
        event.setCommitString(text)
        QApplication.sendEvent(harness.editor, event)
    assert harness.editor.toPlainText() == "ab c定石です"
    for left in ("ab c定石", "ab c", "a", ""):
        undo(harness)
        assert harness.editor.toPlainText() == left


@pytest.mark.parametrize(
    ("before", "after", "place"),
    [("a ko fight", "a fight", 2), ("a fight", "a ko fight", 4), ("", "new", 3), ("old", "", 0)],
)
def test_undo_and_redo_put_the_cursor_at_the_change(
    harness: Harness, before: str, after: str, place: int
) -> None:
    harness.panel.show_state(CommentState(7, before))
    harness.editor.setFocus()
    harness.panel.show_state(CommentState(7, after))
    assert harness.editor.textCursor().position() == place


def test_tab_goes_to_the_next_widget(harness: Harness) -> None:
    harness.panel.show_state(CommentState(7))
    harness.panel.setFocus()
    assert harness.editor.hasFocus()
    QTest.keyClick(harness.editor, Qt.Key.Key_Tab)
    assert harness.other.hasFocus()


# ---- points in the text


def test_named_points_are_in_accent(harness: Harness) -> None:
    harness.panel.show_state(CommentState(7, TEXT))
    layout = harness.editor.document().firstBlock().layout()
    (found,) = layout.formats()
    assert (found.start, found.length) == (TEXT.index("K4"), 2)
    assert found.format.foreground().color() == QColor(theme.LIGHT.accent)


def test_the_accent_follows_the_theme(qtbot: QtBot, dress: Dress, harness: Harness) -> None:
    harness.panel.show_state(CommentState(7, TEXT))
    dress(theme.DARK)

    def ink() -> QColor:
        (found,) = harness.editor.document().firstBlock().layout().formats()
        return found.format.foreground().color()

    qtbot.waitUntil(lambda: ink() == QColor(theme.DARK.accent))


def test_hovering_and_leaving_a_named_point_is_reported(harness: Harness) -> None:
    seen: list[Point | None] = []
    harness.panel.editor.point_hovered.connect(seen.append)
    harness.panel.show_state(CommentState(7, TEXT))
    view = harness.editor.viewport()
    QTest.mouseMove(view, where(harness, "White"))
    assert seen == []
    QTest.mouseMove(view, where(harness, "K4"))
    QTest.mouseMove(view, where(harness, "K4") + QPoint(2, 1))
    assert seen == [K4]
    QTest.mouseMove(view, where(harness, "Good"))
    assert seen == [K4, None]
    QTest.mouseMove(view, where(harness, "K4"))
    QTest.mouseMove(view, QPoint(200, 150))
    assert seen == [K4, None, K4, None]


def test_a_click_on_a_named_point_is_reported_unless_writing(harness: Harness) -> None:
    seen: list[Point] = []
    harness.panel.editor.point_clicked.connect(seen.append)
    harness.panel.show_state(CommentState(7, TEXT))
    view, left = harness.editor.viewport(), Qt.MouseButton.LeftButton
    QTest.mouseClick(view, left, pos=where(harness, "K4"))
    QTest.mouseClick(view, left, pos=where(harness, "Good"))
    QTest.mouseClick(view, left, pos=where(harness, "K4"))
    assert seen == [K4, K4]
    write(harness, "!")
    QTest.mouseClick(view, left, pos=where(harness, "K4"))
    assert seen == [K4, K4]
    assert harness.editor.textCursor().position() in range(TEXT.index("K4"), TEXT.index("K4") + 3)


def test_a_press_on_a_point_dragged_away_is_ignored(harness: Harness) -> None:
    seen: list[Point] = []
    harness.panel.editor.point_clicked.connect(seen.append)
    harness.panel.show_state(CommentState(7, TEXT))
    view, left = harness.editor.viewport(), Qt.MouseButton.LeftButton
    QTest.mousePress(view, left, pos=where(harness, "K4"))
    QTest.mouseRelease(view, left, pos=where(harness, "Good"))
    assert seen == []


def test_a_point_in_scrolled_text_is_found(harness: Harness) -> None:
    harness.panel.show_state(CommentState(7, "line\n" * 60 + "K4"))
    harness.editor.moveCursor(QTextCursor.MoveOperation.End)
    assert harness.editor.verticalScrollBar().value() > 0
    assert harness.editor.point_at(QPointF(where(harness, "K4"))) == K4


# ---- names and looks


def test_accessible_names_and_the_move_in_the_heading(harness: Harness) -> None:
    harness.panel.show_state(CommentState(7, "", "O14"))
    assert harness.editor.accessibleName() == "Comment"
    assert harness.editor.placeholderText() == "Write a comment"
    notes = [label.text() for label in harness.panel.findChildren(ElidedLabel)]
    assert notes == ["O14"]


def test_the_text_has_its_size_and_line_height(harness: Harness) -> None:
    harness.panel.show_state(CommentState(7, "one\ntwo"))
    first = harness.editor.document().firstBlock()
    assert first.blockFormat().lineHeight() == 150
    assert harness.editor.document().defaultFont().pixelSize() == theme.font(COMMENT).pixelSize()
    write(harness, "!")
    QTest.keyClick(harness.editor, Qt.Key.Key_Return)
    assert harness.editor.document().lastBlock().blockFormat().lineHeight() == 150


def height(harness: Harness, text: str) -> float:
    harness.panel.show_state(CommentState(1, text))
    return harness.editor.document().size().height()


def test_a_blank_line_has_the_height_of_a_line(harness: Harness) -> None:
    lines = [height(harness, "\n".join(["a"] + [""] * n + ["b"])) for n in range(4)]
    steps = [after - before for before, after in pairwise(lines[1:])]
    assert steps[0] == steps[1]
    assert lines[1] - lines[0] < steps[0]


def test_a_very_long_word_is_shown_quickly(harness: Harness) -> None:
    """Qt takes quadratic time to wrap a long word."""

    def show_it(text: str) -> None:
        harness.editor.show_text(text, 19, 19)
        QApplication.processEvents()

    assert_time_is_linear(show_it, "a" * 20_000, "a" * 80_000)

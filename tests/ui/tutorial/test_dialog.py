"""Learn the rules by mouse and by keys alone, at every size and in every theme."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from tests.ui.conftest import Dress
from tests.ui.dialogs.windows import button, named, opened
from tests.ui.person import Person
from tests.ui.tutorial.test_attempt import LESSONS, at
from tromp_gui.gtp.vertex import format_vertex
from tromp_gui.match.player import BuiltIn, Level
from tromp_gui.ui.kit.rows import ChoiceCard
from tromp_gui.ui.look.tokens import DARK, HIGH_CONTRAST, LIGHT, ChromeTheme
from tromp_gui.ui.tutorial.attempt import point_of
from tromp_gui.ui.tutorial.dialog import LearnDialog, LessonDialog, RulesDialog
from tromp_gui.ui.tutorial.lesson import Lesson
from tromp_gui.ui.tutorial.road import road

IDS = [lesson.title for lesson in LESSONS]


@pytest.fixture
def lessons(qtbot: QtBot, dress: Dress) -> RulesDialog:
    dress(LIGHT)
    return opened(qtbot, RulesDialog())


def press(dialog: LessonDialog, keys: str) -> None:
    """Press keys in the focused widget."""
    for key in keys.split():
        QTest.keySequence(dialog.focusWidget(), QKeySequence(key))
        QApplication.processEvents()


def click(dialog: LessonDialog, vertex: str) -> None:
    place = dialog.board.point_position(at(vertex))
    QTest.mouseClick(dialog.board.viewport(), Qt.MouseButton.LeftButton, pos=place)
    QApplication.processEvents()


def push(dialog: LessonDialog, text: str) -> None:
    QTest.mouseClick(button(dialog, text), Qt.MouseButton.LeftButton)
    QApplication.processEvents()


def words(dialog: LessonDialog) -> str:
    """All visible text."""
    labels = dialog.findChildren(QLabel)
    return "\n".join(label.text() for label in labels if label.isVisible())


def progress(dialog: LessonDialog) -> str:
    return dialog.progress.text()


def walk(dialog: LessonDialog, vertex: str) -> None:
    """Move the board cursor to a point with the arrow keys and press Enter."""
    wanted = at(vertex)
    press(dialog, "Up")
    while (here := dialog.board.cursor_point()) != wanted:
        assert here is not None
        if here.row != wanted.row:
            press(dialog, "Up" if here.row < wanted.row else "Down")
        else:
            press(dialog, "Right" if here.col < wanted.col else "Left")
    press(dialog, "Return")


def test_the_dialog_opens_at_the_first_lesson_with_focus_on_the_board(lessons: RulesDialog) -> None:
    assert "Statement 1 of 10" in words(lessons)
    assert LESSONS[0].rule in words(lessons)
    assert lessons.board.hasFocus()
    assert progress(lessons) == "Lesson 1 of 12, 0 completed"
    assert not lessons.isModal()


def test_every_lesson_by_mouse(lessons: RulesDialog) -> None:
    for number, lesson in enumerate(LESSONS):
        assert lesson.title in words(lessons)
        assert lesson.task in words(lessons)
        for word in lesson.solution.split():
            push(lessons, "Pass") if word == "pass" else click(lessons, word)
        assert lesson.done in words(lessons), lesson.title
        assert progress(lessons) == f"Lesson {number + 1} of 12, {number + 1} completed"
        push(lessons, "Finish" if number + 1 == len(LESSONS) else "Next")
    assert not isValid(lessons) or not lessons.isVisible()


def test_every_lesson_by_keys_alone(lessons: RulesDialog) -> None:
    for number, lesson in enumerate(LESSONS):
        assert lessons.board.hasFocus(), lesson.title
        for word in lesson.solution.split():
            press(lessons, "P") if word == "pass" else walk(lessons, word)
        assert lesson.done in words(lessons), lesson.title
        assert progress(lessons) == f"Lesson {number + 1} of 12, {number + 1} completed"
        press(lessons, "Return")
    assert not isValid(lessons) or not lessons.isVisible()


def test_page_keys_go_through_lessons(lessons: RulesDialog) -> None:
    press(lessons, "PgUp")
    assert LESSONS[0].title in words(lessons)
    press(lessons, "PgDown PgDown")
    assert LESSONS[2].title in words(lessons)
    press(lessons, "PgUp")
    assert LESSONS[1].title in words(lessons)
    press(lessons, " ".join(["PgDown"] * 20))
    assert "Dead stones" in words(lessons)
    assert button(lessons, "Finish").isVisible()


def test_back_goes_to_the_previous_lesson(lessons: RulesDialog) -> None:
    assert not button(lessons, "Back").isEnabled()
    push(lessons, "Next")
    push(lessons, "Back")
    assert LESSONS[0].title in words(lessons)


def test_a_refused_move_explains_why(lessons: RulesDialog) -> None:
    lessons.show_lesson(IDS.index("No board twice"))
    click(lessons, "C3")
    assert "C3 would repeat the position at the start" in words(lessons)
    assert at("C3") not in lessons.board.state.black
    QTest.mouseMove(lessons.board.viewport(), lessons.board.point_position(at("E5")))
    QTest.mouseMove(lessons.board.viewport(), lessons.board.point_position(at("C3")))
    ghost = lessons.board.state.ghost
    assert ghost is not None
    assert ghost.refused


def test_try_again_is_enabled_after_an_attempt(lessons: RulesDialog) -> None:
    again = button(lessons, "Try again")
    assert not again.isEnabled()
    click(lessons, "C3")
    assert again.isEnabled()
    push(lessons, "Try again")
    assert not lessons.board.state.black
    assert not again.isEnabled()
    assert lessons.board.hasFocus()
    click(lessons, "C3")
    press(lessons, "R")
    assert not lessons.board.state.black


def test_a_completed_lesson_stays_completed(lessons: RulesDialog) -> None:
    click(lessons, "A1")
    press(lessons, "R")
    assert progress(lessons) == "Lesson 1 of 12, 1 completed"
    press(lessons, "PgDown PgUp")
    assert progress(lessons) == "Lesson 1 of 12, 1 completed"
    assert not lessons.board.state.black


def test_pass_is_offered_only_in_lessons_to_play(lessons: RulesDialog) -> None:
    for number, lesson in enumerate(LESSONS):
        lessons.show_lesson(number)
        assert button(lessons, "Pass").isVisible() == (lesson.goal is not None)
    lessons.show_lesson(IDS.index("Reaching"))
    before = lessons.board.state
    press(lessons, "P")
    assert lessons.board.state == before


def test_alt_with_arrow_keys_works_as_on_the_main_board(lessons: RulesDialog) -> None:
    press(lessons, "Alt+Left")
    assert lessons.board.cursor_point() == at("C3")
    press(lessons, "Alt+Left Alt+Up Alt+Return")
    assert lessons.board.state.black == {at("B4")}


def test_tab_reaches_everything_and_escape_closes(lessons: RulesDialog) -> None:
    click(lessons, "C3")
    lessons.board.setFocus()
    met = []
    for _ in range(4):
        press(lessons, "Tab")
        met.append(lessons.focusWidget().accessibleName())
    assert met == ["Pass", "Try again", "Next", "Lesson board"]
    press(lessons, "Escape")
    assert not isValid(lessons) or not lessons.isVisible()


def test_a_text_that_does_not_fit_scrolls_by_keys(lessons: RulesDialog) -> None:
    lessons.resize(340, 430)
    QApplication.processEvents()
    lessons.board.setFocus()
    press(lessons, "Tab")
    assert lessons.focusWidget() is lessons.text
    bar = lessons.text.verticalScrollBar()
    while bar.value() < bar.maximum():
        before = bar.value()
        press(lessons, "Down")
        assert bar.value() > before


def test_everything_that_can_be_clicked_has_a_name(lessons: RulesDialog) -> None:
    for each in lessons.findChildren(QPushButton):
        assert each.accessibleName()
        assert each.height() >= 28
    assert lessons.board.accessibleName() == "Lesson board"


@pytest.mark.parametrize("look", [LIGHT, DARK, HIGH_CONTRAST], ids=lambda look: look.name)
@pytest.mark.parametrize("pixels", [13, 19])
def test_all_text_fits_at_the_initial_size(
    qtbot: QtBot, dress: Dress, look: ChromeTheme, pixels: int
) -> None:
    dress(look, pixels)
    dialog = opened(qtbot, RulesDialog())
    for number, lesson in enumerate(LESSONS):
        dialog.show_lesson(number)
        QApplication.processEvents()
        bar = dialog.text.verticalScrollBar()
        assert bar.maximum() <= 60 * (pixels > 13), lesson.title
        assert dialog.text.horizontalScrollBar().maximum() == 0


@pytest.mark.parametrize("size", [(320, 420), (420, 700), (640, 480), (1400, 900)])
def test_the_dialog_can_be_used_at_any_size(lessons: RulesDialog, size: tuple[int, int]) -> None:
    lessons.resize(*size)
    QApplication.processEvents()
    board = lessons.board.geometry()
    text = lessons.text.geometry()
    assert not board.intersects(text)
    assert min(board.width(), board.height()) >= 150
    lessons.show_lesson(IDS.index("A move: capture"))
    click(lessons, "D3")
    QApplication.processEvents()
    assert LESSONS[6].done in words(lessons)
    card = lessons.text.card
    top = card.mapTo(lessons.text.viewport(), QPoint(0, 0)).y()
    assert top < lessons.text.viewport().height(), "the answer is in sight"


@pytest.mark.parametrize("lesson", LESSONS, ids=IDS)
def test_the_board_is_that_of_the_lesson(lessons: RulesDialog, lesson: Lesson) -> None:
    lessons.show_lesson(LESSONS.index(lesson))
    board = lesson.board
    state = lessons.board.state
    assert (state.rows, state.columns) == (board.rows, board.columns)
    if not lesson.opening:
        drawn = {format_vertex(point) for point in state.black | state.white}
        stones = board.rows * board.columns - board.free.bit_count()
        assert len(drawn) == stones
    else:
        assert point_of(lesson, lesson.opening) == state.last_move


# From the main window -------------------------------------------------------------------------


@pytest.mark.xvfb
def test_menu_and_shortcut_open_one_dialog(qtbot: QtBot) -> None:
    person = Person(qtbot)
    person.click("E5")
    person.press("Ctrl+Shift+F1")
    first = person.dialog(LearnDialog)
    assert isinstance(first, LearnDialog)
    click(first, "C3")
    person.action("learn").trigger()
    assert person.dialog(LearnDialog) is first
    assert progress(first) == "Lesson 1 of 12, 1 completed"
    person.window.activateWindow()
    person.click("C3")
    assert len(person.board.state.black | person.board.state.white) == 2, "the game goes on beside"


def test_the_menu_opens_the_rules(qtbot: QtBot) -> None:
    person = Person(qtbot)
    person.action("learn-rules").trigger()
    dialog = person.dialog(RulesDialog)
    assert isinstance(dialog, RulesDialog)
    assert LESSONS[0].rule in words(dialog)


@pytest.mark.xvfb
def test_the_start_card_offers_the_lessons(qtbot: QtBot) -> None:
    person = Person(qtbot)
    person.offer_start()
    QApplication.processEvents()
    card = named(person.window, ChoiceCard, "Learn Go")
    QTest.mouseClick(card, Qt.MouseButton.LeftButton)
    assert isinstance(person.dialog(LearnDialog), LearnDialog)


def test_progress_is_remembered(qtbot: QtBot) -> None:
    person = Person(qtbot)
    person.press("Ctrl+Shift+F1")
    dialog = person.dialog(LearnDialog)
    assert isinstance(dialog, LearnDialog)
    click(dialog, "C3")
    dialog.close()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    person.action("learn").trigger()
    again = person.dialog(LearnDialog)
    assert isinstance(again, LearnDialog)
    assert progress(again) == "Lesson 2 of 12, 1 completed"


def test_the_last_lesson_leads_to_a_first_game(qtbot: QtBot) -> None:
    person = Person(qtbot)
    person.press("Ctrl+Shift+F1")
    dialog = person.dialog(LearnDialog)
    assert isinstance(dialog, LearnDialog)
    press(dialog, " ".join(["PgDown"] * 11))
    first = button(dialog, "Play a first game")
    assert first.isDefault()
    QTest.mouseClick(first, Qt.MouseButton.LeftButton)
    QApplication.processEvents()
    match, tree = person.match.match, person.record.tree
    assert match is not None
    assert (tree.rows, tree.columns) == (7, 7)
    assert match.black.engine is None
    assert match.white.engine == BuiltIn(next(iter(Level)))
    assert 0 < match.komi < 5


def test_a_wrong_move_is_answered_and_starts_again(qtbot: QtBot, dress: Dress) -> None:
    dress(LIGHT)
    dialog = opened(qtbot, LearnDialog(["aim", "liberties"]))
    lesson = road()[2]
    assert lesson.title in words(dialog), "the first that is not completed"
    click(dialog, "A1")
    assert lesson.wrong in words(dialog)
    assert button(dialog, "Try again").isDefault()
    assert not button(dialog, "Pass").isEnabled()
    press(dialog, "Return")
    assert lesson.wrong not in words(dialog)
    assert at("A1") not in dialog.board.state.black
    assert button(dialog, "Next").isDefault()


def test_closing_the_main_window_closes_the_lessons(qtbot: QtBot) -> None:
    person = Person(qtbot)
    person.press("Ctrl+Shift+F1")
    dialog = person.dialog(LearnDialog)
    person.window.may_close = lambda: True
    person.window.close()
    QApplication.processEvents()
    assert not isValid(dialog) or not dialog.isVisible()

"""The form of every dialog."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QPushButton, QScrollArea
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from tests.ui.conftest import Dress
from tests.ui.dialogs.windows import button, opened, words
from tests.ui.pictures import image_of, share
from tromp_gui.ui.kit.form import WIDTH, ButtonRole, FormDialog
from tromp_gui.ui.kit.prompt_box import QuestionDialog
from tromp_gui.ui.kit.switch import SegmentedSwitch
from tromp_gui.ui.look.theme import room_on_screen
from tromp_gui.ui.look.tokens import HIT_TARGET, LIGHT, THEMES, ChromeTheme


def test_a_form_has_its_usual_width(qtbot: QtBot, dress: Dress) -> None:
    dress(LIGHT)
    dialog = opened(qtbot, FormDialog("Form", "Do it"))
    assert dialog.width() == WIDTH
    assert dialog.windowTitle() == "Form"


def test_a_form_fits_on_the_screen(qtbot: QtBot, dress: Dress) -> None:
    dress(LIGHT)
    dialog = FormDialog("Form", "Do it")
    dialog.take_width(5000)
    assert opened(qtbot, dialog).width() == room_on_screen(dialog).width()


def test_a_form_that_grows_stays_on_the_screen(qtbot: QtBot, dress: Dress) -> None:
    dress(LIGHT)
    dialog = FormDialog("Form", "Do it")
    row = dialog.add_row("A", QLineEdit())
    opened(qtbot, dialog)
    bottom = dialog.screen().availableGeometry().bottom()
    dialog.move(dialog.x(), dialog.y() + bottom - dialog.frameGeometry().bottom())
    row.show_error("Wrong.")
    before = dialog.height()
    qtbot.waitUntil(lambda: dialog.height() > before)
    assert dialog.frameGeometry().bottom() <= bottom


def test_labels_and_fields_line_up(qtbot: QtBot, dress: Dress) -> None:
    dress(LIGHT)
    dialog = FormDialog("Form", "Do it")
    fields = [QLineEdit() for _ in range(3)]
    for at, field in enumerate(fields):
        dialog.add_row("Label " * (at + 1), field, "hint" if at == 1 else "")
    opened(qtbot, dialog)
    lefts = {field.mapTo(dialog, QPoint(0, 0)).x() for field in fields}
    rights = {field.mapTo(dialog, field.rect().topRight()).x() for field in fields}
    assert len(lefts) == len(rights) == 1
    assert all(field.height() >= HIT_TARGET for field in fields)
    assert fields[0].accessibleName() == "Label "


def test_a_label_is_centred_beside_its_field(qtbot: QtBot, dress: Dress) -> None:
    dress(LIGHT)
    dialog = FormDialog("Form", "Do it")
    field = QLineEdit()
    row = dialog.add_row("Label", field, "hint")
    opened(qtbot, dialog)
    label = next(each for each in row.findChildren(QLabel) if each.text() == "Label")
    middles = [each.mapTo(dialog, each.rect().center()).y() for each in (label, field)]
    assert abs(middles[0] - middles[1]) <= 1


def test_an_error_replaces_the_hint_and_the_dialog_grows(qtbot: QtBot, dress: Dress) -> None:
    dress(LIGHT)
    dialog = FormDialog("Form", "Do it")
    plain = dialog.add_row("A", QLineEdit())
    hinted = dialog.add_row("B", QLineEdit(), "A hint.")
    opened(qtbot, dialog)
    assert "A hint." in words(dialog)
    before = dialog.height()
    hinted.show_error("Wrong.")
    assert "A hint." not in words(dialog)
    assert hinted.error == "Wrong."
    plain.show_error("Wrong too, and at such a length that it needs more than one single line.")
    qtbot.waitUntil(lambda: dialog.height() > before)
    for label in dialog.findChildren(QLabel):
        if label.isVisible():
            assert label.height() >= min(label.heightForWidth(label.width()), 60)
    hinted.show_error("")
    assert "A hint." in words(dialog)


@pytest.mark.parametrize("chrome", THEMES, ids=lambda chrome: chrome.name)
def test_an_error_has_an_icon_and_a_colour(qtbot: QtBot, dress: Dress, chrome: ChromeTheme) -> None:
    dress(chrome)
    dialog = FormDialog("Form", "Do it")
    row = dialog.add_row("A", QLineEdit())
    opened(qtbot, dialog)
    assert share(image_of(dialog), chrome.danger) == 0
    row.show_error("Wrong.")
    QApplication.processEvents()
    assert share(image_of(dialog), chrome.danger) > 0


def test_return_pushes_the_main_button(qtbot: QtBot, dress: Dress) -> None:
    dress(LIGHT)
    dialog = FormDialog("Form", "Do it")
    dialog.add_row("A", QLineEdit())
    opened(qtbot, dialog)
    do = button(dialog, "Do it")
    assert do.isDefault()
    assert share(image_of(do), LIGHT.accent) > 0.4
    with qtbot.waitSignal(dialog.accepted):
        QTest.keyClick(dialog, Qt.Key.Key_Return)


@pytest.mark.parametrize("by_key", [True, False])
def test_escape_and_cancel_change_nothing(qtbot: QtBot, by_key: bool) -> None:
    dialog = FormDialog("Form", "Do it")
    dialog.add_row("A", QLineEdit())
    opened(qtbot, dialog)
    done: list[int] = []
    dialog.accepted.connect(lambda: done.append(1))
    with qtbot.waitSignal(dialog.rejected):
        if by_key:
            QTest.keyClick(dialog, Qt.Key.Key_Escape)
        else:
            QTest.mouseClick(button(dialog, "Cancel"), Qt.MouseButton.LeftButton)
    assert done == []


def test_a_dialog_that_only_shows_can_only_be_closed(qtbot: QtBot) -> None:
    dialog = opened(qtbot, FormDialog("Form", ""))
    with qtbot.waitSignal(dialog.rejected):
        QTest.mouseClick(button(dialog, "Close"), Qt.MouseButton.LeftButton)


def test_a_closed_dialog_is_deleted(qtbot: QtBot) -> None:
    dialog = FormDialog("Form", "Do it")
    dialog.show()
    dialog.reject()
    qtbot.waitUntil(lambda: not isValid(dialog))


def test_a_question_asks_in_plain_text(qtbot: QtBot) -> None:
    told: list[str] = []
    question = "<b>Black</b> resigns?"
    dialog = QuestionDialog(
        "Resign", question, "White wins.", "&Resign", lambda: told.append("yes")
    )
    opened(qtbot, dialog)
    assert words(dialog) == ["<b>Black</b> resigns?", "White wins."]
    assert all(
        label.textFormat() == Qt.TextFormat.PlainText for label in dialog.findChildren(QLabel)
    )
    assert button(dialog, "Resign").hasFocus()
    QTest.keyClick(button(dialog, "Resign"), Qt.Key.Key_Return)
    assert told == ["yes"]


def test_return_cancels_a_final_question(qtbot: QtBot) -> None:
    told: list[str] = []
    dialog = QuestionDialog(
        "Resign", "Resign?", "", "&Resign", lambda: told.append("yes"), is_final=True
    )
    opened(qtbot, dialog)
    assert button(dialog, "Cancel").hasFocus()
    QTest.keyClicks(dialog.focusWidget(), "/home/F.sgf")
    QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Return)
    assert told == []


def test_return_in_a_field_or_switch_pushes_the_main_button(qtbot: QtBot, dress: Dress) -> None:
    dress(LIGHT)
    dialog = FormDialog("Form", "Do it")
    field, switch = QLineEdit(), SegmentedSwitch("Size", ("small", "large"))
    for each in (field, switch):
        dialog.add_row("Label", each)
    done: list[str] = []
    dialog.done_button.clicked.connect(lambda: done.append("done"))
    opened(qtbot, dialog)
    for focused in (field, switch.findChildren(QPushButton)[0]):
        focused.setFocus(Qt.FocusReason.TabFocusReason)
        assert dialog.done_button.isDefault()
        QTest.keyClick(focused, Qt.Key.Key_Return)
        dialog.show()
    assert done == ["done", "done"]


def test_a_form_higher_than_the_screen_scrolls_above_its_buttons(
    qtbot: QtBot, dress: Dress
) -> None:
    dress(LIGHT)
    dialog = FormDialog("Form", "Do it")
    fields = [QLineEdit() for _ in range(60)]
    for field in fields:
        dialog.add_row("Label", field)
    opened(qtbot, dialog)
    dialog.adjustSize()
    room = dialog.screen().availableSize().height()
    qtbot.waitUntil(lambda: dialog.height() <= room)
    done = dialog.done_button
    assert done.mapTo(dialog, done.rect().bottomLeft()).y() < dialog.height()
    (scroll,) = dialog.findChildren(QScrollArea)
    assert scroll.verticalScrollBar().isVisible()
    assert not scroll.horizontalScrollBar().isVisible()
    fields[-1].setFocus(Qt.FocusReason.TabFocusReason)
    scroll.ensureWidgetVisible(fields[-1])
    place = fields[-1].mapTo(scroll.viewport(), fields[-1].rect().center()).y()
    assert 0 < place < scroll.viewport().height()


def test_buttons_are_ordered_by_role(qtbot: QtBot, dress: Dress) -> None:
    dress(LIGHT)
    dialog = FormDialog("Form", "Do it")
    more = dialog.add_button("More…", dialog.close)
    reset = dialog.add_button("Reset", dialog.close, ButtonRole.ResetRole)
    lose = dialog.add_button("Lose", dialog.close, ButtonRole.DestructiveRole)
    opened(qtbot, dialog)
    row = sorted((more, reset, lose, dialog.dismiss, dialog.done_button), key=QPushButton.x)
    assert row[:2] == [reset, lose]
    assert row[2].x() - lose.geometry().right() > 40
    assert row[2:] in (
        [more, dialog.dismiss, dialog.done_button],
        [dialog.done_button, more, dialog.dismiss],
    )

"""The foot of the score column."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton

from tests.ui.conftest import Dress, Show
from tests.ui.panels.scores import NOTE
from tests.ui.pictures import image_of, share
from tromp_gui.go.point import Color
from tromp_gui.ui.look.tokens import AGREEMENT_HEIGHT, LIGHT, THEMES, ChromeTheme
from tromp_gui.ui.score.agreement import AgreementPanel, AgreementState, Stage

BOTH = AgreementState(Stage.AGREEING, can_dispute=True, note=NOTE)
ONE_AGREED = replace(BOTH, agreed=frozenset({Color.BLACK}))


def shown(footer: AgreementPanel) -> dict[str, QPushButton]:
    return {each.text(): each for each in footer.findChildren(QPushButton) if each.isVisible()}


def at(show: Show, state: AgreementState, width: int = 600) -> AgreementPanel:
    footer = AgreementPanel()
    show(footer, width)
    footer.show_state(state)
    QApplication.processEvents()
    return footer


@pytest.mark.parametrize(
    ("state", "buttons"),
    [
        (BOTH, {"Black agrees", "White agrees", "Play on", "Dispute"}),
        (replace(BOTH, can_dispute=False), {"Black agrees", "White agrees", "Play on"}),
        (replace(BOTH, can_play_on=False, can_dispute=False), {"Black agrees", "White agrees"}),
        (ONE_AGREED, {"Black agreed", "White agrees", "Play on", "Dispute"}),
        (AgreementState(Stage.REVIEW), {"Write result to game", "Close"}),
        (AgreementState(Stage.REVIEW, can_write=False), {"Close"}),
        (AgreementState(Stage.PLAYING), {"Close"}),
        (AgreementState(Stage.FINISHED), set()),
    ],
)
def test_each_stage_has_its_buttons(show: Show, state: AgreementState, buttons: set[str]) -> None:
    footer = at(show, state)
    assert set(shown(footer)) == buttons
    assert all(each.accessibleName() == text for text, each in shown(footer).items())


def test_stages_can_follow_each_other(show: Show) -> None:
    footer = at(show, BOTH)
    for stage in (Stage.REVIEW, Stage.AGREEING, Stage.FINISHED, Stage.AGREEING):
        footer.show_state(AgreementState(stage))
    QApplication.processEvents()
    assert set(shown(footer)) == {"Black agrees", "White agrees", "Play on"}


def test_every_button_tells_what_is_wished(show: Show) -> None:
    told: list[object] = []
    footer = at(show, BOTH)
    footer.agreed.connect(told.append)
    footer.play_on_requested.connect(lambda: told.append("play on"))
    footer.dispute_requested.connect(lambda: told.append("dispute"))
    footer.write_requested.connect(lambda: told.append("write"))
    footer.close_requested.connect(lambda: told.append("close"))
    for text in ("Black agrees", "White agrees", "Play on", "Dispute"):
        QTest.mouseClick(shown(footer)[text], Qt.MouseButton.LeftButton)
    footer.show_state(AgreementState(Stage.REVIEW))
    for text in ("Write result to game", "Close"):
        shown(footer)[text].setFocus()
        QTest.keyClick(shown(footer)[text], Qt.Key.Key_Space)
    assert told == [Color.BLACK, Color.WHITE, "play on", "dispute", "write", "close"]


def test_who_has_agreed_cannot_agree_again(show: Show) -> None:
    told: list[object] = []
    footer = at(show, ONE_AGREED)
    footer.agreed.connect(told.append)
    QTest.mouseClick(shown(footer)["Black agreed"], Qt.MouseButton.LeftButton)
    assert told == []
    QTest.mouseClick(shown(footer)["White agrees"], Qt.MouseButton.LeftButton)
    assert told == [Color.WHITE]


@pytest.mark.parametrize("chrome", THEMES, ids=lambda chrome: chrome.name)
def test_agreement_is_a_tick_a_word_and_a_colour(
    dress: Dress, show: Show, chrome: ChromeTheme
) -> None:
    dress(chrome)
    footer = at(show, BOTH)
    button = shown(footer)["Black agrees"]
    assert share(image_of(button), chrome.accent) > 0.5
    assert button.icon().isNull()
    footer.show_state(ONE_AGREED)
    assert button.text() == "Black agreed"
    assert not button.icon().isNull()
    assert share(image_of(button), chrome.accent_soft) > 0.5
    footer.show_state(BOTH)
    assert share(image_of(button), chrome.accent) > 0.5
    assert button.icon().isNull()


def test_the_tick_follows_the_theme(dress: Dress, show: Show) -> None:
    dress(LIGHT)
    footer = at(show, ONE_AGREED)
    before = shown(footer)["Black agreed"].icon().pixmap(18).toImage()
    dress(THEMES[1])
    assert shown(footer)["Black agreed"].icon().pixmap(18).toImage() != before


@pytest.mark.parametrize("width", [288, 600])
def test_buttons_are_aligned(dress: Dress, show: Show, width: int) -> None:
    dress(LIGHT)
    footer = at(show, ONE_AGREED, width)
    black, white, play_on, dispute = shown(footer).values()
    assert black.height() == white.height() == AGREEMENT_HEIGHT
    assert black.x() == play_on.x() == 0
    assert white.geometry().right() == dispute.geometry().right() == footer.width() - 1
    assert abs(black.width() - white.width()) <= 1
    assert black.y() == white.y() < play_on.y() == dispute.y()


def test_words_that_have_no_room_side_by_side_stand_one_above_the_other(
    dress: Dress, show: Show
) -> None:
    dress(LIGHT)
    state = replace(BOTH, stage=Stage.REVIEW, can_write=True)
    write, close = shown(at(show, state, 288)).values()
    assert write.y() < close.y()
    write, close = shown(at(show, state, 600)).values()
    assert write.y() == close.y()


def test_a_button_alone_in_its_row_takes_all_of_it(dress: Dress, show: Show) -> None:
    dress(LIGHT)
    footer = at(show, replace(BOTH, can_dispute=False))
    assert shown(footer)["Play on"].width() == footer.width()


def test_the_note_is_plain_text_and_gives_way(show: Show) -> None:
    footer = at(show, replace(BOTH, note="<b>A</b> & B"))
    (note,) = footer.findChildren(QLabel)
    assert note.isVisible()
    assert note.text() == "<b>A</b> & B"
    assert note.textFormat() == Qt.TextFormat.PlainText
    footer.show_state(replace(BOTH, note=""))
    assert not note.isVisible()

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


def shown(foot: AgreementPanel) -> dict[str, QPushButton]:
    return {each.text(): each for each in foot.findChildren(QPushButton) if each.isVisible()}


def at(show: Show, state: AgreementState, width: int = 600) -> AgreementPanel:
    foot = AgreementPanel()
    show(foot, width)
    foot.show_state(state)
    QApplication.processEvents()
    return foot


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
    foot = at(show, state)
    assert set(shown(foot)) == buttons
    assert all(each.accessibleName() == text for text, each in shown(foot).items())


def test_stages_can_follow_each_other(show: Show) -> None:
    foot = at(show, BOTH)
    for stage in (Stage.REVIEW, Stage.AGREEING, Stage.FINISHED, Stage.AGREEING):
        foot.show_state(AgreementState(stage))
    QApplication.processEvents()
    assert set(shown(foot)) == {"Black agrees", "White agrees", "Play on"}


def test_every_button_tells_what_is_wished(show: Show) -> None:
    told: list[object] = []
    foot = at(show, BOTH)
    foot.agreed.connect(told.append)
    foot.play_on_requested.connect(lambda: told.append("play on"))
    foot.dispute_requested.connect(lambda: told.append("dispute"))
    foot.write_requested.connect(lambda: told.append("write"))
    foot.close_requested.connect(lambda: told.append("close"))
    for text in ("Black agrees", "White agrees", "Play on", "Dispute"):
        QTest.mouseClick(shown(foot)[text], Qt.MouseButton.LeftButton)
    foot.show_state(AgreementState(Stage.REVIEW))
    for text in ("Write result to game", "Close"):
        shown(foot)[text].setFocus()
        QTest.keyClick(shown(foot)[text], Qt.Key.Key_Space)
    assert told == [Color.BLACK, Color.WHITE, "play on", "dispute", "write", "close"]


def test_who_has_agreed_cannot_agree_again(show: Show) -> None:
    told: list[object] = []
    foot = at(show, ONE_AGREED)
    foot.agreed.connect(told.append)
    QTest.mouseClick(shown(foot)["Black agreed"], Qt.MouseButton.LeftButton)
    assert told == []
    QTest.mouseClick(shown(foot)["White agrees"], Qt.MouseButton.LeftButton)
    assert told == [Color.WHITE]


@pytest.mark.parametrize("chrome", THEMES, ids=lambda chrome: chrome.name)
def test_agreement_is_a_tick_a_word_and_a_colour(
    dress: Dress, show: Show, chrome: ChromeTheme
) -> None:
    dress(chrome)
    foot = at(show, BOTH)
    button = shown(foot)["Black agrees"]
    assert share(image_of(button), chrome.accent) > 0.5
    assert button.icon().isNull()
    foot.show_state(ONE_AGREED)
    assert button.text() == "Black agreed"
    assert not button.icon().isNull()
    assert share(image_of(button), chrome.accent_soft) > 0.5
    foot.show_state(BOTH)
    assert share(image_of(button), chrome.accent) > 0.5
    assert button.icon().isNull()


def test_the_tick_follows_the_theme(dress: Dress, show: Show) -> None:
    dress(LIGHT)
    foot = at(show, ONE_AGREED)
    before = shown(foot)["Black agreed"].icon().pixmap(18).toImage()
    dress(THEMES[1])
    assert shown(foot)["Black agreed"].icon().pixmap(18).toImage() != before


@pytest.mark.parametrize("width", [288, 600])
def test_buttons_are_aligned(dress: Dress, show: Show, width: int) -> None:
    dress(LIGHT)
    foot = at(show, ONE_AGREED, width)
    black, white, play_on, dispute = shown(foot).values()
    assert black.height() == white.height() == AGREEMENT_HEIGHT
    assert black.x() == play_on.x() == 0
    assert white.geometry().right() == dispute.geometry().right() == foot.width() - 1
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
    foot = at(show, replace(BOTH, can_dispute=False))
    assert shown(foot)["Play on"].width() == foot.width()


def test_the_note_is_plain_text_and_gives_way(show: Show) -> None:
    foot = at(show, replace(BOTH, note="<b>A</b> & B"))
    (note,) = foot.findChildren(QLabel)
    assert note.isVisible()
    assert note.text() == "<b>A</b> & B"
    assert note.textFormat() == Qt.TextFormat.PlainText
    foot.show_state(replace(BOTH, note=""))
    assert not note.isVisible()

"""The bottom of the score column."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton

from tests.ui.commands import Commands
from tests.ui.conftest import Dress, Show
from tests.ui.panels.scores import NOTE
from tests.ui.pictures import image_of, share
from tromp_gui.ui.look.tokens import AGREEMENT_HEIGHT, LIGHT, THEMES, ChromeTheme
from tromp_gui.ui.score.agreement import AgreementPanel
from tromp_gui.ui.score.state import AgreementState, Stage
from tromp_gui.ui.shell.command_ids import CommandId as Id

BOTH = AgreementState(Stage.AGREEING, NOTE)


def shown(footer: AgreementPanel) -> dict[str, QPushButton]:
    return {
        each.text().strip(): each for each in footer.findChildren(QPushButton) if each.isVisible()
    }


def at(
    show: Show, state: AgreementState, width: int = 600, commands: Commands | None = None
) -> AgreementPanel:
    footer = AgreementPanel(commands or Commands())
    show(footer, width)
    footer.show_state(state)
    QApplication.processEvents()
    return footer


@pytest.mark.parametrize(
    ("stage", "off", "buttons"),
    [
        (Stage.AGREEING, (), {"Black agrees", "White agrees", "Play on", "Dispute"}),
        (Stage.AGREEING, (Id.DISPUTE,), {"Black agrees", "White agrees", "Play on", "Dispute"}),
        (Stage.MEDIATING, (), {"Decide as marked…", "Play on"}),
        (Stage.ELSEWHERE, (), {"Back to the game", "Done"}),
        (Stage.REVIEW, (), {"Write result to game", "Done"}),
        (Stage.REVIEW, (Id.WRITE_RESULT,), {"Done"}),
        (Stage.PLAYING, (), {"Agree on dead stones", "Done"}),
        (Stage.PLAYING, (Id.DISCUSS,), {"Done"}),
        (Stage.FINISHED, (), {"Mark again"}),
        (Stage.FINISHED, (Id.MARK_AGAIN,), set()),
    ],
)
def test_each_stage_has_its_enabled_buttons(
    show: Show, stage: Stage, off: tuple[str, ...], buttons: set[str]
) -> None:
    assert set(shown(at(show, AgreementState(stage), commands=Commands(*off)))) == buttons


def test_stages_can_follow_each_other(show: Show) -> None:
    footer = at(show, BOTH)
    for stage in (Stage.REVIEW, Stage.AGREEING, Stage.FINISHED, Stage.AGREEING):
        footer.show_state(AgreementState(stage))
    QApplication.processEvents()
    assert set(shown(footer)) == {"Black agrees", "White agrees", "Play on", "Dispute"}


def test_a_result_that_the_file_has_is_not_urged(show: Show) -> None:
    state = AgreementState(Stage.REVIEW)
    footer = at(show, state)
    assert shown(footer)["Write result to game"].property("role") == "primary"
    footer.show_state(state._replace(is_settled=False))
    assert shown(footer)["Write result to game"].property("role") == ""


def test_play_on_and_dispute_are_explained(show: Show) -> None:
    footer = at(show, BOTH)
    tips = [shown(footer)[name].toolTip() for name in ("Play on", "Dispute")]
    assert all("\n" in each for each in tips)


def test_every_button_triggers_its_command(show: Show) -> None:
    commands = Commands()
    footer = at(show, BOTH, commands=commands)
    for text in ("Black agrees", "White agrees", "Play on", "Dispute"):
        QTest.mouseClick(shown(footer)[text], Qt.MouseButton.LeftButton)
    footer.show_state(AgreementState(Stage.REVIEW))
    for text in ("Write result to game", "Done"):
        shown(footer)[text].setFocus()
        QTest.keyClick(shown(footer)[text], Qt.Key.Key_Space)
    agreed = [Id.BLACK_AGREES, Id.WHITE_AGREES]
    assert commands.given == [*agreed, Id.PLAY_ON, Id.DISPUTE, Id.WRITE_RESULT, Id.CLOSE_COUNT]


def test_a_button_has_the_current_text_of_its_command(show: Show) -> None:
    commands = Commands()
    footer = at(show, BOTH, commands=commands)
    commands(Id.BLACK_AGREES).setText("&Black is done")
    assert shown(footer)["Black is done"].accessibleName() == "Black is done"


def test_a_player_cannot_agree_twice(show: Show) -> None:
    commands = Commands(ticked=(Id.BLACK_AGREES,))
    footer = at(show, BOTH, commands=commands)
    QTest.mouseClick(shown(footer)["Black agrees"], Qt.MouseButton.LeftButton)
    assert commands.given == []
    QTest.mouseClick(shown(footer)["White agrees"], Qt.MouseButton.LeftButton)
    assert commands.given == [Id.WHITE_AGREES]


@pytest.mark.parametrize("chrome", THEMES, ids=lambda chrome: chrome.name)
def test_an_agreement_has_a_tick_a_word_and_a_colour(
    dress: Dress, show: Show, chrome: ChromeTheme
) -> None:
    dress(chrome)
    commands = Commands()
    button = shown(at(show, BOTH, commands=commands))["Black agrees"]
    assert share(image_of(button), chrome.accent) > 0.5
    assert button.icon().isNull()
    commands.tick(Id.BLACK_AGREES)
    assert not button.icon().isNull()
    assert share(image_of(button), chrome.accent_soft) > 0.5
    commands.tick(Id.BLACK_AGREES, False)
    assert share(image_of(button), chrome.accent) > 0.5
    assert button.icon().isNull()


def test_the_tick_follows_the_theme(dress: Dress, show: Show) -> None:
    dress(LIGHT)
    footer = at(show, BOTH, commands=Commands(ticked=(Id.BLACK_AGREES,)))
    before = shown(footer)["Black agrees"].icon().pixmap(18).toImage()
    dress(THEMES[1])
    assert shown(footer)["Black agrees"].icon().pixmap(18).toImage() != before


@pytest.mark.parametrize("width", [288, 600])
def test_buttons_are_aligned(dress: Dress, show: Show, width: int) -> None:
    dress(LIGHT)
    footer = at(show, BOTH, width)
    black, white, play_on, dispute = shown(footer).values()
    assert black.height() == white.height() == AGREEMENT_HEIGHT
    assert black.x() == play_on.x() == 0
    assert white.geometry().right() == dispute.geometry().right() == footer.width() - 1
    assert abs(black.width() - white.width()) <= 1
    assert black.y() == white.y() < play_on.y() == dispute.y()


def test_long_buttons_are_stacked(dress: Dress, show: Show) -> None:
    dress(LIGHT)
    state = BOTH._replace(stage=Stage.REVIEW)
    write, close = shown(at(show, state, 288)).values()
    assert write.y() < close.y()
    write, close = shown(at(show, state, 600)).values()
    assert write.y() == close.y()


def test_a_single_button_fills_its_row(dress: Dress, show: Show) -> None:
    dress(LIGHT)
    footer = at(show, BOTH._replace(stage=Stage.REVIEW), commands=Commands(Id.WRITE_RESULT))
    assert shown(footer)["Done"].width() == footer.width()


def test_the_note_is_plain_text_and_hidden_if_empty(show: Show) -> None:
    footer = at(show, BOTH._replace(note="<b>A</b> & B"))
    (note,) = footer.findChildren(QLabel)
    assert note.isVisible()
    assert note.text() == "<b>A</b> & B"
    assert note.textFormat() == Qt.TextFormat.PlainText
    footer.show_state(BOTH._replace(note=""))
    assert not note.isVisible()

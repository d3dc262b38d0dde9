"""The start card: every choice by mouse and keys, at every width."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QWidget

from tests.ui.conftest import Dress, Show
from tests.ui.pictures import image_of, share
from tromp_gui.match.player import Level
from tromp_gui.ui.files.recent_menu import shown_folder
from tromp_gui.ui.kit.beside_scroll import BAR
from tromp_gui.ui.kit.menu_button import MenuButton
from tromp_gui.ui.kit.rows import ChoiceCard, ListRow
from tromp_gui.ui.look.icon_paths import Icon
from tromp_gui.ui.look.theme import LIGHT, THEMES, ChromeTheme
from tromp_gui.ui.window.start import SampleGame, StartCard, StartChoice
from tromp_gui.wording.opponents import level_name, level_title

SAMPLES = (
    SampleGame("first", "A first game on 9 × 9", "with a comment on every move"),
    SampleGame("ear", "Ear-reddening move", "Gennan Inseki – Kuwahara Shusaku, 1846"),
)
TITLES = {
    StartChoice.TWO_PLAYERS: "Two players",
    StartChoice.COMPUTER: "Against the computer",
    StartChoice.PERSON: "Person of your rank",
    StartChoice.OPEN: "Open a game",
    StartChoice.LEARN: "Learn Go",
}


class Harness:
    """An open start card, and its signals."""

    def __init__(self, card: StartCard, show: Show, width: int = 568) -> None:
        self.card = card
        self.told: list[object] = []
        card.setMinimumHeight(700)
        card.chosen.connect(self.told.append)
        card.size_chosen.connect(self.told.append)
        card.other_size_chosen.connect(lambda: self.told.append("other"))
        card.sample_chosen.connect(self.told.append)
        show(card, width)

    def button(self, name: str) -> QAbstractButton:
        buttons = self.card.findChildren(QAbstractButton)
        found = [b for b in buttons if b.accessibleName() == name and b.isVisible()]
        assert len(found) == 1, name
        return found[0]

    def click(self, name: str) -> None:
        QTest.mouseClick(self.button(name), Qt.MouseButton.LeftButton)


@pytest.fixture
def harness(dress: Dress, show: Show) -> Harness:
    dress(LIGHT)
    return Harness(StartCard(samples=SAMPLES), show)


@pytest.mark.parametrize("offer", StartChoice, ids=lambda offer: offer.name)
@pytest.mark.parametrize("by", ["mouse", "keyboard"])
def test_every_offer_can_be_chosen(harness: Harness, offer: StartChoice, by: str) -> None:
    if by == "mouse":
        harness.click(TITLES[offer])
    else:
        harness.button(TITLES[offer]).setFocus(Qt.FocusReason.TabFocusReason)
        QTest.keyClick(harness.button(TITLES[offer]), Qt.Key.Key_Space)
    assert harness.told == [offer]


def test_the_card_of_the_computer_names_the_key_of_new_game(harness: Harness) -> None:
    card = harness.button(TITLES[StartChoice.COMPUTER])
    harness.card.show_against_computer(Level.NOVICE, "")
    plain = card.accessibleDescription()
    assert level_name(Level.NOVICE) in plain
    harness.card.show_against_computer(Level.NOVICE, "⌘N")
    assert card.accessibleDescription() == f"{plain} More options: ⌘N."
    harness.card.show_against_computer(Level.NOVICE, "")
    assert card.accessibleDescription() == plain


def test_the_level_can_be_chosen(harness: Harness) -> None:
    told: list[Level] = []
    harness.card.level_chosen.connect(told.append)
    harness.card.show_against_computer(Level.NOVICE, "")
    button = harness.card.findChild(MenuButton)
    assert button is not None
    assert level_title(Level.NOVICE) in button.accessibleName()
    rows = button.menu().actions()
    assert [row.isChecked() for row in rows] == [level is Level.NOVICE for level in Level]
    rows[1].trigger()
    assert told == [Level.NEWCOMER]


def test_empty_sections_are_hidden(dress: Dress, show: Show) -> None:
    dress(LIGHT)
    harness = Harness(StartCard({StartChoice.OPEN, StartChoice.TWO_PLAYERS}), show)
    titles = [card.text() for card in harness.card.findChildren(ChoiceCard)]
    assert titles == ["Two players", "Open a game"]


def test_a_press_that_leaves_the_card_chooses_nothing(harness: Harness) -> None:
    card = harness.button("Open a game")
    QTest.mousePress(card, Qt.MouseButton.LeftButton)
    QTest.mouseRelease(card, Qt.MouseButton.LeftButton, pos=card.rect().bottomRight() * 2)
    assert harness.told == []


@pytest.mark.parametrize("size", [13, 19])
def test_a_size_can_be_chosen(harness: Harness, size: int) -> None:
    harness.click(f"Board size: {size} × {size}")
    assert harness.told == [size]


def test_another_size_can_be_chosen(harness: Harness) -> None:
    harness.click("Other board size")
    assert harness.told == ["other"]


@pytest.mark.parametrize(
    ("rows", "columns", "chosen"),
    [(9, 9, "9 × 9"), (19, 19, "19 × 19"), (9, 13, None), (7, 7, None)],
)
def test_the_current_size_is_marked(
    harness: Harness, rows: int, columns: int, chosen: str | None
) -> None:
    harness.card.show_size(rows, columns)
    checked = [b.text() for b in harness.card.findChildren(QAbstractButton) if b.isChecked()]
    assert checked == ([] if chosen is None else [chosen])
    assert harness.told == []


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda sample: sample.key)
def test_a_sample_game_can_be_chosen(harness: Harness, sample: SampleGame) -> None:
    harness.click(sample.title)
    assert harness.told == [sample.key]
    assert harness.button(sample.title).accessibleDescription() == sample.subtitle


def test_without_samples_there_is_no_heading_for_them(dress: Dress, show: Show) -> None:
    dress(LIGHT)
    harness = Harness(StartCard(), show)
    texts = [label.text() for label in harness.card.findChildren(QLabel) if label.isVisible()]
    assert "Sample games" not in texts
    assert harness.card.findChildren(ListRow) == []


def test_cards_have_their_usual_height(harness: Harness) -> None:
    cards = harness.card.findChildren(ChoiceCard)
    assert {card.height() for card in cards} == {76}
    gaps = {b.y() - a.geometry().bottom() - 1 for a, b in pairwise(cards)}
    assert gaps == {10}


@pytest.mark.parametrize("look", THEMES, ids=lambda look: look.name)
def test_only_the_first_card_has_an_accent_edge(
    dress: Dress, show: Show, look: ChromeTheme
) -> None:
    dress(look)
    harness = Harness(StartCard(), show)
    edges = [
        image_of(card).pixelColor(200, 1 if look.line > 1 else 0).name().upper()
        for card in harness.card.findChildren(ChoiceCard)
    ]
    assert edges == [look.accent] + [look.hairline] * (len(StartChoice) - 1)


def test_a_card_changes_under_the_pointer(harness: Harness) -> None:
    card = harness.button("Open a game")
    assert share(image_of(card), LIGHT.hover) < 0.01
    QTest.mouseMove(harness.card.window(), card.mapTo(harness.card.window(), card.rect().center()))
    assert share(image_of(card), LIGHT.hover) > 0.5
    QTest.mousePress(card, Qt.MouseButton.LeftButton)
    assert share(image_of(card), LIGHT.pressed) > 0.5
    QTest.mouseRelease(card, Qt.MouseButton.LeftButton)


@pytest.mark.parametrize("width", [288, 348, 460, 568, 608])
def test_nothing_is_cut_off_at_any_width(dress: Dress, show: Show, width: int) -> None:
    dress(LIGHT)
    harness = Harness(StartCard(samples=SAMPLES), show, width)
    ground = harness.card.widget()
    assert ground is not None
    assert ground.width() == harness.card.viewport().width()
    for child in ground.findChildren(QWidget):
        if child.isVisible():
            left = child.mapTo(ground, child.rect().topLeft()).x()
            assert left >= 0
            assert left + child.width() <= ground.width(), child


def test_a_low_window_can_be_scrolled(dress: Dress, show: Show) -> None:
    dress(LIGHT)
    card = StartCard(samples=SAMPLES)
    card.setMaximumHeight(200)
    show(card, 400)
    assert card.verticalScrollBar().maximum() > 0
    assert card.horizontalScrollBar().maximum() == 0


def test_the_focused_widget_is_scrolled_into_view(dress: Dress, show: Show) -> None:
    dress(LIGHT)
    card = StartCard(samples=SAMPLES)
    card.setMaximumHeight(200)
    window = show(card, 400)
    for _ in range(10):
        QTest.keyClick(window.focusWidget() or window, Qt.Key.Key_Tab)
        focused = window.focusWidget()
        if isinstance(focused, ListRow):
            break
    else:
        raise AssertionError("no sample game is reachable by Tab")
    place = focused.mapTo(card.viewport(), focused.rect().topLeft()).y()
    assert 0 <= place <= card.viewport().height() - focused.height()


def test_recent_files_can_be_chosen(dress: Dress, show: Show) -> None:
    """The newest few with their folders; names are plain text."""
    dress(LIGHT)
    files = [Path.home() / "games" / f"game & {n}.sgf" for n in range(9)]
    card = StartCard(samples=SAMPLES, recent=files)
    harness = Harness(card, show)
    card.recent_chosen.connect(harness.told.append)
    rows = [row.text() for row in card.findChildren(ListRow)]
    assert rows == [*(path.name for path in files[:4]), *(each.title for each in SAMPLES)]
    assert harness.button(files[1].name).accessibleDescription() == shown_folder(files[1])
    harness.click(files[1].name)
    assert harness.told == [files[1]]


def test_the_bar_does_not_narrow_the_content(dress: Dress, show: Show) -> None:
    """The width of a row must not depend on the bar, which depends on the rows."""
    dress(LIGHT)
    card = StartCard(samples=SAMPLES)
    show(card, 440)
    for height in (200, 1200, 400):
        card.setFixedHeight(height)
        QApplication.processEvents()
        assert card.viewport().width() == card.width() - BAR
        assert card.bar.isVisible() is (height < 600)


def test_a_narrow_card_is_as_high_as_its_note(dress: Dress, show: Show) -> None:
    dress(LIGHT)
    card = ChoiceCard(Icon.OPEN, "Title", "three or four words " * 6, first=False)
    show(card, 700)
    assert card.height() == ChoiceCard.HEIGHT
    card.setFixedWidth(240)
    QApplication.processEvents()
    high = card.height()
    lower = image_of(card).copy(0, high - 30, 240, 20)
    assert high > ChoiceCard.HEIGHT
    assert share(lower, LIGHT.card) < 1

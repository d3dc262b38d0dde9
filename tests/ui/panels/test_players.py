"""The player cards: contents, arrangement, long names."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFontDatabase, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolButton

from tests.ui.conftest import Dress, Show
from tests.ui.pictures import columns_with, image_of, share
from tests.ui.tips import shown
from tromp_gui.go.point import Color
from tromp_gui.ui.look.board_themes import FLAT, KAYA
from tromp_gui.ui.look.board_themes import HIGH_CONTRAST as PLAIN_BOARD
from tromp_gui.ui.look.theme import DARK, HIGH_CONTRAST, LIGHT, THEMES, ChromeTheme
from tromp_gui.ui.panels.player_paint import pile_places
from tromp_gui.ui.panels.player_state import CardButton, PlayerCardState
from tromp_gui.ui.panels.players import PlayerCard, PlayerCards

BLACK = PlayerCardState(
    Color.BLACK, "Mina Okafor", "3 dan", 0, True, "to play", "8:42", "then 5 × 0:30"
)
WHITE = PlayerCardState(
    Color.WHITE, "GNU Go 3.8", "engine, level 10", 1, big="11:05", small="then 5 × 0:30"
)
LONG = "Hubert Blaine Wolfeschlegelsteinhausenbergerdorff <b>Sr.</b> & Sons"
JAPANESE = "囲碁太郎・本因坊秀策と長い名前の棋士たちの集まり"


def both(cards: PlayerCards) -> tuple[PlayerCard, PlayerCard]:
    black, white = cards.findChildren(PlayerCard)
    return black, white


def stand(
    show: Show, width: int, black: PlayerCardState = BLACK, white: PlayerCardState = WHITE
) -> PlayerCards:
    cards = PlayerCards()
    show(cards, width)
    cards.show_cards(black, white)
    return cards


def test_cards_are_side_by_side_in_a_wide_column(dress: Dress, show: Show) -> None:
    dress(LIGHT)
    cards = stand(show, 618)
    black, white = both(cards)
    assert black.geometry() == QRect(0, 0, 303, 138)
    assert white.geometry() == QRect(315, 0, 303, 138)
    assert cards.height() == 138


def test_cards_are_stacked_and_compact_in_a_narrow_column(dress: Dress, show: Show) -> None:
    dress(LIGHT)
    cards = stand(show, 382)
    black, white = both(cards)
    assert black.geometry() == QRect(0, 0, 382, 62)
    assert white.geometry() == QRect(0, 70, 382, 62)
    assert cards.height() == 132


def test_the_arrangement_depends_only_on_the_width(dress: Dress, show: Show) -> None:
    dress(LIGHT)
    cards = stand(show, 618)
    heights = []
    for width in (479, 480, 320, 640):
        cards.window().resize(width + 20, 300)
        heights.append(cards.height())
    assert heights == [132, 138, 132, 138]


def test_review_and_score_have_compact_cards(dress: Dress, show: Show) -> None:
    dress(LIGHT)
    cards = stand(show, 618, BLACK._replace(compact=True), WHITE._replace(compact=True))
    assert [card.height() for card in both(cards)] == [62, 62]
    assert cards.height() == 62


def test_cards_without_clocks_are_lower(dress: Dress, show: Show) -> None:
    dress(LIGHT)
    bare = BLACK._replace(big="", small="")
    cards = stand(show, 618, bare, WHITE._replace(big="", small=""))
    assert cards.height() == 104
    cards.show_cards(bare, WHITE)
    assert [card.height() for card in both(cards)] == [138, 138], "both alike"


@pytest.mark.parametrize("look", THEMES, ids=lambda look: look.name)
@pytest.mark.parametrize("compact", [False, True])
def test_the_card_of_the_player_to_move_has_an_accent_edge(
    dress: Dress, show: Show, look: ChromeTheme, compact: bool
) -> None:
    dress(look)
    cards = stand(show, 618, BLACK._replace(compact=compact), WHITE)
    edges = [image_of(card).pixelColor(150, 0).name().upper() for card in both(cards)]
    assert edges == [look.accent, look.hairline]
    cards.show_cards(BLACK._replace(to_play=False), WHITE._replace(to_play=True))
    edges = [image_of(card).pixelColor(150, 0).name().upper() for card in both(cards)]
    assert edges == [look.hairline, look.accent]


@pytest.mark.parametrize(
    ("state", "ink", "others"),
    [
        (BLACK._replace(big="■■■■"), LIGHT.text, LIGHT.danger),
        (BLACK._replace(big="■■■■", to_play=False), LIGHT.text2, LIGHT.danger),
        (BLACK._replace(big="■■■■", alarm=True), LIGHT.danger, LIGHT.text2),
    ],
    ids=["to play", "waiting", "time short"],
)
@pytest.mark.parametrize("width", [618, 382])
def test_the_colour_of_a_clock_shows_its_state(
    dress: Dress, show: Show, state: PlayerCardState, ink: str, others: str, width: int
) -> None:
    dress(LIGHT)
    black, _ = both(stand(show, width, state, WHITE))
    image = image_of(black)
    clock = QRect(16, 68, 120, 40) if width == 618 else QRect(280, 8, 88, 26)
    assert share(image, ink, clock) > 0.05
    assert share(image, others, clock) == 0


def note_place(image: QImage) -> QRect:
    return QRect(image.width() // 2, image.height() - 34, image.width() // 2, 24)


@pytest.mark.parametrize("width", [618, 382])
def test_an_agreement_has_a_tick_and_a_word(dress: Dress, show: Show, width: int) -> None:
    dress(LIGHT)
    scored = BLACK._replace(rank="", big="190", small="", note="", to_play=False, compact=True)
    inked = {}
    for agreed in (None, False, True):
        black, _ = both(stand(show, width, scored._replace(agreed=agreed), WHITE))
        image = image_of(black)
        place = note_place(image)
        inked[agreed] = (share(image, LIGHT.text2, place), share(image, LIGHT.accent, place))
        words = {None: "", False: "not yet agreed", True: "agreed"}[agreed]
        assert black.accessibleName().endswith(words)
    assert inked[None][1] == inked[False][1] == 0
    assert inked[False][0] > inked[None][0]
    assert inked[True][1] > 0


@pytest.mark.parametrize("width", [618, 382])
@pytest.mark.parametrize("name", [LONG, JAPANESE])
def test_a_long_name_is_elided_and_in_the_tool_tip(
    dress: Dress, show: Show, width: int, name: str
) -> None:
    if name == JAPANESE and not QFontDatabase.families(QFontDatabase.WritingSystem.Japanese):
        pytest.skip("no font here has Japanese letters")
    dress(LIGHT)
    black, white = both(stand(show, width, BLACK._replace(name=name), WHITE))
    assert white.toolTip() == "Click to change the players."
    tip = black.toolTip()
    assert shown(tip).replace(" ", "") == name.replace(" ", "")
    rows = image_of(black).copy(0, 12, black.width(), 20)
    assert max(columns_with(rows, LIGHT.text)) < black.width() - 8


def test_a_long_name_does_not_overlap_the_clock(dress: Dress, show: Show) -> None:
    dress(LIGHT)
    black, _ = both(stand(show, 382, BLACK._replace(name="█" * 60, big="■■■"), WHITE))
    columns = columns_with(image_of(black).copy(56, 14, 326, 12), LIGHT.text)
    gaps = [b - a for a, b in pairwise(columns)]
    assert max(gaps) >= 8


@pytest.mark.parametrize("small", ["then 5 × 0:30, paused", "then 25 in 10:00 and more words"])
def test_a_long_clock_does_not_overlap_the_captures(dress: Dress, show: Show, small: str) -> None:
    dress(LIGHT)
    lone = BLACK._replace(name="", rank="", captures=1, big="10:00", compact=True)
    cards = stand(show, 540, lone._replace(note="", small=""), WHITE)
    count = QRect(54, 31, 26, 20)
    before = image_of(both(cards)[0]).copy(count)
    assert share(before, LIGHT.text2) > 0
    cards.show_cards(lone._replace(small=small), WHITE)
    assert image_of(both(cards)[0]).copy(count) == before


def test_the_tip_is_removed_when_there_is_room(dress: Dress, show: Show) -> None:
    dress(LIGHT)
    cards = stand(show, 618, BLACK._replace(name="Somebody with quite some name"), WHITE)
    black, white = both(cards)
    assert black.toolTip() != white.toolTip()
    cards.window().resize(820, 300)
    assert black.toolTip() == white.toolTip()


def test_the_stones_are_those_of_the_board(dress: Dress, show: Show) -> None:
    dress(LIGHT)
    cards = stand(show, 618)
    pictures = []
    for board in (KAYA, FLAT, PLAIN_BOARD, KAYA):
        cards.show_stones(board)
        pictures.append(image_of(both(cards)[1]).copy(14, 18, 40, 40))
    assert pictures[0] == pictures[3]
    assert pictures[0] != pictures[1] != pictures[2] != pictures[0]


@pytest.mark.parametrize("look", [LIGHT, DARK, HIGH_CONTRAST], ids=lambda look: look.name)
def test_a_black_stone_is_visible_in_every_theme(
    dress: Dress, show: Show, look: ChromeTheme
) -> None:
    dress(look)
    cards = stand(show, 618)
    cards.show_stones(PLAIN_BOARD if look is HIGH_CONTRAST else KAYA)
    image = image_of(both(cards)[0])
    row = [image.pixelColor(x, 38).lightness() for x in range(10, 60)]
    ground = image.pixelColor(8, 60).lightness()
    assert max(abs(value - ground) for value in row) > 60


def test_captures_are_stones_of_the_other_colour(dress: Dress, show: Show) -> None:
    dress(LIGHT)
    black, white = both(stand(show, 382))
    inside = QRect(56, 34, 200, 14)
    dark = "#23272a"
    assert share(image_of(white), dark, inside) > share(image_of(black), dark, inside)


@pytest.mark.parametrize("state", [BLACK, BLACK._replace(compact=True)], ids=["high", "compact"])
def test_a_card_has_a_complete_accessible_text(
    dress: Dress, show: Show, state: PlayerCardState
) -> None:
    dress(LIGHT)
    black, white = both(stand(show, 618, state, WHITE))
    assert (
        black.accessibleName()
        == "Black: Mina Okafor, 3 dan, 0 captured, 8:42, then 5 × 0:30, to play"
    )
    assert white.accessibleName().startswith("White: GNU Go 3.8, engine, level 10, 1 captured")


def test_larger_text_makes_higher_cards(dress: Dress, show: Show) -> None:
    dress(LIGHT, 26)
    cards = stand(show, 1000)
    assert cards.height() == 276


def test_the_font_can_change_while_shown(dress: Dress, show: Show) -> None:
    dress(LIGHT, 13)
    cards = stand(show, 1000)
    dress(LIGHT, 26)
    assert cards.height() == 276


# The button of an engine's card


def with_button(button: CardButton | None, compact: bool = False) -> PlayerCardState:
    return WHITE._replace(big="", small="", compact=compact, button=button)


def shown_button(card: PlayerCard) -> QToolButton:
    button = card.findChild(QToolButton)
    assert isinstance(button, QToolButton)
    return button


def test_the_card_of_a_person_has_no_button(dress: Dress, show: Show) -> None:
    dress(LIGHT)
    _, white = both(stand(show, 618, BLACK, with_button(None)))
    assert not shown_button(white).isVisible()


@pytest.mark.parametrize("kind", list(CardButton))
@pytest.mark.parametrize("width", [618, 382])
def test_a_button_has_a_name_and_emits_its_action(
    dress: Dress, show: Show, kind: CardButton, width: int
) -> None:
    dress(LIGHT)
    cards = stand(show, width, BLACK, with_button(kind))
    pushed: list[tuple[Color, CardButton]] = []
    cards.pushed.connect(lambda color, button: pushed.append((color, button)))
    _, white = both(cards)
    button = shown_button(white)
    assert button.isVisible()
    assert button.accessibleName() == button.toolTip() != ""
    assert white.rect().contains(button.geometry())
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    QTest.keyClick(button, Qt.Key.Key_Space)
    assert pushed == [(Color.WHITE, kind)] * 2


def test_buttons_have_different_names(dress: Dress, show: Show) -> None:
    dress(LIGHT)
    cards = stand(show, 618)
    names = set()
    for kind in CardButton:
        cards.show_cards(BLACK, with_button(kind))
        names.add(shown_button(both(cards)[1]).accessibleName())
    assert len(names) == len(CardButton)


@pytest.mark.parametrize("compact", [False, True])
def test_a_long_name_does_not_overlap_the_button(dress: Dress, show: Show, compact: bool) -> None:
    dress(LIGHT)
    state = with_button(CardButton.PAUSE, compact)._replace(name=LONG)
    _, white = both(stand(show, 618, BLACK._replace(compact=compact), state))
    button = shown_button(white)
    image, box = image_of(white), button.geometry()
    beside = QRect(box.left() - 3, box.top(), 3, box.height())
    assert share(image, LIGHT.text, beside) == 0


def test_captured_stones_lie_in_groups_of_ten() -> None:
    places = pile_places(23, 13, 1000)
    steps = [round(after - before, 6) for before, after in pairwise(places)]
    assert [at + 1 for at, step in enumerate(steps) if step > min(steps)] == [10, 20]
    assert len(places) == 23


@pytest.mark.parametrize("count", [0, 1, 9, 60, 400])
@pytest.mark.parametrize("room", [0, 5, 80, 300])
def test_a_pile_fits_its_room(count: int, room: float) -> None:
    places = pile_places(count, 13, room)
    assert places[0] == 0
    assert places[-1] <= room
    assert all(after - before >= 3 for before, after in pairwise(places))

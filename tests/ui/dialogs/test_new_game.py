"""The new-game dialog, filled in by hand."""

from __future__ import annotations

from dataclasses import replace
from decimal import Decimal

import pytest
from PySide6.QtCore import QLocale, QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLineEdit, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.conftest import Dress
from tests.ui.dialogs.windows import button, errors, named, opened, type_in, words
from tests.ui.pictures import image_of, share
from tromp_gui.go.rules import Handicap
from tromp_gui.match.player import USUAL, Attached, BuiltIn, Level, Player
from tromp_gui.ui.dialogs.new_game import NewGameDialog
from tromp_gui.ui.dialogs.new_game_form import (
    Field,
    NewGame,
    Problem,
    RuleChoice,
    no_objection,
    read_komi,
)
from tromp_gui.ui.kit.check_box import CheckBox
from tromp_gui.ui.kit.fields import ChoiceBox, NumberField
from tromp_gui.ui.kit.switch import SegmentedSwitch
from tromp_gui.ui.look.tokens import LIGHT, THEMES, ChromeTheme
from tromp_gui.wording import number

RULES = (
    RuleChoice("tromp-taylor", "Tromp–Taylor", "No grid may repeat.", Decimal(7)),
    RuleChoice("chinese", "Chinese", "Area counting.", Decimal("7.5"), Decimal("0.5")),
    RuleChoice("logical", "Logical", "Nothing else.", Decimal(0)),
)
FIRST = NewGame()


class Desk:
    """A dialog on the screen, and the games it started."""

    def __init__(self, qtbot: QtBot, dialog: NewGameDialog) -> None:
        self.dialog = opened(qtbot, dialog)
        self.games: list[NewGame] = []
        dialog.game_chosen.connect(self.games.append)

    def line(self, name: str) -> QLineEdit:
        return named(self.dialog, QLineEdit, name)

    def write(self, name: str, text: str) -> None:
        self.line(name).setFocus()
        self.line(name).selectAll()
        type_in(self.line(name), text)

    def click(self, text: str) -> None:
        QTest.mouseClick(button(self.dialog, text), Qt.MouseButton.LeftButton)

    def choose(self, row: int) -> None:
        box = named(self.dialog, QComboBox, "Rules")
        box.setFocus()
        QTest.keyClick(box, Qt.Key.Key_Home)
        for _ in range(row):
            QTest.keyClick(box, Qt.Key.Key_Down)


@pytest.fixture
def desk(qtbot: QtBot, dress: Dress) -> Desk:
    dress(LIGHT)
    return Desk(qtbot, NewGameDialog(RULES, FIRST))


def started(desk: Desk) -> NewGame:
    desk.click("Start game")
    (game,) = desk.games
    return game


# ---- what comes out


def test_without_a_change_the_first_values_come_out(desk: Desk) -> None:
    assert started(desk) == FIRST


def test_every_first_value_is_shown_and_comes_out(qtbot: QtBot) -> None:
    first = NewGame(
        13, 19, Player("李", "9p"), Player("B <b>", "1k"), Decimal("-3.5"), 4, "chinese"
    )
    desk = Desk(qtbot, NewGameDialog(RULES, first))
    assert started(desk) == first


def test_a_filled_form_comes_out(desk: Desk) -> None:
    desk.click("13 × 13")
    desk.write("Black: name", " Mina Okafor ")
    desk.write("Black: rank", "3 dan")
    desk.write("White: name", "Tomas")
    desk.write("White: rank", "2 dan")
    desk.choose(1)
    desk.write("Komi", "6,5")
    assert started(desk) == NewGame(
        13,
        13,
        Player("Mina Okafor", "3 dan"),
        Player("Tomas", "2 dan"),
        Decimal("6.5"),
        0,
        "chinese",
    )


def test_return_in_a_field_starts_the_game(desk: Desk) -> None:
    desk.write("Black: name", "A")
    QTest.keyClick(desk.line("Black: name"), Qt.Key.Key_Return)
    assert desk.games == [replace(FIRST, black=Player("A"))]


def test_cancel_starts_nothing(desk: Desk) -> None:
    desk.click("Cancel")
    assert desk.games == []


# ---- who plays


def seats(desk: Desk) -> tuple[QComboBox, QComboBox]:
    kinds = ("Black: played by", "White: played by")
    black, white = (named(desk.dialog, QComboBox, name) for name in kinds)
    return black, white


def take(box: QComboBox, row: int) -> None:
    box.setFocus()
    QTest.keyClick(box, Qt.Key.Key_Home)
    for _ in range(row):
        QTest.keyClick(box, Qt.Key.Key_Down)


def told(engine: BuiltIn | Attached, rows: int, columns: int, rules: str) -> str:
    return f"{Player.of_engine(engine).name} on {columns}x{rows} under {rules}"


@pytest.fixture
def engines(qtbot: QtBot, dress: Dress) -> Desk:
    dress(LIGHT)
    return Desk(qtbot, NewGameDialog(RULES, FIRST, engines=("GNU Go", "Mine"), advice=told))


def test_the_computer_plays_at_a_level(engines: Desk) -> None:
    take(seats(engines)[1], 1)
    assert not engines.dialog.findChildren(QLineEdit, "White: name")
    take(named(engines.dialog, QComboBox, "White: level"), 3)
    game = started(engines)
    assert game.white == Player("Tromp Go (club)", "", BuiltIn(Level.CLUB))
    assert game.black == Player()


def test_its_first_level_is_no_hard_one(engines: Desk) -> None:
    take(seats(engines)[0], 1)
    assert started(engines).black.engine == BuiltIn(USUAL)


def test_attached_engines_are_offered_by_name(engines: Desk) -> None:
    black, white = seats(engines)
    take(black, 2)
    take(white, 3)
    game = started(engines)
    assert game.black == Player("GNU Go", "", Attached("GNU Go"))
    assert game.white == Player("Mine", "", Attached("Mine"))


def test_a_person_keeps_the_name_while_engines_are_looked_at(engines: Desk) -> None:
    engines.write("Black: name", "Mina")
    take(seats(engines)[0], 2)
    take(seats(engines)[0], 0)
    assert started(engines).black == Player("Mina")


def test_what_to_expect_of_an_engine_is_said_below_it(engines: Desk) -> None:
    take(seats(engines)[1], 2)
    assert "GNU Go on 9x9 under tromp-taylor" in words(engines.dialog)
    engines.click("19 × 19")
    engines.choose(1)
    assert "GNU Go on 19x19 under chinese" in words(engines.dialog)
    take(seats(engines)[1], 0)
    assert not [each for each in words(engines.dialog) if "GNU Go on" in each]


def test_the_engines_of_the_last_game_are_offered_again(qtbot: QtBot) -> None:
    first = replace(FIRST, white=Player("x", "", BuiltIn(Level.STRONG)))
    game = started(Desk(qtbot, NewGameDialog(RULES, first)))
    assert game.white.engine == BuiltIn(Level.STRONG)


def test_an_engine_that_is_gone_gives_its_seat_to_a_person(qtbot: QtBot) -> None:
    first = replace(FIRST, white=Player("Old", "", Attached("Old")))
    assert started(Desk(qtbot, NewGameDialog(RULES, first))).white == Player()


# ---- the board


def test_other_sizes_have_fields(desk: Desk) -> None:
    assert not any(each.isVisible() for each in desk.dialog.findChildren(NumberField)[:2])
    desk.click("Other")
    assert desk.line("Columns").hasFocus()
    type_in(desk.line("Columns"), "7")
    desk.write("Rows", "52")
    game = started(desk)
    assert (game.rows, game.columns) == (52, 7)


def test_an_odd_size_opens_the_fields(qtbot: QtBot) -> None:
    desk = Desk(qtbot, NewGameDialog(RULES, replace(FIRST, rows=7, columns=11)))
    assert desk.line("Columns").text() == "11"
    assert desk.line("Rows").text() == "7"
    desk.click("19 × 19")
    game = started(desk)
    assert (game.rows, game.columns) == (19, 19)


@pytest.mark.parametrize(("typed", "side"), [("0", 1), ("53", 52), ("99", 52), ("", 1), ("1", 1)])
def test_sides_stay_between_1_and_52(desk: Desk, typed: str, side: int) -> None:
    desk.click("Other")
    desk.line("Columns").clear()
    type_in(desk.line("Columns"), typed)
    assert started(desk).columns == side


def test_only_digits_can_be_typed(desk: Desk) -> None:
    desk.click("Other")
    desk.write("Columns", "1x-9")
    assert desk.line("Columns").text() == "19"


def test_arrows_and_the_wheel_count(desk: Desk) -> None:
    desk.click("Other")
    columns = desk.line("Columns")
    QTest.keyClick(columns, Qt.Key.Key_Up)
    QTest.keyClick(columns, Qt.Key.Key_Up)
    QTest.keyClick(columns, Qt.Key.Key_Down)
    assert columns.text() == "10"
    at = QPointF(5, 5)
    QTest.mouseClick(columns, Qt.MouseButton.LeftButton)
    wheel = QWheelEvent(
        at,
        columns.mapToGlobal(at),
        QPoint(),
        QPoint(0, -120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(columns, wheel)
    assert columns.text() == "9"
    desk.line("Rows").setFocus()
    QApplication.sendEvent(columns, wheel)
    assert columns.text() == "9"


# ---- rules, handicap, komi


def test_the_line_of_the_rules_is_shown(desk: Desk) -> None:
    assert "No grid may repeat." in words(desk.dialog)
    desk.choose(1)
    assert "Area counting." in words(desk.dialog)


def test_the_komi_follows_the_rules_and_the_handicap(desk: Desk) -> None:
    desk.choose(1)
    assert desk.line("Komi").text() == "7.5"
    desk.write("Handicap stones", "2")
    assert desk.line("Komi").text() == "0.5"
    desk.choose(0)
    assert desk.line("Komi").text() == "0"
    desk.write("Handicap stones", "0")
    assert desk.line("Komi").text() == "7"


def test_a_komi_that_was_typed_stays(desk: Desk) -> None:
    desk.write("Komi", "5")
    desk.choose(1)
    assert desk.line("Komi").text() == "5"


def test_a_komi_that_is_not_the_offered_one_stays(qtbot: QtBot) -> None:
    desk = Desk(qtbot, NewGameDialog(RULES, replace(FIRST, komi=Decimal("5.5"))))
    desk.choose(1)
    assert desk.line("Komi").text() == "5.5"


def test_handicap_goes_from_none_to_two_and_back(desk: Desk) -> None:
    more = named(desk.dialog, QPushButton, "One stone more")
    less = named(desk.dialog, QPushButton, "One stone fewer")
    stones = desk.line("Handicap stones")
    seen = [stones.text()]
    for step in (more, more, less, less, less):
        QTest.mouseClick(step, Qt.MouseButton.LeftButton)
        seen.append(stones.text())
    assert seen == ["0", "2", "3", "2", "0", "0"]


@pytest.mark.parametrize(
    ("text", "komi"),
    [
        ("7", "7"),
        ("6.5", "6.5"),
        ("6,5", "6.5"),
        ("-3", "-3"),
        ("−3,5", "-3.5"),
        ("+2", "2"),
        (" 7 ", "7"),
        ("6.99", "6.99"),
        (".5", "0.5"),
    ],
)
def test_a_komi_is_read_exactly(desk: Desk, text: str, komi: str) -> None:
    desk.write("Komi", text)
    assert started(desk).komi == Decimal(komi)


@pytest.mark.parametrize("text", ["abc", "7.5.1", "1e3", "nan", "inf", "7 5", "٧"])
def test_a_komi_that_is_no_number_is_none(text: str) -> None:
    assert read_komi(text) is None


# ---- what is wrong


@pytest.mark.parametrize("text", ["abc", "", "7½"])
def test_a_bad_komi_gives_one_sentence_and_the_focus(desk: Desk, text: str) -> None:
    desk.line("Komi").clear()
    desk.write("Komi", text)
    desk.line("Black: name").setFocus()
    desk.click("Start game")
    assert desk.games == []
    assert desk.dialog.isVisible()
    (error,) = errors(desk.dialog)
    assert error.endswith("enter a value such as 7, 6.5 or −3.")
    assert text in error
    assert desk.line("Komi").hasFocus()
    assert desk.line("Komi").accessibleDescription() == error
    desk.write("Komi", "7")
    assert errors(desk.dialog) == []
    assert started(desk).komi == 7


def test_a_bad_komi_is_told_when_the_field_is_left(desk: Desk) -> None:
    desk.write("Komi", "abc")
    assert errors(desk.dialog) == []
    desk.line("Black: name").setFocus()
    assert len(errors(desk.dialog)) == 1


def test_one_stone_is_no_handicap(desk: Desk) -> None:
    desk.write("Handicap stones", "1")
    desk.click("Start game")
    assert errors(desk.dialog) == [
        "A handicap of one stone is just the first move. Choose none, or 2 or more."
    ]
    assert desk.line("Handicap stones").hasFocus()
    assert desk.games == []


def test_what_the_rules_object_to_is_said_under_the_field(qtbot: QtBot) -> None:
    asked: list[NewGame] = []

    def check(game: NewGame) -> Problem | None:
        asked.append(game)
        return Problem(Field.HANDICAP, "Too many.") if game.handicap > 4 else None

    desk = Desk(qtbot, NewGameDialog(RULES, replace(FIRST, handicap=5), check))
    desk.click("Start game")
    assert errors(desk.dialog) == ["Too many."]
    assert desk.line("Handicap stones").hasFocus()
    desk.write("Handicap stones", "4")
    assert errors(desk.dialog) == []
    assert started(desk).handicap == 4
    assert [game.handicap for game in asked] == [5, 4]


def test_nothing_objects_by_itself() -> None:
    assert no_objection(replace(FIRST, handicap=300)) is None


def test_another_board_forgets_the_complaint(desk: Desk) -> None:
    desk.write("Handicap stones", "1")
    desk.click("Start game")
    desk.click("19 × 19")
    assert errors(desk.dialog) == []


# ---- keyboard and looks


def focused() -> QWidget:
    found = QApplication.focusWidget()
    assert found is not None
    return found


def test_tab_goes_through_all_fields_in_order(desk: Desk) -> None:
    desk.line("Black: name").setFocus()
    seen = []
    for _ in range(8):
        QTest.keyClick(focused(), Qt.Key.Key_Tab)
        seen.append(focused().accessibleName())
    white = ["White: played by", "White: name", "White: rank"]
    rules = ["Rules", "Read these rules", "Handicap stones"]
    assert seen == ["Black: rank", *white, "Random colours (nigiri)", *rules]


def test_a_choice_that_is_too_long_ends_in_an_ellipsis(qtbot: QtBot, dress: Dress) -> None:
    dress(LIGHT)
    box = ChoiceBox()
    box.addItem("m" * 60)
    box.resize(200, 30)
    opened(qtbot, box)
    image = image_of(box)
    letters, dots = (
        max(x for x in range(172) if share(image.copy(x, top, 1, 4), LIGHT.card) < 1.0)
        for top in (10, 15)
    )
    assert 140 < dots < 172
    assert letters < dots - 6


@pytest.mark.parametrize("chrome", THEMES, ids=lambda chrome: chrome.name)
def test_the_arrow_of_a_choice_is_in_the_theme_s_ink(
    qtbot: QtBot, dress: Dress, chrome: ChromeTheme
) -> None:
    dress(chrome)
    box = ChoiceBox()
    box.resize(200, 30)
    opened(qtbot, box)
    arrow = image_of(box).copy(172, 4, 22, 22)
    assert share(arrow, chrome.text) > 0


# ---- who places a handicap, and who plays Black


def places(desk: Desk) -> QWidget:
    (found,) = (
        each
        for each in desk.dialog.findChildren(SegmentedSwitch)
        if each.accessibleName() == "Handicap stones"
    )
    return found


def test_handicap_stones_stand_on_the_star_points_unless_placed_freely(desk: Desk) -> None:
    """On an empty board they came one by one."""
    assert not places(desk).isVisible()
    desk.write("Handicap stones", "4")
    assert places(desk).isVisible()
    assert not started(desk).places_freely


def test_they_may_be_placed_freely(desk: Desk) -> None:
    """W13."""
    desk.write("Handicap stones", "4")
    QTest.mouseClick(button(desk.dialog, "Place freely"), Qt.MouseButton.LeftButton)
    assert started(desk).places_freely


def test_a_board_without_star_points_says_who_places_them(desk: Desk) -> None:
    """More stones than there are points for, and a board that has none."""
    said = "Black places the stones: this board has no star points for so many."
    desk.write("Handicap stones", "9")
    assert said not in words(desk.dialog)
    desk.write("Handicap stones", "10")
    assert said in words(desk.dialog)
    assert not places(desk).isVisible()
    desk.write("Handicap stones", "0")
    assert said not in words(desk.dialog)


def test_rules_with_fixed_points_leave_no_choice(qtbot: QtBot) -> None:
    """W13."""
    fixed = RuleChoice("fixed", "Fixed", "", Decimal(0), handicap=Handicap.FIXED)
    desk = Desk(qtbot, NewGameDialog((fixed,), replace(FIRST, rules="fixed", handicap=4)))
    assert not places(desk).isVisible()


def test_lots_are_drawn_where_that_is_chosen(desk: Desk) -> None:
    """There was no random colour."""
    desk.write("Black: name", "Ann")
    box = named(desk.dialog, CheckBox, "Random colours (nigiri)")
    QTest.mouseClick(box, Qt.MouseButton.LeftButton, pos=QPoint(8, box.height() // 2))
    game = started(desk)
    assert game.random_colors
    assert [game.drawn(swaps).black.name for swaps in (False, True)] == ["Ann", ""]
    assert game.drawn(True).white.name == "Ann"
    assert replace(game, random_colors=False).drawn(True).black.name == "Ann"
    assert replace(game, handicap=2).drawn(True).black.name == "Ann"


def test_no_lots_with_a_handicap(desk: Desk) -> None:
    """It belongs to one of the players."""
    box = named(desk.dialog, CheckBox, "Random colours (nigiri)")
    assert box.isEnabled()
    desk.write("Handicap stones", "2")
    assert not box.isEnabled()


def test_komi_is_shown_and_read_with_the_sign_of_the_language(qtbot: QtBot) -> None:
    before = QLocale()
    QLocale.setDefault(QLocale("de"))
    try:
        dialog = NewGameDialog(RULES, replace(FIRST, komi=Decimal("6.5")))
        qtbot.addWidget(dialog)
        dialog.show()
        assert named(dialog, QLineEdit, "Komi").text() == "6,5"
        assert read_komi("6,5") == read_komi("6.5") == Decimal("6.5")
        assert read_komi(number(Decimal("-0.5"))) == Decimal("-0.5")
    finally:
        QLocale.setDefault(before)

"""The New game dialog, by mouse and keys."""

from __future__ import annotations

from dataclasses import replace
from decimal import Decimal
from math import ceil
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QStyle,
    QStyleOptionComboBox,
    QWidget,
)
from pytestqt.qtbot import QtBot

from tests.ui.conftest import Dress
from tests.ui.dialogs.windows import button, errors, named, opened, type_in, words
from tests.ui.pictures import image_of, share
from tromp_gui.go.rules import Handicap
from tromp_gui.gtp.attached import AttachedEngine
from tromp_gui.gtp.launch import Launch
from tromp_gui.match.player import USUAL, Attached, BuiltIn, Imitator, Level, Player, PlayingEngine
from tromp_gui.session.engine.catalogue.human_file import HumanFile
from tromp_gui.session.engine.catalogue.registry import EngineRegistry
from tromp_gui.settings import Settings
from tromp_gui.ui.dialogs.new_game import NewGameDialog
from tromp_gui.ui.dialogs.new_game_form import (
    Field,
    NewGame,
    Problem,
    RuleChoice,
    RuleMaker,
    named_choices,
    no_objection,
    read_komi,
)
from tromp_gui.ui.kit.fields import ChoiceBox, NumberField
from tromp_gui.ui.kit.form import FormRow
from tromp_gui.ui.kit.rank_slider import RankSlider
from tromp_gui.ui.kit.switch import CheckBox, SegmentedSwitch
from tromp_gui.ui.look.theme import room_on_screen
from tromp_gui.ui.look.tokens import LIGHT, THEMES, ChromeTheme
from tromp_gui.wording import number
from tromp_gui.wording.people import no_human_file, rank_name

RULES = (
    RuleChoice("tromp-taylor", "Tromp–Taylor", "No grid may repeat.", Decimal(7)),
    RuleChoice("chinese", "Chinese", "Area counting.", Decimal("7.5"), Decimal("0.5")),
    RuleChoice("logical", "Logical", "Nothing else.", Decimal(0)),
)
FIRST = NewGame()


class Harness:
    """An open dialog, and the games it has started."""

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
def harness(qtbot: QtBot, dress: Dress) -> Harness:
    dress(LIGHT)
    return Harness(qtbot, NewGameDialog(RULES, FIRST))


def started(harness: Harness) -> NewGame:
    harness.click("Start game")
    (game,) = harness.games
    return game


# ---- the result


def test_without_a_change_the_defaults_are_emitted(harness: Harness) -> None:
    assert started(harness) == FIRST


def test_every_default_is_shown_and_emitted(qtbot: QtBot) -> None:
    first = NewGame(
        13, 19, Player("李", "9p"), Player("B <b>", "1k"), Decimal("-3.5"), 4, "chinese"
    )
    harness = Harness(qtbot, NewGameDialog(RULES, first))
    assert started(harness) == first


def test_the_contents_of_the_form_are_emitted(harness: Harness) -> None:
    harness.click("13 × 13")
    harness.write("Black: name", " Mina Okafor ")
    harness.write("Black: rank", "3 dan")
    harness.write("White: name", "Tomas")
    harness.write("White: rank", "2 dan")
    harness.choose(1)
    harness.write("Komi", "6,5")
    assert started(harness) == NewGame(
        13,
        13,
        Player("Mina Okafor", "3 dan"),
        Player("Tomas", "2 dan"),
        Decimal("6.5"),
        0,
        "chinese",
    )


def test_return_in_a_field_starts_the_game(harness: Harness) -> None:
    harness.write("Black: name", "A")
    QTest.keyClick(harness.line("Black: name"), Qt.Key.Key_Return)
    assert harness.games == [replace(FIRST, black=Player("A"))]


def test_cancel_starts_nothing(harness: Harness) -> None:
    harness.click("Cancel")
    assert harness.games == []


# ---- players


def player_boxes(harness: Harness) -> tuple[QComboBox, QComboBox]:
    kinds = ("Black: played by", "White: played by")
    black, white = (named(harness.dialog, QComboBox, name) for name in kinds)
    return black, white


def choose_entry(box: QComboBox, row: int) -> None:
    box.setFocus()
    QTest.keyClick(box, Qt.Key.Key_Home)
    for _ in range(row):
        QTest.keyClick(box, Qt.Key.Key_Down)


def told(engine: PlayingEngine, rows: int, columns: int, rules: str) -> str:
    return f"{Player.of_engine(engine).name} on {columns}x{rows} under {rules}"


@pytest.fixture
def engines(qtbot: QtBot, dress: Dress) -> Harness:
    dress(LIGHT)
    return Harness(qtbot, NewGameDialog(RULES, FIRST, engines=("GNU Go", "Mine"), advice=told))


def test_the_built_in_engine_has_levels(engines: Harness) -> None:
    choose_entry(player_boxes(engines)[1], 1)
    assert not engines.dialog.findChildren(QLineEdit, "White: name")
    choose_entry(named(engines.dialog, QComboBox, "White: level"), list(Level).index(Level.CLUB))
    game = started(engines)
    assert game.white == Player("Tromp Go (club)", "", BuiltIn(Level.CLUB))
    assert game.black == Player()


def test_the_default_level_is_an_easy_one(engines: Harness) -> None:
    choose_entry(player_boxes(engines)[0], 1)
    assert started(engines).black.engine == BuiltIn(USUAL)


def test_attached_engines_are_offered_by_name(engines: Harness) -> None:
    black, white = player_boxes(engines)
    choose_entry(black, 2)
    choose_entry(white, 3)
    game = started(engines)
    assert game.black == Player("GNU Go", "", Attached("GNU Go"))
    assert game.white == Player("Mine", "", Attached("Mine"))


def test_a_name_is_kept_while_engines_are_tried(engines: Harness) -> None:
    engines.write("Black: name", "Mina")
    choose_entry(player_boxes(engines)[0], 2)
    choose_entry(player_boxes(engines)[0], 0)
    assert started(engines).black == Player("Mina")


def test_advice_about_an_engine_is_shown_below_it(engines: Harness) -> None:
    choose_entry(player_boxes(engines)[1], 2)
    assert "GNU Go on 9x9 under tromp-taylor" in words(engines.dialog)
    engines.click("19 × 19")
    engines.choose(1)
    assert "GNU Go on 19x19 under chinese" in words(engines.dialog)
    choose_entry(player_boxes(engines)[1], 0)
    assert not [each for each in words(engines.dialog) if "GNU Go on" in each]


def test_the_engines_of_the_last_game_are_offered_again(qtbot: QtBot) -> None:
    first = replace(FIRST, white=Player("x", "", BuiltIn(Level.STRONG)))
    game = started(Harness(qtbot, NewGameDialog(RULES, first)))
    assert game.white.engine == BuiltIn(Level.STRONG)


def test_an_engine_that_is_gone_is_replaced_by_a_person(qtbot: QtBot) -> None:
    first = replace(FIRST, white=Player("Old", "", Attached("Old")))
    assert started(Harness(qtbot, NewGameDialog(RULES, first))).white == Player()


# ---- people who are imitated


def with_people(qtbot: QtBot, file: str = "", first: NewGame = FIRST) -> tuple[Harness, HumanFile]:
    """A dialog with the network that imitates people in `file`."""
    registry = EngineRegistry(Settings())
    registry.use_human(file)
    human_file = HumanFile(registry)
    dialog = NewGameDialog(RULES, first, engines=("Mine",), human_file=human_file)
    return Harness(qtbot, dialog), human_file


def test_a_person_of_a_rank_is_chosen_by_keys(qtbot: QtBot, tmp_path: Path) -> None:
    file = tmp_path / "human.bin.gz"
    file.touch()
    harness, _ = with_people(qtbot, str(file))
    choose_entry(player_boxes(harness)[1], 2)
    (slider,) = (each for each in harness.dialog.findChildren(RankSlider) if each.isVisible())
    QTest.keyClick(slider, Qt.Key.Key_Home)
    assert slider.accessibleName() == f"White: rank: {rank_name('20k')}"
    QTest.keyClick(slider, Qt.Key.Key_Right)
    boxes = harness.dialog.findChildren(CheckBox)
    (before_ai,) = (each for each in boxes if each.isVisible() and "AI" in each.text())
    QTest.keyClick(before_ai, Qt.Key.Key_Space)
    assert started(harness).white == Player.of_engine(Imitator("preaz_19k"))


def test_the_person_of_the_last_game_is_offered_again(qtbot: QtBot, tmp_path: Path) -> None:
    file = tmp_path / "human.bin.gz"
    file.touch()
    white = Player.of_engine(Imitator("preaz_3d"))
    harness, _ = with_people(qtbot, str(file), replace(FIRST, white=white))
    assert started(harness).white == white


def test_without_the_network_the_game_waits_for_it(qtbot: QtBot, tmp_path: Path) -> None:
    first = replace(FIRST, white=Player.of_engine(Imitator("rank_5k")))
    harness, file = with_people(qtbot, first=first)
    harness.click("Start game")
    assert errors(harness.dialog) == [no_human_file()]
    assert harness.games == []
    there = tmp_path / "human.bin.gz"
    there.touch()
    with qtbot.waitSignal(file.changed):
        file._registry.use_human(str(there))
    assert errors(harness.dialog) == []
    assert started(harness).white == first.white


def test_an_attached_katago_can_imitate_people_with_its_own_network(qtbot: QtBot) -> None:
    registry = EngineRegistry(Settings())
    arguments = ("gtp", "-human-model", "mine.bin.gz")
    registry.attach(AttachedEngine("KataGo", Launch("/opt/katago", arguments)))
    dialog = NewGameDialog(RULES, FIRST, engines=("KataGo", "Mine"), human_file=HumanFile(registry))
    harness = Harness(qtbot, dialog)
    choose_entry(player_boxes(harness)[1], 4)
    assert started(harness).white == Player.of_engine(Imitator("rank_20k", "KataGo"))


# ---- board


def test_other_sizes_have_fields(harness: Harness) -> None:
    assert not any(each.isVisible() for each in harness.dialog.findChildren(NumberField)[:2])
    harness.click("Other")
    assert harness.line("Columns").hasFocus()
    type_in(harness.line("Columns"), "7")
    harness.write("Rows", "52")
    game = started(harness)
    assert (game.rows, game.columns) == (52, 7)


def test_an_unusual_size_shows_the_fields(qtbot: QtBot) -> None:
    harness = Harness(qtbot, NewGameDialog(RULES, replace(FIRST, rows=7, columns=11)))
    assert harness.line("Columns").text() == "11"
    assert harness.line("Rows").text() == "7"
    harness.click("19 × 19")
    game = started(harness)
    assert (game.rows, game.columns) == (19, 19)


@pytest.mark.parametrize(("typed", "side"), [("0", 1), ("53", 52), ("99", 52), ("", 1), ("1", 1)])
def test_sides_stay_between_1_and_52(harness: Harness, typed: str, side: int) -> None:
    harness.click("Other")
    harness.line("Columns").clear()
    type_in(harness.line("Columns"), typed)
    assert started(harness).columns == side


def test_only_digits_can_be_typed(harness: Harness) -> None:
    harness.click("Other")
    harness.write("Columns", "1x-9")
    assert harness.line("Columns").text() == "19"


def test_arrow_keys_and_the_wheel_change_the_number(harness: Harness) -> None:
    harness.click("Other")
    columns = harness.line("Columns")
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
    harness.line("Rows").setFocus()
    QApplication.sendEvent(columns, wheel)
    assert columns.text() == "9"


# ---- rules, handicap, komi


def test_the_explanation_of_the_rules_is_shown(harness: Harness) -> None:
    assert "No grid may repeat." in words(harness.dialog)
    harness.choose(1)
    assert "Area counting." in words(harness.dialog)


def test_the_komi_follows_the_rules_and_the_handicap(harness: Harness) -> None:
    harness.choose(1)
    assert harness.line("Komi").text() == "7.5"
    harness.write("Handicap stones", "2")
    assert harness.line("Komi").text() == "0.5"
    harness.choose(0)
    assert harness.line("Komi").text() == "0"
    harness.write("Handicap stones", "0")
    assert harness.line("Komi").text() == "7"


def test_a_typed_komi_is_kept(harness: Harness) -> None:
    harness.write("Komi", "5")
    harness.choose(1)
    assert harness.line("Komi").text() == "5"


def test_an_unusual_komi_is_kept(qtbot: QtBot) -> None:
    harness = Harness(qtbot, NewGameDialog(RULES, replace(FIRST, komi=Decimal("5.5"))))
    harness.choose(1)
    assert harness.line("Komi").text() == "5.5"


def test_one_stone_is_skipped_as_handicap(harness: Harness) -> None:
    more = named(harness.dialog, QPushButton, "One stone more")
    less = named(harness.dialog, QPushButton, "One stone fewer")
    stones = harness.line("Handicap stones")
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
def test_a_komi_is_read_exactly(harness: Harness, text: str, komi: str) -> None:
    harness.write("Komi", text)
    assert started(harness).komi == Decimal(komi)


@pytest.mark.parametrize("text", ["abc", "7.5.1", "1e3", "nan", "inf", "7 5", "٧"])
def test_text_that_is_not_a_number_is_not_a_komi(text: str) -> None:
    assert read_komi(text) is None


# ---- errors


@pytest.mark.parametrize("text", ["abc", "", "7½"])
def test_an_invalid_komi_shows_an_error_and_gets_the_focus(harness: Harness, text: str) -> None:
    harness.line("Komi").clear()
    harness.write("Komi", text)
    harness.line("Black: name").setFocus()
    harness.click("Start game")
    assert harness.games == []
    assert harness.dialog.isVisible()
    (error,) = errors(harness.dialog)
    assert error.endswith("such as 7, 6.5 or −3.")
    assert text in error
    assert harness.line("Komi").hasFocus()
    assert harness.line("Komi").accessibleDescription() == error
    harness.write("Komi", "7")
    assert errors(harness.dialog) == []
    assert started(harness).komi == 7


def test_an_invalid_komi_is_reported_when_the_field_is_left(harness: Harness) -> None:
    harness.write("Komi", "abc")
    assert errors(harness.dialog) == []
    harness.line("Black: name").setFocus()
    assert len(errors(harness.dialog)) == 1


def test_one_stone_is_not_a_handicap(harness: Harness) -> None:
    harness.write("Handicap stones", "1")
    harness.click("Start game")
    assert errors(harness.dialog) == [
        "A handicap of one stone is just the first move. Choose none, or 2 or more."
    ]
    assert harness.line("Handicap stones").hasFocus()
    assert harness.games == []


def test_an_objection_of_the_rules_is_shown_below_the_field(qtbot: QtBot) -> None:
    asked: list[NewGame] = []

    def check(game: NewGame) -> Problem | None:
        asked.append(game)
        return Problem(Field.HANDICAP, "Too many.") if game.handicap > 4 else None

    harness = Harness(qtbot, NewGameDialog(RULES, replace(FIRST, handicap=5), check))
    harness.click("Start game")
    assert errors(harness.dialog) == ["Too many."]
    assert harness.line("Handicap stones").hasFocus()
    harness.write("Handicap stones", "4")
    assert errors(harness.dialog) == []
    assert started(harness).handicap == 4
    assert [game.handicap for game in asked] == [5, 4]


def test_by_default_there_is_no_objection() -> None:
    assert no_objection(replace(FIRST, handicap=300)) is None


def test_another_board_size_removes_the_error(harness: Harness) -> None:
    harness.write("Handicap stones", "1")
    harness.click("Start game")
    harness.click("19 × 19")
    assert errors(harness.dialog) == []


# ---- keyboard and looks


def focused() -> QWidget:
    found = QApplication.focusWidget()
    assert found is not None
    return found


def test_tab_goes_through_all_fields_in_order(harness: Harness) -> None:
    harness.line("Black: name").setFocus()
    seen = []
    for _ in range(8):
        QTest.keyClick(focused(), Qt.Key.Key_Tab)
        seen.append(focused().accessibleName())
    white = ["White: played by", "White: name", "White: rank"]
    rules = ["Rules", "Read these rules", "Handicap stones"]
    assert seen == ["Black: rank", *white, "Random colours (nigiri)", *rules]


def test_a_list_has_room_for_its_longest_entry(qtbot: QtBot, dress: Dress) -> None:
    dress(LIGHT)
    box = ChoiceBox()
    qtbot.addWidget(box)
    box.addItems(["Short", "A player with room behind" + 6 * "\N{NO-BREAK SPACE}"])
    box.setCurrentIndex(1)
    box.ensurePolished()
    box.resize(box.minimumSizeHint())
    option = QStyleOptionComboBox()
    box.initStyleOption(option)
    field = box.style().subControlRect(
        QStyle.ComplexControl.CC_ComboBox, option, QStyle.SubControl.SC_ComboBoxEditField, box
    )
    assert field.width() - 2 >= box.fontMetrics().horizontalAdvance(box.currentText())


def test_a_long_entry_is_elided(qtbot: QtBot, dress: Dress) -> None:
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
def test_the_arrow_of_a_list_is_in_the_theme_s_ink(
    qtbot: QtBot, dress: Dress, chrome: ChromeTheme
) -> None:
    dress(chrome)
    box = ChoiceBox()
    box.resize(200, 30)
    opened(qtbot, box)
    arrow = image_of(box).copy(172, 4, 22, 22)
    assert share(arrow, chrome.text) > 0


# ---- handicap stones and colours


def places(harness: Harness) -> QWidget:
    (found,) = (
        each
        for each in harness.dialog.findChildren(SegmentedSwitch)
        if each.accessibleName() == "Handicap stones"
    )
    return found


def test_handicap_stones_are_on_star_points_unless_placed_freely(harness: Harness) -> None:
    """They were once placed one by one on an empty board."""
    assert not places(harness).isVisible()
    harness.write("Handicap stones", "4")
    assert places(harness).isVisible()
    assert not started(harness).places_freely


def test_handicap_stones_may_be_placed_freely(harness: Harness) -> None:
    harness.write("Handicap stones", "4")
    QTest.mouseClick(button(harness.dialog, "Place freely"), Qt.MouseButton.LeftButton)
    assert started(harness).places_freely


def test_a_board_without_star_points_says_who_places_them(harness: Harness) -> None:
    """More stones than star points, and a board that has none."""
    said = "This board has too few star points, so Black places the stones."
    harness.write("Handicap stones", "9")
    assert said not in words(harness.dialog)
    harness.write("Handicap stones", "10")
    assert said in words(harness.dialog)
    assert not places(harness).isVisible()
    harness.write("Handicap stones", "0")
    assert said not in words(harness.dialog)


def test_rules_with_fixed_points_offer_no_choice(qtbot: QtBot) -> None:
    fixed = RuleChoice("fixed", "Fixed", "", Decimal(0), handicap=Handicap.FIXED)
    harness = Harness(qtbot, NewGameDialog((fixed,), replace(FIRST, rules="fixed", handicap=4)))
    assert not places(harness).isVisible()


def test_colours_can_be_drawn_at_random(harness: Harness) -> None:
    harness.write("Black: name", "Ann")
    box = named(harness.dialog, CheckBox, "Random colours (nigiri)")
    QTest.mouseClick(box, Qt.MouseButton.LeftButton, pos=QPoint(8, box.height() // 2))
    game = started(harness)
    assert game.random_colors
    assert [game.drawn(swaps).black.name for swaps in (False, True)] == ["Ann", ""]
    assert game.drawn(True).white.name == "Ann"
    assert replace(game, random_colors=False).drawn(True).black.name == "Ann"
    assert replace(game, handicap=2).drawn(True).black.name == "Ann"


def test_with_a_handicap_there_is_no_draw(harness: Harness) -> None:
    """The handicap belongs to one of the players."""
    box = named(harness.dialog, CheckBox, "Random colours (nigiri)")
    assert box.isEnabled()
    harness.write("Handicap stones", "2")
    assert not box.isEnabled()


def test_komi_uses_the_decimal_separator_of_the_language(qtbot: QtBot) -> None:
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


def test_long_texts_make_the_dialog_wider(qtbot: QtBot) -> None:
    dialog = NewGameDialog(RULES, FIRST)
    qtbot.addWidget(dialog)
    dialog.show()
    (scroll,) = (each for each in dialog.findChildren(QScrollArea) if each.isVisible())
    before = dialog.width()
    named(dialog, ChoiceBox, "White: played by").setCurrentText("Tromp Go")
    level = named(dialog, ChoiceBox, "White: level")
    level.addItem("A player with a long name " * 2)
    qtbot.waitUntil(lambda: dialog.width() > before)
    assert dialog.screen().availableSize().width() >= dialog.width()
    assert scroll.horizontalScrollBar().maximum() == 0


def large_text() -> int:
    """The size of text, in pixels, for which the screen is as small as one of 1024 × 640."""
    screen = QApplication.primaryScreen().availableSize()
    return ceil(13 * max(screen.width() / 1024, screen.height() / 640))


@pytest.mark.parametrize("clock", [0, 2, 3], ids=["no clock", "Fischer", "byo-yomi"])
def test_on_a_small_screen_the_whole_form_is_visible(
    qtbot: QtBot, dress: Dress, clock: int
) -> None:
    dress(LIGHT, large_text())
    dialog = opened(qtbot, NewGameDialog(named_choices(), FIRST, maker=RuleMaker()))
    dialog.show_found(["Attach GNU Go"])
    named(dialog, ChoiceBox, "White: played by").setCurrentText("Tromp Go")
    named(dialog, ChoiceBox, "Clock").setCurrentIndex(clock)
    (scroll,) = (each for each in dialog.findChildren(QScrollArea) if each.isVisible())
    rows = [row for row in dialog.findChildren(FormRow) if row.isVisible()]

    def is_whole(row: FormRow) -> bool:
        seen = row.visibleRegion().boundingRect()
        return seen == row.rect() and row.height() >= row.heightForWidth(row.width())

    qtbot.waitUntil(lambda: all(is_whole(row) for row in rows))
    qtbot.waitUntil(lambda: not scroll.verticalScrollBar().isVisible())
    room = room_on_screen(dialog)
    assert dialog.size().boundedTo(room) == dialog.size()


def test_custom_rules_take_the_place_of_the_second_column(qtbot: QtBot, dress: Dress) -> None:
    """If the screen has no room for three."""
    dress(LIGHT, large_text())
    dialog = opened(qtbot, NewGameDialog(named_choices(), FIRST, maker=RuleMaker()))
    player = named(dialog, ChoiceBox, "White: played by")
    rules = named(dialog, ChoiceBox, "Rules")

    def is_beside() -> bool:
        left, right = (each.mapTo(dialog, QPoint()) for each in (player, rules))
        return left.x() + player.width() < right.x()

    assert is_beside()
    rules.setCurrentIndex(rules.count() - 1)
    qtbot.waitUntil(lambda: not is_beside())
    assert dialog.width() <= room_on_screen(dialog).width()
    rules.setCurrentIndex(0)
    qtbot.waitUntil(is_beside)


def test_on_a_large_screen_the_form_has_one_column(harness: Harness) -> None:
    player = named(harness.dialog, ChoiceBox, "White: played by")
    rules = named(harness.dialog, ChoiceBox, "Rules")
    lefts = {each.mapTo(harness.dialog, QPoint()).x() for each in (player, rules)}
    assert len(lefts) == 1

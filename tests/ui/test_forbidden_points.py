"""The marks on illegal points: which points, and when."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF
from pytestqt.qtbot import QtBot

from tests.ui.board.boards import board, picture
from tests.ui.person import Person
from tromp_gui.go.board import Board
from tromp_gui.go.move import Turn
from tromp_gui.go.point import Color, Point
from tromp_gui.go.position import Position
from tromp_gui.go.rules import RULE_SETS, TROMP_TAYLOR
from tromp_gui.gtp.vertex import format_vertex, parse_vertex
from tromp_gui.ui.board.present import forbidden
from tromp_gui.ui.board.state import BoardState, PieceShape, pieces
from tromp_gui.ui.look.board_themes import THEMES, BoardTheme

EYES = """\
. X . . .
X . . O .
. . O . O
. O . O .
O . O . O
"""
KO = "D5 E5 E6 F6 E4 F4 A1 G5 F5"
"""White's E5 is captured by F5; retaking at once would repeat the position."""


def position(diagram: str, rules: str = "tromp-taylor") -> Position:
    return Position.start(Board.from_diagram(diagram), RULE_SETS[rules])


def names(points: frozenset[Point]) -> list[str]:
    return sorted(format_vertex(point) for point in points)


def shown(person: Person) -> list[str]:
    return names(person.board.state.forbidden)


@pytest.mark.parametrize("rules", ["tromp-taylor", "chinese"])
def test_suicide_of_one_stone_is_illegal(rules: str) -> None:
    assert names(forbidden(position(EYES, rules))) == ["B1", "C2", "D1", "D3", "E2"]


def test_suicide_of_several_stones_depends_on_the_rules() -> None:
    diagram = """\
    . X O .
    X O O .
    O O . .
    """
    assert names(forbidden(position(diagram))) == []
    assert names(forbidden(position(diagram, "chinese"))) == ["A3"]


def test_all_illegal_empty_points_are_marked() -> None:
    start = Position.start(Board.from_diagram(EYES), TROMP_TAYLOR, Color.WHITE)
    illegal = {
        point
        for point in start.board.points(None)
        if start.legality(Turn(Color.WHITE, point)) is not None
    }
    assert forbidden(start) == illegal
    assert Point(4, 0) in illegal


def test_each_mark_is_a_piece() -> None:
    state = board(". X\nX .", forbidden=frozenset({Point(1, 0), Point(0, 1)}))
    marked = {piece.point for piece in pieces(state) if piece.shape is PieceShape.FORBIDDEN}
    assert marked == {Point(1, 0), Point(0, 1)}


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
def test_the_cross_is_visible_on_every_board(theme: BoardTheme) -> None:
    middle = frozenset({Point(1, 1)})
    image, layout = picture(BoardState(3, 3, forbidden=middle), theme=theme)
    bare, _ = picture(BoardState(3, 3), theme=theme)
    arm = layout.center(Point(1, 1)) + QPointF(layout.px(0.08), layout.px(0.08))
    ink, ground = (each.pixelColor(arm.toPoint()) for each in (image, bare))
    assert ink.red() > ink.green() + 60
    assert abs(ink.green() - ground.green()) + abs(ink.blue() - ground.blue()) > 60
    far = layout.center(Point(2, 2)).toPoint()
    assert image.pixelColor(far) == bare.pixelColor(far)


# In the window -------------------------------------------------------------------------------


@pytest.fixture
def person(qtbot: QtBot) -> Person:
    return Person(qtbot)


def test_the_shortcut_shows_and_hides_the_marks(person: Person) -> None:
    person.click(KO)
    assert shown(person) == []
    person.press("X")
    assert "E5" in shown(person)
    assert person.action("forbidden-points").isChecked()
    person.press("X")
    assert shown(person) == []
    assert not person.action("forbidden-points").isChecked()


def test_the_marks_follow_the_game(person: Person) -> None:
    person.press("X")
    person.click(KO)
    assert shown(person) == ["E5"]
    person.click("J9 A9")
    assert shown(person) == [], "a threat and its answer later, the ko may be taken back"
    person.press("Left Left")
    assert shown(person) == ["E5"]


def test_the_count_and_an_earlier_position_have_no_marks(person: Person) -> None:
    person.press("X")
    person.click(KO)
    person.press("Ctrl+3")
    assert shown(person) == []
    person.press("Ctrl+1")
    assert shown(person) == ["E5"]
    person.click("E5")
    person.push("Show that position")
    assert shown(person) == []
    person.push("Back")
    assert shown(person) == ["E5"]


def test_a_finished_game_has_no_marks(person: Person) -> None:
    person.press("X")
    person.click(KO)
    person.press("P P P P")
    person.press("Ctrl+1")
    assert shown(person) == []


def test_the_setting_is_remembered(person: Person, qtbot: QtBot) -> None:
    person.press("X")
    again = Person(qtbot)
    again.click(KO)
    assert "E5" in shown(again)


def test_the_marks_are_on_empty_points(person: Person) -> None:
    person.press("X")
    person.click(KO)
    state = person.board.state
    assert parse_vertex("E5", 9, 9) in state.forbidden
    assert not state.forbidden & (state.black | state.white)

"""The preview of a tool."""

from __future__ import annotations

import pytest

from tromp_gui.go.point import Color, Point
from tromp_gui.session.game.tools import Tool
from tromp_gui.ui.board.state import BoardState, Ghost
from tromp_gui.ui.shell.board_controller import with_tool

BLACK, WHITE = Color.BLACK, Color.WHITE
HERE, THERE, STONE = Point(1, 1), Point(3, 2), Point(0, 0)
STATE = BoardState(5, 5, black=frozenset({STONE}))


@pytest.mark.parametrize(
    ("tool", "to_play", "color"),
    [
        (Tool.BLACK, WHITE, BLACK),
        (Tool.WHITE, BLACK, WHITE),
        (Tool.INSERT, WHITE, WHITE),
        (Tool.INSERT, BLACK, BLACK),
    ],
)
def test_a_stone_shows_its_ghost_on_an_empty_point(
    tool: Tool, to_play: Color, color: Color
) -> None:
    assert with_tool(STATE, tool, to_play, HERE, None).ghost == Ghost(HERE, color)
    assert with_tool(STATE, tool, to_play, STONE, None).ghost is None
    assert with_tool(STATE, tool, to_play, None, None) == STATE


def test_the_stone_to_remove_is_ringed() -> None:
    assert with_tool(STATE, Tool.ERASE, BLACK, STONE, None).highlighted == {STONE}
    assert with_tool(STATE, Tool.ERASE, BLACK, HERE, None) == STATE


def test_lines_and_arrows_are_shown_while_dragging() -> None:
    drag = HERE, THERE
    assert with_tool(STATE, Tool.LINE, BLACK, THERE, drag).lines == (drag,)
    assert with_tool(STATE, Tool.ARROW, BLACK, THERE, drag).arrows == (drag,)
    still = with_tool(STATE, Tool.ARROW, BLACK, HERE, (HERE, HERE))
    assert still.arrows == ()
    assert still.highlighted == {HERE}


@pytest.mark.parametrize("tool", [Tool.DIM, Tool.VIEW, Tool.BLACK_AREA, Tool.WHITE_AREA])
def test_a_region_is_ringed_while_dragging(tool: Tool) -> None:
    seen = with_tool(STATE, tool, BLACK, THERE, (THERE, HERE)).area
    assert seen == {Point(row, col) for row in (1, 2, 3) for col in (1, 2)}


@pytest.mark.parametrize("tool", [Tool.TRIANGLE, Tool.LETTER, Tool.NUMBER, Tool.BLACK])
def test_a_drag_with_other_tools_shows_nothing(tool: Tool) -> None:
    shown = with_tool(STATE, tool, BLACK, None, (HERE, THERE))
    assert shown == STATE

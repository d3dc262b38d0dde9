"""What the board shows of the tool in hand before it is used. Pure, no Qt."""

from __future__ import annotations

from tromp_gui.go.point import Color, Point
from tromp_gui.session.game.tools import Tool, rectangle
from tromp_gui.ui.board.state import BoardState, Ghost

_STONES = {Tool.BLACK: Color.BLACK, Tool.WHITE: Color.WHITE}


def with_tool(
    state: BoardState,
    tool: Tool,
    to_play: Color,
    hovered: Point | None,
    drag: tuple[Point, Point] | None,
) -> BoardState:
    """The board with the stone, line, arrow or region that the hand is about to make.

    `drag` is where a drag began and where it is now; a first point chosen by a click counts as
    its beginning.
    """
    if drag is not None and (tool.needs_two_points or tool.fills):
        return _dragged(state, tool, *drag)
    if hovered is None:
        return state
    if tool is Tool.ERASE and state.color_at(hovered) is not None:
        return state._replace(highlighted=frozenset({hovered}))
    color = to_play if tool is Tool.INSERT else _STONES.get(tool)
    if color is None or state.color_at(hovered) is not None:
        return state
    return state._replace(ghost=Ghost(hovered, color))


def _dragged(state: BoardState, tool: Tool, first: Point, last: Point) -> BoardState:
    if tool is Tool.LINE and first != last:
        return state._replace(lines=(*state.lines, (first, last)))
    if tool is Tool.ARROW and first != last:
        return state._replace(arrows=(*state.arrows, (first, last)))
    points = rectangle(first, last) if tool.fills else [first]
    return state._replace(highlighted=frozenset(points))

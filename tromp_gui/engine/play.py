"""Commands of play: moves, moves generated, and moves taken back.

Source: GTP version 2, draft 2, 6.3.3; `all_legal` and `is_legal` as in GNU Go.
"""

from __future__ import annotations

from tromp_gui.engine.arguments import Failure, parse_color, parse_point
from tromp_gui.engine.diagram import describe
from tromp_gui.engine.state import Choice, Engine, Resignation
from tromp_gui.go.move import IllegalMove, Turn
from tromp_gui.go.point import Color
from tromp_gui.gtp.vertex import format_vertex

_BAD_TURN = "invalid color or coordinate"


def play(engine: Engine, args: tuple[str, ...]) -> str:
    """`play COLOR VERTEX`: by either colour, out of turn too."""
    try:
        engine.game = engine.game.play(_turn(engine, args))
    except IllegalMove:
        raise Failure("illegal move") from None
    return ""


def genmove(engine: Engine, args: tuple[str, ...]) -> str:
    """`genmove COLOR`: play a move of the engine's choice, pass, or resign."""
    color = parse_color(args[0] if len(args) == 1 else "")
    choice = engine.player.choose(engine.game, color, engine.clock(color))
    apply(engine, color, choice)
    return choice.value if isinstance(choice, Resignation) else format_vertex(choice)


def apply(engine: Engine, color: Color, choice: Choice) -> None:
    """Make a choice the next turn; a resignation is none."""
    if not isinstance(choice, Resignation):
        engine.game = engine.game.play(Turn(color, choice))


def undo(engine: Engine, args: tuple[str, ...]) -> str:
    """`undo`: take back the last turn; handicap stones and set-ups stay."""
    try:
        engine.game = engine.game.undo()
    except IndexError:
        raise Failure("cannot undo") from None
    return ""


def is_legal(engine: Engine, args: tuple[str, ...]) -> str:
    """`is_legal COLOR VERTEX`: 1 where `play` would be accepted, else 0."""
    turn = _turn(engine, args)
    illegal = engine.game.position_for(turn.color).legality(turn)
    return "1" if illegal is None else "0"


def all_legal(engine: Engine, args: tuple[str, ...]) -> str:
    """`all_legal COLOR`: all points where a move is legal, row by row from the top left."""
    color = parse_color(args[0] if len(args) == 1 else "")
    points = engine.game.position_for(color).legal_points()
    points.sort(key=lambda point: (-point.row, point.col))
    return " ".join(map(format_vertex, points))


def showboard(engine: Engine, args: tuple[str, ...]) -> str:
    """`showboard`: the board drawn, for people."""
    return f"\n{describe(engine.game)}"


def _turn(engine: Engine, args: tuple[str, ...]) -> Turn:
    if len(args) != 2:
        raise Failure(_BAD_TURN)
    board = engine.game.board
    color = parse_color(args[0], _BAD_TURN)
    return Turn(color, parse_point(args[1], board.rows, board.columns, _BAD_TURN))

"""Commands of play: playing, generating and undoing moves.

Sources: GTP version 2, draft 2, 6.3.3; `all_legal`, `is_legal` and `reg_genmove` as in GNU Go;
`kgs-genmove_cleanup` as in KGS's GTP client.
"""

from __future__ import annotations

from dataclasses import replace

from tromp_gui.engine.arguments import CommandError, parse_color, parse_point
from tromp_gui.engine.state import Choice, Engine, Game, Resignation
from tromp_gui.go.move import IllegalMove, Turn
from tromp_gui.go.point import Color
from tromp_gui.go.result import plain
from tromp_gui.gtp.diagram import draw_board
from tromp_gui.gtp.vertex import format_vertex

_BAD_TURN = "invalid color or coordinate"


def play(engine: Engine, args: tuple[str, ...]) -> str:
    """`play COLOR VERTEX`: a turn of either colour, also out of turn."""
    try:
        engine.game = engine.game.play(_turn(engine, args))
    except IllegalMove:
        raise CommandError("illegal move") from None
    return ""


def genmove(engine: Engine, args: tuple[str, ...]) -> str:
    """`genmove COLOR`: play a move of the engine's choice, pass, or resign."""
    return _generated(engine, args, engine.game)


def reg_genmove(engine: Engine, args: tuple[str, ...]) -> str:
    """`reg_genmove COLOR`: the move that `genmove` would play, without playing it."""
    color = parse_color(args[0] if len(args) == 1 else "")
    return _said(engine.player.choose(engine.game, color, engine.clock(color)))


def genmove_cleanup(engine: Engine, args: tuple[str, ...]) -> str:
    """`kgs-genmove_cleanup COLOR`: like `genmove`, but captures dead stones before passing."""
    return _generated(engine, args, replace(engine.game, is_clean_up=True))


def _generated(engine: Engine, args: tuple[str, ...], game: Game) -> str:
    """Play what the engine chooses in `game`."""
    color = parse_color(args[0] if len(args) == 1 else "")
    choice = engine.player.choose(game, color, engine.clock(color))
    apply(engine, color, choice)
    return _said(choice)


def _said(choice: Choice) -> str:
    return choice.value if isinstance(choice, Resignation) else format_vertex(choice)


def apply(engine: Engine, color: Color, choice: Choice) -> None:
    """Play a choice as the next turn; a resignation is not a turn."""
    if not isinstance(choice, Resignation):
        engine.game = engine.game.play(Turn(color, choice))


def undo(engine: Engine, args: tuple[str, ...]) -> str:
    """`undo`: take back the last turn; handicap stones and set-ups stay."""
    try:
        engine.game = engine.game.undo()
    except IndexError:
        raise CommandError("cannot undo") from None
    return ""


def is_legal(engine: Engine, args: tuple[str, ...]) -> str:
    """`is_legal COLOR VERTEX`: 1 if `play` would be accepted, else 0."""
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
        raise CommandError(_BAD_TURN)
    board = engine.game.board
    color = parse_color(args[0], _BAD_TURN)
    return Turn(color, parse_point(args[1], board.rows, board.columns, _BAD_TURN))


def describe(game: Game) -> str:
    """The board and the state of the game below it."""
    position = game.position
    player = "Black" if position.to_play is Color.BLACK else "White"
    return "\n".join(
        [
            draw_board(game.board),
            f"WHITE (O) has captured {position.lost[0]} stones",
            f"BLACK (X) has captured {position.lost[1]} stones",
            f"Turns: {len(game.turns)}, next to play: {player}",
            f"Rules: {game.rules.id}, komi: {plain(game.komi)}",
        ]
    )

"""Commands that set up a game: board, komi, handicap, position, time.

Sources: GTP version 2, draft 2, 6.3.2 and 6.3.4; `rectangular_boardsize`, `set_position` and
`kata-time_settings` as in KataGo; `kgs-time_settings` as in KGS's GTP client.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from tromp_gui.engine.arguments import (
    CommandError,
    parse_color,
    parse_decimal,
    parse_integers,
    parse_point,
)
from tromp_gui.engine.state import Engine, Game, GameStart, TimeLeft, TimeSettings
from tromp_gui.go.board import Board
from tromp_gui.go.handicap import fixed_points, free_points
from tromp_gui.go.point import Color, Point
from tromp_gui.gtp.vertex import format_vertex

_FEWEST_STONES = 2

_TIME_NUMBERS = {"none": 0, "absolute": 1, "byoyomi": 3, "canadian": 3, "fischer": 2}


def boardsize(engine: Engine, args: tuple[str, ...]) -> str:
    """`boardsize SIDE` or `boardsize COLUMNS ROWS`, and `rectangular_boardsize` likewise, as in
    KataGo: an empty board of this size.
    """
    count = 2 if len(args) == 2 else 1
    columns, *others = parse_integers(args, count, "boardsize not an integer")
    (rows,) = others or (columns,)
    try:
        engine.restart(rows, columns)
    except ValueError:
        raise CommandError("unacceptable size") from None
    return ""


def clear_board(engine: Engine, args: tuple[str, ...]) -> str:
    """`clear_board`: an empty board of the same size; rules, komi and time stay."""
    board = engine.game.board
    engine.restart(board.rows, board.columns)
    return ""


def komi(engine: Engine, args: tuple[str, ...]) -> str:
    """`komi NUMBER`: any decimal number, counted exactly."""
    engine.game = replace(engine.game, komi=parse_decimal(args, "komi not a float"))
    return ""


def fixed_handicap(engine: Engine, args: tuple[str, ...]) -> str:
    """`fixed_handicap STONES`: set up on the traditional points, not as moves."""
    return _place_handicap(engine, args, fixed_points, is_fixed=True)


def place_free_handicap(engine: Engine, args: tuple[str, ...]) -> str:
    """`place_free_handicap STONES`: on points that the engine chooses."""
    return _place_handicap(engine, args, free_points, is_fixed=False)


def _place_handicap(
    engine: Engine,
    args: tuple[str, ...],
    choose: Callable[[int, int, int], list[Point]],
    is_fixed: bool,
) -> str:
    (stones,) = parse_integers(args, 1, "handicap not an integer")
    board = _empty_board(engine)
    if not _FEWEST_STONES <= stones < board.rows * board.columns:
        raise CommandError("invalid handicap")
    try:
        points = tuple(choose(board.rows, board.columns, stones))
    except ValueError:
        raise CommandError("invalid handicap") from None
    if is_fixed:
        opening = GameStart(board.with_stones(black=points), Color.WHITE, stones=len(points))
    else:
        opening = GameStart(board, Color.WHITE, points, len(points))
    _begin(engine, opening)
    return " ".join(map(format_vertex, points))


def set_free_handicap(engine: Engine, args: tuple[str, ...]) -> str:
    """`set_free_handicap VERTEX VERTEX ...`: on these points, in this order."""
    board = _empty_board(engine)
    points = [_stone(word, board) for word in args]
    if len(set(points)) < len(points):
        raise CommandError("repeated vertex")
    if not _FEWEST_STONES <= len(points) < board.rows * board.columns:
        raise CommandError("invalid handicap")
    _begin(engine, GameStart(board, Color.WHITE, tuple(points), len(points)))
    return ""


def set_position(engine: Engine, args: tuple[str, ...]) -> str:
    """`set_position COLOR VERTEX COLOR VERTEX ...`: a new start; Black is to play.

    Chains without a liberty are kept (docs/rules.md, "A move").
    """
    if len(args) % 2:
        raise CommandError("invalid color or coordinate")
    empty = Board.empty(engine.game.board.rows, engine.game.board.columns)
    stones: dict[Color, list[Point]] = {Color.BLACK: [], Color.WHITE: []}
    for color, vertex in zip(args[::2], args[1::2], strict=True):
        stones[parse_color(color)].append(_stone(vertex, empty))
    black, white = stones.values()
    if len({*black, *white}) < len(black) + len(white):
        raise CommandError("repeated vertex")
    _begin(engine, GameStart(empty.with_stones(black, white)))
    return ""


def time_settings(engine: Engine, args: tuple[str, ...]) -> str:
    """`time_settings MAIN BYO_YOMI STONES`."""
    main, byo_yomi, stones = parse_integers(args, 3, "not three integers")
    if min(main, byo_yomi, stones) < 0:
        raise CommandError("negative time settings")
    engine.time_settings = TimeSettings(main, byo_yomi, stones)
    engine.time_left = {}
    return ""


def list_time_settings(engine: Engine, args: tuple[str, ...]) -> str:
    """`kata-list_time_settings`: the systems of `kata-time_settings`."""
    return " ".join(_TIME_NUMBERS)


def kata_time_settings(engine: Engine, args: tuple[str, ...]) -> str:
    """`kata-time_settings none | absolute MAIN | byoyomi MAIN PERIOD PERIODS | canadian MAIN PERIOD
    STONES | fischer MAIN INCREMENT`, also as `kgs-time_settings`; in byo-yomi `time_left` counts
    the periods left.
    """
    system, numbers = (args[0] if args else ""), args[1:]
    if system not in _TIME_NUMBERS:
        raise CommandError("unknown time system")
    told = parse_integers(numbers, _TIME_NUMBERS[system], "wrong time settings")
    if any(each < 0 for each in told):
        raise CommandError("negative time settings")
    main, period, count = (*told, 0, 0, 0)[:3]
    if system == "none":
        settings = TimeSettings(0, 1, 0)
    elif system == "byoyomi":
        settings = TimeSettings(main, period, 1, counts_periods=True)
    elif system == "fischer":
        settings = TimeSettings(main, period, 1)
    else:
        settings = TimeSettings(main, period, count)
    engine.time_settings = settings
    engine.time_left = {}
    return ""


def time_left(engine: Engine, args: tuple[str, ...]) -> str:
    """`time_left COLOR SECONDS STONES`."""
    if len(args) != 3:
        raise CommandError("not a color and two integers")
    color = parse_color(args[0])
    left = TimeLeft(*parse_integers(args[1:], 2, "not a color and two integers"))
    if engine.time_settings and engine.time_settings.counts_periods:
        left = left._replace(stones=min(left.stones, 1))
    engine.time_left = {**engine.time_left, color: left}
    return ""


def _begin(engine: Engine, opening: GameStart) -> None:
    engine.game = Game.new(engine.game.rules, engine.game.komi, opening)


def _empty_board(engine: Engine) -> Board:
    board = engine.game.board
    if board.black | board.white:
        raise CommandError("board not empty")
    return board


def _stone(vertex: str, board: Board) -> Point:
    point = parse_point(vertex, board.rows, board.columns, "invalid coordinate")
    if point is None:
        raise CommandError("invalid coordinate")
    return point

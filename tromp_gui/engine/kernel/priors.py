"""What a move is worth before it was ever tried, in playouts won of this many.

What is worth something counts as this many playouts won, what is worth less than nothing as this
many lost.
"""

from __future__ import annotations

from tromp_gui.engine.kernel.board import (
    BLACK,
    CODE,
    COLOR,
    COLUMNS,
    EMPTY,
    FREE,
    FREES,
    HEAD,
    KO,
    PASS,
    RECORD,
    ROWS,
    STEPS,
    STONES,
    STRIDE,
    WHITE,
    KernelBoard,
    first_point,
    is_in_atari,
)
from tromp_gui.engine.kernel.compiling import Floats, Ints, compiled
from tromp_gui.engine.kernel.ladders import catches, is_lost
from tromp_gui.engine.kernel.nearness import distance_to, spread
from tromp_gui.engine.kernel.shapes import IS_SHAPE
from tromp_gui.engine.kernel.tactics import is_eye, liberties_after, takes, two_liberties
from tromp_gui.engine.kernel.tree import (
    CHILDREN,
    FIRST,
    MOVE,
    NODE,
    PRIOR_VISITS,
    PRIOR_WINS,
    STAT,
    USED,
    add_child,
)

_EVEN = 10.0
"""The playouts of every move, half of them won."""

_STONE, _STONES, _SELF_ATARI, _SHAPE, _LINE, _CORNER = 15.0, 30.0, -10.0, 10.0, 10.0, 20.0
"""What is worth how much: to take or save a stone, or several; to stand in atari; good shape; the
third and fourth line where nothing is near, and their crossings in the corner."""

_SMALLEST_WITH_EDGE = 6
"""From this side on, the first line is the edge of something."""


@compiled
def expand(
    board: KernelBoard,
    reading: Ints,
    shapes: Ints,
    nodes: Ints,
    stats: Floats,
    node: int,
    color: int,
    last: int,
    suicide: int,
) -> None:
    """Give a node its children: every move that may be legal and is not a folly, and the pass.

    Left out are eyes of the player's own, and the first line where nothing is near. `reading` is
    scratch (see `ladders.reading_for`).
    """
    nodes[node * NODE + FIRST] = nodes[USED]
    for index in range(board[FREES]):
        point = board[index * RECORD + FREE]
        if not _is_candidate(board, shapes, point, color, suicide):
            continue
        visits, wins = _EVEN, _EVEN / 2
        shape = _SHAPE if shapes[board[point + CODE]] & IS_SHAPE else 0.0
        for worth in (_urgency(board, reading, point, color), shape, _opening(board, point)):
            visits += abs(worth)
            wins += max(0.0, worth)
        add_child(nodes, stats, point, visits, wins)
    if last != PASS:
        _favour_near(board, reading, nodes, stats, nodes[node * NODE + FIRST], last)
    add_child(nodes, stats, PASS, 2.0, 1.0)
    nodes[node * NODE + CHILDREN] = nodes[USED] - nodes[node * NODE + FIRST]


@compiled
def _is_candidate(board: KernelBoard, shapes: Ints, point: int, color: int, suicide: int) -> bool:
    if point == board[KO] or is_eye(board, shapes, point, color):
        return False
    if liberties_after(board, point, color, 1) == 0 and not takes(board, point, color):
        return suicide != 0 and _has_friend(board, point, color)
    if min(board[ROWS], board[COLUMNS]) < _SMALLEST_WITH_EDGE:
        return True
    return _line(board, point) > 0 or _has_stone_near(board, point)


@compiled
def _has_friend(board: KernelBoard, point: int, color: int) -> bool:
    friends = 0
    for k in range(4):
        friends += board[point + board[STEPS + k] + COLOR] == color
    return friends > 0


@compiled
def _urgency(board: KernelBoard, reading: Ints, point: int, color: int) -> float:
    """What it is worth that a move takes, catches or saves stones, or loses its own."""
    captured = takes(board, point, color)
    if captured:
        return _STONE if captured == 1 else _STONES
    if liberties_after(board, point, color, 2) < 2:
        return _SELF_ATARI
    worth = 0.0
    for k in range(4):
        beside = point + board[STEPS + k]
        value = board[beside + COLOR]
        if value not in (BLACK, WHITE):
            continue
        head = board[beside + HEAD]
        if value == color and is_in_atari(board, head):
            if is_lost(board, reading, head):
                return -_STONE
            worth = max(worth, _STONE)
        elif two_liberties(board, head, reading, len(board)):
            if value == color:
                if _is_rescue(board, reading, point, head):
                    worth = max(worth, _STONE)
            elif catches(board, reading, point, head):
                worth = max(worth, _STONE if board[head + STONES] == 1 else _STONES)
    return worth


@compiled
def _is_rescue(board: KernelBoard, reading: Ints, point: int, head: int) -> bool:
    """Whether a chain, whose two liberties stand in `reading`, could be caught, and has three
    after a move."""
    if liberties_after(board, point, board[head + COLOR], 3) < 3:
        return False
    first, second = reading[len(board)], reading[len(board) + 1]
    return catches(board, reading, first, head) or catches(board, reading, second, head)


@compiled
def _opening(board: KernelBoard, point: int) -> float:
    """What it is worth where a move is, no stone being near."""
    if _has_stone_near(board, point):
        return 0.0
    row, col = _place(board, point)
    down, left = min(row, board[ROWS] - 1 - row), min(col, board[COLUMNS] - 1 - col)
    if down in (2, 3) and left in (2, 3):
        return _CORNER
    return _LINE if min(down, left) in (2, 3) else -_LINE


@compiled
def _line(board: KernelBoard, point: int) -> int:
    """The line of a point, 0 at the edge."""
    row, col = _place(board, point)
    rows, columns = board[ROWS], board[COLUMNS]
    return min(min(row, rows - 1 - row), min(col, columns - 1 - col))


@compiled
def _place(board: KernelBoard, point: int) -> tuple[int, int]:
    offset = point - first_point(board)
    row = offset // board[STRIDE]
    return row, (offset - row * board[STRIDE]) // RECORD


@compiled
def _has_stone_near(board: KernelBoard, point: int) -> bool:
    """Whether a stone is within three steps."""
    row, col = _place(board, point)
    for dy in range(-3, 4):
        if not 0 <= row + dy < board[ROWS]:
            continue
        reach = 3 - abs(dy)
        for dx in range(-reach, reach + 1):
            if 0 <= col + dx < board[COLUMNS]:
                other = point + dy * board[STRIDE] + dx * RECORD
                if board[other + COLOR] != EMPTY:
                    return True
    return False


@compiled
def _favour_near(
    board: KernelBoard, reading: Ints, nodes: Ints, stats: Floats, first: int, last: int
) -> None:
    """Add what it is worth that a move is near the last one, on the board or along chains."""
    spread(board, reading, last)
    for child in range(first, nodes[USED]):
        move = nodes[child * NODE + MOVE]
        worth = max(_nearness(board, move, last), _closeness(distance_to(reading, move)))
        stats[child * STAT + PRIOR_VISITS] += worth
        stats[child * STAT + PRIOR_WINS] += worth


@compiled
def _nearness(board: KernelBoard, point: int, last: int) -> float:
    """What it is worth that a move is near the last one on the board."""
    row, col = _place(board, point)
    other_row, other_col = _place(board, last)
    dy, dx = abs(row - other_row), abs(col - other_col)
    distance = dy + dx + max(dy, dx)
    if distance <= 3:
        return 24.0
    if distance <= 5:
        return 16.0
    if distance <= 7:
        return 8.0
    return 0.0


@compiled
def _closeness(distance: int) -> float:
    """What it is worth that a move is this many steps from the last one along chains."""
    if distance <= 1:
        return 24.0
    if distance == 2:
        return 22.0
    return 8.0 if distance == 3 else 0.0

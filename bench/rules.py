"""The rules core beside sgfmill on the same positions: replay, legal moves, area.

Games come from `tests/data/scoring` (19x19, two passes at the end). The two take turns, each figure
is a median over the rounds; trust the ratios.
"""

from __future__ import annotations

import json
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path
from statistics import median
from time import perf_counter

from sgfmill import boards

from tromp_gui.go.board import Board
from tromp_gui.go.move import Turn
from tromp_gui.go.point import Color, Point
from tromp_gui.go.position import Position
from tromp_gui.scoring.count import area

HERE = Path(__file__).parent
GAMES = HERE.parent / "tests" / "data" / "scoring" / "katago_19x19.jsonl"
SIDE = 19
ROUNDS = 7
LATE = 0.8
"""A late position: after so much of a game."""


def read_games() -> list[list[Turn]]:
    """The turns of every game that fills more than a third of the board."""
    games = []
    for line in GAMES.read_text().splitlines():
        words = json.loads(line)["moves"].split()
        games.append([Turn(Color(word[0]), _point(word[1:])) for word in words])
    return [game for game in games if len(game) > SIDE * SIDE / 3]


def _point(letters: str) -> Point | None:
    if letters == "--":
        return None
    return Point(SIDE - 1 - (ord(letters[1]) - ord("a")), ord(letters[0]) - ord("a"))


def replayed(game: list[Turn]) -> Position:
    """The end of a game under full superko."""
    position = Position.start(Board.empty(SIDE, SIDE))
    for turn in game:
        position = position.play(turn)
    return position


def mill_replayed(game: list[Turn]) -> tuple[boards.Board, set[tuple[tuple[str, ...], ...]]]:
    """The same with sgfmill and the set of all grids (it has no superko of its own)."""
    board, seen = boards.Board(SIDE), {_grid(boards.Board(SIDE))}
    for color, point in game:
        if point is not None:
            board.play(point.row, point.col, color.value.lower())
            grid = _grid(board)
            if grid in seen:
                raise ValueError("superko")
            seen.add(grid)
    return board, seen


def _grid(board: boards.Board) -> tuple[tuple[str, ...], ...]:
    return tuple(map(tuple, board.board))


def mill_legal(
    board: boards.Board, seen: set[tuple[tuple[str, ...], ...]], color: Color
) -> list[Point]:
    """Copy and try each empty point."""
    legal = []
    for row in range(SIDE):
        for col in range(SIDE):
            if board.get(row, col) is None:
                trial = board.copy()
                trial.play(row, col, color.value.lower())
                if _grid(trial) not in seen:
                    legal.append(Point(row, col))
    return legal


def in_turn(ours: Callable[[], object], theirs: Callable[[], object]) -> tuple[float, float]:
    """Median seconds of each, taking turns, after one round that does not count."""
    times: tuple[list[float], list[float]] = ([], [])
    for round_ in range(ROUNDS + 1):
        for work, taken in zip((ours, theirs), times, strict=True):
            begin = perf_counter()
            work()
            if round_:
                taken.append(perf_counter() - begin)
    return median(times[0]), median(times[1])


def show(what: str, times: tuple[float, float], count: int, target: float) -> None:
    """One line: microseconds for one piece of work, and how many times sgfmill's speed."""
    ours, theirs = (seconds / count * 1e6 for seconds in times)
    ratio = theirs / ours
    verdict = "reached" if ratio >= target else "MISSED"
    print(f"{what:34} {ours:9.2f} µs {theirs:9.2f} µs  {ratio:6.1f} x  (aim {target:g}: {verdict})")


def main() -> None:
    """Print the table."""
    games = read_games()
    moves = sum(map(len, games))
    cuts = [game[: int(len(game) * LATE)] for game in games][:20]
    late = [replayed(cut) for cut in cuts]
    mill = [mill_replayed(cut) for cut in cuts]
    stones = [(p.board.black | p.board.white).bit_count() for p in late]
    for position, (board, seen) in zip(late, mill, strict=True):
        assert position.legal_points() == mill_legal(board, seen, position.to_play)
        black, white = area(position.board)
        assert black.bit_count() - white.bit_count() == board.area_score()
    print(f"{len(games)} games, {moves} turns; late positions: {median(stones):g} stones (median)")
    print(f"{'':34} {'tromp_gui':>12} {'sgfmill':>12}")
    replay = in_turn(
        lambda: [replayed(game) for game in games], lambda: [mill_replayed(game) for game in games]
    )
    show("a turn, replayed with superko", replay, moves, 7)
    legal = in_turn(
        lambda: [position.legal_points() for position in late],
        lambda: [mill_legal(b, s, p.to_play) for p, (b, s) in zip(late, mill, strict=True)],
    )
    show("all legal points, late position", legal, len(late), 50)
    ends = [(replayed(game).board, mill_replayed(game)[0]) for game in games]
    scores = in_turn(
        lambda: [area(board) for board, _ in ends for _ in range(20)],
        lambda: [board.area_score() for _, board in ends for _ in range(20)],
    )
    show("area score, end of a game", scores, len(ends) * 20, 20)
    beside_sabaki(games)


def beside_sabaki(games: list[list[Turn]]) -> None:
    """@sabaki/go-board's replay (no superko), where node and the package are there."""
    node = shutil.which("node")
    if node is None:
        print("@sabaki/go-board: node is not here")
        return
    signs = {Color.BLACK: 1, Color.WHITE: -1}
    lines = [[[signs[c], p.col, SIDE - 1 - p.row] for c, p in game if p] for game in games]
    given = json.dumps({"side": SIDE, "rounds": ROUNDS, "games": lines})
    done = subprocess.run(
        [node, str(HERE / "go_board.mjs")], input=given, capture_output=True, text=True, check=False
    )
    print(done.stdout.strip() or done.stderr.strip())


if __name__ == "__main__":
    main()

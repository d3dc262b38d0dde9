"""`check` on real games that repeat: which moves break which superko, against a slow reading.

The slow reading (tests/go/literal.py) keeps a list of all grids and walks the whole of it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Runner
from tests.cli.games import Game, read_games, sgf_of
from tests.go.literal import Left, LiteralGame, after_move, coloring_of
from tests.go.reading import sgf_turns
from tromp_gui.go.board import Board
from tromp_gui.go.move import Turn
from tromp_gui.go.point import Color
from tromp_gui.go.rules import Superko

OVER = {"ogs_17675733": 68}
"""A game that went on after four passes: the turn that repeats comes after its end."""


@pytest.fixture(scope="module")
def games(recorded_games: Path) -> list[Game]:
    return read_games(recorded_games / "ogs_repetitions.jsonl")


@pytest.fixture(scope="module")
def histories(games: list[Game]) -> list[list[tuple[Turn | None, Left]]]:
    """Each game once as turns with the grids they leave; the first is the start."""
    return [list(_history(game)) for game in games]


def _history(game: Game) -> Iterator[tuple[Turn | None, Left]]:
    columns, rows = game["size"]
    grid = coloring_of(Board.empty(rows, columns))
    yield None, Left(grid, None, False, Color.BLACK)
    for turn in sgf_turns(game["moves"], rows):
        grid = grid if turn.point is None else after_move(grid, turn)
        yield turn, Left(grid, turn.color, turn.point is None, turn.color.opponent)


def slowly(history: list[tuple[Turn | None, Left]], superko: Superko) -> dict[int, int]:
    """The moves that repeat, and the turn whose grid they repeat."""
    start = history[0][1]
    game = LiteralGame(Board.empty(1, 1), superko, True, start.following, 0)
    game.history = [start]
    found = {}
    for number, (turn, left) in enumerate(history[1:], 1):
        assert turn is not None
        if turn.point is not None:
            repeated = game.repeated(left.grid, turn.color, left.following)
            present = superko is Superko.POSITIONAL and left.grid == game.grid
            if repeated:
                found[number] = number - 1 if present else repeated[0]
        game.history.append(left)
    return found


def told(line: Mapping[str, Any]) -> dict[int, int]:
    return {
        each["turn"]: each["repeats"]
        for each in line["illegal"]
        if each["reason"] in ("ko", "superko")
    }


@pytest.mark.parametrize("superko", Superko)
def test_which_moves_break_which_superko(
    run: Runner,
    tmp_path: Path,
    games: list[Game],
    histories: list[list[tuple[Turn | None, Left]]],
    superko: Superko,
) -> None:
    for index, game in enumerate(games):
        (tmp_path / f"{index:02}.sgf").write_text(sgf_of(game))
    rules = f"tromp-taylor; superko={superko.value}"
    lines = run("check", tmp_path, "--format", "json", "--rules", rules).games
    assert len(lines) == len(games) == 20
    for game, history, line in zip(games, histories, lines, strict=True):
        wanted = slowly(history, superko)
        wanted.pop(OVER.get(game["id"], 0), None)
        assert told(line) == wanted, game["id"]
        assert all(each["reason"] != "not-your-turn" for each in line["illegal"])


def test_the_readings_differ_on_these_games(
    histories: list[list[tuple[Turn | None, Left]]],
) -> None:
    """Else the comparison would prove little."""
    broken = {
        superko: {(n, turn) for n, each in enumerate(histories) for turn in slowly(each, superko)}
        for superko in Superko
    }
    assert broken[Superko.POSITIONAL] > broken[Superko.SITUATIONAL] >= broken[Superko.NATURAL]
    assert broken[Superko.SITUATIONAL]
    assert not broken[Superko.SIMPLE]
    assert len(broken[Superko.POSITIONAL]) >= 10


def test_the_sentence_names_the_earlier_turn_and_how_long_ago_it_was(
    run: Runner, tmp_path: Path, games: list[Game]
) -> None:
    file = tmp_path / "game.sgf"
    for game in games:
        file.write_text(sgf_of(game))
        text = run("check", file, "--rules", "tromp-taylor").out
        for each in game["repetitions"]:
            move, earlier = each["move"], each["repeats"][0][0]
            if move == OVER.get(game["id"]):
                continue
            place = f"after move {earlier}" if earlier else "at the start"
            ago = f"That was {move - earlier} moves ago."
            if move - earlier == 1:
                ago = "The board would not change."
            assert f"repeat the position {place} (positional superko). {ago}" in text, game["id"]
            assert f"Turn {move}, " in text

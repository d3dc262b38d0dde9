"""What KataGo makes of a few files (its own expected dumps): stones, turns, and both boards."""

from __future__ import annotations

import json
from pathlib import Path
from typing import NamedTuple

import pytest

from tromp_gui.go.board import Board
from tromp_gui.go.point import Color
from tromp_gui.gtp.vertex import format_vertex
from tromp_gui.record.node import Tree
from tromp_gui.record.replay import Replay
from tromp_gui.record.terms import terms_of
from tromp_gui.sgf.reader import read

SIGNS = {Color.BLACK: "X", Color.WHITE: "O"}


class Dump(NamedTuple):
    """A file, and what KataGo printed for it."""

    name: str
    sgf: str
    lines: list[str]

    def value(self, name: str) -> str:
        """What is after a word at the beginning of a line."""
        return next(line for line in self.lines if line.startswith(name)).split()[-1]

    def listed(self, first: str, last: str) -> list[str]:
        """The lines between two others."""
        return self.lines[self.lines.index(first) + 1 : self.lines.index(last)]

    def board(self, heading: str) -> str:
        """The board drawn after a heading; the last move has a digit behind it."""
        below = self.lines[self.lines.index(heading) :]
        rows = [line[3:] for line in below if line[:2].strip().isdecimal()][
            : int(self.value("ySize"))
        ]
        return "\n".join("".join(sign for sign in row if sign in ".XO") for row in rows)


def dumps() -> list[Dump]:
    here = Path(__file__).parents[3] / "shared" / "data" / "sgf" / "katago"
    copied = Path(__file__).parents[1] / "data" / "sgf" / "katago"
    paths = [each / "testsgf_strings.json" for each in (here, copied)]
    found = next((path for path in paths if path.is_file()), None)
    entries = json.loads(found.read_text()) if found else []
    return [
        Dump(entry["name"], entry["sgf"][0], entry["expected_output"][0].splitlines())
        for entry in entries
        if entry["expected_output"] and "placements" in entry["expected_output"][0]
    ]


DUMPS = dumps()
if not DUMPS:
    pytest.skip("KataGo's dumps are not here", allow_module_level=True)


@pytest.fixture(params=DUMPS, ids=lambda dump: dump.name)
def dump(request: pytest.FixtureRequest) -> Dump:
    """One of the files."""
    found = request.param
    assert isinstance(found, Dump)
    return found


def tree_of(dump: Dump) -> Tree:
    (tree,) = read(dump.sgf.encode()).games
    assert isinstance(tree, Tree)
    return tree


def flat(board: Board) -> str:
    return board.diagram().replace(" ", "")


def test_there_are_some() -> None:
    assert len(DUMPS) == 4


def test_size_depth_and_komi(dump: Dump) -> None:
    tree = tree_of(dump)
    assert (tree.columns, tree.rows) == (int(dump.value("xSize")), int(dump.value("ySize")))
    assert len(list(tree.main_line())) == int(dump.value("depth"))
    if tree.root.has("KM"):
        assert terms_of(tree)[1].komi == float(dump.value("komi"))


def test_stones_set_up(dump: Dump) -> None:
    tree = tree_of(dump)
    placed = [
        f"{sign} {format_vertex(point)}"
        for name, sign in (("AB", "X"), ("AW", "O"))
        for point in tree.codec.points(tree.root.get(name))
    ]
    assert sorted(placed) == sorted(dump.listed("placements", "moves"))


def test_turns(dump: Dump) -> None:
    tree = tree_of(dump)
    replay = Replay(tree, terms_of(tree)[1].rules)
    turns = [played.turn for node in tree.main_line() for played in replay.at(node).played]
    made = [f"{SIGNS[turn.color]} {format_vertex(turn.point).lower()}" for turn in turns]
    wanted = [line[:2] + line[2:].lower() for line in dump.listed("moves", "Initial board hist")]
    assert made == wanted


def test_both_boards(dump: Dump) -> None:
    tree = tree_of(dump)
    replay = Replay(tree, terms_of(tree)[1].rules)
    *_, last = tree.main_line()
    assert flat(replay.at(tree.root).position.board) == dump.board("Initial board hist")
    assert flat(replay.at(last).position.board) == dump.board("Final board hist")

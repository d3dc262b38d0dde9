"""The sample games: legal, commented, and counted as their results say."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from itertools import pairwise

import pytest

from tromp_gui.cli.main import main
from tromp_gui.go.move import Illegal
from tromp_gui.go.position import Position
from tromp_gui.gtp.vertex import format_vertex, parse_vertex
from tromp_gui.record.node import Node, Tree
from tromp_gui.record.replay import Replay
from tromp_gui.record.terms import terms_of
from tromp_gui.scoring.count import count
from tromp_gui.session.language import ENGLISH, LANGUAGES
from tromp_gui.sgf import reader, writer
from tromp_gui.ui.window.start import sample_games, sample_path

BOARDS = 8
MARKED = {
    1: "B5 C4 C5 F6",
    4: "B2 F8 F9 G8 H8 J8",
    5: "B1 B2",
    7: "L7 L8",
}
"""The dead stones of *Who owns what?*, a game counted from 0 each; the others have none."""

_POINT = re.compile(r"(?<![A-Za-z])[A-HJ-N](?:1[0-3]|[1-9])(?![0-9])")
"""A point in a sentence of any language."""

_VERTEX = re.compile(r"\b[A-HJ-N](?:1[0-3]|[1-9])\b")


def games(key: str) -> list[Tree]:
    """The games of a sample, all readable, in a file with nothing to fix."""
    collection = reader.read(sample_path(key).read_bytes())
    assert not collection.repairs
    trees = [game for game in collection.games if isinstance(game, Tree)]
    assert len(trees) == len(collection.games)
    return trees


def everything() -> list[Tree]:
    return [tree for sample in sample_games() for tree in games(sample.key)]


def walk(node: Node) -> Iterator[Node]:
    """A node and all below it, variations too."""
    yield node
    for child in node.children:
        yield from walk(child)


def replay(tree: Tree) -> Replay:
    return Replay(tree, terms_of(tree)[1].rules)


def last_position(tree: Tree) -> Position:
    return replay(tree).at(list(tree.main_line())[-1]).position


def scores(capsys: pytest.CaptureFixture[str], *arguments: str) -> list[dict[str, object]]:
    """What `tromp-gui score` says of the boards to score."""
    code = main(["score", *arguments, "--format", "json", str(sample_path("who-owns-what"))])
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert code == int(any(line["agrees"] is not True for line in lines))
    return lines


def test_every_sample_offered_is_there() -> None:
    folder = sample_path("first-game").parent
    assert {path.stem for path in folder.glob("*.sgf")} == {each.key for each in sample_games()}


@pytest.mark.parametrize("tree", everything())
def test_every_move_is_legal_in_variations_too(tree: Tree) -> None:
    moments = replay(tree)
    for node in walk(tree.root):
        for played in moments.at(node).played:
            assert not isinstance(played.illegal, Illegal), played


@pytest.mark.parametrize("tree", everything())
def test_rules_komi_and_result_are_reported(tree: Tree) -> None:
    info, terms = terms_of(tree)
    assert not terms.gaps
    assert terms.rules.id == "tromp-taylor"
    assert info.result
    assert info.game_name


@pytest.mark.parametrize("tree", everything())
def test_every_game_ends_with_two_passes(tree: Tree) -> None:
    assert last_position(tree).passes == 2


@pytest.mark.parametrize("tree", everything())
def test_comments_name_points_of_the_board(tree: Tree) -> None:
    for node in walk(tree.root):
        for name in _VERTEX.findall("".join(node.get("C"))):
            assert parse_vertex(name, tree.rows, tree.columns) is not None, name


@pytest.mark.parametrize("key", [sample.key for sample in sample_games()])
def test_the_files_are_as_we_write_them(key: str) -> None:
    data = sample_path(key).read_bytes()
    assert writer.write(games(key)) == data


_TRANSLATED = [
    (code, sample.key)
    for code in LANGUAGES
    for sample in sample_games()
    if code != ENGLISH and sample_path(sample.key, code) != sample_path(sample.key, ENGLISH)
]
"""A language may be without them: its window shows the English ones."""


@pytest.mark.parametrize(("code", "key"), _TRANSLATED)
def test_a_translation_says_it_of_the_same_game(code: str, key: str) -> None:
    """Only the words differ, and each comment names the same points."""
    path = sample_path(key, code)
    assert path != sample_path(key)
    ours = reader.read(path.read_bytes())
    assert not ours.repairs
    trees = [game for game in ours.games if isinstance(game, Tree)]
    assert writer.write(trees) == path.read_bytes()
    for english, tree in zip(games(key), trees, strict=True):
        pairs = zip(walk(english.root), walk(tree.root), strict=True)
        for before, after in pairs:
            assert before.identifiers == after.identifiers
            for name in before.identifiers:
                words = after.get(name) != before.get(name)
                assert words == (name in ("C", "GN")), f"{name} {after.get(name)}"
            assert _points(before) == _points(after)


def _points(node: Node) -> set[str]:
    return set(_POINT.findall("".join(node.get("C"))))


def test_the_recorded_results_are_the_counts(capsys: pytest.CaptureFixture[str]) -> None:
    for sample in sample_games():
        assert main(["score", str(sample_path(sample.key))]) == 0
        assert main(["check", str(sample_path(sample.key))]) == 0
    assert "Black won by 16, as counted" in capsys.readouterr().out


def test_the_first_game_has_a_word_on_every_move() -> None:
    (tree,) = games("first-game")
    assert all(node.get("C") for node in walk(tree.root))
    assert sum(1 for _ in tree.main_line()) == 49


def test_the_first_game_names_the_point_it_speaks_of() -> None:
    (tree,) = games("first-game")
    at_point = 0
    for node in tree.main_line():
        point = tree.codec.point(node.get(node.move_color.value)[0]) if node.move_color else None
        if point is not None:
            at_point += format_vertex(point) in node.get("C")[0]
    assert at_point >= 35


def test_the_first_game_has_captures_and_a_ko() -> None:
    (tree,) = games("first-game")
    moments = replay(tree)
    lost = [moments.at(node).position.lost for node in tree.main_line()]
    assert sum(a != b for a, b in pairwise(lost)) == 5
    taken = next(node for node in tree.main_line() if "This is called a ko" in node.get("C")[0])
    position = moments.at(taken).position
    point = parse_vertex("D5", 9, 9)
    assert point not in position.legal_points()
    assert "after move 36" in taken.get("C")[0]


def test_the_boards_are_eight_from_5_to_13() -> None:
    boards = games("who-owns-what")
    assert len(boards) == BOARDS
    assert min(tree.rows for tree in boards) == 5
    assert max(tree.rows for tree in boards) == 13


def test_the_boards_begin_with_nothing_marked_and_a_question() -> None:
    for tree in games("who-owns-what"):
        *before, last = tree.main_line()
        assert tree.root.get("C")
        assert last.get("C")
        assert not any(node.properties.keys() & {"TB", "TW", "TGDD"} for node in before)


def test_marking_the_dead_gives_the_recorded_results(capsys: pytest.CaptureFixture[str]) -> None:
    for number in range(BOARDS):
        line = scores(capsys, "--dead", MARKED.get(number, "none"))[number]
        assert line["agrees"] is True, line
    assert [line["dead"] for line in scores(capsys)] == [
        sorted(MARKED.get(number, "").split(), key=_by_row) for number in range(BOARDS)
    ]


def _by_row(vertex: str) -> tuple[int, str]:
    return int(vertex[1:]), vertex[0]


def test_without_marking_the_boards_with_dead_stones_differ(
    capsys: pytest.CaptureFixture[str],
) -> None:
    lines = scores(capsys, "--dead", "none")
    assert {number for number, line in enumerate(lines) if not line["agrees"]} == set(MARKED)


def test_eleven_points_are_neutral_between_the_walls() -> None:
    tree = games("who-owns-what")[2]
    terms = terms_of(tree)[1]
    assert count(last_position(tree).board, terms.rules, frozenset(), terms.komi).neutral == 11
    assert "Eleven points are neutral" in list(tree.main_line())[-1].get("C")[0]


def test_both_sides_of_the_seki_share_their_two_liberties() -> None:
    board = last_position(games("who-owns-what")[3]).board
    inner, outer = (parse_vertex(name, 9, 9) for name in ("D1", "B1"))
    assert inner is not None
    assert outer is not None
    assert board.liberties(inner) == board.liberties(outer)
    assert {format_vertex(point) for point in board.liberties(inner)} == {"C1", "G1"}


def test_in_the_seki_whoever_begins_loses_stones() -> None:
    position = last_position(games("who-owns-what")[3])
    start, cut = (parse_vertex(name, 9, 9) for name in ("C1", "G1"))
    assert start is not None
    assert cut is not None
    for color in (position.to_play, position.to_play.opponent):
        board = position.board.play(color, start)
        stones = board.chain(start)
        assert len(stones) > 1
        after = board.play(color.opponent, cut)
        assert all(after.at(point) is not color for point in stones)


def test_the_ko_stone_cannot_be_taken_after_two_passes() -> None:
    position = last_position(games("who-owns-what")[5])
    e4, d4 = (parse_vertex(name, 7, 7) for name in ("E4", "D4"))
    assert e4 is not None
    assert position.board.liberties(e4) == {d4}
    assert d4 not in position.legal_points()


def test_white_takes_all_its_own_stones() -> None:
    tree = games("who-owns-what")[6]
    moments = [replay(tree).at(node).position for node in tree.main_line()]
    assert moments[1].lost == (0, 15)
    assert moments[1].white == 0

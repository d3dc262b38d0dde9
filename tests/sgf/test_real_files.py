"""Other people's files: each opens or gets one sentence, and the reference checker agrees."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from sgfmill import sgf_grammar

from tests.sgf.fuzz import TOO_LONG
from tromp_gui.record.codec import Properties
from tromp_gui.record.node import Tree
from tromp_gui.sgf.collection import Collection, GameError, SgfError
from tromp_gui.sgf.reader import read
from tromp_gui.sgf.writer import write_as
from tromp_gui.wording.files import unreadable_game

COPIED = Path(__file__).parents[1] / "data"
COMPARED_WITH_SGFMILL = 40
SHARED = Path(__file__).parents[3] / "shared" / "data"
DATA = SHARED if (SHARED / "sgf").is_dir() else COPIED
FILES = sorted(
    path.relative_to(DATA / "sgf").as_posix()
    for path in (DATA / "sgf").glob("*/**/*")
    if path.is_file() and not path.relative_to(DATA / "sgf").parts[0].startswith("L")
)
JUDGED = sorted(
    verdict["file"]
    for verdict in json.loads((DATA / "sgf-sgfc" / "verdicts.json").read_text())
    if verdict["exit"] in (0, 5) and verdict["normalised_written"]
)
CORRECTED = sorted(
    verdict["file"]
    for verdict in json.loads((DATA / "sgf-sgfc" / "verdicts.json").read_text())
    if verdict["exit"] == 10 and verdict["normalised_written"]
)
ANOTHER_WAY = {"sgf4j/long-format-aw.sgf", "sgfc/test.sgf"}
"""Of values that are no points the checker makes others (of a list with commas its first point):
ours are kept and reported; points between commas are read, all else changes nothing."""
NO_SGF = {
    "analyze-sgf/t-gb2312.gib",
    "katrain/handicap2.ngf",
    "ogs-raw/ogs_10326627.sgf",  # a server's error page
    "ruby-sgfparser/12098710-203-Patrice-shigazaru-upside-down.gtp",
    "ruby-sgfparser/12098710-203-Patrice-shigazaru.gtp",
    "ruby-sgfparser/12483156-096-Kamilia13-BTRON.gtp",
    "sente/invalid-sgf/empty file.txt",
    "sente/invalid-sgf/giberish 3.txt",
    "sente/invalid-sgf/giberish 7.txt",
    "sente/invalid-sgf/where the streets have no name.txt",
    "sgfc/COPYING.sgfc",
    "sgfc/README",
    "sgfc/escaping-output.txt",
    "libsgfcplusplus/escaping-output.txt",
    "sgfc/mixed-encoding-output.txt",
    "sgfc/test-output.txt",
    "sgfc/test-roun-output.txt",
}
NO_CHARSET = "sabaki-sgf/no-ca.sgf"
"""Chinese without CA; the reference checker takes it for Latin-1, as FF[4] says."""


def trees(collection: Collection) -> list[Tree]:
    return [game for game in collection.games if isinstance(game, Tree)]


def all_properties(collection: Collection) -> list[list[Properties]]:
    """All nodes of all games in pre-order, without what the writer sets."""
    games = [[node.properties for node in tree] for tree in trees(collection)]
    for game in games:
        for identifier in ("FF", "GM", "CA", "AP", "SZ"):
            game[0].pop(identifier, None)
    return games


def events(tree: Tree) -> Iterator[tuple[object, ...]]:
    """Setup and turns of the main line; setup before a turn where one node holds both."""
    for node in tree.main_line():
        properties = node.properties
        for identifier in ("AB", "AW", "AE"):
            if points := tree.codec.points(properties.get(identifier, ())):
                yield (identifier, *sorted(points))
        for identifier in properties:
            if identifier in ("B", "W"):
                yield identifier, tree.codec.point(properties[identifier][0])


def test_there_are_files() -> None:
    assert len(FILES) >= 80
    assert len(JUDGED) >= 40


@pytest.mark.parametrize("name", FILES)
def test_a_file_opens_or_is_not_sgf(name: str) -> None:
    data = (DATA / "sgf" / name).read_bytes()
    if name in NO_SGF:
        with pytest.raises(SgfError):
            read(data)
        return
    for game in read(data).games:
        if isinstance(game, GameError):
            assert "\n" not in unreadable_game(game)
        else:
            assert all(node.properties is not None for node in game)


@pytest.mark.parametrize(
    "name", [*JUDGED, *(name for name in CORRECTED if name not in ANOTHER_WAY)]
)
def test_the_main_line_is_that_of_the_reference_checker(name: str) -> None:
    ours = trees(read((DATA / "sgf" / name).read_bytes()))
    theirs = trees(read((DATA / "sgf-sgfc" / f"{name}.norm.sgf").read_bytes()))
    assert [(tree.rows, tree.columns) for tree in ours] == [
        (tree.rows, tree.columns) for tree in theirs
    ]
    for our_tree, their_tree in zip(ours, theirs, strict=True):
        assert list(events(our_tree)) == list(events(their_tree))


@pytest.mark.parametrize("name", [name for name in JUDGED if name != NO_CHARSET])
def test_every_move_and_comment_is_that_of_the_reference_checker(name: str) -> None:
    ours = trees(read((DATA / "sgf" / name).read_bytes()))
    theirs = trees(read((DATA / "sgf-sgfc" / f"{name}.norm.sgf").read_bytes()))
    for our_tree, their_tree in zip(ours, theirs, strict=True):
        assert list(moves_and_comments(our_tree)) == list(moves_and_comments(their_tree))


def moves_and_comments(tree: Tree) -> Iterator[tuple[str, object]]:
    """Every B, W and C in pre-order."""
    for node in tree:
        properties = node.properties
        for identifier in sorted(properties.keys() & {"B", "W"}):
            yield identifier, tree.codec.point(properties[identifier][0])
        if "C" in properties and (text := tree.codec.text(properties["C"][0]).strip()):
            yield "C", " ".join(text.split())


Maps = list[list[list[tuple[str, list[bytes]]]]]
"""Games, nodes in pre-order, properties in order."""


def sgfmill_maps(data: bytes) -> Maps:
    """The property maps of all games as sgfmill's tokeniser sees them."""
    games = []
    for game in sgf_grammar.parse_sgf_collection(data):
        maps, waiting = [], [game]
        while waiting:
            part = waiting.pop()
            maps += [list(properties.items()) for properties in part.sequence]
            waiting += reversed(part.children)
        games.append(maps)
    return games


def our_maps(collection: Collection) -> Maps:
    """The same of what we read, in UTF-8."""
    return [
        [
            [
                (name, [value.encode("utf-8", "surrogateescape") for value in values])
                for name, values in node.properties.items()
            ]
            for node in tree
        ]
        for tree in trees(collection)
    ]


def shape(tree: Tree) -> list[int]:
    """How deep each node lies, in pre-order."""
    return [len(node.path) for node in tree]


@pytest.mark.parametrize("name", [name for name in FILES if name not in NO_SGF])
def test_writing_and_reading_again_keeps_every_property(name: str) -> None:
    first = read((DATA / "sgf" / name).read_bytes())
    if not trees(first):
        pytest.skip("no game of Go in it")
    written = write_as(trees(first), first.save_encoding).data
    second = read(written)
    assert all_properties(second) == all_properties(first)
    assert [shape(tree) for tree in trees(second)] == [shape(tree) for tree in trees(first)]
    if not TOO_LONG.search(written):
        assert sgfmill_maps(written) == our_maps(second)


def test_what_we_read_is_what_sgfmill_reads() -> None:
    compared = 0
    for name in FILES:
        data = (DATA / "sgf" / name).read_bytes()
        if name in NO_SGF or name.startswith("sgfc/"):
            continue
        collection = read(data)
        if collection.encoding != "utf-8" or len(trees(collection)) != len(collection.games):
            continue
        try:
            theirs = sgfmill_maps(data)
        except ValueError:
            continue
        compared += 1
        assert our_maps(collection) == theirs, name
    assert compared >= COMPARED_WITH_SGFMILL

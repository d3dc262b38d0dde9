"""Random trees survive the round trip; random bytes are read or refused, never more."""

from __future__ import annotations

from hypothesis import example, given
from hypothesis import strategies as st
from sgfmill import sgf_grammar

from tromp_gui.record.codec import Properties
from tromp_gui.record.node import Tree
from tromp_gui.sgf.collection import SgfError
from tromp_gui.sgf.header import new_tree
from tromp_gui.sgf.reader import read
from tromp_gui.sgf.writer import write, write_as

identifiers = st.from_regex(r"[A-Z]{1,3}", fullmatch=True).filter(
    lambda name: name not in ("FF", "GM", "CA", "AP", "SZ")
)
texts = st.text(st.characters(exclude_categories=["Cs"]), max_size=30)
SGF_TOKENS = [
    "(",
    ")",
    ";",
    "[",
    "]",
    "\\",
    "B",
    "AW",
    "C",
    "[aa]",
    "(;",
    "1",
    ":",
    " ",
    "\n",
    "黒",
]
soup = st.lists(st.sampled_from(SGF_TOKENS), max_size=60).map("".join)


def values(tree: Tree) -> st.SearchStrategy[tuple[str, ...]]:
    return st.lists(texts.map(tree.codec.escape), min_size=1, max_size=3).map(tuple)


def as_read(identifier: str, values: tuple[str, ...]) -> tuple[str, ...]:
    """The values, those of several comments joined."""
    return ("\n".join(values),) if identifier in ("C", "GC") else values


@st.composite
def grown_trees(draw: st.DrawFn) -> Tree:
    """A tree of any shape with any properties."""
    side = st.integers(1, 52)
    tree = new_tree(draw(side), draw(side))
    properties = st.dictionaries(identifiers, values(tree), max_size=4)
    for count in range(draw(st.integers(0, 15))):
        node = tree.add(draw(st.integers(0, count)), draw(st.integers(0, 3)), {})
        for identifier, value in draw(properties).items():
            tree.replace(node.id, identifier, as_read(identifier, value))
    return tree


def content(tree: Tree) -> list[tuple[int, Properties]]:
    """Depth and properties of every node."""
    return [(len(node.path), node.properties) for node in tree]


def sgfmill_content(data: bytes) -> list[list[dict[str, list[bytes]]]]:
    games = []
    for game in sgf_grammar.parse_sgf_collection(data):
        maps: list[dict[str, list[bytes]]] = []
        waiting = [game]
        while waiting:
            part = waiting.pop()
            maps += part.sequence
            waiting += reversed(part.children)
        games.append(maps)
    return games


@given(st.lists(grown_trees(), min_size=1, max_size=3))
def test_trees_survive_the_round_trip(trees: list[Tree]) -> None:
    collection = read(write(trees))
    assert collection.repairs == ()
    again = [game for game in collection.games if isinstance(game, Tree)]
    assert [(tree.rows, tree.columns) for tree in again] == [
        (tree.rows, tree.columns) for tree in trees
    ]
    assert [content(tree) for tree in again] == [content(tree) for tree in trees]


@given(grown_trees())
def test_sgfmill_reads_the_same_from_what_we_write(tree: Tree) -> None:
    (theirs,) = sgfmill_content(write([tree]))
    assert [
        {name: [value.encode() for value in values] for name, values in node.properties.items()}
        for node in tree
    ] == theirs


@given(st.binary(max_size=300) | soup.map(str.encode) | soup.map(lambda s: f"(;{s})".encode()))
@example(b"(;\xff")
@example(b"(;[")
@example(b"(;C[\\")
def test_any_bytes_are_read_and_written_or_refused(data: bytes) -> None:
    try:
        collection = read(data)
    except SgfError:
        return
    trees = [game for game in collection.games if isinstance(game, Tree)]
    again = read(write_as(trees, collection.save_encoding).data) if trees else None
    if again is None:
        return
    same = [game for game in again.games if isinstance(game, Tree)]
    for tree in [*trees, *same]:
        for identifier in ("FF", "GM", "CA", "AP", "SZ"):
            tree.replace(0, identifier, None)
    assert [content(tree) for tree in same] == [content(tree) for tree in trees]


@given(soup.map(lambda text: f"(;{text})".encode()))
def test_where_sgfmill_finds_no_fault_we_read_the_same(data: bytes) -> None:
    try:
        theirs = sgfmill_content(data)
    except ValueError:
        return
    collection = read(data)
    if collection.repairs:
        return
    ours = [
        [
            {name: [value.encode() for value in values] for name, values in node.properties.items()}
            for node in tree
        ]
        for tree in collection.games
        if isinstance(tree, Tree)
    ]
    for game in theirs:
        for properties in game:
            if "C" in properties:
                properties["C"] = [b"\n".join(properties["C"])]
    assert ours == theirs

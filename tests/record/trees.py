"""Trees for the tests of the record: written as SGF, drawn as text, changed at random."""

from __future__ import annotations

from hypothesis import strategies as st

from tromp_gui.record.edits import AddNode, Edit, Edits, RemoveNode, SetProperty
from tromp_gui.record.node import Node, Tree
from tromp_gui.sgf.reader import read

Shape = tuple[int, list[tuple[str, tuple[str, ...]]], list["Shape"]]


def grown(text: str) -> Tree:
    """The one game of an SGF text."""
    (tree,) = read(text.encode()).games
    assert isinstance(tree, Tree)
    return tree


def shape(node: Node) -> Shape:
    """Everything of a node and below it: id, properties in their order, children."""
    return node.id, list(node.properties.items()), [shape(child) for child in node.children]


def picture(tree: Tree) -> str:
    """The ids of a tree: "0 1 (2 3) (4)" is a line of two nodes that parts."""

    def line(node: Node) -> str:
        children = list(node.children)
        if len(children) == 1:
            return f"{node.id} {line(children[0])}"
        return " ".join([str(node.id), *(f"({line(child)})" for child in children)])

    return line(tree.root)


PROPERTIES = st.dictionaries(
    st.sampled_from(["B", "W", "C", "AB", "XY"]),
    st.lists(st.sampled_from(["", "aa", "bb", "c\\]"]), min_size=1, max_size=2).map(tuple),
    max_size=3,
)


@st.composite
def edits(draw: st.DrawFn, tree: Tree, depth: int = 1) -> Edit:
    """An edit that can be applied to the tree as it is."""
    ids = [node.id for node in tree]
    kinds = ["set", "add", *(["remove"] if len(ids) > 1 else []), *(["many"] if depth else [])]
    kind = draw(st.sampled_from(kinds))
    if kind == "remove":
        return RemoveNode(draw(st.sampled_from(ids[1:])))
    if kind == "add":
        return AddNode(draw(st.sampled_from(ids)), draw(st.integers(0, 3)), draw(PROPERTIES))
    if kind == "set":
        name = draw(st.sampled_from(["B", "C", "XY", "NEW"]))
        values = draw(st.sampled_from([None, ("aa",), ("x", "y")]))
        index = draw(st.one_of(st.none(), st.integers(0, 3)))
        return SetProperty(draw(st.sampled_from(ids)), name, values, index)
    same = st.builds(SetProperty, st.sampled_from(ids), st.just("C"), st.just(("z",)), st.none())
    added = st.builds(AddNode, st.sampled_from(ids), st.integers(0, 2), PROPERTIES)
    return Edits(tuple(draw(st.lists(st.one_of(same, added), max_size=4))))

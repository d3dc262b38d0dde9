"""Signs, names, numbers and figures of a node."""

from __future__ import annotations

from decimal import Decimal

import pytest

from tests.record.trees import grown, shape
from tromp_gui.record import signs
from tromp_gui.record.node import Node
from tromp_gui.record.signs import Annotation


def sgf(node: Node) -> str:
    return "".join(f"{name}[{']['.join(v)}]" for name, v in node.properties.items())


@pytest.mark.parametrize(
    ("before", "annotation", "after"),
    [
        ("", Annotation.GOOD_MOVE, "TE[1]"),
        ("TE[1]", Annotation.GOOD_MOVE, "TE[2]"),
        ("TE[2]", Annotation.GOOD_MOVE, ""),
        ("TE[]", Annotation.GOOD_MOVE, "TE[2]"),
        ("BM[2]C[c]", Annotation.GOOD_MOVE, "C[c]TE[1]"),
        ("DO[]", Annotation.INTERESTING, "IT[]"),
        ("IT[]", Annotation.INTERESTING, ""),
        ("GB[1]TE[1]", Annotation.GOOD_FOR_WHITE, "TE[1]GW[1]"),
        ("UC[1]", Annotation.EVEN, "DM[1]"),
        ("DM[1]GB[1]", Annotation.DOUBTFUL, "DM[1]GB[1]DO[]"),
        ("HO[1]BM[1]", Annotation.HOTSPOT, "HO[2]BM[1]"),
    ],
)
def test_further_clicks_make_it_stronger_and_then_remove_it(
    before: str, annotation: Annotation, after: str
) -> None:
    tree = grown(f"(;SZ[5];{before})")
    kept = shape(tree.root)
    back = signs.toggle_annotation(tree.node(1), annotation).apply(tree)
    assert sgf(tree.node(1)) == after
    back.apply(tree)
    assert shape(tree.root) == kept


@pytest.mark.parametrize("annotation", Annotation)
def test_each_can_be_said_and_is_read_back(annotation: Annotation) -> None:
    tree = grown("(;SZ[5];B[aa])")
    node = tree.node(1)
    for wanted in (1, annotation.most, 0):
        signs.annotate(node, annotation, wanted).apply(tree)
        assert signs.strength(node, annotation) == wanted
        assert signs.signs_of(node) == ((annotation,) if wanted else ())


def test_a_name_is_one_line_and_escaped() -> None:
    tree = grown("(;SZ[5];B[aa])")
    signs.set_name(tree, tree.node(1), "a]b\\").apply(tree)
    assert signs.name_of(tree, tree.node(1)) == "a]b\\"
    signs.set_name(tree, tree.node(1), "").apply(tree)
    assert sgf(tree.node(1)) == "B[aa]"
    assert signs.name_of(tree, tree.node(1)) == ""


@pytest.mark.parametrize(("value", "text"), [("3.5", "3.5"), ("-0.50", "-0.5"), ("0", "0")])
def test_the_value_of_a_position(value: str, text: str) -> None:
    tree = grown("(;SZ[5];V[what])")
    node = tree.node(1)
    assert signs.value_of(node) is None
    signs.set_value(node, Decimal(value)).apply(tree)
    assert node.get("V") == (text,)
    assert signs.value_of(node) == Decimal(value)
    signs.set_value(node, None).apply(tree)
    assert not node.has("V")


def test_move_numbers() -> None:
    tree = grown("(;SZ[5];B[aa]MN[x];W[bb]MN[12])")
    assert [signs.move_number_of(node) for node in tree] == [None, None, 12]
    signs.set_move_number(tree.node(1), 7).apply(tree)
    assert signs.move_number_of(tree.node(1)) == 7
    signs.set_move_number(tree.node(1), None).apply(tree)
    assert not tree.node(1).has("MN")


def test_figures() -> None:
    tree = grown("(;SZ[5];FG[];FG[257:Figure 2];B[aa])")
    assert [signs.figure_of(tree, node) for node in tree] == [None, "", "Figure 2", None]
    signs.set_figure(tree, tree.node(3), "a:b]").apply(tree)
    assert signs.figure_of(tree, tree.node(3)) == "a:b]"
    signs.set_figure(tree, tree.node(3), "").apply(tree)
    assert tree.node(3).get("FG") == ("",)
    signs.set_figure(tree, tree.node(3), None).apply(tree)
    assert not tree.node(3).has("FG")


def test_print_mode() -> None:
    tree = grown("(;SZ[5];PM[2];PM[9])")
    assert [signs.print_mode_of(node) for node in tree] == [None, 2, None]
    signs.set_print_mode(tree.root, 0).apply(tree)
    assert tree.root.get("PM") == ("0",)
    signs.set_print_mode(tree.root, None).apply(tree)
    assert not tree.root.has("PM")

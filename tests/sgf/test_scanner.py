"""The tolerant scanner: shapes of trees, repairs, and badly damaged files."""

from __future__ import annotations

import tracemalloc

import pytest

from tromp_gui.record.node import Node, Tree
from tromp_gui.sgf.reader import read
from tromp_gui.sgf.repairs import RepairKind
from tromp_gui.sgf.scanner import Scanner
from tromp_gui.sgf.values import SgfCodec


def plant(source: bytes, start: int, end: int) -> Tree:
    return Tree(SgfCodec(19, 19), 19, 19, source, start, end)


def scan(text: str) -> Scanner:
    scanner = Scanner(text.encode(), plant)
    for _ in scanner.run():
        pass
    return scanner


def shown(node: Node) -> str:
    """A tree of one-letter names as text: a(b c(d e))."""
    below = " ".join(shown(child) for child in node.children)
    return node.get("N")[0] + (f"({below})" if below else "")


def games(text: str) -> list[str]:
    """The games in `text`, where a small letter after `;` stands for a node of that name."""
    for letter in "abcdefg":
        text = text.replace(f";{letter}", f";N[{letter}]")
    return [shown(tree.root) for tree in scan(text).trees]


def kinds(text: str) -> list[RepairKind]:
    for letter in "abcdefg":
        text = text.replace(f";{letter}", f";N[{letter}]")
    return [note.kind for note in scan(text).notes]


@pytest.mark.parametrize(
    ("text", "trees"),
    [
        ("(;a)", ["a"]),
        ("(;a;b;c)", ["a(b(c))"]),
        ("(;a(;b)(;c;d))", ["a(b c(d))"]),
        ("(;a(;b(;c)(;d))(;e)(;f))", ["a(b(c d) e f)"]),
        ("(;a(;b(;c(;d))))", ["a(b(c(d)))"]),
        ("(;a)(;b)", ["a", "b"]),
        (" \n( ;a\n\t( ;b )\r\n( ;c ) ) \n", ["a(b c)"]),
    ],
)
def test_what_is_in_order_needs_no_repair(text: str, trees: list[str]) -> None:
    assert games(text) == trees
    assert kinds(text) == []


@pytest.mark.parametrize(
    ("text", "trees", "repairs"),
    [
        ("hello (;a)", ["a"], [RepairKind.TEXT_OUTSIDE]),
        ("(;a) and (;b) bye", ["a", "b"], [RepairKind.TEXT_OUTSIDE] * 2),
        ("(;a;b", ["a(b)"], [RepairKind.UNCLOSED_GAME]),
        ("(;a(;b(;c", ["a(b(c))"], [RepairKind.UNCLOSED_GAME]),
        ("(;a))(;b)", ["a", "b"], [RepairKind.STRAY_CLOSE]),
        ("(;a(;b)();c)", ["a(b c)"], [RepairKind.EMPTY_VARIATION]),
        ("(;a((;b)(;c)))", ["a(b c)"], [RepairKind.EMPTY_VARIATION]),
        ("(;a((;b);c)(;d))", ["a(b c d)"], [RepairKind.EMPTY_VARIATION]),
        ("(;a(;b);c;d)", ["a(b c(d))"], []),
        ("(;a)\n;b", ["a(b)"], [RepairKind.STRAY_NODE, RepairKind.UNCLOSED_GAME]),
        ("(;a;b);c;d)", ["a(b(c(d)))"], [RepairKind.STRAY_NODE]),
        ("(;a(;b));c)(;d)", ["a(b c)", "d"], [RepairKind.STRAY_NODE]),
        (";FF[1]N[a];b)", ["a(b)"], [RepairKind.MISSING_OPEN]),
        (";FF[1]N[a];b(;c)(;d))", ["a(b(c d))"], [RepairKind.MISSING_OPEN]),
        (
            "(;FF[4]N[a];b\n(;FF[4]N[c];d)",
            ["a(b)", "c(d)"],
            [RepairKind.UNCLOSED_GAME],
        ),
        ("(;a(;b) N[c];d)", ["a(b c(d))"], [RepairKind.MISSING_SEMICOLON]),
        ("(;a) N[b] (;c)", ["a", "c"], [RepairKind.TEXT_OUTSIDE]),
        ("(N[a];b)", ["a(b)"], [RepairKind.MISSING_SEMICOLON]),
        ("(;a(;b)( N[c]))", ["a(b c)"], [RepairKind.MISSING_SEMICOLON]),
        ("((;a)(;b))", ["a", "b"], [RepairKind.STRAY_CLOSE]),
        (
            "see (; below) (;a)",
            ["a"],
            [RepairKind.TEXT_OUTSIDE, RepairKind.TEXT_OUTSIDE, RepairKind.STRAY_CLOSE],
        ),
    ],
)
def test_what_is_out_of_order_is_put_right_and_noted(
    text: str, trees: list[str], repairs: list[RepairKind]
) -> None:
    assert games(text) == trees
    assert kinds(text) == repairs


def test_brackets_and_semicolons_in_values_are_text() -> None:
    (tree,) = scan(r"(;C[(;a)\]) ; \\];N[b])").trees
    assert tree.root.get("C") == (r"(;a)\]) ; \\",)
    assert tree.node(1).get("N") == ("b",)


@pytest.mark.parametrize(
    ("text", "comment"),
    [
        ("(;N[a]C[half a comment (;", "half a comment (;"),
        ("(;N[a]C[ends in an escape\\", "ends in an escape"),
        ("(;N[a]C[ends in a backslash\\\\", "ends in a backslash\\\\"),
    ],
)
def test_a_value_never_closed_runs_to_the_end(text: str, comment: str) -> None:
    scanner = scan(text)
    assert scanner.trees[0].root.properties == {"N": ("a",), "C": (comment,)}
    assert [note.kind for note in scanner.notes] == [
        RepairKind.UNCLOSED_VALUE,
        RepairKind.UNCLOSED_GAME,
    ]


def test_each_move_may_open_a_variation_that_nobody_closes() -> None:
    (tree,) = scan("(;N[r]" + "(;B[aa](;W[bb]" * 200).trees
    assert sum(1 for _ in tree.main_line()) == 401


def test_repairs_say_where() -> None:
    repairs = read("(;C[黒]\n;C[二])x\n (;)  ( \n\n 黒 ))".encode()).repairs
    assert [(repair.kind, repair.line, repair.column, repair.detail) for repair in repairs] == [
        (RepairKind.TEXT_OUTSIDE, 2, 7, "x"),
        (RepairKind.TEXT_OUTSIDE, 5, 2, "黒"),
    ]


def test_repairs_are_noted_up_to_a_thousand() -> None:
    notes = scan("(;)" + ")" * 5000).notes
    assert len(notes) == 1001
    assert notes[-1].kind is RepairKind.TOO_MANY


@pytest.mark.parametrize("closed", [True, False])
def test_variations_may_be_nested_a_hundred_thousand_deep(closed: bool) -> None:
    depth = 100_000
    (tree,) = scan("(;B[aa]" * depth + ")" * depth * closed).trees
    assert sum(1 for _ in tree.main_line()) == depth


def test_a_node_may_have_a_hundred_thousand_variations() -> None:
    (tree,) = scan("(;" + "(;B[aa])" * 100_000 + ")").trees
    assert sum(1 for _ in tree.root.children) == 100_000


@pytest.mark.parametrize(
    "junk",
    ["(", ")", ";", "[", "]", "\\", "(;", "( ", "A", "A ", "(A", "[\\", ";[", "(;A[", "(;[]", "()"],
)
@pytest.mark.parametrize("length", [100_000, pytest.param(1_000_000, marks=pytest.mark.slow)])
def test_much_of_the_same_is_read_in_one_pass(junk: str, length: int) -> None:
    for prefix in ("", "(;", "(;C["):
        scan(prefix + junk * (length // len(junk)))


def test_the_pass_stops_now_and_then() -> None:
    offsets = list(Scanner(b"(;" + b";B[aa]" * 10_000 + b")", plant).run())
    assert len(offsets) > 10
    assert offsets == sorted(offsets)


def test_the_bytes_of_a_file_are_not_copied() -> None:
    data = b"(;SZ[9]" + (b";B[aa]C[" + b"x" * 400 + b"]") * 1000 + b")"
    tracemalloc.start()
    try:
        tree = read(data).games[0]
        grown, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert isinstance(tree, Tree)
    assert tree.node(1000).raw == b"B[aa]C[" + b"x" * 400 + b"]"
    assert grown < len(data) / 2

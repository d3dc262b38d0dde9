"""Opening by content: what a file or a text from the clipboard is."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tromp_gui.record.node import Tree
from tromp_gui.sgf.collection import FileForm, SgfError
from tromp_gui.sgf.opening import read_any, read_text
from tromp_gui.sgf.repairs import RepairKind

BOARD = ". X O\nX O .\n. X O\n"


def only(text: str) -> Tree:
    """The one game in a text."""
    (game,) = read_text(text).games
    assert isinstance(game, Tree)
    return game


def test_sgf_is_read_as_sgf() -> None:
    collection = read_any(b"(;SZ[9];B[aa])")
    assert collection.form is FileForm.SGF
    assert collection.repairs == ()


def test_sgf_inside_other_text() -> None:
    collection = read_text("Look at this:\n\n(;SZ[9]PB[Ann];B[aa])\n\nNice, isn't it?")
    assert collection.form is FileForm.SGF
    assert [repair.kind for repair in collection.repairs] == [RepairKind.TEXT_OUTSIDE] * 2
    assert only("see (;SZ[9]PB[黒];B[aa])").root.get("PB") == ("黒",)


def test_a_quoted_game() -> None:
    tree = only("> (;SZ[9]PB[Ann]\n> ;B[aa]\n> > ;W[bb]C[one\n> two])\n")
    assert [node.get("B") + node.get("W") for node in tree] == [(), ("aa",), ("bb",)]
    assert tree.node(2).get("C") == ("one\ntwo",)


def test_a_text_that_only_begins_like_a_quotation_is_left_alone() -> None:
    assert only("(;C[> a\n> b])").root.get("C") == ("> a\n> b",)


def test_a_drawn_board() -> None:
    collection = read_text("What now?\n\n" + BOARD + "\nBlack to play")
    assert collection.form is FileForm.DIAGRAM
    root = only(BOARD + "Black to play").root
    assert root.get("AB") == ("ba", "ab", "bc")
    assert root.get("AW") == ("ca", "bb", "cc")
    assert root.get("PL") == ("B",)
    assert (root.get("SZ"), root.get("CA")) == (("3",), ("UTF-8",))


@pytest.mark.parametrize("text", ["", "hello", "\0\1", ". . .\n. . .", "STO 0 2 1 99 99"])
def test_data_without_a_game(text: str) -> None:
    with pytest.raises(SgfError):
        read_text(text)


def test_an_encoding_may_be_chosen() -> None:
    data = "(;PB[黒])".encode("shift_jis")
    (game,) = read_any(data, encoding="shift_jis").games
    assert isinstance(game, Tree)
    assert game.root.get("PB") == ("黒",)
    with pytest.raises(LookupError):
        read_any(data, encoding="no such thing")


PIECES = (
    "\\HS", "\\GS", "STO 0 1 1 ", "INI 0 1 ", "3", "99999999", "\n", "\n", "[Header]", "[Data]",
    "Size=", "Hdcp=", "PP,B1,0,0", "19", "PMABBQQQQ", "$$B", "$$ | . X 1 |", "$$ ---", "X",
    "O", ". ", "+", "\\[GAMETAG=", "GONGJE:", "T1-2-3", "\\]", "Date=2001/02/03", "黒", "٣", "²",
)  # fmt: skip
SOUP = st.lists(st.sampled_from(PIECES), max_size=60).map("".join)


@given(SOUP)
def test_whatever_is_in_it_opens_or_is_refused(text: str) -> None:
    try:
        collection = read_any(text.encode())
    except SgfError:
        return
    for game in collection.games:
        assert isinstance(game, Tree)
        assert all(node.properties is not None for node in game)

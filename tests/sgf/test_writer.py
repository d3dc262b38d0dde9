"""Writing: the header, the order of everything, and lines of a sensible length."""

from __future__ import annotations

import pytest
from sgfmill import sgf, sgf_grammar

from tromp_gui import __version__
from tromp_gui.go.point import Point
from tromp_gui.record.codec import Properties
from tromp_gui.record.node import Tree
from tromp_gui.sgf import writer
from tromp_gui.sgf.collection import Collection, GameError
from tromp_gui.sgf.header import new_tree
from tromp_gui.sgf.reader import read
from tromp_gui.sgf.writer import write, write_as


def rewritten(text: str) -> str:
    """A file, read and written again."""
    trees = [game for game in read(text.encode()).games if isinstance(game, Tree)]
    return write(trees).decode("utf-8")


def test_a_new_record() -> None:
    assert write([new_tree(19, 19)]).decode() == (
        f"(;FF[4]GM[1]CA[UTF-8]AP[tromp_gui:{__version__}]SZ[19])\n"
    )


@pytest.mark.parametrize(
    ("rows", "columns", "size"), [(9, 9, "9"), (9, 13, "13:9"), (52, 1, "1:52")]
)
def test_a_new_record_has_its_size(rows: int, columns: int, size: str) -> None:
    tree = new_tree(rows, columns)
    assert tree.root.get("SZ") == (size,)
    (again,) = read(write([tree])).games
    assert isinstance(again, Tree)
    assert (again.rows, again.columns) == (rows, columns)


def test_sgfmill_opens_what_we_write() -> None:
    tree = new_tree(9, 9)
    move = tree.add(0, 0, {"B": (tree.codec.format_point(Point(0, 8)),)})
    tree.add(move.id, 0, {"W": (tree.codec.format_point(None),), "C": (tree.codec.escape("a]\\"),)})
    game = sgf.Sgf_game.from_bytes(write([tree]))
    assert [node.get_move() for node in game.get_main_sequence()] == [
        (None, None),
        ("b", (0, 8)),
        ("w", None),
    ]
    assert game.get_last_node().get("C") == "a]\\"


def test_the_header_is_set_in_its_place() -> None:
    assert rewritten("(;PB[x]FF[3]CA[gb2312]AP[a:1][b]SZ[19:19])") == (
        "(;GM[1]PB[x]FF[4]CA[UTF-8]AP[a:1][b]SZ[19:19])\n"
    )


def test_a_missing_header_comes_first() -> None:
    assert rewritten("(;PB[x])") == (
        f"(;FF[4]GM[1]CA[UTF-8]AP[tromp_gui:{__version__}]SZ[19]PB[x])\n"
    )


def test_properties_and_values_keep_their_order() -> None:
    text = rewritten("(;FF[4];ZZ[q]C[x]B[aa]AB[dp][pd][dd]KO[])")
    assert text.endswith("\n;ZZ[q]C[x]B[aa]AB[dp][pd][dd]KO[])\n")


def test_values_are_written_as_they_were_read() -> None:
    value = "a\\]b\\\\ c\\:d\r\n soft\\\nbreak \t"
    assert f"C[{value}]" in rewritten(f"(;C[{value}])")


def test_variations_begin_lines() -> None:
    text = rewritten("(;FF[4];B[aa](;W[bb];B[cc](;W[dd])(;W[ee]))(;W[ff]))")
    assert text.split("\n", 1)[1] == (";B[aa]\n(;W[bb];B[cc]\n(;W[dd])\n(;W[ee]))\n(;W[ff]))\n")


def test_lines_are_no_longer_than_they_need_be() -> None:
    text = rewritten("(;FF[4]" + ";B[aa];W[bb]C[some words]" * 500 + ")")
    lines = text.splitlines()
    assert max(map(len, lines)) <= 79
    assert len(lines) < len(text) / 60


def test_a_long_property_is_not_broken() -> None:
    comment = "word " * 100
    assert f"C[{comment}]" in rewritten(f"(;B[aa]C[{comment}])")


def test_a_node_without_properties_stays() -> None:
    assert rewritten("(;FF[4];;B[aa];)").endswith("\n;;B[aa];)\n")


def test_games_follow_one_another() -> None:
    text = rewritten("(;PB[a])(;PB[b])")
    assert [line[-6:] for line in text.splitlines()] == ["PB[a])", "PB[b])"]


def test_a_changed_node_is_written_as_changed() -> None:
    (tree,) = read(b"(;FF[4];B[aa]C[old]XX[y])").games
    assert isinstance(tree, Tree)
    tree.replace(1, "C", ("new",))
    assert b";B[aa]C[new]XX[y])" in write([tree])


@pytest.mark.parametrize("text", ["(;FF[4]" + "(;B[aa]" * 100_000, "(;FF[4]" + ";B[aa]" * 100_000])
def test_a_hundred_thousand_nodes_deep(text: str) -> None:
    (tree,) = read(text.encode()).games
    assert isinstance(tree, Tree)
    (again,) = read(write([tree])).games
    assert isinstance(again, Tree)
    assert sum(1 for _ in again.main_line()) == 100_001


def test_writing_again_changes_nothing() -> None:
    once = rewritten("(;B[aa]\n\n C[x](;W[bb]  ;B[cc])(;W[dd]N [y]))")
    assert rewritten(once) == once


def test_a_game_that_cannot_be_opened_is_written_as_it_was() -> None:
    chess, unsized = read(b"(;GM[3]SZ[8];W[e4])(;FF[4]SZ[19x];B[aa])").games
    assert isinstance(chess, GameError)
    assert isinstance(unsized, GameError)
    text = write([chess.tree, unsized.tree]).decode()
    assert "GM[3]SZ[8]\n;W[e4])" in text
    assert "SZ[19x]\n;B[aa])" in text


def test_a_file_with_bytes_that_do_not_fit_stays_in_its_encoding() -> None:
    collection = read(b"(;CA[windows-1252]C[Z\xfcrich \xe9\xe8 \x81])")
    (tree,) = collection.games
    assert isinstance(tree, Tree)
    written = write_as([tree], collection.save_encoding)
    assert (written.encoding, written.lacking) == ("cp1252", "")
    assert b"CA[windows-1252]C[Z\xfcrich \xe9\xe8 \x81]" in written.data


def test_characters_outside_the_encoding_are_named_and_the_file_becomes_utf_8() -> None:
    collection = read(b"(;CA[windows-1252]C[Z\xfcrich \xe9\xe8 \x81])")
    (tree,) = collection.games
    assert isinstance(tree, Tree)
    tree.replace(0, "N", ("黒 and 白 and 黒",))
    written = write_as([tree], collection.save_encoding)
    assert (written.encoding, written.lacking) == ("utf-8", "黒白")
    assert "CA[UTF-8]C[Zürich éè ".encode() + b"\x81]N[" in written.data


def test_a_broken_character_at_the_end_of_a_value_does_not_swallow_its_bracket() -> None:
    collection = read("(;C[黑棋这里应该先走，白\xb2".encode("gb18030")[:-4] + b"\xb2")
    (tree,) = collection.games
    assert isinstance(tree, Tree)
    written = write_as([tree], collection.save_encoding)
    (again,) = read(written.data).games
    assert isinstance(again, Tree)
    assert again.root.get("C") == tree.root.get("C")
    assert "\udcb2" in again.root.get("C")[0]


def test_utf_8_is_utf_8() -> None:
    assert write_as([new_tree(9, 9)], "utf-8")[1:] == ("utf-8", "", True)


def test_what_is_not_a_property_is_kept_and_the_file_is_in_order() -> None:
    text = "(;SZ[9]oh]dear(;[x\\]y]B[aa] 3 KO;W[bb]\\7)(;B[cc]V[\\]] a]b ))"
    written = write([tree for tree in read(text.encode()).games if isinstance(tree, Tree)])
    nodes = [sgf_grammar.parse_sgf_game(written)]
    found = []
    while nodes:
        tree = nodes.pop()
        found += [value for node in tree.sequence for value in node.get("TGKT", [])]
        nodes += reversed(tree.children)
    kept = [sgf_grammar.text_value(value) for value in found]
    assert kept == [b"oh]dear", b"[x\\]y]", b"3 KO", b"\\7", b"a]b"]
    assert write([tree for tree in read(written).games if isinstance(tree, Tree)]) == written


def test_an_edit_leaves_what_is_kept_in_its_place() -> None:
    (tree,) = read(b"(;SZ[9]odd;B[aa]junk)").games
    assert isinstance(tree, Tree)
    tree.replace(1, "C", ("said",))
    assert write([tree]).decode().endswith("SZ[9]TGKT[odd]\n;B[aa]TGKT[junk]C[said])\n")


def test_points_with_commas_stay_as_they_are_written() -> None:
    assert rewritten("(;SZ[9];AB[aa,bb][cc])").endswith(";AB[aa,bb][cc])\n")


# What is written is read as the same games


@pytest.mark.parametrize("declared", ["", "CA[UTF-8]", "CA[nonsense]"])
def test_a_guessed_encoding_becomes_utf_8(declared: str) -> None:
    data = f"(;{declared}PB[常昊]PW[马晓春];B[aa])".encode("gb18030")
    collection = read(data)
    written = write_as(collection.trees, collection.save_encoding)
    assert written.encoding == "utf-8"
    assert "CA[UTF-8]" in written.data.decode()
    assert "PB[常昊]PW[马晓春]" in written.data.decode()


def test_a_stray_byte_takes_no_move_away() -> None:
    """A lead byte before a bracket, which two guesses read differently."""
    data = b"(;GM[1]FF[4]SZ[19]KM[6.5];B[qn];W[qc]\x8d\n;B[pc];W[qd];B[qf])"
    for encoding in (None, "cp1252"):
        collection = read(data, encoding=encoding)
        again = read(write_as(collection.trees, collection.save_encoding).data)
        assert properties(again) == properties(collection)
        assert len(properties(again)) == 6


def test_what_utf_8_cannot_be_recognised_by_gets_its_mark() -> None:
    collection = read(b"(;CA[UTF-8];C[\x8d];B[aa])", encoding="utf-8")
    written = write_as(collection.trees, collection.save_encoding)
    assert written.is_same
    assert properties(read(written.data)) == properties(collection)
    assert write_as(read(written.data).trees, "utf-8") == written


def test_bytes_that_are_utf_8_though_the_file_is_not() -> None:
    data = "(;CA[EUC-JP]C[囲碁名人戦 ".encode("euc_jp") + "Ё".encode() + b" \xff]"
    collection = read(data)
    assert collection.trees[0].root.get("C") == ("囲碁名人戦 Ё \udcff",)
    again = read(write_as(collection.trees, collection.save_encoding).data)
    assert properties(again) == properties(collection)


def properties(collection: Collection) -> list[Properties]:
    """Those of all nodes, without what the writer sets."""
    own = ("FF", "GM", "CA", "AP", "SZ")
    return [
        {name: values for name, values in node.properties.items() if name not in own}
        for tree in collection.trees
        for node in tree
    ]


def test_what_would_be_read_as_another_game_is_not_written(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """No tree is known for which that happens, so the writer is made to err."""
    collection = read(b"(;SZ[9];B[aa];W[bb](;B[cc])(;B[dd]))")
    for missing in (")", "B[cc]", ";W[bb]"):

        def without(text: str, part: str = missing) -> bytes:
            return text.replace(part, "", 1).encode()

        monkeypatch.setattr(writer, "_utf8", without)
        assert not write_as(collection.trees, "utf-8").is_same

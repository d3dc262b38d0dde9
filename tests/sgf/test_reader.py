"""Reading a file: sizes, kinds of game, and one sentence if it has none."""

from __future__ import annotations

import pytest

from tromp_gui.disk import FileProblemKind
from tromp_gui.record.node import Tree
from tromp_gui.sgf.collection import GameError, SgfError
from tromp_gui.sgf.diagnosis import diagnose
from tromp_gui.sgf.header import HeaderProblem
from tromp_gui.sgf.reader import memory_needed, read, read_in_slices
from tromp_gui.sgf.repairs import RepairKind
from tromp_gui.sgf.writer import write_as


def only(data: bytes) -> Tree | GameError:
    """The one game of a file."""
    (game,) = read(data).games
    return game


@pytest.mark.parametrize(
    ("size", "rows", "columns"),
    [
        ("", 19, 19),
        ("SZ[]", 19, 19),
        ("SZ[9]", 9, 9),
        ("SZ[ 13 ]", 13, 13),
        ("SZ[1]", 1, 1),
        ("SZ[52]", 52, 52),
        ("SZ[13:9]", 9, 13),
        ("SZ[1:52]", 52, 1),
        ("SZ[19:19]", 19, 19),
        ("SZ[9]SZ[13]", 9, 9),
    ],
)
def test_the_size_is_columns_by_rows(size: str, rows: int, columns: int) -> None:
    game = only(f"(;GM[1]{size};B[aa])".encode())
    assert isinstance(game, Tree)
    assert (game.rows, game.columns) == (rows, columns)


@pytest.mark.parametrize(
    "size", ["0", "53", "19x", "19x19", "-10", "13:0", "13:53", ":9", "9:", "9:9:9", "1e1", "٩"]
)
def test_an_invalid_size(size: str) -> None:
    game = only(f"(;SZ[{size}];B[aa])".encode())
    assert isinstance(game, GameError)
    assert (game.problem, game.value) == (HeaderProblem.BAD_SIZE, size)


def test_a_size_of_a_megabyte_is_named_in_short() -> None:
    game = only(b"(;SZ[" + b"9" * 1_000_000 + b"])")
    assert isinstance(game, GameError)
    assert len(game.value) <= 40


def test_another_game_than_go_gets_a_sentence() -> None:
    game = only(b"(;GM[3]SZ[8];W[e4])")
    assert isinstance(game, GameError)
    assert (game.problem, game.value) == (HeaderProblem.OTHER_GAME, "3")
    assert (game.problem, game.value) == (HeaderProblem.OTHER_GAME, "3")


@pytest.mark.parametrize("kind", ["", "GM[]", "GM[1]", "GM[ 1 ]", "GM[01]", "GM[game of go]"])
def test_what_names_no_other_game_is_go(kind: str) -> None:
    assert isinstance(only(f"(;{kind})".encode()), Tree)


def test_a_game_that_cannot_be_opened_leaves_the_others_alone() -> None:
    first, second, third = read(b"(;SZ[9];B[aa])(;SZ[0];B[aa](;W[bb]))(;SZ[5];B[bb])").games
    assert isinstance(first, Tree)
    assert isinstance(second, GameError)
    assert isinstance(third, Tree)
    assert (first.rows, third.rows) == (9, 5)
    assert [node.properties for node in second.tree] == [
        {"SZ": ("0",)},
        {"B": ("aa",)},
        {"W": ("bb",)},
    ]


@pytest.mark.parametrize(
    ("data", "problem"),
    [
        (b"", FileProblemKind.EMPTY),
        (b" \n ", FileProblemKind.EMPTY),
        (b"\x7fELF\0\0\1", FileProblemKind.BINARY),
        (b"komi 6.5\nplay B Q4", FileProblemKind.NO_GAME),
        (b"smile (; and wave", FileProblemKind.NO_GAME),
        (b"\0\1\2 (;B[aa]) \0", FileProblemKind.BINARY),
        (b"\xef\xbb\xbf", FileProblemKind.EMPTY),
        (b"\xff\xfe", FileProblemKind.EMPTY),
        (b"PNG \xff\xd8 [", FileProblemKind.NO_GAME),
    ],
)
def test_what_is_not_sgf(data: bytes, problem: FileProblemKind) -> None:
    with pytest.raises(SgfError) as caught:
        read(data)
    assert caught.value.problem is problem


def test_a_guessed_encoding_is_reported() -> None:
    collection = read(b"(;C[Z\xfcrich])")
    assert [(repair.kind, repair.detail) for repair in collection.repairs] == [
        (RepairKind.GUESSED_ENCODING, "cp1252")
    ]
    assert (collection.encoding, collection.save_encoding) == ("cp1252", "utf-8")


def test_a_file_of_another_encoding_is_saved_in_utf_8() -> None:
    collection = read("(;CA[Shift_JIS]C[表示])".encode("shift_jis"))
    assert (collection.encoding, collection.save_encoding) == ("shift_jis", "utf-8")
    assert collection.repairs == ()


def test_reading_may_be_done_in_slices() -> None:
    data = b"(;" + b";B[aa]" * 5000 + b")"
    slices = read_in_slices(data)
    done = []
    try:
        while True:
            done.append(next(slices))
    except StopIteration as finished:
        collection = finished.value
    assert len(done) >= 10
    assert done == sorted(done)
    assert 0 == done[0] < done[-1] <= 1
    assert sum(1 for _ in collection.games[0]) == 5001


def test_the_first_game_is_announced_when_its_root_is_read() -> None:
    told: list[Tree] = []
    slices = read_in_slices(b"(;SZ[9]" + b";B[aa]" * 5000 + b")(;SZ[13])", begun=told.append)
    assert next(slices) == 0
    assert told == []
    next(slices)
    (tree,) = told
    assert tree.rows == 9
    sizes = [sum(1 for _ in tree.main_line())]
    while (done := next(slices, None)) is not None:
        assert done <= 1
        sizes.append(sum(1 for _ in tree.main_line()))
    assert sizes[0] < 500
    assert sizes == sorted(sizes)
    assert sizes[-1] == 5001
    assert len(told) == 1


def test_a_first_game_without_a_board_is_not_announced() -> None:
    told: list[Tree] = []
    list(read_in_slices(b"(;SZ[99];B[aa])(;SZ[9])", begun=told.append))
    assert told == []


def test_slices_of_no_sgf_raise() -> None:
    with pytest.raises(SgfError):
        list(read_in_slices(b"nothing"))


def test_an_encoding_may_be_named() -> None:
    data = "(;C[表示])".encode("shift_jis")
    collection = read(data, encoding="Shift_JIS")
    (tree,) = collection.games
    assert isinstance(tree, Tree)
    assert tree.root.get("C") == ("表示",)
    assert (collection.encoding, collection.save_encoding) == ("shift_jis", "utf-8")
    assert collection.repairs == ()


def test_a_wrong_choice_keeps_every_byte() -> None:
    data = "(;GM[1]FF[4]SZ[19]C[Zürich 表示 ".encode() + b"\xff])"
    collection = read(data, encoding="ascii")
    (tree,) = collection.games
    assert isinstance(tree, Tree)
    assert [each.kind for each in collection.repairs] == [RepairKind.BAD_BYTES]
    assert collection.repairs[0].column == 31
    assert tree.root.get("C") == ("Zürich 表示 \udcff",)
    assert "Zürich 表示 ".encode() + b"\xff" in write_as([tree], collection.save_encoding).data


def test_an_encoding_that_nobody_knows() -> None:
    with pytest.raises(LookupError):
        read(b"(;)", encoding="Klingon")


def test_a_wrong_charset_is_reported() -> None:
    repairs = read("(;CA[ISO-8859-1]C[黒])".encode()).repairs
    assert [(each.kind, each.detail) for each in repairs] == [
        (RepairKind.WRONG_CHARSET, "ISO-8859-1"),
        (RepairKind.GUESSED_ENCODING, "utf-8"),
    ]


def test_utf_16_that_breaks_off_in_a_character_is_reported() -> None:
    data = "(;FF[4]C[黒])".encode("utf-16")[:-1]
    assert RepairKind.REPLACED_BYTES in [each.kind for each in read(data).repairs]


def test_a_file_that_takes_too_much_memory_says_how_much() -> None:
    data = b"(" + b";" * 30_000_000
    with pytest.raises(SgfError) as caught:
        read(data)
    assert caught.value.problem is FileProblemKind.NEEDS_MEMORY
    assert caught.value.needed == memory_needed(data)
    with pytest.raises(SgfError):
        read(b"(;)", memory=1)
    assert read(b"(;)", memory=memory_needed(b"(;)")).games


@pytest.mark.parametrize("times", [100, pytest.param(1000, marks=pytest.mark.slow)])
@pytest.mark.parametrize(
    ("begin", "again", "end"),
    [
        (b"", b"(;B[aa]" * 100, b""),
        (b"(;C[a]", b"\0" * 1_000, b";C[\0\0])"),
        (b"(;AB", b"[aa]" * 300, b")"),
        (b"(;", b"A" * 1_000, b"[x])"),
        (b"(;C[", b"word " * 2_000, b""),
        (b"(;C[", bytes(range(128, 256)) * 10, b"])"),
        (b"", b"(;FF[4](;FF[4]" * 20, b""),
        (b"", b"(;B[aa]))(" * 50, b""),
    ],
)
def test_monsters_are_read_and_reported_on(
    begin: bytes, again: bytes, end: bytes, times: int
) -> None:
    data = begin + again * times + end
    collection = read(data)
    assert collection.games
    assert set(collection.repairs) <= set(diagnose(data))


@pytest.mark.slow
@pytest.mark.parametrize(
    "data", [b"(;C[" + b"w\xe9rd " * 20_000_000 + b"])", b"(;" + b";B[aa];W[bb]" * 500_000 + b")"]
)
def test_a_comment_of_100_mb_and_a_million_moves(data: bytes) -> None:
    (game,) = read(data).games
    assert isinstance(game, Tree)
    assert write_as([game], "utf-8").is_same

"""The time and memory for reading any file grow with its size, never with the square."""

from __future__ import annotations

import pytest

from tests.growth import TIMES, assert_memory_is_linear, assert_time_is_linear
from tests.hostile import ENCODED, FOREIGN, KINDS, file_of
from tromp_gui.go.point import Color
from tromp_gui.record.node import Tree
from tromp_gui.record.points import with_points, without
from tromp_gui.record.replay import Replay
from tromp_gui.record.terms import terms_of
from tromp_gui.sgf.candidates import candidates
from tromp_gui.sgf.collection import Collection, SgfError
from tromp_gui.sgf.detection import sample
from tromp_gui.sgf.diagnosis import diagnose
from tromp_gui.sgf.opening import read_any, read_text
from tromp_gui.sgf.reader import read
from tromp_gui.sgf.values import SgfCodec
from tromp_gui.sgf.writer import write

SIZE, MANY = 10_000, 50_000
FEW = (
    "one odd byte behind a long line", "open brackets", "compressed point list", "siblings",
    "different rectangles", "gib of long lines", "lines", "junk between properties",
)  # fmt: skip
"""Kinds that once took quadratic time, and others that are slow to read."""


def opened(data: bytes) -> Collection | None:
    """The file read; None if there is no game in it."""
    try:
        return read_any(data)
    except SgfError:
        return None


def reported(data: bytes) -> object:
    """The repair report of the file."""
    try:
        return diagnose(data)
    except SgfError:
        return None


def looked_at(data: bytes) -> object:
    """The first game as it is first shown, and written again."""
    collection = opened(data)
    game = collection.games[0] if collection else None
    if not isinstance(game, Tree):
        return None
    _, terms = terms_of(game)
    return Replay(game, terms.rules).at(game.root), write([game])


@pytest.mark.parametrize("kind", KINDS)
def test_reading_takes_time_as_the_file_is_long(kind: str) -> None:
    """Quadratic time was once found in several of these kinds."""
    assert_time_is_linear(opened, file_of(kind, SIZE), file_of(kind, TIMES * SIZE))


@pytest.mark.parametrize("kind", FEW)
@pytest.mark.parametrize("act", [reported, looked_at])
def test_the_report_and_the_first_look_take_time_as_the_file_is_long(
    kind: str, act: type[object]
) -> None:
    assert_time_is_linear(act, file_of(kind, SIZE), file_of(kind, TIMES * SIZE))


@pytest.mark.slow
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("act", [opened, reported, looked_at])
def test_all_else_takes_time_as_the_file_is_long(kind: str, act: type[object]) -> None:
    assert_time_is_linear(act, file_of(kind, MANY), file_of(kind, TIMES * MANY))


@pytest.mark.parametrize("kind", FEW)
def test_reading_holds_memory_as_the_file_is_long(kind: str) -> None:
    small, large = file_of(kind, SIZE // 2), file_of(kind, TIMES * SIZE // 2)
    for act in (opened, looked_at):
        assert_memory_is_linear(act, small, large)


@pytest.mark.slow
@pytest.mark.parametrize("kind", KINDS)
def test_all_reading_holds_memory_as_the_file_is_long(kind: str) -> None:
    for act in (opened, looked_at, reported):
        assert_memory_is_linear(act, file_of(kind, MANY), file_of(kind, TIMES * MANY))


@pytest.mark.slow
@pytest.mark.parametrize("kind", ENCODED)
def test_the_list_of_encodings_takes_time_as_the_file_is_long(kind: str) -> None:
    assert_time_is_linear(candidates, file_of(kind, MANY), file_of(kind, TIMES * MANY))


@pytest.mark.slow
@pytest.mark.parametrize("kind", [*FOREIGN, "moves", "open brackets"])
def test_what_is_pasted_takes_time_as_it_is_long(kind: str) -> None:
    def paste(text: str) -> object:
        try:
            return read_text(text)
        except SgfError:
            return None

    small, large = file_of(kind, MANY).decode(), file_of(kind, TIMES * MANY).decode()
    assert_time_is_linear(paste, small, large)


def test_a_sample_begins_near_what_is_not_ascii() -> None:
    data = b"a" * 100_000 + b"\xff" + b"b" * 100 + b"\nccc\n\xfe\n"
    assert sample(data) == b"a" * 200 + b"\xff" + b"b" * 100 + b"\n\xfe"


def test_overlapping_rectangles_are_points_once() -> None:
    codec = SgfCodec(4, 5)
    points, bad = codec.read_points(["bb", "aa:cb", "zz", "bb:ac", "aa,ee", "aa,ed", "zz"])
    assert codec.format_points(points) == ("bb", "aa", "ba", "ca", "ab", "cb", "ac", "bc", "ed")
    assert bad == ["zz", "aa,ee"]


def test_a_rectangle_over_the_whole_board_again_and_again_is_the_board_once() -> None:
    """Two thousand points for each value made 28 kB into 0.4 GB."""
    tree = read(f"(;SZ[52]AB{'[aa:ZZ]' * 100_000}AE[bb])".encode()).games[0]
    assert isinstance(tree, Tree)
    board = Replay(tree, terms_of(tree)[1].rules).at(tree.root).position.board
    assert len(board.points(Color.BLACK)) == 52 * 52 - 1


def test_editing_a_list_of_many_rectangles_makes_it_no_longer_than_the_board() -> None:
    codec = SgfCodec(52, 52)
    values = ("aa:ZZ", "bb:ZZ", "cc:ZZ") * 1000 + ("zzz",)
    gone = frozenset({codec.points(["dd"])[0]})
    left = without(codec, values, gone)
    assert (len(left), left[-1]) == (52 * 52, "zzz")
    assert with_points(codec, left, gone)[-1] == "dd"

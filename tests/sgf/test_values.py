"""Values: texts, points, lists; sgfmill as oracle where it knows the board."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sgfmill import sgf_properties

from tromp_gui.go.point import Point
from tromp_gui.record.codec import Codec
from tromp_gui.sgf import values
from tromp_gui.sgf.values import SgfCodec

sides = st.integers(1, 52)
texts = st.text(st.characters(exclude_categories=["Cs"]), max_size=60)


def codec(side: int = 19) -> SgfCodec:
    return SgfCodec(side, side)


def test_it_is_the_codec_a_tree_asks_for() -> None:
    asked: Codec = codec()
    assert asked.parse(b"") == {}


@pytest.mark.parametrize(
    ("body", "properties"),
    [
        (b"B[aa]", {"B": ("aa",)}),
        (b" B [aa]\n C [hi] ", {"B": ("aa",), "C": ("hi",)}),
        (b"AB[aa][bb]\n[cc]", {"AB": ("aa", "bb", "cc")}),
        (b"AB[aa]AW[cc]AB[bb]", {"AB": ("aa", "bb"), "AW": ("cc",)}),
        (b"C[one]N[x]C[two]", {"C": ("one\ntwo",), "N": ("x",)}),
        (b"AddBlack[aa]KoMi[5]", {"AB": ("aa",), "KM": ("5",)}),
        (b"b[aa]", {"B": ("aa",)}),
        (b"junk FF[4] more junk", {"FF": ("4",), "TGKT": ("junk", "more junk")}),
        (b"[aa][b\\]]N[kept]", {"N": ("kept",), "TGKT": ("[aa\\]", r"[b\\\]\]")}),
        (b"B[aa]];W[bb]", {"B": ("aa",), "W": ("bb",), "TGKT": (r"\];",)}),
        (b"x TGKT[y]", {"TGKT": ("y", "x")}),
        (b"\0B[aa]\0 \0", {"B": ("aa",)}),
        (rb"C[a\]b\\]", {"C": ("a\\]b\\\\",)}),
        (b"C[(;)]", {"C": ("(;)",)}),
        (b"MULTIGOGM[1]", {"MULTIGOGM": ("1",)}),
        ("C[Zürich 黒]".encode(), {"C": ("Zürich 黒",)}),
        ("C[\udcff]".encode("utf-8", "surrogatepass"), {"C": ("\udcff",)}),
        (b"AB", {"TGKT": ("AB",)}),
        (b"", {}),
    ],
)
def test_a_node_is_parsed(body: bytes, properties: dict[str, tuple[str, ...]]) -> None:
    parsed = codec().parse(body)
    assert list(parsed.items()) == list(properties.items())
    assert codec().identifiers(body) == tuple(properties)


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (r"a\]b\\c\:d", "a]b\\c:d"),
        ("soft\\\nbreak", "softbreak"),
        ("soft\\\r\nbreak", "softbreak"),
        ("hard\r\nbreak\rhere\n\rend", "hard\nbreak\nhere\nend"),
        ("tab\there", "tab here"),
        ("\\", ""),
    ],
)
def test_texts(value: str, text: str) -> None:
    assert codec().text(value) == text
    assert codec().simple_text(value) == text.replace("\n", " ")


@given(texts)
def test_a_text_reads_back(text: str) -> None:
    plain = text.replace("\r\n", "\n").replace("\n\r", "\n").replace("\r", "\n")
    plain = plain.translate(str.maketrans("\t\f\v", "   "))
    escaped = codec().escape(text)
    assert codec().text(escaped) == codec().text(codec().escape(plain))
    if "\r" not in text:
        assert codec().text(escaped) == plain
    assert codec().parse(f"C[{escaped}]".encode()) == {"C": (escaped,)}


@given(texts)
def test_the_second_half_of_a_composed_value_reads_back(text: str) -> None:
    first, second = codec().compose("aa:" + codec().escape(text))
    assert first == "aa"
    assert second == codec().escape(text)


@pytest.mark.parametrize(
    ("value", "halves"),
    [
        ("aa:bb", ("aa", "bb")),
        ("aa", ("aa", "")),
        ("", ("", "")),
        (r"a\:b:c:d", (r"a\:b", "c:d")),
        ("aa:", ("aa", "")),
    ],
)
def test_composed_values_are_split_at_the_first_bare_colon(
    value: str, halves: tuple[str, str]
) -> None:
    assert codec().compose(value) == halves


@pytest.mark.parametrize(
    ("rows", "columns", "value", "point"),
    [
        (19, 19, "aa", Point(18, 0)),
        (19, 19, "ss", Point(0, 18)),
        (19, 19, "sa", Point(18, 18)),
        (52, 52, "aa", Point(51, 0)),
        (52, 52, "ZZ", Point(0, 51)),
        (52, 52, "zA", Point(25, 25)),
        (20, 20, "tt", Point(0, 19)),
        (7, 13, "mg", Point(0, 12)),
        (19, 19, " q\nd ", Point(15, 16)),
    ],
)
def test_points(rows: int, columns: int, value: str, point: Point) -> None:
    assert SgfCodec(rows, columns).point(value) == point
    assert SgfCodec(rows, columns).format_point(point) == "".join(value.split())


@pytest.mark.parametrize(("rows", "columns"), [(19, 19), (9, 9), (1, 1), (19, 5)])
def test_a_pass_is_nothing_or_tt_on_a_small_board(rows: int, columns: int) -> None:
    assert SgfCodec(rows, columns).point("") is None
    assert SgfCodec(rows, columns).point("tt") is None


@pytest.mark.parametrize("side", [20, 25, 52])
def test_on_a_large_board_tt_is_a_point(side: int) -> None:
    assert codec(side).point("tt") is not None
    assert codec(side).point("") is None


@pytest.mark.parametrize(
    ("side", "value", "point"),
    [
        (9, "E5", Point(4, 4)),
        (19, "R16", Point(15, 16)),
        (19, "J1", Point(0, 8)),
        (13, "N13", Point(12, 12)),
        (21, "adad", Point(17, 3)),
        (21, "auau", Point(0, 20)),
        (9, "jj", None),
        (13, "nn", None),
        (9, "Pass", None),
        (19, "PASS", None),
        (19, "--", None),
        (9, "``", None),
    ],
)
def test_points_and_passes_of_other_programs(side: int, value: str, point: Point | None) -> None:
    assert codec(side).point(value) == point
    assert codec(side).is_unusual(value)


@pytest.mark.parametrize(
    ("side", "value"),
    [
        (9, "K1"),
        (9, "A10"),
        (9, "I5"),
        (19, "adad"),
        (21, "avaa"),
        (21, "vv"),
        (9, "jk"),
        (9, "a1"),
    ],
)
def test_what_looks_alike_is_no_point(side: int, value: str) -> None:
    assert not codec(side).is_unusual(value)
    with pytest.raises(ValueError, match="is no point"):
        codec(side).point(value)


@pytest.mark.parametrize("value", ["", "tt", "ee", " e e "])
def test_what_sgf_has_is_usual(value: str) -> None:
    assert not codec(9).is_unusual(value)


def test_a_pass_is_written_as_nothing() -> None:
    assert codec().format_point(None) == ""


@pytest.mark.parametrize("value", ["a", "aaa", "ta", "at", "Aa", "a1", "é1", "a]", "aa:bb", "90"])
def test_what_is_not_a_point_is_named(value: str) -> None:
    with pytest.raises(ValueError, match="no point of a 19x19 board") as caught:
        codec().point(value)
    assert f"[{value}]" in str(caught.value)


@given(sides, sides)
def test_every_point_reads_back(rows: int, columns: int) -> None:
    ours = SgfCodec(rows, columns)
    points = [Point(row, col) for row, col in product(range(rows), range(columns))]
    values = ours.format_points(points)
    assert len(set(values)) == rows * columns
    if "tt" not in values or max(rows, columns) > 19:
        assert ours.points(values) == points


@given(st.integers(1, 25))  # sgfmill writes no z
def test_points_are_those_of_sgfmill(side: int) -> None:
    for row, col in product(range(side), range(side)):
        value = codec(side).format_point(Point(row, col))
        assert value.encode() == sgf_properties.serialise_go_point((row, col), side)


@given(st.integers(1, 26), st.data())
def test_rectangles_are_those_of_sgfmill(side: int, data: st.DataObject) -> None:
    corner = st.integers(0, side - 1)
    values = []
    for _ in range(data.draw(st.integers(1, 4))):
        top, bottom = sorted((data.draw(corner), data.draw(corner)))
        left, right = sorted((data.draw(corner), data.draw(corner)))
        if (top, left) != (bottom, right):
            letters = "abcdefghijklmnopqrstuvwxyz"
            values.append(f"{letters[left]}{letters[top]}:{letters[right]}{letters[bottom]}")
    if side > 19 or not any("tt" in value.split(":") for value in values):
        encoded = [value.encode() for value in values]
        theirs = sgf_properties.interpret_point_list(encoded, _Context(side))
        assert set(codec(side).points(values)) == {Point(*point) for point in theirs}


class _Context:
    def __init__(self, size: int) -> None:
        self.size = size


def test_a_list_keeps_its_order_and_each_point_once() -> None:
    assert codec().points(["dd", "aa", "dd"]) == [Point(15, 3), Point(18, 0)]
    assert codec(3).points(["bb:ab"]) == [Point(1, 0), Point(1, 1)]
    assert codec(2).points(["aa:bb"]) == [Point(1, 0), Point(1, 1), Point(0, 0), Point(0, 1)]
    assert codec().format_points([Point(0, 0), Point(18, 0)]) == ("as", "aa")


def test_an_empty_list_is_empty() -> None:
    assert codec().points([""]) == []
    assert codec().points([]) == []


@pytest.mark.parametrize("value", ["tt", "aa:tt", "zz", ":aa", "aa:bb:cc", "x"])
def test_a_bad_value_of_a_list_is_named(value: str) -> None:
    with pytest.raises(ValueError, match="no point of a 19x19 board"):
        codec().points(["aa", value])


def test_a_large_rectangle_is_expanded() -> None:
    assert len(codec(52).points(["aa:ZZ"] * 1000)) == 52 * 52


def test_a_comment_of_megabytes_is_read() -> None:
    body = b"C[" + rb"x\]" * 1_000_000 + b"]"
    value = codec().parse(body)["C"][0]
    assert codec().text(value) == "x]" * 1_000_000


def test_hopeless_bodies_are_read_in_one_pass() -> None:
    for junk, kept in (
        (b"A" * 1_000_000, 1_000_000),
        (b" " * 1_000_000, 0),
        (b"A " * 500_000, 999_999),
        (b"[" * 1_000_000, 1_000_000),
        (b"[\\" * 99_999, 3 * 99_999),
    ):
        assert (
            sum(len(value) for values in codec().parse(junk).values() for value in values) == kept
        )
        assert codec().identifiers(junk) == (("TGKT",) if kept else ())


def test_a_value_never_closed_ends_with_the_node() -> None:
    assert codec().parse(b"N[a]C[half a comm") == {"N": ("a",), "C": ("half a comm",)}
    assert codec().parse(b"C[half an escape\\") == {"C": ("half an escape",)}
    assert codec().identifiers(b"N[a]C[half\\") == ("N", "C")


@pytest.mark.parametrize(
    ("value", "names"),
    [
        ("aa,bb", "aa bb"),
        (" aa , bb,cc ", "aa bb cc"),
        ("aa:ba,cc", "aa ba cc"),
        ("aa,,bb", "aa bb"),
    ],
)
def test_points_with_commas_between_them_are_read_one_by_one(value: str, names: str) -> None:
    assert codec().points([value]) == [codec().point(name) for name in names.split()]


def test_a_bad_point_among_commas_is_named() -> None:
    with pytest.raises(ValueError, match="zzz"):
        codec().points(["aa,zzz"])


SIGNS = st.text(st.sampled_from("AB]b[\\ \n;(é0"), max_size=12)


@given(SIGNS)
def test_what_is_kept_reads_back_as_it_is(text: str) -> None:
    parsed = codec().parse(text.encode())
    written = "".join(f"{name}[{']['.join(values)}]" for name, values in parsed.items())
    assert codec().parse(written.encode()) == parsed


def test_nothing_is_kept_of_long_identifiers() -> None:
    """A file of them stays in memory only while it is open."""
    before = values._known.cache_info().currsize
    assert values.identifier_of("Aa" * 5000) == "A" * 5000
    assert values.identifier_of("AddBlack") == "AB"
    assert values._known.cache_info().currsize <= before + 1

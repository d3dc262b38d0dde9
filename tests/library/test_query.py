"""The search line: what it finds, and that its text form is read back."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from tests.library.games import sgf, update
from tests.record.trees import grown
from tromp_gui.library.facts import game_of
from tromp_gui.library.index import Index
from tromp_gui.library.listing import listed
from tromp_gui.library.query import FIELDS, Query, QueryError, Term, parse
from tromp_gui.library.user_data import UserData
from tromp_gui.library.words import days_of, folded, level_of
from tromp_gui.record import game_info
from tromp_gui.record.node import Tree
from tromp_gui.record.symmetry import Symmetry
from tromp_gui.record.transform import Transform
from tromp_gui.sgf.opening import read_any

GAMES = {
    "ear": "SZ[19]PB[Honinbo Shusaku]BR[4d]PW[Gennan Inseki]WR[8 dan]DT[1846-07-21,25]RE[B+2]"
    "EV[Ear-reddening game];B[qd];W[dc]",
    "lee": "SZ[19]PB[李世石]BR[九段]PW[古力]WR[9p]DT[2014年1月26日]KM[6.5]RU[Chinese]RE[W+R]"
    "EV[十番棋];B[qd];W[dc];B[dq]C[Ein schöner Zug]",
    "small": "SZ[5:4]PB[Zoë]BR[12k]PW[Bot]DT[2024-03]KM[0]RE[B+20];B[cc];W[];B[]",
    "wrong": "SZ[5]HA[2]AB[aa][ee]PB[Zoe]PW[bot]WR[1k]DT[1983]KM[0]RU[TT]RE[W+3];W[cc];W[aa]TW[bb]",
    "cycle": "SZ[2:1]KM[0]RU[Japanese];B[aa];W[ba];B[aa];W[ba];B[aa]",
}


@pytest.fixture(scope="module")
def index(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Index]:
    folder = tmp_path_factory.mktemp("library")
    for name, text in GAMES.items():
        (folder / f"{name}.sgf").write_text(f"(;GM[1]CA[UTF-8]{text})", encoding="utf-8")
    path = folder / "index.sqlite"
    update(path, folder)
    opened = Index.open(path)
    yield opened
    opened.close()


@pytest.mark.parametrize(
    ("line", "names"),
    [
        ("", "cycle ear lee small wrong"),
        ("shusaku", "ear"),
        ("SHUSAKU inseki", "ear"),
        ('"shusaku inseki"', ""),
        ("shusaku result:B+ year:1840..1850 size:19", "ear"),
        ("zoe", "small wrong"),
        ("ZOË", "small wrong"),
        ("古力", "lee"),
        ("世石", "lee"),
        ("black:古力", ""),
        ("white:古力", "lee"),
        ("player:bot -size:5", "small"),
        ('event:"ear-red"', "ear"),
        ("comment:schoner", "lee"),
        ("schoner", ""),
        ("year:1980s", "wrong"),
        ("date:2024-03", "small"),
        ("date:2024-03-01", ""),
        ("date:..1983", "ear wrong"),
        ("year:2014", "lee"),
        ("rank:9p", "lee"),
        ("rank:4d..8d", "ear"),
        ("rank:8d..4d", "ear"),
        ("rank:..1k", "small wrong"),
        ("year:2024..1983", "lee small wrong"),
        ("moves:3..2 komi:1..0", "small wrong"),
        ("size:5x4", "small"),
        ("size:1", ""),
        ("komi:6.5", "lee"),
        ("komi:0..1 moves:2..3", "small wrong"),
        ("handicap:2..", "wrong"),
        ("result:W+R", "lee"),
        ("result:?", "cycle"),
        ("result:b", "ear small"),
        ("-result:b size:19", "lee"),
        ("counted:B+20", "small"),
        ("counted:?", "cycle ear lee"),
        ("differs:yes", "wrong"),
        ("differs:no", "small"),
        ("illegal:yes", "cycle wrong"),
        ("illegal:no -size:19", "small"),
        ("repeats:1..", "cycle"),
        ("repeats:no moves:3", "lee small"),
        ("rules:chinese", "lee"),
        ("rules:CN", "lee"),
        ("file:mal", "small"),
        ("sedol", "lee"),
        ("player:gu", "lee"),
        ("tag:joseki", "ear"),
        ("-tag:JOSEKI size:19", "lee"),
        ("%", ""),
        ('"', "cycle ear lee small wrong"),
    ],
)
def test_a_line_finds_its_games(index: Index, line: str, names: str) -> None:
    (ear,) = listed(index, parse("file:ear"), UserData(Path()))
    user_data = UserData(
        Path(),
        aliases=[["Lee Sedol", "李世石", "이세돌"], ["Gu Li", "古力"]],
        tags={ear.facts.same_moves: ["Joseki"]},
    )
    found = [Path(game.path).stem for game in listed(index, parse(line), user_data)]
    assert " ".join(found) == names


@pytest.mark.parametrize(
    ("root", "last", "counted", "differs"),
    [
        ("RU[TT]KM[0]RE[B+1]", "", "", None),  # dead stones may be missing
        ("RU[TT]KM[0]RE[B+9]", "", "B+9", False),
        ("RU[TT]KM[0]RE[B+1]", "TB[bb]", "B+9", True),
        ("RU[TT]KM[0]RE[B+9]", "TB[bb]", "B+9", False),
        ("RU[TT]KM[0]RE[B+1]", "TW[aa]", "0", True),
        ("RU[TT]KM[0]RE[0]", "TGDD[aa]", "0", False),
        ("RU[TT]KM[0]RE[B+1]", "TGEN[two-passes:as-is]", "B+9", True),
        ("KM[0]RE[B+1]", "TB[bb]", "B+9", None),  # the rules are assumed
        ("RU[TT]RE[B+1]", "TB[bb]", "B+2", None),  # komi is
        ("KM[0]RE[B+9]", "TB[bb]", "B+9", False),
        ("RU[TT]KM[0]RE[B+R]", "", "", None),
        ("RU[TT]KM[0]RE[B+R]", "TB[bb]", "B+9", None),
        ("RU[TT]KM[0]", "", "", None),
    ],
)
def test_a_result_differs_only_from_a_count_without_the_dead_stones(
    root: str, last: str, counted: str, differs: bool | None
) -> None:
    tree = read_any(f"(;GM[1]SZ[3]{root};B[aa]{last})".encode()).games[0]
    assert isinstance(tree, Tree)
    facts = game_of(0, tree).facts
    assert (facts.counted, facts.differs) == (counted, differs)


def test_a_damaged_name_is_found_if_only_one_can_be_meant() -> None:
    """洁 lost its last byte; what is left of 杯 may be 息 too."""
    data = "(;GM[1]PB[柯洁]EV[百合杯])".encode().replace(b"\xb4\x81", b"\xb4?")
    tree = read_any(data.replace(b"\xe6\x9d\xaf", b"\xe6?\xaf")).games[0]
    assert isinstance(tree, Tree)
    game = game_of(0, tree)
    assert (game.facts.black, game.words.black) == ("柯洁", folded("柯洁"))
    assert game.facts.event == "百合???"


@pytest.mark.parametrize("field", ["", *FIELDS])
@pytest.mark.parametrize("value", ["\udcff", "a\ud800bcd"])
def test_text_that_is_not_unicode_finds_nothing_or_is_reported(
    index: Index, field: str, value: str
) -> None:
    try:
        query = parse(str(Term(field, value)))
    except QueryError:
        return
    found = list(listed(index, query, UserData(index.path)))
    assert len(found) in (0, len(GAMES))  # without any text every game is meant


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="names there are Unicode")
def test_a_file_is_found_by_the_bytes_of_its_name(tmp_path: Path) -> None:
    name = os.fsdecode(b"\xff.sgf")
    (tmp_path / name).write_text(sgf(3, 3, 1, 1))
    update(tmp_path / "index", tmp_path)
    with closing(Index.open(tmp_path / "index")) as index:
        user_data = UserData(index.path)
        (game,) = listed(index, parse(f"file:{name}"), user_data)
        assert game.path == str(tmp_path / name)
        assert not [*listed(index, parse("file:\udcfe"), user_data)]


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("colour:black", 'There is no field "colour"'),
        ("size:", "has no value. Write it as size:VALUE"),
        ("size:huge", "is not a board size"),
        ("komi:much", "is not a number"),
        ("year:soon", "is not a date"),
        ("rank:good", "is not a rank"),
        ("result:fine", "is not a result"),
        ("differs:perhaps", "neither yes nor no"),
        ("moves:..", "is not a range"),
    ],
)
def test_what_cannot_be_understood_is_reported(line: str, sentence: str) -> None:
    with pytest.raises(QueryError, match=sentence.replace(".", r"\.")):
        parse(line)


def test_the_line_and_the_terms_say_the_same() -> None:
    line = '李世石 "Lee Sedol" -result:B+R year:1980s..1999-12 event:"a b" -"x y"'
    query = parse(line)
    assert str(query) == line
    assert parse(str(query)) == query
    assert Query((Term("black", "Go Seigen"), Term("size", "9"))) == parse(
        'black:"Go Seigen" size:9'
    )
    assert set(FIELDS) >= {"player", "comment", "counted", "differs", "illegal", "repeats", "tag"}
    assert set(FIELDS) >= {field.query for field in game_info.FIELDS.values() if field.query}


@pytest.mark.parametrize("line", ['a"size:x', '--"black"B', 'event:a"b"', '-"-a" b"c'])
def test_a_line_with_stray_quotes_is_read_the_same_again(line: str) -> None:
    assert parse(str(parse(line))) == parse(line)


@pytest.mark.parametrize(
    ("text", "day"),
    [
        ("1846-07-21,22,23", 18460721), ("1999-12", 19991200), ("1846", 18460000),
        ("2003年12月1日", 20031201), ("ca. 1700", 17000000), ("2001/2/3", 20010203),
        ("２００１-02", 20010200), ("2001-13-40", 20010000), ("soon", None), ("", None),
        ("12345678", None), ("20130512 [21:49]", 20130512), ("昭和10年", 19350000),
        ("令和2年5月", 20200500), ("弘化3年7月21日", 18460721), ("令和元年", 20190000),
        ("昭和八年十月十六日", 19331016), ("明治 45 年", 19120000), ("文化人", None),
    ],
)  # fmt: skip
def test_days(text: str, day: int | None) -> None:
    days = days_of(text)
    assert (days and days[0]) == day


@pytest.mark.parametrize(
    ("text", "first", "last"),
    [
        ("2020-01-14,15", 20200114, 20200115),
        ("1846-07-21", 18460721, 18460721),
        ("1996-05,06", 19960500, 19960600),
        ("1996-12-27,28,1997-01-03,04", 19961227, 19970104),
        ("1996-12-27,30,01-03", 19961227, 19961230),
        ("1996-05-06,07-02", 19960506, 19960702),
        ("2020-12-31,2021-01-01", 20201231, 20210101),
        ("1933-10-16~1934-01-29", 19331016, 19340129),
        ("1933-10-16 – 1934-01-29", 19331016, 19340129),
        ("1933-1934", 19330000, 19340000),
        ("昭和8年10月16日～昭和9年1月29日", 19331016, 19340129),
        ("2001-02-03, Tokyo", 20010203, 20010203),
        ("2001-02-03 12:30", 20010203, 20010203),
        ("2001-02-03, 12 games", 20010203, 20010203),
    ],
)
def test_lists_and_spans_of_days(text: str, first: int, last: int) -> None:
    """FF[4], "DT", and spans as files write them."""
    assert days_of(text) == (first, last)


@pytest.mark.parametrize(
    ("rank", "level"),
    [
        ("9d", 9), ("3 dan", 3), ("9p", 29), ("30k", -30), ("1 kyu", -1), ("九段", 9),
        ("十二級", -12), ("初段", 1), ("2d pro", 22), ("amateur", None), ("", None), ("0k", None),
    ],
)  # fmt: skip
def test_ranks(rank: str, level: int | None) -> None:
    assert level_of(rank) == level


def test_names_are_compared_without_accents_and_capitals() -> None:
    assert folded("Élodie ＺＯË") == "elodie zoe"
    assert folded("ががが") == "ががが"


def test_a_record_that_is_turned_or_cut_short_has_the_same_signature() -> None:
    tree = read_any(sgf(9, 13, 90, 4).encode()).games[0]
    short = read_any(sgf(9, 13, 75, 4).encode()).games[0]
    other = read_any(sgf(9, 13, 90, 5).encode()).games[0]
    assert isinstance(tree, Tree)
    before = game_of(0, tree).facts
    Transform(Symmetry.TURN_RIGHT).apply(tree)
    after = game_of(0, tree).facts
    assert (after.rows, after.columns) == (13, 9)
    assert before.signature == after.signature
    assert before.same_moves != after.same_moves
    assert isinstance(short, Tree)
    assert isinstance(other, Tree)
    assert game_of(0, short).facts.signature == before.signature
    assert game_of(0, other).facts.signature != before.signature


def test_komi_and_result_are_kept_as_they_are_meant() -> None:
    tree = grown("(;SZ[9]RU[Chinese]AP[foxwq]KM[375]HA[0]RE[黑胜0.75子];B[ee];W[ec];B[];W[])")
    facts = game_of(0, tree).facts
    assert (facts.komi, facts.outcome, facts.result) == ("7.5", "B+1.5", "黑胜0.75子")

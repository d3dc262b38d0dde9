"""Files with damaged names are read in their encoding; see damaged_names.py."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.sgf.damaged_names import alphabets, measured, own_players
from tromp_gui.record.game_info import changed_properties, read_game_info
from tromp_gui.record.node import Tree
from tromp_gui.sgf.candidates import candidates
from tromp_gui.sgf.encodings import decode
from tromp_gui.sgf.opening import read_any
from tromp_gui.sgf.repairs import RepairKind
from tromp_gui.sgf.values import SgfCodec
from tromp_gui.sgf.writer import write_as

LEAST = {
    "right CA": 1.0,
    "twice": 1.0,
    "replaced": 0.95,
    "lost": 0.95,
    "cut": 0.95,
    "wrong CA": 0.75,
    "two encodings": 0.85,
}
"""How many of the files must be read rightly, by damage; a file has four names and no more."""
LACKING = bytes([0x81, 0x8D, 0x8F, 0x90, 0x9D])
"""The bytes that became `?` at Fox."""
FOX = "(;GM[1]PB[柯洁]PW[芈昱廷]EV[第3届梦百合杯]RO[决赛];B[pd]C[理]LB[pd:威])"


def through_fox(text: str) -> bytes:
    """A text in UTF-8 as Fox's converter left it."""
    return text.encode().translate(bytes.maketrans(LACKING, b"?" * len(LACKING)))


def escaped(data: bytes) -> str:
    """Damaged UTF-8 as a value in a record."""
    return data.decode("utf-8", "surrogateescape")


def shown(data: bytes) -> str:
    """The text that is shown for damaged UTF-8."""
    return SgfCodec(19, 19).simple_text(escaped(data))


def common_characters() -> list[str]:
    """The kanji, hanja and Hangul of GB2312, JIS level 1, KS X 1001 and Big5 level 1."""
    first = {"gb2312": (0xB0, 0xF8), "euc_jp": (0xB0, 0xD0), "euc_kr": (0xB0, 0xFE)}
    return [
        char
        for encoding, (start, end) in {**first, "big5": (0xA4, 0xC7)}.items()
        for lead in range(start, end)
        for trail in range(0x40, 0xFF)
        if len(char := bytes((lead, trail)).decode(encoding, "ignore")) == 1 and char > "\u2e80"
    ]


def test_names_in_damaged_files() -> None:
    read, files = Counter[str](), Counter[str]()
    for _, kind, _, right, _ in measured(own_players()):
        files[kind] += 1
        read[kind] += right
    shares = {kind: read[kind] / files[kind] for kind in LEAST}
    assert {kind: share for kind, share in shares.items() if share < LEAST[kind]} == {}


@pytest.mark.parametrize("kind", ["replaced", "lost", "cut", "twice"])
def test_damaged_utf_8_stays_utf_8(kind: str) -> None:
    found = [
        (decode(data).encoding, data)
        for group, damage, encoding, _, data in measured(own_players())
        if damage == kind and encoding == "utf-8" and group not in ("western", "central")
    ]
    assert len(found) > 80
    assert [data for encoding, data in found if encoding != "utf-8"] == []


def test_a_fox_file_whose_bytes_became_question_marks() -> None:
    """柯洁 and 芈昱廷 as Fox's converter left them; the alphabet stays."""
    decoded = decode(through_fox(FOX))
    assert decoded.encoding == "utf-8"
    assert alphabets(decoded.data.decode("utf-8", "surrogatepass")) == {"CJK"}


@pytest.mark.parametrize(
    "name", ["柯洁", "时间管理", "陳威廷", "柳时熏", "홍민표", "かずみち", "夜の蜃気楼"]
)
def test_a_lost_byte_is_guessed_if_one_character_can_be_meant(name: str) -> None:
    assert b"?" in through_fox(name)
    assert shown(through_fox(name)) == name


@pytest.mark.parametrize("name", ["梦百合杯", "许皓鋐", "唐韦星"])
def test_what_is_not_sure_stays(name: str) -> None:
    """鋐 is rare, but three of the five characters in its place are not."""
    data = through_fox(name)
    assert b"?" in data
    assert shown(data) == escaped(data)


def test_no_common_character_is_taken_for_another() -> None:
    right = 0
    for char in common_characters():
        data = through_fox(char)
        if data.count(b"?") == 1:
            assert shown(data) in (char, escaped(data))
            right += shown(data) == char
    assert right > 300


def test_a_guess_is_shown_and_said_once_and_never_written() -> None:
    collection = read_any(through_fox(FOX))
    (tree,) = collection.games
    assert isinstance(tree, Tree)
    before = read_game_info(tree)
    assert (before.black_name, before.white_name) == ("柯洁", "芈昱廷")
    said = [each for each in collection.repairs if each.kind is RepairKind.GUESSED_CHARACTERS]
    assert [(each.line, each.column, each.detail) for each in said] == [(1, 12, "洁理威")]
    after = before._replace(white_name="昱廷")
    changed = changed_properties(before, after, tree.codec)
    assert changed == {"PW": ("昱廷",)}
    for name, values in changed.items():
        tree.replace(tree.root.id, name, values)
    written = write_as([tree], collection.save_encoding)
    assert written.is_same
    for kept in ("PB[柯洁]", "EV[第3届梦百合杯]", "C[理]LB[pd:威]"):
        assert through_fox(kept) in written.data


def test_the_choice_of_an_encoding_shows_the_guess() -> None:
    data = through_fox(FOX)
    assert candidates(data)[0].preview.startswith("柯洁\n芈昱廷\n")

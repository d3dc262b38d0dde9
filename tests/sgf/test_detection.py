"""Guessing encodings: texts of a few words, as game records hold them, none of them in our tables.

The texts were written for this test; nothing was adjusted to them.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tromp_gui.sgf import encodings
from tromp_gui.sgf.candidates import candidates
from tromp_gui.sgf.detection import ranked
from tromp_gui.sgf.encodings import Basis, decode, round_trips
from tromp_gui.sgf.plausibility import GO_ENCODINGS, plausibility
from tromp_gui.sgf.reader import read
from tromp_gui.sgf.repairs import RepairKind
from tromp_gui.sgf.slices import whole

DATA = Path(__file__).parents[1] / "data" / "sgf"
TEXTS = [
    ("gb18030", "PB[常昊]PW[马晓春]"),
    ("gb18030", "PB[唐韦星]BR[九段]"),
    ("gb18030", "C[参考图]"),
    ("gb18030", "C[黑气长，白死]"),
    ("gb18030", "PB[范廷钰]PW[陈耀烨]KM[3.75]"),
    ("gb18030", "EV[第十五届农心辛拉面杯]RO[决赛]"),
    ("big5", "PB[張栩]PW[林海峰]"),
    ("big5", "C[參考圖]"),
    ("big5", "PB[林至涵]BR[八段]RE[白勝三目半]"),
    ("cp932", "PB[武宮正樹]PW[加藤正夫]"),
    ("cp932", "C[参考図]"),
    ("cp932", "PB[羽根直樹]BR[九段]"),
    ("cp932", "C[ここはツケが手筋でした]"),
    ("cp932", "PB[大竹英雄]PC[東京]"),
    ("euc_jp", "PB[武宮正樹]PW[加藤正夫]"),
    ("euc_jp", "RE[白３目半勝]"),
    ("cp949", "PB[유창혁]PW[서봉수]"),
    ("cp949", "C[참고도]"),
    ("cp949", "EV[농심신라면배]"),
    ("cp949", "PB[목진석]BR[9단]PC[서울]"),
    ("cp1251", "PB[Шикшин]PW[Динерштейн]"),
    ("cp1251", "C[Ответ белых]PC[Киев]"),
    ("cp1251", "C[Да]"),
    ("koi8-r", "PB[Шикшин]C[Хорошее начало партии]"),
    ("cp1252", "PB[François]"),
    ("cp1252", "C[Weiß lebt]PC[Malmö]"),
    ("cp1252", "C[C'est à noir]"),
    ("cp1252", "PB[Müller]PW[Jäger]"),
    ("cp1250", "C[Biały żyje]"),
    ("cp1250", "PB[Dušan]PW[Mirosław]"),
]


@pytest.mark.parametrize(("encoding", "text"), TEXTS)
def test_a_few_words_are_enough(encoding: str, text: str) -> None:
    data = f"(;GM[1]SZ[19]{text};B[pd];W[dp])".encode(encoding)
    decoded = decode(data)
    assert text in decoded.data.decode()
    assert decoded.basis is Basis.GUESSED
    assert [repair.kind for repair in read(data).repairs] == [RepairKind.GUESSED_ENCODING]


@pytest.mark.parametrize("encoding", GO_ENCODINGS)
def test_a_file_that_is_mostly_moves_changes_nothing(encoding: str) -> None:
    text = next(text for name, text in TEXTS if name == encoding)
    moves = ";B[pd];W[dp]" * 20_000
    data = f"(;GM[1]SZ[19]{text}{moves})".encode(encoding)
    assert text in decode(data).data.decode()


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("libsgfcplusplus/encoding-chinese-gbk.sgf", "围棋"),
        ("libsgfcplusplus/encoding-traditionalchinese-big5.sgf", "圍棋"),
        ("libsgfcplusplus/encoding-japanese-shiftjis.sgf", "古代のゲーム"),
        ("libsgfcplusplus/encoding-korean-macos.sgf", "바둑"),
        ("libsgfcplusplus/encoding-western-isolatin1.sgf", "Öö Ôô Øø"),
        ("analyze-sgf/t-encoding-cp949.sgf", "백"),
        ("sabaki-sgf/no-ca.sgf", "黑"),
    ],
)
@pytest.mark.parametrize("charset", [b"", b"CA[ISO-8859-1]", b"CA[UTF-8]", b"CA[nonsense]"])
def test_real_files_without_ca_or_with_a_wrong_one(name: str, text: str, charset: bytes) -> None:
    data = (DATA / name).read_bytes()
    start = data.find(b"CA[")
    if start >= 0:
        data = data[:start] + charset + data[data.index(b"]", start) + 1 :]
    else:
        data = data.replace(b"(;", b"(;" + charset, 1)
    assert text in decode(data).data.decode("utf-8", "surrogatepass")


def test_charset_normalizer_knows_more_encodings() -> None:
    text = "C[Ο μαύρος παίζει εδώ και ο λευκός απαντάει στη γωνία]"
    assert text in decode(f"(;SZ[19]{text})".encode("iso8859_7")).data.decode()


def test_plausibility_is_between_impossible_and_certain() -> None:
    for encoding in GO_ENCODINGS:
        assert plausibility(b"only ASCII", encoding) == 0
        for other, text in TEXTS:
            assert -2 <= plausibility(text.encode(other), encoding) <= 1
    assert plausibility("围棋九段".encode("gb18030"), "gb18030") == 1
    assert plausibility(b"\xff" * 9, "gb18030") == -2


def test_every_encoding_of_go_files_is_ranked() -> None:
    for encoding, text in TEXTS:
        assert set(GO_ENCODINGS) <= set(ranked(text.encode(encoding)))


def test_candidates_show_what_each_would_make_of_the_file() -> None:
    data = "(;SZ[19]PB[常昊]C[ASCII]PW[马晓春];B[aa])".encode("gb18030")
    first, *others = candidates(data)
    assert first == ("gb18030", "常昊\n马晓春", True)
    by_name = {candidate.encoding: candidate for candidate in others}
    assert not by_name["utf-8"].fits
    assert "\ufffd" in by_name["utf-8"].preview
    assert len({candidate.preview for candidate in (first, *others)}) == len(others) + 1
    for candidate in (first, *others):
        assert read(data, encoding=candidate.encoding).encoding == candidate.encoding


def test_the_first_candidate_is_what_reading_takes() -> None:
    for path in sorted(DATA.rglob("*.sgf")):
        data = path.read_bytes()
        assert candidates(data)[0].encoding == decode(data).encoding


def test_a_preview_is_short() -> None:
    data = ("(;C[" + "黑白" * 10_000 + "])").encode("gb18030")
    assert all(len(candidate.preview) <= 300 for candidate in candidates(data))


def test_shift_jis_spells_some_characters_twice() -> None:
    data = b"(;CA[Shift_JIS]C[\x87\x90 " + "黒".encode("cp932") + b"])"
    decoded = decode(data)
    assert decoded.encoding == "cp932"
    assert not whole(round_trips(decoded, data))
    plain = "(;C[黒])".encode("cp932")
    assert whole(round_trips(decode(plain, "cp932"), plain))


LAZY = """
import sys
import tromp_gui.sgf.opening, tromp_gui.sgf.candidates
from tromp_gui.sgf.reader import read
read("(;PB[黒])".encode())
read("(;C[黑棋这里应该先走，然后白棋只能补一手。])".encode("gb18030"))
assert "charset_normalizer.api" not in sys.modules
read(b"(;C[Z\\xfcrich])")
assert "charset_normalizer.api" in sys.modules
"""


def test_charset_normalizer_is_imported_when_there_is_doubt_and_not_before() -> None:
    subprocess.run([sys.executable, "-c", LAZY], check=True)


NAMES = (
    "utf-8",
    "gb18030",
    "big5",
    "cp932",
    "euc_kr",
    "iso2022_jp",
    "cp1251",
    "utf-16",
    "utf-16-le",
)


def test_what_the_encoding_cannot_write_does_not_round_trip() -> None:
    source = b"\x1b\x80"
    assert not whole(round_trips(decode(source, "iso2022_jp"), source))


@pytest.mark.parametrize("name", NAMES)
@given(data=st.data())
def test_a_file_read_in_pieces_is_the_same_file(name: str, data: st.DataObject) -> None:
    sign = st.sampled_from("(;C[a黒囲碁é한ж])\\\n")
    good = "".join(data.draw(st.lists(sign, max_size=30))).encode(name, "ignore")
    source = data.draw(st.one_of(st.just(good), st.binary(max_size=30).map(lambda x: good + x)))
    at_once = decode(source, name)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(encodings, "_CHUNK", data.draw(st.integers(1, 9)))
        assert decode(source, name) == at_once
        if not at_once.unfit and not name.startswith("utf-16"):
            try:
                again = at_once.data.decode("utf-8").encode(name, "surrogateescape")
            except UnicodeEncodeError:  # a broken escape sequence, read as no character of it
                again = None
            assert whole(round_trips(at_once, source)) is (again == source)
    wide = name.startswith("utf-16")
    try:
        text = source.decode(name, "replace" if wide else "surrogateescape")
    except UnicodeError:  # a broken escape sequence of ISO-2022, which is ASCII
        text = source.decode(name, "replace")
    text = text.removeprefix("\ufeff") if wide or name == "utf-8" else text
    if not wide:  # bytes that do not fit may be UTF-8
        text = text.encode("utf-8", "surrogateescape").decode("utf-8", "surrogateescape")
    assert at_once.data == text.encode("utf-8", "surrogatepass")


def test_a_codec_that_makes_no_text_is_none() -> None:
    for name in ("hex", "base64", "rot13", "nonsense"):
        with pytest.raises(LookupError):
            decode(b"(;C[a])", name)

"""Encodings: how they are detected, and that no byte is lost."""

from __future__ import annotations

import codecs
import contextlib
import random
from encodings.aliases import aliases
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tromp_gui.record.node import Tree
from tromp_gui.sgf.encodings import Basis, Decoded, declared_encoding, decode
from tromp_gui.sgf.reader import read
from tromp_gui.sgf.repairs import RepairKind
from tromp_gui.sgf.writer import write_as

DATA = Path(__file__).parents[1] / "data" / "sgf"


def comments(name: str) -> str:
    """All the comments of the first game of a file."""
    game = read((DATA / name).read_bytes()).games[0]
    assert isinstance(game, Tree)
    return "\n".join(game.codec.text(value) for node in game for value in node.get("C"))


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("libsgfcplusplus/encoding-chinese-gbk.sgf", "围棋"),
        ("libsgfcplusplus/encoding-simplifiedchinese-gb2312.sgf", "围棋"),
        ("libsgfcplusplus/encoding-traditionalchinese-big5.sgf", "圍棋"),
        ("libsgfcplusplus/encoding-japanese-shiftjis.sgf", "古代のゲーム"),
        ("libsgfcplusplus/encoding-korean-macos.sgf", "바둑"),
        ("libsgfcplusplus/encoding-western-isolatin1.sgf", "Öö Ôô Øø"),
        ("libsgfcplusplus/encoding-western-windowslatin1.sgf", "€"),
        ("libsgfcplusplus/encoding-utf8-withbom.sgf", "古代のゲーム"),
        ("libsgfcplusplus/encoding-utf16-withbom.sgf", "古代のゲーム"),
    ],
)
def test_each_encoding_is_read_as_its_author_meant(name: str, text: str) -> None:
    assert text in comments(name)


@pytest.mark.parametrize(
    ("declared", "text"),
    [
        ("UTF-8", "Zürich 黒 😀"),
        ("utf8", "黒"),
        ("Shift_JIS", "表示 ソ 能"),  # second bytes are backslashes
        ("Big5", "功 許 蓋"),  # likewise
        ("GBK", "乗 俓"),
        ("GB18030", "黒😀"),
        ("EUC-KR", "바둑"),
        ("EUC-JP", "囲碁"),
        ("ISO-8859-1", "Zürich"),
        ("ISO-8859-1", "“quoted” in fact Windows-1252"),
        ("Windows-1252", "10 €"),
        ("ISO-8859-2", "Łódź"),
        ("KOI8-R", "го"),
    ],
)
def test_ca_is_believed_where_it_is_right(declared: str, text: str) -> None:
    encoding = "cp1252" if declared == "ISO-8859-1" else declared
    decoded = decode(f"(;CA[{declared}]C[{text}];B[aa])".encode(encoding))
    assert f"C[{text}];B[aa])" in decoded.data.decode("utf-8")
    assert (decoded.basis is Basis.GUESSED, decoded.unfit) == (False, 0)


@pytest.mark.parametrize("declared", ["ISO-8859-1", "ascii", "Windows-1252", "nonsense", "hex"])
def test_utf_8_that_calls_itself_something_else_is_read_as_utf_8(declared: str) -> None:
    data = f"(;CA[{declared}]C[Zürich 黒])".encode()
    assert decode(data) == Decoded(data, "utf-8", Basis.UTF8, 0)


def test_without_ca_utf_8_is_tried_first() -> None:
    data = "(;C[黒])".encode()
    assert decode(data) == Decoded(data, "utf-8", Basis.UTF8, 0)


@pytest.mark.parametrize("mark", [codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE, b""])
@pytest.mark.parametrize("order", ["le", "be"])
def test_utf_16(mark: bytes, order: str) -> None:
    text = "(;C[黒 😀];B[aa])"
    if mark:
        order = "le" if mark == codecs.BOM_UTF16_LE else "be"
    decoded = decode(mark + text.encode(f"utf-16-{order}"))
    assert decoded.data.decode("utf-8") == text


def test_utf_32() -> None:
    assert decode("(;C[黒])".encode("utf-32")).data.decode("utf-8") == "(;C[黒])"


def test_a_byte_order_mark_is_taken_off() -> None:
    assert decode(codecs.BOM_UTF8 + b"(;)").data == b"(;)"


@pytest.mark.parametrize(
    ("data", "encoding"),
    [
        (b"CA[UTF-8]", "utf-8"),
        (b"(;FF[4]CA [ Shift_JIS ]", "shift_jis"),
        (b"PCA[x]CA[gbk]", "gbk"),
        (b"CA[utf-16]", None),
        (b"CA[utf-7]", None),
        (b"CA[idna]", None),
        (b"CA[punycode]", None),
        (b"CA[raw_unicode_escape]", None),
        (b"CA[unicode_escape]", None),
        (b"CA[zip]", None),
        (b"CA[cp037]", None),
        (b"CA[]", None),
        (b"CA[../../x]", None),
        (b"", None),
    ],
)
def test_what_ca_declares(data: bytes, encoding: str | None) -> None:
    assert declared_encoding(data) == encoding


def test_a_few_stray_bytes_leave_the_encoding_alone() -> None:
    decoded = decode("(;CA[UTF-8]C[黒白黒白 ".encode() + b"\xff\xfe])")
    assert decoded.encoding == "utf-8"
    assert decoded.unfit
    assert decoded.data.decode("utf-8", "surrogatepass") == "(;CA[UTF-8]C[黒白黒白 \udcff\udcfe])"


def test_a_guess_is_not_certain() -> None:
    decoded = decode("(;C[Zürich])".encode("cp1252"))
    assert decoded == Decoded("(;C[Zürich])".encode(), "cp1252", Basis.GUESSED, 0)


@pytest.mark.parametrize(
    "raw",
    [
        "黒白黒白 ".encode() + b"\xff\xfe",
        b"Z\xfcrich",
        b"\x81\x8d\xe4",
        "囲碁".encode("shift_jis") + b"\x81 ",
        "囲碁".encode("euc_jp"),
    ],
)
@pytest.mark.parametrize("declared", [b"", b"CA[UTF-8]", b"CA[Shift_JIS]", b"CA[nonsense]"])
def test_bytes_that_fit_no_encoding_are_written_as_they_were(raw: bytes, declared: bytes) -> None:
    collection = read(b"(;" + declared + b"C[" + raw + b"])")
    (game,) = collection.games
    assert isinstance(game, Tree)
    written = write_as([game], collection.save_encoding).data
    if RepairKind.BAD_BYTES in (repair.kind for repair in collection.repairs):
        assert raw in written
    again = read(written).games[0]
    assert isinstance(again, Tree)
    assert again.root.get("C") == game.root.get("C")


def test_text_outside_the_old_encoding_makes_the_file_utf_8() -> None:
    collection = read(b"(;C[Z\xfcrich])")
    (game,) = collection.games
    assert isinstance(game, Tree)
    game.replace(0, "N", ("黒",))
    written = write_as([game], collection.save_encoding).data
    assert "C[Zürich]N[黒]" in written.decode("utf-8")
    assert b"CA[UTF-8]" in written


@given(st.binary(max_size=200))
def test_nothing_is_refused_and_nothing_lost(junk: bytes) -> None:
    data = b"(;C[" + junk
    decoded = decode(data)
    text = decoded.data.decode("utf-8", "surrogatepass")
    written = text.encode(decoded.encoding, "surrogateescape")  # Big5 has signs with two spellings
    assert written == data or written.decode(decoded.encoding, "surrogateescape") == text


@pytest.mark.parametrize("data", [b"(;CA[ISO2022JP]C[a\x1b$\xfe])", b"(;CA[ISO2022JP]C[\x1b$\xfe"])
def test_broken_escape_sequences_are_replaced_and_reported(data: bytes) -> None:
    """They are ASCII, for which there is no surrogate-escape code point."""
    collection = read(data)
    game = collection.games[0]
    assert isinstance(game, Tree)
    assert "\ufffd" in game.root.get("C")[0]
    assert RepairKind.REPLACED_BYTES in [repair.kind for repair in collection.repairs]
    assert collection.save_encoding == "utf-8"


@pytest.mark.parametrize("name", ["idna", "punycode"])
def test_an_encoding_of_host_names_is_refused(name: str) -> None:
    with pytest.raises(LookupError):
        decode(b"(;C[name])", name)


@pytest.mark.parametrize("name", sorted({*aliases.values(), "idna", "punycode", "undefined"}))
def test_any_encoding_decodes_any_bytes(name: str) -> None:
    """Declared in the file or chosen; a codec that makes no text is not an encoding."""
    signs = b"\x1b$(JB@~{}!2\xc8\x81\xfe\xff+-\\u0"
    chosen = random.Random(name)
    for _ in range(10):
        body = bytes(chosen.choices(signs, k=30))
        decode(b"(;CA[" + name.encode() + b"]C[" + body + b"])")
        with contextlib.suppress(LookupError):
            assert decode(b"(;C[" + body + b"])", name).data.decode("utf-8", "surrogatepass")

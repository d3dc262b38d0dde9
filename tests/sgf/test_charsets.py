"""Names of encodings in files and on the command line."""

from __future__ import annotations

import pytest

from tromp_gui.sgf.charsets import charset_name, encoding_named
from tromp_gui.sgf.encodings import Basis, decode, is_declared
from tromp_gui.sgf.plausibility import GO_ENCODINGS
from tromp_gui.sgf.reader import read
from tromp_gui.sgf.repairs import RepairKind


@pytest.mark.parametrize(
    ("name", "encoding"),
    [
        ("x-sjis", "shift_jis"),
        ("Shift-JIS", "shift_jis"),
        ("windows-31j", "cp932"),
        ("windows-949", "cp949"),
        ("MS949", "cp949"),
        ("windows-936", "gbk"),
        ("Big-5", "big5"),
        ("x-x-big5", "big5"),
        ("cn-big5", "big5"),
        ("GB 18030", "gb18030"),
        ("gb-2312", "gb2312"),
        ("GB_2312-80", "gb2312"),
        ("x-gbk", "gbk"),
        ("x-euc-jp", "euc_jp"),
        ("x-cp1251", "cp1251"),
        ("UTF 8", "utf-8"),
        ("utf8", "utf-8"),
        ("unicode-1-1-utf-8", "utf-8"),
    ],
)
def test_names_that_programs_write(name: str, encoding: str) -> None:
    assert encoding_named(name) == encoding


@pytest.mark.parametrize("name", ["", "x-", "Klingon", "windows-", "\0", "cp"])
def test_names_of_nothing(name: str) -> None:
    with pytest.raises(LookupError):
        encoding_named(name)


@pytest.mark.parametrize("encoding", ["utf-8", "mac-latin2", *GO_ENCODINGS])
def test_a_name_that_is_written_is_read(encoding: str) -> None:
    assert is_declared(encoding, encoding_named(charset_name(encoding)))


def test_the_code_page_of_the_system_is_no_encoding_but_a_name() -> None:
    data = "(;CA[ANSI]PB[常昊]PW[马晓春])".encode("gb18030")
    assert decode(data)[1:3] == ("gb18030", Basis.GUESSED)
    kinds = [repair.kind for repair in read(data).repairs]
    assert kinds == [RepairKind.GUESSED_ENCODING]

"""Responses: their form on the wire, and reading them from bytes cut anywhere."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tromp_gui.gtp.response import Info, Response, ResponseReader, ResponseTooLong, format_response


def read(data: bytes, cuts: int | None = None) -> list[Response | Info | str]:
    """Everything in `data`, fed in pieces of `cuts` bytes, or whole."""
    reader = ResponseReader()
    size = cuts or max(1, len(data))
    found = [item for at in range(0, len(data), size) for item in reader.feed(data[at : at + size])]
    return found + reader.finish()


@pytest.mark.parametrize(
    ("response", "text"),
    [
        (Response(None, True, ""), "=\n\n"),
        (Response(5, True, ""), "=5\n\n"),
        (Response(None, True, "D4"), "= D4\n\n"),
        (Response(5, True, "D4"), "=5 D4\n\n"),
        (Response(0, False, "illegal move"), "?0 illegal move\n\n"),
        (Response(None, False, "illegal move"), "? illegal move\n\n"),
        (Response(None, True, "a\nb\n"), "= a\nb\n\n"),
        (Response(None, True, "\n  A B\n1 . ."), "= \n  A B\n1 . .\n\n"),
    ],
)
def test_a_response_on_the_wire(response: Response, text: str) -> None:
    assert format_response(response) == text


@pytest.mark.parametrize("text", ["a\n\nb", "a\n \n\t\nb", "a\r\n\r\nb", "a\n\n\n\nb\n\n"])
def test_no_blank_line_ends_a_response_early(text: str) -> None:
    assert format_response(Response(None, True, text)) == "= a\nb\n\n"


def test_what_cannot_be_encoded_is_replaced() -> None:
    assert format_response(Response(None, False, "no \ud800 here")) == "? no ? here\n\n"


SESSION = (
    b"GNU Go 3.8 starting\r\n"
    b"=1 2\r\n\r\n"
    b"= \n   A B\n 2 . . 2\n 1 X O 1\n   A B\n\n"
    b"\n  \n"
    b"?3 illegal\tmove\n \t \n"
    b"=\n\n=4\n\n"
    b"= D4\n\n"
    b"=D4\n\n"
    b"junk between\n"
    b"? caf\xc3\xa9 \xff\x07\n\n"
)
EXPECTED: list[Response | str] = [
    "GNU Go 3.8 starting",
    Response(1, True, "2"),
    Response(None, True, "\n   A B\n 2 . . 2\n 1 X O 1\n   A B"),
    Response(3, False, "illegal move"),
    Response(None, True, ""),
    Response(4, True, ""),
    Response(None, True, "D4"),
    Response(None, True, "D4"),
    "junk between",
    Response(None, False, "café \ufffd"),
]


@pytest.mark.parametrize("cuts", [None, *range(1, 12)])
def test_a_session_is_read_however_it_is_cut(cuts: int | None) -> None:
    assert read(SESSION, cuts) == EXPECTED


def test_a_response_is_given_as_soon_as_its_empty_line_is_there() -> None:
    reader = ResponseReader()
    assert reader.feed(b"=1 D") == []
    assert reader.feed(b"4\n") == []
    assert reader.feed(b"\n=2") == [Response(1, True, "D4")]
    assert reader.feed(b"\n\n") == [Response(2, True, "")]


@pytest.mark.parametrize("data", [b"=1 D4", b"=1 D4\n", b"=1 D4\r"])
def test_the_end_of_the_stream_ends_a_response(data: bytes) -> None:
    assert read(data) == [Response(1, True, "D4")]


def test_a_line_without_end_is_refused() -> None:
    reader = ResponseReader(longest_line=100)
    assert reader.feed(b"=" + b"x" * 99) == []
    with pytest.raises(ResponseTooLong, match="100 bytes"):
        reader.feed(b"x")


def test_a_response_without_end_is_refused() -> None:
    reader = ResponseReader(longest_response=100)
    assert reader.feed(b"= " + b"info\n" * 19) == []
    with pytest.raises(ResponseTooLong, match="100 bytes"):
        reader.feed(b"info\n")


def test_the_limit_counts_each_response_for_itself() -> None:
    reader = ResponseReader(longest_response=10)
    assert len(reader.feed(b"=12345678\n\n" * 5)) == 5


@given(st.integers(0, 2**31 - 1) | st.none(), st.booleans(), st.text())
def test_what_is_written_is_read(number: int | None, is_success: bool, text: str) -> None:
    wire = format_response(Response(number, is_success, text))
    assert wire.endswith("\n\n")
    assert wire.count("\n\n") == 1
    (found,) = read(wire.encode())
    assert isinstance(found, Response)
    assert format_response(found) == wire


@given(st.binary(), st.integers(1, 7))
def test_any_bytes_are_read_the_same_however_cut(data: bytes, cuts: int) -> None:
    assert read(data, cuts) == read(data)

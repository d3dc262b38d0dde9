"""The controller's side of the protocol: bytes in, events out, cut anywhere."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tromp_gui.gtp.client import Broken, Client, Event, Exchange, InfoLine, Replied, UnexpectedLine
from tromp_gui.gtp.failure import FailureKind


def sent(client: Client, *commands: str) -> list[Exchange]:
    return [client.send(command)[0] for command in commands]


def test_commands_are_numbered_from_one() -> None:
    client = Client()
    first, data = client.send("boardsize 9")
    assert (first, data) == (Exchange(1, "boardsize 9"), b"1 boardsize 9\n")
    assert client.send("clear_board")[1] == b"2 clear_board\n"
    assert [each.name for each in client.waiting] == ["boardsize", "clear_board"]


@pytest.mark.parametrize("text", ["", "  ", "# a comment", "\x07\x00"])
def test_an_empty_command_is_not_sent(text: str) -> None:
    with pytest.raises(ValueError, match="gets no answer"):
        Client().send(text)


def test_a_command_is_one_line_whatever_is_in_it() -> None:
    assert Client().send("play\tb\nd4\r # there")[1] == b"1 play b d4\n"


def test_answers_go_to_their_commands_in_order() -> None:
    client = Client()
    name, genmove = sent(client, "name", "genmove b")
    assert client.feed(b"=1 GNU Go\n\n?2 no\n") == [Replied(name, True, "GNU Go")]
    assert list(client.waiting) == [genmove]
    assert client.feed(b"\n") == [Replied(genmove, False, "no")]
    assert not client.waiting


def test_an_answer_without_an_id_is_for_the_oldest() -> None:
    client = Client()
    name, version = sent(client, "name", "version")
    assert client.feed(b"= Fuego\n\n= 1\n\n") == [
        Replied(name, True, "Fuego"),
        Replied(version, True, "1"),
    ]


def test_an_answer_with_an_earlier_id_is_stray() -> None:
    client = Client()
    name, version = sent(client, "name", "version")
    events = client.feed(b"=1 A\n\n=1 A\n\n=2 1\n\n=2 1\n\n")
    assert events == [
        Replied(name, True, "A"),
        UnexpectedLine("A"),
        Replied(version, True, "1"),
        UnexpectedLine("1"),
    ]


def test_an_answer_without_a_question_is_stray() -> None:
    assert Client().feed(b"= hello\n\n") == [UnexpectedLine("hello")]


@pytest.mark.parametrize("commands", [(), ("name",)])
def test_a_later_id_breaks_the_protocol(commands: tuple[str, ...]) -> None:
    client = Client()
    sent(client, *commands)
    assert client.feed(b"=17 A\n\n=1 A\n\n") == [Broken(FailureKind.WRONG_ID, "A")]
    assert client.feed(b"=1 A\n\n") == []
    assert client.finish() == []


def test_lines_before_an_answer_are_stray() -> None:
    client = Client()
    (name,) = sent(client, "name")
    assert client.feed(b"\0\0Loading\r\n\xff\xfe!\r\n\r\n=1 A\r\n\r\n") == [
        UnexpectedLine("Loading"),
        UnexpectedLine("��!"),
        Replied(name, True, "A"),
    ]


def test_infos_come_as_they_are_written() -> None:
    client = Client()
    analysis, name = sent(client, "kata-analyze b 10", "name")
    assert client.feed(b"=1\ninfo move D4 vis") == []
    assert client.feed(b"its 1\ninfo move D4 visits 2\n") == [
        InfoLine(analysis, "info move D4 visits 1"),
        InfoLine(analysis, "info move D4 visits 2"),
    ]
    assert client.feed(b"\n=2 A\n\n") == [Replied(analysis, True, ""), Replied(name, True, "A")]


def test_infos_are_no_part_of_the_answer_and_have_no_end() -> None:
    client = Client(longest_line=100, longest_reply=200)
    (search,) = sent(client, "lz-genmove_analyze b")
    for _ in range(100):
        assert client.feed(b"=1\ninfo move D4\n" if _ == 0 else b"info move D4\n") == [
            InfoLine(search, "info move D4")
        ]
    assert client.feed(b"play D4\n\n") == [Replied(search, True, "\nplay D4")]


def test_an_info_on_the_line_of_the_sign_is_heard() -> None:
    client = Client()
    (search,) = sent(client, "lz-analyze")
    assert client.feed(b"=1 info move D4\n") == [InfoLine(search, "info move D4")]


def test_an_info_after_the_end_is_stray() -> None:
    assert Client().feed(b"info move D4\n") == [UnexpectedLine("info move D4")]


def test_a_long_line_is_cut_off() -> None:
    client = Client(longest_line=1000)
    sent(client, "name")
    assert client.feed(b"=1 " + b"x" * 500) == []
    assert client.feed(b"x" * 600) == [Broken(FailureKind.TOO_LONG)]


def test_a_long_answer_is_cut_off() -> None:
    client = Client(longest_reply=1000)
    sent(client, "name")
    client.feed(b"=1\n")
    events: list[Event] = []
    for _ in range(200):
        events += client.feed(b"a line\n")
    assert events == [Broken(FailureKind.TOO_LONG)]


@pytest.mark.parametrize("junk", [b"", b"\n", b"GNU Go\n"])
def test_the_go_modem_protocol_is_known(junk: bytes) -> None:
    client = Client()
    assert client.feed(junk + b"\x01\xa1")[-1:] in ([], [UnexpectedLine("GNU Go")])
    assert client.feed(b"\xa0\x80") == [Broken(FailureKind.GMP)]


def test_the_same_bytes_later_are_only_junk() -> None:
    client = Client()
    client.feed(b"x" * 200 + b"\n")
    assert not any(isinstance(event, Broken) for event in client.feed(b"\x01\xa1\xa0\x80\n"))


def test_the_end_of_the_stream_ends_an_answer() -> None:
    client = Client()
    (name,) = sent(client, "name")
    assert client.feed(b"=1 A") == []
    assert client.finish() == [Replied(name, True, "A")]


STREAM = (
    b"banner\n=1 A\n\n=2\r\n\r\n\x00?3 no\twonder\n\n=4\ninfo move D4\ninfo move E5\n\n=5 a\nb\n\n"
)


@given(st.lists(st.integers(0, len(STREAM)), max_size=12))
def test_the_cuts_do_not_matter(cuts: list[int]) -> None:
    def events(places: list[int]) -> list[Event]:
        client = Client()
        sent(client, "name", "komi 7", "play b z", "lz-analyze", "list_commands")
        ends = [0, *sorted(places), len(STREAM)]
        return [event for start, end in pairwise(ends) for event in client.feed(STREAM[start:end])]

    assert events(cuts) == events([])


@given(st.binary(max_size=300))
def test_no_bytes_bring_it_down(data: bytes) -> None:
    client = Client(longest_line=100, longest_reply=200)
    sent(client, "name", "version")
    for event in [*client.feed(data), *client.finish()]:
        assert isinstance(event, Replied | InfoLine | UnexpectedLine | Broken)

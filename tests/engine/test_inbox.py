"""Lines come in order, one at a time, and it is known whether one waits."""

from __future__ import annotations

import io
import os
import time

from tromp_gui.engine.server import Inbox


def test_lines_come_in_order_and_then_the_end_for_ever() -> None:
    inbox = Inbox(io.StringIO("one\n\ntwo"))
    assert [inbox.next() for _ in range(5)] == ["one\n", "\n", "two", "", ""]
    assert inbox.is_waiting()


def test_nothing_waits_until_something_comes() -> None:
    there, here = os.pipe()
    with os.fdopen(there) as stream, os.fdopen(here, "w") as writer:
        inbox = Inbox(stream)
        assert not inbox.is_waiting()
        writer.write("name\n")
        writer.flush()
        while not inbox.is_waiting():
            time.sleep(0.001)
        assert inbox.next() == "name\n"
        assert not inbox.is_waiting()
        writer.close()
        assert inbox.next() == ""


def test_a_stream_that_breaks_is_at_its_end() -> None:
    closed = io.StringIO("name\n")
    closed.close()
    assert Inbox(closed).next() == ""

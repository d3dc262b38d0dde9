"""Running items through executors: their order, items in progress, and workers that die."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Future

import pytest

from tests.batch.echo import DEADLY, Echo
from tromp_gui.batch.executors import InProcess
from tromp_gui.batch.processes import Processes
from tromp_gui.batch.running import chunked, is_more_than, run
from tromp_gui.batch.work import UNREADABLE, Answer, Item, OtherVersion, Stopped, answers


def numbered(count: int) -> list[Item]:
    return [Item(f"{number}.sgf", str(number).encode()) for number in range(count)]


def texts(items: list[Item], pool: InProcess | Processes, most: int) -> list[str]:
    try:
        return [answer.text for _, answer in run(Echo(), chunked(items, most), pool)]
    finally:
        pool.close(at_once=True)


def test_answers_come_in_the_order_of_the_items() -> None:
    items = numbered(50)
    expected = [item.data.decode() for item in items]
    assert texts(items, InProcess(), 1) == expected
    assert texts(items, Processes(2), 3) == expected


def test_unreadable_files_are_reported_in_their_places() -> None:
    items = [*numbered(1), Item("gone.sgf", b"", "gone.sgf was not found."), *numbered(1)]
    done = list(run(Echo(), chunked(items, 2), InProcess()))
    assert [answer.problems for _, answer in done] == [(), ("gone.sgf was not found.",), ()]
    assert [answer.code for _, answer in done] == [0, UNREADABLE, 0]


def test_an_item_that_kills_its_worker_costs_itself_alone() -> None:
    items = numbered(40)
    items[17] = Item("deadly.sgf", DEADLY)
    expected = [item.data.decode() for item in items]
    expected[17] = "deadly.sgf: the process that read it died twice"
    assert texts(items, Processes(2), 4) == expected


def test_a_pool_that_is_gone_is_told() -> None:
    """Dask cancels all that is asked of it when its scheduler dies."""

    class Gone(InProcess):
        def submit(self, function, /, *args, **kwargs):  # type: ignore[no-untyped-def]
            future: Future[list[Answer]] = Future()
            future.cancel()
            return future

    with pytest.raises(Stopped, match="The workers are gone"):
        texts(numbered(3), Gone(), 1)


def test_no_more_is_on_the_way_than_the_pool_can_use() -> None:
    class Counting(InProcess):
        ahead = 5
        on_the_way = most = 0

        def submit(self, function, /, *args, **kwargs):  # type: ignore[no-untyped-def]
            self.on_the_way += 1
            self.most = max(self.most, self.on_the_way)
            return super().submit(function, *args, **kwargs)

    pool = Counting()

    def items() -> Iterator[Item]:
        yield from numbered(100)

    for _ in run(Echo(), chunked(items(), 1), pool):
        pool.on_the_way -= 1
    assert pool.most == pool.ahead


def test_chunks_end_with_a_number_or_with_bytes() -> None:
    assert [len(chunk) for chunk in chunked(numbered(7), 3)] == [3, 3, 1]
    large = [Item("a", b"x" * 50_000)] * 3
    assert [len(chunk) for chunk in chunked(large, 64)] == [2, 1]


def test_looking_ahead_loses_nothing() -> None:
    for count, most, more in ((3, 3, False), (4, 3, True)):
        answer, items = is_more_than(iter(numbered(count)), most)
        assert answer is more
        assert list(items) == numbered(count)


def test_an_error_of_the_work_is_raised() -> None:
    class Broken(Echo):
        def do(self, item: Item) -> Answer:
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        list(run(Broken(), chunked(numbered(1), 1), InProcess()))


def test_a_worker_of_another_version_says_so() -> None:
    with pytest.raises(OtherVersion, match=r"not 0\.0\.1"):
        answers(Echo(), numbered(1), "0.0.1")


def test_work_that_is_done_here_is_done_at_once() -> None:
    future: Future[int] = InProcess().submit(len, "abc")
    assert future.done()
    assert future.result() == 3

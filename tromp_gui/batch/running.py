"""Running items through a pool: answers in order, with a limited number in progress."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import CancelledError, Future
from itertools import chain, islice
from typing import NamedTuple

from tromp_gui.batch.executors import Pool
from tromp_gui.batch.work import Answer, Item, Stopped, Work, answers

_BYTES = 64_000
"""In bytes: the size of a chunk, some tenths of a second of work."""
_USUAL = 1_000
"""In bytes: the typical size of a game."""

Chunk = Sequence[Item]

GONE = "The workers are gone. Start them again; with --output, --resume continues there."
"""What is said if no worker is left, and nobody who could replace one."""


class Done(NamedTuple):
    """An item, without its bytes, and the answer to it."""

    item: Item
    answer: Answer


def chunked(items: Iterable[Item], most: int) -> Iterator[Chunk]:
    """The items in chunks of at most `most`."""
    chunk: list[Item] = []
    size = 0
    for item in items:
        chunk.append(item)
        size += len(item.data)
        if len(chunk) >= most or size >= _BYTES:
            yield chunk
            chunk, size = [], 0
    if chunk:
        yield chunk


def is_more_than(items: Iterable[Item], most: int) -> tuple[bool, Iterator[Item]]:
    """Whether there are more than `most` items, or as much data; and all the items."""
    items = iter(items)
    first = list(islice(items, most + 1))
    size = sum(len(item.data) for item in first)
    return len(first) > most or size > most * _USUAL, chain(first, items)


def run(work: Work, chunks: Iterable[Chunk], pool: Pool) -> Iterator[Done]:
    """The answers to all items, in their order.

    A chunk whose worker dies is tried again alone, and then item by item: only an item that kills
    its worker again is answered with an error. Raises OtherVersion for a worker of another version,
    Stopped if the pool is gone, and the exceptions of `work`.
    """
    waiting: deque[tuple[Chunk, Future[list[Answer]]]] = deque()
    for chunk in chunks:
        waiting.append((chunk, pool.submit(answers, work, chunk)))
        if len(waiting) >= pool.ahead:
            yield from _first(work, waiting, pool)
    while waiting:
        yield from _first(work, waiting, pool)


def _first(
    work: Work, waiting: deque[tuple[Chunk, Future[list[Answer]]]], pool: Pool
) -> Iterator[Done]:
    """The answers to the first waiting chunk; if a worker died, to all of them."""
    chunk, future = waiting[0]
    try:
        found = _result(future)
    except pool.lost:
        pool.renew()
        for each, _ in waiting:
            yield from _again(work, each, pool)
        waiting.clear()
        return
    waiting.popleft()
    yield from _done(chunk, found)


def _again(work: Work, chunk: Chunk, pool: Pool) -> Iterator[Done]:
    try:
        yield from _done(chunk, _result(pool.submit(answers, work, chunk)))
    except pool.lost:
        pool.renew()
        for item in chunk:
            yield from _done([item], [_alone(work, item, pool)])


def _alone(work: Work, item: Item, pool: Pool) -> Answer:
    try:
        return _result(pool.submit(answers, work, [item]))[0]
    except pool.lost:
        pool.renew()
        return work.failed(item, "the process that read it died twice")


def _result(future: Future[list[Answer]]) -> list[Answer]:
    try:
        return future.result()
    except CancelledError:  # not by us: Dask does so when its scheduler has gone
        raise Stopped(GONE) from None


def _done(chunk: Chunk, found: list[Answer]) -> Iterator[Done]:
    for item, answer in zip(chunk, found, strict=True):
        yield Done(item._replace(data=b""), answer)

"""Work in slices: all of it, in order, and none after stopping."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from time import perf_counter

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tromp_gui.session.idle import IdleWork


def slow(count: int) -> Iterator[int]:
    """Numbers, a millisecond each."""
    for number in range(count):
        until = perf_counter() + 0.001
        while perf_counter() < until:
            pass
        yield number


class Worker(QObject):
    """Work, and its results."""

    def __init__(self) -> None:
        super().__init__()
        self.done: list[int] = []
        self.slices = self.ends = 0
        self.work = IdleWork(self)
        self.work.sliced.connect(self._count_slice)
        self.work.finished.connect(self._count_end)

    def start(self, numbers: Iterator[int]) -> None:
        self.work.start(map(self.done.append, numbers))

    def _count_slice(self) -> None:
        self.slices += 1

    def _count_end(self) -> None:
        self.ends += 1


def test_all_items_are_taken_in_order(qtbot: QtBot) -> None:
    worker = Worker()
    worker.start(iter(range(1000)))
    assert worker.done == []
    qtbot.waitUntil(lambda: worker.ends == 1)
    assert worker.done == list(range(1000))
    assert not worker.work.is_busy


def test_other_things_happen_between_the_slices(qtbot: QtBot) -> None:
    worker, seen = Worker(), []
    timer = QTimer(worker, interval=0)
    timer.timeout.connect(lambda: seen.append(len(worker.done)))
    timer.start()
    worker.start(slow(120))
    qtbot.waitUntil(lambda: worker.ends == 1)
    assert worker.slices > 1
    assert any(0 < count < 120 for count in seen)


def test_a_new_start_forgets_the_previous_items(qtbot: QtBot) -> None:
    worker = Worker()
    worker.start(slow(120))
    qtbot.waitUntil(lambda: worker.slices > 0)
    taken = len(worker.done)
    worker.start(iter([7, 8]))
    qtbot.waitUntil(lambda: worker.ends == 1)
    assert worker.done[taken:] == [7, 8]


def test_stopped_work_does_not_continue(qtbot: QtBot) -> None:
    worker = Worker()
    worker.start(slow(120))
    qtbot.waitUntil(lambda: worker.slices > 0)
    worker.work.stop()
    taken = len(worker.done)
    QApplication.processEvents()
    assert len(worker.done) == taken
    assert worker.ends == 0


def test_what_is_left_can_be_done_at_once(qtbot: QtBot) -> None:
    worker = Worker()
    worker.start(slow(20))
    worker.work.finish()
    assert worker.done == list(range(20))
    assert worker.ends == 1
    worker.work.finish()
    assert worker.ends == 1


def returning(count: int) -> Generator[int, None, str]:
    """Numbers, a millisecond each, and a word."""
    yield from slow(count)
    return "done"


def test_what_is_done_in_one_slice_is_returned_at_once(qtbot: QtBot) -> None:
    work = IdleWork()
    with qtbot.assertNotEmitted(work.finished):
        assert work.begin(returning(0)) == "done"
    assert not work.is_busy


def test_what_takes_longer_is_returned_at_the_end(qtbot: QtBot) -> None:
    work = IdleWork()
    with qtbot.waitSignal(work.finished) as finished:
        assert work.begin(returning(30)) is None
        assert work.is_busy
    assert finished.args == ["done"]


def test_a_skipped_turn_does_nothing_and_the_work_goes_on(qapp: QApplication) -> None:
    done: list[int] = []
    work = IdleWork()
    work.start(map(done.append, range(3)))
    work.skip_turn()
    qapp.processEvents()
    assert done == []
    work.finish()
    assert done == [0, 1, 2]

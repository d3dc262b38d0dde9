"""Bringing the index up to date from the command line."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from tromp_gui.batch.executors import cores
from tromp_gui.batch.processes import Processes
from tromp_gui.batch.work import SUCCESS, UNREADABLE
from tromp_gui.cli.library import tables
from tromp_gui.cli.terminal import Terminal
from tromp_gui.disk import FileProblem
from tromp_gui.library.importing import Progress, Summary, Update, forget_outside
from tromp_gui.library.index import Index
from tromp_gui.wording.files import listed_problem


def update(index: Index, folders: Sequence[str]) -> int:
    """Update the index from folders, and report the result. Returns the exit code."""
    pool = Processes(cores(), ("tromp_gui.library.facts",))
    try:
        return _updated(Update(index, folders, pool))
    except BaseException:
        pool.close(at_once=True)
        raise
    finally:
        pool.close()


class Synchronised(NamedTuple):
    """The result of updating an index; `parents` are all folders that have games."""

    summary: Summary
    failures: list[FileProblem]
    parents: list[str]


def synchronise(
    index: Index, folders: Sequence[str], progressed: Callable[[Summary, Progress], object]
) -> Synchronised:
    """Make an index contain the games in these folders and no others.

    Raises OSError, DamagedIndex, and whatever `progressed` raises to stop it.
    """
    pool = Processes(cores(), ("tromp_gui.library.facts",))
    is_done = False
    try:
        work = Update(index, folders, pool)
        work.run(lambda progress: progressed(work.summary, progress))
        work.summary.gone += forget_outside(index, folders)
        is_done = True
    finally:
        pool.close(at_once=not is_done)
    return Synchronised(work.summary, work.failures, work.parents)


def _updated(work: Update) -> int:
    with Terminal(work.total, "Files") as terminal:
        summary = work.run(lambda progress: terminal.advance())
        for failure in work.failures:
            terminal.complain(listed_problem(failure))
    gone = f"; {tables.count(summary.gone, 'file')} gone" if summary.gone else ""
    read = tables.count(summary.files, "file")
    print(f"{tables.count(summary.games, 'game')} read from {read}{gone}.")
    return UNREADABLE if work.failures else SUCCESS

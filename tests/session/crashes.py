"""What a crash leaves, without one."""

from __future__ import annotations

from pathlib import Path

from tromp_gui.session.file.journal import Journal


def crash(journal: Journal) -> Path:
    """Let go of a journal's files, as its process does when it ends; returns the journal's folder.

    Windows neither deletes nor moves what is in use.
    """
    unlock(journal)
    if journal._lines is not None:
        journal._lines.close()
    return journal._folder


def unlock(journal: Journal) -> None:
    """Let go of a journal's lock, so that its game is found while it is being written."""
    if journal._lock is not None:
        journal._lock.unlock()

"""What a crash leaves, without one."""

from __future__ import annotations

from pathlib import Path

from tromp_gui.session.file.journal import Journal


def crash(journal: Journal) -> Path:
    """Let go of a journal's lock, as its process does when it ends; returns the journal's folder.

    Deleting the lock is not enough: Windows deletes no file that is in use.
    """
    if journal._lock is not None:
        journal._lock.unlock()
    return journal._folder

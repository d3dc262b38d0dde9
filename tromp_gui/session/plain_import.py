"""Python's own import, after that of PySide6."""

from __future__ import annotations

import builtins

import PySide6.QtCore  # noqa: F401  # replaces `__import__`


def use_plain_import() -> None:
    """Restore Python's own import.

    PySide6 replaces `__import__` for `from __feature__ import`, which this program does not use.
    Its version reads and keeps the source text of each module, which costs a tenth of the start and
    several MB.
    """
    builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)

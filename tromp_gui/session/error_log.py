"""The log for the details of unexpected errors."""

from __future__ import annotations

import os
import sys
import tempfile
import traceback
from datetime import datetime
from pathlib import Path

from tromp_gui.system import log_folder


def keep(error: BaseException) -> Path:
    """Add the error to the log of errors; returns the log's path."""
    from tromp_gui.version import version

    text = "".join(
        (
            f"{datetime.now().isoformat(timespec='seconds')} tromp-gui {version()}, "
            f"Python {sys.version.partition(' ')[0]}, {sys.platform}\n",
            *traceback.format_exception(error),
            "\n",
        )
    )
    log = log_folder() / "tromp-gui-errors.log"
    try:
        log.parent.mkdir(parents=True, exist_ok=True)
        with log.open("a", encoding="utf-8", errors="backslashreplace") as file:
            file.write(text)
    except OSError:
        return _in_temporary_file(text)
    return log


def _in_temporary_file(text: str) -> Path:
    """A new file that no one else can have created; the null device if that fails."""
    try:
        handle, name = tempfile.mkstemp(prefix="tromp-gui-errors-", suffix=".log")
        with open(handle, "w", encoding="utf-8", errors="backslashreplace") as file:
            file.write(text)
    except OSError:
        return Path(os.devnull)
    return Path(name)

"""Where the details of an unexpected error go."""

from __future__ import annotations

import os
import platform
import sys
import tempfile
import traceback
from datetime import datetime
from pathlib import Path

from tromp_gui import __version__


def keep(error: BaseException) -> Path:
    """Add the error to the log of errors; returns the log's path."""
    text = "".join(
        (
            f"{datetime.now().isoformat(timespec='seconds')} tromp-gui {__version__}, "
            f"Python {platform.python_version()}, {sys.platform}\n",
            *traceback.format_exception(error),
            "\n",
        )
    )
    state = os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state"
    for folder in (Path(state) / "tromp-gui", Path(tempfile.gettempdir())):
        log = folder / "tromp-gui-errors.log"
        try:
            folder.mkdir(parents=True, exist_ok=True)
            with log.open("a", encoding="utf-8", errors="backslashreplace") as file:
                file.write(text)
        except OSError:
            continue
        return log
    return Path(os.devnull)

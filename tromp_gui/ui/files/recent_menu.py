"""The menu of recent files, filled each time it opens."""

from __future__ import annotations

import sys
from functools import partial
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QMenu, QWidget

from tromp_gui.settings import Settings


class RecentMenu(QMenu):
    """The files opened last, newest first. Signal: `path_chosen(Path)`."""

    path_chosen = Signal(object)

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTitle(self.tr("Op&en recent"))
        self._settings = settings
        self.aboutToShow.connect(self._fill)

    def _fill(self) -> None:
        self.clear()
        paths = self._settings.recent_files
        for number, path in enumerate(paths, 1):
            name = _shown(path).replace("&", "&&")
            label = f"&{number % 10}  {name}" if number <= 10 else name
            self.addAction(label, partial(self.path_chosen.emit, path))
        if not paths:
            self.addAction(self.tr("No recent files")).setEnabled(False)
            return
        self.addSeparator()
        self.addAction(self.tr("&Clear list"), self._settings.forget_recent_files)


def _shown(path: Path) -> str:
    """The file's name and folder."""
    return f"{path.name}   ({shown_folder(path)})"


def shown_folder(path: Path) -> str:
    """The folder of a file, with ~ for the home folder where shells know it."""
    folder, home = path.parent, Path.home()
    if sys.platform == "win32" or not folder.is_relative_to(home):
        return str(folder)
    return str("~" / folder.relative_to(home))

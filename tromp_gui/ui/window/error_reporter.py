"""Unexpected errors: reported in the window, with the game still open and a way to save it."""

from __future__ import annotations

import sys
import traceback
from collections.abc import Callable
from types import TracebackType

from PySide6.QtCore import QObject

from tromp_gui.session.error_log import keep
from tromp_gui.ui.shell.main_window import MainWindow


class ErrorReporter(QObject):
    """Replaces `sys.excepthook`: logs an error and offers to save the game."""

    def __init__(self, window: MainWindow, save_as: Callable[[], object]) -> None:
        super().__init__(window)
        self._window = window
        self._save_as = save_as
        self._is_shown = False
        sys.excepthook = self.tell

    def tell(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        """Log an error and show it, one message at a time."""
        if not issubclass(kind, Exception):
            sys.__excepthook__(kind, error, trace)
            return
        traceback.print_exception(error)
        log = keep(error)
        if self._is_shown:
            return
        self._is_shown = True
        from tromp_gui.ui.kit.prompt_box import QuestionDialog

        question = QuestionDialog(
            self.tr("Something went wrong"),
            self.tr("An unexpected error occurred."),
            self.tr(
                "Your game is still open. To be safe, save it under a new name. "
                "Details are in {file}."
            ).format(file=log),
            self.tr("Save &as…"),
            self._save_as,
            self._window,
        )
        question.finished.connect(self._read)
        question.open()

    def _read(self) -> None:
        self._is_shown = False

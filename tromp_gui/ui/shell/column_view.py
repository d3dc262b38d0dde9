"""The interface of the column beside the board."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtWidgets import QWidget


class ColumnView(Protocol):
    """The places in the column for what is created when needed."""

    def put_analysis(self, analysis: QWidget) -> None:
        """Add the analysis, hidden until `show_analysis`."""

    def show_analysis(self, shown: bool) -> None:
        """Show or hide the analysis in the Review layout."""

    def put_exercise(self, exercise: QWidget) -> None:
        """Add the exercise, hidden until `show_exercise`."""

    def show_exercise(self, shown: bool, alone: bool = False) -> None:
        """Show or hide the exercise in the Review layout; `alone`: without tree and comment."""

    def put_console(self, console: QWidget) -> None:
        """Add the console, hidden until `show_console`."""

    def show_console(self, shown: bool) -> None:
        """Show or hide the console."""

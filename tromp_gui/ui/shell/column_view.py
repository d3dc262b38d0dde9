"""The interface of the column beside the board."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtWidgets import QWidget


class ColumnView(Protocol):
    """The places of the column that analysis and console fill when they are first wanted."""

    def put_analysis(self, analysis: QWidget) -> None:
        """Take in the analysis, hidden until `show_analysis`."""

    def show_analysis(self, shown: bool) -> None:
        """Show or hide the analysis in the Review layout."""

    def put_console(self, console: QWidget) -> None:
        """Take in the console, hidden until `show_console`."""

    def show_console(self, shown: bool) -> None:
        """Show or hide the console."""

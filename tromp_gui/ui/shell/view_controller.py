"""What the window shows: layout, start card, coordinates, full screen."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from tromp_gui.match.phases import Agreeing, Finished, Mediating, Phase, Playing, Playout
from tromp_gui.session.game.record_session import RecordSession
from tromp_gui.settings import COORDINATES, FORBIDDEN_POINTS, MOVE_NUMBERS, Setting, Settings
from tromp_gui.ui.shell.layout_switch import Layout, LayoutCorner
from tromp_gui.ui.shell.main_window import MainWindow


class ViewController(QObject):
    """Keeps the current layout.

    Signals: `layout_changed(Layout)`; `start_changed()`, the start card was shown or hidden.
    """

    layout_changed = Signal(object)
    start_changed = Signal()

    def __init__(
        self,
        window: MainWindow,
        column: QWidget,
        layouts: Sequence[QAction],
        record: RecordSession,
        settings: Settings,
    ) -> None:
        """`layouts` are the actions that choose a layout, in the order of `Layout`."""
        super().__init__(window)
        self._window, self._column, self._record = window, column, record
        self._switch = LayoutCorner(window.menuBar(), layouts)
        self._settings = settings
        self._start: QWidget | None = None
        self._layout = Layout.PLAY
        self._counted: type[object] | None = None
        window.board.set_coordinates(settings.get(COORDINATES))
        settings.changed.connect(self._on_setting_changed)
        record.opened.connect(self._on_opened)
        window.add_to_column(column)

    @property
    def layout(self) -> Layout:
        return self._layout

    @property
    def shows_start(self) -> bool:
        """Whether the column shows the start card."""
        return self._start is not None and not self._start.isHidden()

    @property
    def shows_coordinates(self) -> bool:
        return self._settings.get(COORDINATES)

    @property
    def shows_forbidden(self) -> bool:
        """Whether illegal points are marked."""
        return self._settings.get(FORBIDDEN_POINTS)

    @property
    def shows_numbers(self) -> bool:
        """Whether stones have the numbers of their moves."""
        return self._settings.get(MOVE_NUMBERS)

    @property
    def is_full_screen(self) -> bool:
        return self._window.isFullScreen()

    def set_layout(self, layout: Layout) -> None:
        """Show a layout; hides the start card. The board gets the focus of what is hidden."""
        focused = self._window.focusWidget()
        with self._record.one_act():
            self._layout = layout
            self._switch.select(layout)
            self._window.show_in_column(self._column)
            self.layout_changed.emit(layout)
        if focused is not None and not focused.isVisible():
            self._window.board.setFocus()

    def _switch_to(self, layout: Layout) -> None:
        """Change the layout and focus the board."""
        self.set_layout(layout)
        self._window.board.setFocus()

    def offer_start(self, start: QWidget) -> None:
        """Show the start card until a stone is placed or another page is chosen."""
        self._start = start
        self._window.add_to_column(start)
        self._window.show_in_column(start)
        self.start_changed.emit()

    def leave_start(self) -> None:
        """Show the column, and hide the start card."""
        was_start = self.shows_start
        self._window.show_in_column(self._column)
        if was_start:
            self.start_changed.emit()

    def _on_opened(self) -> None:
        """Focus the board for another record, unless the start card is shown.

        A record with unsaved moves was recovered after a crash: hide the start card.
        """
        if self._record.is_modified:
            self.leave_start()
        if not self.shows_start:
            self._window.board.setFocus()

    def follow(self, phase: Phase | None) -> None:
        """Open the Score layout when marking begins or a count ends the game; return to Play when
        the game continues.
        """
        before, self._counted = self._counted, _counted(phase)
        if self._counted and self._counted is not before:
            self._switch_to(Layout.SCORE)
        elif before and isinstance(phase, Playing | Playout):
            self._switch_to(Layout.PLAY)

    def toggle_coordinates(self) -> None:
        self._settings.set(COORDINATES, not self.shows_coordinates)

    def toggle_forbidden(self) -> None:
        self._settings.set(FORBIDDEN_POINTS, not self.shows_forbidden)

    def toggle_numbers(self) -> None:
        self._settings.set(MOVE_NUMBERS, not self.shows_numbers)

    def _on_setting_changed(self, setting: Setting[object]) -> None:
        if setting is COORDINATES:
            self._window.board.set_coordinates(self.shows_coordinates)

    def toggle_full_screen(self) -> None:
        if self._window.isFullScreen():
            self._window.showNormal()
        else:
            self._window.showFullScreen()

    def reset(self) -> None:
        """Restore the window of the first start, in the Play layout."""
        self._window.reset_layout()
        self._switch_to(Layout.PLAY)

    def close(self) -> None:
        self._window.close()


def _counted(phase: Phase | None) -> type[object] | None:
    """The type of a phase in which stones are marked or were counted; None for others."""
    is_counted = isinstance(phase, Finished) and phase.outcome.settlement.is_counted
    return type(phase) if is_counted or isinstance(phase, Agreeing | Mediating) else None

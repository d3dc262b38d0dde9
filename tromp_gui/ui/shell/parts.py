"""What every feature of a window needs."""

from typing import NamedTuple

from tromp_gui.session.sessions import Sessions
from tromp_gui.ui.shell.actions import Actions
from tromp_gui.ui.shell.board_controller import BoardController
from tromp_gui.ui.shell.column import Column
from tromp_gui.ui.shell.layout_switch import Layout
from tromp_gui.ui.shell.main_window import MainWindow
from tromp_gui.ui.shell.situation import Situations
from tromp_gui.ui.shell.status_controller import StatusController
from tromp_gui.ui.shell.view_controller import ViewController


class Parts(NamedTuple):
    """Made once for a window, before its features. A feature adds its commands to `actions`, puts
    its widgets in the `column`, says what it did with `status`, takes part in
    `situations.settled`, and calls `situations.touch` when its commands may have changed.
    """

    window: MainWindow
    sessions: Sessions
    actions: Actions
    view: ViewController
    situations: Situations
    board: BoardController
    status: StatusController
    column: Column

    def show_game(self) -> None:
        """Switch to the layout for the game, or for a record without one."""
        live = self.sessions.match.match is not None
        self.view.set_layout(Layout.PLAY if live else Layout.REVIEW)

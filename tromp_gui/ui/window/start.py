"""The start card over a running program: what each of its choices does."""

from __future__ import annotations

from collections.abc import Callable

from tromp_gui.session.sessions import Sessions
from tromp_gui.ui.files.controller import FileController
from tromp_gui.ui.shell.view_controller import ViewController
from tromp_gui.ui.window.dialog_controller import DialogController
from tromp_gui.ui.window.samples import sample_games, sample_path
from tromp_gui.ui.window.start_card import SampleGame, StartCard, StartChoice


def offer_start(
    view: ViewController,
    sessions: Sessions,
    dialogs: DialogController,
    files: FileController,
    focus_board: Callable[[], None],
) -> None:
    """Show the start card until the first stone or another choice."""

    def show_size() -> None:
        tree = sessions.record.tree
        start.show_size(tree.rows, tree.columns)

    def play_here() -> None:
        view.leave_start()
        focus_board()

    choices: dict[StartChoice, Callable[[], object]] = {
        StartChoice.OPEN: files.open,
        StartChoice.LEARN: dialogs.learn,
        StartChoice.COMPUTER: dialogs.start_against_computer,
    }
    samples = [SampleGame(each.key, each.title, each.note) for each in sample_games()]
    start = StartCard(tuple(StartChoice), samples, sessions.settings.recent_files)
    show_size()
    start.chosen.connect(lambda offer: choices.get(offer, play_here)())
    start.size_chosen.connect(lambda side: dialogs.start(side, side))
    start.other_size_chosen.connect(dialogs.new_game)
    start.recent_chosen.connect(files.open_path)
    start.sample_chosen.connect(lambda key: files.open_sample(sample_path(key)))
    sessions.record.opened.connect(show_size)
    view.offer_start(start)

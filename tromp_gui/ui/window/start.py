"""The start card's choices and their actions, and the sample games."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from tromp_gui import resources
from tromp_gui.session.language import current as current_language
from tromp_gui.session.sessions import Sessions
from tromp_gui.ui.files.controller import FileController
from tromp_gui.ui.shell.view_controller import ViewController
from tromp_gui.ui.window.dialog_controller import DialogController
from tromp_gui.ui.window.start_card import SampleGame, StartCard, StartChoice


class Sample(NamedTuple):
    """A sample game: `key` is its file name without the extension."""

    key: str
    title: str
    note: str


def _tr(text: str) -> str:
    return QCoreApplication.translate("samples", text)


def sample_games() -> list[Sample]:
    """All sample games, in the order in which they are offered."""
    return [
        Sample(
            "first-game",
            _tr("A first game on 9 × 9"),
            _tr("with a comment on every move"),
        ),
        Sample(
            "who-owns-what",
            _tr("Who owns what?"),
            _tr("finished games to score"),
        ),
    ]


def sample_path(key: str, code: str = "") -> Path:
    """The file of a sample game with comments in a language (a code; "": the current one), in
    English if there is none.
    """
    own = resources.path(f"samples/{code or current_language()}/{key}.sgf")
    return own if own.exists() else resources.path(f"samples/{key}.sgf")


def offer_start(
    view: ViewController,
    sessions: Sessions,
    dialogs: DialogController,
    files: FileController,
) -> None:
    """Show the start card until a stone is placed or another page is chosen."""

    def show_size() -> None:
        tree = sessions.record.tree
        start.show_size(tree.rows, tree.columns)

    choices: dict[StartChoice, Callable[[], object]] = {
        StartChoice.OPEN: files.open,
        StartChoice.LEARN: dialogs.learn,
        StartChoice.COMPUTER: dialogs.start_against_computer,
    }
    samples = [SampleGame(each.key, each.title, each.note) for each in sample_games()]
    start = StartCard(tuple(StartChoice), samples, sessions.settings.recent_files)
    show_size()
    start.chosen.connect(lambda offer: choices.get(offer, view.leave_start)())
    start.size_chosen.connect(lambda side: dialogs.start(side, side))
    start.other_size_chosen.connect(dialogs.new_game)
    start.recent_chosen.connect(files.open_path)
    start.sample_chosen.connect(lambda key: files.open_sample(sample_path(key)))
    sessions.record.opened.connect(show_size)
    view.offer_start(start)

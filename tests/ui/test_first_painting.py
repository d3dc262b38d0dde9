"""The first frame has only the board; everything else is added without moving it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.test_import_rules import OPENED_LATE
from tests.ui.person import Person, part, sessions_of
from tromp_gui import application
from tromp_gui.settings import OPENING, OpenAt
from tromp_gui.ui.files.controller import FileController
from tromp_gui.ui.look.theme import scaled
from tromp_gui.ui.look.tokens import NAVIGATION_HEIGHT
from tromp_gui.ui.panels.second_board import SecondBoardPanel
from tromp_gui.ui.score.panel import ScorePanel
from tromp_gui.ui.shell.layout_switch import Layout, LayoutCorner, LayoutSwitch
from tromp_gui.ui.shell.main_window import MainWindow
from tromp_gui.ui.shell.navigation import NavigationBar

pytestmark = pytest.mark.xvfb

LATER = ("sgfmill", "tromp_gui.record", "tromp_gui.match", "tromp_gui.ui.window.composition")
LATER_TOO = (
    "tromp_gui.ui.shell.navigation",
    "tromp_gui.ui.shell.status",
    "tromp_gui.ui.look.icons",
)
LATER_CLASSES = (
    "PrimitiveElement", "ButtonLayout", "AcceptMode", "LayoutMode", "DropIndicatorPosition"
)  # fmt: skip
"""Enums of `QStyle`, of the buttons of dialogs, of file dialogs, and of lists and tables."""
NEVER = ("PySide6.QtMultimedia", "PySide6.QtSvg", "PySide6.QtPrintSupport", "numpy")


@pytest.fixture
def window(qtbot: QtBot) -> MainWindow:
    made = application.make_window()
    qtbot.addWidget(made)
    made.resize(1280, 800)
    with qtbot.waitExposed(made):
        made.show()
    return made


def places(window: MainWindow) -> list[QRect]:
    """The rectangles of the board and its wood."""
    QApplication.processEvents()
    board = window.board
    return [QRect(board.mapTo(window, QPoint()), board.size()), board.wood_rect()]


def test_later_parts_do_not_move_the_board(qtbot: QtBot, window: MainWindow) -> None:
    before = places(window)
    person = Person(qtbot, window)
    person.offer_start()
    assert places(window) == before
    navigation = part(window, NavigationBar)
    assert navigation.isVisible()
    assert navigation.height() == scaled(NAVIGATION_HEIGHT)
    assert person.status_line.isVisible()
    assert person.status_line.geometry().bottom() == window.rect().bottom()
    (corner,) = window.findChildren(LayoutCorner)
    assert corner.isVisible()
    assert corner.geometry().right() <= window.menuBar().rect().right()


@pytest.mark.parametrize(("width", "folds"), [(1280, False), (660, True)])
def test_the_layout_switch_fits_at_once_in_a_narrow_window(
    window: MainWindow, width: int, folds: bool
) -> None:
    window.resize(width, 600)
    QApplication.processEvents()
    application.compose(window)
    QApplication.processEvents()
    (switch,) = window.findChildren(LayoutSwitch)
    assert switch.isHidden() is folds


def test_the_board_is_not_resized_for_the_rest_of_the_window(window: MainWindow) -> None:
    sizes: list[QSize] = []

    class Watch(QObject):
        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            if isinstance(event, QResizeEvent):
                sizes.append(event.size())
            return False

    QApplication.processEvents()
    watch = Watch(window)
    window.board.installEventFilter(watch)
    application.compose(window)
    assert sizes == []


def test_a_page_of_the_column_is_laid_out_when_it_is_chosen(window: MainWindow) -> None:
    page = QWidget()
    window.add_to_column(page)
    assert page.isHidden()
    window.show_in_column(page)
    assert page.isVisible()


def test_panels_that_few_games_show_are_built_when_they_are_shown(
    qtbot: QtBot, window: MainWindow
) -> None:
    person = Person(qtbot, window)
    assert window.findChildren(ScorePanel) == []
    assert window.findChildren(SecondBoardPanel) == []
    person.show_layout(Layout.SCORE)
    (panel,) = window.findChildren(ScorePanel)
    assert panel.isVisible()


def test_the_frame_imports_little() -> None:
    code = (
        "import sys; from tromp_gui import application as a; app = a.make_application(['tromp'])\n"
        "window = a.make_window(); window.show(); app.processEvents(); print(*sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = set(done.stdout.split())
    assert "tromp_gui.ui.board.view" in loaded
    assert loaded.isdisjoint((*LATER, *LATER_TOO, *NEVER))


STARTED = """
import sys
from PySide6.QtCore import QTimer
from tromp_gui import application
from tromp_gui.session.file.session import FileSession
from tromp_gui.session.game.record_session import RecordSession
from tromp_gui.ui.board.view import BoardView
from tromp_gui.ui.window.start import StartCard

opened, paint = application._open, BoardView.paintEvent

def painting(self, event):
    paint(self, event)
    print(self.state.rows, len(self.state.black))

def opening(app, window, *given):
    composition = opened(app, window, *given)
    record = window.findChild(RecordSession)
    window.findChild(FileSession).opened.connect(lambda: QTimer.singleShot(50, end))

    def end():
        cards = window.findChildren(StartCard)
        print(len(cards), record.is_growing, record.tree.next_id)
        sys.exit(0)

    return composition

BoardView.paintEvent, application._open = painting, opening
application.run(application.make_application([]), sys.argv[1:])
"""


def test_the_first_frame_shows_the_board_of_the_file(tmp_path: Path) -> None:
    path = tmp_path / "game.sgf"
    path.write_text("(;SZ[13]AB[cc][dd](;B[aa])(;B[bb]))")
    command = [sys.executable, "-c", STARTED, str(path)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    *frames, last = done.stdout.splitlines()
    assert set(frames) == {"13 2"}, "no other board, not even for a moment"
    assert last == "0 False 3", "the start card was not built, and the game is read"


def test_a_file_read_at_the_start_that_disappears_leaves_an_empty_board(
    window: MainWindow, tmp_path: Path
) -> None:
    path = tmp_path / "game.sgf"
    path.write_text("(;SZ[13]AB[cc])")
    first = application._show_first(window, str(path))
    assert window.board.state.rows == 13
    application._compose(window, first)
    assert window.board.state.rows == 13
    path.unlink()
    part(window, FileController).open_named(str(path))
    assert window.board.state.rows == 9
    assert not sessions_of(window).record.is_growing


def test_a_game_to_be_shown_at_its_end_is_not_shown_before(
    window: MainWindow, tmp_path: Path
) -> None:
    path = tmp_path / "game.sgf"
    path.write_text("(;SZ[13];B[aa])")
    window.settings.set(OPENING, OpenAt.END)
    assert application._show_first(window, str(path)) is None
    assert window.board.state.rows == 9


def test_the_board_of_a_file_needs_little_more(tmp_path: Path) -> None:
    path = tmp_path / "game.sgf"
    path.write_text("(;SZ[13]AB[cc])")
    code = (
        "import sys; from tromp_gui import application as a; app = a.make_application(['tromp'])\n"
        "window = a.make_window(); a._show_first(window, sys.argv[1]); print(*sys.modules)"
    )
    command = [sys.executable, "-c", code, str(path)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    loaded = set(done.stdout.split())
    assert "tromp_gui.sgf.reader" in loaded
    needless = {"tromp_gui.record.edits", "tromp_gui.record.game_info", "tromp_gui.sgf.opening"}
    assert loaded.isdisjoint({*needless, *LATER_TOO, *NEVER, "json"})


def test_the_program_is_imported_without_reading_its_source() -> None:
    code = (
        "import linecache, os, sys\n"
        "def watch(event, args):\n"
        "    if event == 'import' and args[0] == 'tromp_gui.ui.window.error_reporter':\n"
        "        print(*map(os.path.basename, linecache.cache), flush=True); os._exit(0)\n"
        "sys.addaudithook(watch)\n"
        "from tromp_gui.cli.main import main; main([])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    read = {"__init__.py", "enum.py", "<string>"}
    assert set(done.stdout.split()) <= read, "what is not of PySide6 itself, or of `-c`"


def test_an_open_window_has_imported_no_dialog() -> None:
    code = (
        "import sys; from tromp_gui import application as a; app = a.make_application(['tromp'])\n"
        "window = a.make_window(); window.show(); a._open(app, window, [], a.FileRequests(app))\n"
        "app.processEvents(); print(*sys.modules)\n"
        "from enum import Enum, Flag, IntEnum, IntFlag\n"
        "print(*(e.__name__ for k in (Enum, Flag, IntEnum, IntFlag) for e in k.__subclasses__()))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = set(done.stdout.split())
    assert "tromp_gui.ui.window.composition" in loaded
    assert "AlignmentFlag" in loaded
    assert loaded.isdisjoint(LATER_CLASSES)
    assert "SubWindowOption" not in loaded, "PySide6 has initialised every class of widgets"
    early = [name for name in loaded for late in OPENED_LATE if f"{name}.".startswith(f"{late}.")]
    assert early == []
    assert loaded.isdisjoint(("email", "importlib.metadata", "tomllib", "csv"))
    assert loaded.isdisjoint(("hashlib", "platform", "uuid", "xml.etree.ElementTree"))

"""The composition root: settings, sessions, window. No logic of its own."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Qt, QTimer, qInstallMessageHandler
from PySide6.QtGui import QAccessible, QFontInfo, QGuiApplication
from PySide6.QtWidgets import QApplication

from tromp_gui import __version__
from tromp_gui.resources import APP_ID
from tromp_gui.session import language
from tromp_gui.session.collector import GarbageCollector
from tromp_gui.session.file.garbage import collection_paused
from tromp_gui.settings import LANGUAGE, OPENING, OpenAt, Settings
from tromp_gui.system import claim_taskbar
from tromp_gui.ui.board.state import BoardState
from tromp_gui.ui.board.view import BoardView
from tromp_gui.ui.kit import accessible
from tromp_gui.ui.look.theme import FUSION
from tromp_gui.ui.look.typography import why_unreadable
from tromp_gui.ui.shell.main_window import MainWindow
from tromp_gui.ui.shell.theme_manager import ThemeManager
from tromp_gui.ui.window.file_requests import FileRequests

if TYPE_CHECKING:
    from PySide6.QtCore import QtMsgType

    from tromp_gui.record.node import Tree
    from tromp_gui.ui.look.board_themes import BoardTheme
    from tromp_gui.ui.window.composition import WindowComposition


def make_application(
    arguments: Sequence[str], on_failure: Callable[[], object] = lambda: None
) -> QApplication:
    """The QApplication, with its name; windows set its theme.

    `on_failure` is called before Qt aborts, for example without a screen, or if there is no font.
    """
    QGuiApplication.setHighDpiScaleFactorRoundingPolicy(
        Qt.HighDpiScaleFactorRoundingPolicy.PassThrough
    )
    claim_taskbar(APP_ID)
    with _messages_held(on_failure):
        app = QApplication([*arguments, *FUSION])
    GarbageCollector(app)
    if not QFontInfo(app.font()).family():
        on_failure()
    QCoreApplication.setApplicationName("tromp_gui")
    QCoreApplication.setOrganizationName("tromp_gui")
    QCoreApplication.setApplicationVersion(__version__)
    QGuiApplication.setApplicationDisplayName("")
    QGuiApplication.setDesktopFileName(APP_ID)
    code = language.resolved(Settings().get(LANGUAGE))
    if not why_unreadable(code):
        language.install(code)
    return app


@contextmanager
def _messages_held(on_abort: Callable[[], object]) -> Iterator[None]:
    """Hold Qt's messages back; before Qt aborts, call `on_abort`, which may end the process."""
    held: list[str] = []

    def hold(kind: QtMsgType, _context: object, message: str) -> None:
        held.append(message)
        if kind.name == "QtFatalMsg":
            on_abort()
            print(*held, sep="\n", file=sys.stderr)

    before = qInstallMessageHandler(hold)
    yield
    qInstallMessageHandler(before)
    for message in held:
        print(message, file=sys.stderr)


def make_window() -> MainWindow:
    """The frame with an empty board, which is painted first."""
    settings = Settings()
    theme_manager = ThemeManager(settings, _user_theme)
    window = MainWindow(settings, theme_manager, BoardView())
    window.board.show_state(BoardState(9, 9))
    return window


def compose(window: MainWindow) -> WindowComposition:
    """Build the rest of the window on an empty 9x9 board, ready for two players."""
    composition = _compose(window)
    composition.view.leave_start()
    return composition


def _show_first(window: MainWindow, file: str) -> Tree | None:
    """Show the start of a file's game, which is returned; None if its first bytes are no game or it
    is to be shown at its end.
    """
    from tromp_gui.go.rules import TROMP_TAYLOR
    from tromp_gui.record.replay import Replay
    from tromp_gui.session.file.files import first_game
    from tromp_gui.ui.board.present import present

    tree = first_game(Path(file)) if window.settings.get(OPENING) is OpenAt.START else None
    if tree is not None:
        at_root = Replay(tree, TROMP_TAYLOR).at(tree.root)  # under any rules the stones are these
        window.board.show_state(present(tree, tree.root, at_root))
    return tree


def _compose(window: MainWindow, growing: Tree | None = None) -> WindowComposition:
    """The same, with an empty column, and with the beginning of a game that will be read."""
    from tromp_gui.match.setup import Setup
    from tromp_gui.session.game.new_record import record_of
    from tromp_gui.session.game.record_session import RecordSession
    from tromp_gui.session.sessions import Sessions
    from tromp_gui.ui.window.composition import WindowComposition

    setup = Setup()
    sessions = Sessions(window.settings, RecordSession(record_of(setup)), window)
    sessions.match.start(setup)
    if growing is not None:
        sessions.record.begin_growing(growing)
    return WindowComposition(window, sessions)


def _user_theme(name: str) -> BoardTheme:
    from tromp_gui.ui.look import user_board_themes as user_themes

    return user_themes.find(name)


def _remember(path: Path) -> None:
    from tromp_gui.session.file import recent_documents

    recent_documents.add(path)


def _forget() -> None:
    from tromp_gui.session.file import recent_documents

    recent_documents.forget()


def run(app: QApplication, files: Sequence[str]) -> int:
    """Open the window, with a file if one is given, and run until it is closed.

    The frame with the board of the file is painted before the rest of the window is imported and
    built.
    """
    compositions: list[WindowComposition] = []
    with collection_paused():
        accessible.install(lambda: _start_accessibility(compositions))
        requests = FileRequests(app)
        window = make_window()
        first = _show_first(window, files[0]) if files else None
        window.board.first_painted.connect(
            lambda: compositions.append(_open(app, window, files, requests, first)),
            Qt.ConnectionType.QueuedConnection,
        )
        window.show()
        window.board.setFocus()
    return app.exec()


def _start_accessibility(compositions: Sequence[WindowComposition]) -> None:
    """Switch on what a screen reader needs when one connects."""
    for composition in compositions:
        composition.start_accessibility()


def _open(
    app: QApplication,
    window: MainWindow,
    files: Sequence[str],
    requests: FileRequests,
    first: Tree | None = None,
) -> WindowComposition:
    """Build the rest of the window, and open the file, whose game `first` is already shown."""
    from tromp_gui.session.event_loop import Interrupt
    from tromp_gui.ui.kit.keyboard import FocusRings
    from tromp_gui.ui.shell.layout_switch import Layout
    from tromp_gui.ui.window.app_icon import app_icon
    from tromp_gui.ui.window.error_reporter import ErrorReporter

    QGuiApplication.setWindowIcon(app_icon())
    with collection_paused():
        composition = _compose(window, first)
    window.settings.remembered.connect(_remember)
    window.settings.forgotten.connect(_forget)
    FocusRings(app)
    ErrorReporter(window, composition.file.save_as)
    interrupt = Interrupt(window)

    def end(code: int) -> None:
        """Quit without questions, as no user may be present; the journal keeps changes."""
        composition.column.comment.flush()
        app.exit(code)

    interrupt.received.connect(end)
    if first is None:
        composition.offer_start()
    else:
        composition.view.set_layout(Layout.REVIEW)
    if unreadable := why_unreadable(language.resolved(window.settings.get(LANGUAGE))):
        composition.status.report(unreadable)
    if QAccessible.isActive():
        composition.start_accessibility()
    if files:
        composition.file.open_named(files[0])
    else:
        QTimer.singleShot(0, composition.library.restore)

    def open_requested() -> None:
        if path := requests.take():
            composition.file.open_path(path)

    requests.received.connect(open_requested)
    open_requested()
    QTimer.singleShot(0, composition.recovery.offer)
    return composition

"""Exporting the board and the game: clipboard, picture files, pages, the printer."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale, QObject, Qt
from PySide6.QtGui import QGuiApplication

from tromp_gui.disk import FileProblem
from tromp_gui.go.board import Board
from tromp_gui.gtp.diagram import draw_board
from tromp_gui.session.file.files import save_bytes
from tromp_gui.settings import COORDINATES
from tromp_gui.ui.board.state import BoardState
from tromp_gui.ui.board.view import BoardView
from tromp_gui.ui.shell.parts import Parts
from tromp_gui.wording.files import file_problem

if TYPE_CHECKING:
    from tromp_gui.learning.game_report import GameReport
    from tromp_gui.ui.printing.pages import PrintedGame

_COPIED_SIDE = 1000


class ExportController(QObject):
    """Copies, exports and prints what the window shows."""

    def __init__(self, parts: Parts) -> None:
        super().__init__(parts.window)
        s = parts.sessions
        self._window, self._record, self._files, self._settings = (
            parts.window, s.record, s.files, s.settings,
        )  # fmt: skip
        self._analysis, self._status = s.analysis, parts.status
        self._moves: int | None = None

    # The clipboard

    def copy_picture(self) -> None:
        """Copy the board as shown to the clipboard, on white."""
        from tromp_gui.ui.board.picture import picture

        view, state = self._window.board, shown_state(self._window.board)
        image = picture(
            state, _COPIED_SIDE, view.theme, self._settings.get(COORDINATES),
            Qt.GlobalColor.white,
        )  # fmt: skip
        QGuiApplication.clipboard().setImage(image)
        self._status.say(self.tr("Copied the board as a picture."))

    def copy_text(self) -> None:
        """Copy the board to the clipboard as text."""
        state = shown_state(self._window.board)
        board = Board.empty(state.rows, state.columns).with_stones(state.black, state.white)
        QGuiApplication.clipboard().setText(draw_board(board, state.last_move) + "\n")
        self._status.say(self.tr("Copied the board as text."))

    # Files

    def export_picture(self) -> None:
        """Ask for a file, and save the board as a picture."""
        from tromp_gui.ui.printing.formats import Format

        kinds = {
            self.tr("Picture (*.png)"): Format.PNG.value,
            self.tr("Small picture (*.webp)"): Format.WEBP.value,
            self.tr("Drawing (*.svg)"): Format.SVG.value,
            self.tr("Drawing (*.pdf)"): Format.PDF.value,
        }
        self._ask(self.tr("Export the board"), kinds, self._write_picture)

    def _write_picture(self, path: Path) -> None:
        from tromp_gui.ui.printing import words
        from tromp_gui.ui.printing.formats import PICTURES, Undrawable, endings
        from tromp_gui.ui.printing.pictures import Look, picture_bytes

        ending = path.suffix.removeprefix(".").lower()
        form = next((each for each in PICTURES if each.value == ending), None)
        if form is None:
            text = self.tr(
                "{name} is not a supported picture format. Use a name ending in {endings}."
            )
            self._status.refuse(text.format(name=path.name, endings=endings(PICTURES)))
            return
        state, title = shown_state(self._window.board), words.heading(self._record.info).short
        shows = self._settings.get(COORDINATES)
        try:
            data = picture_bytes(state, form, Look(coordinates=shows), title)
        except Undrawable as reason:
            self._status.refuse(str(reason))
            return
        self._write(path, data)

    def export_pages(self) -> None:
        """Ask for a file, and save the game as pages of diagrams."""
        from tromp_gui.ui.printing.formats import Format

        title, kinds = (
            self.tr("Export the game as PDF"),
            {self.tr("Pages (*.pdf)"): Format.PDF.value},
        )
        self._ask_moves(title, lambda: self._ask(title, kinds, self._write_pages))

    def _write_pages(self, path: Path) -> None:
        from tromp_gui.ui.printing.pages import pdf, usual_paper

        self._write(path, pdf(self._game(), usual_paper()))

    def print_game(self) -> None:
        """Ask for a printer, and print the current line as diagrams."""
        title = self.tr("Print the game")
        self._ask_moves(title, self._ask_printer)

    def _ask_printer(self) -> None:
        from tromp_gui.ui.printing.print_dialog import ask_and_print

        ask_and_print(self._window, self._game(), self._report_print)

    def _report_print(self, is_done: bool, name: str) -> None:
        if not is_done:
            self._status.refuse(
                self.tr("The game could not be printed. Check the printer and the file name.")
            )
        elif name:
            self._status.say(self.tr("Saved to {name}.").format(name=Path(name).name))
        else:
            self._status.say(self.tr("The game was sent to the printer."))

    # The report of the game

    def print_report(self) -> None:
        """Ask for a printer, and print the report of the analysed game."""
        from tromp_gui.ui.printing.print_dialog import ask_and_print
        from tromp_gui.ui.printing.report_pages import PrintedReports

        if (report := self._report()) is not None:
            ask_and_print(self._window, PrintedReports((report,)), self._report_print)

    def export_report(self) -> None:
        """Ask for a file, and save the report of the analysed game."""
        kinds = {self.tr("Web page (*.html)"): "html", self.tr("Pages (*.pdf)"): "pdf"}
        if self._report() is not None:
            self._ask(self.tr("Export the report"), kinds, self._write_report)

    def _write_report(self, path: Path) -> None:
        from tromp_gui.ui.printing.pages import pdf, usual_paper
        from tromp_gui.ui.printing.report_html import html_page
        from tromp_gui.ui.printing.report_pages import PrintedReports

        if (report := self._report()) is None:
            return
        if path.suffix.lower() == ".pdf":
            self._write(path, pdf(PrintedReports((report,)), usual_paper()))
        else:
            self._write(path, html_page([report], QLocale().bcp47Name()))

    def _report(self) -> GameReport | None:
        """The report of the game; None, with a sentence, if the game is not analysed."""
        report = self._analysis.report()
        if report.is_empty:
            self._status.refuse(self.tr("There is no report yet. Analyse the whole game first."))
            return None
        return report

    def _ask_moves(self, title: str, then: Callable[[], object]) -> None:
        """Ask how many moves to show in each diagram, then continue."""
        from tromp_gui.ui.printing.pages import MOVES
        from tromp_gui.ui.printing.print_dialog import PagesDialog

        dialog = PagesDialog(title, self._moves or MOVES, self._window)
        dialog.moves_chosen.connect(lambda moves: self._go_on(moves, then))
        dialog.open()

    def _go_on(self, moves: int, then: Callable[[], object]) -> None:
        self._moves = moves
        then()

    def _game(self) -> PrintedGame:
        from tromp_gui.ui.printing.pages import MOVES, printed_game

        return printed_game(self._record.tree, self._record.line(), self._moves or MOVES)

    def _ask(self, title: str, kinds: dict[str, str], then: Callable[[Path], None]) -> None:
        from tromp_gui.ui.kit.file_dialog import FileDialog

        dialog = FileDialog(self._window, title, str(self._settings.folder))
        dialog.setAcceptMode(FileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilters(list(kinds))
        first = next(iter(kinds.values()))
        dialog.setDefaultSuffix(first)
        dialog.filterSelected.connect(lambda name: dialog.setDefaultSuffix(kinds[name]))
        name = Path(self._files.name or self.tr("game")).stem
        dialog.selectFile(str(self._settings.folder / f"{name}.{first}"))
        dialog.fileSelected.connect(lambda chosen: then(Path(chosen)))
        dialog.open()

    def _write(self, path: Path, data: bytes) -> None:
        try:
            warning = save_bytes(path, data)
        except FileProblem as problem:
            self._status.refuse(file_problem(problem))
            return
        self._status.say(self.tr("Saved to {name}.").format(name=path.name))
        if warning is not None:
            self._status.refuse(file_problem(warning))


def shown_state(view: BoardView) -> BoardState:
    """What a board shows, without cursor and pointer."""
    return view.state._replace(
        ghost=None, cursor=None, flips=frozenset(), highlighted=frozenset(), forbidden=frozenset()
    )

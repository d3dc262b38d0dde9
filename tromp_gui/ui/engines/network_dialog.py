"""The page *Get a stronger engine*: the network of the built-in engine."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QLocale, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication
from PySide6.QtWidgets import QFileDialog, QWidget

from tromp_gui.network_files.heading import NEWEST, OLDEST
from tromp_gui.network_files.problem import BadNetwork
from tromp_gui.session.engine.catalogue.network_file import PATTERNS, NetworkFile, network_name
from tromp_gui.ui.kit.action_buttons import push_button
from tromp_gui.ui.kit.boxes import hbox
from tromp_gui.ui.kit.fields import text_field
from tromp_gui.ui.kit.file_dialog import FileDialog
from tromp_gui.ui.kit.form import FormDialog, plain_label
from tromp_gui.ui.kit.plain_text import show_text, tip
from tromp_gui.ui.kit.row_table import LineList
from tromp_gui.wording.networks import network_kind, network_problem, speed, speed_sentence

_WIDTH, _HEIGHT = 680, 520

KATAGO_PAGE: Final = "https://katagotraining.org/networks/"
KATRAIN_COMMAND: Final = "pip install katrain"


class NetworkDialog(FormDialog):
    """Lists the built-in network and those found, and says where to get others, which can also be
    dropped here. It stays open until the choice has been tested.

    Signals: `chosen(str)`, a file; `measure_requested(str)`, measure how fast a file is ("": the
    built-in network); `stop_requested()`, stop measuring.
    """

    chosen = Signal(str)
    measure_requested = Signal(str)
    stop_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(self.tr("Get a stronger engine"), self.tr("&Use"), parent)
        self._files: list[NetworkFile | None] = [None]
        self._speeds: dict[str, float] = {}
        self._is_measuring = False
        self._list = LineList(self.tr("Networks"))
        self._list.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self._list.itemDoubleClicked.connect(self.accept)
        self._list.currentRowChanged.connect(self._on_row_changed)
        self._said, self._problem = plain_label("", "quiet"), plain_label("", "danger")
        self._measure = self.add_button(self.tr("&Measure speed"), self._on_measure)
        self.add_button(self.tr("&Choose file…"), self._browse)
        about = self.tr(
            "Tromp Go plays, analyses and judges with a neural network: the larger, the stronger "
            "and the slower. It can read KataGo network files (.bin.gz or .txt.gz) of versions "
            "{oldest} to {newest}. One that imitates people is kept beside the one that judges."
        ).format(oldest=OLDEST, newest=NEWEST)
        self.body.addWidget(plain_label(about))
        self.body.addWidget(self._list, 1)
        self.body.addWidget(self._said)
        self.body.addWidget(self._problem)
        self.body.addWidget(plain_label(self.tr("Where to get a network"), "section"))
        self._add_source(self.tr("From KataGo"), KATAGO_PAGE)
        self._add_source(self.tr("With KaTrain"), KATRAIN_COMMAND)
        self.body.addWidget(plain_label(self.tr(
            "Download a file in your browser, then drop it here or choose it. The network of "
            "KaTrain (36 MB) is in the list once KaTrain is installed. Tromp Go downloads nothing."
        ), "quiet"))  # fmt: skip
        self.setAcceptDrops(True)
        self.show_problem("")
        self.take_room(_WIDTH, _HEIGHT)
        self._list.setFocus()

    def show_networks(self, files: Sequence[NetworkFile], at: str | None = None) -> None:
        """List the built-in network and these files; `at` is selected, None: as before."""
        before = self._path if at is None else at
        self._files = [None, *files]
        with QSignalBlocker(self._list):
            self._list.clear()
            for file in self._files:
                self._list.add_line(self._words(file)).setToolTip(tip(_details(file)))
        paths = [_path_of(file) for file in self._files]
        self._list.setCurrentRow(paths.index(before) if before in paths else 0)

    def show_problem(self, problem: str) -> None:
        """Show why the last choice cannot be used; '' for nothing."""
        show_text(self._problem, problem)
        self._said.setVisible(bool(self._said.text()) and not problem)
        self.done_button.setEnabled(True)

    def show_trying(self) -> None:
        """Show that the file is being read."""
        self._say(self.tr("Reading the network…"))
        self.done_button.setEnabled(False)

    def show_measuring(self, is_measuring: bool) -> None:
        """Show that a file is being measured, or no longer."""
        self._is_measuring = is_measuring
        stop, start = self.tr("Stop &measuring"), self.tr("&Measure speed")
        self._measure.setText(stop if is_measuring else start)
        self._say(self.tr("Measuring for a few seconds…"))
        self._on_row_changed()

    def show_speed(self, path: str, rate: float) -> None:
        """Show how many positions a second this computer evaluates with a file."""
        self._speeds[path] = rate
        for row, file in enumerate(self._files):
            self._list.item(row).setText(self._words(file))
        self._on_row_changed()

    def accept(self) -> None:
        """Emit the choice; the caller closes the dialog with `done` if it works."""
        if self.done_button.isEnabled():
            self.chosen.emit(self._path)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Qt override: accept a file."""
        if _dropped(event):
            event.setDropAction(Qt.DropAction.CopyAction)
            event.accept()

    def dropEvent(self, event: QDropEvent) -> None:
        """Qt override: choose the file."""
        if paths := _dropped(event):
            event.setDropAction(Qt.DropAction.CopyAction)
            event.accept()
            self.chosen.emit(paths[0])

    @property
    def _path(self) -> str:
        return _path_of(self._files[max(0, self._list.currentRow())])

    def _say(self, text: str) -> None:
        self._said.setText(text)
        self.show_problem("")

    def _add_source(self, name: str, text: str) -> None:
        """A row with an address or a command to copy."""
        field = text_field(text, name)
        field.setReadOnly(True)

        def copy() -> None:
            QGuiApplication.clipboard().setText(text)
            self._say(self.tr("Copied: {text}").format(text=text))

        said = self.tr("Copy “{text}”").format(text=text)
        button = push_button(self.tr("Copy"), copy, "small", said)
        self.add_row(name, hbox((field, 1), button, gap=8))

    def _on_measure(self) -> None:
        if self._is_measuring:
            self.stop_requested.emit()
        else:
            self.measure_requested.emit(self._path)

    def _on_row_changed(self) -> None:
        """Say how fast the selected network is, if that was measured."""
        if not self._is_measuring:
            rate = self._speeds.get(self._path)
            self._say("" if rate is None else speed_sentence(rate))

    def _words(self, file: NetworkFile | None) -> str:
        """One line for a file: its name, what it is, its size, its speed and its folder."""
        rate = self._speeds.get(_path_of(file))
        fast = "" if rate is None else speed(rate)
        if file is None:
            return "   ".join(filter(None, (self.tr("The program’s own network"), fast)))
        path = Path(file.path)
        try:
            size = QLocale().formattedDataSize(path.stat().st_size, 0)
        except OSError:
            size = self.tr("not found")
        kind = network_kind(file.found) if file.found else ""
        parts = network_name(file.path), kind, size, fast, str(path.parent)
        return "   ".join(filter(None, parts))

    def _browse(self) -> None:
        dialog = FileDialog(self, self.tr("Choose a network"))
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.setNameFilters([
            self.tr("KataGo networks ({patterns})").format(patterns=" ".join(PATTERNS)),
            self.tr("All files (*)"),
        ])  # fmt: skip
        dialog.fileSelected.connect(lambda path: self.chosen.emit(str(Path(path))))
        dialog.open()


def _path_of(file: NetworkFile | None) -> str:
    return "" if file is None else file.path


def _details(file: NetworkFile | None) -> str:
    if file is not None and isinstance(file.found, BadNetwork):
        return f"{file.path}\n{network_problem(Path(file.path).name, file.found)}"
    return _path_of(file)


def _dropped(event: QDropEvent) -> list[str]:
    """The files that a drop brings."""
    return [str(Path(url.toLocalFile())) for url in event.mimeData().urls() if url.isLocalFile()]

"""Lists of the library's folders, to add and remove them, and of files that could not be read."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QListWidget, QPushButton, QWidget

from tromp_gui.session.library.folders import LibraryFolders
from tromp_gui.ui.kit.form import WIDTH_WITH_LIST, FormDialog, plain_label

_HEIGHT = 420


class FoldersDialog(FormDialog):
    """Signal: `add_requested()`."""

    add_requested = Signal()

    def __init__(self, folders: LibraryFolders, parent: QWidget | None = None) -> None:
        super().__init__(self.tr("Library folders"), "", parent)
        self._folders = folders
        self.body.addWidget(
            plain_label(
                self.tr(
                    "All game files in these folders and the folders below them are in the "
                    "library. The files stay where they are."
                )
            )
        )
        self.list = QListWidget()
        self.list.setAccessibleName(self.tr("Folders"))
        self.list.setUniformItemSizes(True)
        self.body.addWidget(self.list, 1)
        self._remove = self.add_button(self.tr("&Remove"))
        self.add: QPushButton = self.add_button(self.tr("&Add folder…"))
        self.add.clicked.connect(self.add_requested)
        self._remove.clicked.connect(self._remove_chosen)
        self.list.currentRowChanged.connect(lambda _: self._enable())
        folders.changed.connect(self._fill)
        self._fill()
        self.take_room(WIDTH_WITH_LIST, _HEIGHT)
        self.list.setFocus()

    def _fill(self) -> None:
        row = self.list.currentRow()
        self.list.clear()
        self.list.addItems(self._folders.user_data.folders)
        self.list.addItem(self.tr("Finished games that the program keeps"))
        self.list.setCurrentRow(min(max(row, 0), self.list.count() - 1))
        self._enable()

    def _enable(self) -> None:
        row = self.list.currentRow()
        self._remove.setEnabled(0 <= row < len(self._folders.user_data.folders))

    def _remove_chosen(self) -> None:
        folders = self._folders.user_data.folders
        if 0 <= self.list.currentRow() < len(folders):
            self._folders.remove(folders[self.list.currentRow()])


class FailuresDialog(FormDialog):
    """The files that could not be read, and why."""

    def __init__(self, sentences: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(self.tr("Unread files"), "", parent)
        self.list = QListWidget()
        self.list.setAccessibleName(self.tr("Unread files"))
        self.list.setWordWrap(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.addItems(list(sentences))
        self.body.addWidget(self.list, 1)
        self.take_room(WIDTH_WITH_LIST, _HEIGHT)

"""Repairs and encoding of the open file, and the dialogs for them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication

from tromp_gui import wording
from tromp_gui.record.replay import unfit_handicap
from tromp_gui.record.terms import GapKind
from tromp_gui.sgf.repairs import RepairKind
from tromp_gui.ui.shell.parts import Parts
from tromp_gui.wording.translation import paragraph, plural

_SAID = frozenset(GapKind) - {GapKind.NO_RULES, GapKind.NO_KOMI}
"""The gaps to report; the status line says that rules or komi are missing."""
_TOLD = frozenset(
    (RepairKind.STONES_IN_MOVE, RepairKind.HANDICAP_PLACED, RepairKind.HANDICAP_NAMED)
)
"""The repairs to report besides their number, because they put stones on the board."""

Tell: TypeAlias = Callable[[str, str, Callable[[], object]], object]
"""Shows a sentence with a link and its action."""


class ReadingController(QObject):
    """Reports and lists the repairs of a file, and can read it in another encoding."""

    def __init__(self, parts: Parts) -> None:
        super().__init__(parts.window)
        self._window, self._tell = parts.window, parts.status.report
        self._record, self._files = parts.sessions.record, parts.sessions.files

    @property
    def has_file(self) -> bool:
        """Whether the record was read from a file or text."""
        return self._files.collection is not None

    def report_repairs(self) -> None:
        """Report what the file just opened says otherwise than it means or than can be played, and
        how many repairs were made to it, if any.
        """
        tree, terms = self._record.tree, self._record.terms
        said = [wording.gap(gap, terms) for gap in terms.gaps if gap.kind in _SAID]
        if unfit := unfit_handicap(tree, terms.rules):
            said.append(wording.unfit_handicap(*unfit))
        if made := self._files.repairs(at_once=True):
            said += (wording.repair(each) for each in made if each.kind in _TOLD)
            repairs = paragraph([*said, self._repairs_sentence(len(made))])
            self._tell(repairs, self.tr("Show"), self.show_repairs)
        elif said:
            self._tell(paragraph(said), "", lambda: None)

    def _repairs_sentence(self, count: int) -> str:
        if self._files.name:
            return plural(
                "ReadingController",
                "This file needed one repair.",
                "This file needed %n repairs.",
                count,
            )
        return plural(
            "ReadingController",
            "The pasted game needed one repair.",
            "The pasted game needed %n repairs.",
            count,
        )

    def show_repairs(self) -> None:
        name = self._files.name or self.tr("Pasted game")
        repairs = self._files.repairs()
        if not repairs:
            self._say_no_repairs(name)
            return
        from tromp_gui.ui.files.dialogs import RepairsDialog

        dialog = RepairsDialog(name, repairs, self._window)
        dialog.copied.connect(QGuiApplication.clipboard().setText)
        dialog.open()

    def _say_no_repairs(self, name: str) -> None:
        self._tell(self.tr("“{name}” needed no repairs.").format(name=name), "", lambda: None)

    def choose_encoding(self) -> None:
        """Offer possible encodings of the file."""
        source, collection = self._files.source, self._files.collection
        if source is None or collection is None:
            return
        from tromp_gui.ui.files.dialogs import EncodingDialog

        dialog = EncodingDialog(source, collection.encoding, self._window)
        dialog.encoding_chosen.connect(self._reread)
        dialog.open()

    def _reread(self, encoding: str) -> None:
        if not self._record.is_modified:
            self._files.reread(encoding)
            return
        from tromp_gui.ui.kit.prompt_box import QuestionDialog

        QuestionDialog(
            self.tr("Unsaved changes"),
            self.tr("Reload the file and discard your changes?"),
            self.tr("Your unsaved changes will be lost. To keep them, cancel and use Save as."),
            self.tr("&Reload"),
            lambda: self._files.reread(encoding),
            self._window,
        ).open()

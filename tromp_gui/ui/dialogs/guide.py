"""The user's guide in the program: chapters on the left, opened at the relevant one."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut, QTextBlockFormat, QTextCursor, QTextDocument
from PySide6.QtWidgets import QListWidget, QTextBrowser, QWidget

from tromp_gui.go.rules import Rules
from tromp_gui.ui.kit.boxes import hbox
from tromp_gui.ui.kit.fields import search_field
from tromp_gui.ui.kit.form import FormDialog, plain_label
from tromp_gui.ui.kit.key_text import key_text
from tromp_gui.ui.look.theme import Type, font, scaled
from tromp_gui.wording.rule_sets import RulePage, rule_pages

_WIDTH, _HEIGHT, _LIST = 860, 600, 210
_LONGEST, _BESIDE = 320, 28
"""The most that the list of chapters is wide, and what frame and scroll bar add to titles."""
_LINE, _BELOW, _BELOW_HEAD, _INDENT = 135, 7, 12, 22
"""Line height in percent, space below paragraphs and headings, indent of a list."""
_HEADING = re.compile(r"^## (.+)$", re.MULTILINE)
_PICTURE = re.compile(r"^!\[[^\]]*\]\([^)]*\)\n+", re.MULTILINE)
_LINK = re.compile(r"\[([^\]]+)\]\([^)]*\)")


class Chapter(NamedTuple):
    """A chapter: its title, and its text as Markdown, title included."""

    title: str
    text: str


def chapters(guide: str) -> list[Chapter]:
    """The chapters of a guide in Markdown, one for each heading of the second level.

    Links and pictures refer to files that the program does not include: the text of links stays,
    and pictures, which show what is on the screen anyway, are left out.
    """
    guide = _PICTURE.sub("", guide)
    places = list(_HEADING.finditer(guide))
    ends = [*(place.start() for place in places), len(guide)][1:]
    return [
        Chapter(place[1].strip(), _LINK.sub(r"\1", guide[place.start() : end]))
        for place, end in zip(places, ends, strict=True)
    ]


_WORDS = {
    **dict.fromkeys(("Ctrl", "Strg"), "Ctrl"),
    **dict.fromkeys(("Shift", "Umschalt", "Maj", "Mayús"), "Shift"),
    "Alt": "Alt",
}
"""How the guides write the keys that are held, and Qt's names."""
_KEYS = re.compile(
    rf"((?:(?:{'|'.join(_WORDS)})\+)+)(F\d+|[A-Z0-9](?![A-Za-z])|[A-Za-zÀ-ÿ]+|[←↑→↓/,])"
)


def with_present_keys(guide: str, present: Callable[[str], str]) -> str:
    """The guide with the keys that are pressed together as `present` gives them, from the portable
    name of a default key, or else as this system writes them. The other keys stay.
    """

    def replaced(found: re.Match[str]) -> str:
        held = [_WORDS[word] for word in found[1].split("+")[:-1]]
        key = "Return" if found[2] == "Enter" else found[2]
        portable = QKeySequence("+".join((*held, key))).toString()
        if portable:
            return present(portable) or key_text(portable)
        return key_text("+".join((*held, "A"))).removesuffix("A") + found[2]  # a translated name

    return _KEYS.sub(replaced, guide)


class ChaptersDialog(FormDialog):
    """Chapters to read and search; the dialog stays open beside the board."""

    def __init__(self, title: str, guide: list[Chapter], parent: QWidget | None = None) -> None:
        super().__init__(title, "", parent)
        self._guide = guide
        self._search = search_field(self.tr("Search"), self.tr("Search"))
        self._list, self._page = QListWidget(), QTextBrowser()
        self._list.setAccessibleName(self.tr("Chapters"))
        self._list.ensurePolished()  # the style sheet sets the height of its rows
        self._list.addItems([chapter.title for chapter in guide])
        room = self._list.sizeHintForColumn(0) + scaled(_BESIDE)
        self._list.setFixedWidth(min(max(room, scaled(_LIST)), scaled(_LONGEST)))
        self._list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._page.setAccessibleName(self.tr("Chapter"))
        self._page.setOpenLinks(False)
        self._page.document().setDefaultFont(font(Type.COMMENT))
        self._page.document().setDocumentMargin(16)
        self.body.addWidget(self._search)
        self.body.addLayout(hbox(self._list, (self._page, 1), gap=12), 1)
        self._search.textChanged.connect(self._narrow)
        self._search.returnPressed.connect(self._find_next)
        self._list.currentRowChanged.connect(self._show_chapter)
        self.take_room(_WIDTH, _HEIGHT)

    def open_at(self, chapter: int) -> None:
        """Open a chapter, counted from 0."""
        self._search.clear()
        self._list.setCurrentRow(chapter)
        self._list.setFocus()

    def _show_chapter(self, row: int) -> None:
        if row >= 0:
            self._page.setMarkdown(self._guide[row].text)
            _add_space(self._page.document())
            self._mark()

    def _narrow(self, text: str) -> None:
        """List only the chapters that contain the text, and show the first match."""
        fits = [text.casefold() in chapter.text.casefold() for chapter in self._guide]
        for row, shown in enumerate(fits):
            self._list.item(row).setHidden(not shown)
        row = self._list.currentRow()
        if row < 0 or not fits[row]:
            self._list.setCurrentRow(fits.index(True) if True in fits else row)
        else:
            self._show_chapter(row)

    def _mark(self) -> None:
        if self._search.text():
            self._page.setTextCursor(QTextCursor(self._page.document()))
            self._page.find(self._search.text())

    def _find_next(self) -> None:
        """Select the next match in the chapter, or the first one after the last."""
        text = self._search.text()
        if text and not self._page.find(text):
            self._show_chapter(self._list.currentRow())


class GuideDialog(ChaptersDialog):
    """The user's guide. Signal: `shortcuts_requested()`, its key was pressed again."""

    shortcuts_requested = Signal()

    def __init__(
        self, guide: list[Chapter], keys: Sequence[QKeySequence], parent: QWidget | None = None
    ) -> None:
        """`keys` are those that open the guide."""
        super().__init__(self.tr("Guide"), guide, parent)
        if keys:
            text = self.tr("Press {key} again for all keyboard shortcuts.")
            self.body.addWidget(plain_label(text.format(key=key_text(keys[0])), "quiet"))
        for key in keys:
            QShortcut(key, self).activated.connect(self.shortcuts_requested)


class RulesDialog(ChaptersDialog):
    """Tromp's ten statements, followed by a page for each rule set."""

    def __init__(self, pages: list[RulePage], parent: QWidget | None = None) -> None:
        super().__init__(self.tr("Rules"), [Chapter(p.title, p.text) for p in pages], parent)
        self._ids = [page.id for page in pages]

    def open_rules(self, rules_id: str) -> None:
        """Open the page of the rule set with this id, or the ten statements if it has none."""
        self.open_at(self._ids.index(rules_id) if rules_id in self._ids else 0)


def show_rules(rules: Rules, parent: QWidget) -> None:
    """Open the page about a rule set in a dialog over `parent`, replacing an earlier one."""
    for earlier in parent.findChildren(
        RulesDialog, options=Qt.FindChildOption.FindDirectChildrenOnly
    ):
        earlier.close()
        earlier.deleteLater()
    dialog = RulesDialog(rule_pages(rules), parent)
    dialog.open_rules(rules.id)
    dialog.show()


def _add_space(document: QTextDocument) -> None:
    """Add space between lines, paragraphs and list items, which Markdown lacks."""
    document.setIndentWidth(scaled(_INDENT))
    kind = QTextBlockFormat.LineHeightTypes.ProportionalHeight.value
    block = document.begin()
    while block.isValid():
        form = block.blockFormat()
        form.setLineHeight(_LINE, kind)
        form.setBottomMargin(scaled(_BELOW_HEAD if form.headingLevel() else _BELOW))
        QTextCursor(block).setBlockFormat(form)
        block = block.next()

"""The start card's choices and their actions, and the sample games."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from enum import Enum
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QDate, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QMenu, QWidget

from tromp_gui import resources
from tromp_gui.match.player import Level
from tromp_gui.resources import DISPLAY_NAME
from tromp_gui.session.file.unfinished import (
    MOST,
    Unfinished,
    archive,
    archive_folder,
    archived,
    unfinished_games,
)
from tromp_gui.session.language import current as current_language
from tromp_gui.ui.files.controller import FileController
from tromp_gui.ui.files.recent_menu import shown_folder
from tromp_gui.ui.kit.action_buttons import push_button
from tromp_gui.ui.kit.beside_scroll import BAR, BesideScroll
from tromp_gui.ui.kit.boxes import STRETCH, hbox, vbox
from tromp_gui.ui.kit.key_text import key_of
from tromp_gui.ui.kit.menu_button import MenuButton
from tromp_gui.ui.kit.plain_text import plain_label, tip
from tromp_gui.ui.kit.rows import ChoiceCard, ListRow
from tromp_gui.ui.kit.switch import SegmentedSwitch
from tromp_gui.ui.look.icon_paths import Icon
from tromp_gui.ui.look.shadow import CardBackground
from tromp_gui.ui.look.theme import scaled
from tromp_gui.ui.look.tokens import BLUR, COLUMN_LEAST, COLUMN_PADDING, COLUMN_WIDE
from tromp_gui.ui.shell.parts import Parts
from tromp_gui.ui.window.dialog_controller import DialogController
from tromp_gui.ui.window.recent_games import described, unfinished_words
from tromp_gui.wording.opponents import level_name, level_title
from tromp_gui.wording.translation import paragraph, plural

MOST_RECENT = 4
"""The number of recent files offered."""
SIZES = (9, 13, 19)
"""The board sizes offered directly."""
_WIDE_MARGIN = 24
_LABELLED = 420
"""The width from which the board sizes have their label beside them."""


class StartChoice(Enum):
    """A choice on the start card; the value is its icon."""

    TWO_PLAYERS = Icon.TWO_PLAYERS
    COMPUTER = Icon.AGAINST_COMPUTER
    PERSON = Icon.PERSON
    OPEN = Icon.OPEN
    LEARN = Icon.LEARN


class SampleGame(NamedTuple):
    """A sample game: `key` is its file name without the extension."""

    key: str
    title: str
    subtitle: str


class StartCard(BesideScroll):
    """Unfinished games, ways to begin, board sizes, the level of the computer, recent files and
    sample games.

    Signals: `chosen(StartChoice)`; `size_chosen(int)` (9, 13 or 19); `other_size_chosen()`;
    `level_chosen(Level)`; `resume_chosen(int)`, the index of an unfinished game;
    `archive_chosen()`, the older ones; `recent_chosen(Path)`; `sample_chosen(str)`, the key of a
    sample game.
    """

    chosen = Signal(StartChoice)
    size_chosen = Signal(int)
    other_size_chosen = Signal()
    level_chosen = Signal(object)
    resume_chosen = Signal(int)
    archive_chosen = Signal()
    recent_chosen = Signal(object)
    sample_chosen = Signal(str)

    def __init__(
        self,
        choices: Collection[StartChoice] = tuple(StartChoice),
        samples: Sequence[SampleGame] = (),
        recent: Sequence[Path] = (),
        parent: QWidget | None = None,
        *,
        unfinished: Sequence[tuple[str, str]] = (),
        archived: str = "",
        welcomes: bool = True,
    ) -> None:
        """`choices` are the cards to show, in the order of `StartChoice`; of the `recent` files,
        newest first, only a few are shown. The `unfinished` games are players and details of each;
        `archived` says where older ones are. `welcomes`: greet, at the first start.
        """
        background = CardBackground()
        super().__init__(background, parent, BAR)
        self._rows = vbox(on=background, gap=0, margins=None)
        self._recent: dict[Path, ListRow] = {}
        self._offers: dict[StartChoice, ChoiceCard] = {}
        if welcomes:
            self._add_title()
        self._add_unfinished(unfinished, archived)
        self._add_note(24 if welcomes else 12)
        self._add_offers([choice for choice in StartChoice if choice in choices])
        self._rows.addSpacing(14)
        self._add_sizes()
        self._rows.addSpacing(10)
        self._add_levels()
        self._add_recent(recent[:MOST_RECENT])
        self._add_samples(samples)
        self._rows.addStretch(1)

    def show_size(self, rows: int, columns: int) -> None:
        """Mark the size of the current board; none if it is another size."""
        offered = rows == columns and rows in SIZES
        self._sizes.select(SIZES.index(rows) if offered else None)

    def show_against_computer(self, level: Level, key: str) -> None:
        """Name the level of the computer, and the key of *New game*; '' if it has none."""
        self._show_level(level)
        if card := self._offers.get(StartChoice.COMPUTER):
            card.show_texts(card.text(), self._against_computer(level, key))

    def _show_level(self, level: Level) -> None:
        name = level_title(level)
        self._levels.show_name(name, self.tr("Level of the computer: {level}").format(level=name))
        for row, each in zip(self._levels.menu().actions(), Level, strict=True):
            row.setChecked(each is level)

    def _against_computer(self, level: Level, key: str) -> str:
        more = self.tr("More options: {key}.").format(key=key) if key else ""
        said = self.tr("You play Black. Level: {level}.").format(level=level_name(level))
        return paragraph((said, more))

    @property
    def recent(self) -> Sequence[Path]:
        """The recent files shown."""
        return tuple(self._recent)

    def describe(self, path: Path, title: str, note: str) -> None:
        """Show what is in a recent file instead of its name and folder."""
        self._recent[path].show_texts(title, note)
        self._recent[path].setToolTip(tip(str(path)))

    def minimumSizeHint(self) -> QSize:
        """As narrow as the column can be; the height can be scrolled."""
        return QSize(COLUMN_LEAST - 32, 120)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Add margins in a wide column; in a narrow one, put the label above the sizes."""
        width = self.width()
        roomy = width - BAR >= scaled(_LABELLED)
        side = COLUMN_PADDING if width >= scaled(COLUMN_LEAST) else BLUR
        side = _WIDE_MARGIN if width >= scaled(COLUMN_WIDE) else side
        self._rows.setContentsMargins(side, _WIDE_MARGIN, max(BLUR, side - BAR), BLUR)
        self._board.setVisible(roomy)
        self._computer.setVisible(roomy)
        directions = QBoxLayout.Direction
        for row in (self._size_row, self._level_row):
            row.setDirection(directions.LeftToRight if roomy else directions.TopToBottom)
        super().resizeEvent(event)

    def _add_note(self, space: int) -> None:
        note = plain_label(self.tr("Click a point to play the first stone, or choose:"), "comment")
        note.setMinimumHeight(22)
        self._rows.addWidget(note)
        self._rows.addSpacing(space)

    def _add_title(self) -> None:
        title = plain_label(self.tr("Welcome to {name}").format(name=DISPLAY_NAME), "welcome")
        title.setMinimumHeight(36)
        self._rows.addWidget(title)
        self._rows.addSpacing(2)

    def _add_offers(self, choices: Sequence[StartChoice]) -> None:
        texts = {
            StartChoice.TWO_PLAYERS: (
                self.tr("Two players"),
                self.tr("Take turns on this computer. The board is ready."),
            ),
            StartChoice.COMPUTER: (
                self.tr("Against the computer"),
                self._against_computer(next(iter(Level)), ""),
            ),
            StartChoice.PERSON: (
                self.tr("Person of your rank"),
                self.tr("The computer plays like a person, from 20 kyu to 9 dan."),
            ),
            StartChoice.OPEN: (
                self.tr("Open a game"),
                self.tr("SGF files from any program or server."),
            ),
            StartChoice.LEARN: (
                self.tr("Learn Go"),
                self.tr("For your first evening: twelve small boards, then a game."),
            ),
        }
        for choice in choices:
            title, note = texts[choice]
            card = ChoiceCard(choice.value, title, note, first=choice is choices[0])
            card.clicked.connect(lambda _checked=False, choice=choice: self.chosen.emit(choice))
            self._offers[choice] = card
            self._rows.addWidget(card)
            self._rows.addSpacing(10)

    def _add_sizes(self) -> None:
        names = [f"{size} × {size}" for size in SIZES]
        self._sizes = SegmentedSwitch(self.tr("Board size"), names, segment=82, height=32)
        self._sizes.selected.connect(lambda index: self.size_chosen.emit(SIZES[index]))
        said = self.tr("Other board size")
        other = push_button(self.tr("Other size…"), self.other_size_chosen, "link", said)
        self._board = plain_label(self.tr("Board"), "strong", wraps=False)
        self._board.setMinimumWidth(62)
        left = Qt.AlignmentFlag.AlignLeft
        self._size_row = hbox(self._board, (self._sizes, left), 2, (other, left), STRETCH, gap=10)
        self._rows.addLayout(self._size_row)

    def _add_levels(self) -> None:
        menu = QMenu(self)
        for level in Level:
            row = menu.addAction(level_title(level))
            row.setCheckable(True)
            row.triggered.connect(lambda _=False, level=level: self.level_chosen.emit(level))
        self._levels = MenuButton(menu)
        self._show_level(next(iter(Level)))
        self._computer = plain_label(self.tr("Level"), "strong", wraps=False)
        self._computer.setMinimumWidth(62)
        self._level_row = hbox(self._computer, self._levels, STRETCH, gap=10)
        self._rows.addLayout(self._level_row)

    def _add_unfinished(self, games: Sequence[tuple[str, str]], archived: str) -> None:
        if not games and not archived:
            return
        self._rows.addWidget(plain_label(self.tr("Unfinished games"), "section", wraps=False))
        self._rows.addSpacing(8)
        for index, (title, note) in enumerate(games):
            row = ListRow(title, note, ruled=index > 0)
            row.clicked.connect(lambda _=False, at=index: self.resume_chosen.emit(at))
            self._rows.addWidget(row)
        if archived:
            older = push_button(archived, self.archive_chosen, "link")
            self._rows.addLayout(hbox(older, STRETCH))
        self._rows.addSpacing(18)

    def _add_recent(self, recent: Sequence[Path]) -> None:
        if not recent:
            return
        self._rows.addSpacing(28)
        self._rows.addWidget(plain_label(self.tr("Recent games"), "section", wraps=False))
        self._rows.addSpacing(8)
        for path in recent:
            row = ListRow(path.name, shown_folder(path), ruled=path is not recent[0])
            row.clicked.connect(lambda _=False, path=path: self.recent_chosen.emit(path))
            self._rows.addWidget(row)
            self._recent[path] = row

    def _add_samples(self, samples: Sequence[SampleGame]) -> None:
        if not samples:
            return
        self._rows.addSpacing(28)
        self._rows.addWidget(plain_label(self.tr("Sample games"), "section", wraps=False))
        self._rows.addSpacing(8)
        for sample in samples:
            row = ListRow(sample.title, sample.subtitle, ruled=sample is not samples[0])
            row.clicked.connect(lambda _=False, key=sample.key: self.sample_chosen.emit(key))
            self._rows.addWidget(row)


def _tr(text: str) -> str:
    return QCoreApplication.translate("samples", text)


def sample_games() -> list[SampleGame]:
    """All sample games, in the order in which they are offered."""
    return [
        SampleGame("first-game", _tr("A first game on 9 × 9"), _tr("with a comment on every move")),
        SampleGame("who-owns-what", _tr("Who owns what?"), _tr("finished games to score")),
    ]


def sample_path(key: str, code: str = "") -> Path:
    """A sample game with comments in a language (a code; "": the current), or in English."""
    own = resources.path(f"samples/{code or current_language()}/{key}.sgf")
    return own if own.exists() else resources.path(f"samples/{key}.sgf")


def _describe(start: StartCard) -> None:
    """Show what is in the recent files, which are read for it."""
    for path in start.recent:
        said = described(path, QDate.currentDate())
        if said is not None:
            start.describe(path, *said)


def _kept_unfinished() -> tuple[list[Unfinished], str]:
    """The games that can be resumed, and a sentence about those in the archive, to which older ones
    are moved.
    """
    games = unfinished_games()
    for old in games[MOST:]:
        archive(old, _tr("game"))
    count = archived()
    text = plural("samples", "1 older game is kept as a file.", "%n older games are kept as files.",
        count) if count else ""  # fmt: skip
    return games[:MOST], text


def offer_start(
    parts: Parts,
    dialogs: DialogController,
    files: FileController,
    resume: Callable[[Unfinished], object],
) -> None:
    """Show the start card until a stone is placed or another page is chosen."""
    sessions, view, new_game = parts.sessions, parts.view, parts.actions["new-game"]

    def show_size() -> None:
        tree = sessions.record.tree
        start.show_size(tree.rows, tree.columns)
        show_level()

    def show_level() -> None:
        tree = sessions.record.tree
        level = sessions.match_me.standing((tree.rows, tree.columns)).level
        start.show_against_computer(level, key_of(new_game))

    def choose_level(level: Level) -> None:
        tree = sessions.record.tree
        sessions.match_me.choose((tree.rows, tree.columns), level)
        show_level()

    choices: dict[StartChoice, Callable[[], object]] = {
        StartChoice.OPEN: files.open,
        StartChoice.LEARN: dialogs.learn,
        StartChoice.COMPUTER: dialogs.start_against_computer,
        StartChoice.PERSON: dialogs.new_game_with_person,
    }
    settings = sessions.settings
    games, older = _kept_unfinished()
    today = QDate.currentDate()
    start = StartCard(
        tuple(StartChoice), sample_games(), settings.recent_files,
        unfinished=[unfinished_words(game, today) for game in games], archived=older,
        welcomes=settings.geometry is None,
    )  # fmt: skip
    show_size()
    new_game.changed.connect(show_level)
    if start.recent:
        QTimer.singleShot(0, start, lambda: _describe(start))
    start.chosen.connect(lambda offer: choices.get(offer, view.leave_start)())
    start.size_chosen.connect(lambda side: dialogs.start(side, side))
    start.other_size_chosen.connect(dialogs.new_game)
    start.level_chosen.connect(choose_level)
    start.resume_chosen.connect(lambda index: resume(games[index]))
    start.archive_chosen.connect(lambda: files.open_from(archive_folder()))
    start.recent_chosen.connect(files.open_path)
    start.sample_chosen.connect(lambda key: files.open_sample(sample_path(key)))
    sessions.record.opened.connect(show_size)
    view.offer_start(start)

"""The column beside the board: player cards, tree, comment and count, according to the layout."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from tromp_gui.settings import TREE_HEIGHT, Settings
from tromp_gui.ui.kit.beside_scroll import BesideScroll, Overhang
from tromp_gui.ui.kit.boxes import vbox
from tromp_gui.ui.kit.division import Division
from tromp_gui.ui.kit.switch import SegmentedSwitch
from tromp_gui.ui.kit.warning_strip import OfferStrip, WarningStrip
from tromp_gui.ui.look.shadow import CardBackground
from tromp_gui.ui.look.theme import scaled
from tromp_gui.ui.look.tokens import COLUMN_LEAST, COLUMN_PADDING, GAP
from tromp_gui.ui.panels.comment import CommentPanel
from tromp_gui.ui.panels.players import PlayerCards
from tromp_gui.ui.shell.layout_switch import Layout

_LOW, _LOW_ASIDE, _NARROW = 572, 820, 400
"""Below one of these heights or this width, tree and comment share one place with a switch."""
_LOW_WITH_CONSOLE = 640
"""The height below which the console replaces tree and comment."""
_TREE_IN_PLAY, _TREE_IN_REVIEW, _TREE_WITH_ANALYSIS = 172, 230, 148
_NO_LIMIT = 16_777_215
_COMMENT_LEAST = 120
"""The height of the comment that an analysis leaves."""
_LEAST_BELOW, _LOW_BELOW = 150, 330
"""The space below an exercise needed for either tree or comment, and for both."""
_TREE, _COMMENT, _ANALYSIS = range(3)
_LOW_WITH_ANALYSIS, _LOW_FOR_GRAPH = 780, 660
"""The heights below which tree and comment share one place if there is an analysis, and below which
the analysis shares it too, since its graph would be left out.
"""


class Column(CardBackground):
    """Player cards at the top, then the parts that belong to the layout; parts that are created
    when needed are put in.
    """

    def __init__(self, tree: QWidget, tree_head: QWidget, settings: Settings) -> None:
        super().__init__()
        self.tree, self._tree_head = tree, tree_head
        self.cards, self.comment = PlayerCards(), CommentPanel()
        self.offers = OfferStrip()
        self.alarm = WarningStrip()
        """A warning about the whole game, in all layouts."""
        self._buttons, self._tools = QWidget(), QWidget()
        self._score: QWidget | None = None
        self._second_board: QWidget | None = None
        self._console: QWidget | None = None
        self._library: QWidget | None = None
        self._analysis: QWidget | None = None
        self._exercise: QWidget | None = None
        self._below = _NO_LIMIT
        self._has_second_board = self._has_analysis = self._has_exercise = False
        self._is_editing = self._is_alone = False
        self._shown, self._room = Layout.PLAY, _NO_LIMIT
        self._tabs = SegmentedSwitch(
            self.tr("Tree or comment"), [self.tr("Tree"), self.tr("Comment")]
        )
        self._thirds = SegmentedSwitch(
            self.tr("Tree, comment or analysis"),
            [self.tr("Tree"), self.tr("Comment"), self.tr("Analysis")],
        )
        self._select(_TREE)
        for switch in (self._tabs, self._thirds):
            switch.selected.connect(self._arrange)
        self._rest = QWidget()
        """Fills the space below an exercise without tree and comment."""
        parts = self.alarm, self.offers, self._buttons, self._tools, self._tabs, self._thirds
        edges = COLUMN_PADDING, COLUMN_PADDING, COLUMN_PADDING, GAP
        self._division = Division(tree, self.comment)
        self._division.give(settings.get(TREE_HEIGHT))
        self._division.moved.connect(lambda height: settings.set(TREE_HEIGHT, height))
        settings.changed.connect(lambda _: self._division.give(settings.get(TREE_HEIGHT)))
        whole = (self._division, 1), (self._rest, 1)
        self._rows = vbox(self.cards, *parts, *whole, on=self, gap=GAP, margins=edges)
        self.comment.folded.connect(self._arrange)
        self._arrange()

    def show_buttons(self, buttons: QWidget) -> None:
        """Add the row of buttons that the Play layout has below the cards."""
        self._buttons = self._replace(self._buttons, buttons)
        self._arrange()

    def show_tools(self, tools: QWidget) -> None:
        """Add the tools that the Review layout has below the cards."""
        self._tools = self._replace(self._tools, tools)
        self._arrange()

    def set_editing(self, editing: bool) -> None:
        """Set whether the tools are open; with little height, only the tree is below them."""
        self._is_editing = editing
        self._arrange()

    def put_ending(self, ending: QWidget) -> None:
        """Add the end of a game, directly below the cards; it shows and hides itself."""
        self._rows.insertWidget(self._rows.indexOf(self.cards) + 1, ending)

    def put_below_buttons(self, *parts: QWidget) -> None:
        """Add parts below the buttons and tools, which keep their places; they show themselves."""
        for part in parts:
            self._rows.insertWidget(self._rows.indexOf(self._tabs), part)

    def put_analysis(self, analysis: QWidget) -> None:
        """Add the analysis, below the tools of the Review layout; hidden until `show_analysis`."""
        self._analysis = analysis
        analysis.hide()
        self._rows.insertWidget(self._rows.indexOf(self._tabs), analysis, 3)

    def show_analysis(self, shown: bool) -> None:
        """Show or hide the analysis in the Review layout."""
        if shown and not self._has_analysis:
            self._thirds.select(_ANALYSIS)
        self._has_analysis = shown
        self._arrange()

    def put_exercise(self, exercise: QWidget) -> None:
        """Add an exercise, in the place of the analysis; hidden until `show_exercise`."""
        self._exercise = exercise
        exercise.hide()
        self._rows.insertWidget(self._rows.indexOf(self._tabs), exercise)

    def show_exercise(self, shown: bool, alone: bool = False) -> None:
        """Show or hide the exercise in the Review layout; `alone`: without tree and comment."""
        if (shown, alone) != (self._has_exercise, self._is_alone):
            self._has_exercise, self._is_alone = shown, alone
            self._arrange()

    def event(self, event: QEvent) -> bool:
        """Arrange the parts again when the height below an exercise changes: not each time, for
        that asks for a new layout, too.
        """
        is_request = event.type() is QEvent.Type.LayoutRequest
        if is_request and self._room_below_exercise() != self._below:
            self._arrange()
        return super().event(event)

    def _room_below_exercise(self) -> int:
        """The height below cards and exercise, negative if there is no room for the cards either;
        no limit without an exercise.
        """
        if self._exercise is None or not self._has_exercise or self._shown is not Layout.REVIEW:
            return _NO_LIMIT
        taken = self.cards.sizeHint().height() + self._exercise.sizeHint().height()
        return self._height() - taken - COLUMN_PADDING - 3 * GAP

    def put_library(self, library: QWidget) -> None:
        """Add the library, which fills the column in its layout."""
        self._library = library
        self._rows.insertWidget(self._rows.indexOf(self._rest), library, 1)
        self._arrange()

    def put_score(self, score: QWidget) -> None:
        """The count, below the cards in its layout."""
        self._score = Overhang(score, self)
        self._rows.insertWidget(self._rows.indexOf(self._rest), self._score, 1)
        self._arrange()

    def put_second_board(self, second_board: QWidget) -> None:
        """The game's own board, above the tools; hidden until `show_second_board`."""
        self._second_board = second_board
        second_board.hide()
        self._rows.insertWidget(self._rows.indexOf(self._tools), second_board)

    def put_console(self, console: QWidget) -> None:
        """Add the console, at the bottom of the column; hidden until `show_console`."""
        self._console = console
        console.hide()
        self._rows.addWidget(console)

    def show_console(self, shown: bool) -> None:
        """Show or hide the console; if there is little height, it replaces tree and comment."""
        if self._console is not None:
            self._console.setVisible(shown)
            self._arrange()

    def _replace(self, previous: QWidget, widget: QWidget) -> QWidget:
        self._rows.replaceWidget(previous, widget)
        previous.deleteLater()
        return widget

    def show_second_board(self, shown: bool) -> None:
        """Show or hide the game's position, for while the main board shows a second board."""
        if shown != self._has_second_board:
            self._has_second_board = shown
            self._arrange()

    def show_tree(self) -> None:
        """Show the tree if it shares its place with the comment."""
        self._select(_TREE)
        self._arrange()

    def show_comment(self) -> None:
        """Show the comment if it shares its place with the tree."""
        self._select(_COMMENT)
        self._arrange()

    def _select(self, place: int) -> None:
        self._tabs.select(place)
        self._thirds.select(place)

    def set_layout(self, layout: Layout) -> None:
        """Show the parts that belong to a layout."""
        self._shown = layout
        self._arrange()

    def minimumSizeHint(self) -> QSize:
        """As narrow as the column can be; parts are hidden if there is little height."""
        return QSize(COLUMN_LEAST, 240)

    def heightForWidth(self, width: int) -> int:
        """Qt override: the height without which its parts would overlap."""
        return self._rows.minimumHeightForWidth(width)

    def set_room(self, height: int) -> None:
        """Set the height that can be seen at once."""
        self._room = height
        self._arrange()

    def _height(self) -> int:
        return min(self.height(), self._room)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Arrange the parts; with little space they share places with a switch."""
        super().resizeEvent(event)
        self._arrange()

    @property
    def _analysing(self) -> bool:
        """Whether the analysis is part of what is shown."""
        is_wanted = self._has_analysis and self._analysis is not None
        return is_wanted and self._shown is Layout.REVIEW and not self._has_exercise

    def changeEvent(self, event: QEvent) -> None:
        """Larger text needs more space."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._arrange()

    def _arrange(self) -> None:
        counting, listing = self._shown is Layout.SCORE, self._shown is Layout.LIBRARY
        is_alone = self._is_alone and self._shown is Layout.REVIEW
        reads = not (counting or listing or is_alone)
        low = self._height() < scaled(_LOW_ASIDE if self._has_second_board else _LOW)
        has_console = self._console is not None and not self._console.isHidden()
        room = self._below = self._room_below_exercise()
        crowded = has_console and self._height() < _LOW_WITH_CONSOLE
        crowded = crowded or room < scaled(_LEAST_BELOW)
        analysing = self._analysing and not crowded
        short = low or has_console or (analysing and self._height() < scaled(_LOW_WITH_ANALYSIS))
        short = short or room < scaled(_LOW_BELOW) or self.width() < scaled(_NARROW)
        tabbed = reads and not crowded and short
        third = low or has_console or self._height() < scaled(_LOW_FOR_GRAPH)
        thirds = tabbed and analysing and third
        self.cards.set_low(low)
        self.cards.setVisible(not listing and room >= 0)
        if self._library is not None:
            self._library.setVisible(listing)
        chosen = self._thirds.index() if thirds else self._tabs.index()
        self._buttons.setVisible(self._shown is Layout.PLAY)
        self._tools.setVisible(self._shown is Layout.REVIEW and not self._has_exercise)
        if self._exercise is not None:
            self._exercise.setVisible(room < _NO_LIMIT)
            tall = QSizePolicy.Policy.Expanding if crowded else QSizePolicy.Policy.Fixed
            self._exercise.setSizePolicy(QSizePolicy.Policy.Preferred, tall)
        self._rest.setVisible(is_alone)
        if self._second_board is not None:
            self._second_board.setVisible(self._has_second_board and reads)
        if self._score is not None:
            self._score.setVisible(counting)
        edits = low and self._is_editing and self._shown is Layout.REVIEW and not thirds
        chosen = _TREE if edits else chosen
        self._tabs.setVisible(tabbed and not thirds and not edits)
        self._thirds.setVisible(thirds)
        if self._analysis is not None:
            self._analysis.setVisible(analysing and (not thirds or chosen == _ANALYSIS))
            usual = self._analysis.sizeHint().height()
            self._analysis.setMaximumHeight(_NO_LIMIT if thirds else usual)
        self._tree_head.setVisible(not tabbed)
        reads = reads and not crowded
        self._division.setVisible(reads and (not thirds or chosen != _ANALYSIS))
        self.tree.setVisible(reads and (not tabbed or chosen == _TREE))
        self.comment.setVisible(reads and (not tabbed or chosen == _COMMENT))
        if self._console is not None:
            policy = QSizePolicy.Policy
            self._console.setSizePolicy(
                policy.Expanding, policy.Expanding if crowded else policy.Preferred
            )
        self.comment.set_folds(self._shown is Layout.PLAY and not tabbed)
        height = _TREE_IN_PLAY if self._shown is Layout.PLAY else _TREE_IN_REVIEW
        height = scaled(_TREE_WITH_ANALYSIS if self._analysing else height)
        self._division.share(height, fills=self.comment.is_folded)
        least = height + scaled(_COMMENT_LEAST) if analysing and not tabbed else 0
        self._division.setMinimumHeight(least)
        self._rows.setStretchFactor(self._division, int(not tabbed or chosen != _TREE))


class ColumnScroll(BesideScroll):
    """Scrolls the column where the window is too low for it; the bar is in its margin."""

    def __init__(self, column: Column) -> None:
        super().__init__(column, beside=0)
        self._column = column

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._column.set_room(event.size().height())

"""Every command of the window as one typed row, and the QActions made of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from enum import Enum, auto

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget

from tromp_gui.ui.kit.plain_text import without_letter
from tromp_gui.ui.look.icon_paths import Icon
from tromp_gui.ui.look.icons import qicon


class CommandId(Enum):
    """The name of a command; the value is its stable word (for settings)."""

    NEW_GAME = "new-game"
    OPEN = "open"
    SAVE = "save"
    SAVE_AS = "save-as"
    GAMES = "games"
    ENCODING = "encoding"
    REPAIRS = "repairs"
    COPY = "copy"
    PASTE = "paste"
    COPY_PICTURE = "copy-picture"
    COPY_TEXT = "copy-text"
    EXPORT_PICTURE = "export-picture"
    EXPORT_PAGES = "export-pages"
    PRINT = "print"
    QUIT = "quit"
    UNDO = "undo"
    REDO = "redo"
    PASS = "pass"
    PASS_OFFICIALLY = "pass-officially"
    RESIGN = "resign"
    BLACK_FORFEITS = "black-forfeits"
    WHITE_FORFEITS = "white-forfeits"
    NO_RESULT = "no-result"
    AGREED_RESULT = "agreed-result"
    SCORE = "score"
    CONTINUE = "continue"
    CONTINUE_COMPUTER = "continue-computer"
    REVIEW_GAME = "review-game"
    REMATCH = "rematch"
    BACK_TO_GAME = "back-to-game"
    TAKE_BACK = "take-back"
    GAME_INFO = "game-info"
    DELETE = "delete"
    HISTORY = "history"
    DELETE_ALONE = "delete-alone"
    CUT_BRANCH = "cut-branch"
    COPY_BRANCH = "copy-branch"
    PASTE_BRANCH = "paste-branch"
    INSERT_PASS = "insert-pass"
    VARIATION_UP = "variation-up"
    VARIATION_DOWN = "variation-down"
    MAKE_MAIN_LINE = "make-main-line"
    KEEP_LINE = "keep-line"
    CROP = "crop"
    TURN_RIGHT = "turn-right"
    TURN_LEFT = "turn-left"
    HALF_TURN = "half-turn"
    MIRROR_LEFT_RIGHT = "mirror-left-right"
    MIRROR_UP_DOWN = "mirror-up-down"
    MIRROR_DIAGONAL = "mirror-diagonal"
    MIRROR_ANTIDIAGONAL = "mirror-antidiagonal"
    SWAP_COLORS = "swap-colors"
    BLACK_TO_PLAY = "black-to-play"
    WHITE_TO_PLAY = "white-to-play"
    SETUP_AS_VARIATION = "setup-as-variation"
    CLEAR_MARKUP = "clear-markup"
    NODE_PROPERTIES = "node-properties"
    PUT_TOOL_DOWN = "put-tool-down"
    TOOL_PLAY = "tool-play"
    TOOL_INSERT = "tool-insert-move"
    TOOL_BLACK = "tool-black-stone"
    TOOL_WHITE = "tool-white-stone"
    TOOL_ERASE = "tool-erase"
    TOOL_TRIANGLE = "tool-triangle"
    TOOL_SQUARE = "tool-square"
    TOOL_CIRCLE = "tool-circle"
    TOOL_CROSS = "tool-cross"
    TOOL_SELECTED = "tool-selected"
    TOOL_LETTER = "tool-letter"
    TOOL_NUMBER = "tool-number"
    TOOL_LINE = "tool-line"
    TOOL_ARROW = "tool-arrow"
    TOOL_DIM = "tool-dim"
    TOOL_VIEW = "tool-view"
    TOOL_BLACK_AREA = "tool-black-territory"
    TOOL_WHITE_AREA = "tool-white-territory"
    TOOL_FIND = "tool-find-shape"
    GOOD_FOR_BLACK = "sign-gb"
    GOOD_FOR_WHITE = "sign-gw"
    EVEN = "sign-dm"
    UNCLEAR = "sign-uc"
    GOOD_MOVE = "sign-te"
    BAD_MOVE = "sign-bm"
    DOUBTFUL = "sign-do"
    INTERESTING = "sign-it"
    HOTSPOT = "sign-ho"
    FIND = "find"
    FIND_NEXT = "find-next"
    FIND_PREVIOUS = "find-former"
    FIND_POSITION = "find-position"
    NEXT_COMMENT = "next-comment"
    PREVIOUS_COMMENT = "former-comment"
    NEXT_MISTAKE = "next-mistake"
    PREVIOUS_MISTAKE = "former-mistake"
    FOLD = "fold"
    THUMBNAIL = "thumbnail"
    FIRST = "first"
    BACK_TEN = "back-ten"
    BACK = "back"
    FORWARD = "forward"
    FORWARD_TEN = "forward-ten"
    LAST = "last"
    NEXT_VARIATION = "next-variation"
    PREVIOUS_VARIATION = "former-variation"
    NEXT_BRANCHING = "next-branching"
    PREVIOUS_FORK = "former-branching"
    MAIN_LINE = "main-line"
    GO_TO_MOVE = "go-to-move"
    NEXT_ILLEGAL_MOVE = "next-breach"
    PREVIOUS_ILLEGAL_MOVE = "former-breach"
    ILLEGAL_MOVES = "breaches"
    LAYOUT_PLAY = "layout-play"
    LAYOUT_REVIEW = "layout-review"
    LAYOUT_SCORE = "layout-score"
    ESTIMATE = "estimate"
    COORDINATES = "coordinates"
    FORBIDDEN_POINTS = "forbidden-points"
    SOUNDS = "sounds"
    BOARD_TABLE = "board-table"
    PAUSE_CLOCK = "pause-clock"
    RESET_LAYOUT = "reset-layout"
    FULL_SCREEN = "full-screen"
    PREFERENCES = "preferences"
    COORDINATE_BOX = "coordinate-box"
    TYPE_POINT = "type-point"
    CURSOR_LEFT = "cursor-left"
    CURSOR_RIGHT = "cursor-right"
    CURSOR_UP = "cursor-up"
    CURSOR_DOWN = "cursor-down"
    JUMP_LEFT = "jump-left"
    JUMP_RIGHT = "jump-right"
    JUMP_UP = "jump-up"
    JUMP_DOWN = "jump-down"
    PLAY_AT_CURSOR = "play-at-cursor"
    MARK_CHAIN_AT_CURSOR = "mark-chain-at-cursor"
    BLACK_AGREES = "black-agrees"
    WHITE_AGREES = "white-agrees"
    PLAY_ON = "play-on"
    DISPUTE = "dispute"
    DISCUSS = "agree-on-dead-stones"
    SEPARATE = "one-board-per-chain"
    DECIDE = "decide-as-marked"
    ASK_ENGINE = "ask-engine"
    SHARED_LIST = "shared-list"
    SEPARATE_LISTS = "separate-lists"
    ALTERNATING = "alternating"
    BLACK_LIST = "black-list"
    WHITE_LIST = "white-list"
    PROPOSE_DEAD = "propose-dead-stones"
    CLEAR_MARKS = "clear-marks"
    COMPARE_COUNT = "compare-count"
    COPY_COUNT = "copy-count"
    WRITE_RESULT = "write-result"
    MARK_AGAIN = "mark-again"
    ENGINES = "engines"
    ENGINE_MOVE = "engine-move"
    HINT = "hint"
    PAUSE_ENGINES = "pause-engines"
    PACE_NONE = "pace-none"
    PACE_ONE = "pace-one-second"
    PACE_THREE = "pace-three-seconds"
    CONSOLE = "console"
    ANALYSE = "analyse"
    ANALYSE_GAME = "analyse-game"
    NEXT_CANDIDATE = "next-candidate"
    PREVIOUS_SUGGESTION = "former-candidate"
    LONGER_LINE = "longer-line"
    SHORTER_LINE = "shorter-line"
    PLAY_CANDIDATE = "play-candidate"
    MISTAKES = "mistakes"
    SAVE_ANALYSIS = "save-analysis"
    SAVE_SCORES = "save-scores"
    SHOW_CANDIDATES = "show-candidates"
    SHOW_OWNERSHIP = "show-ownership"
    SHOW_WIN_RATES = "show-win-rates"
    SHOW_SCORES = "show-scores"
    ANALYSIS_OPTIONS = "analysis-options"
    ANALYSIS_PANEL = "analysis-panel"
    LEARN = "learn"
    WHATS_THIS = "whats-this"
    GUIDE = "guide"
    RULES = "rules"
    SHORTCUTS = "shortcuts"
    COMMAND_LIST = "command-list"
    CHANGE_KEYS = "change-keys"
    ABOUT = "about"


class Where(Enum):
    """Where the keys of a command work."""

    WINDOW = auto()
    """Everywhere in the window."""
    BOARD = auto()
    """While the board or the tree has the focus, so that sliders and texts keep their keys."""


def always() -> bool:
    """For commands that can be given at any time."""
    return True


@dataclass(frozen=True, slots=True)
class Command:
    """One command: `text` as in the menu, its keys (first is shown), what it does, and when."""

    name: CommandId
    text: str
    keys: tuple[str, ...]
    run: Callable[[], object]
    where: Where = Where.WINDOW
    enabled: Callable[[], bool] = always
    icon: Icon | None = None
    checked: Callable[[], bool] | None = None

    @property
    def plain_text(self) -> str:
        """The text without the mark of its menu letter and without the dots."""
        return without_letter(self.text).removesuffix("…")


class Actions:
    """The QActions of a window. `refresh` asks every row anew whether it is enabled."""

    def __init__(self, window: QWidget, boards: Iterable[QWidget], rows: Iterable[Command]) -> None:
        self._rows = {row.name: row for row in rows}
        self._boards = list(boards)
        self._actions = {row.name: self._make(window, row) for row in self._rows.values()}
        self.refresh()

    def __getitem__(self, name: CommandId) -> QAction:
        """The action of a command. Raises KeyError where the window has no such command."""
        return self._actions[name]

    def rows(self) -> Iterable[Command]:
        """All rows, in their order."""
        return self._rows.values()

    def add_home(self, board: QWidget) -> None:
        """Let the board's keys work in one more widget."""
        self._boards.append(board)
        for name, row in self._rows.items():
            if row.where is Where.BOARD:
                board.addAction(self._actions[name])

    def set_keys(self, keys: Mapping[CommandId, tuple[str, ...]]) -> None:
        """Give every command other keys than its row's."""
        for name, action in self._actions.items():
            action.setShortcuts([QKeySequence(key) for key in keys[name]])

    def shown_keys(self, name: CommandId) -> list[str]:
        """The keys of a command as this platform writes them."""
        form = QKeySequence.SequenceFormat.NativeText
        return [key.toString(form) for key in self._actions[name].shortcuts()]

    def _make(self, window: QWidget, row: Command) -> QAction:
        action = QAction(row.text, window)
        action.setObjectName(row.name.value)
        action.setShortcuts([QKeySequence(key) for key in row.keys])
        action.setCheckable(row.checked is not None)
        if row.icon is not None:
            action.setIcon(qicon(row.icon))
            action.setIconVisibleInMenu(False)
        if row.where is Where.BOARD:
            action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            for board in self._boards:
                board.addAction(action)
        else:
            window.addAction(action)
        action.triggered.connect(lambda: row.run())
        return action

    def refresh(self) -> None:
        """Ask every row whether its command can be given now."""
        for name, row in self._rows.items():
            action = self._actions[name]
            action.setEnabled(row.enabled())
            if row.checked is not None:
                action.setChecked(row.checked())

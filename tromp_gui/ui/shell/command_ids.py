"""The id of every command, and its place in the menus."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from typing import TypeAlias

from PySide6.QtCore import QCoreApplication


class CommandId(Enum):
    """The id of a command; the value is its stable name in the settings."""

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
    PLAYERS = "players"
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
    GUESS_MOVES = "guess-moves"
    GUESS_BOTH = "guess-both"
    GUESS_BLACK = "guess-black"
    GUESS_WHITE = "guess-white"
    PROBLEMS = "problems"
    MY_MISTAKES = "my-mistakes"
    NEXT_PROBLEM = "next-problem"
    PREVIOUS_PROBLEM = "previous-problem"
    EXERCISE_HINT = "exercise-hint"
    EXERCISE_REVEAL = "exercise-reveal"
    EXERCISE_GO_ON = "exercise-go-on"
    EXERCISE_AGAIN = "exercise-again"
    REPEAT_MISSED = "repeat-missed"
    EXERCISE_STOP = "exercise-stop"
    NEXT_ILLEGAL_MOVE = "next-breach"
    PREVIOUS_ILLEGAL_MOVE = "former-breach"
    ILLEGAL_MOVES = "breaches"
    LAYOUT_PLAY = "layout-play"
    LAYOUT_REVIEW = "layout-review"
    LAYOUT_SCORE = "layout-score"
    LAYOUT_LIBRARY = "layout-library"
    LIBRARY_POSITION = "library-position"
    LIBRARY_REGION = "library-region"
    LIBRARY_OPEN = "library-open"
    LIBRARY_OPEN_NEW = "library-open-new"
    LIBRARY_DUPLICATES = "library-duplicates"
    LIBRARY_GUESS = "library-guess"
    LIBRARY_FILTERS = "library-filters"
    LIBRARY_NEXT = "library-next"
    LIBRARY_PREVIOUS = "library-previous"
    LIBRARY_TAGS = "library-tags"
    LIBRARY_EXPORT = "library-export"
    LIBRARY_NAMES = "library-names"
    LIBRARY_ADD = "library-add"
    LIBRARY_FOLDERS = "library-folders"
    LIBRARY_UPDATE = "library-update"
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
    CLOSE_COUNT = "close-count"
    ENGINES = "engines"
    NETWORK = "network"
    OWN_NETWORK = "own-network"
    ENGINE_MOVE = "engine-move"
    HINT = "hint"
    PAUSE_ENGINES = "pause-engines"
    PACE_NONE = "pace-none"
    PACE_ONE = "pace-one-second"
    PACE_THREE = "pace-three-seconds"
    CONSOLE = "console"
    CONSOLE_RUN = "console-run"
    CONSOLE_COPY = "console-copy"
    CONSOLE_LOG = "console-log"
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


Id = CommandId
LAYOUTS = Id.LAYOUT_PLAY, Id.LAYOUT_REVIEW, Id.LAYOUT_SCORE, Id.LAYOUT_LIBRARY
"""In the order of `Layout`."""
LINE = None
"""A separator."""

Item: TypeAlias = "CommandId | Menu | None"
Menu: TypeAlias = tuple[str, list[Item]]
"""A menu: its title, and its commands, separators and submenus."""


def _tr(text: str) -> str:
    return QCoreApplication.translate("menus", text)


def menus() -> list[Menu]:
    """All menus: titles and commands in order."""
    return [
        (_tr("&Game"), [
            Id.NEW_GAME, LINE, Id.OPEN, Id.GAMES, Id.ENCODING, Id.REPAIRS, LINE,
            Id.SAVE, Id.SAVE_AS, LINE,
            (_tr("E&xport"), [Id.EXPORT_PICTURE, Id.EXPORT_PAGES]), Id.PRINT, LINE,
            Id.PASS, Id.PASS_OFFICIALLY, Id.SCORE, Id.RESIGN, (_tr("End the ga&me"), [
                Id.AGREED_RESULT, Id.NO_RESULT, LINE, Id.BLACK_FORFEITS, Id.WHITE_FORFEITS,
                LINE, Id.REMATCH,
            ]), LINE, Id.BACK_TO_GAME, Id.TAKE_BACK, Id.CONTINUE,
            Id.CONTINUE_COMPUTER, Id.REVIEW_GAME,
            Id.PAUSE_CLOCK, LINE,
            Id.PLAYERS, Id.GAME_INFO, LINE, Id.QUIT,
        ]),
        (_tr("&Edit"), [
            Id.UNDO, Id.REDO, Id.HISTORY, LINE, Id.COPY, Id.COPY_PICTURE, Id.COPY_TEXT,
            Id.PASTE, LINE, Id.DELETE, Id.DELETE_ALONE, *_editing(), LINE, Id.FIND,
            Id.FIND_POSITION, Id.TOOL_FIND, LINE, Id.COORDINATE_BOX,
            LINE, Id.PREFERENCES,
        ]),
        (_tr("&Annotate"), _annotating()),
        (_tr("&View"), [
            *LAYOUTS, LINE, (_tr("Saved &games"), library_menu()), LINE,
            Id.COORDINATES, Id.FORBIDDEN_POINTS, Id.SOUNDS, Id.BOARD_TABLE, LINE,
            Id.RESET_LAYOUT, Id.FULL_SCREEN,
        ]),
        (_tr("&Navigate"), _walking()),
        (_tr("&Score"), _scoring()),
        (_tr("Anal&ysis"), _analysing()),
        (_tr("Eng&ines"), _engines()),
        (_tr("&Help"), [
            Id.GUIDE, Id.WHATS_THIS, Id.LEARN, Id.RULES, LINE,
            Id.SHORTCUTS, Id.CHANGE_KEYS, Id.COMMAND_LIST, LINE, Id.ABOUT,
        ]),
    ]  # fmt: skip


def library_menu() -> list[Item]:
    """The submenu *Saved games*."""
    return [
        Id.LIBRARY_FILTERS, Id.LIBRARY_POSITION, Id.LIBRARY_REGION, Id.LIBRARY_DUPLICATES, LINE,
        Id.LIBRARY_OPEN, Id.LIBRARY_OPEN_NEW, Id.LIBRARY_GUESS,
        Id.LIBRARY_PREVIOUS, Id.LIBRARY_NEXT, LINE, Id.LIBRARY_TAGS, Id.LIBRARY_EXPORT, LINE,
        Id.LIBRARY_ADD, Id.LIBRARY_FOLDERS, Id.LIBRARY_NAMES, Id.LIBRARY_UPDATE,
    ]  # fmt: skip


def _annotating() -> list[Item]:
    """Annotations, and tools that mark the board."""
    return [
        Id.GOOD_MOVE, Id.BAD_MOVE, Id.INTERESTING, Id.DOUBTFUL, LINE,
        Id.GOOD_FOR_BLACK, Id.GOOD_FOR_WHITE, Id.EVEN, Id.UNCLEAR, LINE, Id.HOTSPOT,
        Id.NODE_PROPERTIES, LINE, (_tr("&Tool"), [
            Id.TOOL_PLAY, Id.TOOL_INSERT, LINE, Id.TOOL_TRIANGLE, Id.TOOL_SQUARE,
            Id.TOOL_CIRCLE, Id.TOOL_CROSS, Id.TOOL_SELECTED, Id.TOOL_LETTER,
            Id.TOOL_NUMBER, Id.TOOL_LINE, Id.TOOL_ARROW, LINE, Id.TOOL_DIM,
            Id.TOOL_VIEW, Id.TOOL_BLACK_AREA, Id.TOOL_WHITE_AREA,
        ]), Id.CLEAR_MARKUP,
    ]  # fmt: skip


def _walking() -> list[Item]:
    """Navigation in the game."""
    return [
        Id.FIRST, Id.BACK_TEN, Id.BACK, Id.FORWARD, Id.FORWARD_TEN, Id.LAST, LINE,
        Id.NEXT_VARIATION, Id.PREVIOUS_VARIATION, Id.NEXT_BRANCHING,
        Id.PREVIOUS_FORK, Id.MAIN_LINE, LINE, Id.NEXT_COMMENT, Id.PREVIOUS_COMMENT,
        Id.NEXT_MISTAKE, Id.PREVIOUS_MISTAKE, LINE,
        Id.FIND_NEXT, Id.FIND_PREVIOUS, LINE, (_tr("&Illegal moves"), [
            Id.NEXT_ILLEGAL_MOVE, Id.PREVIOUS_ILLEGAL_MOVE, Id.ILLEGAL_MOVES,
        ]), LINE, Id.FOLD, Id.THUMBNAIL, LINE, Id.GO_TO_MOVE, LINE, (_tr("Stud&y"), [
            Id.GUESS_MOVES, Id.PROBLEMS, Id.MY_MISTAKES, LINE,
            Id.EXERCISE_HINT, Id.EXERCISE_REVEAL, Id.EXERCISE_GO_ON,
            Id.NEXT_PROBLEM, Id.PREVIOUS_PROBLEM,
            Id.EXERCISE_STOP, Id.EXERCISE_AGAIN, Id.REPEAT_MISSED, LINE,
            Id.GUESS_BOTH, Id.GUESS_BLACK, Id.GUESS_WHITE,
        ]),
    ]  # fmt: skip


def _scoring() -> list[Item]:
    """Agreement on dead stones, and counting."""
    return [
        Id.BLACK_AGREES, Id.WHITE_AGREES, Id.PLAY_ON, Id.DISPUTE, Id.DISCUSS, Id.SEPARATE,
        Id.DECIDE, Id.MARK_AGAIN, LINE, (_tr("&How to agree"), [
            Id.SHARED_LIST, Id.SEPARATE_LISTS, Id.ALTERNATING, LINE, Id.BLACK_LIST, Id.WHITE_LIST,
        ]), Id.PROPOSE_DEAD, Id.ASK_ENGINE, Id.CLEAR_MARKS, LINE, Id.WRITE_RESULT,
        Id.COMPARE_COUNT, Id.COPY_COUNT, LINE, Id.CLOSE_COUNT,
    ]  # fmt: skip


def _analysing() -> list[Item]:
    return [
        Id.ANALYSE, Id.ANALYSE_GAME, Id.ESTIMATE, LINE,
        Id.NEXT_CANDIDATE, Id.PREVIOUS_SUGGESTION,
        Id.LONGER_LINE, Id.SHORTER_LINE, Id.PLAY_CANDIDATE, LINE, Id.MISTAKES, LINE,
        Id.SAVE_ANALYSIS, Id.SAVE_SCORES, LINE, (_tr("S&how"), [
            Id.SHOW_CANDIDATES, Id.SHOW_OWNERSHIP, Id.SHOW_WIN_RATES, Id.SHOW_SCORES,
        ]), Id.ANALYSIS_PANEL,
    ]  # fmt: skip


def _engines() -> list[Item]:
    """Engines in a game, and the list of engines."""
    return [
        Id.ENGINE_MOVE, Id.HINT, Id.PAUSE_ENGINES, (_tr("&Speed of engine-only games"), [
            Id.PACE_NONE, Id.PACE_ONE, Id.PACE_THREE,
        ]), LINE, Id.ENGINES, (_tr("&Built-in engine"), [Id.NETWORK, Id.OWN_NETWORK]), LINE,
        Id.CONSOLE,
        (_tr("Console comman&ds"), [Id.CONSOLE_RUN, Id.CONSOLE_COPY, Id.CONSOLE_LOG]),
    ]  # fmt: skip


def _editing() -> list[Item]:
    """Changes to a branch, the whole board, or the stones of a position."""
    return [
        (_tr("&Branch"), [
            Id.CUT_BRANCH, Id.COPY_BRANCH, Id.PASTE_BRANCH, LINE, Id.INSERT_PASS, LINE,
            Id.VARIATION_UP, Id.VARIATION_DOWN, Id.MAKE_MAIN_LINE, Id.KEEP_LINE,
        ]),
        (_tr("B&oard"), [
            Id.TURN_RIGHT, Id.TURN_LEFT, Id.HALF_TURN, LINE, Id.MIRROR_LEFT_RIGHT,
            Id.MIRROR_UP_DOWN, Id.MIRROR_DIAGONAL, Id.MIRROR_ANTIDIAGONAL, LINE,
            Id.SWAP_COLORS, LINE, Id.CROP,
        ]),
        (_tr("&Set up"), [
            Id.TOOL_BLACK, Id.TOOL_WHITE, Id.TOOL_ERASE, LINE, Id.BLACK_TO_PLAY,
            Id.WHITE_TO_PLAY, LINE, Id.SETUP_AS_VARIATION,
        ]),
    ]  # fmt: skip


def names_in(menu: Menu) -> Iterator[CommandId]:
    """All commands of a menu, including those of its submenus."""
    for item in menu[1]:
        if isinstance(item, tuple):
            yield from names_in(item)
        elif item is not LINE:
            yield item

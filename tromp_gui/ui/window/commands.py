"""The commands of the window: text, shortcuts, what they do, and when they are enabled."""

from collections.abc import Callable
from functools import partial

from tromp_gui.go.point import Color
from tromp_gui.match.actions import Action
from tromp_gui.match.phases import Finished, Playing, Playout
from tromp_gui.match.player import BuiltIn
from tromp_gui.resources import DISPLAY_NAME
from tromp_gui.scoring.dead_stones import Reach
from tromp_gui.session.game.match_session import MatchSession
from tromp_gui.session.game.record_session import RecordSession
from tromp_gui.ui.look.icon_paths import Icon
from tromp_gui.ui.shell import pass_words
from tromp_gui.ui.shell.actions import Command, Where
from tromp_gui.ui.shell.actions import CommandId as Id
from tromp_gui.ui.shell.actions import tr as _tr
from tromp_gui.ui.shell.board_controller import BoardController
from tromp_gui.ui.shell.layout_switch import Layout
from tromp_gui.ui.shell.parts import Parts
from tromp_gui.ui.shell.situation import Situation
from tromp_gui.ui.shell.view_controller import ViewController
from tromp_gui.ui.window.dialog_controller import DialogController

BOARD = Where.BOARD


def rows(parts: Parts, dialogs: DialogController) -> list[Command]:
    s = parts.sessions
    return [
        *_window_rows(parts.view, dialogs),
        *_edit_rows(s.record, dialogs),
        *_game_rows(parts, dialogs),
        *_walk_rows(s.record, dialogs),
        *_view_rows(parts.view),
        *_cursor_rows(parts.board),
    ]


def _window_rows(view: ViewController, dialogs: DialogController) -> list[Command]:
    return [
        Command("new-game", _tr("&New game…"), ("Ctrl+N",), dialogs.new_game, icon=Icon.NEW_GAME,
            menu="game.new", in_exercise=True),
        Command("game-info", _tr("Game &information…"), ("Ctrl+I",), dialogs.game_info,
            menu="game.info"),
        Command("quit", _tr("&Quit"), ("Ctrl+Q",), view.close, menu="game.quit",
            in_exercise=True),
        Command("learn", _tr("&Learn Go"), ("Ctrl+Shift+F1",), dialogs.learn,
            icon=Icon.LEARN, menu="learn.lessons", in_exercise=True),
        Command("first-game", _tr("Play a &first game"), (), dialogs.start_first_game,
            menu="learn.lessons", in_exercise=True),
        Command("learn-rules", _tr("The r&ules, step by step"), (), dialogs.learn_rules,
            menu="learn.lessons", in_exercise=True),
        Command("about", _tr("About &{name}").replace("{name}", DISPLAY_NAME),
            (), dialogs.about, menu="help.about", in_exercise=True),
    ]  # fmt: skip


def _edit_rows(record: RecordSession, dialogs: DialogController) -> list[Command]:
    return [
        Command(Id.UNDO, _tr("&Undo"), ("Ctrl+Z",), record.undo,
            enabled=lambda now: now.can_undo, icon=Icon.UNDO, menu="edit.undo"),
        Command("redo", _tr("&Redo"), ("Ctrl+Shift+Z", "Ctrl+Y"), record.redo,
            enabled=lambda now: now.can_redo, icon=Icon.REDO, menu="edit.undo"),
        Command("coordinate-box", _tr("&Type a point…"), ("Ctrl+L",), dialogs.coordinate_box,
            menu="edit.point", in_exercise=True),
        Command("type-point", _tr("Type a point"), (".",), dialogs.coordinate_box, BOARD,
            in_exercise=True),
    ]  # fmt: skip


def _can_turn(now: Situation) -> bool:
    """Also while stones are marked, where a pass is refused in words."""
    return now.phase is None or (now.is_at_play and not isinstance(now.phase, Finished))


def _is_on(now: Situation) -> bool:
    return now.match is not None and now.match.outcome is None


def _is_elsewhere(now: Situation) -> bool:
    return now.is_elsewhere


def _is_reviewed(now: Situation) -> bool:
    return now.match is None


def _game_rows(parts: Parts, dialogs: DialogController) -> list[Command]:
    match, view = parts.sessions.match, parts.view

    def resign() -> None:
        match.return_to_game()
        color = match.spoken_for
        dialogs.confirm_resign(color, lambda: match.resign(color))

    return [
        Command(Id.PASS, _tr("&Pass"), ("P",), lambda: match.play(None), BOARD, _can_turn,
            Icon.PASS, text_now=pass_words.pass_text, menu="game.pass"),
        Command(Id.RESIGN, _tr("&Resign…"), ("Shift+R",), resign, BOARD, _is_on,
            menu="game.resign"),
        *_end_rows(match, dialogs),
        Command(Id.SCORE, _tr("S&core"), ("S",), lambda: view.set_layout(Layout.SCORE), BOARD,
            icon=Icon.SCORE, menu="game.score"),
        Command(Id.BACK_TO_GAME, _tr("&Back to the game"), ("Ctrl+B",), match.return_to_game,
            enabled=_is_elsewhere, menu="game.continue"),
        Command("take-back", _tr("Take the game back to &here"), ("Shift+K",),
            match.take_back_to_here, BOARD, _is_elsewhere, menu="game.continue"),
        *_continuing_rows(parts),
    ]  # fmt: skip


def _continuing_rows(parts: Parts) -> list[Command]:
    """The commands between reviewing and playing."""
    match, view, s = parts.sessions.match, parts.view, parts.sessions

    def go_on(opponent: BuiltIn | None = None) -> None:
        match.continue_here(opponent)
        if isinstance(parts.situations.now.phase, Playing | Playout):
            view.set_layout(Layout.PLAY)

    def against_computer() -> None:
        tree = s.record.tree
        go_on(BuiltIn(s.match_me.standing((tree.rows, tree.columns)).level))

    def review() -> None:
        match.leave()
        view.set_layout(Layout.REVIEW)

    return [
        Command("continue", _tr("Continue as a game &from here"), ("Shift+I",), go_on, BOARD,
            enabled=_is_reviewed, menu="game.continue"),
        Command("continue-computer", _tr("Continue against the comp&uter"), ("Shift+V",),
            against_computer, BOARD, enabled=_is_reviewed, menu="game.continue"),
        Command(Id.REVIEW_GAME, _tr("Leave game and revie&w"), ("Shift+Q",), review, BOARD,
            enabled=lambda now: now.match is not None, menu="end.leave"),
    ]  # fmt: skip


def _end_rows(match: MatchSession, dialogs: DialogController) -> list[Command]:
    def ask(question: str, end: Callable[[], object]) -> None:
        match.return_to_game()
        dialogs.confirm_end(question, end)

    def agree_on_result() -> None:
        match.return_to_game()
        dialogs.agree_on_result()

    return [
        Command(Id.PASS_OFFICIALLY, _tr("Officia&l pass"), ("Shift+P",),
            lambda: match.play(None, is_official=True), BOARD,
            lambda now: Action.PASS_OFFICIALLY in now.may,
            text_now=pass_words.official_pass_text, menu="game.official"),
        Command("black-forfeits", _tr("&Black forfeits…"), ("Shift+F",),
            lambda: ask(_tr("Black loses by forfeit?"), lambda: match.forfeit(Color.BLACK)),
            BOARD, _is_on, menu="end.forfeit"),
        Command("white-forfeits", _tr("&White forfeits…"), ("Shift+G",),
            lambda: ask(_tr("White loses by forfeit?"), lambda: match.forfeit(Color.WHITE)),
            BOARD, _is_on, menu="end.forfeit"),
        Command("agreed-result", _tr("&Agree on the result…"), ("Shift+O",), agree_on_result,
            BOARD, _is_on, menu="end.agreed"),
        Command("no-result", _tr("&No result…"), ("Shift+N",),
            lambda: ask(_tr("The game ends without a result?"), match.void), BOARD, _is_on,
            menu="end.agreed"),
    ]  # fmt: skip


def _walk_rows(r: RecordSession, dialogs: DialogController) -> list[Command]:
    last = 1_000_000_000

    def ahead(now: Situation) -> bool:
        return now.node.first_child is not None

    def behind(now: Situation) -> bool:
        return now.node.parent is not None

    return [
        Command(Id.FIRST, _tr("&First"), ("Home",), lambda: r.go_to_index(0), BOARD, behind,
            menu="navigate.line"),
        Command(Id.BACK_TEN, _tr("&Back ten moves"), ("PgUp", "Shift+Left"), lambda: r.step(-10),
            BOARD, behind, menu="navigate.ten"),
        Command(Id.BACK, _tr("B&ack"), ("Left",), lambda: r.step(-1), BOARD, behind,
            menu="navigate.line"),
        Command(Id.FORWARD, _tr("For&ward"), ("Right",), lambda: r.step(1), BOARD, ahead,
            menu="navigate.line"),
        Command(Id.FORWARD_TEN, _tr("F&orward ten moves"), ("PgDown", "Shift+Right"),
            lambda: r.step(10), BOARD, ahead, menu="navigate.ten"),
        Command(Id.LAST, _tr("&Last"), ("End",), lambda: r.go_to_index(last), BOARD, ahead,
            menu="navigate.line"),
        Command(Id.NEXT_VARIATION, _tr("&Next variation"), ("Down",), lambda: r.go_to_sibling(1),
            BOARD, menu="navigate.variation"),
        Command(Id.PREVIOUS_VARIATION, _tr("P&revious variation"), ("Up",),
            lambda: r.go_to_sibling(-1), BOARD, menu="navigate.variation"),
        Command(Id.NEXT_BRANCHING, _tr("Ne&xt fork"), ("Ctrl+Right",),
            lambda: r.go_to_branching(1), BOARD, ahead, menu="jump.fork"),
        Command(Id.PREVIOUS_FORK, _tr("Previo&us fork"), ("Ctrl+Left",),
            lambda: r.go_to_branching(-1), BOARD, behind, menu="jump.fork"),
        Command(Id.MAIN_LINE, _tr("&Main line"), ("M",), r.go_to_main_line, BOARD,
            menu="navigate.variation"),
        Command("go-to-move", _tr("&Go to move…"), ("Ctrl+G",), dialogs.go_to_move,
            menu="navigate.move"),
    ]  # fmt: skip


def _view_rows(v: ViewController) -> list[Command]:
    return [
        Command(Id.LAYOUT_PLAY, _tr("&Play"), ("Ctrl+1",), lambda: v.set_layout(Layout.PLAY),
            checked=lambda now: now.layout is Layout.PLAY, menu="view.layout", in_exercise=True),
        Command(Id.LAYOUT_REVIEW, _tr("Re&view"), ("Ctrl+2",), lambda: v.set_layout(Layout.REVIEW),
            checked=lambda now: now.layout is Layout.REVIEW, menu="view.layout", in_exercise=True),
        Command(Id.LAYOUT_SCORE, _tr("&Score"), ("Ctrl+3",), lambda: v.set_layout(Layout.SCORE),
            checked=lambda now: now.layout is Layout.SCORE, menu="view.layout", in_exercise=True),
        Command("coordinates", _tr("&Coordinates"), ("C",), v.toggle_coordinates, BOARD,
            checked=lambda _: v.shows_coordinates, menu="view.board", in_exercise=True),
        Command("forbidden-points", _tr("&Forbidden points"), ("X",), v.toggle_forbidden, BOARD,
            checked=lambda _: v.shows_forbidden, menu="view.board"),
        Command("move-numbers", _tr("&Move numbers"), ("F",), v.toggle_numbers, BOARD,
            checked=lambda _: v.shows_numbers, menu="view.board"),
        Command("reset-layout", _tr("&Reset the layout"), (), v.reset,
            menu="view.window", in_exercise=True),
        Command("full-screen", _tr("F&ull screen"), ("F11",), v.toggle_full_screen,
            checked=lambda _: v.is_full_screen, menu="view.window", in_exercise=True),
    ]  # fmt: skip


def _cursor_rows(b: BoardController) -> list[Command]:
    steps = [
        ("cursor-left", "jump-left", _tr("Board cursor left"), "Left", 0, -1),
        ("cursor-right", "jump-right", _tr("Board cursor right"), "Right", 0, 1),
        ("cursor-up", "jump-up", _tr("Board cursor up"), "Up", 1, 0),
        ("cursor-down", "jump-down", _tr("Board cursor down"), "Down", -1, 0),
    ]
    made = [
        Command("play-at-cursor", _tr("Play or mark at the board cursor"), ("Alt+Return",),
            b.act_at_cursor, BOARD, in_exercise=True),
        Command("mark-chain-at-cursor", _tr("Mark the chain at the board cursor"),
            ("Alt+Shift+Return",), lambda: b.act_at_cursor(Reach.CHAIN), BOARD),
    ]  # fmt: skip
    for step, jump, text, key, up, right in steps:
        far = _tr("{step}, to next star line").format(step=text)
        for name, words, keys, is_jump in (
            (step, text, f"Alt+{key}", False),
            (jump, far, f"Alt+Shift+{key}", True),
        ):
            run = partial(b.move_cursor, up, right, is_jump)
            made.append(Command(name, words, (keys,), run, BOARD, in_exercise=True))
    return made

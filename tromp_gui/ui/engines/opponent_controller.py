"""Connects the engine players with the window: player cards, problems, commands."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, QPoint, QTimer, Signal

from tromp_gui.go.point import Color, Point
from tromp_gui.gtp.failure import Failure, FailureKind, no_move
from tromp_gui.gtp.vertex import EngineMove, MoveKind
from tromp_gui.match.player import Attached, Imitator, Player
from tromp_gui.session.engine.catalogue.network_trial import network_failure
from tromp_gui.session.play.player_engines import (
    EngineGone,
    EngineIllegalMove,
    EngineNoMove,
    EngineProblem,
    EngineRefused,
    Standing,
)
from tromp_gui.ui.kit.key_text import key_of
from tromp_gui.ui.kit.warning_strip import StripAction
from tromp_gui.ui.look.icon_paths import Icon
from tromp_gui.ui.panels.player_state import CardButton, PlayerCardState
from tromp_gui.ui.shell.actions import Command, Where
from tromp_gui.ui.shell.actions import tr as _tr
from tromp_gui.ui.shell.command_ids import CommandId
from tromp_gui.ui.shell.layout_switch import Layout
from tromp_gui.ui.shell.parts import Parts
from tromp_gui.ui.shell.situation import Situation
from tromp_gui.wording import engines, tr
from tromp_gui.wording import opponents as words
from tromp_gui.wording.refusals import refusal
from tromp_gui.wording.translation import paragraph

_TICK = 500
_FROM_CORNER = QPoint(16, 46)


class OpponentController(QObject):
    """Shows what engine players are doing, and what can be done if one fails.

    Signal: `ticked()`, an engine has been thinking for longer than the cards say.
    """

    ticked = Signal()

    def __init__(self, parts: Parts, fix: Callable[[str], object]) -> None:
        """`fix` opens the settings of the attached engine with this name."""
        super().__init__(parts.window)
        s = parts.sessions
        opponents, adviser, match = s.opponents, s.adviser, s.match
        self._fix, self._view, self._action = fix, parts.view, parts.actions.__getitem__
        self._window, self._record, self._match = parts.window, s.record, match
        self._opponents, self._adviser, self._strip = opponents, adviser, parts.column.offers
        self._board, self._status = parts.board, parts.status
        self._plays_hint = False
        self._timer = QTimer(self, interval=_TICK)
        self._timer.timeout.connect(self.ticked)
        opponents.changed.connect(self.refresh)
        match.clicked_for_engine.connect(self._on_clicked_for_engine)
        adviser.hinted.connect(self._show_hint)
        adviser.failed.connect(self._on_hint_failed)
        match.phase_changed.connect(self._forget_hint)
        self._situations = parts.situations
        parts.view.start_changed.connect(parts.situations.touch)
        parts.column.cards.pushed.connect(self.push)
        for engines_of in (opponents, adviser, s.judge, s.human_file):
            parts.window.closed.connect(engines_of.stop)
        parts.actions.add(self.rows())
        self.refresh()

    # Player cards

    def refresh(self) -> None:
        """Refresh the state of the engines and the actions offered."""
        if {Standing.THINKING, Standing.STARTING} & set(self._opponents.standings.values()):
            self._timer.start()
        else:
            self._timer.stop()
        self._offer()
        self._situations.touch()

    def _offer(self) -> None:
        problem = self._opponents.problem
        slow = next(
            (color for color in Color if self._opponents.player_engines.is_slow(color)), None
        )
        if problem is not None:
            self._strip.show_offer(self._sentence(problem), self._actions(problem))
        elif slow is not None:
            key = key_of(self._action(CommandId.CONSOLE))
            self._strip.show_offer(words.slow(self._name(slow), key), (self._without(slow),))
        else:
            self._strip.show_offer("", ())

    def with_engine(self, now: Situation, state: PlayerCardState) -> PlayerCardState:
        """The same player card with what the engine is doing."""
        match, standing = now.match, now.standings.get(state.color)
        engine = match.player(state.color).engine if match is not None else None
        if engine is None or standing is None:
            return state
        note, clock = self._note(state, standing), state.big
        has_problem = standing in (Standing.FAILED, Standing.STUCK)
        return state._replace(
            name=engines.engine_name(state.name),
            rank=state.rank or words.engine_line(engine),
            note=note,
            to_play=state.to_play and not has_problem,
            alarm=state.alarm or (has_problem and not clock),
            button=self._button(standing),
        )

    def _note(self, state: PlayerCardState, standing: Standing) -> str:
        if standing is Standing.THINKING:
            return words.thinking(self._opponents.player_engines.thinking(state.color) or 0)
        said = {
            Standing.STARTING: tr("starting…"),
            Standing.QUEUED: tr("waiting"),
            Standing.WAITING: self._paused(),
            Standing.STUCK: tr("not responding"),
            Standing.FAILED: tr("stopped"),
            Standing.READY: state.note or tr("ready"),
        }
        return said[standing]

    def _paused(self) -> str:
        key = key_of(self._action("engine-move"))
        return tr("paused: press {key}").format(key=key) if key else tr("paused")

    def _button(self, standing: Standing) -> CardButton | None:
        if standing is Standing.FAILED:
            return CardButton.RESTART
        if standing is Standing.WAITING:
            return CardButton.GO_ON
        is_running = self._opponents.is_alone and not self._opponents.is_paused
        is_asked = standing in (Standing.THINKING, Standing.QUEUED)
        return CardButton.PAUSE if is_running or is_asked else None

    def push(self, color: Color, button: CardButton) -> None:
        """Carry out the action of a card's button."""
        if button is CardButton.RESTART:
            self._opponents.restart(color)
        elif button is CardButton.PAUSE:
            self._opponents.pause()
        else:
            self._opponents.go_on()

    # Problems

    def _name(self, color: Color) -> str:
        match = self._match.match
        player = match.player(color) if match is not None else Player()
        return engines.opponent_name(player, color)

    def _sentence(self, problem: EngineProblem) -> str:
        name = self._name(problem.color)
        match problem:
            case EngineGone(color, failure) if human := self._human_file(color):
                return network_failure(Path(human), failure)
            case EngineGone(_, failure) | EngineRefused(_, failure):
                return engines.failure(failure, name, has_buttons=True)
            case EngineIllegalMove(_, turn, illegal):
                superko, position = self._record.terms.rules.superko, self._match.play_position
                number = position.turn + 1 if position is not None else None
                why = refusal(turn.point, turn.color, illegal, superko, number)
                return paragraph((words.forbidden(name, why), engines.answer_again()))
            case EngineNoMove(_, text):
                return engines.failure(no_move(text), name, has_buttons=True)

    def _actions(self, problem: EngineProblem) -> tuple[StripAction, ...]:
        o, color = self._opponents, problem.color
        without = self._without(color)
        match problem:
            case EngineGone(_, failure):
                again = StripAction(tr("Restart"), lambda: o.restart(color))
                why = StripAction(tr("Why…"), lambda: self._show_why(color, failure))
                return (again, *self._fix_settings(color), without, why)
            case EngineRefused(_, Failure(kind)) if kind is not FailureKind.OUT_OF_SYNC:
                return StripAction(tr("Ask again"), o.go_on), without
            case EngineRefused():
                back = StripAction(tr("Take back"), self._record.undo)
                return back, StripAction(tr("Send it the position again"), o.set_up_anew), without
        again, play = (
            StripAction(tr("Ask again"), o.go_on),
            StripAction(tr("Choose its move"), o.play_for),
        )
        return again, play, StripAction(tr("Count as a loss"), o.count_as_loss)

    def _fix_settings(self, color: Color) -> tuple[StripAction, ...]:
        """The action that opens the settings of an attached engine, or chooses another network."""
        match = self._match.match
        engine = match.player(color).engine if match is not None else None
        if self._human_file(color):
            return (
                StripAction(tr("Change the players…"), self._action(CommandId.PLAYERS).trigger),
            )
        match engine:
            case Attached(name) | Imitator(_, name):
                return (StripAction(tr("Fix settings…"), lambda: self._fix(name)),)
        return ()

    def _human_file(self, color: Color) -> str:
        """The file of the network by which the built-in engine imitates people, or else ""."""
        session = self._opponents.player_engines.session(color)
        words = session.launch.arguments if session is not None else ()
        return words[words.index("--human") + 1] if "--human" in words else ""

    def _without(self, color: Color) -> StripAction:
        return StripAction(tr("Continue without it"), lambda: self._opponents.go_without(color))

    def _show_why(self, color: Color, failure: Failure) -> None:
        from tromp_gui.ui.engines.dialogs import EngineFailureDialog

        session = self._opponents.player_engines.session(color)
        if session is None:
            return
        sentence = engines.failure(failure, self._name(color), has_buttons=True)
        dialog = EngineFailureDialog(sentence, session.launch, failure, self._window)
        dialog.restart_requested.connect(lambda: self._opponents.restart(color))
        dialog.adjustSize()
        corner = self._window.geometry().bottomRight() - dialog.rect().bottomRight()
        dialog.move(corner - _FROM_CORNER)  # over the side column, not the board
        dialog.show()

    def _on_clicked_for_engine(self, point: Point | None) -> None:
        """Offer to play the clicked point for the engine whose turn it is."""
        color = self._opponents.to_move
        if color is None or self._opponents.is_played_for:
            return
        said = tr("It is {name}’s turn.").format(name=self._name(color))

        def play_for() -> None:
            self._opponents.play_for()
            self._match.play_for_player(point)

        self._status.refuse(said, tr("Choose this move for it"), play_for)

    # Hints

    @property
    def _adviser_name(self) -> str:
        return engines.engine_name(self._adviser.name)

    def hint(self) -> None:
        """Ask what an engine would play here."""
        self._plays_hint = False
        self._adviser.hint()
        self._status.report(tr("{name} is choosing a move…").format(name=self._adviser_name))

    def move_now(self) -> None:
        """Let the paused engine move; for a person, ask the adviser."""
        now = self._situations.now
        if now.is_at_play and now.is_engines_turn:
            self._opponents.go_on()
            return
        self.hint()
        self._plays_hint = True

    def _show_hint(self, move: EngineMove) -> None:
        name = self._adviser_name
        if move.kind is MoveKind.RESIGN:
            self._status.report(tr("{name} would resign.").format(name=name))
        elif move.kind is MoveKind.NONSENSE:
            self._status.report(engines.failure(no_move(move.text), name))
        elif self._plays_hint:
            self._play(move.point)
        else:
            self._board.highlight(move.point)
            said = words.hint(name, move.color, move.point)
            self._status.report(said, tr("Play it"), lambda: self._play(move.point))

    def _forget_hint(self) -> None:
        self._board.highlight(None)

    def _play(self, point: Point | None) -> None:
        self._match.play_for_player(point)

    def _on_hint_failed(self, failure: Failure) -> None:
        self._status.refuse(engines.failure(failure, self._adviser_name))

    # Commands

    def rows(self) -> list[Command]:
        o = self._opponents
        return [
            Command("engine-move", _tr("Engine &move"), ("Return", "Enter"), self.move_now,
                Where.BOARD, self._may_ask, Icon.ENGINE_MOVE, menu="engines.move"),
            Command("hint", _tr("&Hint"), ("H",), self.hint, Where.BOARD, self._may_be_hinted,
                menu="engines.move"),
            Command("pause-engines", _tr("P&ause engines"), ("Shift+Return",), self.toggle_pause,
                Where.BOARD, _has_engines, checked=lambda _: o.is_paused, menu="engines.move"),
            self._pace_row("pace-none", 0, _tr("As fast as &possible")),
            self._pace_row("pace-one-second", 1000, _tr("&One second per move or slower")),
            self._pace_row("pace-three-seconds", 3000, _tr("&Three seconds per move or slower")),
        ]  # fmt: skip

    def toggle_pause(self) -> None:
        if self._opponents.is_paused:
            self._opponents.go_on()
        else:
            self._opponents.pause()

    def _pace_row(self, name: str, pace: int, text: str) -> Command:
        def set_pace() -> None:
            self._opponents.pace = pace
            self._situations.touch()

        return Command(name, text, (), set_pace,
            enabled=_has_engines, checked=lambda _: self._opponents.pace == pace,
            menu="engines.pace")  # fmt: skip

    @staticmethod
    def _may_be_hinted(now: Situation) -> bool:
        """Whether a person is to move here."""
        phase_allows = now.match is None or now.player_to_move is not None
        return phase_allows and not (now.is_at_play and now.is_engines_turn)

    def _may_ask(self, now: Situation) -> bool:
        """Whether Return makes an engine play: only in a game with one, while the game is shown,
        and not on the start page or in the library, where Return is for what is chosen there.
        """
        chooses = self._view.shows_start or now.layout is Layout.LIBRARY
        if chooses or not now.is_at_play or not _has_engines(now):
            return False
        return self._may_be_hinted(now) or (now.is_engines_turn and not self._opponents.may_act)


def _has_engines(now: Situation) -> bool:
    game = now.match
    return game is not None and (game.black.engine or game.white.engine) is not None

"""The commands of the agreement and the count."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from tromp_gui.go.point import Color
from tromp_gui.go.rules import Ending
from tromp_gui.match.actions import Action
from tromp_gui.match.phases import Agreeing, AgreementMode, Finished, Mediating, Settlement
from tromp_gui.session.game.match_session import MatchSession
from tromp_gui.session.game.score_session import ScoreSession
from tromp_gui.ui.look.icon_paths import Icon
from tromp_gui.ui.score.controller import ScoreController
from tromp_gui.ui.shell.actions import Command, Where
from tromp_gui.ui.shell.actions import CommandId as Id
from tromp_gui.ui.shell.actions import tr as _tr
from tromp_gui.ui.shell.layout_switch import Layout
from tromp_gui.ui.shell.situation import Situation
from tromp_gui.wording import player_name, tr

BOARD = Where.BOARD


class Questions(Protocol):
    """Questions asked before an action of the agreement."""

    def decide(self) -> None:
        """Ask who decides."""

    def play_on(self) -> None:
        """Ask who wants to play on, if that matters."""


def rows(
    count: ScoreController,
    score: ScoreSession,
    match: MatchSession,
    questions: Questions,
    close: Callable[[], object],
) -> list[Command]:
    return [
        *_agreement_rows(count, match, questions),
        *_mode_rows(count, match),
        *_marking_rows(count, score),
        Command(Id.WRITE_RESULT, _tr("W&rite result to game"), ("Ctrl+Shift+R",),
            score.write_result, enabled=lambda now: now.match is None and score.is_final,
            menu="score.count"),
        Command(Id.COMPARE_COUNT, _tr("Compare area and &territory"), ("Ctrl+Shift+A",),
            count.compare, enabled=_is_shown, checked=lambda _: count.compares, menu="score.count"),
        Command("copy-count", _tr("C&opy count as text"), ("Ctrl+Shift+L",), count.copy_text,
            menu="score.count"),
        Command(Id.CLOSE_COUNT, _tr("C&lose the count"), ("Shift+Esc",), close,
            enabled=_is_shown, menu="score.close"),
    ]  # fmt: skip


def _agreement_rows(
    count: ScoreController, match: MatchSession, questions: Questions
) -> list[Command]:
    """The commands of the agreement after two passes, and of disputes."""

    def agree_row(name: str, text: str, key: str, color: Color) -> Command:
        return Command(name, text, (key,), lambda: match.agree(color),
            enabled=lambda now: color in now.may_agree,
            checked=lambda now: _has_agreed(now, color),
            text_now=lambda now: _agree_text(now, color) or text, menu="score.agree")  # fmt: skip

    return [
        agree_row(Id.BLACK_AGREES, _tr("&Black agrees"), "Ctrl+Shift+B", Color.BLACK),
        agree_row(Id.WHITE_AGREES, _tr("&White agrees"), "Ctrl+Shift+W", Color.WHITE),
        Command(Id.PLAY_ON, _tr("&Play on"), ("Ctrl+Shift+O",), questions.play_on,
            enabled=lambda now: Action.PLAY_ON in now.may, icon=Icon.PLAY_ON,
            text_now=lambda now: _tr("Play on…") if now.needs_requester else _tr("&Play on"),
            menu="score.agree"),
        Command(Id.DISPUTE, _tr("Disp&ute marks"), ("Ctrl+Shift+N",), count.dispute,
            enabled=lambda _: count.can_dispute, menu="score.agree"),
        Command(Id.DISCUSS, _tr("A&gree on dead stones"), ("Shift+S",), match.discuss, BOARD,
            enabled=lambda now: Action.DISCUSS in now.may, menu="score.agree"),
        Command(Id.SEPARATE, _tr("One board p&er chain"), ("Shift+C",), match.separate, BOARD,
            enabled=lambda now: Action.SEPARATE in now.may, menu="score.agree"),
        Command(Id.DECIDE, _tr("Dec&ide as marked…"), ("Ctrl+Shift+Y",), questions.decide,
            enabled=lambda now: Action.DECIDE in now.may, menu="score.agree"),
        Command(Id.MARK_AGAIN, _tr("&Mark again"), ("Ctrl+Shift+M",), match.reopen,
            enabled=_may_reopen, text_now=lambda now: (
                _tr("&Mark dead stones") if _is_unmarked(now) else _tr("&Mark again")),
                menu="score.agree"),
    ]  # fmt: skip


def _is_shown(now: Situation) -> bool:
    """Whether the layout shows the count."""
    return now.layout is Layout.SCORE


def _may_reopen(now: Situation) -> bool:
    """Whether the players may mark dead stones again, if their rules let them agree on any."""
    allows = now.match is not None and now.match.rules.ending is not Ending.AS_IS
    return allows and Action.REOPEN in now.may


def _is_unmarked(now: Situation) -> bool:
    """Whether the game has ended by its passes, without an agreement."""
    phase = now.phase
    return isinstance(phase, Finished) and phase.outcome.settlement is Settlement.AS_IS


def _has_agreed(now: Situation, color: Color) -> bool:
    phase = now.phase
    return isinstance(phase, Agreeing) and now.is_at_play and color in phase.agreed


def _agree_text(now: Situation, color: Color) -> str:
    """What the player's button to agree does now, or has done; '' if nothing is being agreed."""
    phase = now.phase
    if not isinstance(phase, Agreeing):
        return ""
    name = player_name(now.info, color)
    if _has_agreed(now, color):
        is_list = phase.mode is AgreementMode.LISTS
        return (tr("{color} submitted") if is_list else tr("{color} agreed")).format(color=name)
    return {
        AgreementMode.SHARED: tr("{color} agrees"),
        AgreementMode.LISTS: tr("{color} submits"),
        AgreementMode.IN_TURN: tr("{color} is done"),
    }[phase.mode].format(color=name)


def _mode_rows(count: ScoreController, match: MatchSession) -> list[Command]:
    """The commands for the agreement mode, and for whose list a click changes."""

    def mode_row(name: str, text: str, key: str, mode: AgreementMode) -> Command:
        return Command(name, text, (key,), lambda: match.choose_mode(mode), BOARD,
            enabled=lambda now: Action.CHOOSE_MODE in now.may,
            checked=lambda now: now.mode is mode, menu="score.mode")  # fmt: skip

    def list_row(name: str, text: str, key: str, color: Color) -> Command:
        return Command(name, text, (key,), lambda: count.choose_list(color), BOARD,
            enabled=lambda _: count.active_list is not None,
            checked=lambda _: count.active_list is color, menu="score.list")  # fmt: skip

    return [
        mode_row(Id.SHARED_LIST, _tr("&Shared list"), "Shift+H", AgreementMode.SHARED),
        mode_row(Id.SEPARATE_LISTS, _tr("Separate &lists"), "Shift+E", AgreementMode.LISTS),
        mode_row(Id.ALTERNATING, _tr("&Alternating"), "Shift+T", AgreementMode.IN_TURN),
        list_row(Id.BLACK_LIST, _tr("Mark &Black’s list"), "Shift+B", Color.BLACK),
        list_row(Id.WHITE_LIST, _tr("Mark &White’s list"), "Shift+W", Color.WHITE),
    ]


def _marking_rows(count: ScoreController, score: ScoreSession) -> list[Command]:
    """The commands that set and clear marks."""
    return [
        Command(Id.PROPOSE_DEAD, _tr("Propose &dead stones"), ("D",), count.propose, BOARD,
            enabled=lambda _: count.can_propose, icon=Icon.FIND, text_now=lambda _: (
                _tr("Cancel proposal") if count.is_looking else _tr("Propose &dead stones")),
                menu="score.marks"),
        Command(Id.ASK_ENGINE, _tr("&Ask engine"), ("Shift+D",), count.ask, BOARD,
            enabled=lambda _: count.can_ask, icon=Icon.ENGINE_MOVE, text_now=lambda now: (
                _tr("Ask the engine to decide") if isinstance(now.phase, Mediating)
                else _tr("&Ask engine")), menu="score.marks"),
        Command(Id.CLEAR_MARKS, _tr("&Clear marks"), ("Ctrl+Shift+C",), score.clear,
            enabled=lambda now: now.can_mark and bool(score.marks), menu="score.marks"),
    ]  # fmt: skip

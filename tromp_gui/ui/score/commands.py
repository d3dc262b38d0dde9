"""The commands of the agreement and of the count as rows."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from tromp_gui.go.point import Color
from tromp_gui.match.actions import Action
from tromp_gui.match.phases import AgreementMode
from tromp_gui.session.game.match_session import MatchSession
from tromp_gui.session.game.score_session import ScoreSession
from tromp_gui.ui.score.controller import Questions, ScoreController
from tromp_gui.ui.shell.actions import Command, Where
from tromp_gui.ui.shell.actions import CommandId as Id

BOARD = Where.BOARD


def _tr(text: str) -> str:
    return QCoreApplication.translate("commands", text)


def rows(
    count: ScoreController, score: ScoreSession, match: MatchSession, questions: Questions
) -> list[Command]:
    """All commands of the *Score* menu."""
    return [
        *_agreement_rows(count, score, match, questions),
        *_mode_rows(count, score),
        *_marking_rows(count, score),
        Command(Id.WRITE_RESULT, _tr("W&rite result to game"), ("Ctrl+Shift+R",),
            score.write_result, enabled=lambda: match.match is None and score.is_final),
        Command(Id.COMPARE_COUNT, _tr("Compare area and &territory"), ("Ctrl+Shift+A",),
            count.compare, enabled=lambda: count.is_shown, checked=lambda: count.compares),
        Command(Id.COPY_COUNT, _tr("C&opy count as text"), ("Ctrl+Shift+L",), count.copy_text),
    ]  # fmt: skip


def _agreement_rows(
    count: ScoreController, score: ScoreSession, match: MatchSession, questions: Questions
) -> list[Command]:
    """What players say to each other after two passes, and what follows where they differ."""

    def may_agree(color: Color) -> bool:
        return color in match.people and score.may(Action.AGREE, color)

    return [
        Command(Id.BLACK_AGREES, _tr("&Black agrees"), ("Ctrl+Shift+B",),
            lambda: score.agree(Color.BLACK), enabled=lambda: may_agree(Color.BLACK)),
        Command(Id.WHITE_AGREES, _tr("&White agrees"), ("Ctrl+Shift+W",),
            lambda: score.agree(Color.WHITE), enabled=lambda: may_agree(Color.WHITE)),
        Command(Id.PLAY_ON, _tr("&Play on"), ("Ctrl+Shift+O",), questions.play_on,
            enabled=lambda: score.may(Action.PLAY_ON)),
        Command(Id.DISPUTE, _tr("Disp&ute marks"), ("Ctrl+Shift+N",), count.dispute,
            enabled=lambda: count.can_dispute),
        Command(Id.DISCUSS, _tr("A&gree on dead stones"), ("Shift+S",), score.discuss, BOARD,
            enabled=lambda: score.may(Action.DISCUSS)),
        Command(Id.SEPARATE, _tr("One board p&er chain"), (), score.separate,
            enabled=lambda: score.may(Action.SEPARATE)),
        Command(Id.DECIDE, _tr("Dec&ide as marked…"), ("Ctrl+Shift+Y",), questions.decide,
            enabled=lambda: score.may(Action.DECIDE)),
        Command(Id.MARK_AGAIN, _tr("&Mark again"), ("Ctrl+Shift+M",), score.reopen,
            enabled=lambda: score.may(Action.REOPEN)),
    ]  # fmt: skip


def _mode_rows(count: ScoreController, score: ScoreSession) -> list[Command]:
    """How the players agree, and whose list a click changes."""

    def mode_row(name: Id, text: str, mode: AgreementMode) -> Command:
        return Command(name, text, (), lambda: score.choose_mode(mode),
            enabled=lambda: score.may(Action.CHOOSE_MODE),
            checked=lambda: score.mode is mode)  # fmt: skip

    def list_row(name: Id, text: str, color: Color) -> Command:
        return Command(name, text, (), lambda: count.choose_list(color),
            enabled=lambda: count.active_list is not None,
            checked=lambda: count.active_list is color)  # fmt: skip

    return [
        mode_row(Id.SHARED_LIST, _tr("&Shared list"), AgreementMode.SHARED),
        mode_row(Id.SEPARATE_LISTS, _tr("Separate &lists"), AgreementMode.LISTS),
        mode_row(Id.ALTERNATING, _tr("&Alternating"), AgreementMode.IN_TURN),
        list_row(Id.BLACK_LIST, _tr("Mark &Black’s list"), Color.BLACK),
        list_row(Id.WHITE_LIST, _tr("Mark &White’s list"), Color.WHITE),
    ]


def _marking_rows(count: ScoreController, score: ScoreSession) -> list[Command]:
    """Where marks come from, and how they go."""
    return [
        Command(Id.PROPOSE_DEAD, _tr("Propose &dead stones"), ("D",), count.propose, BOARD,
            enabled=lambda: count.can_propose),
        Command(Id.ASK_ENGINE, _tr("&Ask engine"), ("Shift+D",), count.ask, BOARD,
            enabled=lambda: count.can_ask),
        Command(Id.CLEAR_MARKS, _tr("&Clear marks"), ("Ctrl+Shift+C",), score.clear,
            enabled=lambda: score.can_mark and bool(score.marks)),
    ]  # fmt: skip

"""From the sessions to what player cards, status line and comment show. Pure."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tromp_gui import wording
from tromp_gui.go.point import Color
from tromp_gui.go.result import Result
from tromp_gui.go.rules import Ending
from tromp_gui.match.phases import (
    Agreeing,
    AgreementMode,
    Finished,
    Mediating,
    Playing,
    Playout,
)
from tromp_gui.match.recorded_ending import read_ending
from tromp_gui.match.scores import agrees, counted_prisoners
from tromp_gui.record.replay import OFF_BOARD, PositionAtNode
from tromp_gui.record.signs import name_of, signs_of, strength
from tromp_gui.record.terms import GapKind, Terms
from tromp_gui.scoring.count import Score
from tromp_gui.scoring.unfilled import unfilled
from tromp_gui.session.game.clock_session import ClockSession
from tromp_gui.session.game.endings import recorded_playout
from tromp_gui.session.game.illegal_moves import IllegalRecordedMove
from tromp_gui.session.game.record_session import RecordSession
from tromp_gui.session.game.score_session import Counts
from tromp_gui.ui.board.present import present
from tromp_gui.ui.panels.comment import CommentState
from tromp_gui.ui.panels.player_state import PlayerCardState
from tromp_gui.ui.shell.clock_present import ClockFace, clock_face, time_left
from tromp_gui.ui.shell.explain import last_turn, passed
from tromp_gui.ui.shell.layout_switch import Layout
from tromp_gui.ui.shell.situation import Situation
from tromp_gui.wording import DOT, tr
from tromp_gui.wording.endings import ending_note, playout_note
from tromp_gui.wording.engines import opponent_name
from tromp_gui.wording.refusals import refusal
from tromp_gui.wording.rule_names import komi_words, recorded_name, rules_name
from tromp_gui.wording.signs import sign_word
from tromp_gui.wording.translation import plural

if TYPE_CHECKING:
    from tromp_gui.ui.panels.second_board import SecondBoardState


def cards(
    now: Situation, clock: ClockSession, counts: Counts | None
) -> tuple[PlayerCardState, PlayerCardState]:
    """Both players' cards; with `counts`, their totals as agreed."""
    return _card(Color.BLACK, now, clock, counts), _card(Color.WHITE, now, clock, counts)


def _card(
    color: Color, now: Situation, clocks: ClockSession, counts: Counts | None
) -> PlayerCardState:
    info, phase, position, layout = now.info, now.phase, now.at_node.position, now.layout
    is_black = color is Color.BLACK
    name = info.black_name if is_black else info.white_name
    is_on = not isinstance(phase, Agreeing | Finished | Mediating) or not now.is_at_play
    is_on = is_on and not (now.is_ended or now.is_undecided)
    to_play = is_on and now.position.to_play is color and layout is not Layout.SCORE
    is_asked = isinstance(phase, Agreeing) and now.is_at_play
    agreed = color in phase.agreed if is_asked and isinstance(phase, Agreeing) else None
    clock = ClockFace() if counts else clock_face(clocks, color)
    return PlayerCardState(
        color,
        name or wording.color_name(color),
        info.black_rank if is_black else info.white_rank,
        captures=position.lost[is_black],
        to_play=to_play,
        note=_note(color, phase, to_play, clock) or _passed(color, now),
        big=wording.number(counts.agreed.tally(color).total) if counts else clock.digits,
        small=_prisoners(color, now) or clock.words or _left(color, now),
        alarm=clock.is_short,
        agreed=agreed if layout is Layout.SCORE else None,
        submits=isinstance(phase, Agreeing) and phase.mode is AgreementMode.LISTS,
        compact=layout is not Layout.PLAY,
    )


def _note(color: Color, phase: object, to_play: bool, clock: ClockFace) -> str:
    if clock.is_short:
        return tr("time is short")
    return tr("to play") if to_play else _verdict(color, phase)


def _passed(color: Color, now: Situation) -> str:
    """That this player has just passed; '' if not."""
    return tr("passed") if now.layout is not Layout.SCORE and passed(now) is color else ""


def _left(color: Color, now: Situation) -> str:
    """The time left by the record, where no game is being played; '' if it does not say."""
    is_reviewed = now.phase is None and now.layout is not Layout.SCORE
    return time_left(now.tree, now.node, color) if is_reviewed else ""


def _prisoners(color: Color, now: Situation) -> str:
    """Under Lasker–Maas rules, the prisoners of this player's colour; otherwise ''."""
    terms = now.terms
    if terms.rules.ending is not Ending.LASKER_MAAS:
        return ""
    played_with = now.phase.prisoners if isinstance(now.phase, Playing) else None
    there = played_with or counted_prisoners(now.at_node.position, terms.rules, terms.komi)
    stones = there.black if color is Color.BLACK else there.white
    if color is Color.BLACK:
        return plural("wording", "1 black prisoner", "%n black prisoners", stones)
    return plural("wording", "1 white prisoner", "%n white prisoners", stones)


def _verdict(color: Color, phase: object) -> str:
    if not isinstance(phase, Finished) or phase.outcome.result.winner is not color:
        return ""
    return tr("won")


def game_line(terms: Terms, told: str) -> str:
    """Rules and komi, "Tromp–Taylor, komi 7"; `told` is the name of the rules in the file."""
    known = terms.rules
    rules = recorded_name(told)
    assumed = {gap.kind for gap in terms.gaps}
    if GapKind.NO_RULES in assumed:
        rules = tr("{rules} (assumed)").format(rules=rules_name(known))
    elif GapKind.UNKNOWN_RULES in assumed:
        text = tr("{rules} (“{name}” is unknown)")
        rules = text.format(rules=rules_name(known), name=told[:_LONGEST])
    elif GapKind.LACKED_RULES in assumed:
        text = tr("{rules} (“{name}” is not supported)")
        rules = text.format(rules=rules_name(known), name=told[:_LONGEST])
    komi = komi_words(known, terms.komi)
    if assumed & {GapKind.NO_KOMI, GapKind.BAD_KOMI}:
        komi = tr("{komi} (assumed)").format(komi=komi)
    text = tr("{rules}, {komi}").format(rules=rules or rules_name(known), komi=komi)
    if stones := terms.handicap:
        text += plural("wording", ", 1 handicap stone", ", %n handicap stones", stones)
    return text


def status(now: Situation, record: RecordSession) -> str:
    """The current situation for the status line."""
    said = going_on(now)
    line = game_line(now.terms, now.info.rules)
    parts = [_before(now, record), said, *_where(now), line]
    if now.at_node.position.turn == 0:
        size = f"{now.tree.columns} × {now.tree.rows}"
        parts[-1] = tr("{size}, {rules}").format(size=size, rules=parts[-1])
    return DOT.join(part for part in parts if part)


def _before(now: Situation, record: RecordSession) -> str:
    """The last turn, if the game continues and the board does not show it; otherwise ''."""
    is_on = now.phase is None or isinstance(now.phase, Playing | Playout)
    is_said = is_on and not now.is_elsewhere and now.layout is not Layout.SCORE
    return last_turn(now, record) if is_said else ""


def ended(now: Situation, phase: Finished) -> str:
    """The result of a game, as a sentence without a full stop."""
    result, scoring = phase.outcome.result, now.terms.rules.scoring
    if now.own is not None:
        return wording.own_sentence(result, scoring, now.own)
    return wording.counted_sentence(result, scoring, now.info)


def going_on(now: Situation) -> str:
    """Whose turn it is, what else the game waits for, or its result."""
    phase, position = now.phase, now.at_node.position
    if now.is_elsewhere:
        return tr("Viewing another position of the game")
    if isinstance(phase, Agreeing):
        return tr("Marking dead stones")
    if isinstance(phase, Mediating):
        return tr("A third party decides")
    if isinstance(phase, Playout):
        color = wording.color_name(now.position.to_play)
        return tr("Playing out the dispute: {color} to play").format(color=color)
    if isinstance(phase, Finished):
        return ended(now, phase)
    if now.layout is Layout.SCORE and phase is None:
        return tr("Scoring this position")
    if now.is_ended:
        return tr("End of the game")
    if now.is_undecided:
        return tr("Two passes, no result yet")
    if position.handicap:
        return plural(
            "wording",
            "Black places handicap stones, 1 to go",
            "Black places handicap stones, %n to go",
            position.handicap,
        )
    if now.thinking is not None and now.match is not None:
        color = wording.color_name(now.thinking)
        name = opponent_name(now.match.player(now.thinking), now.thinking)
        return tr("{name} is thinking as {color}").format(name=name, color=color)
    return tr("{color} to play").format(color=wording.color_name(position.to_play))


def _where(now: Situation) -> list[str]:
    position = now.at_node.position
    if isinstance(now.phase, Agreeing | Finished) and now.is_at_play:
        if position.passes:
            text = plural(
                "wording",
                "one pass after move {move}",
                "{passes} passes after move {move}",
                position.passes,
            )
            move = position.turn - position.passes
            return [text.format(passes=_spelt(position.passes), move=move)]
        return [tr("after move {move}").format(move=position.turn)]
    if now.is_at_play:
        return [tr("move {move}").format(move=position.turn + 1)]
    _, _, number, total = now.place
    return [tr("after move {move} of {total}").format(move=number, total=total)]


def _spelt(passes: int) -> str:
    words = {1: tr("one"), 2: tr("two"), 3: tr("three"), 4: tr("four")}
    return words.get(passes, str(passes))


def status_note(now: Situation, record: RecordSession, recorded: Result | None) -> str:
    """The quiet sentence at the right end of the status line; `recorded` is the result in the file
    if its end is shown.
    """
    phase = now.phase
    if phase is None:
        file_says = [wording.file_says(recorded)] if recorded is not None else []
        if kept := file_says + kept_notes(record):
            return DOT.join(kept)
    if isinstance(phase, Agreeing) and len(phase.agreed) == 1:
        (agreed,) = phase.agreed
        submits = phase.mode is AgreementMode.LISTS
        text = (
            tr("{agreed} has submitted, {other} has not")
            if submits
            else tr("{agreed} has agreed, {other} has not")
        )
        names = (wording.player_name(now.info, each) for each in (agreed, agreed.opponent))
        return text.format(agreed=next(names), other=next(names))
    if isinstance(phase, Playing) and phase.prisoners is not None:
        return tr("Second phase. Prisoners: {black} black, {white} white").format(
            black=phase.prisoners.black, white=phase.prisoners.white
        )
    return ""


def second_board(now: Situation, record: RecordSession) -> SecondBoardState | None:
    """The game's position while a dispute is played out on the second board; None otherwise."""
    game, phase = now.match, now.phase
    if game is None or not isinstance(phase, Playout):
        return None
    from tromp_gui.ui.panels.second_board import SecondBoardState

    node = now.tree.node(game.node)
    board = present(now.tree, node, record.at_node(node))._replace(highlighted=phase.stones)
    chains = tr("The ringed chains are in dispute. The large board is a copy: play them out there.")
    after = tr(
        "After two passes there, the outcome is applied to this board, which is then counted."
    )
    left = len(phase.waiting)
    more = tr("Copies remaining: {count}.").format(count=left) if left else ""
    text = "\n\n".join(part for part in (chains, after, more) if part)
    return SecondBoardState(board, text)


def illegal_move_reason(illegal_move: IllegalRecordedMove, record: RecordSession) -> str:
    """Why a recorded move is illegal; for a repetition also how long ago the position occurred, and
    the name of a cycle of several kos.
    """
    turn, illegal = illegal_move.played.turn, illegal_move.played.illegal
    assert illegal is not None
    point = None if turn.point == OFF_BOARD else turn.point
    superko, number = record.terms.rules.superko, illegal_move.played.number
    return refusal(point, turn.color, illegal, superko, number, illegal_move.kos, is_played=True)


def comment(record: RecordSession) -> CommentState:
    """The comment of the current node."""
    node, tree = record.cursor, record.tree
    values = node.get("C")
    return CommentState(
        node.id,
        tree.codec.text(values[0]) if values else "",
        DOT.join(part for part in (*_said(record), _place(record.at_node())) if part),
        tree.rows,
        tree.columns,
    )


def _said(record: RecordSession) -> list[str]:
    """The name and the annotations of the current node, in words."""
    node = record.cursor
    noted = [sign_word(sign, strength(node, sign)) for sign in signs_of(node)]
    return [name_of(record.tree, node), *noted]


def _place(at_node: PositionAtNode) -> str:
    if not at_node.played:
        return ""
    point = at_node.played[-1].turn.point
    return "" if point == OFF_BOARD else wording.point_name(point)


def mismatch(recorded: Result | None, counted: Score) -> str:
    """A sentence if the recorded result differs from the count; otherwise ''."""
    if recorded is None or agrees(counted, recorded, is_reliable=True) is not False:
        return ""
    said, now = wording.file_says(recorded), wording.result_sentence(counted.result)
    return tr("{file}. This count says {count}.").format(file=said, count=now)


def agreement(recorded: Result | None, counted: Score) -> str:
    """A sentence if the recorded result equals the count; otherwise ''."""
    if recorded is None or not agrees(counted, recorded, is_reliable=True):
        return ""
    if not counted.result.agrees_with(recorded):
        points = wording.listed(map(wording.point_name, sorted(unfilled(counted).connections)))
        return tr("{file}, as counted once {points} is filled.").format(
            file=wording.file_says(recorded), points=points
        )
    text = tr("The file says the same: {count}.")
    return text.format(count=wording.result_sentence(counted.result))


def tree_note(now: Situation) -> str:
    """The note beside the tree's title: "move 112 of 112"."""
    _, _, number, total = now.place
    return tr("move {move} of {total}").format(move=number, total=total) if total else ""


_LONGEST = 80
"""The maximum length of a mediator's name."""


def kept_notes(record: RecordSession) -> list[str]:
    """How the current node's result was decided (TGEN), and which play-out it is of (TGPO)."""
    node = record.cursor
    values = node.get("TGEN")
    notes = []
    if values:
        text = record.tree.codec.simple_text(values[0])[:_LONGEST]
        notes.append(ending_note(read_ending(text)))
    playout = recorded_playout(record)
    if playout is not None:
        points = {result: map(min, chains) for result, chains in playout.chains.items()}
        notes.append(playout_note(points))
    return notes

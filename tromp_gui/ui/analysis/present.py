"""From findings to what the panel and the board show: moves, sentences, the graph. Pure."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from math import sqrt
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from tromp_gui import wording
from tromp_gui.gtp.attached import EngineState
from tromp_gui.gtp.vertex import MoveKind
from tromp_gui.learning.candidates import grade, lost, well_read, with_played
from tromp_gui.match.player import Attached, BuiltIn, Player
from tromp_gui.record.evaluation import Evaluation, Loss, Mistake, mistakes
from tromp_gui.record.node import Node
from tromp_gui.record.replay import PositionAtNode
from tromp_gui.ui.analysis import present
from tromp_gui.ui.analysis.state import CandidateRow, EngineOpinion, GraphState, MistakeRow
from tromp_gui.ui.board.additions import AnalysisOverlay
from tromp_gui.ui.board.moment import numbered as numbered
from tromp_gui.ui.board.state import MOST as MOST_READ
from tromp_gui.ui.board.state import CandidateMark
from tromp_gui.wording import DOT
from tromp_gui.wording import analysis as words
from tromp_gui.wording.engines import engine_name, warming_up
from tromp_gui.wording.engines import failure as failure_sentence
from tromp_gui.wording.refusals import refusal
from tromp_gui.wording.translation import paragraph, plural

if TYPE_CHECKING:
    from tromp_gui.gtp.analysis import Candidate
    from tromp_gui.session.play.analyst import Analyst, Finding

MOST = 12
"""The maximum number of candidate moves shown, without that of the game."""
_PLAYED = "◌"
"""Beside the move of the game in the list; on the board a dashed ring."""


def tr(text: str) -> str:
    return QCoreApplication.translate("analysis", text)


# Moves


def candidates(finding: Finding) -> tuple[Candidate, ...]:
    """The moves to show, best first: those that were read enough, and the move of the game."""
    return with_played(well_read(finding.candidates)[:MOST], finding.played)


def rows(finding: Finding, relative: bool = False) -> tuple[CandidateRow, ...]:
    """The same moves as rows of the table, with their values, or `relative` to the best move."""
    moves, known = candidates(finding), finding.analysis is not None
    rows = (_row(each, moves[0], known, relative) for each in moves)
    return tuple(
        _as_played(row) if move is finding.played else row
        for row, move in zip(rows, moves, strict=True)
    )


def _as_played(row: CandidateRow) -> CandidateRow:
    said = (tr("played in the game"), row.lost)
    return row._replace(name=f"{row.name} {_PLAYED}", lost=", ".join(filter(None, said)))


def _row(each: Candidate, best: Candidate, known: bool, relative: bool) -> CandidateRow:
    loss = lost(each, best)
    rate, lead = words.percent(each.win_rate), _lead(each.score)
    if relative:
        rate, lead = _change(loss), "" if loss.points is None else words.lead(-loss.points)
    return CandidateRow(
        each.move,
        wording.point_name(each.move),
        rate if known else "",
        lead,
        words.count(each.visits) if known else "",
        words.line(each.line[1:]),
        words.loses(loss) if known else "",
    )


def _lead(score: float | None) -> str:
    return "" if score is None else words.lead(score)


def _change(loss: Loss) -> str:
    return words.change(-(loss.win_rate or 0.0))


def _visits(shown: str) -> str:
    """A number of visits as shown ("4.1k"), with the noun."""
    n = int(shown) if shown.isdecimal() else 1000
    return plural("analysis", "{count} visit", "{count} visits", n).format(count=shown)


def note(finding: Finding) -> str:
    """How far an engine is: "6.9k visits · 2.1k/s"."""
    seen = finding.analysis
    if seen is None:
        return ""
    parts = [_visits(words.count(seen.visits))]
    if finding.seconds >= 1:
        speed = round(seen.visits / finding.seconds)
        parts.append(tr("{count}/s").format(count=words.count(speed)))
    return DOT.join(parts)


def in_words(row: CandidateRow) -> str:
    """A candidate move as text for the status line."""
    parts = [row.name.removesuffix(f" {_PLAYED}"), row.win_rate, row.lead, row.lost]
    if row.visits:
        parts.append(_visits(row.visits))
    if row.line:
        parts.append(tr("then {line}").format(line=row.line))
    return DOT.join(part for part in parts if part)


# The board


def overlay(
    node: Node, finding: Finding, shows_moves: bool, shows_owners: bool, relative: bool = False
) -> AnalysisOverlay:
    """What the board shows of a finding, without a continuation; `relative` as for `rows`."""
    marks = tuple(_marks(finding, relative)) if shows_moves else ()
    seen = finding.analysis
    owners = seen.owners(finding.situation.board.columns) if seen and shows_owners else {}
    return AnalysisOverlay(node.id, owners, marks)


def _marks(finding: Finding, relative: bool) -> Iterator[CandidateMark]:
    moves = candidates(finding)
    most = max((each.visits for each in finding.candidates), default=0)
    for row, each in zip(rows(finding, relative), moves, strict=True):
        if each.move is None:
            continue
        said = tr("engine’s choice {rank}").format(rank=each.order + 1)
        if finding.analysis is None:
            yield CandidateMark(each.move, each.order, ("1",), said)
            continue
        loss = lost(each, moves[0])
        figures = (_on_disc(each, row, relative), row.lead, row.visits)
        if relative and row.lead:
            figures = (row.lead, row.win_rate, row.visits)
        if all(each.move != other.move for other in finding.candidates):
            said = ""  # only the move of the game
        said = ", ".join(filter(None, (said, row.win_rate, words.loses(loss))))
        weight = round(MOST_READ * sqrt(min(1.0, each.visits / most))) if most else 0
        yield CandidateMark(each.move, each.order, figures, said, grade(loss), weight)


def _on_disc(each: Candidate, row: CandidateRow, relative: bool) -> str:
    """The win rate as short as it has to be on a disc: "51"."""
    return row.win_rate if relative else f"{100 * each.win_rate:.0f}"


# The graph


def graph(
    line: Sequence[Node],
    values: Mapping[int, Evaluation],
    current: int,
    said: str,
    win_rates: bool,
    scores: bool,
) -> GraphState:
    """The graph along a line of the record."""
    points = tuple(values.get(node.id, Evaluation()) for node in line)
    lost = {each.node: each.loss for each in mistakes(line, values)}
    lost_at = tuple((at, lost[node.id]) for at, node in enumerate(line) if node.id in lost)
    return GraphState(points, current, said, win_rates, scores, lost_at)


def position_in_words(at_node: PositionAtNode, value: Evaluation | None) -> str:
    """A position of the graph in words: "Move 58: Black’s win rate 36.0%; White ahead by 4.0"."""
    move = at_node.position.turn
    said = tr("not analysed") if value is None else words.evaluation(value)
    if not move:
        return tr("At the start: {said}").format(said=said)
    return tr("Move {move}: {said}").format(move=move, said=said)


def mistake_row(
    mistake: Mistake, at_node: PositionAtNode, before: Sequence[Candidate] = ()
) -> MistakeRow:
    """A mistake as a row of the table; `before` are the moves of the position before it."""
    point = at_node.played[-1].turn.point if at_node.played else None
    played = tr("{color} {point}").format(
        color=wording.color_name(mistake.mover), point=wording.point_name(point)
    )
    size = tr("large") if mistake.loss.is_large else ""
    loss = words.lost(mistake.loss)
    best = wording.point_name(before[0].move) if before and before[0].move != point else ""
    return MistakeRow(mistake.node, str(at_node.position.turn), played, best, loss, size)


def mistake_in_words(row: MistakeRow) -> str:
    """A mistake as text for the status line."""
    said = tr("Move {number}: {played} lost {loss}").format(
        number=row.number, played=row.name, loss=row.lost
    )
    better = tr("better: {point}").format(point=row.better) if row.better else ""
    return DOT.join(filter(None, (said, better)))


def opinion(
    engine: BuiltIn | Attached,
    analyst: Analyst | None,
    finding: Finding | None,
    chosen: int | None,
    is_on: bool,
    relative: bool = False,
) -> EngineOpinion:
    """The engine's moves by what it found; if there are none, why, and what to do."""
    name = engine_name(Player.of_engine(engine).name)
    rows = () if finding is None else present.rows(finding, relative)
    if analyst is not None and analyst.engine.state is EngineState.FAILED:
        return EngineOpinion(name, message=_failed(name, analyst), link=tr("Restart"))
    if finding is not None and rows:
        remark = "" if finding.analysis is not None else _remark(name, finding, analyst)
        message = paragraph((remark, _refused(finding)))
        return EngineOpinion(name, present.note(finding), rows, chosen, message)
    if finding is None and analyst is not None and analyst.is_slow and isinstance(engine, BuiltIn):
        return EngineOpinion(name, message=warming_up())
    refused = "" if finding is None else _refused(finding)
    message = refused or _silence(name, analyst, finding, is_on)
    return EngineOpinion(name, message=message, link="" if is_on else tr("Analyse"))


def _refused(finding: Finding) -> str:
    """Why moves that the engine considers are not in the list."""
    _, color, rules, *_ = finding.situation
    return paragraph(
        refusal(move, color, illegal, rules.superko) for move, illegal in finding.forbidden
    )


def _remark(name: str, finding: Finding, analyst: Analyst | None) -> str:
    """What to expect of an engine that cannot analyse."""
    if finding.score is not None:
        text = tr("{engine} cannot analyse. This is the move it would play; it estimates: {score}.")
        return text.format(engine=name, score=words.ahead(finding.score))
    if analyst is not None and analyst.node is not None:
        text = tr("{engine} cannot analyse. This is the move it would play; still estimating…")
    elif finding.is_scored:
        text = tr("{engine} cannot analyse. This is the move it would play; it gives no estimate.")
    else:
        text = tr("{engine} cannot analyse. This is the move it would play.")
    return text.format(engine=name)


def _failed(name: str, analyst: Analyst) -> str:
    failure = analyst.engine.failure
    if failure is None:
        return tr("{engine} has exited.").format(engine=name)
    return failure_sentence(failure, name, has_buttons=True)


def _silence(name: str, analyst: Analyst | None, finding: Finding | None, is_on: bool) -> str:
    """Why there are no moves to show."""
    if finding is not None:
        is_over = finding.move is not None and finding.move.kind is MoveKind.RESIGN
        return (
            tr("{engine} would resign here.") if is_over else tr("{engine} suggests no move here.")
        ).format(engine=name)
    if analyst is not None and analyst.engine.failure is not None:
        return failure_sentence(analyst.engine.failure, name, has_buttons=True)
    if not is_on:
        return tr("This position has not been analysed.")
    if analyst is None or analyst.engine.state is EngineState.STARTING:
        return tr("{engine} is starting…").format(engine=name)
    return tr("{engine} is analysing…").format(engine=name)

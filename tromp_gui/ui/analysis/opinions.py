"""What each engine says of the node looked at, or in a sentence why it says nothing."""

from __future__ import annotations

from tromp_gui.gtp.engine_move import MoveKind
from tromp_gui.match.player import Attached, BuiltIn
from tromp_gui.record.node import Node
from tromp_gui.session.analyst import Analyst, Finding
from tromp_gui.session.engine_session import EngineState
from tromp_gui.ui.analysis import present
from tromp_gui.ui.analysis.present import tr
from tromp_gui.ui.analysis.state import Opinion
from tromp_gui.wording import analysis as words
from tromp_gui.wording.engines import failure as failure_sentence


def engine_name(engine: BuiltIn | Attached) -> str:
    """The engine by the name that the user knows."""
    return engine.name if isinstance(engine, Attached) else tr("Built-in engine")


def opinion(
    engine: BuiltIn | Attached, analyst: Analyst | None, node: Node, chosen: int | None, is_on: bool
) -> Opinion:
    """The engine's moves at a node; where it has none, why, and what can be done."""
    name = engine_name(engine)
    finding = None if analyst is None else analyst.finding(node)
    rows = () if finding is None else present.rows(finding)
    if analyst is not None and analyst.engine.state is EngineState.FAILED:
        return Opinion(name, message=_failed(name, analyst), link=tr("Start it again"))
    note = _note(finding, analyst)
    if rows:
        return Opinion(name, note, rows, chosen)
    message = _silence(name, analyst, finding, is_on)
    return Opinion(name, note, message=message, link="" if is_on else tr("Analyse"))


def _note(finding: Finding | None, analyst: Analyst | None) -> str:
    if finding is None:
        return ""
    if finding.analysis is not None:
        return present.note(finding)
    if finding.score is not None:
        return tr("no analysis, only its move and estimate: {score}").format(
            score=words.ahead(finding.score)
        )
    if finding.is_scored:
        return tr("no analysis, only its move: it does not estimate here")
    if analyst is not None and analyst.node is not None:
        return tr("no analysis, only its move; the estimate is to come")
    return tr("no analysis, only its move")


def _failed(name: str, analyst: Analyst) -> str:
    failure = analyst.engine.failure
    if failure is None:
        return tr("{engine} has ended.").format(engine=name)
    return failure_sentence(failure, name)


def _silence(name: str, analyst: Analyst | None, finding: Finding | None, is_on: bool) -> str:
    """Why there are no moves to show."""
    if finding is not None:
        is_over = finding.move is not None and finding.move.kind is MoveKind.RESIGN
        return (
            tr("{engine} would resign here.") if is_over else tr("{engine} names no move here.")
        ).format(engine=name)
    if analyst is not None and analyst.engine.failure is not None:
        return failure_sentence(analyst.engine.failure, name)
    if not is_on:
        return tr("This position has not been analysed.")
    if analyst is None or analyst.engine.state is EngineState.STARTING:
        return tr("{engine} is starting …").format(engine=name)
    return tr("{engine} is looking at the position …").format(engine=name)

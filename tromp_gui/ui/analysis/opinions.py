"""Each engine's result for the current node, or a sentence that explains why there is none."""

from __future__ import annotations

from tromp_gui.gtp.attached import EngineState
from tromp_gui.gtp.engine_move import MoveKind
from tromp_gui.match.player import Attached, BuiltIn, Player
from tromp_gui.record.node import Node
from tromp_gui.session.play.analyst import Analyst, Finding
from tromp_gui.ui.analysis import present
from tromp_gui.ui.analysis.present import tr
from tromp_gui.ui.analysis.state import EngineOpinion
from tromp_gui.wording import analysis as words
from tromp_gui.wording.engines import engine_name, warming_up
from tromp_gui.wording.engines import failure as failure_sentence


def opinion(
    engine: BuiltIn | Attached, analyst: Analyst | None, node: Node, chosen: int | None, is_on: bool
) -> EngineOpinion:
    """The engine's moves at a node; if there are none, why, and what to do."""
    name = engine_name(Player.of_engine(engine).name)
    finding = None if analyst is None else analyst.finding(node)
    rows = () if finding is None else present.rows(finding)
    if analyst is not None and analyst.engine.state is EngineState.FAILED:
        return EngineOpinion(name, message=_failed(name, analyst), link=tr("Restart"))
    if finding is not None and rows:
        remark = "" if finding.analysis is not None else _remark(name, finding, analyst)
        return EngineOpinion(name, present.note(finding), rows, chosen, remark)
    if finding is None and analyst is not None and analyst.is_slow and isinstance(engine, BuiltIn):
        return EngineOpinion(name, message=warming_up())
    message = _silence(name, analyst, finding, is_on)
    return EngineOpinion(name, message=message, link="" if is_on else tr("Analyse"))


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

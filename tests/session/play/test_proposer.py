"""The built-in engine proposes dead stones: asked, unasked after two passes, undone, cancelled."""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.session.engine_table import scripted
from tests.session.proposing import Proposing
from tests.session.table import BLACK, WHITE
from tromp_gui.go.rules import RULE_SETS, Ending
from tromp_gui.gtp.attached import AttachedEngine
from tromp_gui.gtp.chain_status import How, LifeStatus
from tromp_gui.gtp.launch import Launch
from tromp_gui.match.phases import Agreeing, AgreementMode, Finished, Mediating
from tromp_gui.match.player import Attached
from tromp_gui.match.setup import Setup
from tromp_gui.scoring.dead_stones import Reach
from tromp_gui.session.play.judge import Subject
from tromp_gui.session.play.player_engines import OWN
from tromp_gui.settings import PROPOSES, Settings

WALLS = "C1 E1 C2 E2 C3 E3 C4 E4 C5 E5 C6 E6 C7 E7 B2 F2 B6 F6 B4 F4 A4 G4"
"""On 7x7: Black's left side with two rooms, White's right side likewise; in the end each wall lives
and nothing else is on the board."""


@pytest.fixture
def table(qtbot: QtBot) -> Iterator[Proposing]:
    table = Proposing(qtbot)
    yield table
    table.close()


def begin(table: Proposing, rules: str = "tromp-taylor", stray: str = "F5") -> Proposing:
    """A game of two people in which a black stone has clicked_elsewhere among White's."""
    table.match.start(Setup(7, 7, RULE_SETS[rules], Decimal(7)))
    table.play(f"{WALLS} {stray}")
    return table


def test_two_passes_bring_a_first_proposal(table: Proposing) -> None:
    begin(table).play("pass pass")
    assert table.marks == ""
    table.until(lambda: table.proposed)
    assert table.marks == "F5"
    assert isinstance(table.phase, Agreeing)
    assert not table.phase.agreed
    assert not table.judge.asked(Subject.STONES)


def test_the_proposal_is_one_step_and_does_not_come_back(table: Proposing) -> None:
    begin(table).play("pass pass").until(lambda: table.marks)
    table.record.undo()
    assert table.marks == ""
    assert isinstance(table.phase, Agreeing)
    table.rest()
    assert table.marks == ""
    table.record.redo()
    assert table.marks == "F5"
    table.record.undo()
    table.record.undo()
    assert not isinstance(table.phase, Agreeing)
    table.record.redo()
    table.rest()
    assert table.record.redo_label is not None
    assert table.proposed == 1


def test_other_passes_bring_another_proposal(table: Proposing) -> None:
    begin(table).play("pass pass").until(lambda: table.marks)
    table.match.play_on()
    table.play("G7 F3 pass pass").until(lambda: table.proposed == 2)
    assert table.marks == "F3 F5"


def test_a_finished_game_under_review_gets_one_proposal(table: Proposing) -> None:
    begin(table).play("pass pass").until(lambda: table.marks)
    table.record.undo()
    table.match.leave()
    table.proposer.offer()
    table.until(lambda: table.marks)
    assert (table.marks, table.proposed) == ("F5", 2)
    table.score.clear()
    table.proposer.offer()
    assert not table.judge.asked(Subject.STONES)


def test_an_unfinished_or_counted_game_under_review_gets_none(table: Proposing) -> None:
    begin(table)
    table.match.leave()
    table.proposer.offer()
    assert not table.judge.asked(Subject.STONES)
    table.match.continue_here()
    table.play("pass pass").until(lambda: table.proposed).agree()
    table.match.leave()
    table.proposer.offer()
    assert not table.judge.asked(Subject.STONES)


def test_what_people_mark_first_stays(table: Proposing) -> None:
    begin(table).play("pass pass").mark("B2", Reach.CHAIN)
    marked = table.marks
    table.until(lambda: table.proposed)
    assert table.marks == marked
    assert table.score.reasons is not None
    table.proposer.propose()
    table.until(lambda: table.proposed == 2)
    assert table.marks == "F5"


def test_a_late_proposal_leaves_what_was_marked_meanwhile(table: Proposing) -> None:
    begin(table).play("pass pass").until(lambda: table.proposed)
    table.proposer.propose()
    table.mark("F5")
    table.mark("B2", Reach.CHAIN)
    marked = table.marks
    table.until(lambda: table.proposed == 2)
    assert table.marks == marked
    assert table.score.reasons is not None


def test_a_late_proposal_leaves_a_mark_taken_away_meanwhile(table: Proposing) -> None:
    begin(table).play("pass pass").until(lambda: table.proposed)
    table.proposer.propose()
    table.mark("F5")
    table.until(lambda: table.proposed == 2)
    assert table.marks == ""


def test_a_late_proposal_leaves_an_agreement(table: Proposing) -> None:
    begin(table).play("pass pass").until(lambda: table.proposed)
    table.score.clear()
    table.proposer.propose()
    table.match.agree(WHITE)
    table.until(lambda: table.proposed == 2)
    assert isinstance(table.phase, Agreeing)
    assert table.phase.agreed == {WHITE}
    assert table.marks == ""
    table.match.agree(BLACK)
    assert isinstance(table.phase, Finished)


def test_after_the_agreement_nothing_is_proposed_any_more(table: Proposing) -> None:
    begin(table).play("pass pass").until(lambda: table.proposed)
    table.proposer.propose()
    table.match.agree(WHITE)
    table.match.agree(BLACK)
    assert isinstance(table.phase, Finished)
    assert not table.judge.asked(Subject.STONES)
    table.rest()
    assert table.proposed == 1


def test_a_late_proposal_in_a_review_leaves_the_marks(table: Proposing) -> None:
    begin(table).match.leave()
    table.proposer.propose()
    table.mark("C3", Reach.CHAIN)
    marked = table.marks
    table.until(lambda: table.proposed)
    assert table.marks == marked


def test_a_late_proposal_is_for_the_list_it_was_asked_for(table: Proposing) -> None:
    begin(table).play("pass pass").until(lambda: table.marks)
    table.match.choose_mode(AgreementMode.LISTS)
    table.proposer.propose()
    table.score.active_list = WHITE
    table.until(lambda: table.proposed == 2)
    assert table.marks == ""


def test_each_chain_has_its_grounds(table: Proposing) -> None:
    begin(table).play("pass pass").until(lambda: table.proposed)
    reasons = table.score.reasons
    assert reasons is not None
    stray, wall = reasons.statuses[table.point("F5")], reasons.statuses[table.point("C3")]
    assert (stray.status, stray.how) == (LifeStatus.DEAD, How.NETWORK)
    assert stray.share > 0.9
    assert stray.played > 0
    assert wall.status is LifeStatus.ALIVE
    assert reasons.statuses[table.point("C1")] == wall
    table.go(-3)
    assert table.score.reasons is None


def test_a_game_goes_on_to_its_result(table: Proposing) -> None:
    begin(table).play("pass pass").until(lambda: table.marks)
    table.agree()
    assert isinstance(table.phase, Finished)
    assert table.re == "W+7"


def test_asked_for_in_a_review(table: Proposing) -> None:
    begin(table)
    table.match.leave()
    table.rest()
    assert table.proposed == 0
    table.proposer.propose()
    assert table.judge.asked(Subject.STONES)
    table.until(lambda: table.proposed)
    assert table.marks == "F5"
    table.record.undo()
    assert table.marks == ""


def test_with_two_lists_it_is_for_the_list_in_hand(table: Proposing) -> None:
    begin(table).play("pass pass").until(lambda: table.marks)
    table.match.choose_mode(AgreementMode.LISTS)
    table.score.active_list = WHITE
    table.proposer.propose()
    table.until(lambda: table.proposed == 2)
    assert table.marks == "F5"
    table.score.active_list = BLACK
    assert table.marks == ""


def test_before_a_third_party_decides(table: Proposing) -> None:
    mediation = RULE_SETS["tromp-taylor"]._replace(ending=Ending.MEDIATION)
    table.match.start(Setup(7, 7, mediation, Decimal(7)))
    table.play(f"{WALLS} F5 pass pass").until(lambda: table.marks)
    table.match.dispute()
    assert isinstance(table.phase, Mediating)
    table.score.clear()
    table.proposer.propose()
    table.until(lambda: table.proposed == 2)
    assert table.marks == "F5"
    table.match.decide("Carl")
    assert isinstance(table.phase, Finished)
    assert table.phase.outcome.mediator == "Carl"


def test_as_a_third_party_it_decides_and_the_record_says_so(table: Proposing) -> None:
    mediation = RULE_SETS["tromp-taylor"]._replace(ending=Ending.MEDIATION)
    table.match.start(Setup(7, 7, mediation, Decimal(7)))
    table.play(f"{WALLS} F5 pass pass").until(lambda: table.marks)
    table.match.dispute()
    table.proposer.decide(OWN, table.match.take_decision)
    table.until(lambda: isinstance(table.phase, Finished))
    assert table.node("TGEN") == ("mediation:Tromp Go (dead-stone proposal)",)
    assert isinstance(table.phase, Finished)
    assert table.phase.outcome.dead == table.points("F5")
    assert table.score.reasons is not None
    table.record.undo()
    assert isinstance(table.phase, Mediating)


def test_cancelled_nothing_is_marked(table: Proposing) -> None:
    begin(table).match.leave()
    table.proposer.propose()
    table.proposer.cancel()
    assert not table.judge.asked(Subject.STONES)
    table.rest()
    assert (table.proposed, table.marks) == (0, "")
    table.proposer.propose()
    table.until(lambda: table.proposed)
    assert table.marks == "F5"


def test_who_looks_elsewhere_gets_nothing_marked(table: Proposing) -> None:
    begin(table).match.leave()
    table.proposer.propose()
    table.go(-1)
    assert not table.judge.asked(Subject.STONES)
    table.rest()
    assert table.proposed == 0


def test_who_does_not_want_it_gets_none_unasked(table: Proposing) -> None:
    Settings().set(PROPOSES, False)
    begin(table).play("pass pass").rest()
    assert not table.judge.asked(Subject.STONES)
    assert table.process() == 0
    table.proposer.propose()
    table.until(lambda: table.proposed)
    assert table.marks == "F5"


def test_no_proposal_where_rules_open_no_agreement(table: Proposing) -> None:
    begin(table, "tromp-taylor-logical").play("pass pass")
    assert isinstance(table.phase, Finished)
    table.rest()
    assert table.proposed == 0


def test_a_killed_engine_is_reported_and_restarted(table: Proposing) -> None:
    begin(table).play("pass pass").until(lambda: table.proposed)
    failures: list[object] = []
    table.judge.failed.connect(lambda name, _: failures.append(name))
    table.kill()
    table.rest()
    table.proposer.propose()
    table.until(lambda: table.proposed == 2 or failures)
    if failures:
        table.proposer.propose()
        table.until(lambda: table.proposed == 2)
    assert table.marks == "F5"


def test_a_missing_engine(qtbot: QtBot) -> None:
    table = Proposing(qtbot, Launch("no-such-program"))
    failures: list[object] = []
    table.judge.failed.connect(lambda name, _: failures.append(name))
    begin(table).play("pass pass").until(lambda: failures)
    assert not table.judge.asked(Subject.STONES)
    assert table.marks == ""
    table.close()


def test_the_engine_that_judges_decides_where_no_other_is_named(
    table: Proposing, tmp_path: Path
) -> None:
    table.registry.attach(AttachedEngine("Odd", scripted(tmp_path, "def dead(): return 'F5'")))
    table.judge.choose(Attached("Odd"))
    mediation = RULE_SETS["tromp-taylor"]._replace(ending=Ending.MEDIATION)
    table.match.start(Setup(7, 7, mediation, Decimal(7)))
    table.play(f"{WALLS} F5 pass pass").until(lambda: table.marks).match.dispute()
    table.proposer.decide(None, table.match.take_decision)
    table.until(lambda: isinstance(table.phase, Finished))
    assert table.node("TGEN") == ("mediation:Odd",)

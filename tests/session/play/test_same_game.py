"""An engine and our count mean the same game: rules, komi and the points for handicap stones.

The board is finished, so the lead that an engine finds is the count, but for the inaccuracy of its
network. All combinations are in the slow tests.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import product
from pathlib import Path
from typing import TypeAlias

import pytest
from pytestqt.qtbot import QtBot

from tests.engines.harness import wait_for_end
from tests.engines.real import gnugo, katago
from tests.record.trees import grown
from tromp_gui.go.rules import RULE_SETS, Scoring
from tromp_gui.gtp.launch import Launch
from tromp_gui.gtp.profile import LimitKind
from tromp_gui.gtp.verdict import Verdict
from tromp_gui.match.scores import score_at
from tromp_gui.record.node import Node
from tromp_gui.session.engine.catalogue.registry import built_in
from tromp_gui.session.engine.purpose import Effort
from tromp_gui.session.engine.session import EngineSession
from tromp_gui.session.engine.work import EngineAnswer
from tromp_gui.session.game.engine_target import target_at
from tromp_gui.session.game.record_session import RecordSession
from tromp_gui.session.play.analyst import Analyst

RULES = ("tromp-taylor", "tromp-taylor-logical", "new-zealand", "chinese", "aga", "japanese")
AREA = [name for name in RULES if RULE_SETS[name].scoring is Scoring.AREA]
HANDICAPS = (0, 2, 3, 5)
KOMI = ("0.5", "6.5", "3.25")
VISITS = 30
TOLERANCE = 2


def finished(rules: str, handicap: int, komi: str) -> str:
    """Black has three columns on the left of 5×5, White the others; both have passed."""
    black = [f"c{row}" for row in "abcde"]
    white = [f"d{row}" for row in "abcde"]
    first, rest = black[:handicap], black[handicap:]
    stones = "".join(f"[{point}]" for point in first)
    root = f"HA[{handicap}]AB{stones}" if handicap else ""
    rest += [""] * (len(white) - len(rest))
    turns = [
        f"W[{w}];B[{b}]" if handicap else f"B[{b}];W[{w}]" for b, w in zip(rest, white, strict=True)
    ]
    return f"(;SZ[5]RU[{rules}]KM[{komi}]{root};{';'.join(turns)};B[];W[])"


class Engine:
    """One engine, and the leads that it finds at the ends of games."""

    def __init__(self, bot: QtBot, launch: Launch) -> None:
        self._bot = bot
        self.record = RecordSession(grown("(;SZ[5])"))
        self.session = EngineSession(launch)
        self._analyst = Analyst(self.session, self.record)

    def analysed(self, node: Node) -> Verdict | None:
        """The verdict of its analysis."""
        with self._bot.waitSignal(self._analyst.finished, timeout=120_000):
            self._analyst.look_at(node, Effort(visits=VISITS))
        found = self._analyst.finding(node)
        return None if found is None else found.verdict("")

    def counted(self, node: Node) -> Verdict | None:
        """The verdict of its own count."""
        answers: list[EngineAnswer | None] = []
        target = target_at(self.record, node)
        self.session.question(target, ("final_score",), answers.append, 120_000)
        self._bot.waitUntil(lambda: bool(answers), timeout=120_000)
        board = self.record.at_node(node).position.board
        return None if answers[0] is None else answers[0].verdict(board)

    def wrong(self, rules: Sequence[str], is_whole: bool, by_count: bool = False) -> list[str]:
        """The games in which its lead is not our count, with both."""
        games = list(product(rules, HANDICAPS, KOMI))
        if not is_whole:
            games = [(rules[-1], 0, "6.5"), *product(rules[-2:], (3,), ("3.25",))]
        found = []
        for game in games:
            self._analyst.forget()
            self.record.open(grown(finished(*game)))
            node = list(self.record.tree.main_line())[-1]
            verdict = self.counted(node) if by_count else self.analysed(node)
            terms, position = self.record.terms, self.record.at_node(node).position
            assert terms.rules.id == game[0]
            score = score_at(position, terms.rules, terms.komi, terms.handicap)
            lead = float(score.black.total - score.white.total)
            told = None if verdict is None else verdict.lead
            if told is None or abs(told - lead) > (0 if by_count else TOLERANCE):
                found.append(f"{game}: {told} instead of {lead}")
        return found

    def close(self) -> None:
        self._analyst.close()
        wait_for_end(self._bot, self.session.engine)


Engines: TypeAlias = Callable[[Launch], Engine]


@pytest.fixture
def engine(qtbot: QtBot) -> Iterator[Engines]:
    """Makes engines; they end with the test."""
    engines: list[Engine] = []

    def make(launch: Launch) -> Engine:
        engines.append(Engine(qtbot, launch))
        return engines[-1]

    yield make
    for each in engines:
        each.close()


WHOLE = pytest.mark.parametrize("whole", [False, pytest.param(True, marks=pytest.mark.slow)])


@WHOLE
def test_katago(engine: Engines, tmp_path: Path, whole: bool) -> None:
    place = engine(katago(tmp_path, VISITS))
    assert place.wrong(RULES, whole) == []
    assert place.session.engine.limitations == ()


@WHOLE
def test_the_built_in_engine(engine: Engines, whole: bool) -> None:
    """By its count, which is exact; its network errs by some points on boards as empty as this."""
    place = engine(built_in("full"))
    assert place.wrong(RULES, whole, by_count=True) == []
    assert place.session.engine.limitations == ()


@WHOLE
@pytest.mark.parametrize(("arguments", "rules"), [(("--chinese-rules",), AREA), ((), ["japanese"])])
def test_gnu_go_which_cannot_be_told_the_rules(
    engine: Engines, arguments: tuple[str, ...], rules: list[str], whole: bool
) -> None:
    place = engine(gnugo(*arguments))
    assert place.wrong(rules, whole) == []
    assert {each.kind for each in place.session.engine.limitations} == {LimitKind.RULES}

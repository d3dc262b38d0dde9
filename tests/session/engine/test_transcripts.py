"""Sessions with real engines: what we send is what was recorded, and means what it meant.

Each session is replayed from `tests/data/gtp/sessions`, by an engine that fails at the first line
that is not in the record. `make soak` also holds the same session with the engine itself, where it
is installed; `TROMP_GUI_RECORD=1` keeps that one as the new record.
"""

from __future__ import annotations

import os
import shutil
import sys
from decimal import Decimal
from itertools import takewhile
from pathlib import Path

import pytest

from tests.engines import transcript
from tests.engines.harness import LIMITS, Harness
from tests.session.conftest import Harnesses
from tromp_gui.go.board import Board
from tromp_gui.go.handicap import fixed_points
from tromp_gui.go.move import Turn
from tromp_gui.go.point import Color, Point
from tromp_gui.go.position import Position
from tromp_gui.go.rules import RULE_SETS, TROMP_TAYLOR
from tromp_gui.gtp.attached import EngineState
from tromp_gui.gtp.failure import FailureKind
from tromp_gui.gtp.launch import Launch
from tromp_gui.gtp.sync import Target
from tromp_gui.gtp.timing import TimeSystem, Timing
from tromp_gui.gtp.verdict import STATUS_LIST
from tromp_gui.gtp.vertex import MoveKind
from tromp_gui.session.engine.files import USUAL_FOLDERS
from tromp_gui.session.engine.link import Reply
from tromp_gui.session.engine.work import ClockLeft, EngineAnswer

ROOT = Path(__file__).resolve().parents[3]
SESSIONS = ROOT / "tests/data/gtp/sessions"
SCRIPT = ("-S", "-E", transcript.__file__)
IS_RECORDING = "TROMP_GUI_RECORD" in os.environ

KATAGO = ROOT.parent / "shared/engines/katago"
GNUGO = shutil.which("gnugo", path=os.pathsep.join([os.environ["PATH"], *USUAL_FOLDERS]))
_SETTINGS = (
    "maxVisits=4,numSearchThreads=1,nnMaxBatchSize=1,ponderingEnabled=false,"
    "logAllGTPCommunication=false,logSearchInfo=false,logToStderr=false"
)
ARGUMENTS = {
    "gnugo": ("--mode", "gtp", "--level", "1", "--seed", "1", "--chinese-rules"),
    "katago": (
        *("gtp", "-model", str(next(KATAGO.glob("g170*.bin.gz"), ""))),
        *("-config", str(KATAGO / "gtp_example.cfg"), "-override-config", _SETTINGS),
    ),
}
"""How each engine was started; a few of them say what it can do, so they count in a replay too."""

RULES = TROMP_TAYLOR
TIMING = Timing(TimeSystem.BYO_YOMI, 60, 10, 3)
CLOCKS = ClockLeft(Color.BLACK, 60), ClockLeft(Color.WHITE, 55)
STONES = Point(2, 2), Point(6, 5)


class Talk:
    """A session as the program has them, with what came of it."""

    def __init__(self, place: Harness) -> None:
        self.place, self.session = place, place.session
        self.answers: list[EngineAnswer | None] = []
        self.replies: dict[str, Reply] = {}

    def move(self, game: Target, position: Position) -> tuple[Target, Position]:
        """The engine's move as White, which the rules must allow, and Black's first legal one."""
        moves = self.place.moves
        self.session.genmove(Color.WHITE, game, moves.append, len(moves), CLOCKS)
        move = self.place.wait_for_move()
        assert move.kind is MoveKind.STONE
        points = (Point(row, 4) for row in range(9))
        for turn in (Turn(Color.WHITE, move.point), None):
            legal = (Turn(Color.BLACK, each) for each in points)
            turn = turn or next(each for each in legal if position.legality(each) is None)
            assert position.legality(turn) is None
            game, position = game.after(turn), position.play(turn)
        return game, position

    def question(self, target: Target) -> None:
        count = len(self.answers)
        self.session.question(target, (STATUS_LIST,), self.answers.append)
        self.place.qtbot.waitUntil(lambda: len(self.answers) > count)

    def ask(self, command: str) -> None:
        def answered(reply: Reply) -> None:
            self.replies[command] = reply

        self.session.ask(command, answered)
        self.place.qtbot.waitUntil(lambda: command in self.replies)


def hold(place: Harness) -> Talk:
    """The session: handicap, clocks, moves, a take-back, other rules, analysis, dead stones, a
    hint, and commands that are refused.
    """
    talk = Talk(place)
    place.session.start()
    place.wait_until(EngineState.READY)
    stones = tuple(Turn(Color.BLACK, point) for point in STONES)
    game = Target(9, 9, RULES, Decimal("0.5"), turns=stones, timing=TIMING)
    position = Position.start(Board.empty(9, 9), RULES, handicap=len(STONES))
    for point in STONES:
        position = position.handicap_move(point)
    first = talk.move(game, position)
    talk.move(*talk.move(*first))
    talk.move(*first)  # after a take-back the whole game is sent again
    fixed = frozenset(fixed_points(9, 9, 2))
    place.be_at(Target(9, 9, RULE_SETS["japanese"], Decimal("6.5"), black=fixed))
    middle = Target(9, 9, RULES, turns=(Turn(Color.BLACK, Point(4, 4)),))
    place.analyses.clear()
    place.session.analyse(Color.WHITE, middle, 10)
    place.qtbot.waitUntil(lambda: bool(place.analyses or place.failures))
    place.session.stop_analysing()
    talk.question(middle)
    for command in ("tromp-nonsense", "boardsize 99", "undo"):
        talk.ask(command)
    place.session.hint(Color.WHITE, middle, place.moves.append)
    assert place.wait_for_move().kind is MoveKind.STONE
    assert place.session.state is EngineState.READY
    return talk


def check(engine: str, talk: Talk) -> None:
    """What the session has brought, with whichever moves."""
    place = talk.place
    assert [move.token for move in place.moves] == [0, 1, 2, 3, 0]
    refused = [command for command, reply in talk.replies.items() if not reply.is_success]
    assert refused[:2] == ["tromp-nonsense", "boardsize 99"]
    (dead,) = talk.answers
    assert dead is not None
    assert dead.text.split() == []
    if engine == "gnugo":
        assert [each.kind for each in place.failures] == [FailureKind.NO_ANALYSIS]
    else:
        assert place.failures == []
        assert len(place.analyses[-1].ownership or ()) == 81


def recorded(engine: str) -> list[str]:
    """The lines of a record, without the empty ones and `quit`, which is sent while it ends."""
    lines = [each.line for each in transcript.read(str(SESSIONS / f"{engine}.txt")) if each.line]
    return list(takewhile(lambda line: line != "quit", lines))


@pytest.mark.parametrize("engine", ARGUMENTS)
def test_a_recorded_session_is_sent_and_understood_again(harness: Harnesses, engine: str) -> None:
    file = str(SESSIONS / f"{engine}.txt")
    place = harness(Launch(sys.executable, (*SCRIPT, "replay", file, *ARGUMENTS[engine])))
    check(engine, hold(place))
    assert place.sent() == recorded(engine)


def test_what_is_not_in_the_record_fails(harness: Harnesses) -> None:
    file = str(SESSIONS / "gnugo.txt")
    place = harness(Launch(sys.executable, (*SCRIPT, "replay", file)))
    place.session.start()
    place.wait_until(EngineState.READY)
    place.session.ask("showboard", lambda reply: None)
    failure = place.wait_for_failure()
    assert failure.exit_code == transcript.MISMATCH
    assert failure.errors == ("the transcript has 'boardsize 9', and 'showboard' was sent",)


@pytest.mark.slow
@pytest.mark.parametrize("engine", ARGUMENTS)
def test_the_engine_itself_is_sent_the_same(
    harness: Harnesses, engine: str, tmp_path: Path
) -> None:
    program = GNUGO if engine == "gnugo" else str(KATAGO / "katago")
    if not program or not os.access(program, os.X_OK):
        pytest.skip(f"{engine} is not installed")
    file = SESSIONS / f"{engine}.txt" if IS_RECORDING else tmp_path / "session.txt"
    words = (*SCRIPT, "record", str(file), program, *ARGUMENTS[engine])
    patient = LIMITS._replace(asking=60_000, grace=5_000)  # GNU Go takes long over dead stones
    place = harness(Launch(sys.executable, words, str(tmp_path)), patient)
    check(engine, hold(place))
    if not IS_RECORDING:
        names = [line.split()[0] for line in place.sent()]
        assert names == [line.split()[0] for line in recorded(engine)]

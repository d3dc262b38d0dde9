"""A game with engines and without a window: real processes, waited for in the event loop."""

from __future__ import annotations

import os
import shutil
import sys
import textwrap
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QProcess
from pytestqt.qtbot import QtBot

from tests.engines.harness import rest
from tests.killing import kill
from tests.session.table import Table
from tromp_gui.go.point import Color
from tromp_gui.go.rules import RULE_SETS, Rules
from tromp_gui.gtp.launch import Launch
from tromp_gui.match.player import Attached, BuiltIn, Imitator, Level, Player, PlayingEngine
from tromp_gui.match.setup import Setup
from tromp_gui.session.engine.catalogue.registry import built_in
from tromp_gui.session.engine.pool import EnginePool
from tromp_gui.session.engine.work import Limits
from tromp_gui.session.play.dead_lists import DeadLists
from tromp_gui.session.play.opponents import Opponents
from tromp_gui.session.play.player_engines import Standing

BLACK, WHITE = Color.BLACK, Color.WHITE
PERSON = Player("Ann")
COMPUTER = Player.of_engine(BuiltIn(Level.NEWCOMER))

_SCRIPT = """
import os, sys, time
{body}
names = ["name", "version", "protocol_version", "list_commands", "quit", "boardsize",
         "clear_board", "komi", "play", "genmove", "final_status_list", "kata-set-rules", *more]
count = 0
for line in sys.stdin:
    number, name, *args = line.split()
    good, text = "=", ""
    if name == "list_commands":
        text = "\\n".join(names)
    elif name == "name":
        text = "Script"
    elif name == "genmove":
        count += 1
        text = move(count)
    elif name == "place_free_handicap":
        text = place(args)
    elif name == "play":
        good = "=" if accepts(args) else "?"
    elif name == "final_status_list":
        text = dead()
    print(f"{{good}}{{number}} {{text}}\\n", flush=True)
    if name == "quit":
        break
"""

_DEFAULTS = """
more = []
def move(count): return "pass"
def accepts(args): return True
def dead(): return ""
"""


HELD = """
def move(count):
    while not os.path.exists(__file__ + ".go"):
        time.sleep(0.01)
    return ["C3", "D4", "B2"][(count - 1) % 3]
"""
"""An engine that thinks until `let_go`."""


def let_go(folder: Path) -> None:
    """Let the engines in a folder answer."""
    for path in folder.glob("engine*.py"):
        path.with_name(f"{path.name}.go").touch()


def scripted(folder: Path, body: str) -> Launch:
    """An engine of a few lines: `move(count)`, `accepts(args)`, `dead()` and, if the list `more`
    names the command, `place(args)` as `body` has them.
    """
    path = folder / f"engine{len(list(folder.glob('*.py')))}.py"
    path.write_text(_SCRIPT.format(body=_DEFAULTS + textwrap.dedent(body)), "utf-8")
    return Launch(sys.executable, (str(path),))


def gnugo(*arguments: str) -> Launch:
    """GNU Go, or the test is skipped."""
    program = shutil.which("gnugo", path=f"{os.environ['PATH']}:/usr/games")
    if program is None:
        pytest.skip("GNU Go is not here")
    rules = ("--chinese-rules", "--positional-superko", "--allow-suicide")
    return Launch(program, ("--mode", "gtp", "--level", "1", *rules, *arguments))


class EngineTable(Table):
    """The sessions of a game with engines; `launches` are attached engines by name."""

    def __init__(
        self,
        bot: QtBot,
        launches: dict[str, Launch] | None = None,
        limits: Limits | None = None,
    ) -> None:
        super().__init__()
        self._bot, self._launches = bot, launches or {}
        self.pool = EnginePool(limits)
        self.opponents = Opponents(self.record, self.match, self._launch, pool=self.pool)
        self.lists = DeadLists(self.match, self.opponents)

    def _launch(self, engine: PlayingEngine) -> Launch:
        if isinstance(engine, Attached):
            return self._launches.get(engine.name, Launch(engine.name))
        if isinstance(engine, Imitator):
            return self._launches[engine.profile]
        return built_in(engine.level.value)

    def start(
        self,
        black: Player = PERSON,
        white: Player = COMPUTER,
        side: int = 5,
        rules: str | Rules = "tromp-taylor",
        handicap: int = 0,
    ) -> EngineTable:
        """A new game between these two."""
        chosen = RULE_SETS[rules] if isinstance(rules, str) else rules
        komi = chosen.offered_komi(handicap)
        self.match.start(Setup(side, side, chosen, komi, handicap, black, white))
        return self

    # Waiting

    def until(self, holds: Callable[[], object]) -> EngineTable:
        """Let the program run until something holds."""
        self._bot.waitUntil(lambda: bool(holds()))
        return self

    def until_turn(self, turn: int) -> EngineTable:
        """Wait until the game has this many turns."""
        return self.until(lambda: self.turn == turn)

    def until_standing(self, color: Color, standing: Standing) -> EngineTable:
        """Wait until the engine of a colour does this."""
        return self.until(lambda: self.opponents.standing(color) is standing)

    def rest(self) -> EngineTable:
        """Let the engines do all they have been asked, and perhaps what they should not."""
        rest(self._bot, self.pool)
        return self

    # What is there

    @property
    def turn(self) -> int:
        """The turns of the game so far, handicap stones among them."""
        position, match = self.match.play_position, self.match.match
        assert position is not None
        assert match is not None
        return position.turn + match.handicap - position.handicap

    @property
    def labels(self) -> tuple[str, ...]:
        """The steps done."""
        return self.record.document.history.labels

    def process(self, color: Color) -> int:
        """The process that plays a colour."""
        session = self.opponents.player_engines.session(color)
        assert session is not None
        (process,) = (each for each in session.engine.findChildren(QProcess) if each.processId())
        return int(process.processId())

    def kill(self, color: Color) -> None:
        """End an engine from outside, as `kill -9` does."""
        kill(self.process(color))

    def close(self) -> None:
        """The window closes; every process ends by itself."""
        self.opponents.stop()
        self.until(lambda: not self.pool.findChildren(QProcess))

"""What to expect of an engine, as shown in the New game dialog."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QProcess
from pytestqt.qtbot import QtBot

from tests.session.engine_table import gnugo
from tromp_gui.gtp.failure import Failure, FailureKind
from tromp_gui.gtp.launch import Launch
from tromp_gui.match.player import Attached, BuiltIn, Imitator, Level
from tromp_gui.session.engine.catalogue.profiles import EngineProfiles
from tromp_gui.session.engine.pool import EnginePool
from tromp_gui.ui.window.new_game import EngineAdvice
from tromp_gui.wording import engines
from tromp_gui.wording.opponents import level_sentence
from tromp_gui.wording.people import no_imitation

ENGINE = Attached("Odd")


class Adviser:
    """Advice on one attached engine."""

    def __init__(self, bot: QtBot, launch: Launch) -> None:
        self._bot = bot
        self.profiles = EngineProfiles(EnginePool())
        self.advice = EngineAdvice(self.profiles, lambda _: launch)

    def say(self, rows: int = 9, columns: int = 9, rules: str = "tromp-taylor") -> str:
        """The advice, once the engine has answered."""
        asking = self.advice(ENGINE, rows, columns, rules)
        if asking == "Checking what it can do…":
            with self._bot.waitSignal(self.profiles.learned):
                pass
        return self.advice(ENGINE, rows, columns, rules)

    def end(self) -> None:
        """Wait for its process to end."""
        self._bot.waitUntil(lambda: not self.profiles.findChildren(QProcess))


@pytest.fixture
def gnu(qtbot: QtBot) -> Iterator[Adviser]:
    made = Adviser(qtbot, gnugo())
    yield made
    made.end()


def test_the_advice_on_a_level_is_its_description(qtbot: QtBot) -> None:
    advice = EngineAdvice(EngineProfiles(EnginePool()), lambda _: Launch(""))
    level = BuiltIn(Level.CLUB)
    assert advice(level, 9, 9, "tromp-taylor") == level_sentence(Level.CLUB)
    assert "tested on 9 × 9" in advice(level, 19, 19, "tromp-taylor")
    assert "tested on 9 × 9" in advice(level, 9, 19, "tromp-taylor")


def test_an_engine_that_cannot_imitate_people_says_so(gnu: Adviser) -> None:
    gnu.say()
    imitator = Imitator("rank_5k", ENGINE.name)
    assert gnu.advice(imitator, 9, 9, "tromp-taylor") == no_imitation(ENGINE.name)


def test_gnu_go_with_superko_lacks_only_the_rules(gnu: Adviser) -> None:
    assert gnu.say() == "Its rules cannot be set; it uses its own."


def test_gnu_go_plays_no_large_boards_and_no_rectangles(gnu: Adviser) -> None:
    assert "supports only board sizes 1–19" in gnu.say(25, 25)
    assert "supports square boards only" in gnu.say(9, 13)


def test_gnu_go_s_defaults_lack_superko_and_suicide(qtbot: QtBot) -> None:
    program = gnugo().program
    adviser = Adviser(qtbot, Launch(program, ("--mode", "gtp")))
    said = adviser.say()
    assert "suicide" in said
    assert "superko" in said
    assert "suicide" not in adviser.say(rules="japanese")
    adviser.end()


def test_an_engine_that_does_not_start_is_reported(qtbot: QtBot) -> None:
    adviser = Adviser(qtbot, Launch("/nowhere/engine"))
    missing = Failure(FailureKind.NOT_FOUND, "/nowhere/engine")
    assert adviser.say() == engines.failure(missing, "Odd")

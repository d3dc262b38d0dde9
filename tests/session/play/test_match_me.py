"""The level of the computer follows finished games, and a result that is undone does not count."""

from __future__ import annotations

import pytest

from tromp_gui.go.point import Color, Point
from tromp_gui.match.matching import Standing
from tromp_gui.match.player import BuiltIn, Level, Player
from tromp_gui.match.setup import Setup
from tromp_gui.session.game.match_session import MatchSession
from tromp_gui.session.game.new_record import record_of
from tromp_gui.session.game.record_session import RecordSession
from tromp_gui.session.play.match_me import MatchMe
from tromp_gui.settings import Settings

pytestmark = pytest.mark.usefixtures("qapp")
ME, COMPUTER = Player("Ann"), Player.of_engine(BuiltIn(Level.CLUB))


class Games:
    """Games on 9 × 9 of a person at a level, without engines."""

    def __init__(self) -> None:
        self.record = RecordSession(record_of(Setup()))
        self.match = MatchSession(self.record)
        self.match_me = MatchMe(self.record, self.match, Settings())

    def play(self, lost: Color, turns: int = 10, **setup: object) -> Standing:
        """Play a game that `lost` gives up; returns the standing after it."""
        self.match.start(Setup(**({"black": ME, "white": COMPUTER} | setup)))  # type: ignore[arg-type]
        for turn in range(turns):
            self.match.play_for_player(Point(turn % 2, turn // 2 % 9))
        self.match.resign(lost)
        return self.standing

    @property
    def standing(self) -> Standing:
        return self.match_me.standing((9, 9))


@pytest.fixture
def games() -> Games:
    made = Games()
    made.match_me.choose((9, 9), Level.CLUB)
    return made


def test_results_lead_to_other_levels(games: Games) -> None:
    assert games.play(Color.WHITE) == Standing(Level.CLUB, (True,))
    assert games.match_me.has_counted
    assert games.play(Color.BLACK) == Standing(Level.CLUB, (True, False))
    assert games.play(Color.WHITE) == Standing(Level.ADVANCED)
    games.match.start(Setup())
    assert not games.match_me.has_counted


def test_the_person_may_be_white(games: Games) -> None:
    assert games.play(Color.BLACK, black=COMPUTER, white=ME).results == (True,)


def test_a_result_that_is_undone_does_not_count(games: Games) -> None:
    games.play(Color.WHITE)
    games.record.undo()
    assert games.standing == Standing(Level.CLUB)
    assert not games.match_me.has_counted
    games.match.resign(Color.BLACK)
    assert games.standing.results == (False,)


@pytest.mark.parametrize(
    "setup",
    [{"handicap": 2}, {"white": Player("Bob")}, {"black": COMPUTER}, {"turns": 3}],
    ids=["handicap", "two people", "two engines", "a trial"],
)
def test_other_games_do_not_count(games: Games, setup: dict[str, object]) -> None:
    assert games.play(Color.WHITE, **setup) == Standing(Level.CLUB)  # type: ignore[arg-type]


def test_it_can_be_switched_off(games: Games) -> None:
    games.match_me.turn(False)
    assert games.play(Color.WHITE) == Standing(Level.CLUB)


def test_a_game_at_another_level_begins_anew(games: Games) -> None:
    games.play(Color.WHITE)
    strong = Player.of_engine(BuiltIn(Level.STRONG))
    assert games.play(Color.WHITE, white=strong) == Standing(Level.STRONG, (True,))


def test_a_level_that_is_chosen_is_remembered(games: Games) -> None:
    games.play(Color.WHITE)
    games.match_me.play_at((9, 9), ME, COMPUTER)
    assert games.standing.results == (True,), "it was the same level"
    games.match_me.play_at((9, 9), ME, Player.of_engine(BuiltIn(Level.NOVICE)))
    assert MatchMe(games.record, games.match, Settings()).standing((9, 9)).level is Level.NOVICE


def test_a_finished_game_that_is_opened_does_not_count_again(games: Games) -> None:
    games.play(Color.WHITE)
    after = games.record.attachment
    games.record.open(games.record.tree, after)
    assert games.standing.results == (True,)

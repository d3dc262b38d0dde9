"""How often the card of the teaching game is wrong, what it misses, and how soon it is there.

The program's own teacher judges moves of games between people (9×9: those of `judgement.py`; 19×19:
the games between kyu players among the SGF files of ../shared) or, on 13×13, between the levels
*casual* and *club*; and moves by chance, as planted errors. KataGo's loss is the difference of its
leads before and after the move, 500 visits each. Only games that are open for KataGo count: it
gives the player to move between 2 and 98 percent. A move is planted where its line has a star.
`teaching.py [side] [stretches] [first] [file]`: a stretch is three moves of a game and one by
chance, the first is the one numbered `first`; what KataGo says is kept in a file.
"""

from __future__ import annotations

import json
import os
import random
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from decimal import Decimal
from itertools import cycle, islice, takewhile
from pathlib import Path
from statistics import median
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent))

from judgement import RULES, SHARED, katago, real_games
from levels import player
from PySide6.QtCore import QCoreApplication, QEventLoop, QProcess, QTimer

from tromp_gui.engine.state import EngineClock, Game, GameStart
from tromp_gui.go.board import Board
from tromp_gui.go.move import Turn
from tromp_gui.go.point import Color, Point
from tromp_gui.gtp.launch import Launch
from tromp_gui.gtp.vertex import format_vertex
from tromp_gui.match.player import BuiltIn, Level, Player, PlayingEngine
from tromp_gui.match.setup import Setup
from tromp_gui.match.wilson import wilson
from tromp_gui.record.replay import Replay
from tromp_gui.session.engine.catalogue.registry import built_in
from tromp_gui.session.engine.pool import EnginePool
from tromp_gui.session.game.match_session import MatchSession
from tromp_gui.session.game.new_record import record_of
from tromp_gui.session.game.record_session import RecordSession
from tromp_gui.session.play.opponents import Opponents
from tromp_gui.session.play.player_engines import Standing
from tromp_gui.session.play.teacher import STRICT_POINTS, USUAL_POINTS, Teacher
from tromp_gui.settings import Settings
from tromp_gui.sgf.reader import read

LENGTH = 3
"""The moves of a stretch."""
LIMITS = STRICT_POINTS, USUAL_POINTS
"""The lost points from which on the card appears."""
THINKS = 2.0
"""The seconds that the person thinks."""
OPEN = 2.0
"""Percent: with less the game is decided."""
KOMI = Decimal(7)
PERSON, COMPUTER = Player("Ann"), Player.of_engine(BuiltIn(Level.CASUAL))
_KGS = "scoring/territory-marked-sgf/runningskull+gnugo__regression__games__kgs__"
KYU_GAMES = (
    f"{_KGS}GNU-HISOKA10.sgf", f"{_KGS}GNU-namascae.sgf", f"{_KGS}GnuGoCVS-john.sgf",
    "sgf/katrain/fox sgf error.sgf", "sgf/katrain/ogs.sgf",
    "sgf/ruby-sgfparser/12098710-203-Patrice-shigazaru.sgf",
    "sgf/sente/valid/35166124-133-IDW64-amybot-ddk.sgf", "sgf/sgf4j/game-001.sgf",
)  # fmt: skip
"""Games on 19×19 without handicap between players of 4 to 21 kyu."""


class Sample(NamedTuple):
    """A move, and the position before it."""

    before: Game
    turn: Turn
    is_planted: bool


class Card(NamedTuple):
    """The points that a card says, and the seconds from the move until it appeared."""

    points: float
    seconds: float


class Judged(NamedTuple):
    """The points that a move loses for KataGo, and the cards, by the points from which on one is to
    appear.
    """

    is_planted: bool
    true: float
    cards: dict[int, Card]


# Games


def kyu_games() -> Iterator[tuple[Game, list[Turn]]]:
    """The games between kyu players on 19×19."""
    for path in KYU_GAMES:
        tree = next(iter(read((SHARED / "data" / path).read_bytes()).trees))
        replay = Replay(tree, RULES)
        turns = [each.turn for node in tree.main_line() for each in replay.at(node).played]
        yield Game.new(RULES, KOMI, GameStart(Board.empty(19, 19))), turns


def level_games(side: int) -> Iterator[tuple[Game, list[Turn]]]:
    """Games between two levels, up to half the points of the board."""
    start = Game.new(RULES, KOMI, GameStart(Board.empty(side, side)))
    for number in range(10):
        players = [player(name, number) for name in ("casual", "club")]
        game, color = start, Color.BLACK
        while len(game.turns) < side * side // 2:
            choice = players[(number + len(game.turns)) % 2].choose(game, color, EngineClock())
            if not isinstance(choice, Point):
                break
            game, color = game.play(Turn(color, choice)), color.opponent
        yield start, list(game.turns)


def games(side: int) -> Iterator[tuple[Game, list[Turn]]]:
    """Games on a board, up to the first pass."""
    found = {9: lambda: real_games(random.Random(7)), 19: kyu_games}.get(side)
    for start, turns in found() if found else level_games(side):
        in_turn = zip(turns, cycle(Color), strict=False)
        good = takewhile(
            lambda each: each[0].point is not None and each[0].color is each[1], in_turn
        )
        yield start, [turn for turn, _ in good]


def stretches(side: int) -> Iterator[list[Sample]]:
    """Moves of the games in turn, and at the end of each stretch one by chance."""
    chance = random.Random(7)
    for start, turns in cycle(list(games(side))):
        if len(turns) < 4 * LENGTH:
            continue
        game = start.after(turns[: chance.randrange(LENGTH, len(turns) - LENGTH)])
        found = []
        for turn in turns[len(game.turns) :][:LENGTH]:
            found.append(Sample(game, turn, False))
            game = game.place(turn)
        color = game.position.to_play
        point = chance.choice(game.position.legal_points())
        yield [*found, Sample(game, Turn(color, point), True)]


# KataGo


def leads(wanted: Sequence[Game], kept: Path | None) -> dict[str, tuple[float, float]]:
    """KataGo's lead and win rate for Black, by the moves of a game."""
    known = dict[str, tuple[float, float]]()
    if kept is not None and kept.exists():
        known = json.loads(kept.read_text("utf-8"))
    new = {name(each): each for each in wanted if name(each) not in known}
    if new:
        known |= dict(zip(new, katago(list(new.values())), strict=True))
    if kept is not None:
        kept.write_text(json.dumps(known), "utf-8")
    return known


def name(game: Game) -> str:
    """The moves of a game, as a text."""
    moves = " ".join("pass" if t.point is None else format_vertex(t.point) for t in game.turns)
    return f"{game.board.rows} {game.komi} {moves}"


# The teacher


class TeachingGame:
    """A game of a person against the computer, with the teacher of the program."""

    def __init__(self) -> None:
        self.record = RecordSession(record_of(Setup()))
        self.match = MatchSession(self.record)
        self.pool, settings = EnginePool(), Settings()
        self.opponents = Opponents(self.record, self.match, _launch, self.pool)
        self.teacher = Teacher(
            self.record, self.match, self.opponents, settings, _launch, self.pool
        )

    def card(self, sample: Sample, points: int) -> Card | None:
        """The card about moves that lose `points` or more, if it appears."""
        game, color = sample.before, sample.turn.color
        self.teacher.turn(False)
        self.teacher.choose(points)
        black, white = (PERSON, COMPUTER) if color is Color.BLACK else (COMPUTER, PERSON)
        rows, columns = game.board.rows, game.board.columns
        self.match.start(Setup(rows, columns, RULES, game.komi, black=black, white=white))
        self.opponents.pause()
        for turn in game.turns:
            self.match.play_for_player(turn.point)
        self.opponents.go_on()
        self.teacher.turn(True)
        until(lambda: self.opponents.standing(color.opponent) is Standing.READY)
        begun = time.monotonic()
        until(lambda: time.monotonic() - begun >= THINKS)
        begun = time.monotonic()
        self.match.play(sample.turn.point)
        until(lambda: self.teacher.told is not None or not self._is_waiting)
        told = self.teacher.told
        return None if told is None else Card(told.points, time.monotonic() - begun)

    def cards(self, sample: Sample) -> dict[int, Card]:
        """The cards that appear: with larger limits only where they do with the smaller one."""
        found = dict[int, Card]()
        for points in LIMITS:
            card = self.card(sample, points)
            if card is None:
                break
            found[points] = card
        return found

    @property
    def _is_waiting(self) -> bool:
        """Whether the computer is to move and has not been asked yet."""
        return self.opponents.to_move is not None and self.opponents.asked is None

    def close(self) -> None:
        """End the engine."""
        self.teacher.stop()
        self.opponents.stop()
        until(lambda: not self.pool.findChildren(QProcess))


def _launch(engine: PlayingEngine) -> Launch:
    assert isinstance(engine, BuiltIn)
    return built_in(engine.level.value)


def until(holds: Callable[[], bool]) -> None:
    """Let the event loop run until something holds."""
    loop, timer = QEventLoop(), QTimer()
    timer.timeout.connect(lambda: loop.quit() if holds() else None)
    timer.start(5)
    loop.exec()


# Results


def share(part: int, whole: int) -> str:
    """A share with its 95 % interval."""
    low, high = wilson(part, whole)
    percent = 100 * part / whole if whole else 0.0
    return f"{part} of {whole}, {percent:.1f} % ({100 * low:.0f} to {100 * high:.0f})"


def summary(found: Sequence[Judged], points: int) -> str:
    """The figures for a card that appears from `points` on."""
    told = [each for each in found if points in each.cards]
    good = [each for each in found if each.true < points and not each.is_planted]
    lines = [f"from {points} points: false {share(sum(each in told for each in good), len(good))}"]
    for word, times in (("losing more", 1), ("losing twice that", 2)):
        bad = [each for each in found if each.true >= times * points]
        lines.append(f"{word}: found {share(sum(each in told for each in bad), len(bad))}")
    if told:
        off = [each.cards[points].points - each.true for each in told]
        seconds = [each.cards[points].seconds for each in told]
        lines.append(f"said - true: median {median(off):+.1f}, off by {median(map(abs, off)):.1f}")
        lines.append(f"told after {median(seconds):.2f} s, at most {max(seconds):.2f} s")
    return "\n  ".join(lines)


def main(side: int, count: int, first: int, kept: Path | None) -> None:
    """Print a line for each move, and the figures."""
    chosen = [each for some in islice(stretches(side), first, first + count) for each in some]
    after = [sample.before.place(sample.turn) for sample in chosen]
    known = leads([*(sample.before for sample in chosen), *after], kept)
    table, found = TeachingGame(), list[Judged]()
    for sample, then in zip(chosen, after, strict=True):
        lead, rate = known[name(sample.before)]
        if not OPEN < rate < 100 - OPEN:
            continue
        sign = 1 if sample.turn.color is Color.BLACK else -1
        true = sign * (lead - known[name(then)][0])
        cards = table.cards(sample)
        found.append(Judged(sample.is_planted, true, cards))
        shown = [
            f"{points}: {card.points:.1f} {card.seconds:.2f} s" for points, card in cards.items()
        ]
        print(f"{side:3} move {len(then.turns):3}{'*' if sample.is_planted else ' '} "
              f"KataGo {true:5.1f}, card", *shown, flush=True)  # fmt: skip
    table.close()
    print(f"{side}×{side}, load {os.getloadavg()[0]:.1f}")
    for points in LIMITS:
        print(summary(found, points))


if __name__ == "__main__":
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as home:
        os.environ["XDG_CONFIG_HOME"] = home
        _application = QCoreApplication([])
        words = sys.argv[1:]
        side, count, first = [int(each) for each in words[:3]] + [9, 10, 0][len(words[:3]) :]
        main(side, count, first, Path(words[3]) if words[3:] else None)

"""How the engine plays: captures, lives, ends a game, resigns, keeps its time, errs like people."""

from __future__ import annotations

import random
from dataclasses import replace
from decimal import Decimal

import pytest

from tests.engine.talk import game_on, network, point, thinker
from tests.engine.test_settled import OPEN
from tromp_gui.engine.state import (
    EngineClock,
    Game,
    MoveCandidate,
    Resignation,
    TimeLeft,
    TimeSettings,
    new_game,
)
from tromp_gui.engine.thinker import STRENGTHS, EngineOptions, Strength, Thinker, humanlike_move
from tromp_gui.go.move import Turn
from tromp_gui.go.point import Color, Point
from tromp_gui.go.rules import RULE_SETS
from tromp_gui.gtp.vertex import format_vertex
from tromp_gui.match.player import Level

NO_CLOCK = EngineClock()
WALL = """
    . X . X O . O
    X X X X O O .
    . . X O O . O
    . . X X O O .
    . . . X X O O
    X X X X O . O
    . X . X O O .
"""


def word(player: Thinker, game: Game, color: Color = Color.BLACK) -> str:
    """A player's choice in GTP's words."""
    choice = player.choose(game, color, NO_CLOCK)
    return choice.value if isinstance(choice, Resignation) else format_vertex(choice)


def logical(diagram: str, to_play: Color = Color.BLACK, komi: int = 0) -> Game:
    """A game on a drawn board where two passes count it as it stands."""
    return game_on(diagram, to_play, RULE_SETS["tromp-taylor-logical"], komi)


def test_it_takes_what_decides() -> None:
    game = logical(
        """
        . X O . . .
        X O . O . .
        . X O O . .
        . X X O O .
        . . X X O .
        . . . X O .
        """,
        komi=-2,
    )
    assert word(thinker(playouts=75), game) == "C5"


def test_it_makes_all_the_visits_that_are_set_though_the_move_is_clear() -> None:
    player, game = thinker(playouts=75), logical("O X . . .\n" + ". . . . .\n" * 4)
    *_, report = player.consider(game, Color.BLACK, NO_CLOCK, 0)
    assert sum(each.visits for each in report.candidates) == 75


def test_it_saves_a_group_by_its_vital_point() -> None:
    game = logical(
        """
        . . . . . O O
        O O O O O O .
        X X X X X O O
        . . . X X O .
        X X X X X O O
        O O O O O O .
        . O . O . O .
        """,
        komi=-30,
    )
    assert word(thinker(playouts=200), game) == "B4"


@pytest.mark.parametrize("rules", RULE_SETS)
def test_it_passes_where_nothing_is_left(rules: str) -> None:
    game = game_on(WALL, rules=RULE_SETS[rules], komi=0)
    filled = game_on(
        """
        . X O O .
        X X O . O
        . X O O O
        X X O O O
        . X O . O
        """,
        rules=RULE_SETS[rules],
    )
    assert word(thinker(), filled) == "pass"
    assert word(thinker(), filled, Color.WHITE) == "pass"
    assert word(thinker(), game) != "resign"


DEAD = """
    . X . X O . O
    X X X X O O .
    . . X O O O O
    . O X X O O .
    . . . X X O O
    X X X X O O O
    . X . X O . O
"""


def test_dead_stones_are_left_to_the_agreement() -> None:
    assert word(thinker(playouts=25), game_on(DEAD, rules=RULE_SETS["chinese"])) == "pass"


def test_dead_stones_are_taken_where_there_is_no_agreement() -> None:
    game, color = logical(DEAD, komi=4), Color.BLACK
    player = thinker(playouts=75)
    while game.position.passes < 2:
        assert len(game.turns) < 80
        if color is Color.BLACK:
            choice = player.choose(game, color, NO_CLOCK)
            assert not isinstance(choice, Resignation)
            game = game.play(Turn(color, choice))
        else:
            game = game.play(Turn(color, None))
        color = color.opponent
    assert Point(3, 1) not in game.board.points(Color.WHITE)
    assert game.score().result.winner is Color.BLACK


def test_dead_stones_are_taken_after_a_failed_agreement_or_when_told_so() -> None:
    game = game_on(DEAD, rules=RULE_SETS["chinese"], komi=4)
    strict = Thinker(EngineOptions(playouts=50, seed=1, captures_all_dead=True), network())
    assert word(strict, game) != "pass"
    for color in Color:
        game = game.play(Turn(color, None))
    asked = word(thinker(), game)
    resumed = game.play(Turn(Color.BLACK, point("A4"))).play(Turn(Color.WHITE, None))
    assert asked in ("pass", "A4", "A3", "B3", "C3", "A5", "B5")
    assert word(thinker(playouts=50), resumed) != "pass"


def test_a_pass_is_answered_where_the_board_as_it_stands_is_won() -> None:
    won = logical(". . X . .\n. X X . .\n. . X . .", Color.WHITE)
    passed = won.play(Turn(Color.WHITE, None))
    assert word(thinker(), passed) == "pass"
    empty = replace(new_game(5, 5), komi=Decimal(3)).play(Turn(Color.BLACK, None))
    assert word(thinker(), replace(empty, komi=Decimal(-3)), Color.WHITE) != "pass"


@pytest.mark.parametrize("level", Level)
def test_no_level_passes_while_a_border_is_open(level: Level) -> None:
    game = game_on(OPEN, Color.WHITE, RULE_SETS["tromp-taylor-logical"], -20)
    player = Thinker(EngineOptions(level, playouts=20, seed=1), network())
    assert word(player, game.play(Turn(Color.WHITE, None))) != "pass"


def test_a_novice_does_not_fill_its_own_area_once_the_opponent_has_passed() -> None:
    game = game_on(OPEN, Color.WHITE, RULE_SETS["tromp-taylor"], -20).play(Turn(Color.WHITE, None))
    own = {point(each) for each in ("A1", "B1", "C1", "D1", "E1", "F1", "A2", "B2", "C2")}
    for seed in range(20):
        novice = Thinker(EngineOptions(Level.NOVICE, seed=seed), network())
        assert novice.choose(game, Color.BLACK, NO_CLOCK) not in own


SPARSE = """
    . . X O . . .
    . X X O . O .
    . . X O O . .
    . . X X O . .
    . X X O O . .
    . . X O . O .
    . . X O . . .
"""


@pytest.mark.parametrize("level", Level)
def test_a_pass_is_answered_on_a_board_that_is_settled_though_not_full(level: Level) -> None:
    game = game_on(SPARSE, rules=RULE_SETS["tromp-taylor"], komi=7)
    player = Thinker(EngineOptions(level, playouts=20, seed=1), network())
    assert word(player, game, Color.WHITE) != "pass"
    assert word(player, game.play(Turn(Color.BLACK, None)), Color.WHITE) == "pass"


NEARLY_OVER = """
    X . X X X . O . X
    . X X . . X . X X
    X . X X X X X X O
    . X X O O O O O O
    X X O O . . O . .
    . X O O O O O . O
    . X X . X . . . O
    X X X X . X . X .
    X . X X X . X . X
"""


@pytest.mark.parametrize("seed", range(5))
def test_a_newcomer_answers_a_pass_where_all_but_a_little_is_clear(seed: int) -> None:
    game = game_on(NEARLY_OVER, rules=RULE_SETS["tromp-taylor"], komi=7)
    newcomer = Thinker(EngineOptions(Level.NEWCOMER, seed=seed), network())
    assert word(newcomer, game.play(Turn(Color.BLACK, None)), Color.WHITE) == "pass"


LOST = """
    . O O O O . O O .
    O O . O . O O O O
    . O O O O . O O .
    O O . O . O O O O
    . O O O O . O O .
    O O O O O O O O O
    . . . . . . . . .
    . . X . . . . . .
    . . . . . . . . .
"""


def test_it_gives_up_only_when_all_is_lost_and_only_where_it_may() -> None:
    for resigns in (True, False):
        player = thinker(playouts=50, resigns=resigns)
        start = logical(LOST, komi=7)
        late = (Turn(Color.BLACK, None), Turn(Color.WHITE, None)) * 14
        game = replace(start, turns=late, line=start.line * (len(late) + 1))
        said = []
        for _ in range(4):
            choice = player.choose(game, Color.BLACK, NO_CLOCK)
            said.append(choice)
            if isinstance(choice, Resignation):
                break
            game = game.play(Turn(Color.BLACK, choice)).play(Turn(Color.WHITE, None))
        assert (Resignation.RESIGN in said) is resigns


def test_an_even_game_is_not_given_up() -> None:
    player = thinker(playouts=25)
    assert all(word(player, new_game(9, 9)) not in ("resign", "pass") for _ in range(5))


@pytest.mark.parametrize(
    "clock",
    [
        EngineClock(TimeSettings(0, 0, 0)),
        EngineClock(TimeSettings(0, 0, 0), TimeLeft(0, 0)),
        EngineClock(TimeSettings(600, 0, 0), TimeLeft(0, 0)),
        EngineClock(TimeSettings(600, 30, 5), TimeLeft(-3, 1)),
        EngineClock(TimeSettings(0, 1, 25)),
    ],
)
def test_without_time_it_moves_at_once(clock: EngineClock) -> None:
    player = Thinker(EngineOptions(seed=1), network())
    choice = player.choose(new_game(9, 9), Color.BLACK, clock)
    assert isinstance(choice, Point)


def finish(game: Game, players: dict[Color, Thinker]) -> Game:
    """A game between two players, to two passes or a resignation; every move has to be legal."""
    color = Color.BLACK
    while game.position.passes < 2:
        assert len(game.turns) < 12 * game.board.rows * game.board.columns + 20
        choice = players[color].choose(game, color, NO_CLOCK)
        if isinstance(choice, Resignation):
            break
        game = game.play(Turn(color, choice))
        color = color.opponent
    return game


@pytest.mark.parametrize("rules", RULE_SETS)
@pytest.mark.parametrize(
    ("rows", "columns"),
    [
        *[(1, 1), (1, 7), (2, 2), (3, 3), (3, 5)],
        *[pytest.param(*size, marks=pytest.mark.slow) for size in [(5, 5), (3, 8), (9, 9)]],
    ],
)
def test_whole_games_against_itself(rules: str, rows: int, columns: int) -> None:
    players = {color: thinker(seed, playouts=4) for seed, color in enumerate(Color)}
    finish(new_game(rows, columns, RULE_SETS[rules]), players)


@pytest.mark.parametrize(
    ("rows", "columns"), [(1, 52), (19, 19), pytest.param(52, 52, marks=pytest.mark.slow)]
)
def test_large_boards(rows: int, columns: int) -> None:
    game, player = new_game(rows, columns), thinker(playouts=20)
    for _ in range(2):
        for color in Color:
            choice = player.choose(game, color, NO_CLOCK)
            assert not isinstance(choice, Resignation)
            game = game.play(Turn(color, choice))


@pytest.mark.parametrize("komi", [-1000, 1000, 10**30])
def test_any_komi(komi: int) -> None:
    game = replace(new_game(5, 5), komi=Decimal(komi))
    for color in Color:
        assert word(thinker(), game, color) != "resign"


def test_a_full_board_without_liberties() -> None:
    for color in Color:
        assert word(thinker(), game_on("X O X\nO X O\nX O .", color), color) in ("C1", "pass")
        assert word(thinker(), game_on("X O\nO X", color), color) == "pass"


def test_handicap_moves_that_are_due_are_played() -> None:
    game = new_game(2, 2)
    placing = replace(game, line=(game.position._replace(handicap=3),))
    for _ in range(3):
        choice = thinker(playouts=5).choose(placing, Color.BLACK, NO_CLOCK)
        if placing.position.to_play is Color.BLACK and placing.position.legal_points():
            assert isinstance(choice, Point)
        assert not isinstance(choice, Resignation)
        placing = placing.play(Turn(Color.BLACK, choice))


def test_the_first_move_of_all_is_not_thought_about_for_long() -> None:
    """Without a clock full strength takes seconds for a move, on an empty board a few visits."""
    player = Thinker(EngineOptions(Level.FULL, seed=1), network())
    reports = list(player.consider(new_game(19, 19), Color.BLACK, NO_CLOCK, 0))
    assert 0 < sum(each.visits for each in reports[-1].candidates) <= 40


def test_the_same_seed_plays_the_same_game() -> None:
    games = [
        finish(new_game(3, 3), {color: thinker(seed) for color in Color}).turns
        for seed in (1, 1, 2, 3)
    ]
    assert games[0] == games[1]
    assert len(set(games)) > 1


def test_a_tree_that_is_kept_changes_no_rule() -> None:
    player, game = thinker(playouts=15), new_game(3, 3)
    chance = random.Random(5)
    for color in [*Color] * 15:
        choice = player.choose(game, color, NO_CLOCK)
        assert not isinstance(choice, Resignation)
        assert game.position_for(color).legality(Turn(color, choice)) is None
        moves: list[Point | None] = [choice, None, *game.position_for(color).legal_points()]
        game = game.play(Turn(color, chance.choice(moves)))
        if chance.random() < 0.2 and game.turns:
            game = game.undo()


@pytest.mark.parametrize("level", Level)
def test_every_level_plays_and_never_fills_its_eyes(level: Level) -> None:
    options = EngineOptions(level, playouts=50 if level is Level.FULL else None, seed=3)
    player = Thinker(options, network())
    game = game_on(
        """
        . X O O .
        X X O . O
        . X O O O
        X X O O .
        . X . . .
        """,
        rules=RULE_SETS["tromp-taylor-logical"],
    )
    for _ in range(12):
        assert word(player, game) not in ("A5", "A3", "A1")


def test_levels_think_more_and_err_less() -> None:
    ordered = [STRENGTHS[level] for level in Level]
    assert ordered[-1].visits is None
    counts = [each.visits or 0 for each in ordered[:-1]]
    assert counts == sorted(counts)
    assert [each.temperature for each in ordered] == sorted(
        (e.temperature for e in ordered), reverse=True
    )


def test_a_mistake_is_a_move_that_somebody_would_make() -> None:
    seen = [
        MoveCandidate(Point(2, 2), 0, 0.5, 0.0, 0.6, ()),
        MoveCandidate(Point(3, 3), 0, 0.5, 0.0, 0.3, ()),
        MoveCandidate(Point(0, 0), 0, 0.5, 0.0, 0.004, ()),
    ]
    for temperature in (0.5, 3.0):
        strength = Strength(0, temperature)
        chosen = [humanlike_move(seen, strength, random.Random(seed)).point for seed in range(200)]
        assert set(chosen) == {Point(2, 2), Point(3, 3)}
        assert chosen.count(Point(2, 2)) > chosen.count(Point(3, 3))


def test_pondering_is_off_unless_asked_for() -> None:
    looks: list[bool] = []

    def is_stopped() -> bool:
        looks.append(True)
        return True

    game = new_game(5, 5).play(Turn(Color.BLACK, Point(2, 2)))
    thinker().ponder(game, is_stopped)
    assert not looks
    Thinker(EngineOptions(seed=1, ponders=True), network()).ponder(game, is_stopped)
    assert looks


@pytest.mark.parametrize("level", [Level.NOVICE, Level.STRONG])
def test_an_analysis_makes_no_level_stronger(level: Level) -> None:
    """In a teaching game the process that plays judges the person's moves: what it has found there
    once stayed in the tree, and the novice chose among its visits.
    """
    game, found = new_game(9, 9), []
    for is_judged in (False, True):
        player = Thinker(EngineOptions(level, seed=1), network())
        if is_judged:
            assert next(player.study(game, Color.BLACK, 0.1, lambda: False, {})).outlook.visits
        *_, report = player.consider(game, Color.BLACK, NO_CLOCK, 0.0)
        found.append([(each.point, each.visits) for each in report.candidates])
    assert found[0] == found[1]

"""Random actions under every ending: no endless loop, no stone lost, every value restored."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import TypeAlias

from hypothesis import given
from hypothesis import strategies as st

from tests.match.games import BLACK, WHITE, Game, new_match
from tromp_gui.go.board import Board
from tromp_gui.go.move import Turn
from tromp_gui.go.point import Color, Point
from tromp_gui.go.position import Position
from tromp_gui.go.rules import TROMP_TAYLOR, Ending, Scoring
from tromp_gui.match.actions import Action, Denied, actions
from tromp_gui.match.agreement import (
    Decision,
    agree,
    decided,
    dispute,
    dispute_chain,
    done,
    mark,
    mark_chain,
    play_on,
)
from tromp_gui.match.endings import first_to_move
from tromp_gui.match.match import Match, phase_of
from tromp_gui.match.phases import Agreeing, AgreementMode, Finished, Phase
from tromp_gui.match.playout import carried_back, separate, turned_on_second_board
from tromp_gui.match.settle import discuss, score_of

SIZES = [(1, 2), (1, 3), (2, 2), (1, 4), (2, 3)]
Verb: TypeAlias = Callable[[Match, Position], Match | Denied]

_ANY_TIME = frozenset({Action.RESIGN, Action.OFFER, Action.CHOOSE_MODE})
"""Actions that end the game at once, or restart an agreement in another way."""


class Chanced(Game):
    """A game advanced by numbers: each chooses one of the allowed actions."""

    def __init__(self, ending: Ending, mode: AgreementMode, size: tuple[int, int]) -> None:
        suicide = ending is not Ending.LASKER_MAAS
        scoring = Scoring.AREA if suicide else Scoring.TERRITORY
        rules = TROMP_TAYLOR._replace(ending=ending, suicide=suicide, scoring=scoring)
        start = Position.start(Board.empty(*size), rules)
        super().__init__(new_match(rules, mode), [start])
        self.aside: list[Position] = []

    def step(self, choice: int) -> None:
        """Do one of the actions allowed to one of the players."""
        color = (BLACK, WHITE)[choice % 2]
        allowed = actions(self.match, self.position, color)
        allowed -= {*_ANY_TIME, Action.REOPEN}
        if not allowed:
            color = color.opponent
            allowed = actions(self.match, self.position, color) - _ANY_TIME
        each = sorted(allowed, key=lambda action: action.name)
        self._act(each[choice // 2 % len(each)], color, choice)

    def _act(self, action: Action, color: Color, choice: int) -> None:
        if action is Action.MOVE:
            legal = self.position.legal_points()
            self.play(legal[choice % len(legal)] if legal else None)
        elif action in (Action.PASS, Action.PASS_OFFICIALLY):
            self.play(None, is_official=action is Action.PASS_OFFICIALLY)
        elif action is Action.MOVE_ASIDE:
            self._move_aside(choice)
        else:
            self.do(self._verb(action, color, choice))

    def _verb(self, action: Action, color: Color, choice: int) -> Verb:
        board = self.position.board
        stones = sorted(board.points(BLACK) | board.points(WHITE))
        some = frozenset(point for bit, point in enumerate(stones) if choice >> bit & 1)
        in_turn = self.match.mode is AgreementMode.IN_TURN
        match action:
            case Action.MARK:
                unmarked = [point for point in stones if point not in self.match.marks]
                if not in_turn:
                    return lambda m, p: mark(m, p, color, some)
                if not unmarked:
                    return lambda m, p: done(m, p, color)
                return lambda m, p: mark_chain(m, p, color, unmarked[choice % len(unmarked)])
            case Action.DISPUTE if in_turn:
                return lambda m, p: dispute_chain(m, p, color, min(m.marks))
            case Action.DISPUTE if stones:
                return lambda m, p: dispute(m, p, color, some or frozenset(stones))
            case Action.DISPUTE:
                return lambda m, p: mark(m, p, color, some)
            case Action.AGREE:
                return lambda m, p: (done if in_turn else agree)(m, p, color)
            case Action.DECIDE:
                return lambda m, p: decided(m, p, Decision(some, "a referee"))
        if action is Action.PLAY_ON:
            return lambda m, p: self._play_on(m, p, color)
        return {Action.DISCUSS: discuss, Action.SEPARATE: separate}[action]

    def _play_on(self, match: Match, position: Position, by: Color) -> Match | Denied:
        """Play on at the request of `by`, changing the turn if necessary."""
        first = first_to_move(match.rules, position, by)
        if first is not position.to_play:
            self.line.append(position.set_up(to_play=first))
        return play_on(match, position)

    def _move_aside(self, choice: int) -> None:
        second = self.match.second
        assert second is not None
        if second.node == self.match.node:
            self.aside = [self.position.on_second_board()]
        position = self.aside[-1]
        legal: list[Point | None] = [None, *position.legal_points()]
        self.aside.append(position.play(Turn(position.to_play, legal[choice % len(legal)])))
        self.do(turned_on_second_board, 1000 + len(self.aside))
        if self.aside[-1].is_over:
            self.do(carried_back, self.aside[1:])


ENDINGS, MODES = st.sampled_from(Ending), st.sampled_from(AgreementMode)
CHOICES = st.lists(st.integers(0, 255), max_size=60)


@given(ENDINGS, MODES, st.sampled_from(SIZES), CHOICES)
def test_between_two_agreement_phases_a_stone_is_played_or_the_game_ends(
    ending: Ending, mode: AgreementMode, size: tuple[int, int], choices: list[int]
) -> None:
    game = Chanced(ending, mode, size)
    stone_between, was_agreeing = True, False
    for choice in choices:
        turns = game.position.turn
        game.step(choice)
        if isinstance(game.phase, Finished):
            break
        if game.position.turn > turns and not game.position.passes:
            stone_between = True
        if game.is_agreeing and not was_agreeing:
            allowed = [actions(game.match, game.position, color) for color in Color]
            is_last = not any(Action.PLAY_ON in each for each in allowed)
            assert stone_between or (ending is Ending.PLAYOUT and is_last)
            stone_between = False
        was_agreeing = game.is_agreeing


@given(ENDINGS, MODES, st.sampled_from(SIZES[:3]), st.randoms(use_true_random=False))
def test_every_game_comes_to_an_end(
    ending: Ending, mode: AgreementMode, size: tuple[int, int], rng: random.Random
) -> None:
    """Superko limits the stones played, and between stones there are at most three passes."""
    game = Chanced(ending, mode, size)
    grids = 3 ** (size[0] * size[1])
    while not isinstance(game.phase, Finished):
        game.step(rng.randrange(256))
        assert len(game.line) <= 4 * grids + 4


@given(ENDINGS, MODES, st.sampled_from(SIZES), CHOICES)
def test_no_stone_is_lost_from_the_account(
    ending: Ending, mode: AgreementMode, size: tuple[int, int], choices: list[int]
) -> None:
    """Every stone ever played is on the board or lost; of those on the board the count has each
    once: living, or removed as dead."""
    game = Chanced(ending, mode, size)
    for choice in choices:
        game.step(choice)
        position, board = game.position, game.position.board
        steps = zip(game.line, game.line[1:], strict=False)
        moves = [a for a, b in steps if b.turn > a.turn and not b.passes]
        for color, lost in zip(Color, position.lost, strict=True):
            played = sum(each.to_play is color for each in moves)
            assert board.stones(color).bit_count() + lost == played
        if isinstance(game.phase, Finished):
            dead = game.dead
            assert dead <= board.points(BLACK) | board.points(WHITE)
            counted = score_of(game.match, position, dead)
            for color in Color:
                gone = len(dead & board.points(color))
                assert counted.tally(color).stones + gone == board.stones(color).bit_count()
            assert str(counted.result) == game.result
            break


@given(ENDINGS, MODES, st.sampled_from(SIZES), CHOICES)
def test_going_back_restores_every_value(
    ending: Ending, mode: AgreementMode, size: tuple[int, int], choices: list[int]
) -> None:
    """Later statements and turns leave no trace in an earlier value (undo)."""
    game = Chanced(ending, mode, size)
    seen: list[tuple[Match, Position, Phase, list[Point], list[frozenset[Action]]]] = []
    for choice in choices:
        match, position = game.match, game.position
        allowed = [actions(match, position, color) for color in Color]
        seen.append((match, position, game.phase, position.legal_points(), allowed))
        if isinstance(game.phase, Finished):
            break
        game.step(choice)
    for match, position, phase, legal, allowed in reversed(seen):
        assert phase_of(match, position) == phase
        assert position.legal_points() == legal
        assert [actions(match, position, color) for color in Color] == allowed


@given(ENDINGS, MODES, CHOICES)
def test_in_every_phase_somebody_may_do_something(
    ending: Ending, mode: AgreementMode, choices: list[int]
) -> None:
    game = Chanced(ending, mode, (2, 2))
    for choice in choices:
        phase = game.phase
        if isinstance(phase, Finished):
            break
        assert any(actions(game.match, game.position, color) for color in Color)
        if isinstance(phase, Agreeing):
            assert phase.marks <= game.match.list_of(BLACK)
        game.step(choice)

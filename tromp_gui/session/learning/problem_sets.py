"""The sets of problems that are solved over days: that of the program, and the user's mistakes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date
from enum import Enum
from pathlib import Path
from typing import NamedTuple

from tromp_gui import resources
from tromp_gui.disk import FileProblem, FileProblemKind, read_file
from tromp_gui.learning.problems import position_key, starts_in
from tromp_gui.learning.repetition import Card, Plan, answered, in_box, plan
from tromp_gui.record.node import Tree
from tromp_gui.session.learning.own_mistakes import add_problem, mistakes_file
from tromp_gui.session.learning.problem_exercise import Place, places_in
from tromp_gui.session.learning.progress import change_card, progress_file, read_cards
from tromp_gui.sgf.collection import LARGEST, SgfError


class SetKind(Enum):
    """A set of problems."""

    BUILT_IN = "built-in"
    """The problems of the program, from easy to hard."""
    MISTAKES = "mistakes"
    """The mistakes of the user's analysed games."""


def set_file(kind: SetKind) -> Path:
    """The file of a set, whether it exists or not."""
    if kind is SetKind.BUILT_IN:
        return resources.path("problems/problems.sgf")
    return mistakes_file()


class ProblemSet(NamedTuple):
    """A set as its user stands: its problems with their keys, and what to do today."""

    kind: SetKind
    path: Path
    places: tuple[Place, ...]
    keys: tuple[str, ...]
    plan: Plan

    @property
    def tasks(self) -> tuple[int, ...]:
        """The problems to solve: those due, then the new ones; all again if there are none."""
        return self.plan.due + self.plan.new or tuple(range(len(self.places)))


class Progress:
    """Reads and remembers how the sets are solved. What cannot be read or written is given to
    `failed`; the problems can be solved nevertheless.
    """

    def __init__(
        self,
        failed: Callable[[FileProblem], object],
        today: Callable[[], date] = date.today,
    ) -> None:
        self._failed, self._today = failed, today

    def sets(self) -> list[ProblemSet]:
        """All sets, also those without problems."""
        cards: dict[str, Card] = {}
        try:
            cards = read_cards(progress_file())
        except FileProblem as problem:
            self._failed(problem)
        return [self._read(kind, cards) for kind in SetKind]

    def _read(self, kind: SetKind, cards: dict[str, Card]) -> ProblemSet:
        from tromp_gui.sgf.opening import read_any

        path = set_file(kind)
        games: Sequence[object] = ()
        try:
            games = read_any(read_file(path, LARGEST)).games
        except FileProblem as problem:
            if problem.kind is not FileProblemKind.MISSING:
                self._failed(problem)
        except SgfError as error:
            self._failed(FileProblem(path, FileProblemKind.DAMAGED, str(error)))
        places = places_in(games)
        keys = tuple(_key(games[place.game], place) for place in places)
        return ProblemSet(kind, path, places, keys, plan(keys, cards, self._today()))

    def note(self, key: str, is_hit: bool) -> None:
        """Remember an answer to a problem."""
        self._change(key, lambda card: answered(card, is_hit, self._today()))

    def keep_mistake(self, text: str, is_hit: bool) -> None:
        """Keep a mistake, and the answer to it. It was missed once, in the game."""
        try:
            key = add_problem(mistakes_file(), text)
        except FileProblem as problem:
            self._failed(problem)
            return
        today = self._today()
        box = 2 if is_hit else 1
        self._change(
            key, lambda card: answered(card, is_hit, today) if card else in_box(box, today)
        )

    def _change(self, key: str, change: Callable[[Card | None], Card]) -> None:
        try:
            change_card(progress_file(), key, change)
        except FileProblem as problem:
            self._failed(problem)


def _key(game: object, place: Place) -> str:
    assert isinstance(game, Tree)
    return position_key(game, starts_in(game)[place.position])

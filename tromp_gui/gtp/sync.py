"""Bringing an engine to a position: a pure plan of the fewest commands.

A game is always told forwards. What an engine holds is either the beginning of the game, then the
new turns follow, or the board is cleared and the whole game told again: `undo` and handicaps
behave differently everywhere, and a replay takes milliseconds.
"""

import json
from collections.abc import Iterator
from decimal import ROUND_FLOOR, Decimal
from typing import NamedTuple, TypeAlias

from tromp_gui.go.board import Board
from tromp_gui.go.kata_rules import kata_json, kata_words
from tromp_gui.go.move import Turn
from tromp_gui.go.point import Color, Point
from tromp_gui.go.result import plain
from tromp_gui.go.rules import TROMP_TAYLOR, Bonus, Ending, Rules, Scoring
from tromp_gui.gtp.profile import CLEAN_UP, Limit, LimitKind, Profile
from tromp_gui.gtp.timing import NO_CLOCK, Timing, is_exact, kata_time_settings, time_settings
from tromp_gui.gtp.vertex import format_vertex


class Target(NamedTuple):
    """The position that an engine should reach, and how the game came to it.

    `komi` includes what White gets for handicap stones, because programs disagree over their
    points. `black` and `white` are stones set up before the first turn (including fixed handicap
    stones); `turns` are all turns in game order, passes and free handicap stones too. `timing` is
    the clock of the player to move, or `NO_CLOCK`; None where time does not matter, such as in an
    analysis. `removes_dead` says whether dead stones will be removed without being captured: False
    where every stone counts after the next passes (`match.endings.must_capture`), True in the
    question which stones are dead, None during play, where the rules decide.
    """

    rows: int
    columns: int
    rules: Rules = TROMP_TAYLOR
    komi: Decimal = TROMP_TAYLOR.komi
    black: frozenset[Point] = frozenset()
    white: frozenset[Point] = frozenset()
    turns: tuple[Turn, ...] = ()
    timing: Timing | None = None
    removes_dead: bool | None = None

    def after(self, turn: Turn) -> "Target":
        """The target one turn later."""
        return self._replace(turns=(*self.turns, turn))

    def about_dead_stones(self) -> "Target":
        """The target before the passes at its end, at which to ask which stones are dead."""
        count = len(self.turns)
        while count and self.turns[count - 1].is_pass:
            count -= 1
        return self._replace(turns=self.turns[:count], removes_dead=True)

    def set_up(self, board: Board) -> "Target":
        """`board` set up without turns before it: the history of ko is lost, the stones are not."""
        black, white = (frozenset(board.points(color)) for color in Color)
        return self._replace(black=black, white=white, turns=())


Mirror: TypeAlias = Target | None
"""What an engine has been told: the last target reached; None if nothing is certain."""


class PlanStep(NamedTuple):
    """A command of a plan, and what an answer `?` to it means.

    `instead` are other ways to say the same, each a list of commands, tried in order; with them the
    answer has to be awaited. If all are refused, `limit` is noted; without a `limit` the engine is
    out of step. With `rules`, the answer is what the engine understood the rules to be.
    """

    command: str
    instead: tuple[tuple[str, ...], ...] = ()
    limit: LimitKind | None = None
    detail: str = ""
    rules: Rules | None = None


class Plan(NamedTuple):
    """The steps to a target, and what none of them can express."""

    steps: tuple[PlanStep, ...]
    limitations: tuple[Limit, ...] = ()


class Unreachable(NamedTuple):
    """A target that this engine cannot be brought to, and why."""

    limit: Limit


class NeedsRestart(NamedTuple):
    """Only a new process can be brought to the target.

    GTP has no command that ends a time limit: programs read `time_settings 0 1 0`, which should, as
    blitz.
    """


def plan(
    mirror: Mirror, target: Target, profile: Profile, told: Timing | None = None
) -> Plan | Unreachable | NeedsRestart:
    """How an engine of this profile gets from `mirror` to `target`.

    `told` is the last time it was told since its start, which a lost mirror does not change. Sizes
    it is not known to play on are tried all the same; a rectangle for which it has no safe command
    is not, nor a set-up with chains without a liberty if it accepts only moves.
    """
    if target.rows != target.columns and not profile.has_rectangles:
        return Unreachable(Limit(LimitKind.RECTANGLE, f"{target.columns}×{target.rows}"))
    ways = _set_up_ways(target, profile)
    if not ways:
        return Unreachable(Limit(LimitKind.SETUP))
    has_clock = any(map(profile.knows, ("kata-time_settings", "time_settings")))
    if has_clock and _ends_clock(target, told) and not _names(NO_CLOCK, profile):
        return NeedsRestart()
    limitations: list[Limit] = []
    steps: list[PlanStep] = []
    known = 0
    if mirror is not None and _leads_on(mirror, target):
        known = len(mirror.turns)
        steps += _settings(mirror, target, profile, told, limitations)
    else:
        steps += _empty_board(mirror, target)
        steps += _settings(mirror, target, profile, told, limitations)
        steps += _in_one_of(ways)
    steps += (PlanStep(_play(turn)) for turn in target.turns[known:])
    return Plan(tuple(steps), tuple(limitations))


def rules_misread(rules: Rules, answer: str) -> str:
    """The axes in which the answer to `kata-get-rules` differs from `rules`; "" if none does."""
    try:
        held = json.loads(answer)
    except (ValueError, RecursionError):
        return answer.strip() or "?"
    if not isinstance(held, dict):
        return answer.strip()
    wanted = kata_words(rules)
    return " ".join(key for key, value in wanted.items() if key in held and held[key] != value)


def rules_told(target: Target, profile: Profile) -> Rules:
    """The rules to send to an engine of this profile (docs/rules.md, "Engines and disputes").

    KataGo, which has no `kgs-genmove_cleanup`, captures dead stones only where nobody removes them,
    and only under area rules; it lists dead stones only where somebody does.
    """
    rules, removes_dead = target.rules, target.removes_dead
    if removes_dead is None or not profile.knows("kata-set-rules") or profile.knows(CLEAN_UP):
        return rules
    if removes_dead:
        return rules._replace(id="", ending=Ending.FOUR_PASSES)
    return rules._replace(ending=Ending.AS_IS, scoring=Scoring.AREA)


def _leads_on(mirror: Target, target: Target) -> bool:
    """Whether further turns alone lead from the mirror to the target."""
    turns = target.turns[: len(mirror.turns)]
    start = mirror._replace(
        turns=(),
        rules=target.rules,
        komi=target.komi,
        timing=target.timing,
        removes_dead=target.removes_dead,
    )
    return start == target._replace(turns=()) and turns == mirror.turns


def _settings(
    mirror: Mirror,
    target: Target,
    profile: Profile,
    told: Timing | None,
    limitations: list[Limit],
) -> Iterator[PlanStep]:
    """What `clear_board` does not reset: rules, komi, time."""
    rules = rules_told(target, profile)
    if mirror is None or rules_told(mirror, profile) != rules:
        yield from _rules(rules, profile, limitations)
    if mirror is None or mirror.komi != target.komi:
        yield _komi(target.komi)
    timing = target.timing
    if timing is None or (timing == told and mirror is not None):
        return
    if timing != NO_CLOCK or _ends_clock(target, told):
        yield from _time(timing, profile, limitations)


def _komi(komi: Decimal) -> PlanStep:
    """The komi; where only half points are accepted, the one between the same whole points, with
    which every game has the same winner.
    """
    half = plain(komi.to_integral_value(ROUND_FLOOR) + Decimal("0.5"))
    is_exact = komi * 2 == (komi * 2).to_integral_value()
    instead = () if is_exact else ((f"komi {half}",),)
    return PlanStep(f"komi {plain(komi)}", instead, LimitKind.KOMI, plain(komi))


def _ends_clock(target: Target, told: Timing | None) -> bool:
    """Whether the engine still believes in a clock that this game does not have."""
    return target.timing == NO_CLOCK and told not in (None, NO_CLOCK)


def _empty_board(mirror: Mirror, target: Target) -> Iterator[PlanStep]:
    if mirror is None or (mirror.rows, mirror.columns) != (target.rows, target.columns):
        if target.rows == target.columns:
            yield PlanStep(f"boardsize {target.rows}")
        else:
            yield PlanStep(f"rectangular_boardsize {target.columns} {target.rows}")
    yield PlanStep("clear_board")


_KGS_NAMES = {
    "chinese": "chinese",
    "aga": "aga",
    "japanese": "japanese",
    "new-zealand": "new_zealand",
}


def _rules(rules: Rules, profile: Profile, limitations: list[Limit]) -> Iterator[PlanStep]:
    if profile.knows("kata-set-rules"):
        told = rules._replace(bonus=Bonus.ZERO)  # the points are in the komi
        command = f"kata-set-rules {kata_json(told)}"
        yield PlanStep(command, limit=LimitKind.RULES, detail=rules.name)
        if profile.knows("kata-get-rules"):
            yield PlanStep("kata-get-rules", limit=LimitKind.RULES, detail=rules.name, rules=told)
    elif profile.knows("kgs-rules") and rules.id in _KGS_NAMES:
        name = _KGS_NAMES[rules.id]
        yield PlanStep(f"kgs-rules {name}", limit=LimitKind.RULES, detail=rules.name)
    else:
        limitations.append(Limit(LimitKind.RULES, rules.name))


def _time(timing: Timing, profile: Profile, limitations: list[Limit]) -> Iterator[PlanStep]:
    word = timing.system.value
    if _names(timing, profile):
        yield PlanStep(kata_time_settings(timing), limit=LimitKind.TIME, detail=word)
    elif profile.knows("time_settings"):
        yield PlanStep(time_settings(timing), limit=LimitKind.TIME, detail=word)
        if not is_exact(timing):
            limitations.append(Limit(LimitKind.TIME, word))
    elif timing != NO_CLOCK:
        limitations.append(Limit(LimitKind.TIME, word))


def _names(timing: Timing, profile: Profile) -> bool:
    """Whether an engine has a word for this system of time."""
    systems = {name.replace("-", "").lower() for name in profile.time_systems}
    return profile.knows("kata-time_settings") and timing.system.value in systems


def _set_up_ways(target: Target, profile: Profile) -> list[tuple[str, ...]]:
    """The ways to place what is before the first turn, best first."""
    stones = [
        Turn(color, point)
        for color, points in ((Color.BLACK, target.black), (Color.WHITE, target.white))
        for point in sorted(points)
    ]
    pairs = " ".join(f"{color.value} {format_vertex(point)}" for color, point in stones)
    known = [name for name in ("set_position", "gogui-setup") if stones and profile.knows(name)]
    ways: list[tuple[str, ...]] = [(f"{name} {pairs}",) for name in known]
    board = Board.empty(target.rows, target.columns).with_stones(target.black, target.white)
    return [*ways, _plays(stones)] if board.has_liberties() else ways


def _plays(turns: list[Turn]) -> tuple[str, ...]:
    return tuple(map(_play, turns))


def _play(turn: Turn) -> str:
    return f"play {turn.color.value} {format_vertex(turn.point)}"


def _in_one_of(ways: list[tuple[str, ...]]) -> list[PlanStep]:
    """The first way, with the others as alternatives; moves alone have none."""
    if len(ways) > 1:
        return [PlanStep(ways[0][0], tuple(ways[1:]))]
    return [PlanStep(command) for command in ways[0]]

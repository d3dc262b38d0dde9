"""The axes of the rules and the options on each: a name and one line of explanation.

Axes and options are spelt as in the id of a custom set ("superko=positional").
"""

from typing import NamedTuple

from tromp_gui.go.rules import Bonus, Ending, Handicap, Scoring, Superko
from tromp_gui.wording import tr


class Option(NamedTuple):
    """An option on an axis: its spelling in an id, its name, and one line of explanation."""

    value: str
    name: str
    line: str


class Axis(NamedTuple):
    """One axis of the rules: its spelling in an id, its name, and its options."""

    key: str
    name: str
    options: tuple[Option, ...]


def axes() -> tuple[Axis, ...]:
    """Every axis chosen by a word, in the order of an id; the komi is a number."""
    return (
        Axis("superko", tr("Repetition"), _superko()),
        Axis("suicide", tr("Suicide"), _suicide()),
        Axis("scoring", tr("Counting"), _scoring()),
        Axis("handicap", tr("Handicap goes to"), _handicap()),
        Axis("bonus", tr("For handicap"), _bonus()),
        Axis("ending", tr("The end"), _ending()),
    )


def _superko() -> tuple[Option, ...]:
    words = {
        Superko.POSITIONAL: (
            tr("Positional superko"),
            tr("A move may not recreate any earlier position."),
        ),
        Superko.SITUATIONAL: (
            tr("Situational superko"),
            tr("A move may not recreate an earlier position with the same player to move."),
        ),
        Superko.TAYLOR: (
            tr("Taylor’s superko"),
            tr("A player may not leave the same position twice, by a move or a pass."),
        ),
        Superko.NATURAL: (
            tr("Natural situational superko"),
            tr("A player may not leave the same position twice by moves."),
        ),
        Superko.SIMPLE: (
            tr("Simple ko"),
            tr("A ko may not be retaken at once; longer cycles are allowed."),
        ),
    }
    return tuple(Option(each.value, *words[each]) for each in Superko)


def _suicide() -> tuple[Option, ...]:
    return (
        Option("yes", tr("Allowed"), tr("A chain that fills its own last liberty is removed.")),
        Option("no", tr("Forbidden"), tr("A move may not leave its own chain without a liberty.")),
    )


def _scoring() -> tuple[Option, ...]:
    words = {
        Scoring.AREA: (
            tr("Area"),
            tr("Stones, and the empty points that reach only their colour."),
        ),
        Scoring.AREA_1995: (
            tr("Area, as worded in 1995"),
            tr("Like area, but on an empty board every point counts for both."),
        ),
        Scoring.TERRITORY: (
            tr("Territory"),
            tr("Surrounded points, minus your stones among the prisoners."),
        ),
        Scoring.TERRITORY_NO_SEKI: (
            tr("Territory, none in seki"),
            tr("Like territory, but points in seki do not count."),
        ),
    }
    return tuple(Option(each.value, *words[each]) for each in Scoring)


def _handicap() -> tuple[Option, ...]:
    words = {
        Handicap.NONE: (tr("Nowhere"), tr("Even games only.")),
        Handicap.FREE: (
            tr("Anywhere (free)"),
            tr("Black begins with that many consecutive moves."),
        ),
        Handicap.FREE_PASSES: (
            tr("Anywhere, White passes"),
            tr("Black’s first moves are free; White passes between them."),
        ),
        Handicap.FIXED: (tr("On fixed points"), tr("The stones are on the traditional points.")),
    }
    return tuple(Option(each.value, *words[each]) for each in Handicap)


def _bonus() -> tuple[Option, ...]:
    words = {
        Bonus.ZERO: (tr("Nothing"), tr("White gets nothing for handicap stones.")),
        Bonus.ONE_LESS: (tr("n − 1"), tr("White gets a point for each stone except the first.")),
        Bonus.ALL: (tr("n"), tr("White gets a point for each stone.")),
    }
    return tuple(Option(each.value, *words[each]) for each in Bonus)


def _ending() -> tuple[Option, ...]:
    words = {
        Ending.AS_IS: (tr("As it stands"), tr("Two passes end the game; every stone counts.")),
        Ending.FOUR_PASSES: (
            tr("Agreement, or four passes"),
            tr("Two passes open an agreement; four end the game as it stands."),
        ),
        Ending.TAYLOR_1995: (
            tr("Agreement once (1995)"),
            tr("After one disagreement, passes are formal and two of them end the game."),
        ),
        Ending.TAYLOR_2001: (
            tr("Agreement (2001)"),
            tr("Passes before a disagreement are unofficial: they do not count as turns."),
        ),
        Ending.CLEANUP: (
            tr("Clean-up"),
            tr("After one disagreement, two passes end the game with every stone alive."),
        ),
        Ending.PLAYOUT: (tr("Play-out"), tr("Disputed chains are played out on a second board.")),
        Ending.MEDIATION: (tr("A third party"), tr("A third party decides about disputed chains.")),
        Ending.LASKER_MAAS: (
            tr("Two phases (Lasker–Maas)"),
            tr("Disputes are played out with the prisoners."),
        ),
    }
    return tuple(Option(each.value, *words[each]) for each in Ending)

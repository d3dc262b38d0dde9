"""Rules as points in a space of axes, and the named sets."""

from __future__ import annotations

from dataclasses import dataclass
from decimal import Decimal
from enum import Enum


class Superko(Enum):
    """Which repetitions a move may not make."""

    POSITIONAL = "positional"
    """A move may not repeat any earlier grid, the start included (Tromp, rule 6)."""
    SITUATIONAL = "situational"
    """... any earlier grid with the same player to move next, the start included."""
    TAYLOR = "taylor"
    """... any grid that the same player has left before, by a move or a pass (Taylor, rule 4)."""
    NATURAL = "natural"
    """... any grid that the same player has left before by a move."""
    SIMPLE = "simple"
    """... the grid before the opponent's last turn, where that turn was a move."""


class Scoring(Enum):
    """How a final position is counted."""

    AREA = "area"
    """Stones, and empty points that reach only one's own colour (Tromp, rule 9)."""
    AREA_1995 = "area-1995"
    """Stones, and empty points that do not reach the opponent (Taylor 1995, rule 7)."""
    TERRITORY = "territory"
    """Surrounded points less one's stones among the prisoners (Lasker-Maas)."""
    TERRITORY_NO_SEKI = "territory-no-seki"
    """As territory, but nothing counts in seki."""


class Handicap(Enum):
    """Where handicap stones go."""

    NONE = "none"
    FREE = "free"
    """Black's first n turns are n consecutive moves."""
    FIXED = "fixed"
    """n stones on the traditional points."""


class Bonus(Enum):
    """White's compensation in points for n handicap stones."""

    ZERO = "0"
    ONE_LESS = "n-1"
    ALL = "n"

    def points(self, stones: int) -> int:
        """The compensation for `stones` handicap stones."""
        if stones == 0 or self is Bonus.ZERO:
            return 0
        return stones if self is Bonus.ALL else stones - 1


class Ending(Enum):
    """What two consecutive passes lead to."""

    AS_IS = "as-is"
    FOUR_PASSES = "four-passes"
    TAYLOR_1995 = "taylor-1995"
    TAYLOR_2001 = "taylor-2001"
    CLEANUP = "cleanup"
    PLAYOUT = "playout"
    MEDIATION = "mediation"
    LASKER_MAAS = "lasker-maas"

    @property
    def final_passes(self) -> int | None:
        """After how many consecutive passes the game is over for certain; None where more counts.

        JT's amendment: after two passes the players may agree; after four the game ends as it is.
        """
        return {Ending.AS_IS: 2, Ending.FOUR_PASSES: 4, Ending.MEDIATION: 4}.get(self)


@dataclass(frozen=True, slots=True)
class Rules:
    """A rule set. `komi` is what is offered without handicap, `handicap_komi` with it."""

    id: str
    name: str
    superko: Superko
    suicide: bool
    scoring: Scoring
    komi: Decimal
    handicap: Handicap
    bonus: Bonus
    ending: Ending
    line: str
    source: str
    handicap_komi: Decimal = Decimal(0)

    def offered_komi(self, stones: int) -> Decimal:
        """The komi a new game with `stones` handicap stones starts from."""
        return self.handicap_komi if stones else self.komi


_HALF = Decimal("0.5")

TROMP_TAYLOR = Rules(
    "tromp-taylor", "Tromp–Taylor", Superko.POSITIONAL, True, Scoring.AREA, Decimal(7),
    Handicap.FREE, Bonus.ZERO, Ending.FOUR_PASSES,
    "No grid may repeat, suicide is a move, all that reaches only you is yours.",
    "Tromp's wording, with his amendment on dead stones",
)  # fmt: skip

RULE_SETS: dict[str, Rules] = {
    rules.id: rules
    for rules in (
        TROMP_TAYLOR,
        Rules(
            "tromp-taylor-logical", "Tromp–Taylor, logical", Superko.POSITIONAL, True,
            Scoring.AREA, Decimal(0), Handicap.NONE, Bonus.ZERO, Ending.AS_IS,
            "The ten sentences and nothing else: two passes end the game as it stands.",
            "Tromp's wording, rules 1 to 10",
        ),
        Rules(
            "tromp-taylor-1995", "Tromp–Taylor 1995", Superko.TAYLOR, True, Scoring.AREA_1995,
            Decimal(7), Handicap.FREE, Bonus.ZERO, Ending.TAYLOR_1995,
            "You may not leave a grid twice; one disagreement, then passes are formal.",
            "Taylor's concise rules, 1995",
        ),
        Rules(
            "tromp-taylor-2001", "Tromp–Taylor 2001", Superko.TAYLOR, True, Scoring.AREA,
            Decimal(7), Handicap.FREE, Bonus.ZERO, Ending.TAYLOR_2001,
            "You may not leave a grid twice; passes in a disagreement are unofficial.",
            "Taylor's logical rules, 2001",
        ),
        Rules(
            "lasker-maas", "Lasker–Maas", Superko.POSITIONAL, False, Scoring.TERRITORY,
            Decimal(6), Handicap.FREE, Bonus.ZERO, Ending.LASKER_MAAS,
            "Territory in two phases: what is disputed is played out with the prisoners.",
            "Lasker and Maas, territory rules",
        ),
        Rules(
            "new-zealand", "New Zealand", Superko.TAYLOR, True, Scoring.AREA, Decimal(7),
            Handicap.FREE, Bonus.ZERO, Ending.FOUR_PASSES,
            "Area counting, suicide allowed, no position left twice by one player.",
            "The New Zealand Go Society's rules",
        ),
        Rules(
            "chinese", "Chinese", Superko.POSITIONAL, False, Scoring.AREA, Decimal("7.5"),
            Handicap.FREE, Bonus.ALL, Ending.FOUR_PASSES,
            "Area counting, no suicide, a point to White for each handicap stone.",
            "Chinese rules as computer programs play them", _HALF,
        ),
        Rules(
            "aga", "AGA", Superko.SITUATIONAL, False, Scoring.AREA, Decimal("7.5"),
            Handicap.FIXED, Bonus.ONE_LESS, Ending.FOUR_PASSES,
            "Area counting, no suicide, no repetition with the same player to move.",
            "American Go Association rules", _HALF,
        ),
        Rules(
            "kgs-cleanup", "KGS clean-up", Superko.POSITIONAL, False, Scoring.AREA,
            Decimal("7.5"), Handicap.FREE, Bonus.ALL, Ending.CLEANUP,
            "After one disagreement dead stones are captured by hand.",
            "KGS Computer Go Tournament rules, as proposed",
        ),
        Rules(
            "japanese", "Japanese-style", Superko.SIMPLE, False, Scoring.TERRITORY_NO_SEKI,
            Decimal("6.5"), Handicap.FIXED, Bonus.ZERO, Ending.PLAYOUT,
            "Territory and prisoners; disputes are played out on a second board.",
            "Territory counting after common Japanese practice", _HALF,
        ),
    )
}  # fmt: skip
"""Every named rule set by its id, in the order they are offered."""

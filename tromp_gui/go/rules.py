"""Rules as points in a space of axes, and the named sets."""

from decimal import Decimal
from enum import Enum
from typing import NamedTuple


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
    """Stones, and empty points that reach only the player's own colour (Tromp, rule 9)."""
    AREA_1995 = "area-1995"
    """Stones, and empty points that do not reach the opponent (Taylor 1995, rule 7)."""
    TERRITORY = "territory"
    """Surrounded points less the player's own stones among the prisoners (Lasker-Maas)."""
    TERRITORY_NO_SEKI = "territory-no-seki"
    """As territory, but nothing counts in seki."""


class Handicap(Enum):
    """Where handicap stones go."""

    NONE = "none"
    FREE = "free"
    """Black's first n turns are n consecutive moves."""
    FREE_PASSES = "free-passes"
    """As free, and White passes after each of them but the last: those grids are White's too."""
    FIXED = "fixed"
    """n stones on the traditional points."""

    @property
    def is_free(self) -> bool:
        """Whether handicap stones are moves."""
        return self in (Handicap.FREE, Handicap.FREE_PASSES)


class Bonus(Enum):
    """White's compensation in points for n handicap stones."""

    ZERO = "0"
    ONE_LESS = "n-1"
    ALL = "n"


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

    def is_over(self, passes: int, pairs: int) -> bool:
        """Whether the passes alone have ended the game.

        `passes` are the consecutive ones just made, `pairs` how often two followed each other since
        the start, the last ones among them. If the first pair opens an agreement or a second phase,
        the next two consecutive passes end the game, directly or later; `playout` never ends by
        passes alone.
        """
        if self is Ending.AS_IS:
            return passes >= 2
        if self is Ending.PLAYOUT:
            return False
        return passes >= 4 or (self in _ONE_PAIR and passes >= 2 and pairs >= 2)

    def are_statements(self, pairs: int) -> bool:
        """Whether two such passes are only statements, not turns, if the game continues.

        Taylor 1995 (comment 6 and the thread of 1996): the first pair of a game; Taylor 2001
        (comment 6): every pair.
        """
        return self is Ending.TAYLOR_2001 or (self is Ending.TAYLOR_1995 and pairs == 1)


_ONE_PAIR = (Ending.TAYLOR_1995, Ending.CLEANUP, Ending.LASKER_MAAS)


class Rules(NamedTuple):
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

    def on_second_board(self) -> "Rules":
        """The rules of a play-out (Tromp page, "Japanese rules"): superko; two passes end it."""
        simple = self.superko is Superko.SIMPLE
        superko = Superko.POSITIONAL if simple else self.superko
        return self._replace(superko=superko, ending=Ending.AS_IS)


_HALF = Decimal("0.5")

TROMP_TAYLOR = Rules(
    "tromp-taylor", "Tromp–Taylor", Superko.POSITIONAL, True, Scoring.AREA, Decimal(7),
    Handicap.FREE, Bonus.ZERO, Ending.FOUR_PASSES,
    "No position may repeat, suicide is allowed, and you own what only your stones reach.",
    "Tromp’s wording, with his amendment on dead stones",
)  # fmt: skip

RULE_SETS: dict[str, Rules] = {
    rules.id: rules
    for rules in (
        TROMP_TAYLOR,
        Rules(
            "tromp-taylor-logical", "Tromp–Taylor, logical", Superko.POSITIONAL, True,
            Scoring.AREA, Decimal(0), Handicap.NONE, Bonus.ZERO, Ending.AS_IS,
            "The ten statements and nothing else: two passes end the game as it stands.",
            "Tromp’s wording, rules 1 to 10",
        ),
        Rules(
            "tromp-taylor-1995", "Tromp–Taylor 1995", Superko.TAYLOR, True, Scoring.AREA_1995,
            Decimal(7), Handicap.FREE, Bonus.ZERO, Ending.TAYLOR_1995,
            "Never leave a position twice; after one disagreement passes are formal.",
            "Taylor’s concise rules, 1995",
        ),
        Rules(
            "tromp-taylor-2001", "Tromp–Taylor 2001", Superko.TAYLOR, True, Scoring.AREA,
            Decimal(7), Handicap.FREE, Bonus.ZERO, Ending.TAYLOR_2001,
            "Never leave a position twice; passes before a disagreement are unofficial.",
            "Taylor’s logical rules, 2001",
        ),
        Rules(
            "lasker-maas", "Lasker–Maas", Superko.POSITIONAL, False, Scoring.TERRITORY,
            Decimal(6), Handicap.FREE, Bonus.ZERO, Ending.LASKER_MAAS,
            "Territory in two phases: what is disputed is played out with the prisoners.",
            "Lasker and Maas, territory rules",
        ),
        Rules(
            "new-zealand", "New Zealand", Superko.TAYLOR, True, Scoring.AREA, Decimal(7),
            Handicap.FREE_PASSES, Bonus.ZERO, Ending.FOUR_PASSES,
            "Area counting, suicide allowed; no player may leave the same position twice.",
            "The New Zealand Go Society’s rules",
        ),
        Rules(
            "chinese", "Chinese", Superko.POSITIONAL, False, Scoring.AREA, Decimal("7.5"),
            Handicap.FREE, Bonus.ALL, Ending.FOUR_PASSES,
            "Area counting, no suicide, one point to White for each handicap stone.",
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
            "After one disagreement, two passes end the game with every stone alive.",
            "KGS Computer Go Tournament rules, as proposed", _HALF,
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

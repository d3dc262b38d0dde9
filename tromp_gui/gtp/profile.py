"""What an engine has reported about itself, and what that means for a game with it."""

from enum import Enum
from typing import NamedTuple

from tromp_gui.go.grid import Grid
from tromp_gui.go.rules import Ending, Rules, Superko

CLEAN_UP = "kgs-genmove_cleanup"
"""The command for a move that is a pass only once no dead stone is left to capture (KGS)."""

_LARGEST_OF_GTP = 25
"""GTP names no column past Z (2.11 "Vertices")."""


class Family(Enum):
    """Engines whose behaviour is known; the value begins their answer to `name`."""

    GNU_GO = "gnu go"
    KATAGO = "katago"
    PACHI = "pachi"
    LEELA_ZERO = "leela zero"
    TROMP_GUI = "tromp-gui"
    OTHER = ""


class AnalysisKind(Enum):
    """Which analysis command an engine has; the value is the command."""

    NONE = ""
    LZ = "lz-analyze"
    KATA = "kata-analyze"


class LimitKind(Enum):
    """What an engine cannot do, or what cannot be sent to it."""

    RECTANGLE = "rectangle"
    SIZE = "size"
    SUICIDE = "suicide"
    """It forbids suicide of several stones; after such a move its board differs from ours."""
    SUPERKO = "superko"
    """It may play what superko forbids; the program refuses such a move."""
    RULES = "rules"
    """It has no command for the rules, so it counts and plays by its own."""
    KOMI = "komi"
    SETUP = "setup"
    """It has no command for stones that were set up."""
    TIME = "time"
    CLEAN_UP = "clean-up"
    """It has no command for capturing dead stones: where every stone counts, it may pass."""
    START_COMMAND = "start-command"
    """It refused a command that was to be sent at the start."""


class Limit(NamedTuple):
    """Something an engine does not support; `detail` is the value in question, plain text."""

    kind: LimitKind
    detail: str = ""


class Profile(NamedTuple):
    """The answers to `name`, `version` and `list_commands`.

    `arguments` are those it was started with, `time_systems` the words of
    `kata-list_time_settings`.
    """

    name: str = ""
    version: str = ""
    commands: frozenset[str] = frozenset()
    arguments: tuple[str, ...] = ()
    time_systems: frozenset[str] = frozenset()

    def knows(self, command: str) -> bool:
        """Whether a command is among those it listed (case counts)."""
        return command in self.commands

    @property
    def family(self) -> Family:
        """The family of this engine."""
        name = self.name.strip().lower()
        return next((each for each in Family if name.startswith(each.value)), Family.OTHER)

    @property
    def has_rectangles(self) -> bool:
        """Whether a rectangle can be sent safely; `boardsize W H` is never tried."""
        return self.knows("rectangular_boardsize")

    @property
    def analysis(self) -> AnalysisKind:
        """The best analysis command it has."""
        for kind in (AnalysisKind.KATA, AnalysisKind.LZ):
            if self.knows(kind.value):
                return kind
        return AnalysisKind.NONE

    @property
    def reports_as_configured(self) -> bool:
        """Whether whose win rates it reports depends on its configuration: KataGo's does, which
        may be any file, on another computer too.
        """
        is_kata = self.analysis is AnalysisKind.KATA and self.knows("kata-raw-nn")
        return is_kata and self.family is not Family.TROMP_GUI

    @property
    def cancellable_search(self) -> str:
        """The command that searches without playing and ends at any other; "" if it has none."""
        return "kata-search_cancellable" if self.knows("kata-search_cancellable") else ""

    @property
    def captures_dead(self) -> bool:
        """Whether it can be told to capture dead stones before it passes."""
        return self.knows(CLEAN_UP) or self.knows("kata-set-rules")

    @property
    def lists_dead(self) -> bool:
        """Whether it can list the dead stones."""
        return self.knows("final_status_list")

    @property
    def rules_command(self) -> str:
        """The command that sets its rules: `kata-set-rules`, `kgs-rules`, or ""."""
        return next((name for name in ("kata-set-rules", "kgs-rules") if self.knows(name)), "")

    @property
    def sizes(self) -> tuple[int, int]:
        """The shortest and the longest side it supports, as far as its family is known."""
        return _SIZES[self.family]


_SIZES = {
    Family.GNU_GO: (1, 19),
    Family.KATAGO: (2, 19),
    Family.PACHI: (2, 19),
    Family.LEELA_ZERO: (19, 19),
    Family.TROMP_GUI: (1, 52),
    Family.OTHER: (1, _LARGEST_OF_GTP),
}

_STRICT = {"--positional-superko", "--situational-superko"}
_SUICIDAL = {"--allow-suicide", "--allow-all-suicide"}


def can(profile: Profile, rules: Rules, grid: Grid) -> tuple[Limit, ...]:
    """What this engine cannot do in a game under `rules` on a board of this size.

    Known before the game, from its family and its arguments; empty if nothing is known to be
    missing. RECTANGLE and SIZE make a game impossible, the others only ask for care.
    """
    return (*sizes_lacked(profile, grid), *_rules_lacked(profile, rules))


def sizes_lacked(profile: Profile, grid: Grid) -> tuple[Limit, ...]:
    """Why a game on a board of this size is impossible; empty if it is not."""
    least, most = profile.sizes
    shortest, longest = sorted((grid.rows, grid.columns))
    if shortest < least or longest > most:
        return (Limit(LimitKind.SIZE, f"{least}–{most}"),)
    if grid.rows != grid.columns and not profile.has_rectangles:
        return (Limit(LimitKind.RECTANGLE, f"{grid.columns}×{grid.rows}"),)
    return ()


def _rules_lacked(profile: Profile, rules: Rules) -> tuple[Limit, ...]:
    limits = []
    if rules.suicide and not _plays_suicide(profile):
        limits.append(Limit(LimitKind.SUICIDE))
    if rules.superko is not Superko.SIMPLE and not _keeps_superko(profile):
        limits.append(Limit(LimitKind.SUPERKO))
    if not profile.rules_command:
        limits.append(Limit(LimitKind.RULES))
    if rules.ending is Ending.AS_IS and not profile.captures_dead:
        limits.append(Limit(LimitKind.CLEAN_UP))
    return tuple(limits)


def _plays_suicide(profile: Profile) -> bool:
    if profile.family is Family.GNU_GO:
        return bool(_SUICIDAL.intersection(profile.arguments))
    return profile.family in (Family.KATAGO, Family.TROMP_GUI, Family.OTHER)


def _keeps_superko(profile: Profile) -> bool:
    if profile.family is Family.GNU_GO:
        return bool(_STRICT.intersection(profile.arguments))
    return profile.family in (Family.KATAGO, Family.TROMP_GUI, Family.OTHER)

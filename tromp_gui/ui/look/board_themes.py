"""The looks of a board, as data. No Qt."""

from enum import Enum
from typing import NamedTuple

from tromp_gui.go.point import Color


class StoneStyle(Enum):
    """How stones are drawn."""

    NATURAL = "natural"
    """Slate and shell, with shadows."""
    FLAT = "flat"
    """Discs with a hairline edge."""
    CONTRAST = "contrast"
    """Pure black and white, each ringed in the other colour."""
    INK = "ink"
    """Black discs and black rings, as on paper."""


class BoardTheme(NamedTuple):
    """One look; colours are "#RRGGBB", lengths are in cells.

    `light`, `mid`, `dark` are the wood (all equal: a flat board), `grain` the strength of its
    rings, `slate` how light black natural stones are (dark wood needs darker ones), `shadow` the
    opacity of a stone's shadow, `accent` the colour of pointing marks, `casing` the colour around
    them that separates them from wood and stones. `jitter` is how far a stone may lie off its
    point. `diamonds` gives White's territory another shape. The pictures are paths of images that
    replace wood and stones.
    """

    name: str
    light: str
    mid: str
    dark: str
    line: str
    letters: str
    accent: str = "#0F6674"
    casing: str = "#FFFFFF"
    grain: float = 0.0
    stones: StoneStyle = StoneStyle.FLAT
    slate: float = 1.0
    shadow: float = 0.0
    jitter: float = 0.0
    line_share: float = 0.028
    line_opacity: float = 0.74
    letter_floor: float = 9.0
    letter_weight: int = 500
    diamonds: bool = False
    board_picture: str = ""
    black_pictures: tuple[str, ...] = ()
    white_pictures: tuple[str, ...] = ()

    def pictures(self, stone: Color) -> tuple[str, ...]:
        """The image files for stones of a colour; empty if the stones are drawn."""
        return self.black_pictures if stone is Color.BLACK else self.white_pictures


KAYA = BoardTheme(
    name="kaya",
    light="#EACB92",
    mid="#DFBB7C",
    dark="#CBA263",
    line="#3B2A12",
    letters="#4A3716",
    grain=0.9,
    stones=StoneStyle.NATURAL,
    shadow=0.42,
    jitter=0.022,
)
MAPLE = BoardTheme(
    name="maple",
    light="#F1DFBB",
    mid="#EBD5A9",
    dark="#DFC490",
    line="#463723",
    letters="#5E4B2F",
    grain=0.55,
    stones=StoneStyle.NATURAL,
    shadow=0.42,
    jitter=0.022,
)
DUSK = BoardTheme(
    name="dusk",
    light="#8F7150",
    mid="#856746",
    dark="#785B3D",
    line="#0C0704",
    letters="#FFFFFF",
    accent="#62C3CF",
    casing="#0C1719",
    grain=0.8,
    stones=StoneStyle.NATURAL,
    slate=0.4,
    line_opacity=0.9,
    shadow=0.50,
    jitter=0.022,
)
FLAT = BoardTheme(
    name="flat", light="#EBD3A0", mid="#EBD3A0", dark="#EBD3A0", line="#5A4624", letters="#5F4A26"
)
HIGH_CONTRAST = BoardTheme(
    name="high-contrast",
    light="#8B7251",
    mid="#8B7251",
    dark="#8B7251",
    line="#000000",
    letters="#000000",
    accent="#FFD60A",
    casing="#000000",
    stones=StoneStyle.CONTRAST,
    line_share=0.05,
    line_opacity=1.0,
    letter_floor=11.0,
    letter_weight=600,
)
COLOR_SAFE = BoardTheme(
    name="color-safe",
    light="#D9DCDD",
    mid="#D9DCDD",
    dark="#D9DCDD",
    line="#4A4F52",
    letters="#4A4F52",
    accent="#0B4F8A",
    diamonds=True,
)

PRINT = BoardTheme(
    name="print",
    light="#FFFFFF",
    mid="#FFFFFF",
    dark="#FFFFFF",
    line="#000000",
    letters="#000000",
    accent="#000000",
    stones=StoneStyle.INK,
    line_share=0.03,
    line_opacity=1.0,
)
"""Black on white, for printing and drawings."""

THEMES = {theme.name: theme for theme in (KAYA, MAPLE, DUSK, FLAT, HIGH_CONTRAST, COLOR_SAFE)}
"""All built-in looks with a board, by name, in the order in which they are offered."""

OFFERED = {**THEMES, PRINT.name: PRINT}
"""All built-in looks that can be chosen."""


class BadTheme(Exception):
    """Why a user's theme cannot be used, in one sentence."""


class BoardLook(NamedTuple):
    """A board's theme, whether stones lie slightly off-centre, and whether they are animated."""

    theme: BoardTheme = KAYA
    is_off_grid: bool = True
    has_motion: bool = False


def plain(theme: BoardTheme) -> BoardTheme:
    """The same colours without grain, shadows and variants of stones."""
    if theme.stones is not StoneStyle.NATURAL and not _has_pictures(theme):
        return theme
    natural = theme.stones is StoneStyle.NATURAL
    return theme._replace(
        light=theme.mid,
        dark=theme.mid,
        grain=0.0,
        stones=StoneStyle.FLAT if natural else theme.stones,
        shadow=0.0,
        jitter=0.0,
        board_picture="",
        black_pictures=(),
        white_pictures=(),
    )


def _has_pictures(theme: BoardTheme) -> bool:
    return bool(theme.board_picture or theme.black_pictures or theme.white_pictures)

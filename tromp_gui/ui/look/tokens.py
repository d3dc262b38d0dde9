"""The colours and measures of the window (all but the board), as data. No Qt.

The contrast of text on window, table and card is at least 4.5:1, that of shapes that carry meaning
3:1, that of everything in high contrast 7:1 (tests/ui/look/test_tokens.py).
"""

from typing import NamedTuple

GAP = 12
"""Between cards, and between a card and the row below it."""
COLUMN_PADDING = 16
"""Between the column's edge and its cards."""
CARD_PADDING = 16
"""Between a card's edge and its content."""
HEAD_GAP = 6
"""Between a section head and its card."""
BLUR = 5
"""How far a card's shadow extends, in pixels; it is offset downwards by one pixel."""
SECTION_GAP = 16
"""Between a card and the next section head."""
MENU_HEIGHT = 36
NAVIGATION_HEIGHT = 48
STATUS_HEIGHT = 30
BUTTON_HEIGHT = 36
CARD_BUTTON_HEIGHT = 30
AGREEMENT_HEIGHT = 44
ROW_HEIGHT = 27
CHECK_BOX = 18
LEDGER_ROW_HEIGHT = 30
HIT_TARGET = 28
"""The minimum side of anything that can be clicked."""
COLUMN_LEAST = 320
COLUMN_MOST = 640
COLUMN_WIDE = 480
"""From this column width on, cards stand side by side."""


class ChromeTheme(NamedTuple):
    """One look of the window. Colours are `#RRGGBB`, lengths logical pixels, alphas 0 to 1.

    `hairline` is decoration only, `edge` the border of what can have the focus; `selected` and
    `on_selected` are for the chosen segment of a switch, `track` and `groove` for switches and the
    slider, `handle` for the slider's handle; `stone_rim` is drawn around a black stone in the
    window, '' for none.
    """

    name: str
    window: str
    table: str
    card: str
    hairline: str
    edge: str
    text: str
    text2: str
    accent: str
    on_accent: str
    accent_soft: str
    danger: str
    warn: str
    good: str
    strip: str
    on_strip: str
    selected: str
    on_selected: str
    track: str
    groove: str
    handle: str
    stone_rim: str
    shadow: float
    radius: int = 8
    radius_small: int = 6
    line: int = 1
    icon_stroke: float = 1.75
    tip: str = "#24292D"
    on_tip: str = "#FFFFFF"
    tip_edge: str = "#24292D"

    @property
    def hover(self) -> str:
        """The fill of a plain button under the pointer."""
        return mix(self.card, self.text, 0.06)

    @property
    def pressed(self) -> str:
        """The fill of a plain button that is held down."""
        return mix(self.card, self.text, 0.12)

    @property
    def disabled(self) -> str:
        """The ink of what is disabled."""
        return mix(self.card, self.text2, 0.55)


def channels(color: str) -> tuple[int, int, int]:
    """Red, green and blue (0 to 255) of `#RRGGBB`."""
    return int(color[1:3], 16), int(color[3:5], 16), int(color[5:7], 16)


def mix(background: str, ink: str, share: float) -> str:
    """`background` blended with `share` (0 to 1) of `ink`, as `#RRGGBB`."""
    pairs = zip(channels(background), channels(ink), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * share):02X}" for a, b in pairs)


LIGHT = ChromeTheme(
    name="light",
    window="#F4F2ED",
    table="#E6E2D9",
    card="#FFFFFF",
    hairline="#DCD7CC",
    edge="#8C8472",
    text="#1E2225",
    text2="#5A6066",
    accent="#0F6674",
    on_accent="#FFFFFF",
    accent_soft="#DDECEE",
    danger="#A93226",
    warn="#865600",
    good="#2A6E44",
    strip="#FBF1DD",
    on_strip="#5F3D00",
    selected="#FFFFFF",
    on_selected="#1E2225",
    track="#E6E2D9",
    groove="#BDB6A8",
    handle="#FFFFFF",
    stone_rim="",
    shadow=0.10,
)

DARK = ChromeTheme(
    name="dark",
    window="#191B1D",
    table="#121415",
    card="#232629",
    hairline="#363B3F",
    edge="#7A8287",
    text="#ECE9E2",
    text2="#A6ABAF",
    accent="#62C3CF",
    on_accent="#06262B",
    accent_soft="#203A3F",
    danger="#F28B7D",
    warn="#E5B860",
    good="#7CC796",
    strip="#332B1B",
    on_strip="#F3DCAE",
    selected="#34393D",
    on_selected="#ECE9E2",
    track="#121415",
    groove="#363B3F",
    handle="#3A4044",
    stone_rim="#7A8287",
    shadow=0.35,
)

HIGH_CONTRAST = ChromeTheme(
    name="high-contrast",
    window="#000000",
    table="#000000",
    card="#000000",
    hairline="#FFFFFF",
    edge="#FFFFFF",
    text="#FFFFFF",
    text2="#FFFFFF",
    accent="#FFD60A",
    on_accent="#000000",
    accent_soft="#332B00",
    danger="#FF9D8F",
    warn="#FFD60A",
    good="#8CF0AC",
    strip="#332B00",
    on_strip="#FFFFFF",
    selected="#FFD60A",
    on_selected="#000000",
    track="#000000",
    groove="#FFFFFF",
    handle="#000000",
    stone_rim="#FFFFFF",
    shadow=0.0,
    radius=4,
    radius_small=4,
    line=2,
    icon_stroke=2.25,
    tip="#000000",
    tip_edge="#FFFFFF",
)

THEMES = (LIGHT, DARK, HIGH_CONTRAST)

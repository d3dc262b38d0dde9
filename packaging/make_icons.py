"""Write the program's icon: PNGs for the resources, an SVG for desktop systems.

Run it from the checkout after a change of the icon: `python packaging/make_icons.py`.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from PySide6.QtCore import QRectF
from PySide6.QtGui import QGuiApplication

from tromp_gui.ui.window import app_icon

ROOT = Path(__file__).resolve().parent.parent
SIDE = 512


def svg() -> str:
    """The icon as a drawing without grain, in the measures of the pictures."""
    margin = SIDE * app_icon.MARGIN
    tile = QRectF(margin, 0.8 * margin, SIDE - 2 * margin, SIDE - 2 * margin)
    outline = " ".join(f"{p.x():.1f},{p.y():.1f}" for p in app_icon.tile_outline(tile, 120))
    cell = tile.width() * app_icon.CELL
    left, top = tile.center().x() - cell / 2, tile.center().y() - cell / 2
    lines = "".join(
        f"M{left + cell * i:.1f} {tile.top():.1f}V{tile.bottom():.1f}"
        f"M{tile.left():.1f} {top + cell * i:.1f}H{tile.right():.1f}"
        for i in (0, 1)
    )
    radius = cell * app_icon.STONE / 2
    return f"""<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SIDE} {SIDE}">
<defs>
<linearGradient id="wood" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#F5DBA6"/>
<stop offset=".5" stop-color="{app_icon.MID}"/><stop offset="1" stop-color="{app_icon.DARK}"/>
</linearGradient>
<radialGradient id="slate" cx=".4" cy=".36" r=".65"><stop stop-color="#4A4D50"/>
<stop offset=".6" stop-color="#2B2D2F"/><stop offset="1" stop-color="#131517"/></radialGradient>
<radialGradient id="shell" cx=".39" cy=".35" r=".72"><stop stop-color="#FFFFFF"/>
<stop offset=".66" stop-color="#F3EFE7"/><stop offset="1" stop-color="#CFC6B6"/></radialGradient>
<clipPath id="tile"><polygon points="{outline}"/></clipPath>
</defs>
<polygon points="{outline}" fill="url(#wood)"/>
<path clip-path="url(#tile)" stroke="{app_icon.INK}" stroke-width="{SIDE * 0.013:.1f}" d="{lines}"/>
<circle cx="{left + cell + 4:.1f}" cy="{top + 9:.1f}" r="{radius:.1f}" opacity=".3"/>
<circle cx="{left + 4:.1f}" cy="{top + cell + 9:.1f}" r="{radius:.1f}" opacity=".3"/>
<circle cx="{left + cell:.1f}" cy="{top:.1f}" r="{radius:.1f}" fill="url(#slate)"/>
<circle cx="{left:.1f}" cy="{top + cell:.1f}" r="{radius:.1f}" fill="url(#shell)"/>
</svg>
"""


def write(folder: Path) -> list[Path]:
    """Write all pictures into `folder`, made where missing; returns their paths."""
    folder.mkdir(parents=True, exist_ok=True)
    written = []
    for size in app_icon.SIZES:
        path = folder / f"tromp-gui-{size}.png"
        if not app_icon.draw_app_icon(size).save(str(path)):
            raise OSError(f"{path} could not be written")
        written.append(path)
    drawing = folder / "tromp-gui.svg"
    drawing.write_text(svg(), encoding="utf-8")
    return [*written, drawing]


if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QGuiApplication(sys.argv)
    for path in write(ROOT / "resources" / "icons"):
        print(path.relative_to(ROOT))

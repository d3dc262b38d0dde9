"""From the start of the process to the first painted board, beside a bare PySide6 window.

Each program runs as a process of its own, offscreen, in turn; medians of several rounds are
compared. Ours takes the road of the command `tromp-gui`. The floor paints a board of lines and
stones in one bare widget.
"""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROUNDS = 9
REACH = 1.35

FLOOR = """
import os, sys
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QApplication, QWidget
class Board(QWidget):
    def paintEvent(self, event):
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor("#DFBB7C"))
        for i in range(19):
            painter.drawLine(20, 20 + 40 * i, 740, 20 + 40 * i)
            painter.drawLine(20 + 40 * i, 20, 20 + 40 * i, 740)
        painter.setBrush(QColor("black"))
        for i in range(361):
            painter.drawEllipse(5 + 40 * (i % 19), 5 + 40 * (i // 19), 30, 30)
        painter.end()
        os._exit(0)
app = QApplication(sys.argv[:1])
board = Board()
board.resize(1280, 800)
board.show()
app.exec()
"""

OURS = """
import os
from tromp_gui.session.file.quiet import no_collecting
with no_collecting():
    from tromp_gui.ui.board.view import BoardView
paint = BoardView.paintEvent
def painted(self, event):
    paint(self, event)
    os._exit(0)
BoardView.paintEvent = painted
from tromp_gui.cli.main import main
main([])
"""


SCREEN = {
    "name": "bench", "x": 0, "y": 0, "width": 1920, "height": 1080, "dpr": 1,
    "logicalDpi": 96, "logicalBaseDpi": 96,
}  # fmt: skip
"""Qt's own offscreen screen is too small for the window that a person sees first."""


def seconds(code: str, screen: Path) -> float:
    """How long a process with this code lives, before a screen described in a file."""
    environment = {**os.environ, "QT_QPA_PLATFORM": f"offscreen:configfile={screen}"}
    begun = time.perf_counter()
    subprocess.run([sys.executable, "-c", code], env=environment, check=True, capture_output=True)
    return time.perf_counter() - begun


def main() -> None:
    """Print the figures."""
    times: dict[str, list[float]] = {"floor": [], "ours": []}
    with tempfile.TemporaryDirectory() as folder:
        screen = Path(folder) / "screen.json"
        screen.write_text(json.dumps({"screens": [SCREEN]}))
        seconds(OURS, screen)
        for _ in range(ROUNDS):
            times["floor"].append(seconds(FLOOR, screen))
            times["ours"].append(seconds(OURS, screen))
    floor, ours = (statistics.median(times[name]) for name in ("floor", "ours"))
    verdict = "reached" if ours <= REACH * floor else "NOT reached"
    print(f"first painted board: {1000 * ours:.0f} ms, bare window {1000 * floor:.0f} ms,")
    print(f"ratio {ours / floor:.2f} (to reach {REACH}): {verdict}")


if __name__ == "__main__":
    main()

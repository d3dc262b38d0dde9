"""A start without a file, beside a bare PySide6 window: python bench/startup.py [ROUNDS] [COMMAND]

Each program runs as a process of its own, in turn, before a screen of Qt's own (or the one of
QT_QPA_PLATFORM). Two figures are taken from outside: what passes until the first board is painted,
and the CPU time until the process has used none for a second and a half. Ours takes the road of
the command `tromp-gui`; the floor paints a board of lines and stones in one bare widget. COMMAND
is another program, of which the second figure is taken.

The ratios are medians of pairs. CPU times (user and system) are compared, since others may have
the machine; times on the clock are given beside them. Linux.
"""

from __future__ import annotations

import json
import os
import shlex
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from subprocess import DEVNULL
from typing import NamedTuple

ROUNDS = 9
PAINTED, QUIET = 1.25, 0.35
"""To reach: times the floor's CPU until painted; seconds of CPU until quiet."""
REST = 1.5

FLOOR = """
import sys
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
        painted()
app = QApplication(sys.argv[:1])
board = Board()
board.resize(1280, 800)
board.show()
app.exec()
"""

OURS = """
from tromp_gui.session.file.garbage import collection_paused
with collection_paused():
    from tromp_gui.session.plain_import import use_plain_import
    use_plain_import()
    from tromp_gui.ui.board.view import BoardView
paint = BoardView.paintEvent
def painting(self, event):
    paint(self, event)
    painted()
BoardView.paintEvent = painting
from tromp_gui.cli.main import main
main([])
"""


SCREEN = {
    "name": "bench", "x": 0, "y": 0, "width": 1920, "height": 1080, "dpr": 1,
    "logicalDpi": 96, "logicalBaseDpi": 96,
}  # fmt: skip
"""Qt's own offscreen screen is too small for the window that a person sees first."""

LEAVE = "import os\ndef painted(): os._exit(0)\n"
STAY = "def painted(): pass\n"


class Cost(NamedTuple):
    """Seconds: CPU time (user and system), and on the clock."""

    cpu: float
    clock: float


def until_end(command: list[str], environment: dict[str, str]) -> Cost:
    """The cost of a process that ends by itself."""
    begun = time.perf_counter()
    process = subprocess.Popen(command, env=environment, stdout=DEVNULL, stderr=DEVNULL)
    return reaped(process, begun)


def until_quiet(command: list[str], environment: dict[str, str]) -> Cost:
    """The cost of a process until it is idle, and then end it."""
    begun = time.perf_counter()
    process = subprocess.Popen(
        command, env=environment, stdout=DEVNULL, stderr=DEVNULL, start_new_session=True
    )
    used, since = ticks(process.pid), time.perf_counter()
    while time.perf_counter() - since < REST:
        time.sleep(0.05)
        now = ticks(process.pid)
        if now != used:
            used, since = now, time.perf_counter()
    os.killpg(process.pid, signal.SIGKILL)
    return reaped(process, begun + time.perf_counter() - since)


def reaped(process: subprocess.Popen[bytes], begun: float) -> Cost:
    """The cost of a process that ends now."""
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    return Cost(usage.ru_utime + usage.ru_stime, time.perf_counter() - begun)


def ticks(pid: int) -> str:
    """The CPU time of a process so far, in units of the kernel."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return " ".join(fields[11:13])


def ratio(costs: dict[str, list[Cost]]) -> str:
    """The median ratios of ours to the floor, pair by pair."""
    pairs = list(zip(costs["ours"], costs["floor"], strict=True))
    cpu = statistics.median(ours.cpu / floor.cpu for ours, floor in pairs)
    clock = statistics.median(ours.clock / floor.clock for ours, floor in pairs)
    return f"{cpu:.2f} x its CPU, {clock:.2f} x its time"


def told(costs: list[Cost]) -> str:
    """The least and the median CPU time, and the median time."""
    cpu, clock = sorted(cost.cpu for cost in costs), [cost.clock for cost in costs]
    return (
        f"{1000 * cpu[0]:4.0f} ms of CPU at least, {1000 * statistics.median(cpu):4.0f} in the"
        f" middle, after {1000 * statistics.median(clock):5.0f} ms"
    )


def main() -> None:
    """Print the figures."""
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else ROUNDS
    python, beside = [sys.executable, "-c"], [shlex.split(each) for each in sys.argv[2:3]]
    painted: dict[str, list[Cost]] = {"floor": [], "ours": []}
    quiet: dict[str, list[Cost]] = {"floor": [], "ours": [], **({"beside": []} if beside else {})}
    with tempfile.TemporaryDirectory() as folder:
        environment = prepared(Path(folder))
        until_end([*python, LEAVE + OURS], environment)  # compiles what is not yet
        for _ in range(rounds):
            for name, code in (("floor", FLOOR), ("ours", OURS)):
                painted[name].append(until_end([*python, LEAVE + code], environment))
                quiet[name].append(until_quiet([*python, STAY + code], environment))
            for command in beside:
                quiet["beside"].append(until_quiet(command, environment))
    for title, costs in (("first board painted", painted), ("quiet", quiet)):
        print(title)
        for name, taken in costs.items():
            print(f"  {name:7} {told(taken)}")
        print(f"  ours is {ratio(costs)}")
    print(f"to reach: {PAINTED} x until painted, {QUIET} s of CPU until quiet")


def prepared(folder: Path) -> dict[str, str]:
    """The environment of a new user, in a folder."""
    screen = folder / "screen.json"
    screen.write_text(json.dumps({"screens": [SCREEN]}))
    homes = {f"XDG_{kind}_HOME": str(folder) for kind in ("CONFIG", "DATA", "CACHE")}
    platform = {"QT_QPA_PLATFORM": f"offscreen:configfile={screen}"}
    environment = {**platform, **os.environ, **homes}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)  # an installed program is compiled
    return environment


if __name__ == "__main__":
    main()

"""A process in which a person plays against the built-in engine, to be killed while it thinks.

Started as `python -m tests.session.engine_victim`. It tells on standard output the number of the
engine's process, once that thinks.
"""

from __future__ import annotations

import sys

from PySide6.QtCore import QCoreApplication, QProcess, QTimer

from tests.session.scribbler import Harness
from tromp_gui.go.point import Color, Point
from tromp_gui.gtp.launch import Launch
from tromp_gui.match.player import BuiltIn, Level, Player, PlayingEngine
from tromp_gui.match.setup import Setup
from tromp_gui.session.engine.catalogue.registry import built_in
from tromp_gui.session.engine.pool import EnginePool
from tromp_gui.session.play.opponents import Opponents
from tromp_gui.session.play.player_engines import Standing


def _launch(engine: PlayingEngine) -> Launch:
    assert isinstance(engine, BuiltIn)
    return built_in(engine.level.value)


def main() -> int:
    """Play until killed."""
    app = QCoreApplication(sys.argv[:1])
    app.setApplicationName("tromp_gui")
    app.setOrganizationName("tromp_gui")
    harness = Harness()
    opponents = Opponents(harness.record, harness.match, _launch, EnginePool())
    white = Player.of_engine(BuiltIn(Level.FULL))
    harness.match.start(Setup(9, 9, white=white))
    harness.match.play(Point(4, 4))
    timer = QTimer(interval=20)

    def look() -> None:
        if opponents.standing(Color.WHITE) is not Standing.THINKING:
            return
        session = opponents.player_engines.session(Color.WHITE)
        assert session is not None
        for pump in session.engine.findChildren(QProcess):
            print(pump.processId(), flush=True)
        timer.stop()

    timer.timeout.connect(look)
    timer.start()
    return app.exec()


if __name__ == "__main__":
    sys.exit(main())

"""Runs the test of an engine and shows it."""

from __future__ import annotations

from collections import deque

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QGuiApplication

from tromp_gui.gtp.check import CheckReport
from tromp_gui.gtp.launch import Launch
from tromp_gui.session.engine.check import EngineCheck
from tromp_gui.session.engine.link import LogKind, LogLine
from tromp_gui.ui.engines.check_panel import CheckPanel

LATE = 5.0
"""Seconds until the output of a starting engine is shown."""
_ENDING = 3000
"""Milliseconds until the process of a cancelled test has ended."""
_TICK = 250
_TALK = 40


class CheckController(QObject):
    """Runs one test at a time and shows it in a panel.

    Signal: `fixed(Launch)`, the fix that the report offers is requested.
    """

    fixed = Signal(object)

    def __init__(self, panel: CheckPanel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._panel = panel
        self._check: EngineCheck | None = None
        self._talk: deque[str] = deque(maxlen=_TALK)
        self._clock = QTimer(self)
        self._clock.setInterval(_TICK)
        self._clock.timeout.connect(self._show_talk)
        panel.cancelled.connect(self._cancel)
        panel.fix_requested.connect(self._fix)
        panel.copied.connect(lambda text: QGuiApplication.clipboard().setText(text))

    def run(self, launch: Launch) -> None:
        """Test an engine, cancelling a test in progress."""
        self.stop()
        check = self._check = EngineCheck(launch, self)
        self._talk.clear()
        self._panel.show_talk((), "")
        check.changed.connect(self._show_report)
        check.logged.connect(self._keep)
        self._clock.start()
        check.start()

    def stop(self) -> None:
        """Cancel the running test and drop its result."""
        self._clock.stop()
        check, self._check = self._check, None
        if check is not None:
            check.changed.disconnect(self._show_report)
            check.cancel()
            QTimer.singleShot(_ENDING, check, check.deleteLater)

    def close(self) -> None:
        """Cancel the test, and delete this object once the process has ended."""
        self.stop()
        QTimer.singleShot(2 * _ENDING, self, self.deleteLater)

    def _show_report(self, report: CheckReport) -> None:
        if report.is_over:
            self._clock.stop()
            self._panel.show_talk((), "")
        self._panel.show_report(report)

    def _keep(self, lines: tuple[LogLine, ...]) -> None:
        said = (LogKind.ERROR, LogKind.STRAY)
        self._talk.extend(line.text for line in lines if line.kind in said)

    def _show_talk(self) -> None:
        """Show the engine's output if the test takes long."""
        check = self._check
        if check is not None and not check.report.is_over and check.seconds >= LATE:
            text = (
                self.tr("Running for {seconds} s. Output:")
                if self._talk
                else self.tr("Running for {seconds} s, no output yet.")
            )
            self._panel.show_talk(tuple(self._talk), text.format(seconds=int(check.seconds)))

    def _cancel(self) -> None:
        if self._check is not None:
            self._check.cancel()

    def _fix(self) -> None:
        fixed = self._check.report.diagnosis.fixed if self._check is not None else None
        if fixed is not None:
            self.fixed.emit(fixed)

"""The console at the bottom of the column, and the engine whose log it shows."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QGuiApplication

from tromp_gui.disk import FileProblem
from tromp_gui.session.engine.consoles import EngineLog
from tromp_gui.ui.engines.engine_status import doing
from tromp_gui.ui.shell.actions import Command
from tromp_gui.ui.shell.actions import CommandId as Id
from tromp_gui.ui.shell.actions import tr as _tr
from tromp_gui.ui.shell.parts import Parts
from tromp_gui.wording.files import file_problem

if TYPE_CHECKING:
    from tromp_gui.session.engine.link import LogLine
    from tromp_gui.ui.engines.console import ConsolePanel


class ConsoleController(QObject):
    """Builds the console when it is first opened."""

    def __init__(self, parts: Parts) -> None:
        super().__init__(parts.window)
        s, self._actions = parts.sessions, parts.actions
        self._window, self._column = parts.window, parts.column
        self._show_column, self._leave = parts.view.leave_start, parts.window.board.setFocus
        self._consoles, self._settings = s.consoles, s.settings
        self._panel: ConsolePanel | None = None
        self._log: EngineLog | None = None
        self._shows_errors = False
        self._touch = parts.situations.touch
        parts.actions.add(self.rows())

    def rows(self) -> list[Command]:
        return [
            Command(Id.CONSOLE, _tr("&Console"), ("Ctrl+J",), self.toggle,
                checked=lambda _: self.is_open, menu="engines.console"),
            Command(Id.CONSOLE_RUN, _tr("&Start the engine"), (), self._run,
                enabled=lambda _: self._may_run(), text_now=lambda _: self._run_text(),
                menu="console.log"),
            Command(Id.CONSOLE_COPY, _tr("&Copy the log as text"), (),
                self._copy, enabled=lambda _: self.is_open, menu="console.log"),
            Command(Id.CONSOLE_LOG, _tr("&Write the log to a file"), (),
                self._write, enabled=lambda _: self.is_open and self._log is not None,
                checked=lambda _: self._file != "", text_now=lambda _: self._log_text(),
                menu="console.log"),
        ]  # fmt: skip

    def _may_run(self) -> bool:
        log = self._log
        is_own = bool(self._idle_name) if log is None else self._consoles.is_own(log)
        return self.is_open and (is_own or self._command != "")

    @property
    def _is_running(self) -> bool:
        return self._log is not None and self._log.is_running

    @property
    def _command(self) -> str:
        """The typed command that the engine works on; "" if there is none."""
        return "" if self._log is None else self._log.session.engine.command

    @property
    def _file(self) -> str:
        """Where the log is written to; "" if it is not."""
        return "" if self._log is None else str(self._log.file or "")

    def _run_text(self) -> str:
        if self._command:
            return _tr("Stop “{command}”").format(command=self._command.replace("&", "&&"))
        return _tr("Stop the engine") if self._is_running else _tr("Start the engine")

    def _log_text(self) -> str:
        text = _tr("Stop writing {path}").format(path=self._file.replace("&", "&&"))
        return text if self._file else _tr("Write the log to a file")

    @property
    def is_open(self) -> bool:
        return self._panel is not None and not self._panel.isHidden()

    def toggle(self) -> None:
        """Open the console and focus it, or close it."""
        if self.is_open:
            self.close()
            return
        panel = self._panel or self._build()
        self._show_column()
        self._column.show_console(True)
        self._refresh()
        panel.input.setFocus()

    def close(self) -> None:
        """Close the console; the engines keep running."""
        self._column.show_console(False)
        self._leave()
        self._touch()

    def _build(self) -> ConsolePanel:
        from tromp_gui.ui.engines.console import ConsolePanel

        panel = self._panel = ConsolePanel(self._actions.__getitem__)
        self._column.put_console(panel)
        panel.input.remember(self._settings.console_history)
        panel.engine_chosen.connect(self._choose)
        panel.entered.connect(self._send)
        panel.turned.connect(self._turn)
        self._consoles.changed.connect(self._refresh)
        return panel

    # The engine

    def _refresh(self) -> None:
        """Update the list of engines; the current one stays, otherwise the latest is chosen."""
        panel, logs = self._panel, self._consoles.logs
        if panel is None:
            return
        if self._log not in logs:
            self._follow_log(logs[-1] if logs else None)
        names = [log.name for log in logs]
        names += [each.name for each in self._consoles.idle]
        at = logs.index(self._log) if self._log in logs else (0 if names else -1)
        panel.show_engines(names, at)
        self._show_state()

    def _choose(self, at: int) -> None:
        logs = self._consoles.logs
        self._follow_log(logs[at] if 0 <= at < len(logs) else None)
        self._show_state()

    def _follow_log(self, log: EngineLog | None) -> None:
        previous, self._log = self._log, log
        if previous is log:
            return
        if previous is not None:
            previous.appended.disconnect(self._on_log_lines)
            previous.changed.disconnect(self._show_state)
            previous.failed.disconnect(self._file_failed)
        if log is not None:
            log.appended.connect(self._on_log_lines)
            log.changed.connect(self._show_state)
            log.failed.connect(self._file_failed)
        self._show_log()

    @property
    def _idle_name(self) -> str:
        """The name of the chosen engine if it is not running; otherwise ''."""
        panel = self._panel
        if panel is None or self._log is not None:
            return ""
        return panel.engines.currentText()

    # Contents

    def _show_log(self) -> None:
        if self._panel is not None:
            log = self._log
            lines = () if log is None else log.errors if self._shows_errors else log.lines
            self._panel.log.show_lines(lines)

    def _on_log_lines(self, lines: tuple[LogLine, ...]) -> None:
        if self._panel is not None and self._log is not None:
            if self._shows_errors:
                lines = tuple(line for line in lines if line.is_error)
            self._panel.log.add_lines(lines)

    def _turn(self, shows_errors: bool) -> None:
        self._shows_errors = shows_errors
        self._show_log()

    def _show_state(self) -> None:
        panel, log = self._panel, self._log
        if panel is None:
            return
        if log is not None:
            said = doing(log.session.engine)
            panel.input.show_commands(log.commands)
        elif self._idle_name:
            said = self.tr("not started")
        else:
            said = self.tr("no engine is attached")
        panel.show_state(said, self._is_running, self._file != "")
        self._touch()

    # Actions

    def _send(self, command: str) -> None:
        panel = self._panel
        assert panel is not None
        panel.refuse("")
        self._settings.console_history = panel.input.history
        if self._log is None and self._idle_name:
            self._run()
        try:
            if self._log is None:
                raise RuntimeError
            self._log.ask(command)
        except RuntimeError:
            panel.refuse(self.tr("No engine is running. Start one first."))
        except ValueError:
            panel.refuse(self.tr("That is a comment, not a command."))

    def _run(self) -> None:
        """Start the engine, stop one started only for the console, or stop the typed command."""
        log, name = self._log, self._idle_name
        if log is None:
            started = self._consoles.start(name) if name else None
            self._follow_log(started)
            self._refresh()
        elif self._command:
            log.session.engine.end_command()
        elif log.is_running:
            log.session.stop()
        else:
            log.session.restart()

    def _copy(self) -> None:
        if self._panel is not None:
            text = self._panel.log.toPlainText()
            QGuiApplication.clipboard().setText(text + "\n" if text else "")

    # The log file

    def _write(self) -> None:
        log = self._log
        if log is not None and log.file is not None:
            log.stop_writing()
        elif log is not None:
            self._ask_file(log)
        self._show_state()

    def _ask_file(self, log: EngineLog) -> None:
        from tromp_gui.ui.kit.file_dialog import FileDialog

        title = self.tr("Write the log to a file")
        dialog = FileDialog(self._window, title, str(self._settings.folder / "engine.log"))
        dialog.setAcceptMode(FileDialog.AcceptMode.AcceptSave)
        dialog.setOption(FileDialog.Option.DontConfirmOverwrite)  # lines are appended
        dialog.selectFile(f"{_plain_name(log.name)}.log")
        dialog.fileSelected.connect(lambda path: self._write_to(log, Path(path)))
        dialog.finished.connect(lambda: QTimer.singleShot(0, self, self._show_state))
        dialog.open()

    def _write_to(self, log: EngineLog, path: Path) -> None:
        try:
            log.write_to(path)
        except FileProblem as problem:
            self._file_failed(problem)

    def _file_failed(self, problem: FileProblem) -> None:
        if self._panel is not None:
            self._panel.refuse(file_problem(problem))


def _plain_name(name: str) -> str:
    """A name with only the characters allowed in a file name."""
    return "".join(each if each.isalnum() or each in " -_" else "-" for each in name) or "engine"

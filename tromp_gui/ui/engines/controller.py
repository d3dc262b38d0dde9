"""Carries out in the list of engines what the dialog requests."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject

from tromp_gui.gtp.attached import AttachedEngine
from tromp_gui.gtp.launch import Launch
from tromp_gui.ui.engines.network_controller import NetworkController
from tromp_gui.ui.shell.actions import Command
from tromp_gui.ui.shell.parts import Parts

if TYPE_CHECKING:
    from tromp_gui.session.engine.catalogue.detected import DetectedEngines
    from tromp_gui.ui.engines.check_controller import CheckController
    from tromp_gui.ui.engines.dialogs import EnginesDialog


class EnginesController(QObject):
    """Opens the engines dialog, at most one."""

    def __init__(self, parts: Parts, network: NetworkController) -> None:
        super().__init__(parts.window)
        self._window, self._network = parts.window, network
        self._registry = parts.sessions.engines
        self._dialog: EnginesDialog | None = None
        self._offers: DetectedEngines | None = None
        self._check: CheckController | None = None
        self._at = 0
        parts.actions.add(self.rows())

    def rows(self) -> list[Command]:
        text = QCoreApplication.translate("commands", "&Engines…")
        return [Command("engines", text, ("Ctrl+Shift+J",), self.open, menu="engines.list")]

    def open(self, name: str = "") -> None:
        """Show the dialog, with the engine of this name selected if there is one."""
        self._registry.reload()
        if self._dialog is None:
            self._build()
        names = [each.name for each in self._registry.engines]
        if name in names:
            self._choose(names.index(name))
        assert self._dialog is not None
        self._dialog.show_in_front()

    def _build(self) -> None:
        from tromp_gui.session.engine.catalogue.detected import DetectedEngines
        from tromp_gui.session.engine.catalogue.search_paths import places_here
        from tromp_gui.ui.engines.check_controller import CheckController
        from tromp_gui.ui.engines.dialogs import EnginesDialog

        dialog = self._dialog = EnginesDialog(self._window)
        self._check = CheckController(dialog.check, self)
        self._offers = DetectedEngines(self._registry, places_here(), dialog)
        listed = dialog.list
        listed.chosen.connect(self._choose)
        listed.add_requested.connect(self._add)
        listed.duplicate_requested.connect(lambda: self._choose(self._registry.duplicate(self._at)))
        listed.remove_requested.connect(self._remove)
        listed.restore_requested.connect(self._restore)
        listed.move_requested.connect(self._move)
        listed.attach_requested.connect(self._attach)
        listed.network_requested.connect(self._network.open)
        dialog.form.edited.connect(self._change)
        dialog.test_requested.connect(self._test)
        dialog.closed.connect(self._forget)
        self._check.fixed.connect(self._fix)
        self._check.passed.connect(self._name_by_itself)
        self._offers.changed.connect(self._show_found)
        self._registry.changed.connect(self._refresh)
        self._choose(min(self._at, len(self._registry.engines) - 1))

    def _forget(self) -> None:
        if self._check is not None:
            self._check.close()
        self._registry.changed.disconnect(self._refresh)
        self._dialog, self._offers, self._check = None, None, None

    # The list

    @property
    def _engine(self) -> AttachedEngine | None:
        engines = self._registry.engines
        return engines[self._at] if 0 <= self._at < len(engines) else None

    def _choose(self, at: int) -> None:
        """Switch to another engine; keep what was typed for the previous one."""
        dialog, check = self._dialog, self._check
        if dialog is None or check is None:
            return
        if at != self._at:
            dialog.form.flush()
            check.stop()
        self._at = at
        dialog.show_engine(self._engine is not None)
        self._refresh()

    def _refresh(self) -> None:
        if self._dialog is None:
            return
        engines, removed = self._registry.engines, self._registry.removed
        self._at = min(self._at, len(engines) - 1)
        self._dialog.list.show_engines([each.name for each in engines], self._at)
        self._dialog.list.show_removed(removed.name if removed else None)
        self._dialog.list.show_network(self._network.in_words)
        if self._engine is not None:
            self._dialog.form.show_engine(self._engine)
        self._show_found()

    @property
    def _new_name(self) -> str:
        return self.tr("New engine")

    def _add(self) -> None:
        self._choose(self._registry.attach(AttachedEngine(self._new_name, Launch(""))))
        if self._dialog is not None:
            self._dialog.form.focus_name()

    def _remove(self) -> None:
        if self._engine is not None:
            self._registry.remove(self._at)
            self._choose(self._at)
            if self._dialog is not None:
                self._dialog.show_engine(self._engine is not None)

    def _restore(self) -> None:
        if self._registry.removed is not None:
            self._choose(self._registry.restore())

    def _move(self, by: int) -> None:
        if self._engine is not None:
            self._at, at = -1, self._registry.move(self._at, by)
            self._choose(at)

    def _change(self, engine: AttachedEngine) -> None:
        if self._engine is not None:
            self._registry.change(self._at, engine)

    # Detected engines

    def _show_found(self) -> None:
        if self._dialog is not None and self._offers is not None:
            from tromp_gui.wording.engine_check import attach_words

            found = [each.engine for each in self._offers.engines]
            self._dialog.list.show_found(
                [(attach_words(each.name), each.launch.program) for each in found]
            )

    def _attach(self, at: int) -> None:
        if self._offers is not None:
            self._choose(self._offers.attach(self._offers.engines[at]))

    # The test

    def _test(self) -> None:
        dialog, check = self._dialog, self._check
        if dialog is None or check is None:
            return
        dialog.form.flush()
        if self._engine is not None and not dialog.form.has_errors:
            dialog.show_test()
            check.run(self._engine.launch)

    def _name_by_itself(self, name: str) -> None:
        """Give an engine that has no name yet the name it calls itself."""
        engine = self._engine
        if engine is not None and name and engine.name.startswith(self._new_name):
            self._registry.change(self._at, engine._replace(name=name))

    def _fix(self, launch: Launch) -> None:
        """Apply the fix and test it."""
        if self._engine is not None:
            self._registry.change(self._at, self._engine._replace(launch=launch))
            self._test()

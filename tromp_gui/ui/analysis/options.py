"""The menu of the analysis: engines, what is shown, time limit."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu, QWidget

from tromp_gui.match.player import Attached, BuiltIn, Player
from tromp_gui.session.play.analysis_session import FIRST, SECOND, AnalysisSession
from tromp_gui.ui.kit.menu_letters import keep_letters
from tromp_gui.wording.engines import engine_name
from tromp_gui.wording.translation import plural

Engine = BuiltIn | Attached
STOPS = (10, 60, 600)
"""Choices of the time for each position, in seconds."""


class OptionsMenu(QMenu):
    """Rebuilt whenever it opens. Signals: `engine_chosen(int, Engine | None)`, the first or second
    engine; `stop_chosen(int)`, seconds for each position.
    """

    engine_chosen = Signal(int, object)
    stop_chosen = Signal(int)

    def __init__(
        self,
        session: AnalysisSession,
        engines: Callable[[], Sequence[Engine]],
        actions: Sequence[QAction | None],
        seconds: Callable[[], int],
        parent: QWidget | None = None,
    ) -> None:
        """`actions` follow the submenus, None: a separator; `seconds` gives the current choice."""
        super().__init__(parent)
        self._session, self._engines = session, engines
        self._actions, self._seconds = actions, seconds
        self.engines = QMenu(self.tr("Engine"), self)
        """The engines that judge and analyse; the engine's name in the panel opens it too."""
        self.engines.aboutToShow.connect(lambda: self._offer(self.engines, FIRST, engines()))
        self.aboutToShow.connect(self._fill)
        keep_letters(self)

    def _fill(self) -> None:
        for menu in self.findChildren(QMenu):
            if menu is not self.engines:
                menu.deleteLater()
        self.clear()
        self.addMenu(self.engines)
        self._offer(self.addMenu(self.tr("Compare with")), SECOND, [None, *self._engines()])
        self._offer_stops(self.addMenu(self.tr("Stop after")))
        self.addSeparator()
        for action in self._actions:
            if action is None:
                self.addSeparator()
            else:
                self.addAction(action)

    def _offer(self, menu: QMenu, place: int, engines: Sequence[Engine | None]) -> None:
        menu.clear()
        group = QActionGroup(menu)
        now = self._session.engine(place)
        for engine in engines:
            text = (
                self.tr("No other engine")
                if engine is None
                else engine_name(Player.of_engine(engine).name)
            )
            action = _choice(menu, group, text, engine == now)
            action.triggered.connect(
                lambda _checked=False, engine=engine: self.engine_chosen.emit(place, engine)
            )

    def _offer_stops(self, menu: QMenu) -> None:
        group = QActionGroup(menu)
        for seconds in STOPS:
            action = _choice(menu, group, self._words(seconds), seconds == self._seconds())
            action.triggered.connect(
                lambda _checked=False, seconds=seconds: self.stop_chosen.emit(seconds)
            )

    def _words(self, seconds: int) -> str:
        if seconds < 60:
            return plural("OptionsMenu", "1 second", "%n seconds", seconds)
        return plural("OptionsMenu", "1 minute", "%n minutes", seconds // 60)


def _choice(menu: QMenu, group: QActionGroup, text: str, is_chosen: bool) -> QAction:
    action = menu.addAction(text.replace("&", "&&"))
    action.setCheckable(True)
    action.setChecked(is_chosen)
    group.addAction(action)
    return action

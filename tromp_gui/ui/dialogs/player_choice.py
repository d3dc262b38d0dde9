"""The choice of a player: a person with name and rank, or an engine."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from tromp_gui.match.player import USUAL, Attached, BuiltIn, Level, Player
from tromp_gui.ui.kit.boxes import vbox
from tromp_gui.ui.kit.fields import ChoiceBox, PlayerField
from tromp_gui.wording.engines import engine_name
from tromp_gui.wording.opponents import level_with_rank

_PERSON, _BUILT_IN = range(2)


class PlayerChoice(QWidget):
    """A choice of players; below it a person's name and rank, or the built-in engine's level.

    Signal: `changed()`, another player or level was chosen.
    """

    changed = Signal()

    def __init__(self, who: str, engines: Sequence[str], has_own_network: bool = True) -> None:
        """`who` is the colour's name, to be heard; `engines` are the names of the attached ones;
        only with its own network is the rank of the built-in engine known.
        """
        super().__init__()
        self._engines = tuple(engines)
        self._kind = ChoiceBox()
        self._kind.setAccessibleName(self.tr("{who}: played by").format(who=who))
        self._kind.addItem(self.tr("Person"))
        self._kind.addItem(engine_name(Player.of_engine(BuiltIn(USUAL)).name))
        self._kind.addItems(self._engines)
        self._level = ChoiceBox()
        self._level.setAccessibleName(self.tr("{who}: level").format(who=who))
        for level in Level:
            self._level.addItem(level_with_rank(level, has_own_network))
        self._person = PlayerField(who)
        self._lay_out()
        self.setFocusProxy(self._kind)
        self.setAccessibleName(who)
        self.show_player(Player())
        self._kind.currentIndexChanged.connect(self._on_kind_changed)
        self._level.currentIndexChanged.connect(self.changed)

    def _lay_out(self) -> None:
        vbox(self._kind, self._level, self._person, on=self, gap=8)

    def add_engine(self, name: str) -> None:
        """Offer one more engine."""
        if name not in self._engines:
            self._engines = (*self._engines, name)
            self._kind.addItem(name)

    def show_player(self, player: Player) -> None:
        """Show a player; an engine that is no longer attached becomes a person."""
        kind, level = _PERSON, USUAL
        match player.engine:
            case BuiltIn(chosen):
                kind, level = _BUILT_IN, chosen
            case Attached(name) if name in self._engines:
                kind = self._engines.index(name) + _BUILT_IN + 1
        person = player if player.engine is None else Player()
        self._person.show_player(person.name, person.rank)
        self._level.setCurrentIndex(list(Level).index(level))
        self._kind.setCurrentIndex(kind)
        self._arrange()

    @property
    def engine(self) -> BuiltIn | Attached | None:
        """The chosen engine; None for a person."""
        index = self._kind.currentIndex()
        if index == _PERSON:
            return None
        if index == _BUILT_IN:
            return BuiltIn(list(Level)[self._level.currentIndex()])
        return Attached(self._engines[index - _BUILT_IN - 1])

    def player(self) -> Player:
        """The chosen player; an engine has its usual name."""
        engine = self.engine
        return Player(*self._person.player()) if engine is None else Player.of_engine(engine)

    def _on_kind_changed(self) -> None:
        self._arrange()
        self.changed.emit()

    def _arrange(self) -> None:
        index = self._kind.currentIndex()
        self._level.setVisible(index == _BUILT_IN)
        self._person.setVisible(index == _PERSON)

"""The choice of a player: a person with name and rank, an engine, or a person it imitates."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from tromp_gui.match.player import (
    USUAL,
    Attached,
    BuiltIn,
    Imitator,
    Level,
    Player,
    PlayingEngine,
)
from tromp_gui.resources import DISPLAY_NAME
from tromp_gui.session.engine.catalogue.human_file import HumanFile
from tromp_gui.settings import IMITATED
from tromp_gui.ui.dialogs.human_file_note import HumanFileNote
from tromp_gui.ui.kit.boxes import vbox
from tromp_gui.ui.kit.fields import ChoiceBox, PlayerField
from tromp_gui.ui.kit.rank_slider import RankSlider
from tromp_gui.ui.kit.switch import CheckBox
from tromp_gui.wording.opponents import level_title
from tromp_gui.wording.people import imitator_of


class PlayerChoice(QWidget):
    """A choice of players; below it a person's name and rank, the built-in engine's level, or the
    rank that is imitated.

    Signal: `changed()`, another player, level or rank was chosen.
    """

    changed = Signal()

    def __init__(
        self,
        who: str,
        engines: Sequence[str],
        human_file: HumanFile | None = None,
    ) -> None:
        """`who` is the colour's name, to be heard; `engines` are the names of the attached ones.
        Only with a `human_file` people can be imitated.
        """
        super().__init__()
        self._human_file = human_file
        self._kinds: list[PlayingEngine | None] = []
        self._is_level_chosen = False
        self._kind = ChoiceBox()
        self._kind.setAccessibleName(self.tr("{who}: played by").format(who=who))
        self._add_kind(None, self.tr("Person"))
        self._add_kind(BuiltIn(USUAL), DISPLAY_NAME)
        if human_file is not None:
            self._add_kind(Imitator(IMITATED.default), imitator_of(DISPLAY_NAME))
        for name in engines:
            self.add_engine(name)
        self._level = ChoiceBox()
        self._level.setAccessibleName(self.tr("{who}: level").format(who=who))
        for level in Level:
            self._level.addItem(level_title(level))
        self._rank = RankSlider(self.tr("{who}: rank").format(who=who))
        self._before_ai = CheckBox(self.tr("As people played before AI"))
        self._note = None if human_file is None else HumanFileNote(human_file)
        self._person = PlayerField(who)
        self._lay_out()
        self.setFocusProxy(self._kind)
        self.setAccessibleName(who)
        self.show_player(Player())
        self._kind.currentIndexChanged.connect(self._on_kind_changed)
        self._level.activated.connect(self._choose_level)
        for chosen in (
            self._level.currentIndexChanged, self._rank.valueChanged, self._before_ai.toggled,
        ):  # fmt: skip
            chosen.connect(self.changed)

    def _lay_out(self) -> None:
        parts = [] if self._note is None else [self._note]
        self._imitation = QWidget()
        vbox(self._rank, self._before_ai, *parts, on=self._imitation, gap=8)
        vbox(self._kind, self._level, self._imitation, self._person, on=self, gap=8)

    def _add_kind(self, kind: PlayingEngine | None, text: str) -> None:
        self._kinds.append(kind)
        self._kind.addItem(text)

    def add_engine(self, name: str) -> None:
        """Offer one more engine."""
        if Attached(name) in self._kinds:
            return
        self._add_kind(Attached(name), name)
        if self._human_file is not None and self._human_file.may_imitate(name):
            self._add_kind(Imitator(IMITATED.default, name), imitator_of(name))

    def show_player(self, player: Player) -> None:
        """Show a player; an engine that is no longer attached becomes a person."""
        kind = player.engine
        match kind:
            case BuiltIn(level):
                kind = BuiltIn(USUAL)
                self._level.setCurrentIndex(list(Level).index(level))
            case Imitator(_, engine):
                self._rank.show_rank(kind.rank)
                self._before_ai.setChecked(kind.is_before_ai)
                kind = Imitator(IMITATED.default, engine)
            case _:
                self._level.setCurrentIndex(list(Level).index(USUAL))
        person = player if player.engine is None else Player()
        self._person.show_player(person.name, person.rank)
        self._kind.setCurrentIndex(self._kinds.index(kind) if kind in self._kinds else 0)
        self._arrange()

    def offer_level(self, level: Level) -> None:
        """Show this level unless the user has chosen one."""
        if not self._is_level_chosen:
            self._level.setCurrentIndex(list(Level).index(level))

    def _choose_level(self) -> None:
        self._is_level_chosen = True

    def focus_rank(self) -> None:
        """Put the focus on the rank that is imitated."""
        self._rank.setFocus()

    @property
    def is_complete(self) -> bool:
        """Whether nothing is missing for this player: the network that imitates people is there."""
        file, engine = self._human_file, self.engine
        return not isinstance(engine, Imitator) or file is None or file.serves(engine)

    @property
    def engine(self) -> PlayingEngine | None:
        """The chosen engine; None for a person."""
        match self._kinds[self._kind.currentIndex()]:
            case BuiltIn():
                return BuiltIn(list(Level)[self._level.currentIndex()])
            case Imitator(_, engine):
                return Imitator.of_rank(self._rank.rank, self._before_ai.isChecked(), engine)
            case kind:
                return kind

    def player(self) -> Player:
        """The chosen player; an engine has its usual name."""
        engine = self.engine
        return Player(*self._person.player()) if engine is None else Player.of_engine(engine)

    def _on_kind_changed(self) -> None:
        self._arrange()
        self.changed.emit()

    def _arrange(self) -> None:
        kind = self._kinds[self._kind.currentIndex()]
        self._level.setVisible(isinstance(kind, BuiltIn))
        self._imitation.setVisible(isinstance(kind, Imitator))
        self._person.setVisible(kind is None)
        if self._note is not None and self._human_file is not None:
            file = self._human_file
            has_own = isinstance(kind, Imitator) and not file.path and file.serves(kind)
            self._note.setVisible(not has_own)

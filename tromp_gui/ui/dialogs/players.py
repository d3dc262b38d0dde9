"""The dialog for the players of a game: names, and during a game also engines and levels."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from tromp_gui.go.point import Color
from tromp_gui.match.matching import Size
from tromp_gui.match.player import Player
from tromp_gui.session.engine.catalogue.human_file import HumanFile
from tromp_gui.ui.dialogs.player_choice import PlayerChoice
from tromp_gui.ui.dialogs.training import TrainingField, opponent_in
from tromp_gui.ui.kit.fields import PlayerField
from tromp_gui.ui.kit.form import FormDialog, FormRow
from tromp_gui.wording import color_name
from tromp_gui.wording.people import no_human_file


class PlayersDialog(FormDialog):
    """Signal: `players_chosen(dict)`, the chosen player of each colour."""

    players_chosen = Signal(object)

    def __init__(
        self,
        players: Mapping[Color, Player],
        engines: Sequence[str] | None,
        first: Color,
        parent: QWidget | None = None,
        human_file: HumanFile | None = None,
        training: TrainingField | None = None,
        size: Size = (0, 0),
    ) -> None:
        """`engines` are the names of the attached ones; None: only names and ranks can be changed.
        The focus is on the player of the colour `first`; with a `human_file` engines can imitate
        people. `training` is offered with an opponent of one person on a board of this `size`.
        """
        super().__init__(self.tr("Players"), self.tr("OK"), parent)
        self._players = dict(players)
        self._human_file = human_file
        self._fields: dict[Color, PlayerChoice | PlayerField] = {}
        self._rows: dict[Color, FormRow] = {}
        for color, player in players.items():
            field = self._field(color_name(color), player, engines)
            self._fields[color] = field
            self._rows[color] = self.add_row(color_name(color), field)
        self._training, self._size = training, size
        if training is not None:
            self._training_row = self.add_row("", training)
            for field in self._fields.values():
                if isinstance(field, PlayerChoice):
                    field.changed.connect(self._show_training)
            training.changed.connect(self._show_training)
            self._show_training()
        self.body.addStretch(1)
        self.accepted.connect(self._choose)
        self._fields[first].setFocus(Qt.FocusReason.TabFocusReason)

    def _field(
        self, who: str, player: Player, engines: Sequence[str] | None
    ) -> PlayerChoice | PlayerField:
        if engines is None:
            names = PlayerField(who)
            names.show_player(player.name, player.rank)
            return names
        choice = PlayerChoice(who, engines, self._human_file)
        choice.show_player(player)
        return choice

    def _show_training(self) -> None:
        """Offer what goes along with one person who plays an engine."""
        if self._training is not None:
            fields = self._fields.values()
            engines = [each.engine for each in fields if isinstance(each, PlayerChoice)]
            opponent = opponent_in(engines)
            self._training_row.setVisible(opponent is not None)
            if opponent is not None:
                self._training.show_game(self._size, opponent)

    def accept(self) -> None:
        """Choose these players, or show what is missing."""
        missing = [
            color
            for color, field in self._fields.items()
            if isinstance(field, PlayerChoice) and not field.is_complete
        ]
        for color, row in self._rows.items():
            row.show_error(no_human_file() if color in missing else "")
        if not missing:
            if self._training is not None:
                self._training.keep()
            super().accept()

    def _choose(self) -> None:
        self.players_chosen.emit({color: self._chosen(color) for color in self._fields})

    def _chosen(self, color: Color) -> Player:
        field, before = self._fields[color], self._players[color]
        if isinstance(field, PlayerField):
            name, rank = field.player()
            return before._replace(name=name, rank=rank)
        is_same_engine = field.engine is not None and field.engine == before.engine
        return before if is_same_engine else field.player()

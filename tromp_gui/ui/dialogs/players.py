"""The dialog for the players of a game: names, and during a game also engines and levels."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from tromp_gui.go.point import Color
from tromp_gui.match.player import Player
from tromp_gui.ui.dialogs.player_choice import PlayerChoice
from tromp_gui.ui.kit.fields import PlayerField
from tromp_gui.ui.kit.form import FormDialog
from tromp_gui.wording import color_name


class PlayersDialog(FormDialog):
    """Signal: `players_chosen(dict)`, the chosen player of each colour."""

    players_chosen = Signal(object)

    def __init__(
        self,
        players: Mapping[Color, Player],
        engines: Sequence[str] | None,
        first: Color,
        parent: QWidget | None = None,
        has_own_network: bool = True,
    ) -> None:
        """`engines` are the names of the attached ones; None: only names and ranks can be changed.
        The focus is on the player of the colour `first`; `has_own_network` says whether the
        built-in engine uses the program's network.
        """
        super().__init__(self.tr("Players"), self.tr("OK"), parent)
        self._players = dict(players)
        self._has_own_network = has_own_network
        self._fields: dict[Color, PlayerChoice | PlayerField] = {}
        for color, player in players.items():
            field = self._field(color_name(color), player, engines)
            self._fields[color] = field
            self.add_row(color_name(color), field)
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
        choice = PlayerChoice(who, engines, self._has_own_network)
        choice.show_player(player)
        return choice

    def _choose(self) -> None:
        self.players_chosen.emit({color: self._chosen(color) for color in self._fields})

    def _chosen(self, color: Color) -> Player:
        field, before = self._fields[color], self._players[color]
        if isinstance(field, PlayerField):
            name, rank = field.player()
            return before._replace(name=name, rank=rank)
        is_same_engine = field.engine is not None and field.engine == before.engine
        return before if is_same_engine else field.player()

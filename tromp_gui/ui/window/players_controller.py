"""Changing the players where they are shown: names at any time, engines and levels in a game."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication, QObject

from tromp_gui.go.point import Color
from tromp_gui.match.phases import Playing
from tromp_gui.match.player import Player
from tromp_gui.record import editing
from tromp_gui.record.game_info import changed_properties
from tromp_gui.ui.shell.actions import Command, CommandId
from tromp_gui.ui.shell.parts import Parts


class PlayersController(QObject):
    """Asks who plays, and makes one step of the answer."""

    def __init__(self, parts: Parts) -> None:
        super().__init__(parts.window)
        s, self._actions = parts.sessions, parts.actions
        self._window, self._record, self._match = parts.window, s.record, s.match
        self._situations = parts.situations
        self._registry, self._human_file, self._match_me = s.engines, s.human_file, s.match_me
        self._teacher = s.teacher
        parts.column.cards.chosen.connect(self.ask_from_card)
        parts.actions.add(self.rows())

    def rows(self) -> list[Command]:
        text = QCoreApplication.translate("commands", "Pla&yers…")
        return [Command(CommandId.PLAYERS, text, (), self.ask, menu="game.players")]

    def ask_from_card(self, color: Color) -> None:
        """Ask for the players unless the command is disabled, the one on the card first."""
        if self._actions[CommandId.PLAYERS].isEnabled():
            self.ask(color)

    def ask(self, first: Color = Color.BLACK) -> None:
        """Ask for both players; the focus is on the one of the colour `first`."""
        from tromp_gui.ui.dialogs.players import PlayersDialog
        from tromp_gui.ui.dialogs.training import TrainingField

        if self._record.refuse():
            return
        engines, training, tree = None, None, self._record.tree
        if isinstance(self._situations.now.phase, Playing):
            self._registry.reload()
            engines = [each.name for each in self._registry.engines]
            training = TrainingField(self._match_me, self._teacher)
        dialog = PlayersDialog(
            self._players(), engines, first, self._window, self._human_file, training,
            (tree.rows, tree.columns),
        )  # fmt: skip
        self._human_file.look_for()
        dialog.players_chosen.connect(self._change)
        dialog.open()

    def _players(self) -> dict[Color, Player]:
        """The players with their names in the record."""
        info, match = self._record.info, self._match.match
        engines = {color: match.player(color).engine if match else None for color in Color}
        return {
            Color.BLACK: Player(info.black_name, info.black_rank, engines[Color.BLACK]),
            Color.WHITE: Player(info.white_name, info.white_rank, engines[Color.WHITE]),
        }

    def _change(self, players: Mapping[Color, Player]) -> None:
        if players == self._players():
            return
        record, match = self._record, self._match.match
        black, white = players[Color.BLACK], players[Color.WHITE]
        self._registry.remember_imitators(black, white)
        self._match_me.play_at((record.tree.rows, record.tree.columns), black, white)
        info = record.info._replace(
            black_name=black.name, black_rank=black.rank,
            white_name=white.name, white_rank=white.rank,
        )  # fmt: skip
        changed = changed_properties(record.info, info, record.tree.codec)
        edit = editing.root_properties(record.tree, changed) if changed else None
        after = record.attachment if match is None else match._replace(black=black, white=white)
        record.do(self.tr("change the players"), edit, after)

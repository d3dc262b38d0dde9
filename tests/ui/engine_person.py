"""A person who plays against engines in the window."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QToolButton
from pytestqt.qtbot import QtBot

from tests.ui.person import Person
from tromp_gui.go.point import Color
from tromp_gui.gtp.attached import AttachedEngine
from tromp_gui.gtp.launch import Launch
from tromp_gui.match.player import Attached, Player
from tromp_gui.match.setup import Setup
from tromp_gui.session.play.opponents import Opponents
from tromp_gui.session.play.player_engines import Standing
from tromp_gui.ui.kit.rows import ChoiceCard
from tromp_gui.ui.kit.warning_strip import OfferStrip
from tromp_gui.ui.panels.player_state import CardButton
from tromp_gui.ui.panels.players import PlayerCard

BLACK, WHITE = Color.BLACK, Color.WHITE


class EnginePerson(Person):
    """A person with a window and engines as opponents."""

    def __init__(self, qtbot: QtBot) -> None:
        super().__init__(qtbot)
        self.bot = qtbot

    @property
    def opponents(self) -> Opponents:
        return self.sessions.opponents

    @property
    def strip(self) -> OfferStrip:
        """The strip with problems of engines."""
        return self.column.offers

    @property
    def turn(self) -> int:
        """The number of turns in the game."""
        position = self.match.play_position
        return position.turn if position is not None else -1

    def attach(self, name: str, launch: Launch) -> Player:
        """Attach an engine; return it as a player."""
        self.sessions.engines.attach(AttachedEngine(name, launch))
        return Player.of_engine(Attached(name))

    def start(self, black: Player, white: Player, side: int = 9) -> None:
        """Start a new game, as the dialog does."""
        self.match.start(Setup(side, side, black=black, white=white))
        self.board.setFocus()

    def begin_against_computer(self) -> None:
        """Click *Play against the computer* on the start card."""
        self.offer_start()
        self.choose_card("computer")

    def choose_card(self, word: str) -> None:
        """Click the choice of the start card with this word."""
        (card,) = (each for each in self.window.findChildren(ChoiceCard) if word in each.text())
        QTest.mouseClick(card, Qt.MouseButton.LeftButton)

    def until(self, holds: Callable[[], object]) -> None:
        """Wait until a condition is true."""
        self.bot.waitUntil(lambda: bool(holds()))

    def until_turn(self, turn: int) -> None:
        """Wait until the game has this many turns."""
        self.until(lambda: self.turn == turn)

    def until_standing(self, color: Color, standing: Standing) -> None:
        """Wait until the engine of a colour is in this state."""
        self.until(lambda: self.opponents.standing(color) is standing)

    def card(self, color: Color) -> PlayerCard:
        """A player's card."""
        black, white = self.window.findChildren(PlayerCard)
        return black if color is BLACK else white

    def card_button(self, color: Color) -> QToolButton:
        """The button on a player's card."""
        button = self.card(color).findChild(QToolButton)
        assert isinstance(button, QToolButton)
        return button

    def push_card(self, color: Color) -> None:
        """Push the button on a player's card."""
        button = self.card_button(color)
        assert button.isVisible()
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)

    def offers(self) -> list[str]:
        """The labels of the strip's buttons."""
        buttons = self.strip.findChildren(QPushButton)
        return [each.text() for each in buttons if not each.isHidden()]


__all__ = ["BLACK", "WHITE", "CardButton", "EnginePerson"]

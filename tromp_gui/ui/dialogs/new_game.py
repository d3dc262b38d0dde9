"""The new-game dialog: board, players, rules, handicap, komi."""

from __future__ import annotations

from collections.abc import Sequence
from decimal import Decimal
from itertools import pairwise

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit, QWidget

from tromp_gui.go.handicap import most_stones
from tromp_gui.match.player import BuiltIn
from tromp_gui.session.engine.catalogue.human_file import HumanFile
from tromp_gui.ui.dialogs.new_game_form import (
    Advice,
    Check,
    Field,
    NewGame,
    Problem,
    RuleChoice,
    RuleMaker,
    no_advice,
    no_objection,
    read_komi,
)
from tromp_gui.ui.dialogs.player_choice import PlayerChoice
from tromp_gui.ui.dialogs.rules_editor import RulesEditor
from tromp_gui.ui.dialogs.time_field import TimeField
from tromp_gui.ui.dialogs.training import TrainingField, opponent_in
from tromp_gui.ui.kit.action_buttons import push_button
from tromp_gui.ui.kit.boxes import STRETCH, FlowLayout, clear, hbox
from tromp_gui.ui.kit.fields import BoardSize, ChoiceBox, HandicapField
from tromp_gui.ui.kit.form import FormDialog
from tromp_gui.ui.kit.switch import CheckBox
from tromp_gui.wording import number
from tromp_gui.wording.glossary import Term, explained
from tromp_gui.wording.people import no_human_file


class NewGameDialog(FormDialog):
    """Signals: `game_chosen(NewGame)`, a valid game was started; `attach_requested(int)`, one of
    the engines listed by `show_found`; `rules_requested(str)`, show the full rules of this id;
    `stronger_requested()`, get a stronger built-in engine.
    """

    game_chosen = Signal(object)
    attach_requested = Signal(int)
    rules_requested = Signal(str)
    stronger_requested = Signal()

    def __init__(
        self,
        rules: Sequence[RuleChoice],
        start: NewGame,
        check: Check = no_objection,
        parent: QWidget | None = None,
        maker: RuleMaker | None = None,
        engines: Sequence[str] = (),
        advice: Advice = no_advice,
        human_file: HumanFile | None = None,
        training: TrainingField | None = None,
    ) -> None:
        """`rules` are offered in this order, followed by custom rules if there is a `maker`;
        `start` is shown first; `check` can object to a game. `engines` are the names of the
        attached ones; `advice` says what to expect of an engine. With a `human_file` they can
        imitate people. With `training`, the level follows results and the board size, until the
        user chooses another.
        """
        super().__init__(self.tr("New game"), self.tr("Start game"), parent)
        self._choices = tuple(rules)
        self._check, self._advice = check, advice
        self._training = training
        self._komi_typed = False
        self._before = 0  # the index of the rules chosen before
        self._size = BoardSize()
        self._black = PlayerChoice(self.tr("Black"), engines, human_file)
        self._white = PlayerChoice(self.tr("White"), engines, human_file)
        if human_file is not None:
            human_file.changed.connect(self._forget_errors)
        self._rules = ChoiceBox()
        self._editor = RulesEditor(rules, maker) if maker else None
        self._random = CheckBox(self.tr("Random colours (nigiri)"))
        self._random.setAccessibleName(self._random.text())
        self._handicap = HandicapField()
        self._komi = QLineEdit()
        self._time = TimeField()
        self._add_rows()
        self._show_game(start)
        self._connect()

    def _add_rows(self) -> None:
        self.add_row(self.tr("Board"), self._size)
        self._players = [
            (choice, self.add_row(choice.accessibleName(), choice))
            for choice in (self._black, self._white)
        ]
        stronger = self.tr("Get a stronger engine…")
        self._stronger = push_button(stronger, self.stronger_requested, "link")
        self._stronger_row = self.add_row("", hbox(self._stronger, STRETCH))
        if self._training is not None:
            self._training_row = self.add_row("", self._training)
        self.add_row("", self._random)
        self._found = QWidget()
        self._flow = FlowLayout(12, 0, self._found)
        self._found_row = self.add_row("", self._found)
        self._found_row.hide()
        self.begin_part()
        for choice in self._choices:
            self._rules.addItem(choice.name, choice.id)
        if self._editor is not None:
            self._rules.addItem(self.tr("Custom…"))
            self.add_side(self._editor)
        self._rules_row = self.add_row(self.tr("Rules"), self._rules)
        self._rules_row.explain(explained(Term.RULES))
        self._about = push_button(
            self.tr("Read these rules"), lambda: self.rules_requested.emit(self._choice.id), "link"
        )
        self.add_row("", hbox(self._about, STRETCH))
        handicap_row = self.add_row(self.tr("Handicap"), self._handicap)
        self._komi.setToolTip(
            self.tr("Points White gets for moving second. 7 is usual; 6.5 or 7.5 avoids a tie.")
        )
        komi_row = self.add_row(self.tr("Komi"), self._komi, self._komi_hint())
        self.add_row(self.tr("Time"), self._time).explain(explained(Term.TIME))
        handicap_row.explain(explained(Term.HANDICAP))
        komi_row.explain(explained(Term.KOMI))
        (_, black), (_, white) = self._players
        self._rows = {
            Field.BLACK: black,
            Field.WHITE: white,
            Field.HANDICAP: handicap_row,
            Field.KOMI: komi_row,
        }
        self._fields: dict[Field, QWidget] = {
            Field.BLACK: self._black,
            Field.WHITE: self._white,
            Field.HANDICAP: self._handicap.stones,
            Field.KOMI: self._komi,
        }
        self.body.addStretch(1)

    def _show_game(self, game: NewGame) -> None:
        self._size.show_size(game.rows, game.columns)
        self._black.show_player(game.black)
        self._white.show_player(game.white)
        self._show_rules(game.rules)
        self._handicap.stones.set_value(game.handicap)
        self._handicap.show_places(game.places_freely)
        self._random.setChecked(game.random_colors)
        self._komi.setText(number(game.komi))
        self._time.show_clocks(game.clocks)
        self._komi_typed = game.komi != self._offered()
        self._follow_size()
        self._explain()

    def _show_rules(self, rules: str) -> None:
        index = self._rules.findData(rules)
        if index < 0 and self._editor is not None:
            self._editor.show_rules(rules)
            self.show_side(self._editor, True)
            index = len(self._choices)
        self._before = max(0, index)
        self._rules.setCurrentIndex(self._before)

    def _connect(self) -> None:
        self._rules.currentIndexChanged.connect(self._on_rules_chosen)
        if self._editor is not None:
            self._editor.changed.connect(self._offer)
            fields = (self._rules, self._about, *self._editor.fields, self._handicap.stones)
            for previous, following in pairwise(fields):
                self.setTabOrder(previous, following)
        self._handicap.changed.connect(self._offer)
        self._size.changed.connect(self._forget_errors)
        self._size.changed.connect(self._follow_size)
        self._size.changed.connect(self._explain)
        if self._training is not None:
            self._training.changed.connect(self.advise)
        for choice, _row in self._players:
            choice.changed.connect(self._forget_errors)
            choice.changed.connect(self.advise)
        self._komi.textEdited.connect(self._type_komi)
        self._komi.editingFinished.connect(self._check_komi)

    def focus_rank(self) -> None:
        """Put the focus on the rank of the person that White imitates."""
        self._white.focus_rank()

    # Detected engines

    def show_found(self, words: Sequence[str]) -> None:
        """Offer to attach engines found on this computer, with these words on their buttons."""
        clear(self._flow)
        for at, text in enumerate(words):
            button = push_button(
                text.replace("&", "&&"),
                lambda _on=False, at=at: self.attach_requested.emit(at),
                "link",
                text,
            )
            self._flow.addWidget(button)
            button.show()
        self._found_row.setVisible(bool(words))
        self.resize(self.size().expandedTo(self.sizeHint()))

    def add_engine(self, name: str) -> None:
        """Offer one more engine to both sides."""
        for choice, _row in self._players:
            choice.add_engine(name)

    # Dependent fields

    @property
    def _choice(self) -> RuleChoice:
        index = self._rules.currentIndex()
        is_own = index == len(self._choices) and self._editor is not None
        return self._editor.choice if is_own and self._editor else self._choices[index]

    def _on_rules_chosen(self, index: int) -> None:
        """Start custom rules from the rule set that was chosen before."""
        if self._editor is not None:
            is_own = index == len(self._choices)
            if is_own and self._before < len(self._choices):
                self._editor.show_rules(self._choices[self._before].id)
            self.show_side(self._editor, is_own)
            self._before = index
        self._offer()

    def _offered(self) -> Decimal:
        choice = self._choice
        return choice.handicap_komi if self._handicap.stones.value() else choice.komi

    def _offer(self) -> None:
        """Set the komi that suits rules and handicap, unless the user typed one."""
        self._forget_errors()
        self._explain()
        if not self._komi_typed:
            self._komi.setText(number(self._offered()))

    def _explain(self) -> None:
        self._rules_row.show_hint(self._choice.line)
        choice = self._choice
        self._rows[Field.KOMI].show_hint(self._komi_hint(choice.in_stones, choice.by_area))
        self._explain_handicap()
        self.advise()

    def _komi_hint(self, in_stones: bool = False, by_area: bool = True) -> str:
        if in_stones:
            return self.tr("A whole number of black stones that start as prisoners.")
        if not by_area:
            return self.tr("Points for White. A half point avoids ties.")
        return self.tr("Points White gets for moving second. 7 is usual; 6.5 or 7.5 avoids a tie.")

    def _explain_handicap(self) -> None:
        """Offer the choice of who places the stones, or explain why there is none. A handicap rules
        out random colours.
        """
        stones, size = self._handicap.stones.value(), self._size.size_chosen()
        is_free = self._choice.handicap.is_free and stones > 1
        fits = stones <= most_stones(*size)
        self._handicap.offer_places(is_free and fits)
        alone = self.tr("This board has too few star points, so Black places the stones.")
        self._rows[Field.HANDICAP].show_hint(alone if is_free and not fits else "")
        self._random.setEnabled(not stones)

    def advise(self) -> None:
        """Show for each engine what to expect of it in this game."""
        rows, columns = self._size.size_chosen()
        for choice, row in self._players:
            engine = choice.engine
            said = self._advice(engine, rows, columns, self._choice.id) if engine else ""
            row.show_hint(said)
        is_there = any(isinstance(choice.engine, BuiltIn) for choice, _row in self._players)
        self._stronger_row.setVisible(is_there)

        self._show_training()

    def _follow_size(self) -> None:
        """Offer the level for this board."""
        if self._training is not None:
            level = self._training.level(self._size.size_chosen())
            for choice, _row in self._players:
                choice.offer_level(level)

    def _show_training(self) -> None:
        """Offer what goes along with one person who plays an engine."""
        if self._training is None:
            return
        opponent = opponent_in([choice.engine for choice, _row in self._players])
        self._training_row.setVisible(opponent is not None)
        if opponent is not None:
            self._training.show_game(self._size.size_chosen(), opponent)

    def _type_komi(self) -> None:
        self._komi_typed = True
        self._forget_errors()

    def _forget_errors(self) -> None:
        for row in self._rows.values():
            row.show_error("")

    # Problems

    def _check_komi(self) -> None:
        if read_komi(self._komi.text()) is None:
            self._complain(self._no_komi())

    def _no_komi(self) -> Problem:
        text = self._komi.text().strip()
        if not text:
            return Problem(Field.KOMI, self.tr("Enter a komi such as 7, 6.5 or −3."))
        wrong = self.tr("“{text}” is not a number. Enter a value such as 7, 6.5 or −3.")
        return Problem(Field.KOMI, wrong.format(text=text[:40]))

    def _complain(self, problem: Problem) -> None:
        self._rows[problem.field].show_error(problem.sentence)
        field = self._fields[problem.field]
        field.setAccessibleDescription(problem.sentence)

    def _read(self) -> NewGame | Problem:
        for field, player in ((Field.BLACK, self._black), (Field.WHITE, self._white)):
            if not player.is_complete:
                return Problem(field, no_human_file())
        komi = read_komi(self._komi.text())
        if komi is None:
            return self._no_komi()
        if self._handicap.stones.value() == 1:
            one = self.tr(
                "A handicap of one stone is just the first move. Choose none, or 2 or more."
            )
            return Problem(Field.HANDICAP, one)
        rows, columns = self._size.size_chosen()
        game = NewGame(
            rows=rows,
            columns=columns,
            black=self._black.player(),
            white=self._white.player(),
            komi=komi,
            handicap=self._handicap.stones.value(),
            rules=self._choice.id,
            clocks=self._time.clocks(),
            places_freely=self._handicap.places_freely,
            random_colors=self._random.isChecked(),
        )
        return self._check(game) or game

    def accept(self) -> None:
        """Start the game, or show the problem and focus its field."""
        self._forget_errors()
        read = self._read()
        if isinstance(read, Problem):
            self._complain(read)
            self._fields[read.field].setFocus()
            return
        super().accept()
        if self._training is not None:
            self._training.keep()
        self.game_chosen.emit(read)

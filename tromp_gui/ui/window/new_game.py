"""Turns the choices of the New game dialog into a game, and checks them."""

from __future__ import annotations

from tromp_gui import wording
from tromp_gui.go.handicap import most_stones
from tromp_gui.go.rules import Handicap
from tromp_gui.match.scores import is_komi
from tromp_gui.match.setup import Setup
from tromp_gui.ui.dialogs.new_game_form import Field, NewGame, Problem
from tromp_gui.ui.dialogs.rule_maker import rules_of
from tromp_gui.wording.rule_names import rules_name


def setup_of(game: NewGame) -> Setup:
    """The choices of the dialog as the terms of a game."""
    return Setup(
        game.rows,
        game.columns,
        rules_of(game.rules),
        game.komi,
        game.handicap,
        game.black,
        game.white,
        game.clocks,
        game.places_freely,
    )


def game_problem(game: NewGame) -> Problem | None:
    """Why the rules do not allow a new game; None if they do."""
    return komi_problem(game) or handicap_problem(game)


def komi_problem(game: NewGame) -> Problem | None:
    """Why the rules do not allow the komi; None if they do."""
    if is_komi(rules_of(game.rules), game.komi):
        return None
    text = wording.tr("The komi of {rules} is a whole number of stones, 0 or more.")
    return Problem(Field.KOMI, text.format(rules=rules_name(rules_of(game.rules))))


def handicap_problem(game: NewGame) -> Problem | None:
    """Why the rules do not allow the handicap on this board; None if they do."""
    rules, stones = rules_of(game.rules), game.handicap
    if not stones or rules.handicap.is_free:
        return None
    tr = wording.tr
    if rules.handicap is Handicap.NONE:
        text = tr("{rules} rules have no handicap. Choose none, or other rules.")
        return Problem(Field.HANDICAP, text.format(rules=rules_name(rules)))
    most = most_stones(game.rows, game.columns)
    if stones <= most:
        return None
    text = (
        tr("A board of {size} has points for {most} handicap stones at most.")
        if most
        else tr(
            "A board of {size} has no handicap points: choose none, or rules with free handicap."
        )
    )
    size = f"{game.columns} × {game.rows}"
    return Problem(Field.HANDICAP, text.format(size=size, most=most))

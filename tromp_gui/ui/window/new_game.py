"""Turns the choices of the New game dialog into a game, checks them, and advises on engines."""

from __future__ import annotations

from tromp_gui import wording
from tromp_gui.go.grid import grid_of
from tromp_gui.go.handicap import most_stones
from tromp_gui.go.rules import Handicap
from tromp_gui.gtp.failure import Failure
from tromp_gui.gtp.imitation import ASKS_PEOPLE
from tromp_gui.gtp.profile import LimitKind, can
from tromp_gui.match.player import Attached, BuiltIn, Imitator, PlayingEngine
from tromp_gui.match.scores import is_komi
from tromp_gui.match.setup import Setup
from tromp_gui.session.engine.catalogue.profiles import EngineProfiles
from tromp_gui.session.play.player_engines import LaunchOf
from tromp_gui.ui.dialogs.new_game_form import Field, NewGame, Problem, rules_of
from tromp_gui.wording import engines, tr
from tromp_gui.wording import opponents as words
from tromp_gui.wording.opponents import level_sentence
from tromp_gui.wording.people import no_imitation, person_sentence
from tromp_gui.wording.rule_names import rules_name
from tromp_gui.wording.translation import paragraph


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


_LARGE = 13
_NO_GAME = (LimitKind.SIZE, LimitKind.RECTANGLE)


class EngineAdvice:
    """From the level of the built-in engine, or the profile of an attached one."""

    def __init__(self, profiles: EngineProfiles, launch_of: LaunchOf) -> None:
        self._profiles, self._launch_of = profiles, launch_of

    def __call__(self, engine: PlayingEngine, rows: int, columns: int, rules: str) -> str:
        """What to expect of an engine on this board under these rules, in sentences."""
        if isinstance(engine, BuiltIn):
            return _of_level(engine, max(rows, columns))
        if isinstance(engine, Imitator) and not engine.engine:
            return person_sentence(max(rows, columns))
        engine, imitator = _attached(engine)
        told = self._profiles.of(self._launch_of(engine))
        if told is None:
            return tr("Checking what it can do…")
        if isinstance(told, Failure):
            return engines.failure(told, engine.name)
        limits = can(told, rules_of(rules), grid_of(rows, columns))
        impossible = [limit for limit in limits if limit.kind in _NO_GAME]
        if impossible:
            return words.no_game(engine.name, impossible[0])
        if imitator is not None and not told.knows(ASKS_PEOPLE):
            return no_imitation(engine.name)
        if imitator is not None:
            return person_sentence(max(rows, columns))
        from tromp_gui.wording.engine_check import limit_words

        return paragraph(limit_words(limit) for limit in limits)


def _attached(engine: Attached | Imitator) -> tuple[Attached, Imitator | None]:
    """The attached engine, and whom it imitates."""
    if isinstance(engine, Imitator):
        return Attached(engine.engine), engine
    return engine, None


def _of_level(engine: BuiltIn, longest: int) -> str:
    size = (
        tr("Its levels were tested on 9 × 9; on this board they are weaker.")
        if longest > _LARGE
        else ""
    )
    return paragraph((level_sentence(engine.level), size))

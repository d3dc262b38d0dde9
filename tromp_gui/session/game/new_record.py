"""The record that a new game or a rematch starts with."""

from __future__ import annotations

from datetime import date

from tromp_gui.go.handicap import fixed_points
from tromp_gui.go.point import Color
from tromp_gui.go.result import plain
from tromp_gui.match.clock import Clocks
from tromp_gui.match.clock_words import time_properties
from tromp_gui.match.match import Match
from tromp_gui.match.player import Player, PlayingEngine
from tromp_gui.match.scores import file_komi
from tromp_gui.match.setup import Setup
from tromp_gui.record.codec import Properties
from tromp_gui.record.node import Tree
from tromp_gui.record.rule_names import ru_of
from tromp_gui.session.game.clock_session import clocks_at
from tromp_gui.session.game.record_session import RecordSession
from tromp_gui.sgf.header import new_tree


def rematch_of(match: Match, record: RecordSession) -> Setup:
    """Another game on the same terms; the players of an even game swap colours, clocks included."""
    tree, info, clocks = record.tree, record.info, match.clocks
    black = Player(info.black_name, info.black_rank, match.black.engine)
    white = Player(info.white_name, info.white_rank, match.white.engine)
    if clocks is not None:
        times = [clock.control if clock else None for clock in (clocks.black, clocks.white)]
        first, second = times if match.handicap else times[::-1]
        clocks = Clocks.full(first, second, clocks.on_time)
    if not match.handicap:
        black, white = white, black
    setup = Setup(
        tree.rows,
        tree.columns,
        match.rules,
        match.komi,
        match.handicap,
        black,
        white,
        clocks,
        places_freely=False,
    )
    if setup.has_fixed_handicap:
        usual = frozenset(fixed_points(tree.rows, tree.columns, match.handicap))
        stood = frozenset(tree.codec.points(tree.root.get("AB")))
        setup = setup._replace(places_freely=stood != usual)
    return setup


def setup_of(record: RecordSession, to_play: Color, opponent: PlayingEngine | None) -> Setup:
    """A game from the current node on, `to_play` to move; two people without `opponent`."""
    tree, terms, info = record.tree, record.terms, record.info
    white_plays = to_play is Color.WHITE
    return Setup(
        tree.rows,
        tree.columns,
        terms.rules,
        terms.komi,
        terms.handicap,
        Player(info.black_name, info.black_rank, opponent if white_plays else None),
        Player(info.white_name, info.white_rank, None if white_plays else opponent),
        clocks_at(tree, record.cursor),
    )


def record_of(setup: Setup) -> Tree:
    """A new record with the players, rules, komi and handicap of `setup`.

    Raises ValueError if these rules have no such handicap on this board.
    """
    tree = new_tree(setup.rows, setup.columns)
    for identifier, values in _properties(setup, tree).items():
        tree.replace(tree.root.id, identifier, values)
    return tree


def _properties(setup: Setup, tree: Tree) -> Properties:
    escape = tree.codec.escape
    texts = {
        "RU": ru_of(setup.rules),
        "KM": plain(file_komi(setup.rules, setup.komi)),
        "DT": date.today().isoformat(),
        "PB": setup.black.name if setup.black else "",
        "BR": setup.black.rank if setup.black else "",
        "PW": setup.white.name if setup.white else "",
        "WR": setup.white.rank if setup.white else "",
    } | _time(setup.clocks)
    properties: Properties = {
        identifier: (escape(text),) for identifier, text in texts.items() if text
    }
    if setup.handicap:
        properties["HA"] = (str(setup.handicap),)
    if setup.has_fixed_handicap:
        points = fixed_points(setup.rows, setup.columns, setup.handicap)
        properties["AB"] = tree.codec.format_points(points)
    return properties


def _time(clocks: Clocks | None) -> dict[str, str]:
    if clocks is None:
        return {}
    black, white = (clock.control if clock else None for clock in (clocks.black, clocks.white))
    return time_properties(black, white)

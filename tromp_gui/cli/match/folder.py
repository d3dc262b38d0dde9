"""The folder of a match: its games as SGF, its terms, and what was played of it before."""

from __future__ import annotations

import hashlib
import json
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

from tromp_gui.cli.match.words import comment_on
from tromp_gui.go.kata_rules import kata_json
from tromp_gui.go.move import Turn
from tromp_gui.go.point import Color
from tromp_gui.go.result import Result, parse_result, plain
from tromp_gui.gtp.launch import command_line
from tromp_gui.gtp.vertex import format_vertex
from tromp_gui.match.clock import Clocks
from tromp_gui.match.clock_words import time_properties
from tromp_gui.match.player import Player
from tromp_gui.match.setup import Setup
from tromp_gui.record import editing
from tromp_gui.session.file.files import read_bytes, save_bytes
from tromp_gui.session.game.new_record import record_of
from tromp_gui.session.play.engine_game import End, GameTerms
from tromp_gui.session.play.engine_match import MatchTerms, Pairing
from tromp_gui.sgf.writer import write

_TERMS, _RESULTS = "match.json", "results.jsonl"


class OtherMatch(Exception):
    """The folder holds a match on other terms; `str` names the first that differs."""


class Outcome(NamedTuple):
    """How one game went: its number, the colour of the first engine, the result, how it came.

    `digest` is the same for games of the same turns.
    """

    number: int
    first: Color
    result: Result
    end: End
    turns: int
    digest: str = ""


class MatchFolder:
    """Keeps a match so that it can be gone on with. Every file is written whole or not at all."""

    def __init__(self, folder: Path, terms: MatchTerms) -> None:
        self._folder = folder
        self._terms = terms
        self._outcomes: dict[int, Outcome] = {}

    def open(self) -> list[Outcome]:
        """Make the folder, or read what was played.

        Raises OtherMatch where it was on other terms, FileProblem or OSError where it cannot be
        used.
        """
        self._folder.mkdir(parents=True, exist_ok=True)
        wanted = _described(self._terms)
        file = self._folder / _TERMS
        if file.exists():
            _compare(_read_object(read_bytes(file)), wanted)
        else:
            save_bytes(file, (json.dumps(wanted, indent=1) + "\n").encode(), keep=False)
        results = self._folder / _RESULTS
        if results.exists():
            for line in read_bytes(results).decode("utf-8", "replace").splitlines():
                if outcome := _outcome(line):
                    self._outcomes[outcome.number] = outcome
        return list(self._outcomes.values())

    def keep(self, pairing: Pairing) -> Outcome:
        """Write a game, and that it was played. Raises FileProblem."""
        game = pairing.game
        first = self._terms.color_of_first(pairing.number)
        digest = _digest(game.turns)
        outcome = Outcome(pairing.number, first, game.result, game.end, len(game.turns), digest)
        save_bytes(
            self._folder / f"game-{pairing.number:04}.sgf", _sgf(self._terms.game, pairing), False
        )
        self._outcomes[pairing.number] = outcome
        lines = [_line(each) for _, each in sorted(self._outcomes.items())]
        save_bytes(self._folder / _RESULTS, "".join(lines).encode(), keep=False)
        return outcome


def _described(terms: MatchTerms) -> dict[str, object]:
    game = terms.game
    time = time_properties(game.time, game.time)
    return {
        "black": command_line(terms.first),
        "white": command_line(terms.second),
        "alternate": terms.is_alternating,
        "size": f"{game.columns}x{game.rows}",
        "rules": game.rules.id,
        "axes": kata_json(game.rules),
        "komi": plain(game.komi),
        "time": f"{time.get('TM', '')} {time.get('OT', '')}".strip(),
    }


def _compare(previous: dict[str, object], wanted: dict[str, object]) -> None:
    for name, value in wanted.items():
        if previous.get(name) != value:
            raise OtherMatch(f"{name} {previous.get(name)}")


def _read_object(data: bytes) -> dict[str, object]:
    try:
        read = json.loads(data)
    except (ValueError, RecursionError):
        return {}
    return read if isinstance(read, dict) else {}


def _line(outcome: Outcome) -> str:
    values = {
        "game": outcome.number,
        "first": outcome.first.value,
        "result": str(outcome.result),
        "end": outcome.end.value,
        "turns": outcome.turns,
        "digest": outcome.digest,
    }
    return json.dumps(values) + "\n"


def _outcome(line: str) -> Outcome | None:
    read = _read_object(line.encode())
    result = parse_result(str(read.get("result", "")))
    try:
        number, turns = int(str(read.get("game"))), int(str(read.get("turns")))
        first, end = Color(read.get("first")), End(read.get("end"))
    except ValueError:
        return None
    digest = str(read.get("digest", ""))
    return None if result is None else Outcome(number, first, result, end, turns, digest)


def _digest(turns: tuple[Turn, ...]) -> str:
    words = " ".join(f"{color.value}{format_vertex(point)}" for color, point in turns)
    return hashlib.blake2b(words.encode(), digest_size=8).hexdigest()


def _sgf(terms: GameTerms, pairing: Pairing) -> bytes:
    clocks = Clocks.full(terms.time, terms.time) if terms.time else None
    setup = Setup(terms.rows, terms.columns, terms.rules, terms.komi)
    players = Player(pairing.black), Player(pairing.white)
    tree = record_of(replace(setup, black=players[0], white=players[1], clocks=clocks))
    node = tree.root
    for turn in pairing.game.turns:
        editing.play(tree, node, turn).apply(tree)
        *_, node = node.children
    editing.result(tree, str(pairing.game.result)).apply(tree)
    if text := comment_on(pairing.game, terms.rules.superko):
        editing.comment(tree, node, text).apply(tree)
    return write([tree])

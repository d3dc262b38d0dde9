"""The rules and komi of a record, and what had to be assumed."""

import re
from collections.abc import Iterator
from decimal import Decimal
from enum import Enum
from typing import NamedTuple

from tromp_gui.go.rules import RULE_SETS, TROMP_TAYLOR, Ending, Rules
from tromp_gui.record.game_info import GameInfo, counts_stones, read_game_info
from tromp_gui.record.komi import KomiRemark, format_komi
from tromp_gui.record.node import Node, Tree
from tromp_gui.record.replay import handicap_by_moves, read_player
from tromp_gui.record.rule_names import NameReading, NameRemark, read_ru

_COUNT = {"TB", "TW", "TGDD", "TGEN"}
_STONES = {"AB", "AW", "AE"}
_OLD = 1980
"""Before this year, games were nearly always recorded under Japanese rules."""
_JAPANESE_KOMI = frozenset(map(Decimal, ("4.5", "5.5", "6.5")))


class GapKind(Enum):
    """Something that a record does not say, or does not say clearly."""

    NO_RULES = "no-rules"
    UNKNOWN_RULES = "unknown-rules"
    LACKED_RULES = "lacked-rules"
    NEAREST_RULES = "nearest-rules"
    NO_KOMI = "no-komi"
    BAD_KOMI = "bad-komi"
    BAD_HANDICAP = "bad-handicap"
    CODED_KOMI = "coded-komi"
    KOMI_IN_STONES = "komi-in-stones"
    KOMI_IN_WORDS = "komi-in-words"
    LARGE_KOMI = "large-komi"
    UNFIT_KOMI = "unfit-komi"
    HANDICAP_MOVES = "handicap-moves"
    BAD_PLAYER = "bad-player"


ASSUMED_RULES = frozenset({GapKind.NO_RULES, GapKind.UNKNOWN_RULES})
"""The gaps of a file whose rules could be any."""


_DEFAULT_KOMI = frozenset({GapKind.NO_KOMI, GapKind.BAD_KOMI})
_KOMI = {
    KomiRemark.CODED: GapKind.CODED_KOMI,
    KomiRemark.IN_STONES: GapKind.KOMI_IN_STONES,
    KomiRemark.IN_WORDS: GapKind.KOMI_IN_WORDS,
    KomiRemark.TOO_LARGE: GapKind.LARGE_KOMI,
}
_NOTED = {NameRemark.LACKED: GapKind.LACKED_RULES, NameRemark.NEAREST: GapKind.NEAREST_RULES}


class Gap(NamedTuple):
    """A gap, and the text that the file has there ('' if none)."""

    kind: GapKind
    value: str = ""


class Terms(NamedTuple):
    """The rules, komi and handicap stones to count with, and the gaps that were filled in."""

    rules: Rules
    komi: Decimal
    handicap: int
    gaps: tuple[Gap, ...] = ()

    @property
    def are_rules_open(self) -> bool:
        """Whether the file names no rules, or unknown ones."""
        return any(gap.kind in ASSUMED_RULES for gap in self.gaps)

    @property
    def has_komi(self) -> bool:
        """Whether the komi is the file's, and not the default of the rules."""
        return not any(gap.kind in _DEFAULT_KOMI for gap in self.gaps)


def terms_of(
    tree: Tree, rules: Rules | None = None, komi: Decimal | None = None
) -> tuple[GameInfo, Terms]:
    """The game information of a record, and its terms.

    The rules are those of RU if it is understood, otherwise those of `assumed_rules`; the komi is
    KM, otherwise the rules' default. The arguments `rules` and `komi` override both.
    """
    info = read_game_info(tree)
    by_moves = handicap_by_moves(tree)
    stones = by_moves or (info.handicap if info.handicap > 1 else 0)
    read = NameReading(rules) if rules else read_ru(info.rules)
    chosen = read.rules or assumed_rules(info)
    gaps = list(_rules_gaps(info, read))
    if komi is None:
        komi = chosen.offered_komi(stones) if info.komi is None else info.komi
        gaps += _komi_gaps(tree, info, chosen)
    if "HA" in info.unread:
        gaps.append(Gap(GapKind.BAD_HANDICAP, _text(tree, "HA")))
    if tree.root.has("PL") and read_player(tree.root.get("PL")) is None:
        gaps.append(Gap(GapKind.BAD_PLAYER, _text(tree, "PL")))
    if by_moves:
        gaps.append(Gap(GapKind.HANDICAP_MOVES, str(by_moves)))
    return info, Terms(chosen, komi, stones, tuple(gaps))


def assumed_rules(info: GameInfo) -> Rules:
    """The rules of a game that names none (docs/rules.md, "Records without rules").

    Chinese if komi or result are in 子. Japanese-style on 19×19 with a komi of 4½, 5½ or 6½ or a
    date before 1980, as such games were nearly all played under Japanese rules; otherwise
    Tromp-Taylor.
    """
    if not info.rules and counts_stones(info):
        return RULE_SETS["chinese"]
    year = re.search(r"(?<!\d)\d{4}(?!\d)", info.date, re.ASCII)
    is_old = year is not None and int(year[0]) < _OLD
    is_usual = (info.rows, info.columns) == (19, 19) and not info.rules
    if is_usual and (is_old or info.komi in _JAPANESE_KOMI):
        return RULE_SETS["japanese"]
    return TROMP_TAYLOR


def _text(tree: Tree, identifier: str) -> str:
    return tree.codec.simple_text(tree.root.get(identifier)[0]).strip()


def _rules_gaps(info: GameInfo, read: NameReading) -> Iterator[Gap]:

    if read.note is not None:
        yield Gap(_NOTED[read.note], info.rules)
    elif read.rules is None:
        yield Gap(GapKind.UNKNOWN_RULES, info.rules) if info.rules else Gap(GapKind.NO_RULES)


def _komi_gaps(tree: Tree, info: GameInfo, rules: Rules) -> Iterator[Gap]:
    if info.komi is None:
        bad = "KM" in info.unread
        yield Gap(GapKind.BAD_KOMI, _text(tree, "KM")) if bad else Gap(GapKind.NO_KOMI)
        return
    if info.komi_remark is not None:
        yield Gap(_KOMI[info.komi_remark], _text(tree, "KM"))
    if rules.ending is Ending.LASKER_MAAS and info.komi < 0:
        yield Gap(GapKind.UNFIT_KOMI, format_komi(info.komi))


def scored_node(tree: Tree, last: Node | None = None) -> Node:
    """The node at the end of the main line with a recorded count, else the last node (`last`, if
    the caller knows it).

    A count applies to all nodes after it up to the next stone.
    """
    last = node = last or list(tree.main_line())[-1]
    while not _COUNT.intersection(node.identifiers):
        if _changes_board(tree, node) or node.parent is None:
            return last
        node = node.parent
    return node


def _changes_board(tree: Tree, node: Node) -> bool:
    if _STONES.intersection(node.identifiers):
        return True
    values = [*node.get("B")[:1], *node.get("W")[:1]]
    try:
        return any(tree.codec.point(value) is not None for value in values)
    except ValueError:
        return False

"""The rules and komi of a record, and what had to be assumed."""

from collections.abc import Iterator
from decimal import Decimal
from enum import Enum
from typing import NamedTuple

from tromp_gui.go.rules import TROMP_TAYLOR, Rules
from tromp_gui.record.game_info import GameInfo, read_game_info
from tromp_gui.record.node import Node, Tree
from tromp_gui.record.rule_names import NameReading, NameRemark, read_ru

_COUNT = {"TB", "TW", "TGDD", "TGEN"}
_STONES = {"AB", "AW", "AE"}


class GapKind(Enum):
    """Something that a record does not say, or does not say clearly."""

    NO_RULES = "no-rules"
    UNKNOWN_RULES = "unknown-rules"
    LACKED_RULES = "lacked-rules"
    NEAREST_RULES = "nearest-rules"
    NO_KOMI = "no-komi"
    BAD_KOMI = "bad-komi"
    BAD_HANDICAP = "bad-handicap"


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


def terms_of(
    tree: Tree, rules: Rules | None = None, komi: Decimal | None = None
) -> tuple[GameInfo, Terms]:
    """The game information of a record, and its terms.

    The rules are those of RU if it is understood, otherwise Tromp-Taylor; the komi is KM, otherwise
    the rules' default. The arguments `rules` and `komi` override both.
    """
    info = read_game_info(tree)
    stones = info.handicap if info.handicap > 1 else 0
    read = NameReading(rules) if rules else read_ru(info.rules)
    chosen = read.rules or TROMP_TAYLOR
    known = info.komi if komi is None else komi
    gaps = _gaps(tree, info, read, has_komi=known is not None)
    offered = chosen.offered_komi(stones)
    return info, Terms(chosen, offered if known is None else known, stones, tuple(gaps))


def _gaps(tree: Tree, info: GameInfo, read: NameReading, *, has_komi: bool) -> Iterator[Gap]:
    def text(identifier: str) -> str:
        return tree.codec.simple_text(tree.root.get(identifier)[0]).strip()

    if read.note is not None:
        yield Gap(_NOTED[read.note], info.rules)
    elif read.rules is None:
        yield Gap(GapKind.UNKNOWN_RULES, info.rules) if info.rules else Gap(GapKind.NO_RULES)
    if not has_komi:
        bad = "KM" in info.unread
        yield Gap(GapKind.BAD_KOMI, text("KM")) if bad else Gap(GapKind.NO_KOMI)
    if "HA" in info.unread:
        yield Gap(GapKind.BAD_HANDICAP, text("HA"))


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

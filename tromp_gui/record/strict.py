"""Values of the root that FF[4] spells otherwise than some programs do."""

from __future__ import annotations

from tromp_gui.go.result import parse_result
from tromp_gui.record.edits import Edit, Edits, SetProperty
from tromp_gui.record.game_info import format_komi, parse_komi
from tromp_gui.record.node import Tree


def strict_values(tree: Tree) -> Edits:
    """KM and RE spelt as FF[4] asks, where what they mean is plain; others stay."""
    parts: list[Edit] = []
    for identifier, spelt in (("KM", _komi), ("RE", _result)):
        values = tree.root.get(identifier)
        text = spelt(values[0]) if values else None
        if text is not None and values != (text,):
            parts.append(SetProperty(tree.root.id, identifier, (text,)))
    return Edits(tuple(parts))


def _komi(value: str) -> str | None:
    komi = parse_komi(value)
    return None if komi is None else format_komi(komi)


def _result(value: str) -> str | None:
    result = parse_result(value)
    return None if result is None else str(result)

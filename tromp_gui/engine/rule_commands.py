"""Commands about rules, as in KataGo."""

from __future__ import annotations

from tromp_gui.engine.arguments import CommandError
from tromp_gui.engine.state import Engine
from tromp_gui.go.kata_rules import kata_json, parse_kata_rules


def set_rules(engine: Engine, args: tuple[str, ...]) -> str:
    """`kata-set-rules RULES`: a rule-set id of ours, or KataGo's JSON; board and komi stay."""
    try:
        rules = parse_kata_rules(" ".join(args))
    except ValueError as error:
        raise CommandError(str(error)) from None
    engine.game = engine.game.under(rules)
    return ""


def get_rules(engine: Engine, args: tuple[str, ...]) -> str:
    """`kata-get-rules`: the rules as KataGo's JSON."""
    return kata_json(engine.game.rules)

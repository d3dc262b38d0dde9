"""`tromp-gui rules`: lists the rule sets, or explains one."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from textwrap import wrap

from tromp_gui.batch.work import SUCCESS
from tromp_gui.cli.json_text import Json, to_json
from tromp_gui.cli.parser import Parser
from tromp_gui.cli.values import rules_value
from tromp_gui.go.custom_rules import is_custom
from tromp_gui.go.rules import RULE_SETS, Rules
from tromp_gui.wording.rule_names import rules_name
from tromp_gui.wording.rule_sets import Topic, explained, statements_explained

_DESCRIPTION = """
List the rule sets, or explain one in full: all of its rules, how a game ends step by step, how it
differs from common practice, and its source. Write a custom set as "base-id; axis=value; ...", for
example "chinese; superko=simple".
"""
_WIDTH, _INDENT = 92, 4


def declare(parser: Parser) -> None:
    """Add the arguments of this command."""
    parser.description = _DESCRIPTION
    what = parser.add_mutually_exclusive_group()
    what.add_argument(
        "rules", nargs="?", type=rules_value, metavar="ID", help="rule set to explain"
    )
    what.add_argument(
        "--tutorial",
        action="store_true",
        help="the ten Tromp-Taylor rules, each with a small board to try",
    )
    what.add_argument(
        "--statements",
        action="store_true",
        help="the ten statements of the logical Tromp-Taylor rules",
    )
    parser.add_format("text", "json")


def run(args: argparse.Namespace) -> int:
    """Write the answer; returns the exit code."""
    if args.tutorial:
        from tromp_gui.cli import tutorial

        print(tutorial.json() if args.format == "json" else tutorial.text())
    elif args.statements:
        topics = statements_explained()
        print(to_json(_topics(topics)) if args.format == "json" else "\n".join(_lines(topics)))
    elif args.rules is not None:
        rules: Rules = args.rules
        print(to_json(_fields(rules, full=True)) if args.format == "json" else _full(rules))
    elif args.format == "json":
        print(to_json([_fields(rules) for rules in RULE_SETS.values()]))
    else:
        print(_list())
    return SUCCESS


def _fields(rules: Rules, full: bool = False) -> dict[str, Json]:
    """A set for other programs; the axes are spelt as in a custom set's id."""
    found: dict[str, Json] = {
        "id": rules.id,
        "name": rules.name,
        "line": rules.line,
        "superko": rules.superko.value,
        "suicide": rules.suicide,
        "scoring": rules.scoring.value,
        "komi": rules.komi,
        "handicap": rules.handicap.value,
        "bonus": rules.bonus.value,
        "ending": rules.ending.value,
        "handicap_komi": rules.handicap_komi,
        "source": rules.source,
    }
    if full:
        found["explained"] = _topics(explained(rules))
    return found


def _topics(topics: list[Topic]) -> Json:
    return [{"title": topic.title, "sentences": topic.sentences} for topic in topics]


def _list() -> str:
    ids, names = max(map(len, RULE_SETS)), max(len(_name(each)) for each in RULE_SETS.values())
    rows = (f"{r.id:<{ids}}  {_name(r):<{names}}  {r.line}" for r in RULE_SETS.values())
    return "\n".join([*rows, "", "tromp-gui rules ID explains one in full."])


def _name(rules: Rules) -> str:
    """The name as in the window; for a custom set the name it was read with."""
    return rules.name if is_custom(rules) else rules_name(rules)


def _full(rules: Rules) -> str:
    return "\n".join([f"{_name(rules)} ({rules.id})", "", *_lines(explained(rules))])


def _lines(topics: list[Topic]) -> list[str]:
    lines: list[str] = []
    for topic in topics:
        lines += ["", topic.title, *_sentences(topic)]
    return lines[1:]


def _sentences(topic: Topic) -> Iterator[str]:
    margin = " " * _INDENT
    if not topic.ordered:
        yield from wrap(" ".join(topic.sentences), _WIDTH, initial_indent=margin,
                        subsequent_indent=margin)  # fmt: skip
        return
    for number, sentence in enumerate(topic.sentences, 1):
        first = f"{number:>{_INDENT - 1}}. "
        yield from wrap(sentence, _WIDTH, initial_indent=first, subsequent_indent=" " * len(first))

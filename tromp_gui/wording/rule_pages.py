"""The rules as pages to read: the ten statements together, and every rule set in full."""

from __future__ import annotations

from typing import NamedTuple

from tromp_gui.go.rules import RULE_SETS, Rules
from tromp_gui.wording import tr
from tromp_gui.wording.rule_names import rules_name
from tromp_gui.wording.rule_sets import Topic, explained, others_explained, statements_explained

_MARKS = str.maketrans({mark: f"\\{mark}" for mark in "\\`*_[]<>#"})


class RulePage(NamedTuple):
    """A page: the id of its rule set (empty for the ten statements), its title and Markdown."""

    id: str
    title: str
    text: str


def rule_pages(played: Rules | None = None) -> list[RulePage]:
    """Pages for the ten statements, each rule set, `played` too, and rules not played here."""
    sets = list(RULE_SETS.values())
    if played is not None and played.id not in RULE_SETS:
        sets.append(played)
    pages = [_page(rules.id, rules_name(rules), explained(rules)) for rules in sets]
    return [
        _page("", tr("The ten statements"), statements_explained()),
        *pages,
        _page("others", tr("Other rules"), others_explained()),
    ]


def _page(rules_id: str, title: str, topics: list[Topic]) -> RulePage:
    return RulePage(rules_id, title, "\n\n".join([f"## {_plain(title)}", *map(_topic, topics)]))


def _topic(topic: Topic) -> str:
    sentences = [_plain(sentence) for sentence in topic.sentences]
    if topic.ordered:
        body = "\n".join(f"{n}. {sentence}" for n, sentence in enumerate(sentences, 1))
    else:
        body = " ".join(sentences)
    return f"### {_plain(topic.title)}\n\n{body}" if topic.title else body


def _plain(text: str) -> str:
    """The text without a meaning in Markdown."""
    return text.translate(_MARKS)

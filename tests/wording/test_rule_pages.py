"""The rules as pages: every set has one, and the statements are together on the first."""

from __future__ import annotations

import re

from tromp_gui.go.custom_rules import customised
from tromp_gui.go.rules import RULE_SETS, Superko
from tromp_gui.wording.rule_names import rules_name
from tromp_gui.wording.rule_sets import (
    differs,
    explained,
    handicap_sentences,
    rule_pages,
    statements,
    superko_sentences,
)


def test_every_rule_set_has_a_page_with_all_that_the_command_line_says() -> None:
    pages = {page.id: page for page in rule_pages()}
    assert list(pages) == ["", *RULE_SETS, "others"]
    for rules in RULE_SETS.values():
        page = pages[rules.id]
        assert page.title == rules_name(rules)
        text = page.text.replace("\\", "")
        assert all(said in text for topic in explained(rules) for said in topic.sentences)
        assert re.findall(r"^### (.+)$", text, re.MULTILINE) == [t.title for t in explained(rules)]


def test_the_ten_statements_are_together_on_the_first_page() -> None:
    first = rule_pages()[0]
    assert len(statements()) == 10
    assert [first.text.index(f"{n}. {said}") for n, said in enumerate(statements(), 1)] == sorted(
        first.text.index(said) - len(f"{n}. ") for n, said in enumerate(statements(), 1)
    )


def test_rules_of_your_own_get_a_page_of_theirs() -> None:
    rules = customised(RULE_SETS["chinese"], superko=Superko.SIMPLE)
    (page,) = [page for page in rule_pages(rules) if page.id == rules.id]
    assert "Simple ko" in page.text
    assert [page.id for page in rule_pages(RULE_SETS["aga"])] == ["", *RULE_SETS, "others"]


def test_what_the_sources_call_their_rules() -> None:
    """Taylor's own words of 2001, the Chinese text, KGS, and rules known by name only."""
    assert "situational superko" in " ".join(superko_sentences(RULE_SETS["tromp-taylor-2001"]))
    assert "situational" not in " ".join(superko_sentences(RULE_SETS["tromp-taylor-1995"]))
    assert "Article 6" in differs(RULE_SETS["chinese"])
    assert "White passes" in " ".join(handicap_sentences(RULE_SETS["new-zealand"]))
    others = rule_pages()[-1].text
    assert "Ing rules" in others
    assert "Stone scoring" in others

"""What the documents and the code refer to exists."""

from __future__ import annotations

import io
import re
import tokenize
from pathlib import Path

import pytest

CHECKOUT = Path(__file__).resolve().parents[1]
CODE = [
    path
    for folder in ("tromp_gui", "tests", "packaging", "bench")
    for path in sorted((CHECKOUT / folder).rglob("*.py"))
]
PAGES = [
    *sorted(CHECKOUT.glob("*.md")),
    *sorted((CHECKOUT / "docs").rglob("*.md")),
]
RECORDS = sorted((CHECKOUT / "docs" / "adr").glob("0*.md"))
STATUS = re.compile(r"proposed|accepted|(?:partly )?replaced by record \d+")
PARTS = ("Context", "Decision", "Alternatives", "Consequence")


def named(path: Path) -> str:
    return path.relative_to(CHECKOUT).as_posix()


def remarks(source: str) -> str:
    """The comments and strings of a module, with the line breaks inside a sentence taken out."""
    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    kinds = (tokenize.COMMENT, tokenize.STRING)
    return re.sub(r"\s*\n\s*(# )?", " ", "\n".join(t.string for t in tokens if t.type in kinds))


def sections(page: Path) -> set[str]:
    return set(re.findall(r"^##+ (.+)$", page.read_text("utf-8"), re.MULTILINE))


def missing(source: str) -> list[str]:
    """The documents and sections that a module names and that do not exist."""
    if not re.search(r"\bdocs/|\b(?:RULES|DESIGN|LOOK|UI|WRITING)(?:\.md|,)", source):
        return []  # reading the tokens of all files takes long
    text = remarks(source)
    pages = [CHECKOUT / name for name in re.findall(r"\bdocs/[\w./-]*[\w]", text)]
    named_sections = re.findall(r'docs/rules\.md, "([^"]+)"', text)
    return [
        *(str(p) for p in pages if not p.exists() and not list(p.parent.glob(f"{p.name}-*"))),
        *(s for s in named_sections if s not in sections(CHECKOUT / "docs" / "rules.md")),
        *re.findall(r"\b(?:RULES|DESIGN|LOOK|UI|WRITING)(?:\.md|, \")", text),
    ]


def test_code_names_only_documents_and_sections_that_exist() -> None:
    others = (path for path in CODE if path != Path(__file__).resolve())
    found = {named(path): missing(path.read_text("utf-8")) for path in others}
    assert {name: what for name, what in found.items() if what} == {}


@pytest.mark.parametrize(
    "source",
    [
        "# docs/none.md",
        '"""docs/rules.md,\n"None"."""',
        '# RULES, "Ko"',
        "# as WRITING.md says",
    ],
)
def test_what_does_not_exist_is_found(source: str) -> None:
    assert len(missing(source)) == 1


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_links_of_the_documents_lead_somewhere(page: Path) -> None:
    text = re.sub(r"```.*?```|`[^`\n]*`", "", page.read_text("utf-8"), flags=re.DOTALL)
    for target in re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", text):
        if not target.startswith("https://"):
            assert (page.parent / target).exists(), target


def status(record: Path) -> tuple[str, str]:
    """The date and the status of a decision record."""
    text = record.read_text("utf-8")
    dated = re.search(r"^Date: (\d{4}-\d{2}-\d{2})\. Status: ([^.]+)\.$", text, re.MULTILINE)
    assert dated is not None
    return dated[1], dated[2]


@pytest.mark.parametrize("record", RECORDS, ids=named)
def test_a_decision_record_has_its_status_and_its_parts(record: Path) -> None:
    text = record.read_text("utf-8")
    assert text.startswith(f"# {int(record.name[:4])}. ")
    assert STATUS.fullmatch(status(record)[1])
    for part in PARTS:
        assert re.search(rf"^\*\*{part}\.\*\* |^## {part}$", text, re.MULTILINE), part


def test_the_index_lists_every_decision_record_as_it_is() -> None:
    index = (CHECKOUT / "docs" / "adr" / "README.md").read_text("utf-8")
    for record in RECORDS:
        title = record.read_text("utf-8").splitlines()[0].split(". ", 1)[1]
        row = (str(int(record.name[:4])), f"[{title}]({record.name})", *status(record))
        assert f"| {' | '.join(row)} |" in index


@pytest.mark.parametrize("page", ["CONTRIBUTING.md", "docs/architecture.md"])
def test_the_files_that_a_page_names_exist(page: str) -> None:
    text = (CHECKOUT / page).read_text("utf-8")
    for name in re.findall(r"`((?:\w+/)+[\w.-]+\.(?:py|md|txt))`", text):
        assert any((CHECKOUT / folder / name).exists() for folder in ("", "tromp_gui")), name


SWITCH = re.compile(r"TROMP_GUI_[A-Z_]+")


def test_what_tests_can_be_told_is_said_to_contributors() -> None:
    """The variables that tests read, and that a contributor sets."""
    tests = [path for path in CODE if CHECKOUT / "tests" in path.parents]
    others = [path.read_text("utf-8") for path in tests if path != Path(__file__).resolve()]
    read = {name for text in others for name in SWITCH.findall(text)}
    told = set(SWITCH.findall((CHECKOUT / "CONTRIBUTING.md").read_text("utf-8")))
    assert {"TROMP_GUI_RECORD", "TROMP_GUI_GOLDEN"} <= told <= read


NETWORK = r"socket|ssl|http|urllib\.request|ftplib|smtplib|asyncio|distributed|dask"
CONNECTS = re.compile(rf"^\s*(?:import|from) (?:{NETWORK})\b|\bQtNetwork\b", re.MULTILINE)


def test_what_can_reach_another_computer_is_known() -> None:
    """SECURITY.md accounts for these: what else connects has to be written there too."""
    package = CHECKOUT / "tromp_gui"
    found = {
        path.relative_to(package).as_posix()
        for path in package.rglob("*.py")
        if CONNECTS.search(path.read_text("utf-8"))
    }
    assert found == {
        "batch/executors.py",  # --cluster
        "cli/screen.py",  # whether the screen of Wayland answers
        "session/event_loop.py",  # a pair of sockets inside the process
    }
    assert "`--cluster ADDRESS`" in (CHECKOUT / "SECURITY.md").read_text("utf-8")

"""Collect the program's sentences into resources/translations/*.ts, and report what is unfinished.

usage: packaging/translations.py [--check]

A sentence is a literal handed to `tr`, to `QCoreApplication.translate` or to `plural`. Its context
is the class for `self.tr`, else the one that the module's own `tr` names, or the `tr` it imports.
The texts of the rule sets are sentences of `wording`, too, and some that Qt leaves in English are
translated here.
What is handed to `plural` has one translation for each form that the language has for a number.
Translations that are there stay; sentences that are gone go. `--check` writes nothing and exits
with 1 if a file would be written differently, a translation is unfinished, or a guide is missing.
"""

from __future__ import annotations

import ast
import sys
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tromp_gui.go.rules import RULE_SETS

_ROOT = Path(__file__).resolve().parents[1]
_PACKAGE = _ROOT / "tromp_gui"
FOLDER = _ROOT / "resources" / "translations"
_GUIDES = _ROOT / "docs"
_TR = ("tr", "_tr")


class Sentence(NamedTuple):
    """A text of the program, and the context in which Qt looks it up."""

    context: str
    text: str
    counts: bool = False
    """Whether its form depends on a number."""


_OF_QT = [
    Sentence("QFileDialog", "&Look in:"),
    Sentence("QFileDialog", "Files of &type:"),
    Sentence("QAbstractFileIconProvider", "Folder"),
    Sentence("QPrintSettingsOutput", "Page &Set:"),
]
"""Texts of Qt that its own translations lack in most languages."""


class Unclear(ValueError):
    """A call whose sentence or context can't be told from the source."""


def _languages() -> tuple[str, ...]:
    """The languages of the table in `session.language` but English, in its order."""
    tree = ast.parse((_PACKAGE / "session" / "language.py").read_text(encoding="utf-8"))
    (table,) = (
        node.value
        for node in tree.body
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "LANGUAGES"
    )
    assert isinstance(table, ast.Dict)
    return tuple(str(key.value) for key in table.keys if isinstance(key, ast.Constant))


LANGUAGES = _languages()


def sentences() -> list[Sentence]:
    """All sentences of the program, sorted, each once. Raises Unclear."""
    modules = {path: ast.parse(path.read_text("utf-8")) for path in sorted(_PACKAGE.rglob("*.py"))}
    own = {_dotted(path): context for path, tree in modules.items() if (context := _own(tree))}
    found = set(_OF_QT)
    for path, tree in modules.items():
        found.update(_Finder(path, _contexts(tree, own)).of(tree))
    for rules in RULE_SETS.values():
        texts = rules.name, rules.line, f"{rules.source}."
        found.update(Sentence("wording", text) for text in texts)
    return sorted(found)


def _dotted(path: Path) -> str:
    parts = path.relative_to(_ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def _own(tree: ast.Module) -> dict[str, str]:
    """The contexts that a module's own functions `tr` and `_tr` name."""
    found = {}
    for node in tree.body:
        if isinstance(node, ast.FunctionDef) and node.name in _TR:
            for call in _calls(node):
                if _name(call) == "translate" and isinstance(call.args[0], ast.Constant):
                    found[node.name] = str(call.args[0].value)
    return found


def _contexts(tree: ast.Module, own: dict[str, dict[str, str]]) -> dict[str, str]:
    """The contexts of the functions `tr` and `_tr` that a module has or imports."""
    found = _own(tree)
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and (named := own.get(node.module or "")):
            names = (each for each in node.names if each.name in named)
            found |= {each.asname or each.name: named[each.name] for each in names}
    return found


def _calls(tree: ast.AST) -> Iterator[ast.Call]:
    return (node for node in ast.walk(tree) if isinstance(node, ast.Call))


def _name(call: ast.Call) -> str:
    if isinstance(call.func, ast.Attribute):
        return call.func.attr
    return call.func.id if isinstance(call.func, ast.Name) else ""


class _Finder(ast.NodeVisitor):
    """Finds the sentences of one module, whose plain `tr` and `_tr` have the given contexts."""

    def __init__(self, path: Path, contexts: dict[str, str]) -> None:
        self._path = path
        self._contexts = contexts
        self._classes: list[str] = []
        self._functions: list[str] = []
        self._aliases: dict[str, str | None] = {}
        self._found: list[Sentence] = []

    def of(self, tree: ast.Module) -> list[Sentence]:
        self.visit(tree)
        return self._found

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self._classes.append(node.name)
        self.generic_visit(node)
        self._classes.pop()

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        before = dict(self._aliases)
        self._functions.append(node.name)
        self.generic_visit(node)
        self._functions.pop()
        self._aliases = before

    def visit_Lambda(self, node: ast.Lambda) -> None:
        self._functions.append("")
        self.generic_visit(node)
        self._functions.pop()

    def visit_Assign(self, node: ast.Assign) -> None:
        """A local name for a `tr`: `tr = self.tr`."""
        match node:
            case ast.Assign([ast.Name(name)], ast.Attribute(ast.Name() as whose, "tr")):
                self._aliases[name] = self._of(whose)
        self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        self.generic_visit(node)
        if self._functions and self._functions[-1] in _TR:
            return
        match node.func:
            case ast.Name(name) if name in self._aliases:
                self._add(node, self._aliases[name])
            case ast.Name("tr" | "_tr" as name):
                self._add(node, self._contexts.get(name))
            case ast.Attribute(ast.Name() as whose, "tr"):
                self._add(node, self._of(whose))
            case ast.Attribute(_, "tr"):
                self._add(node, None)
            case ast.Name("plural"):
                self._add_plural(node)
            case ast.Attribute(ast.Name("QCoreApplication"), "translate"):
                self._add(node, _literal(node.args[0]), 1)

    def _of(self, whose: ast.Name) -> str | None:
        """The context of `whose.tr`."""
        if whose.id == "self" and self._classes:
            return self._classes[-1]
        return "wording" if whose.id == "wording" else None

    def _add(self, node: ast.Call, context: str | None, position: int = 0) -> None:
        text = _literal(node.args[position]) if len(node.args) == position + 1 else None
        if context is None or text is None or not self._functions:
            raise Unclear(f"{self._path}:{node.lineno}: {ast.unparse(node)}")
        self._found.append(Sentence(context, text))

    def _add_plural(self, node: ast.Call) -> None:
        match node.args:
            case [ast.Constant(str(context)), ast.Constant(str()), ast.Constant(str(text)), _]:
                self._found.append(Sentence(context, text, counts=True))
            case _:
                raise Unclear(f"{self._path}:{node.lineno}: {ast.unparse(node)}")


def _literal(node: ast.expr) -> str | None:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


def read(language: str) -> dict[Sentence, tuple[str, ...]]:
    """The finished translations of a language, each in all its forms: mostly one."""
    path = FOLDER / f"tromp_gui_{language}.ts"
    finished: dict[Sentence, tuple[str, ...]] = {}
    for context in ET.parse(path).getroot().iter("context") if path.exists() else ():
        for message in context.iter("message"):
            translation = message.find("translation")
            if translation is None or translation.get("type") is not None:
                continue
            counts = message.get("numerus") == "yes"
            elements = translation.findall("numerusform") if counts else [translation]
            forms = tuple(element.text or "" for element in elements)
            if forms and all(forms):
                name, text = context.findtext("name", ""), message.findtext("source", "")
                finished[Sentence(name, text, counts)] = forms
    return finished


def _with_moved(
    known: dict[Sentence, tuple[str, ...]], wanted: list[Sentence]
) -> dict[Sentence, tuple[str, ...]]:
    """A sentence that moved to another context, its text unchanged, keeps its translation."""
    asked = set(wanted)
    gone = {(s.text, s.counts): forms for s, forms in known.items() if s not in asked}
    moved = {
        s: gone[s.text, s.counts] for s in wanted if s not in known and (s.text, s.counts) in gone
    }
    return known | moved


def ts_text(language: str, wanted: list[Sentence], known: dict[Sentence, tuple[str, ...]]) -> str:
    """The file of a language in Qt's TS format, version 2.1."""
    root = ET.Element("TS", version="2.1", language=language, sourcelanguage="en")
    contexts: dict[str, ET.Element] = {}
    for sentence in wanted:
        if sentence.context not in contexts:
            contexts[sentence.context] = ET.SubElement(root, "context")
            ET.SubElement(contexts[sentence.context], "name").text = sentence.context
        message = ET.SubElement(contexts[sentence.context], "message")
        ET.SubElement(message, "source").text = sentence.text
        translation = ET.SubElement(message, "translation")
        if sentence.counts:
            message.set("numerus", "yes")
            for form in known.get(sentence, ("",)):
                ET.SubElement(translation, "numerusform").text = form
        elif sentence in known:
            (translation.text,) = known[sentence]
        if sentence not in known:
            translation.set("type", "unfinished")
    ET.indent(root, "  ")
    body = ET.tostring(root, "unicode", short_empty_elements=False)
    return f'<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n{body}\n'


def main(arguments: list[str]) -> int:
    """Write the files, or check them."""
    wanted = sentences()
    problem = False
    for language in LANGUAGES:
        path = FOLDER / f"tromp_gui_{language}.ts"
        known = _with_moved(read(language), wanted)
        missing = sum(1 for sentence in wanted if sentence not in known)
        text = ts_text(language, wanted, known)
        is_same = path.exists() and path.read_text("utf-8") == text
        has_guide = (_GUIDES / f"guide.{language}.md").exists()
        problem |= missing > 0 or not is_same or not has_guide
        if "--check" not in arguments:
            path.write_text(text, "utf-8")
        guide = "" if has_guide else "; no guide"
        print(f"{language}: {len(wanted) - missing} of {len(wanted)} finished{guide}")
    return int(problem and "--check" in arguments)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

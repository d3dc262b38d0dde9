#!/usr/bin/env python3
"""Tell what is large in tromp_gui: the longest files and functions and the fullest folders.

usage: packaging/sizes.py

Nothing fails because of it: what has two purposes is split, whatever its length.
"""

from __future__ import annotations

import ast
from collections import Counter
from heapq import nlargest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
SHOWN = 3


def sizes() -> dict[str, list[tuple[int, str]]]:
    """The largest of each kind, with its lines or files."""
    files, functions, folders = [], [], Counter[str]()
    for path in (ROOT / "tromp_gui").rglob("*.py"):
        name, text = path.relative_to(ROOT).as_posix(), path.read_text("utf-8")
        files.append((text.count("\n"), name))
        folders[path.parent.relative_to(ROOT).as_posix()] += 1
        functions += [
            (
                (node.end_lineno or node.lineno) - node.lineno + 1,
                f"{name}:{node.lineno} {node.name}",
            )
            for node in ast.walk(ast.parse(text))
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        ]
    found = {"lines of a file": files, "lines of a function": functions}
    found["files in a folder"] = [(count, name) for name, count in folders.items()]
    return {kind: nlargest(SHOWN, values) for kind, values in found.items()}


if __name__ == "__main__":
    for kind, values in sizes().items():
        print(f"most {kind}: {', '.join(f'{count} {name}' for count, name in values)}")

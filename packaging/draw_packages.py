#!/usr/bin/env python3
"""Draw docs/pictures/packages.svg: the packages and what they import, as the code has it.

A package is above all that it imports. A line means "imports"; a line that follows from two
others is left out. Needs the standard library only. Run it after a package or an import between two
packages was added or removed; a test compares the picture with the code.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple
from xml.sax.saxutils import escape

ROOT = Path(__file__).resolve().parents[1]
CODE = ROOT / "tromp_gui"
PICTURE = ROOT / "docs" / "pictures" / "packages.svg"
DIVIDED = ("session", "ui")
"""The layers that are drawn with the packages inside them."""

Graph = dict[str, set[str]]

HEIGHT, GAP, ROW, PAD, LETTER = 30, 18, 62, 26, 7.6
STYLE = (
    "text{font:13px sans-serif;text-anchor:middle;fill:#1d2733}"
    ".box{fill:#fff;stroke:#51657a}.frame{fill:#eef3f8;stroke:#51657a}"
    ".title{font-weight:bold}path{fill:none;stroke:#8fa3b8}"
)


class Box(NamedTuple):
    """Where a package is drawn, in pixels."""

    x: float
    y: float
    width: float
    height: float

    @property
    def middle(self) -> float:
        return self.x + self.width / 2


def imports(path: Path) -> Iterator[str]:
    """The dotted names that a module imports, in functions and for types too."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        if isinstance(node, ast.ImportFrom) and node.module:
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def layer_of(name: str) -> str:
    """`ui` for `tromp_gui.ui.board.view`; empty for what is not ours or the package itself."""
    parts = name.split(".")
    is_ours = parts[0] == "tromp_gui" and len(parts) > 1
    return parts[1] if is_ours and ((CODE / parts[1]).is_dir() or _is_module(parts[1])) else ""


def _is_module(name: str) -> bool:
    return (CODE / f"{name}.py").exists() and not name.startswith("__")


def package_of(name: str, layer: str) -> str:
    """`board` for `tromp_gui.ui.board.view`; the layer itself for a module beside the packages."""
    parts = name.split(".")
    if layer_of(name) != layer or len(parts) < 3:
        return ""
    return parts[2] if (CODE / layer / parts[2]).is_dir() else f"{layer}/*.py"


def graphs() -> tuple[Graph, dict[str, Graph]]:
    """Which layer imports which, and the same inside each divided layer."""
    layers: Graph = {}
    inside: dict[str, Graph] = {layer: {} for layer in DIVIDED}
    for path in sorted(CODE.rglob("*.py")):
        module = ".".join(path.relative_to(ROOT).with_suffix("").parts)
        layer = layer_of(module)
        if not layer or path == CODE / layer / "__init__.py":
            continue
        names = list(imports(path))
        _add(layers, layer, map(layer_of, names))
        if layer in inside:
            _add(inside[layer], package_of(module, layer), (package_of(n, layer) for n in names))
    return layers, inside


def _add(graph: Graph, own: str, others: Iterable[str]) -> None:
    graph.setdefault(own, set()).update({other for other in others if other} - {own})


def reachable(graph: Graph, start: str) -> set[str]:
    """All that `start` imports, directly or through others."""
    found: set[str] = set()
    waiting = [start]
    while waiting:
        new = graph.get(waiting.pop(), set()) - found
        found |= new
        waiting.extend(new)
    return found


def reduced(graph: Graph) -> Graph:
    """The imports that do not follow from others."""
    return {
        name: {
            other
            for other in others
            if not any(other in reachable(graph, third) for third in others - {other})
        }
        for name, others in graph.items()
    }


def rows(graph: Graph) -> list[list[str]]:
    """The packages from the bottom: each in the row above the highest that it imports."""

    def level(name: str) -> int:
        return 1 + max(map(level, graph.get(name, ())), default=-1)

    levels = {name: level(name) for name in graph}
    return [sorted(n for n in graph if levels[n] == at) for at in range(max(levels.values()) + 1)]


def size_of(name: str, inside: dict[str, Graph]) -> tuple[float, float]:
    """Width and height of a box, or of the frame round a divided layer."""
    if name not in inside:
        return len(name) * LETTER + 28, HEIGHT
    lines = rows(inside[name])
    widths = [sum(size_of(each, {})[0] + GAP for each in line) - GAP for line in lines]
    return max(widths) + 2 * PAD, len(lines) * ROW - (ROW - HEIGHT) + 2 * PAD


def place(graph: Graph, inside: dict[str, Graph], frame: Box) -> dict[str, Box]:
    """Where each package goes: rows from the top of `frame`, each in its middle."""
    boxes: dict[str, Box] = {}
    top = frame.y
    for line in reversed(rows(graph)):
        sizes = {name: size_of(name, inside) for name in line}
        left = frame.middle - (sum(width + GAP for width, _ in sizes.values()) - GAP) / 2
        for name, (width, height) in sizes.items():
            boxes[name] = Box(left, top, width, height)
            left += width + GAP
        top += max(height for _, height in sizes.values()) + ROW - HEIGHT
    return boxes


def drawn(boxes: dict[str, Box], graph: Graph, inside: dict[str, Graph]) -> Iterator[str]:
    """The lines, then the boxes, as elements of SVG."""
    for name, others in reduced(graph).items():
        for other in sorted(others):
            start, end = boxes[name], boxes[other]
            low, high = start.y + start.height, end.y
            half = (low + high) / 2
            yield (
                f'<path d="M{start.middle:.0f} {low:.0f} C{start.middle:.0f} {half:.0f} '
                f'{end.middle:.0f} {half:.0f} {end.middle:.0f} {high:.0f}"/>'
            )
    for name, (x, y, width, height) in boxes.items():
        kind = "frame" if name in inside else "box"
        yield (
            f'<rect class="{kind}" x="{x:.0f}" y="{y:.0f}" '
            f'width="{width:.0f}" height="{height:.0f}" rx="6"/>'
        )
        if name in inside:
            yield f'<text class="title" x="{x + PAD + 8:.0f}" y="{y + 19:.0f}">{name}</text>'
            inner = Box(x, y + PAD, width, height)
            yield from drawn(place(inside[name], {}, inner), inside[name], {})
        else:
            yield f'<text x="{x + width / 2:.0f}" y="{y + 20:.0f}">{escape(name)}</text>'


def picture() -> str:
    """The whole picture as SVG."""
    layers, inside = graphs()
    width = max(size_of(name, inside)[0] for name in layers) + 2 * PAD
    boxes = place(layers, inside, Box(0, PAD, width, 0))
    height = max(box.y + box.height for box in boxes.values()) + PAD
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:.0f}" '
            f'viewBox="0 0 {width:.0f} {height:.0f}">',
            "<title>The packages of tromp_gui: each imports what is below it</title>",
            f'<style>{STYLE}</style><rect width="100%" height="100%" fill="#fff"/>',
            *drawn(boxes, layers, inside),
            "</svg>\n",
        ]
    )


if __name__ == "__main__":
    PICTURE.write_text(picture(), "utf-8")
    sys.stdout.write(f"{PICTURE.relative_to(ROOT)}\n")

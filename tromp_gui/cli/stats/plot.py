"""The picture of `tromp-gui stats`: an SVG that follows the light or dark theme of its viewer."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape

from tromp_gui.cli.stats.counts import Statistics

_WIDTH, _PANEL, _LEFT, _GAP = 960, 200, 56, 28
_ROWS = 12
_STYLE = """
svg { background: #fff; color: #1d2630; font: 13px system-ui, sans-serif; }
.title { font-size: 20px; font-weight: 600; } .head { font-size: 14px; font-weight: 600; }
text { fill: currentColor; } .soft { opacity: .65; } .axis { stroke: currentColor; opacity: .25; }
.bar { fill: #3b6fb6; } .black { fill: #2b3138; } .white { fill: #d8dde3; }
.tie { fill: #9aa4ae; } .warn { fill: #c2542d; }
@media (prefers-color-scheme: dark) {
svg { background: #15191e; color: #e6eaee; } .bar { fill: #78a7e6; }
.black { fill: #000; stroke: #4c5661; }
.white { fill: #cfd6dd; } .tie { fill: #6d7781; } .warn { fill: #ef8e66; } }
"""


def picture(found: Statistics) -> str:
    """The statistics as an SVG."""
    half = (_WIDTH - 3 * _LEFT) / 2
    top = 92.0
    parts = [
        f'<text class="title" x="{_LEFT}" y="40">{found.all.games:,} games</text>',
        f'<text class="soft" x="{_LEFT}" y="62">{escape(_summary(found))}</text>',
        *_histogram("Black’s lead (points)", found.margins, 5, _LEFT, top, half),
        *_histogram("Length (turns)", found.lengths, 20, 2 * _LEFT + half, top, half),
    ]
    top += _PANEL + 2 * _GAP
    for name, title in (("year", "Years"), ("rules", "Rule sets"), ("size", "Board sizes")):
        rows = [
            (value, (tally.black, tally.ties, tally.white))
            for value, tally in found.sorted(name)[-_ROWS if name == "year" else 0 :][:_ROWS]
        ]
        drawn, height = _shares(title, rows, top)
        parts += drawn
        top += height
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {top:.0f}" '
        f'width="{_WIDTH}" height="{top:.0f}" role="img" aria-label="{found.all.games} games">'
        f"<style>{_STYLE}</style>\n" + "\n".join(parts) + "\n</svg>\n"
    )


def _summary(found: Statistics) -> str:
    wrong, illegal = found.all.wrong, found.all.illegal
    decided = found.all.black + found.all.white
    share = f"Black won {found.all.black / decided:.1%} of {decided:,}; " if decided else ""
    return (
        f"{share}{wrong:,} recorded results differ from the count; {illegal:,} with illegal moves"
    )


def _histogram(
    title: str, counts: Mapping[int, int], step: int, left: float, top: float, width: float
) -> list[str]:
    """Bars for each step, without the outermost hundredth of the games."""
    parts = [f'<text class="head" x="{left}" y="{top}">{escape(title)}</text>']
    bottom = top + _PANEL
    parts.append(f'<path class="axis" d="M{left} {bottom}h{width}"/>')
    if not counts:
        return parts
    low, high = _usual(counts)
    highest = max(counts.values())
    number = (high - low) // step + 1
    wide = width / number
    for at in range(number):
        value = low + at * step
        tall = counts.get(value, 0) / highest * (_PANEL - _GAP)
        if tall:
            parts.append(
                f'<rect class="bar" x="{left + at * wide + 0.5:.1f}" y="{bottom - tall:.1f}" '
                f'width="{max(wide - 1, 0.5):.1f}" height="{tall:.1f}" rx="1.5">'
                f"<title>{value} to {value + step}: {counts[value]:,}</title></rect>"
            )
    for at in range(0, number, max(number // 6, 1)):
        x = left + at * wide
        parts.append(f'<text class="soft" x="{x:.1f}" y="{bottom + 18}">{low + at * step}</text>')
    return parts


def _usual(counts: Mapping[int, int]) -> tuple[int, int]:
    """The lowest and the highest step that include 99 of 100 games."""
    total, seen = sum(counts.values()), 0
    low = high = min(counts)
    is_low = True
    for step in sorted(counts):
        if is_low and seen + counts[step] > total * 0.005:
            low, is_low = step, False
        if seen < total * 0.995:
            high = step
        seen += counts[step]
    return low, max(low, high)


def _shares(
    title: str, rows: Sequence[tuple[str, tuple[int, int, int]]], top: float
) -> tuple[list[str], float]:
    """A bar for each group, divided into Black's wins, ties and White's wins."""
    parts = [
        f'<text class="head" x="{_LEFT}" y="{top}">{escape(title)}</text>',
        f'<text class="soft" x="{_WIDTH - _LEFT}" y="{top}" text-anchor="end">'
        "Black’s wins, ties, White’s wins</text>",
    ]
    start, width = _LEFT + 140.0, _WIDTH - 2 * _LEFT - 240.0
    y = top + 12
    for value, numbers in rows:
        total = sum(numbers)
        parts.append(f'<text x="{_LEFT}" y="{y + 13}">{escape(value)}</text>')
        x = start
        for kind, number in zip(("black", "tie", "white"), numbers, strict=True):
            wide = number / total * width if total else 0
            if wide:
                parts.append(
                    f'<rect class="{kind}" x="{x:.1f}" y="{y}" width="{wide:.1f}" height="16">'
                    f"<title>{escape(value)}: {number:,} of {total:,}</title></rect>"
                )
            x += wide
        parts.append(
            f'<text class="soft" x="{_WIDTH - _LEFT}" y="{y + 13}" text-anchor="end">'
            f"{total:,}</text>"
        )
        y += 22
    return parts, y - top + _GAP

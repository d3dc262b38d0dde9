"""Reports of games as one HTML page that needs no other file. QtGui and QtSvg, no widgets."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterator, Sequence
from html import escape

from tromp_gui.learning.game_report import GameReport, Moment
from tromp_gui.ui.board.moment import moment_state
from tromp_gui.ui.printing import words
from tromp_gui.ui.printing.formats import Format
from tromp_gui.ui.printing.pictures import Look, picture_bytes
from tromp_gui.ui.printing.typeset import clean
from tromp_gui.wording import game_report as texts

_STYLE = """
:root { color-scheme: light dark; --line: #d8d2c8; --soft: #5d564d; }
@media (prefers-color-scheme: dark) { :root { --line: #4a4640; --soft: #b9b1a6; } }
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 60rem; margin: 0 auto; padding: 1.5rem; }
h1, h2 { line-height: 1.25; margin: 0 0 .4rem; }
h1 { font-size: 1.5rem; } h2 { font-size: 1.1rem; margin-top: 1.6rem; }
p { margin: 0 0 .3rem; } .soft { color: var(--soft); font-size: .875rem; }
table { border-collapse: collapse; width: 100%; margin: 1rem 0 .6rem; }
th, td { padding: .25rem .6rem; text-align: right; border-bottom: 1px solid var(--line); }
th:first-child { text-align: left; } tbody th { font-weight: 400; padding-left: 1.6rem; }
tr.player th, tr.player td { font-weight: 600; } tr.player th { padding-left: .6rem; }
ol { list-style: none; padding: 0; margin: 1rem 0 .6rem; display: grid; gap: 1.5rem;
  grid-template-columns: repeat(auto-fit, minmax(15rem, 1fr)); }
li img { width: 100%; max-width: 26rem; display: block; margin-bottom: .6rem; }
article + article { border-top: 2px solid var(--line); margin-top: 2rem; padding-top: 2rem; }
@media print {
  article + article { break-before: page; border: 0; margin: 0; padding: 0; }
  ol { grid-template-columns: repeat(3, 1fr); gap: 1rem; } li { break-inside: avoid; }
}
"""


def html_page(reports: Sequence[GameReport], language: str = "en") -> bytes:
    """The page. All texts are escaped, the boards are pictures inside the page."""
    name = texts.title()
    if len(reports) == 1:
        name = words.heading(reports[0].info).short
    parts = [
        f'<!DOCTYPE html>\n<html lang="{escape(language)}">\n<head>\n<meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{_text(name)}</title>\n<style>{_STYLE}</style>\n</head>\n<body>",
        *(line for report in reports for line in _article(report)),
        "</body>\n</html>\n",
    ]
    return "\n".join(parts).encode()


def _text(text: str) -> str:
    return escape(clean(text))


def _article(report: GameReport) -> Iterator[str]:
    heading = words.heading(report.info)
    yield f"<article>\n<h1>{_text(heading.title)}</h1>"
    for line in heading.lines:
        yield f"<p>{_text(line)}</p>"
    yield "<table>\n<thead><tr>"
    yield "".join(f'<th scope="col">{_text(head)}</th>' for head in texts.heads())
    yield "</tr></thead>\n<tbody>"
    for at, (name, *cells) in enumerate(texts.rows(report)):
        kind = ' class="player"' if texts.is_player(at) else ""
        numbers = "".join(f"<td>{_text(cell)}</td>" for cell in cells)
        yield f'<tr{kind}><th scope="row">{_text(name)}</th>{numbers}</tr>'
    yield "</tbody>\n</table>"
    yield f'<p class="soft">{_text(texts.explanation(report))}</p>'
    yield f"<h2>{_text(texts.moments_title(report))}</h2>"
    if report.moments:
        yield "<ol>"
        yield from map(_moment, report.moments)
        yield f'</ol>\n<p class="soft">{_text(texts.on_board())}</p>'
    yield "</article>"


def _moment(moment: Moment) -> str:
    drawing = picture_bytes(moment_state(moment), Format.SVG, Look(side=520))
    picture = b64encode(drawing).decode("ascii")
    said = [texts.lost(moment), texts.better(moment)]
    lines = "".join(f"<p>{_text(line)}</p>" for line in said if line)
    alt = _text(" ".join(filter(None, [texts.played(moment), *said])))
    return (
        f'<li><img alt="{alt}" src="data:image/svg+xml;base64,{picture}">'
        f"<p><strong>{_text(texts.played(moment))}</strong></p>{lines}</li>"
    )

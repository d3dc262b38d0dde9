"""Where things are in the analysis panel, for a pointer."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRectF

from tromp_gui.ui.analysis.graph import Graph
from tromp_gui.ui.analysis.graph_paint import plot


def place_in(graph: Graph, index: int) -> QPoint:
    """A place in the graph at a position of the line, by its index."""
    x = plot(QRectF(graph.rect()), graph.state).x(index)
    return QPoint(round(x), graph.height() // 2)

"""Positions in the analysis panel, for the pointer."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRectF

from tromp_gui.ui.analysis.graph import Graph, plot


def place_in(graph: Graph, index: int) -> QPoint:
    """The position in the graph for an index of the line."""
    x = plot(QRectF(graph.rect()), graph.state).x(index)
    return QPoint(round(x), graph.height() // 2)

"""The analysis in the window: the graph, the candidate moves, the commands."""

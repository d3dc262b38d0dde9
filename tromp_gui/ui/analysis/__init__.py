"""What engines think, shown: the graph, the moves they consider, the commands."""

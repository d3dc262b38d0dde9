"""Making our own network: games, labels, training. Nothing here is needed to play."""

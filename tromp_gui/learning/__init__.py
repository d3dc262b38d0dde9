"""Learning from a game: questions about it, the answers given, and what they are worth."""

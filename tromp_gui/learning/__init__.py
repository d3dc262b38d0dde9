"""Learning from a game: questions about it, the answers given, and their score."""

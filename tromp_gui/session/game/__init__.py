"""The game: its record, the live match, clocks, score and edits."""

"""Engines in a game: opponents, analysis, and judges of dead stones."""

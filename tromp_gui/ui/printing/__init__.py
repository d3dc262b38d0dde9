"""Pictures, drawings and printed pages of a game."""

"""Pictures, drawings and pages of a game."""

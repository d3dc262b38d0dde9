"""A live game as frozen values: players, phase, agreement."""

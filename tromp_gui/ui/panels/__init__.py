"""The cards in the column beside the board."""

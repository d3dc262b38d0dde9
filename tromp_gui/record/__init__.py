"""The game record in SGF's own model, its edits and its history."""

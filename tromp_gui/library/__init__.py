"""The library: an index of saved games, searched by what they say and by their positions."""

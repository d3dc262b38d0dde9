"""The library: an index of saved games, searched by their information and their positions."""

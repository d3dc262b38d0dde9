"""The rules of Go: immutable values, standard library only."""

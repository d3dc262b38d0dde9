"""The part of the engine that counts in cycles: board, playouts, ownership and tree, for Numba.

Every function marked `compiled` works on flat arrays of whole numbers or floats and on plain
numbers, so that it means the same compiled and as ordinary Python, and gives equal results for
equal seeds. The way in for the rest of the engine is `points.Ground` (a board of `go` as arrays)
with `ownership.ownership` and `tree`.
"""

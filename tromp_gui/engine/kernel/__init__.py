"""The part of the engine that counts in cycles: board, playouts, ownership and tree, for Numba.

Every function marked `compiled` works on flat arrays of whole numbers or floats and on plain
numbers, so that it means the same compiled and as ordinary Python, and gives equal results for
equal seeds. The rest of the engine uses `board.KernelBoard` (a board of `go` as an array),
`ownership.ownership` and `tree`.
"""

"""The same work on many games, on one core, on all cores, or on a cluster, with the same result.

Three independent parts: `sources` makes items from names, `running` sends them through an executor
and returns the answers in order, and the writers do not know where answers were computed. The work
on an item is a `work.Work`: a value that can be pickled and depends only on the item.
"""

"""The same work on many games: on one core, on all, or on a cluster, with the same answer.

Three parts that know little of each other: `sources` makes items of names, `running` sends them
through an executor of the standard kind and gives the answers back in order, and whoever writes
them does not know where they were made. What is done with an item is a `work.Work`: a value that
can be pickled and that depends on the item alone.
"""

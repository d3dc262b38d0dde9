"""Dead stones, counting, and chains that are alive for certain."""

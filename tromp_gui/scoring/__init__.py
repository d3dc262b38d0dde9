"""Dead stones, counting, and unconditionally alive chains."""

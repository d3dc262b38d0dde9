"""Game records that are not SGF: GIB (Tygem), NGF (WBaduk), UGF (PandaNet), drawn boards."""

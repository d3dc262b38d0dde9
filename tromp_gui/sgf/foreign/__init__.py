"""Game records that are no SGF: GIB (Tygem), NGF (WBaduk), UGF (PandaNet), drawn boards."""

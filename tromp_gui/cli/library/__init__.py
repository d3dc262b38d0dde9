"""`tromp-gui library`: the index of saved games on the command line."""

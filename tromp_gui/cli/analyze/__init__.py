"""`tromp-gui analyze`: the analysis of an engine, written into the games."""

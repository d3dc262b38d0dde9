"""`tromp-gui analyze`: an engine's analysis, written into the games."""

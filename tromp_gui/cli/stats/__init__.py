"""`tromp-gui stats`: statistics of many games."""

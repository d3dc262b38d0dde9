"""`tromp-gui stats`: what many games amount to."""

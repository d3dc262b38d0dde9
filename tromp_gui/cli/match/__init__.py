"""`tromp-gui match`: games between two engines."""

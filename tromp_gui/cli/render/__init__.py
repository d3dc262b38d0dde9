"""`tromp-gui render`: pictures, pages and animations."""

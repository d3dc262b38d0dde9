"""Reading and writing SGF; the only importer of sgfmill."""

"""Opening, saving, exporting and recovering files."""

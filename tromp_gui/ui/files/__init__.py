"""Opening, saving and recovering files, as a person meets them."""

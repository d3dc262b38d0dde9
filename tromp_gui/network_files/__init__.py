"""Files of neural networks in KataGo's format, as far as the window must know them."""

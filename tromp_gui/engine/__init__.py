"""The built-in engine: GTP on standard input and output, in a separate process."""

import os

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
"""Set before NumPy is first imported: matrices of a Go board are too small for threads to help."""

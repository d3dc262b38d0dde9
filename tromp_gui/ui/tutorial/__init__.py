"""Learn the rules: Tromp's ten statements, each with a small live board. Lessons and attempts use
Qt only for translation.
"""

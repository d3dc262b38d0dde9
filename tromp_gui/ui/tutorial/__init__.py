"""Learn Go and the rules: lessons with small live boards. Lessons and attempts use Qt only for
translation.
"""

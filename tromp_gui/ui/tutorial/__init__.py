"""Learn the rules: the ten sentences, each with a small live board. Lessons and trials need no Qt
but for translation.
"""

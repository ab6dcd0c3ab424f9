"""Players that need no people: they are given a game and return an option."""

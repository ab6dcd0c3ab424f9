"""The engine: knows no game, reads no file, no clock."""

"""The tables of the store, and how a connection to it is opened."""

from __future__ import annotations

import sqlite3
from pathlib import Path

SCHEMA = """
CREATE TABLE IF NOT EXISTS game (
    id TEXT PRIMARY KEY, rules TEXT NOT NULL, rules_version INTEGER NOT NULL, engine_version TEXT NOT NULL,
    created_ms INTEGER NOT NULL, head_seq INTEGER NOT NULL, head_hash BLOB NOT NULL, epoch INTEGER NOT NULL
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS event (
    game TEXT NOT NULL, seq INTEGER NOT NULL, at_ms INTEGER NOT NULL, kind TEXT NOT NULL,
    seat INTEGER NOT NULL, holder INTEGER NOT NULL, key TEXT, public BLOB NOT NULL, hash BLOB NOT NULL,
    PRIMARY KEY (game, seq)
) WITHOUT ROWID;
CREATE UNIQUE INDEX IF NOT EXISTS event_key ON event (game, holder, key) WHERE key IS NOT NULL;
CREATE TRIGGER IF NOT EXISTS event_stays BEFORE UPDATE ON event
    BEGIN SELECT RAISE(ABORT, 'events are never changed'); END;
CREATE TRIGGER IF NOT EXISTS event_remains BEFORE DELETE ON event
    BEGIN SELECT RAISE(ABORT, 'events are never deleted'); END;
CREATE TABLE IF NOT EXISTS secret (
    game TEXT NOT NULL, name TEXT NOT NULL, value BLOB NOT NULL, PRIMARY KEY (game, name)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS token (
    game TEXT NOT NULL, holder INTEGER NOT NULL, hash BLOB NOT NULL, seats TEXT NOT NULL, kind TEXT NOT NULL,
    PRIMARY KEY (game, holder)
) WITHOUT ROWID;
CREATE UNIQUE INDEX IF NOT EXISTS token_hash ON token (game, hash);
CREATE TABLE IF NOT EXISTS invite (
    game TEXT NOT NULL, hash BLOB NOT NULL, seat INTEGER NOT NULL, made_ms INTEGER NOT NULL, used_ms INTEGER,
    PRIMARY KEY (game, hash)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS refused (
    game TEXT NOT NULL, holder INTEGER NOT NULL, key TEXT NOT NULL, answer BLOB NOT NULL,
    at_ms INTEGER NOT NULL, PRIMARY KEY (game, holder, key)
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS refused_at ON refused (at_ms);
CREATE TABLE IF NOT EXISTS probe (id INTEGER PRIMARY KEY, at_ms INTEGER NOT NULL);
"""


def writing(path: Path) -> sqlite3.Connection:
    """The one connection that writes; what it has committed survives a power cut (WAL, synchronous FULL)."""
    db = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=5)
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "trusted_schema=OFF"):
        db.execute(f"PRAGMA {pragma}")
    db.executescript(SCHEMA)
    return db


def reading(path: Path) -> sqlite3.Connection:
    """A connection that only reads."""
    db = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=5)
    db.execute("PRAGMA query_only=ON")
    return db

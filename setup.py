"""Compile the engine with mypyc where a C compiler is found; else install it as plain Python."""

from __future__ import annotations

import os
import shutil
import sysconfig
from pathlib import Path
from typing import cast

from setuptools import setup
from setuptools.extension import Extension

# What is called for every decision. Records, scenes and contract run once per file and stay
# interpreted: they read and write text, and gain nothing.
COMPILED = [
    *(f"src/harena/kernel/{name}.py" for name in (
        "agenda", "chosen", "dice", "effects", "event", "fields", "game", "gametype", "message", "numbering",
        "outcome", "plain", "policy", "settings", "setup", "step", "window",
    )),
    *(f"src/harena/bots/{name}.py" for name in (
        "bot", "budget", "flat_monte_carlo", "greedy_bot", "playout", "random_bot", "tree_search",
    )),
    *(f"src/harena/games/gladiabot/{name}.py" for name in (
        "attack", "board", "crates", "destruction", "game", "greedy", "objections", "odds", "pushing",
        "roster", "rounds", "set_up", "terms", "turn",
    )),
    *(f"examples/harena_pig/{name}.py" for name in ("__init__", "game", "turn")),
    *(f"examples/harena_ewn/{name}.py" for name in ("__init__", "board", "game", "turn")),
]  # fmt: skip


def wants_compiling() -> bool:
    if os.environ.get("HARENA_PURE") == "1":
        return False
    return os.name == "nt" or any(shutil.which(name) for name in (_compiler(), "cc", "gcc", "clang"))


def _compiler() -> str:
    words = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
    return words[0]


def extensions() -> list[Extension]:
    from mypyc.build import mypycify

    # The type checker finds the packages from here whatever directory the build runs in.
    os.environ["MYPYPATH"] = os.pathsep.join(str(Path(p).resolve()) for p in ("src", "examples"))
    # Modules that stay interpreted are looked at for their types alone.
    found = mypycify(
        ["--config-file=", "--strict", "--explicit-package-bases", "--follow-imports=silent", *COMPILED],
        group_name="harena",
        opt_level="3",
    )
    for extension in found:
        extension.optional = True  # a compiler that fails leaves a working, slower Harena
    return cast("list[Extension]", found)


setup(ext_modules=extensions() if wants_compiling() else [])

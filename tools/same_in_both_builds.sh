#!/bin/sh
# Both builds must play the same thousand games of every game to the same records, byte for byte.
# Run from the root of the repository, after `make` has set up .venv (interpreted) and .venv-fast
# (compiled where there is a C compiler, interpreted otherwise).
set -eu

build_of() {
    "$1/bin/python" -P -c 'import harena; print(harena.build())'
}

plain=$(build_of .venv)
fast=$(build_of .venv-fast)
if [ "$plain" != interpreted ]; then
    echo ".venv must hold the interpreted build, but holds the $plain one; run: make clean test" >&2
    exit 1
fi
if [ "$fast" = interpreted ]; then
    echo "Nothing to compare: .venv-fast is interpreted as well (no C compiler, or HARENA_PURE=1)."
    exit 0
fi

told=$(mktemp -d)
trap 'rm -rf "$told"' EXIT
.venv/bin/python tools/stories.py "$@" >"$told/$plain" &
first=$!
.venv-fast/bin/python tools/stories.py "$@" >"$told/$fast"
wait "$first"

if cmp -s "$told/$plain" "$told/$fast"; then
    echo "The $plain and the $fast build play the same games to the same records:"
    cat "$told/$plain"
else
    echo "The $plain and the $fast build differ; tools/same_in_both_builds.sh --each shows each game." >&2
    diff "$told/$plain" "$told/$fast" >&2 || true
    exit 1
fi

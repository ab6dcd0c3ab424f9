# Two environments: .venv runs the source as it stands, interpreted, with all tools of development;
# .venv-fast holds Harena as people install it, compiled where there is a C compiler.
# Neither puts a compiled file under src/, where it would shadow an edited one.

PYTHON ?= python3
PURE := .venv/bin
FAST := .venv-fast/bin
SOURCES := $(shell find src examples -name '*.py' -o -name '*.ftl' -o -name '*.md' -o -name '*.toml') setup.py pyproject.toml

.PHONY: play test check lint types bench campaign clean

play: .venv-fast/installed
	@$(FAST)/harena play

test: check .venv/installed .venv-fast/installed-dev
	HARENA_BUILD=interpreted $(PURE)/python -m pytest -q -n auto --dist worksteal --cov --cov-report=term
	HARENA_BUILD=$$($(FAST)/python -c "import harena; print(harena.build())") $(FAST)/python -m pytest -q -n auto --dist worksteal -p no:cacheprovider
	tools/same_in_both_builds.sh

check: lint types

lint: .venv/installed
	$(PURE)/ruff format --check .
	$(PURE)/ruff check .

types: .venv/installed
	$(PURE)/mypy

bench: .venv-fast/installed
	$(FAST)/harena bench

campaign: .venv/installed .venv-fast/installed-dev
	$(FAST)/python tools/fuzz.py --files 100000

.venv/installed: pyproject.toml setup.py
	$(PYTHON) -m venv .venv
	HARENA_PURE=1 $(PURE)/python -m pip install -q --disable-pip-version-check -e '.[dev]'
	@touch $@

.venv-fast/installed: $(SOURCES)
	$(PYTHON) -m venv .venv-fast
	@rm -rf build src/harena.egg-info
	@echo "Installing Harena; with a C compiler this takes about a minute."
	$(FAST)/python -m pip install -q --disable-pip-version-check .
	@$(FAST)/harena --version
	@touch $@

.venv-fast/installed-dev: .venv-fast/installed
	$(FAST)/python -m pip install -q --disable-pip-version-check 'harena[dev]'
	@touch $@

clean:
	rm -rf .venv .venv-fast build src/*.egg-info .coverage

# Two environments: .venv runs the source as it stands, interpreted, with all tools of development;
# .venv-fast holds Harena as people install it, compiled where there is a C compiler.
# Neither puts a compiled file under src/, where it would shadow an edited one.

PYTHON ?= python3
PURE := .venv/bin
FAST := .venv-fast/bin
SOURCES := $(shell find src examples -name '*.py' -o -name '*.ftl' -o -name '*.md' -o -name '*.toml') setup.py pyproject.toml

BROWSER := $(shell command -v chromium)
NODE := $(shell command -v npm)
# Tests drive the chromium of this machine, or none.
export PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD = 1

.PHONY: play test check lint types modules screens bench campaign clean

play: .venv-fast/installed
	@$(FAST)/harena play

test: check .venv/installed .venv-fast/installed-dev
ifndef BROWSER
	@echo "There is no chromium: the tests of the pages are SKIPPED (apt install chromium)."
endif
	HARENA_BUILD=interpreted $(PURE)/python -m pytest -q -n auto --dist worksteal --cov --cov-report=term --ignore=tests/browser
	HARENA_BUILD=interpreted $(PURE)/python -m pytest -q -rs -n auto --dist worksteal tests/browser
	HARENA_BUILD=$$($(FAST)/python -c "import harena; print(harena.build())") $(FAST)/python -m pytest -q -n auto --dist worksteal -p no:cacheprovider --ignore=tests/browser
	tools/same_in_both_builds.sh

check: lint types modules

lint: .venv/installed
	$(PURE)/ruff format --check .
	$(PURE)/ruff check .

types: .venv/installed
	$(PURE)/mypy

ifdef NODE
modules: node_modules/installed
	npm run --silent types
else
modules:
	@echo "There is no npm: the types of the browser's modules and axe are SKIPPED (apt install nodejs npm)."
endif

screens: .venv/installed
	$(PURE)/python tools/screens.py

bench: .venv-fast/installed
	$(FAST)/harena bench

campaign: .venv/installed .venv-fast/installed-dev
	$(FAST)/python tools/fuzz.py --files 100000
	$(FAST)/python tools/fuzz_server.py --messages 110000
	$(FAST)/python tools/kill_server.py --kills 100
	@echo "And the control, a server that acknowledges too early; it must lose:"
	! $(FAST)/python tools/kill_server.py --kills 5 --early

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

node_modules/installed: package.json package-lock.json
	npm ci --silent --no-audit --no-fund
	@touch $@

clean:
	rm -rf .venv .venv-fast node_modules build src/*.egg-info .coverage

# The two that do everything on a fresh machine: `make play` and `make test`.
PYTHON ?= python3.11
VENV := .venv
BIN := $(VENV)/bin

DISCORDJS := 14.28.1

# What is compiled once is kept: every test starts with it, and every bot that a test starts.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help play run test lint types check bench clean browser node

help:
	@echo "make play   start Parlour on the embedded sandbox and print the page's address (PORT=…)"
	@echo "make test   run the whole suite"
	@echo "make run    start Parlour on Discord (DISCORD_TOKEN in .env)"
	@echo "make check  lint, types, import contracts and the suite"
	@echo "make bench  measure Parlour beside its peers (QUICK=1: under a minute, for its correctness)"

play: $(VENV)/.run
	@exec $(BIN)/python -m bot play $(if $(PORT),--port $(PORT))

run: $(VENV)/.run
	@exec $(BIN)/python -m bot run

test: $(VENV)/.dev browser $(VENV)/discordjs/$(DISCORDJS)
	$(BIN)/pytest -q -n auto

lint: $(VENV)/.dev
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/lint-imports --no-cache

types: $(VENV)/.dev
	$(BIN)/mypy

check: lint types test

# A Debian without python3-venv cannot make an environment; as root it is installed on the way.
$(VENV)/bin/python:
	@$(PYTHON) -m venv $(VENV) 2>/dev/null || python3 -m venv $(VENV) 2>/dev/null || { \
	  rm -rf $(VENV); \
	  if [ "$$(id -u)" = 0 ]; then apt-get update -qq && apt-get install -y -qq python3-venv; \
	  elif sudo -n true 2>/dev/null; then sudo apt-get update -qq && sudo apt-get install -y -qq python3-venv; \
	  else echo "Python cannot make an environment. Please run: sudo apt install python3-venv" >&2; exit 1; fi; \
	  python3 -m venv $(VENV); }

$(VENV)/.run: $(VENV)/bin/python pyproject.toml constraints.txt
	@echo "Setting up Parlour (once, about half a minute) …"
	@$(BIN)/pip install -q --disable-pip-version-check -c constraints.txt -e .
	@touch $@

$(VENV)/.dev: $(VENV)/bin/python pyproject.toml constraints.txt
	@$(BIN)/pip install -q --disable-pip-version-check -c constraints.txt -e ".[dev]"
	@touch $@ $(VENV)/.run

# Peers stand in an environment of their own; each run tries those again that could not be had.
BENCH := .bench
PEERS := rlcard==1.2.0 open-spiel~=2.0 cribbage-scorer

bench: $(VENV)/.dev $(BENCH)/.peers
	PYTHONPATH=.:tests $(BIN)/python -m bench $(if $(QUICK),--quick) \
	  --peers $(BENCH)/bin/python $(SUITES)

$(BENCH)/.peers: | $(VENV)/.dev
	@test -x $(BENCH)/bin/pip || $(BIN)/python -m venv $(BENCH)
	@had=yes; for peer in $(PEERS); do \
	  $(BENCH)/bin/pip install -q --disable-pip-version-check $$peer || { had=; \
	    echo "$$peer cannot be installed: its benches print our own figures alone" >&2; }; done; \
	  [ -z "$$had" ] || touch $@

# One test opens the page in Debian's own Chromium.
browser:
	@command -v chromium >/dev/null || { \
	  if [ "$$(id -u)" = 0 ]; then apt-get update -qq && apt-get install -y -qq chromium; \
	  elif sudo -n true 2>/dev/null; then sudo apt-get update -qq && sudo apt-get install -y -qq chromium; \
	  else echo "A test needs Chromium. Please run: sudo apt install chromium" >&2; exit 1; fi; }

# One test lets a client of other hands play in the sandbox.
node:
	@command -v npm >/dev/null || { \
	  if [ "$$(id -u)" = 0 ]; then apt-get update -qq && apt-get install -y -qq nodejs npm; \
	  elif sudo -n true 2>/dev/null; then sudo apt-get update -qq && sudo apt-get install -y -qq nodejs npm; \
	  else echo "A test needs Node.js. Please run: sudo apt install nodejs npm" >&2; exit 1; fi; }

$(VENV)/discordjs/$(DISCORDJS): | $(VENV)/.dev node
	@rm -rf $(VENV)/discordjs
	@npm install --silent --no-audit --no-fund --ignore-scripts --prefix $(VENV)/discordjs discord.js@$(DISCORDJS)
	@touch $@

clean:
	rm -rf $(VENV) $(BENCH) .pytest_cache .mypy_cache .ruff_cache .hypothesis *.egg-info

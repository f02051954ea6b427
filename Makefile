# make play   a server to play on, for you and whoever you invite
# make web    build the page to play on, if it changed (make play does it too)
# make check  format, types, layers and all quick tests, for everyday work (minutes)
# make test   all checks and tests, as CI runs them
# make bench  the figures of docs/benchmarks.md, side by side with peers
# make bench-server  what one server process carries, beside boardgame.io (needs Node.js)
# make bench-crowd  an evening with 5,000 people, a deploy, a crash and a restarted database
# make bench-attack  what a visitor notices while others misbehave
# make bench-players  how strong, fast and punctual the players are (hours);
#             OLDER=COMMIT plays against that version, else against the last tagged one
# make pictures  the pictures of the pages in the README
# make shots  pictures of every page and state at five sizes, light and dark, in three languages
# make baselines  ratings of random, greedy, OpenSpiel's searches, PPO and our levels, in one table
#             (hours; goes on after a stop)
# make exploitability  what a best response wins against our search in small variants
# make docs   the documentation as a site, in site/
# make dist   the packages (wheel and sdist) in dist/, with the page inside
# make pythons  install the wheel and run the quick tests of the rules under every Python found here
# make soak   long random comparisons with the naive implementation; servers killed many times;
#             every puzzle proven again

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check

.PHONY: play web web-test test check lint bench pictures shots bench-server bench-crowd bench-attack bench-players baselines exploitability docs dist pythons soak clean
.DEFAULT_GOAL := play

$(VENV)/installed: pyproject.toml
	@echo "Setting up $(VENV) (once, about a minute) ..."
	@$(PYTHON) -m venv $(VENV)
	@$(PIP) --editable '.[server,solver]'
	@touch $@

$(VENV)/installed-test: $(VENV)/installed
	@echo "Installing what the tests need ..."
	@$(PIP) --editable '.[test]'
	@touch $@

$(VENV)/installed-bench: $(VENV)/installed
	@$(PIP) --editable '.[bench]'
	@touch $@

play: export SANDTABLE_LOG_LEVEL ?= warning
play: $(VENV)/installed web
	@$(BIN)/sandtable serve --open

web: $(VENV)/installed
	@$(BIN)/python tools/build_web.py

web-test: $(VENV)/installed
	@$(BIN)/python tools/build_web.py test

lint: $(VENV)/installed-test
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache

PYTEST := $(BIN)/pytest --dist loadfile --no-loadscope-reorder

# More workers than cores: many of these tests wait for a server, not for the processor. A browser
# keeps a core busy: of those there is one for each.
check: lint
	$(PYTEST) --quick --numprocesses 4

test: lint web-test
	@$(BIN)/python -m tests.postgres
	@$(BIN)/python -m tests.chromium
	@$(BIN)/python -m tests.nginx
	$(PYTEST) --numprocesses 4 --durations 15 --ignore tests/e2e
	$(PYTEST) --numprocesses auto --durations 15 tests/e2e

bench: $(VENV)/installed-bench web
	@$(BIN)/python -m tests.postgres
	@$(BIN)/python -m tests.chromium
	$(BIN)/python -m bench
	$(BIN)/python -m bench.environments
	$(BIN)/python -m bench.store
	$(BIN)/python -m bench.web

pictures: $(VENV)/installed-bench web
	@$(BIN)/python -m tests.chromium
	$(BIN)/python -m docs.pictures.make_pages

# Where the pictures go.
SHOTS ?= tests/e2e/shots

shots: $(VENV)/installed-test web
	@$(BIN)/python -m tests.chromium
	$(BIN)/python -m tests.e2e.contact_sheet $(SHOTS)

bench-server: $(VENV)/installed-bench
	$(BIN)/python -m bench.server_load

bench-crowd: $(VENV)/installed-bench
	@$(BIN)/python -m tests.postgres
	$(BIN)/python -m bench.crowd

bench-attack: $(VENV)/installed-bench
	$(BIN)/python -m bench.attack

bench-players: $(VENV)/installed-bench
	$(BIN)/python -m bench.players $(if $(OLDER),--older $(OLDER))

$(VENV)/installed-docs: $(VENV)/installed
	@$(PIP) --editable '.[docs]'
	@touch $@

docs: $(VENV)/installed-docs
	@$(BIN)/python -m tools.site

dist: $(VENV)/installed-test web
	@rm -rf dist
	$(BIN)/python -m build --outdir dist

pythons: dist
	$(BIN)/python tools/every_python.py

baselines: $(VENV)/installed-bench
	$(BIN)/python -m bench.baselines

exploitability: $(VENV)/installed-bench
	$(BIN)/python -m bench.exploitability

soak: $(VENV)/installed-test
	@$(BIN)/python -m tests.postgres
	$(BIN)/python -m tests.soak
	$(BIN)/python -m tests.server.soak
	$(BIN)/sandtable puzzles check --thorough

clean:
	rm -rf $(VENV)
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

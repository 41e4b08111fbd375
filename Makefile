# make play    set up, build, open the table in the browser     make play ARGS="--port 8200 --no-open"
# make test    set up, all tests, what they need included; every leg runs, the end names all that failed
#              make test ARGS="--random-order" shuffles them and says with which number; --random-order=NUMBER again
# make bench   the speed table, peers in the same run
# make strength  Nautilion's bots measured anew: docs/strength-nautilion.md and what the new-game page tells; two hours

PYTHON ?= python3
BIN := .venv/bin
UV := $(BIN)/uv
SOURCES := $(shell find src locales docs/rules -type f -not -name '*.pyc' -not -path 'src/seaboard/web/static/*' 2>/dev/null)
CLIENT := $(shell find client/src -type f 2>/dev/null) client/index.html client/vite.config.ts client/package.json
PAGE := src/seaboard/web/static/index.html
export PATH := $(CURDIR)/$(BIN):$(PATH)
export PIP_DISABLE_PIP_VERSION_CHECK := 1

.PHONY: play terminal test lint types imports check bench strength lock clean

play: .venv/.built
	$(BIN)/seaboard serve $(ARGS)

terminal: .venv/.built
	$(BIN)/seaboard play $(or $(ARGS),nautilion)

test: .venv/.built
	sh scripts/for-tests
	$(BIN)/python scripts/test-legs $(ARGS)

lint: .venv/.installed client/node_modules/.installed
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	cd client && npm run --silent lint

types: .venv/.installed
	$(BIN)/mypy

imports: .venv/.installed
	PYTHONPATH=src $(BIN)/lint-imports --no-cache

check: lint types imports

bench: .venv/.built .venv-bench/.installed
	$(BIN)/python benchmarks/run.py $(ARGS)
	$(BIN)/python benchmarks/table.py

strength: .venv/.built
	$(BIN)/seaboard odds --games 50 --workers 2 --to src/seaboard/table/data/odds_nautilion.json
	mkdir -p build
	$(BIN)/seaboard strength $(SEARCH) --games 200 --setting A1 --json > build/a1.json
	$(BIN)/seaboard strength $(SEARCH) --games 40 --json $(addprefix --setting ,A2 B1 B2 C1 C2) > build/boards.json
	$(BIN)/seaboard strength $(SEARCH) --games 40 --json \
	  $(addprefix --setting ,mages mercenaries reefs machinations heroics) > build/expansions.json
	$(BIN)/seaboard strength $(SEARCH) --games 20 --setting together --json > build/together.json
	$(BIN)/seaboard strength --player random --player greedy --games 1000 --workers 2 \
	  $(addprefix --also build/,a1.json boards.json expansions.json together.json) \
	  --out docs/strength-nautilion.md --to src/seaboard/table/data/strength_nautilion.json

SEARCH := --player search --workers 2

# The environment: exactly the hashed lock, compiled to bytecode now: where Python may not write it (containers,
# PYTHONDONTWRITEBYTECODE) every start would compile SQLAlchemy and Litestar again (measured 2.4 s instead of 0.7 s).
.venv/.installed: requirements.lock
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --require-hashes --no-deps -r scripts/installer.lock
	$(UV) pip sync --quiet --require-hashes --compile-bytecode requirements.lock
	touch $@

client/node_modules/.installed: .venv/.installed client/package-lock.json
	cd client && npm ci --silent --no-audit --no-fund
	touch $@

$(PAGE): client/node_modules/.installed $(CLIENT)
	cd client && npm run --silent build
	touch $@

# The wheel, compiled where a C compiler exists: `seaboard` runs from it, tests run from src and from it.
.venv/.built: .venv/.installed pyproject.toml hatch_build.py README.md $(PAGE) $(SOURCES)
	$(UV) pip install --quiet --no-deps --no-build-isolation --reinstall-package seaboard .
	$(BIN)/python -m compileall -q .venv/lib/python*/site-packages/seaboard
	touch $@

.venv-bench/.installed: .venv/.installed requirements-bench.lock
	$(PYTHON) -m venv .venv-bench
	$(UV) pip sync --quiet --python .venv-bench/bin/python --require-hashes requirements-bench.lock
	touch $@

lock: .venv/.installed
	$(UV) pip compile --quiet --universal --generate-hashes --python-version 3.11 --group dev pyproject.toml \
	  --custom-compile-command "make lock" --output-file requirements.lock
	$(UV) pip compile --quiet --universal --generate-hashes --python-version 3.11 --group pyproject.toml:bench \
	  --custom-compile-command "make lock" --output-file requirements-bench.lock
	awk '/^uv==/{f=1} f&&(/^uv==/||/^    --hash/){print; next} f{exit}' requirements.lock > scripts/installer.lock

clean:
	rm -rf .venv .venv-bench build dist client/node_modules src/seaboard/web/static

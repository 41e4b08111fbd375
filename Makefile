# make play    set up, open the table in the browser; rules are compiled behind    make play ARGS="--port 8200 --no-open"
# make quick   lint, types and tests of what you changed, in a minute
# make test    set up, all tests, what they need included; every leg runs, the end names all that failed
#              make test ARGS="--random-order" shuffles them and says with which number; --random-order=NUMBER again
# make walks   whole games of every mode clicked to their end at four window sizes; half an hour, so no part of make test
#              make walks ARGS="-k nautilion-storm"
# make compiled  the compiled rules, now and in sight; make wheel: what people install, unpacked in build/wheel
# make coverage  which lines the pure tests reach     make coverage ARGS="tests/cli"
# make bench   the speed table, peers in the same run
# make strength  Nautilion's bots measured anew: docs/strength-nautilion.md and what the new-game page tells; two hours

PYTHON ?= python3
BIN := .venv/bin
UV := $(BIN)/uv
GET := $(PYTHON) -m building
export PATH := $(CURDIR)/$(BIN):$(PATH)
export PIP_DISABLE_PIP_VERSION_CHECK := 1

.PHONY: play terminal quick test walks coverage tools everything lint types imports check compiled wheel bench strength lock clean

play:
	@$(GET) play $(ARGS)

terminal:
	@$(GET) terminal $(ARGS)

quick: tools
	@$(BIN)/python scripts/quick $(ARGS)

test:
	@$(GET) test $(ARGS)

walks: everything wheel
	SEABOARD_TEST_INSTALLED=1 PYTHONPATH=build/wheel PYTHONPYCACHEPREFIX=build/bytecode \
	  $(BIN)/pytest -n 2 --dist worksteal -o pythonpath=. -v -m whole tests/browser/test_whole_walks.py $(ARGS)

coverage: tools
	$(BIN)/coverage run -m pytest -q $(ARGS); $(BIN)/coverage combine -q; $(BIN)/coverage report

compiled:
	@$(GET) compiled

wheel:
	@$(GET) wheel

tools everything:
	@$(GET) $@

lint: tools
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	cd client && npm run --silent lint

types: tools
	$(BIN)/mypy

imports: tools
	PYTHONPATH=src $(BIN)/lint-imports --no-cache

check: lint types imports

bench: compiled .venv-bench/.installed
	$(BIN)/python benchmarks/run.py $(ARGS)
	$(BIN)/python benchmarks/table.py

strength: compiled
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

.venv-bench/.installed: requirements-bench.lock | tools
	$(PYTHON) -m venv .venv-bench
	$(UV) pip sync --quiet --python .venv-bench/bin/python --require-hashes requirements-bench.lock
	touch $@

# Playing needs less than testing, in the same versions.
lock: tools
	$(UV) pip compile $(HASHED) --group dev pyproject.toml --output-file requirements.lock
	$(UV) pip compile $(HASHED) --group play pyproject.toml --constraint requirements.lock --output-file requirements-play.lock
	$(UV) pip compile $(HASHED) --group pyproject.toml:bench --output-file requirements-bench.lock
	awk '/^uv==/{f=1} f&&(/^uv==/||/^    --hash/){print; next} f{exit}' requirements.lock > scripts/installer.lock

HASHED := --quiet --universal --generate-hashes --python-version 3.11 --custom-compile-command "make lock"

clean:
	rm -rf .venv .venv-bench build dist client/node_modules src/seaboard/web/static

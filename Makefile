# make play   set everything up and play        make test   set everything up and run every check
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/pip --disable-pip-version-check --quiet
# Node comes from the machine, or else from the Python package that carries it.
NPM = PATH="$(PATH):$(CURDIR)/$(BIN)" npm
COVERAGE := build/coverage.json
FLOOR := 92
CLIENT := src/paletti/server/static/index.html
CLIENT_SOURCES := $(shell find web -type f -not -path '*/node_modules/*' -not -path 'web/src/protocol/*' -not -path 'web/coverage/*' 2>/dev/null) \
	$(shell find src/paletti/paint.py src/paletti/protocol src/paletti/messages src/paletti/rules src/paletti/scorekeeping -type f -not -name '*.pyc' 2>/dev/null)

# Each of the tests' many processes would compile our sources again.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play test setup setup-test lint web-test all-tests attack docs pictures coverage dist release lock audit clean

play: setup
	$(BIN)/paletti play

# The linters beside the page's own checks, one processor each. The rest comes afterwards: tests that play in a browser must
# not wait for linters. The longest stands last with its counts.
test: setup-test
	@$(MAKE) --no-print-directory -j 2 lint web-test
	@$(MAKE) --no-print-directory all-tests

# One worker more than processors: two play in browsers, and one computes in the time that these leave. With more of them
# whatever moves in real time waits for a processor, and costs twice as much.
# The share of our lines that ran is shown and has a floor; the tests' own counts stand once more behind it, last of all.
all-tests: setup-test
	@mkdir -p build && rm -f build/failed
	@{ $(BIN)/slipcover --json --out $(COVERAGE) -m pytest -n 3 --dist worksteal || touch build/failed; } 2>&1 | tee build/tests.txt
	@! rm build/failed 2>/dev/null
	@$(BIN)/slipcover --merge $(COVERAGE) --out $(COVERAGE) --silent --fail-under $(FLOOR) || \
		{ echo "Fewer than $(FLOOR) % of our lines ran: make coverage lists the others."; exit 1; }
	@$(BIN)/python -c "import json; ran = json.load(open('$(COVERAGE)'))['summary']; \
		print(f\"{ran['percent_covered']:.1f} % of our Python lines ran (at least $(FLOOR) must).\")"
	@tail -n 1 build/tests.txt

setup: $(CLIENT)

setup-test: $(VENV)/.dev $(VENV)/.docs $(VENV)/.node-wheels setup
	@$(BIN)/python tests/browser/chromium.py
	@$(BIN)/python tests/server/proxies.py

$(BIN)/python:
	$(PYTHON) -m venv $(VENV)

$(VENV)/.run: requirements.lock pyproject.toml hatch_build.py | $(BIN)/python
	@echo "Setting up (a minute or two the first time) …"
	@$(PIP) install --require-hashes -r requirements.lock
	@command -v npm >/dev/null || $(PIP) install --require-hashes -r requirements-node.lock
	@PALETTI_SKIP_CLIENT=1 $(PIP) install --no-build-isolation --no-deps -e .
	@touch $@

$(VENV)/.dev: requirements-dev.lock $(VENV)/.run
	@$(PIP) install --require-hashes -r requirements-dev.lock
	@touch $@

$(VENV)/.docs: requirements-docs.lock $(VENV)/.run
	@$(PIP) install --require-hashes -r requirements-docs.lock
	@touch $@

# What the packaging tests install from, so that they need no network.
$(VENV)/.wheels: requirements.lock $(VENV)/.run
	@rm -rf $(VENV)/wheels
	@$(PIP) wheel --no-deps --use-pep517 --require-hashes -r requirements.lock -w $(VENV)/wheels
	@touch $@

# And Node as a package, for the test that installs a checkout where the machine has none.
$(VENV)/.node-wheels: requirements-node.lock $(VENV)/.wheels
	@$(PIP) wheel --no-deps --require-hashes -r requirements-node.lock -w $(VENV)/wheels
	@touch $@

web/node_modules/.package-lock.json: web/package.json web/package-lock.json $(VENV)/.run
	@cd web && $(NPM) ci --no-audit --no-fund --loglevel=error
	@touch $@

$(CLIENT): $(VENV)/.run web/node_modules/.package-lock.json $(CLIENT_SOURCES)
	@$(BIN)/python -m paletti.protocol.typescript web/src/protocol
	@cd web && $(NPM) run --silent build
	@touch $@

lint: setup-test
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache

web-test: setup-test
	$(BIN)/python -m tests.protocol.sentences web/src/protocol/sentences.json
	$(BIN)/python -m tests.protocol.rulings web/src/protocol/rulings.json
	$(BIN)/python -m tests.physics.led web/src/protocol/led.json
	cd web && $(NPM) run --silent check
	cd web && $(NPM) run --silent lint
	cd web && $(NPM) run --silent test

# Five minutes of attacks on a real server, for every day; `paletti bench attack` alone takes hours.
attack: setup
	$(BIN)/paletti bench attack --quick

# The site in build/site; it fetches nothing from elsewhere, and any warning stops it.
docs: $(VENV)/.docs
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build

# All pictures of the documentation, the moving one too, taken of the real page in Chromium; ten minutes without a graphics card.
pictures: setup-test
	$(BIN)/python -m tests.browser.pictures

# Which lines the last run of the tests did not reach.
coverage:
	$(BIN)/slipcover --merge $(COVERAGE) --out $(COVERAGE) --skip-covered

# The page is built first, step by step; the build hook need not do it again.
dist: $(CLIENT)
	@rm -rf dist
	PALETTI_SKIP_CLIENT=1 $(BIN)/python -m hatchling build -t sdist -t wheel -d dist
	cd slim && ../$(BIN)/python -m hatchling build -t wheel -d ../dist

# What is published: no fault is known of what we pin, every check passes, and the packages lie in dist/.
release:
	@$(MAKE) --no-print-directory audit
	@$(MAKE) --no-print-directory test
	@$(MAKE) --no-print-directory dist

# Pin every dependency by version and hash; needs uv.
lock:
	uv pip compile -q --universal --no-strip-extras --generate-hashes --no-emit-index-url --python-version 3.11 pyproject.toml --extra bench --group build -o requirements.lock
	uv pip compile -q --universal --no-strip-extras --generate-hashes --no-emit-index-url --python-version 3.11 pyproject.toml --all-extras --group dev -c requirements.lock -o requirements-dev.lock
	uv pip compile -q --universal --no-strip-extras --generate-hashes --no-emit-index-url --python-version 3.11 --group docs -c requirements-dev.lock -o requirements-docs.lock
	uv pip compile -q --universal --no-strip-extras --generate-hashes --no-emit-index-url --python-version 3.11 --group node -o requirements-node.lock
	uv pip compile -q --universal --no-strip-extras --generate-hashes --no-emit-index-url --python-version 3.11 --group audit -o requirements-audit.lock
	uv pip compile -q --universal --no-strip-extras --generate-hashes --no-emit-index-url --python-version 3.11 pyproject.toml --extra postgres -c requirements-dev.lock -o requirements-postgres.lock

# Known faults of everything we pin, as the package indexes tell them; a sentence where none of them answers.
audit: $(VENV)/.audit
	@PATH="$(PATH):$(CURDIR)/$(BIN)" $(VENV)/audit/bin/python tests/packaging/audit.py

$(VENV)/.audit: requirements-audit.lock $(VENV)/.run
	@$(BIN)/python -m venv $(VENV)/audit
	@$(VENV)/audit/bin/pip --disable-pip-version-check --quiet install --require-hashes -r requirements-audit.lock
	@touch $@

clean:
	rm -rf $(VENV) web/node_modules src/paletti/server/static web/src/protocol dist build

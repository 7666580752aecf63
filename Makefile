# `make demo` plays a game on a simulated table, `make test` runs the tests. Each sets up the packages that it needs.
SHELL := /bin/bash
PYTHON ?= $(shell command -v python3.11 || command -v python3.12 || command -v python3.13 || echo python3)
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.ready
DEV_STAMP := $(VENV)/.ready-dev
CAD_STAMP := $(VENV)/.ready-cad
PART := .ci/part
# The tests start hundreds of processes that import the package: byte code saves compiling it in each.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: release test-install install demo test test-long compiled-tests same same-renew same-record lint set-up need-broker need-browser parts guide guide-pictures strips drilling requirements micropython-image pictures install-pictures screens web-pictures glyphs reference playthroughs counts pins clean

demo: $(STAMP)
	@$(BIN)/palace demo

# Installs the hub for this machine: as root, with OPTIONS="--mode headless", say. ./install.sh --help lists them.
install:
	./install.sh $(OPTIONS)

# Everything that a maker downloads, into dist: archives to install from, firmware, wiring, checksums, licences.
release: $(DEV_STAMP)
	@$(BIN)/python -m palace_release.build dist

set-up: $(DEV_STAMP)

need-broker:
	@.ci/need-broker

need-browser:
	@.ci/need-browser

# The geometry kernel takes 400 MB: only `make parts`, the guide's pictures and `make test-long` set it up.
need-cad: $(CAD_STAMP)
	@.ci/need-cad $(BIN)/python

# Writes STL and STEP of every printed part to build/parts, with masses and hours; CELL=FILE for your own load cell.
parts: need-cad
	@$(BIN)/python -m hardware.cad.export $(if $(CELL),--cell $(CELL))

# Draws the pictures of hardware/guide from the parts: look at them before you commit them.
guide-pictures: need-cad
	$(BIN)/python -m hardware.cad.pictures

# Everything that a maker takes to the workshop: STL and STEP, the guide as a PDF, the drilling template.
guide: parts need-browser drilling
	@$(BIN)/python -m hardware.guide_pdf build/guide/guide.pdf

# A template of the plate's base board, to print 1:1 on A4.
drilling: $(STAMP)
	@$(BIN)/python -m hardware.drilling build/guide/drilling-template.pdf

# Places, routes and checks the Hall strip with KiCad; Gerbers, drill file and placement to build/strips. Needs Debian's
# kicad and kicad-footprints (version 6), whose Python module belongs to /usr/bin/python3.
strips:
	/usr/bin/python3 -m hardware.strips.board

# A demo and a game. The stamp is written last, so that make repeats an interrupted set-up.
$(STAMP): requirements.txt pyproject.toml
	@.ci/need-venv $(PYTHON)
	@echo "setting up $(VENV) with $(PYTHON)"
	@rm -rf $(VENV)
	@$(PYTHON) -m venv $(VENV)
	@PIP_DISABLE_PIP_VERSION_CHECK=1 $(BIN)/pip install --quiet --require-hashes -r requirements.txt
	@PIP_DISABLE_PIP_VERSION_CHECK=1 $(BIN)/pip install --quiet --no-deps --no-build-isolation -e .
	@touch $(STAMP)

# Tests and lint.
$(DEV_STAMP): requirements-dev.txt $(STAMP)
	@echo "adding the tools of the tests"
	@PIP_DISABLE_PIP_VERSION_CHECK=1 $(BIN)/pip install --quiet --require-hashes -r requirements-dev.txt
	@touch $(DEV_STAMP)

$(CAD_STAMP): requirements-cad.txt $(DEV_STAMP)
	@PIP_DISABLE_PIP_VERSION_CHECK=1 $(BIN)/pip install --quiet --require-hashes -r requirements-cad.txt
	@touch $(CAD_STAMP)

lint: $(DEV_STAMP)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

# The first import of a test compiles it, which takes twice as long as all else of collecting: once, not by each worker.
compiled-tests: $(DEV_STAMP)
	-@$(BIN)/pytest -q -m "not long" --collect-only --ignore tests/hardware/solids tests > /dev/null

# Lint first, since it is the cheapest; each part prints the minutes it took. Four workers share two cores: some tests
# wait for processes. The printed parts' solids belong to test-long.
test:
	@$(PART) set-up $(MAKE) --no-print-directory set-up need-broker need-browser
	@$(PART) "lint and same" $(MAKE) --no-print-directory --jobs 2 --output-sync=target lint same compiled-tests
	@$(PART) tests $(BIN)/pytest -q -m "not long" -n 4 --dist worksteal --durations=15 --ignore tests/hardware/solids tests

# Recordings, stored journals and bots' games through the code as it is, against tests/same/expected; CASE=one of them.
same: $(DEV_STAMP)
	@$(BIN)/python -m tests.same $(if $(CASE),--case $(CASE))

# The expected file of one case anew, after a change of behaviour that is wanted: read the difference.
same-renew: $(DEV_STAMP)
	@$(BIN)/python -m tests.same --renew "$(CASE)"

# A recording or journal anew, where the hub cannot read the present one any more; then same-renew.
same-record: $(DEV_STAMP)
	@$(BIN)/python -m tests.same.record "$(CASE)"

test-long: $(DEV_STAMP) need-broker need-browser need-cad
	PALACE_TESTS=all $(BIN)/pytest -q -n 2 tests

# Whole Debian systems, in which the release in dist is installed, updated, killed and removed: as root, some 40 minutes.
test-install: $(DEV_STAMP)
	$(BIN)/pytest -q -m long tests/install/systems

# Needs uv. requirements.txt: a demo or a game; -run: what install.sh installs; -build: what builds the wheel; -dev: tests
# and lint as well; -cad: the printed parts on top. No index.
COMPILE := uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
	--no-emit-find-links --custom-compile-command "make requirements" pyproject.toml
requirements:
	$(COMPILE) --extra sim --extra web --extra charts --extra checkout -o requirements.txt
	$(COMPILE) --extra web --extra charts --extra flash -c requirements.txt -o requirements-run.txt
	echo "hatchling" | $(subst pyproject.toml,-,$(COMPILE)) -c requirements.txt -o requirements-build.txt
	$(COMPILE) --extra sim --extra web --extra charts --extra checkout --extra flash --extra dev -c requirements.txt -o requirements-dev.txt
	$(COMPILE) --extra cad -c requirements-dev.txt -o requirements-cad.txt

# MicroPython's image for the Pico from Debian's sources, for the firmware's test in an emulated Pico; three minutes. It
# prints the file's path. What it needs: tests/firmware/micropython_image.py.
micropython-image: $(DEV_STAMP)
	@$(BIN)/python -m tests.firmware.micropython_image build/micropython

# Pictures of the screens for the README, and the written-out games of the rules' tests: check them before you commit.
pictures: $(DEV_STAMP)
	$(BIN)/python -m tests.tui.pictures docs/screens

# Every screen in three sizes and three looks, with sheets that show six at once, to look at: build/screens.
# WORDS="cards score" draws only screens whose names contain one of the words.
screens: $(DEV_STAMP)
	$(BIN)/python -m tests.tui.every_screen build/screens $(WORDS)

# Pictures of docs/install-pi.md, from a whole Debian system: as root, after `make release`. Check them before you commit.
install-pictures: $(DEV_STAMP)
	$(BIN)/python -m tests.install.systems.pictures docs/screens

# Every page of the web page on a phone, a tablet and a television, dark and light, to look at: build/web. Needs Chromium.
web-pictures: $(DEV_STAMP)
	$(BIN)/python -m tests.web.pictures build/web

# The Chinese characters of the headlines, twelve pixels high. Needs Debian's xfonts-wqy.
glyphs: $(DEV_STAMP)
	$(BIN)/python -m tests.tui.make_glyphs

# The page of settings, which is committed, and the man page (man -l build/man/palace.1), both from the program.
reference: $(DEV_STAMP)
	@$(BIN)/python -m palace_release.reference docs/configuration.md build/man/palace.1

playthroughs: $(DEV_STAMP)
	$(BIN)/python tests/playthroughs/playthrough.py

# Counts by the slow enumerator, which knows nothing of the package, and the whole games that CI holds fast.
counts: $(DEV_STAMP)
	$(BIN)/python -m tests.counts.make_counts

pins: $(DEV_STAMP)
	$(BIN)/python -m tests.run.pin

clean:
	rm -rf $(VENV) dist build .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache

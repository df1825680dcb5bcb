# A newcomer types `make lab` or `make test`; `make help` lists the rest.
# Everything is installed in .venv inside this folder, nothing outside it.

SHELL := /bin/sh
VENV := .venv
BIN := $(VENV)/bin
PINS := requirements/pins.txt

# The Python that .venv is made with; found by itself when not given.
PYTHON ?=
# How many processes run the tests.
JOBS ?= 2
# Passed on to JupyterLab, for instance LAB_ARGS="--no-browser --port 8899".
LAB_ARGS ?=
# Passed on to pytest, for instance ARGS="-k lion".
ARGS ?=

PIP_INSTALL := $(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint $(PINS)
PYTEST := $(BIN)/python -m pytest
LAB_READY := $(VENV)/.lab-ready
DEV_READY := $(VENV)/.dev-ready

.DEFAULT_GOAL := help
.PHONY: help lab test check unit browser notebook-check format format-check lint types bench \
        notebooks pins clean

help:  ## List these targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-15s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

# --- The two commands ---------------------------------------------------------------------------

lab: $(LAB_READY)  ## Open the start page in JupyterLab (first time: installs it here)
	$(BIN)/python -m jupyterlab $(if $(filter 0,$(shell id -u)),--allow-root) \
	    --LabApp.default_url=/lab/tree/notebooks/00_start_here.ipynb $(LAB_ARGS)

test: unit browser  ## Run all tests; those in a browser need Chromium

# --- Checks -------------------------------------------------------------------------------------

check: format-check lint types unit notebook-check browser  ## All that must hold before a change lands

unit: $(DEV_READY)  ## Run the tests that need no browser, and the doctests
	$(PYTEST) -n $(JOBS) --dist loadscope -m "not browser" $(ARGS)

browser: $(DEV_READY)  ## Run the tests in a real JupyterLab and Chromium
	$(PYTEST) -m browser tests $(ARGS)

notebook-check: $(DEV_READY)  ## Run every lesson and compare with its stored outputs
	$(BIN)/python -m tools.check_notebooks notebooks
	$(PYTEST) -n $(JOBS) --dist loadscope --nbval --nbval-current-env --nbval-cell-timeout 120 \
	    notebooks $(ARGS)

format-check: $(DEV_READY)
	$(BIN)/ruff format --check .

lint: $(DEV_READY)  ## Look for mistakes in the code
	$(BIN)/ruff check .

types: $(DEV_READY)  ## Check the types of zebres_lib
	$(BIN)/mypy

# --- Making things ------------------------------------------------------------------------------

format: $(DEV_READY)  ## Format the code and sort the imports
	$(BIN)/ruff check --fix --select I .
	$(BIN)/ruff format .

notebooks: $(DEV_READY)  ## Run every lesson again and store its outputs
	$(BIN)/python -m tools.execute_notebooks notebooks

bench: $(DEV_READY)  ## Measure everything, which takes a while; ARGS=--quick for smaller samples
	@set -e; for script in benchmarks/bench_*.py; do echo "== $$script"; $(BIN)/python $$script $(ARGS); done

pins: $(VENV)/pyvenv.cfg  ## Choose the newest versions of all packages anew
	$(BIN)/python -m venv build/pins
	build/pins/bin/python -m pip install --quiet --disable-pip-version-check uv
	build/pins/bin/uv pip compile --quiet --upgrade --universal --python-version 3.11 \
	    --no-header --no-annotate --no-emit-index-url pyproject.toml --extra dev -o $(PINS)

clean:  ## Remove what tools left behind (.venv stays)
	rm -rf build dist .pytest_cache .mypy_cache .ruff_cache .hypothesis test-results
	find . -path ./$(VENV) -prune -o \( -name __pycache__ -o -name .ipynb_checkpoints \) \
	    -type d -print | xargs rm -rf

# --- The environment ----------------------------------------------------------------------------

$(VENV)/pyvenv.cfg:
	@for python in $(PYTHON) python3 python3.14 python3.13 python3.12 python3.11 python; do \
	    if "$$python" -c 'import sys, ensurepip; sys.exit(sys.version_info < (3, 11))' \
	        >/dev/null 2>&1; then \
	        echo "Making $(VENV) with $$("$$python" --version) ..."; \
	        exec "$$python" -m venv $(VENV); \
	    fi; \
	done; \
	echo "zebres-lab needs Python 3.11 or newer, with its venv module; none was found." >&2; \
	echo "Install one (on Debian or Ubuntu also the package python3-venv), or name it:" >&2; \
	echo "    make PYTHON=/path/to/python3 $(MAKECMDGOALS)" >&2; \
	exit 1

# The build backend is pinned too, so that building needs no second download.
$(LAB_READY): $(VENV)/pyvenv.cfg pyproject.toml $(PINS)
	@echo "Installing the lab in $(VENV), once; this takes a minute or two ..."
	@$(PIP_INSTALL) hatchling editables
	@$(PIP_INSTALL) --no-build-isolation --editable ".[fast,lab,cluster]"
	@touch $@

$(DEV_READY): $(VENV)/pyvenv.cfg pyproject.toml $(PINS)
	@echo "Installing the lab and its tests in $(VENV), once; this takes a minute or two ..."
	@$(PIP_INSTALL) hatchling editables
	@$(PIP_INSTALL) --no-build-isolation --editable ".[dev]"
	@touch $@ $(LAB_READY)

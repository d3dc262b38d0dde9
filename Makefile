# `make run` and `make test` are all that a visitor needs; `make help` lists the rest.
# make run FILE=game.sgf    make test JOBS=4 TESTS=tests/go

VENV := .venv
PYTHON := $(VENV)/bin/python
JOBS ?= auto
TESTS ?= tests
# Where this is not the folder of the Makefile, the checkout was moved or copied, or its interpreter
# is gone: then it is set up again.
PLACE := $(shell $(PYTHON) -Pc 'import tromp_gui, os; print(os.path.realpath(tromp_gui.__path__[0] + "/.."))' 2>/dev/null)
QM := $(patsubst %.ts,%.qm,$(wildcard resources/translations/*.ts))

# Where this is set, each of the hundreds of processes that the tests start would compile all it
# imports.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: moved help setup setup-dev setup-frozen setup-lock setup-release translations sentences release run test check keys format bench soak screenshots wheel frozen deb archive run-file appdir lock bare bare-deb windows install-desktop uninstall-desktop clean

help: ## list these targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "%-20s%s\n", $$1, $$2 }' Makefile

setup: $(VENV)/.with-run ## make .venv and install the program into it
	@$(MAKE) --no-print-directory --silent translations
setup-dev: $(VENV)/.with-dev ## the same with the tools for tests and checks
	@$(MAKE) --no-print-directory --silent translations
setup-frozen: $(VENV)/.with-frozen
	@$(MAKE) --no-print-directory --silent translations
setup-release: $(VENV)/.with-release
setup-lock: $(VENV)/.with-lock

# The translations as Qt reads them.
translations: $(QM)
%.qm: %.ts packaging/compile_translations.py
	@$(PYTHON) packaging/compile_translations.py $<

# One stamp for each set of extras, so that a second `make run` starts at once.
ifneq ($(PLACE),$(CURDIR))
MOVED := moved
endif
$(VENV)/.with-%: pyproject.toml packaging/setup.sh packaging/lock.txt $(MOVED)
	@packaging/setup.sh $(filter-out run,$*)
	@touch $@

run: setup ## open the window
	@$(PYTHON) -m tromp_gui $(if $(FILE),'$(subst ','\'',$(value FILE))')

test: setup-dev ## all but the slow tests, without a screen; those of the window under Xvfb, where that is
	@QT_QPA_PLATFORM=offscreen $(PYTHON) -m tromp_gui.cli.screen
	@if command -v Xvfb >/dev/null && $(PYTHON) -m tromp_gui.cli.screen xcb; then \
		TROMP_GUI_TEST_PLATFORM=xcb $(PYTHON) -m pytest -n $(JOBS) -m "xvfb and not slow" $(TESTS) \
			|| [ $$? = 5 ] || exit; \
		$(PYTHON) -m pytest -n $(JOBS) -m "not xvfb and not slow" $(TESTS) || [ $$? = 5 ]; \
	else \
		echo "Xvfb or a library of X11 is not here: the tests of the window run offscreen"; \
		$(PYTHON) -m pytest -n $(JOBS) $(TESTS); \
	fi

check: setup-dev ## ruff and mypy; and what is largest in the program
	$(PYTHON) -m ruff check
	$(PYTHON) -m ruff format --check
	$(PYTHON) -m mypy
	@! command -v actionlint >/dev/null || actionlint
	@$(PYTHON) packaging/sizes.py

keys: setup-dev ## the shortcuts that no command uses, for each preset
	@$(PYTHON) packaging/keys.py

format: setup-dev ## put the code into shape
	$(PYTHON) -m ruff check --fix
	$(PYTHON) -m ruff format

bench: setup-dev ## measure, beside other programs where they are there
	@for bench in bench/*.py; do echo "== $$bench"; $(PYTHON) $$bench || exit 1; done

soak: setup-dev ## the tests that take minutes, more random examples, and the window without Xvfb
	$(PYTHON) -m pytest -m "slow or hypothesis or xvfb" --hypothesis-profile soak -n $(JOBS) $(TESTS)

sentences: setup-dev ## bring the program's sentences into the files of the translators
	$(PYTHON) packaging/translations.py

release: setup-release ## is this ready to publish? translations, what the packages say, the address
	$(PYTHON) packaging/translations.py --check
	rm -rf dist/wheel
	$(PYTHON) -m build --no-isolation --outdir dist/wheel
	$(PYTHON) -m twine check --strict dist/wheel/*
	$(VENV)/bin/check-wheel-contents dist/wheel/*.whl
	$(VENV)/bin/pyroma --min 10 dist/wheel/*.tar.gz
	$(PYTHON) packaging/address.py

screenshots: setup-dev ## draw the pictures of the README and the guide
	$(PYTHON) packaging/screenshots.py

wheel: ## dist/: the wheel and the sources, the same bytes wherever they are built
	@packaging/wheel.sh

FROZEN := dist/tromp-gui/tromp-gui
$(FROZEN): $(VENV)/.with-frozen $(shell find tromp_gui resources -name '*.py' -o -name '*.ts' -o -name '*.desktop') packaging/tromp-gui.spec packaging/frozen_parts.py packaging/legal.py
	@$(MAKE) --no-print-directory --silent translations
	$(PYTHON) -m PyInstaller --noconfirm --clean --log-level WARN --distpath dist --workpath build packaging/tromp-gui.spec
	$(PYTHON) packaging/legal.py dist/tromp-gui

frozen: $(FROZEN) ## a folder dist/tromp-gui that runs without Python

deb: $(FROZEN) ## a package for Debian 12, Ubuntu 24.04 and newer
	$(PYTHON) packaging/packages.py deb

archive: $(FROZEN) ## the frozen folder as .tar.xz
	$(PYTHON) packaging/packages.py archive

run-file: archive ## the archive as a script that unpacks itself
	$(PYTHON) packaging/packages.py run

appdir: $(FROZEN) ## a folder for appimagetool
	$(PYTHON) packaging/packages.py appdir

COMPILE := $(PYTHON) -m uv pip compile --universal --python-version 3.11 --generate-hashes --no-annotate --no-header --upgrade --quiet
lock: setup-lock ## bring packaging/lock.txt and lock-wheel.txt to the newest versions that fit, with hashes
	@{ echo "# What make run installs, with the hashes of all files of these versions: made by make lock."; \
		$(COMPILE) pyproject.toml --extra editable; } > packaging/lock.new && mv packaging/lock.new packaging/lock.txt
	@{ echo "# What make wheel builds with, likewise."; \
		printf 'build>=1.2\nhatchling>=1.25\n' | $(COMPILE) -; } > packaging/lock.new && mv packaging/lock.new packaging/lock-wheel.txt

windows: setup-dev ## the tests with Windows' Python, under wine; as root, with debootstrap
	@JOBS=$(JOBS:auto=2) packaging/windows.sh $(TESTS)

bare: ## the two commands in bare roots of Debian; as root, with debootstrap
	python3 packaging/bare_root.py bookworm
	python3 packaging/bare_root.py trixie

bare-deb: deb ## install, start, upgrade and purge the package in bare roots of Debian; as root
	python3 packaging/try_deb.py bookworm dist/tromp-gui_*.deb
	python3 packaging/try_deb.py trixie dist/tromp-gui_*.deb

install-desktop: setup ## a menu entry and the file type, under PREFIX (~/.local)
	@$(PYTHON) -m tromp_gui install-desktop $(if $(PREFIX),--prefix '$(PREFIX)')

uninstall-desktop: setup ## take them away again
	@$(PYTHON) -m tromp_gui uninstall-desktop $(if $(PREFIX),--prefix '$(PREFIX)')

clean: ## all that was built; the .venv too
	rm -rf $(VENV) build dist screenshots .pytest_cache .mypy_cache .ruff_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

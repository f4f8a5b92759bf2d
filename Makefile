.PHONY: soak soak-sqlite soak-postgres play test test-rust test-web explore fuzz-api web packages types screens bench bench-server fmt lint

# Where cargo builds, so that the browser tests find the program.
TARGET := $(or $(CARGO_TARGET_DIR),target)

# The binary is built in the release profile: bots search better on optimised rules.
play: web
	@scripts/need rust
	cargo run --quiet --release --package cloverleaf -- serve

test: test-rust fuzz-api test-web

# The server's tests run twice: on SQLite with all the others, then on PostgreSQL.
test-rust:
	@scripts/need rust
	cargo test --workspace
	scripts/with-postgres cargo test --package server --test it

# Made-up requests by the server's own description of itself.
fuzz-api:
	@scripts/need rust python
	cargo build --package cloverleaf
	scripts/schemathesis "$(TARGET)/debug/cloverleaf"

# The toy game is in the catalogue of this build only: it has no board, as a new game has none.
test-web: web
	@scripts/need rust browser
	cd web && npm run check && npm test
	cargo build --package cloverleaf --features toy
	cd web && CLOVERLEAF_BIN="$(abspath $(TARGET))/debug/cloverleaf" npm run browser

# The browser tests by other luck than `make test` has: drawn and said, unless LUCK is given.
explore: web
	@scripts/need rust browser
	cargo build --package cloverleaf --features toy
	LUCK=$${LUCK:-$$(date +%s)}; echo "LUCK=$$LUCK"; export LUCK; \
	cd web && CLOVERLEAF_BIN="$(abspath $(TARGET))/debug/cloverleaf" npm run browser

# The web client, built into web/dist, which the server embeds.
web: packages
	cd web && npm run build

# `npm ci` would insist on the bundler's packages for every platform; this takes the locked versions and
# leaves the lock file alone.
packages:
	@scripts/need node
	cd web && npm install --no-save --no-audit --no-fund --loglevel=error

# The types of all messages for the client, from Rust; a test fails when they are out of date.
types:
	@scripts/need rust
	cargo run --quiet --package cloverleaf -- types web/src/types

# Pictures of every page, from the built client in the built server: into docs/screens what a page there
# or the README shows, into web/screens everything else.
screens: web
	@scripts/need rust browser
	cargo build --release --package cloverleaf
	cd web && npm run screens

bench:
	@scripts/need rust
	cargo bench --workspace --bench '*'

# The server and a load generator on this machine, against the raw rate of the same store.
bench-server:
	@scripts/need rust
	cargo run --release --package server --example load

# People who never give up play for so many seconds on each store, while everything that can fail does, at
# random by a seed.
SOAK := 1200
SEED := 1
soak: soak-sqlite soak-postgres

soak-sqlite soak-postgres: soak-%:
	@scripts/need rust
	CLOVERLEAF_SOAK=$(SOAK) CLOVERLEAF_SOAK_SEED=$(SEED) $(if $(filter postgres,$*),scripts/with-postgres) \
		cargo test --package server --test it -- --nocapture --exact soak::people_play_on_whatever_happens

fmt: packages
	@scripts/need rust
	cargo fmt --all
	cd web && npm run fmt

lint: packages
	@scripts/need rust
	cargo fmt --all --check
	cargo clippy --workspace --all-targets -- --deny warnings
	cd web && npm run fmt:check && npm run lint

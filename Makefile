.PHONY: play test test-web web screens bench fmt need

# The binary is built in the release profile: bots search better on optimised rules.
play: need
	cargo run --quiet --release --package cloverleaf -- play autobahn

test: need
	cargo test --workspace
	scripts/with-postgres cargo test --package server --test it

# The web client, built into web/dist, which the server embeds. `npm ci` would insist on the bundler's
# packages for every platform; this takes the locked versions and leaves the lock file alone.
web:
	cd web && npm install --no-save --no-audit --no-fund && npm run check && npm run build

# The client's own tests, and whole matches in Chromium against the built server.
test-web: web
	cargo build --package cloverleaf
	cd web && npm test && npm run browser

# Pictures of every page, from the built client in the built server, into docs/screens.
screens: web
	cargo build --release --package cloverleaf
	cd web && npm run screens

bench: need
	cargo bench --workspace --bench '*'

fmt: need
	cargo fmt --all

need:
	@scripts/need

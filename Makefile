.PHONY: play test bench bench-server fmt need

# The binary is built in the release profile: bots search better on optimised rules.
play: need
	cargo run --quiet --release --package cloverleaf -- play autobahn

test: need
	cargo test --workspace
	scripts/with-postgres cargo test --package server --test it

bench: need
	cargo bench --workspace --bench '*'

# The server and a load generator on this machine, against the raw rate of the same store.
bench-server: need
	cargo run --release --package server --example load

fmt: need
	cargo fmt --all

need:
	@scripts/need

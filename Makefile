.PHONY: play test bench fmt need

# The binary is built in the release profile: bots search better on optimised rules.
play: need
	cargo run --quiet --release --package cloverleaf -- play autobahn

test: need
	cargo test --workspace

bench: need
	cargo bench --workspace

fmt: need
	cargo fmt --all

need:
	@scripts/need

//! The web client is embedded if it has been built; a fresh clone builds without it.

fn main() {
    let dist = "../../web/dist";
    // An empty folder to watch: once the client is built there, this crate is built again.
    if let Err(error) = std::fs::create_dir_all(dist) {
        println!("cargo:warning=cannot make {dist}: {error}");
    }
    println!("cargo:rerun-if-changed={dist}");
    println!("cargo:rerun-if-changed=build.rs");
}

//! A server as a process of its own, so that it can be killed: this same test binary, started again with
//! `CLOVERLEAF_TEST_SERVE` set.

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use server::Server;

use crate::house::config;

/// How long these servers count as alive: as short as a test would have it.
pub const LEASE: Duration = Duration::from_secs(2);

/// Not a test: what the process does.
#[test]
fn the_server_that_is_killed() {
    let Ok(dir) = std::env::var("CLOVERLEAF_TEST_SERVE") else { return };
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        let mut config = config(Path::new(&dir));
        if let Ok(url) = std::env::var("CLOVERLEAF_TEST_DATABASE") {
            config.database = url;
        }
        config.lease = LEASE;
        config.advertise = std::env::var("CLOVERLEAF_TEST_NAME").ok();
        let server = match Server::start(config).await {
            Ok(server) => server,
            Err(error) => return println!("\nrefused: {error}"),
        };
        println!("\nlistening on {}", server.address());
        let mut terminate =
            tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()).unwrap();
        terminate.recv().await;
        server.stop().await;
    });
}

pub struct Process {
    child: Child,
    pub address: SocketAddr,
}

impl Process {
    /// One that has the same name has its matches back at once.
    pub fn start(dir: &Path, database: Option<&str>, name: &str) -> Self {
        Process::try_start(dir, database, name).unwrap_or_else(|refusal| panic!("{refusal}"))
    }

    pub fn try_start(dir: &Path, database: Option<&str>, name: &str) -> Result<Self, String> {
        Process::under("", dir, database, name)
    }

    /// After the shell has done something to what the process may do.
    pub fn under(
        shell: &str,
        dir: &Path,
        database: Option<&str>,
        name: &str,
    ) -> Result<Self, String> {
        // A file that may not grow must be an error like others, not the end of the process.
        let mut child = Command::new("sh")
            .args(["-c", &format!("trap '' XFSZ; {shell} exec \"$@\""), "sh"])
            .arg(std::env::current_exe().unwrap())
            .args(["--exact", "process::the_server_that_is_killed", "--nocapture"])
            .envs(database.map(|url| ("CLOVERLEAF_TEST_DATABASE", url)))
            .env("CLOVERLEAF_TEST_SERVE", dir)
            .env("CLOVERLEAF_TEST_NAME", format!("http://{name}"))
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let said = lines.find_map(|line| {
            let line = line.ok()?;
            let refused = line.strip_prefix("refused: ").map(|why| Err(why.to_owned()));
            refused.or_else(|| Some(Ok(line.strip_prefix("listening on ")?.parse().unwrap())))
        });
        // Whoever closes the pipe stops the server's next line; let it run on instead.
        std::thread::spawn(move || lines.for_each(drop));
        match said {
            Some(Ok(address)) => Ok(Process { child, address }),
            Some(Err(why)) => {
                let _ = child.wait();
                Err(why)
            }
            None => panic!("the server did not start"),
        }
    }

    pub fn id(&self) -> u32 {
        self.child.id()
    }

    pub fn kill(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }

    fn signal(&self, name: &str) {
        let id = self.id().to_string();
        assert!(Command::new("kill").args([name, &id]).status().unwrap().success());
    }

    /// As a service manager stops it.
    pub fn stop(&mut self) {
        self.signal("-TERM");
        self.child.wait().unwrap();
    }

    /// As a machine that is put to sleep: it does nothing, and does not know of it.
    pub fn pause(&self) {
        self.signal("-STOP");
    }

    pub fn go_on(&self) {
        self.signal("-CONT");
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.kill();
    }
}

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::PathBuf;
use std::process::{Child, ChildStdin, ChildStdout, Command, Output, Stdio};

use serde_json::{Value, json};

pub fn cloverleaf(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_cloverleaf"));
    command.args(args).stdin(Stdio::null());
    command
}

pub fn run(args: &[&str]) -> Output {
    cloverleaf(args).output().unwrap()
}

/// The standard output of a run that must succeed.
#[track_caller]
pub fn succeed(args: &[&str]) -> String {
    let output = run(args);
    assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

/// Exit code and standard error of a run that must fail.
#[track_caller]
pub fn fail(args: &[&str]) -> (i32, String) {
    let output = run(args);
    assert!(!output.status.success(), "{args:?}");
    assert!(output.stdout.is_empty(), "an error has no output: {args:?}");
    (output.status.code().unwrap(), String::from_utf8(output.stderr).unwrap())
}

pub fn json(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_else(|bad| panic!("{bad}: {text}"))
}

/// A new folder that goes away with the test.
pub struct Folder(PathBuf);

impl Folder {
    pub fn new(name: &str) -> Self {
        let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
        let _ = fs::remove_dir_all(&path);
        fs::create_dir_all(&path).unwrap();
        Folder(path)
    }

    pub fn path(&self) -> &str {
        self.0.to_str().unwrap()
    }

    /// The path of a file in it.
    pub fn file(&self, name: &str) -> String {
        self.0.join(name).to_str().unwrap().to_owned()
    }

    pub fn write(&self, name: &str, bytes: impl AsRef<[u8]>) -> String {
        fs::write(self.0.join(name), bytes).unwrap();
        self.file(name)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// A running `cloverleaf engine`.
pub struct Engine {
    child: Child,
    stdin: ChildStdin,
    stdout: BufReader<ChildStdout>,
}

impl Engine {
    pub fn start() -> Self {
        let mut child = cloverleaf(&["engine"])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let stdin = child.stdin.take().unwrap();
        let stdout = BufReader::new(child.stdout.take().unwrap());
        Engine { child, stdin, stdout }
    }

    /// Writes one line and reads the one line that answers it.
    #[track_caller]
    pub fn line(&mut self, line: &[u8]) -> Value {
        self.stdin.write_all(line).unwrap();
        self.stdin.write_all(b"\n").unwrap();
        self.stdin.flush().unwrap();
        let mut answer = String::new();
        self.stdout.read_line(&mut answer).unwrap();
        serde_json::from_str(&answer)
            .unwrap_or_else(|_| panic!("{answer:?} to {}", String::from_utf8_lossy(line)))
    }

    #[track_caller]
    pub fn ask(&mut self, request: &Value) -> Value {
        self.line(request.to_string().as_bytes())
    }

    /// Asks, and expects an error of this kind.
    #[track_caller]
    pub fn refuse(&mut self, kind: &str, request: &Value) -> Value {
        let answer = self.ask(request);
        assert_eq!(answer["error"]["kind"], kind, "{request}: {answer}");
        assert!(answer["error"]["reason"].is_string(), "{answer}");
        answer
    }

    /// Starts a match of Autobahn and returns its name.
    #[track_caller]
    pub fn new_match(&mut self, seats: u8, seed: u64) -> String {
        let request = json!({ "do": "new", "game": "autobahn", "seats": seats, "seed": seed });
        self.ask(&request)["match"].as_str().unwrap().to_owned()
    }

    /// Plays the first legal action of whoever may move.
    #[track_caller]
    pub fn play_first(&mut self, id: &str) -> Value {
        let legal = self.ask(&json!({ "do": "legal", "match": id }));
        let first = &legal["actions"][0];
        let (seat, code) = (&first["seat"], &first["code"]);
        self.ask(&json!({ "do": "play", "match": id, "seat": seat, "action": code }))
    }

    /// Ends the input and expects a clean end of the process.
    pub fn stop(mut self) {
        drop(self.stdin);
        assert!(self.child.wait().unwrap().success());
    }
}

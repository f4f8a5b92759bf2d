//! The server as a club runs it: started, asked, stopped, saved, brought back, looked over.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::Duration;

use serde_json::{Value, json};

use crate::binary::{Folder, cloverleaf, fail, run, succeed};
use crate::editions;

/// A running `cloverleaf serve` on a free port.
struct Server {
    child: Child,
    address: String,
    cookie: String,
}

impl Server {
    fn start(data: &str) -> Self {
        Self::with(data, &[])
    }

    fn with(data: &str, more: &[&str]) -> Self {
        let serve = ["serve", "--listen", "127.0.0.1:0", "--data", data];
        let mut child = cloverleaf(&[&serve, more].concat())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.trim().strip_prefix("http://").expect("it says where it listens");
        Server { child, address: address.to_owned(), cookie: String::new() }
    }

    #[track_caller]
    fn ask(&mut self, method: &str, path: &str, body: Option<Value>) -> Value {
        serde_json::from_str(&self.text(method, path, body)).unwrap()
    }

    #[track_caller]
    fn text(&mut self, method: &str, path: &str, body: Option<Value>) -> String {
        let (address, cookie) = (&self.address, &self.cookie);
        let body = body.map_or_else(String::new, |body| body.to_string());
        let request = format!(
            "{method} {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\nCookie: {cookie}\r\n\
             Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
            body.len()
        );
        let mut stream = TcpStream::connect(address).unwrap();
        stream.write_all(request.as_bytes()).unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        let (head, body) = answer.split_once("\r\n\r\n").unwrap();
        assert!(head.starts_with("HTTP/1.1 2"), "{method} {path}: {answer}");
        let mut cookies = head.lines().filter_map(|line| line.strip_prefix("set-cookie: "));
        if let Some(cookie) = cookies.next() {
            self.cookie = cookie.split(';').next().unwrap().to_owned();
        }
        body.to_owned()
    }

    /// A match of bots, played to its end.
    fn finished_match(&mut self) -> Value {
        self.ask("POST", "/api/me", Some(json!({ "name": "Ada" })));
        let bots = json!([{ "bot": "random" }, { "bot": "random" }]);
        let wish = json!({ "game": "autobahn", "seats": bots, "start": true });
        let table = self.ask("POST", "/api/tables", Some(wish));
        let path = format!("/api/tables/{}", table["id"].as_str().unwrap());
        loop {
            let table = self.ask("GET", &path, None);
            if table["status"] == "over" {
                return table;
            }
            sleep(Duration::from_millis(20));
        }
    }

    /// Asks it to stop as a service manager does, and expects it to end well.
    fn stop(mut self) {
        let pid = self.child.id().to_string();
        assert!(Command::new("kill").args(["-TERM", &pid]).status().unwrap().success());
        assert!(self.child.wait().unwrap().success());
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn a_club_moves_house_with_all_its_matches() {
    let (old, new) = (Folder::new("old-house"), Folder::new("new-house"));
    let saved = old.file("everything.backup");
    let mut server = Server::start(old.path());
    let table = server.finished_match();
    // Even while it runs.
    assert!(succeed(&["backup", &saved, "--data", old.path()]).contains(" rows in "));
    let cookie = server.cookie.clone();
    server.stop();
    let report = succeed(&["doctor", "--data", old.path()]);
    assert_eq!(report, format!("1 matches, {} plies\nall is well\n", table["ply"]));

    // Neither is anything overwritten: not a backup, not a store.
    let (code, problem) = fail(&["backup", &saved, "--data", old.path()]);
    assert_eq!(code, 1, "{problem}");
    fail(&["restore", &saved, "--data", old.path()]);
    let home = new.file("data");
    assert!(succeed(&["restore", &saved, "--data", &home]).contains(" rows from "));
    assert_eq!(succeed(&["doctor", "--data", &home]), report);

    let mut server = Server::start(&home);
    // The keys came along, so the cookie is still good.
    server.cookie = cookie;
    assert_eq!(server.ask("GET", "/api/me", None)["name"], "Ada");
    let path = format!("/api/tables/{}", table["id"].as_str().unwrap());
    let again = server.ask("GET", &path, None);
    for field in ["seed", "standings", "ply", "seats", "options"] {
        assert_eq!(again[field], table[field], "{field}");
    }
    server.stop();
}

#[test]
fn the_doctor_names_a_match_that_was_meddled_with() {
    let folder = Folder::new("meddled");
    let mut server = Server::start(&folder.file("data"));
    let table = server.finished_match();
    server.stop();
    let saved = folder.file("everything.backup");
    succeed(&["backup", &saved, "--data", &folder.file("data")]);
    let text = fs::read_to_string(&saved).unwrap();
    let meddled: String = text
        .lines()
        .map(|line| {
            let mut row: Value = serde_json::from_str(line).unwrap();
            if row[0] == "plies" && row[1]["n"] == 7 {
                row[1]["hash"] = json!(1);
            }
            row.to_string() + "\n"
        })
        .collect();
    let meddled = folder.write("meddled.backup", meddled);
    succeed(&["restore", &meddled, "--data", &folder.file("meddled")]);
    let output = run(&["doctor", "--data", &folder.file("meddled")]);
    assert_eq!(output.status.code(), Some(1));
    let report = String::from_utf8(output.stdout).unwrap();
    let id = table["id"].as_str().unwrap();
    assert!(report.contains(&format!("problem: match {id}: after ply 7")), "{report}");
}

#[test]
fn the_doctor_finds_a_file_with_damage() {
    let folder = Folder::new("damaged");
    let mut server = Server::start(folder.path());
    server.finished_match();
    server.stop();
    let path = folder.file("cloverleaf.db");
    let mut bytes = fs::read(&path).unwrap();
    // The head is whole, so it opens; then every page has lost its first half.
    for page in bytes.chunks_mut(4096).skip(12) {
        page[..2048].fill(0xff);
    }
    fs::write(&path, bytes).unwrap();
    let output = run(&["doctor", "--data", folder.path()]);
    assert_eq!(output.status.code(), Some(1));
    let told = [output.stdout, output.stderr].concat();
    let told = String::from_utf8(told).unwrap();
    assert!(told.contains("problem") || told.contains("malformed"), "{told}");
}

#[test]
fn a_folder_without_a_store_is_no_store() {
    let folder = Folder::new("nothing");
    for command in [&["doctor"][..], &["backup", &folder.file("file")]] {
        let (code, problem) = fail(&[command, &["--data", folder.path()]].concat());
        assert_eq!(code, 1, "{problem}");
    }
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0, "nothing was made");
    fail(&["restore", &folder.file("no-such-file"), "--data", &folder.file("data")]);
}

#[test]
fn an_origin_is_an_address_as_browsers_write_it() {
    for wrong in ["play.example", "https://", "ftp://play.example", "https://play.example/table"] {
        let (code, problem) = fail(&["serve", "--origin", wrong]);
        assert!(code != 0 && problem.contains("https://play.example"), "{wrong}: {problem}");
    }
}

#[test]
fn matches_of_a_former_edition_go_on_by_it_and_their_records_replay() {
    let (data, own) = (Folder::new("edition-data"), Folder::new("edition-own"));
    editions::corrected(&own);
    let of_autobahn = format!("autobahn={}", own.path());
    let mut server = Server::start(data.path());
    let over = server.finished_match();
    let bots = json!([{ "bot": "solid" }, { "bot": "solid" }]);
    let wish = json!({ "game": "autobahn", "seats": bots, "start": true });
    let begun = server.ask("POST", "/api/tables", Some(wish.clone()));
    let shipped = begun["edition"].as_str().unwrap().to_owned();
    let path = format!("/api/tables/{}", begun["id"].as_str().unwrap());
    while server.ask("GET", &path, None)["ply"].as_u64() < Some(8) {
        sleep(Duration::from_millis(20));
    }
    let cookie = server.cookie.clone();
    server.stop();

    // The owner corrects a value: what was begun before goes on as it began, what is new is not.
    let mut server = Server::with(data.path(), &["--edition", &of_autobahn]);
    server.cookie = cookie;
    let table = server.ask("GET", &path, None);
    assert_eq!((&table["status"], &table["edition"]), (&json!("running"), &json!(shipped)));
    let before = table["ply"].as_u64();
    while server.ask("GET", &path, None)["ply"].as_u64() < before.map(|ply| ply + 8) {
        sleep(Duration::from_millis(20));
    }
    let table = server.ask("GET", &path, None);
    assert_eq!((&table["edition"], &table["frozen"]), (&json!(shipped), &Value::Null));
    let fresh = server.ask("POST", "/api/tables", Some(wish));
    let corrected = fresh["edition"].as_str().unwrap();
    assert_ne!(corrected, shipped);
    for edition in [&shipped, corrected] {
        let files = server.ask("GET", &format!("/api/games/autobahn/data/{edition}"), None);
        let money = if edition == corrected { 2 } else { 1 };
        assert_eq!(files["setup"]["refresh_money"]["is"], money, "{edition}");
    }
    let path = format!("/api/tables/{}/record", over["id"].as_str().unwrap());
    let record = data.write("over.record", server.text("GET", &path, None));
    server.stop();
    for more in [&[][..], &["--edition", &of_autobahn]] {
        let said = succeed(&[&["record", "verify", &record], more].concat());
        let former = format!("played with edition {shipped}, which was shipped before");
        assert_eq!(said.contains(&former), !more.is_empty(), "{said}");
        succeed(&[&["record", "replay", &record], more].concat());
    }
    succeed(&["doctor", "--data", data.path(), "--edition", &of_autobahn]);
}

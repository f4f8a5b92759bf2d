//! Games for programs in any language: one JSON object a line in, one a line out.
//! `docs/engine-protocol.md` is the manual.

mod answer;
mod request;
mod session;

use std::io::{self, BufRead, Write};
use std::panic::{AssertUnwindSafe, catch_unwind};

use engine::complaint;
use serde::Serialize;
use serde_json::{Value, json};

use crate::lines::{self, Line};
use answer::{Answer, Fault, object};
use request::Request;
use session::Session;

/// The longest request, in bytes. A saved state fits easily.
const MAX_REQUEST: usize = 1 << 20;

/// Answers every line with exactly one line, until the input ends.
pub fn serve(mut input: impl BufRead, out: &mut impl Write) -> io::Result<()> {
    let mut session = Session::default();
    while let Some(line) = lines::next(&mut input, MAX_REQUEST)? {
        serde_json::to_writer(&mut *out, &respond(&mut session, line))?;
        writeln!(out)?;
        out.flush()?;
    }
    Ok(())
}

#[derive(Serialize)]
struct Response {
    id: Value,
    #[serde(flatten)]
    answer: Answer,
}

fn respond(session: &mut Session, line: Line) -> Response {
    let mut id = Value::Null;
    let answer = read(line, &mut id)
        .and_then(|request| perform(session, request))
        .unwrap_or_else(|fault| object(json!({ "error": fault })));
    Response { id, answer }
}

/// Notes the request's `id` as soon as it is known, so that an error can be told apart too.
fn read(line: Line, id: &mut Value) -> Result<Request, Fault> {
    let text = match line {
        Line::Text(text) => text,
        Line::TooLong => return Err(Fault::bad_line(format!("longer than {MAX_REQUEST} bytes"))),
        Line::NotText => return Err(Fault::bad_line("not UTF-8")),
    };
    let mut value: Value =
        serde_json::from_str(&text).map_err(|error| Fault::bad_line(error.to_string()))?;
    let fields = value.as_object_mut().ok_or_else(|| Fault::bad_line("not a JSON object"))?;
    *id = fields.remove("id").unwrap_or_default();
    serde_json::from_value(value).map_err(|error| Fault::new("bad_request", complaint(&error)))
}

/// A loaded state may be one that no play leads to, and the rules may stumble over it. That costs
/// the request and nothing else: a table plays on a copy, so a panic leaves it whole.
fn perform(session: &mut Session, request: Request) -> Result<Answer, Fault> {
    catch_unwind(AssertUnwindSafe(|| session.perform(request)))
        .unwrap_or_else(|_| Err(Fault::new("internal", "the rules failed on this state")))
}

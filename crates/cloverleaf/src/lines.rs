//! Lines from outside, with a limit: whoever writes to us cannot fill the memory.

use std::io::{self, BufRead, Read};

#[derive(Debug, PartialEq, Eq)]
pub enum Line {
    Text(String),
    /// Skipped to its end.
    TooLong,
    /// Skipped; what is not UTF-8 is nothing we understand.
    NotText,
}

/// The next line without its end; `None` at the end of the input.
pub fn next(input: &mut impl BufRead, limit: usize) -> io::Result<Option<Line>> {
    let mut bytes = Vec::new();
    // Two more than the limit, for the end of the line.
    if input.by_ref().take(limit as u64 + 2).read_until(b'\n', &mut bytes)? == 0 {
        return Ok(None);
    }
    let ended = bytes.ends_with(b"\n");
    if ended {
        bytes.pop();
        if bytes.ends_with(b"\r") {
            bytes.pop();
        }
    }
    if bytes.len() > limit {
        if !ended {
            skip(input)?;
        }
        return Ok(Some(Line::TooLong));
    }
    Ok(Some(String::from_utf8(bytes).map_or(Line::NotText, Line::Text)))
}

fn skip(input: &mut impl BufRead) -> io::Result<()> {
    loop {
        let buffer = input.fill_buf()?;
        let (used, done) = match buffer.iter().position(|byte| *byte == b'\n') {
            Some(end) => (end + 1, true),
            None => (buffer.len(), buffer.is_empty()),
        };
        input.consume(used);
        if done {
            return Ok(());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all(text: &[u8]) -> Vec<Line> {
        // A tiny buffer, so that a line comes in pieces.
        let mut input = io::BufReader::with_capacity(3, text);
        std::iter::from_fn(|| next(&mut input, 5).unwrap()).collect()
    }

    fn text(line: &str) -> Line {
        Line::Text(line.to_owned())
    }

    #[test]
    fn ends_of_lines_are_not_part_of_them() {
        assert_eq!(all(b"a\r\n\nb"), [text("a"), text(""), text("b")]);
        assert_eq!(all(b""), []);
    }

    #[test]
    fn the_limit_is_exact_and_the_next_line_is_whole() {
        assert_eq!(all(b"12345\n12345\r\nab"), [text("12345"), text("12345"), text("ab")]);
        assert_eq!(all(b"123456\nab"), [Line::TooLong, text("ab")]);
        assert_eq!(all(b"123456789 123456789\nab"), [Line::TooLong, text("ab")]);
        assert_eq!(all(b"123456789"), [Line::TooLong]);
    }

    #[test]
    fn other_bytes_are_no_text() {
        assert_eq!(all(b"\xff\nab"), [Line::NotText, text("ab")]);
    }
}

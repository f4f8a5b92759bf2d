//! What people write and others read. Nothing in it hides, turns the line around or spills out of it.

use unicode_properties::{GeneralCategory, UnicodeEmoji, UnicodeGeneralCategory};

use crate::{Error, Result};

const MOST_NAME: usize = 30;
const MOST_MESSAGE: usize = 500;
/// No script needs more marks on one letter; more of them paint over the lines around.
const MOST_MARKS: usize = 3;

/// A name is refused rather than mended: whoever wrote it shall know what the others read.
pub fn name(given: &str) -> Result<String> {
    let name = spaced(given);
    let count = name.chars().count();
    let fine = (1..=MOST_NAME).contains(&count) && shown(&name, 0) == name;
    if fine { Ok(name) } else { Err(Error::BadName) }
}

/// Chat loses what nobody would see, for keyboards and the clipboard put such things in unasked.
pub fn message(given: &str) -> Result<String> {
    let given = spaced(given);
    if given.chars().any(|c| c.is_control() && c != '\n') {
        return Err(Error::Malformed("a message has no control characters".into()));
    }
    let text = shown(&given, 2).trim().to_owned();
    match text.chars().count() {
        0 => Err(Error::Malformed("a message has text".into())),
        1..=MOST_MESSAGE => Ok(text),
        _ => Err(Error::TooLarge),
    }
}

/// Spaces of any width are one kind of space, and none stands at the ends.
fn spaced(text: &str) -> String {
    let space = |c: char| c.general_category() == GeneralCategory::SpaceSeparator;
    let text: String = text.chars().map(|c| if space(c) { ' ' } else { c }).collect();
    text.trim().to_owned()
}

/// The text without what cannot be seen, and with no more than so many line breaks in a row.
fn shown(text: &str, breaks: usize) -> String {
    let mut out = String::with_capacity(text.len());
    let (mut marks, mut lines) = (0, 0);
    let mut chars = text.chars().peekable();
    while let Some(c) = chars.next() {
        let emoji = |c: char| !c.is_ascii() && c.is_emoji_char();
        let before = out.chars().next_back();
        // A pictogram may be joined to the next one or be told to show in colour.
        let part_of_emoji = match c {
            '\u{fe0f}' => before.is_some_and(emoji),
            '\u{200d}' => {
                let joined = |c: char| emoji(c) || c == '\u{fe0f}' || c.is_emoji_component();
                before.is_some_and(joined) && chars.peek().copied().is_some_and(emoji)
            }
            _ => false,
        };
        marks = if !mark(c) || part_of_emoji { 0 } else { marks + 1 };
        lines = if c == '\n' { lines + 1 } else { 0 };
        let alone = marks > 0 && before.is_none_or(char::is_whitespace);
        let seen = part_of_emoji || !invisible(c);
        if seen && marks <= MOST_MARKS && lines <= breaks && !alone {
            out.push(c);
        }
    }
    out
}

fn mark(c: char) -> bool {
    use GeneralCategory::{EnclosingMark, NonspacingMark};
    matches!(c.general_category(), EnclosingMark | NonspacingMark)
}

/// Without width, without ink, without a meaning of its own, or turning the direction of writing.
#[expect(clippy::wildcard_enum_match_arm, reason = "the rest of Unicode's categories")]
fn invisible(c: char) -> bool {
    use GeneralCategory as Is;
    match c.general_category() {
        Is::Control => c != '\n',
        Is::Format | Is::LineSeparator | Is::ParagraphSeparator => true,
        Is::PrivateUse | Is::Surrogate | Is::Unassigned => true,
        // Letters, marks and signs by their category, and yet blank.
        _ => matches!(
            c,
            '\u{034f}'
                | '\u{115f}'
                | '\u{1160}'
                | '\u{17b4}'
                | '\u{17b5}'
                | '\u{180b}'..='\u{180d}'
                | '\u{180f}'
                | '\u{2800}'
                | '\u{3164}'
                | '\u{fe00}'..='\u{fe0f}'
                | '\u{ffa0}'
                | '\u{fffc}'
                | '\u{16fe4}'
                | '\u{1d159}'
                | '\u{e0100}'..='\u{e01ef}'
        ),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Direction marks, zero-width characters, blanks that count as letters, tags, private use.
    const HIDDEN: &[char] = &[
        '\u{00ad}',
        '\u{034f}',
        '\u{061c}',
        '\u{115f}',
        '\u{1160}',
        '\u{17b4}',
        '\u{180e}',
        '\u{200b}',
        '\u{200c}',
        '\u{200d}',
        '\u{200e}',
        '\u{200f}',
        '\u{2028}',
        '\u{2029}',
        '\u{202a}',
        '\u{202b}',
        '\u{202c}',
        '\u{202d}',
        '\u{202e}',
        '\u{2060}',
        '\u{2061}',
        '\u{2064}',
        '\u{2066}',
        '\u{2067}',
        '\u{2068}',
        '\u{2069}',
        '\u{206a}',
        '\u{2800}',
        '\u{3164}',
        '\u{e000}',
        '\u{fe00}',
        '\u{fe0f}',
        '\u{feff}',
        '\u{ffa0}',
        '\u{fff9}',
        '\u{fffc}',
        '\u{ffff}',
        '\u{1d173}',
        '\u{e0001}',
        '\u{e0041}',
        '\u{e0100}',
        '\u{f0000}',
    ];

    #[test]
    fn names_of_many_scripts_are_names() {
        for fine in
            ["Ada", "Zoë", "Łukasz Żółć", "Jörg-Peter ß.", "אדה", "อดา", "エイダ", "Ada ❤\u{fe0f}"]
        {
            assert_eq!(name(fine).unwrap(), fine);
        }
        assert_eq!(name("👩\u{200d}🚀").unwrap(), "👩\u{200d}🚀", "one pictogram of two");
        assert_eq!(name(" Ada\u{a0}L.\u{3000}").unwrap(), "Ada L.");
    }

    #[test]
    fn a_name_hides_nothing() {
        for &c in HIDDEN {
            for bad in [format!("A{c}da"), format!("{c}Ada"), format!("Ada{c}"), c.to_string()] {
                // White space at the ends is nobody's name.
                let refused = name(&bad).map_or(true, |name| name == "Ada" && c.is_whitespace());
                assert!(refused, "{:x} in {bad:?}", u32::from(c));
            }
        }
        for bad in
            ["", " ", "\u{2003}", "a\nb", "a\tb", "\0", "\u{301}", "A\u{301}\u{301}\u{301}\u{301}"]
        {
            assert!(name(bad).is_err(), "{bad:?}");
        }
        assert!(name(&"x".repeat(31)).is_err());
    }

    #[test]
    fn chat_loses_what_nobody_sees() {
        for &c in HIDDEN {
            assert_eq!(message(&format!("a{c}b")).unwrap(), "ab", "{:x}", u32::from(c));
            assert!(message(&c.to_string()).is_err(), "{:x}", u32::from(c));
        }
        assert_eq!(
            message("e\u{301}\u{301}\u{301}\u{301}\u{301}!").unwrap(),
            "e\u{301}\u{301}\u{301}!"
        );
        assert_eq!(message("one\n\n\n\n\ntwo").unwrap(), "one\n\ntwo");
        assert_eq!(message("well played 👍🏽 ❤\u{fe0f}").unwrap(), "well played 👍🏽 ❤\u{fe0f}");
        assert!(message("bell \u{7}").is_err());
        assert!(message(&"x".repeat(501)).is_err());
    }
}

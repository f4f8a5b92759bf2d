//! Every action in its three spellings, and the actions the kit has met.

use std::collections::BTreeSet;

use crate::{Action, MAX_TEXT, Rng};

/// The actions met so far, which are the best guesses at actions that are not legal now.
#[derive(Debug)]
pub struct Pool<A> {
    seen: BTreeSet<A>,
    list: Vec<A>,
}

impl<A> Default for Pool<A> {
    fn default() -> Self {
        Pool { seen: BTreeSet::new(), list: Vec::new() }
    }
}

impl<A: Action> Pool<A> {
    pub fn len(&self) -> usize {
        self.list.len()
    }

    /// Spellings depend on nothing but the action, so each is checked only when first met.
    pub fn meet(&mut self, action: A) -> Result<(), String> {
        if self.seen.insert(action) {
            self.list.push(action);
            round_trip(action)?;
        }
        Ok(())
    }

    fn any(&self, rng: &mut Rng) -> Option<A> {
        match self.list.len() {
            0 => None,
            len => Some(self.list[rng.below(len as u32) as usize]),
        }
    }

    pub fn sample(&self, count: usize, rng: &mut Rng) -> Vec<A> {
        (0..count).filter_map(|_| self.any(rng)).collect()
    }

    /// A code that is that of an action met, or near one, or anything.
    pub fn code(&self, rng: &mut Rng) -> u32 {
        let known = self.any(rng).map_or(0, Action::code);
        match rng.below(4) {
            0 => known,
            1 => known ^ 1 << rng.below(32),
            2 => known.wrapping_add(rng.below(9)).wrapping_sub(4),
            _ => rng.below(u32::MAX),
        }
    }
}

fn round_trip<A: Action>(action: A) -> Result<(), String> {
    let (code, text) = (action.code(), action.to_string());
    if A::from_code(code) != Some(action) {
        return Err(format!(
            "code {code} of `{text}` does not read back: {:?}",
            A::from_code(code)
        ));
    }
    if text.parse().ok() != Some(action) {
        return Err(format!("text `{text}` of {action:?} does not read back"));
    }
    if text.is_empty() || text.len() > MAX_TEXT {
        return Err(format!("text `{text}` is not 1 to {MAX_TEXT} bytes long"));
    }
    if text.trim() != text || text.contains(char::is_control) {
        return Err(format!("text {text:?} does not fit into a line"));
    }
    // Whatever these read as is fine, as long as nothing panics.
    for (end, _) in text.char_indices() {
        let _ = text[..end].parse::<A>();
        let _ = format!("{}é{}", &text[..end], &text[end..]).parse::<A>();
        let _ = format!("{}99999999999{}", &text[..end], &text[end..]).parse::<A>();
    }
    Ok(())
}

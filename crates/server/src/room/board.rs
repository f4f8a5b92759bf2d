//! The match of a room, and what its last plies told.

use std::collections::VecDeque;

use arena::Entry;
use engine::{Audience, Past, Seat, Spelling, Table, Told};
use serde_json::Value;

use super::Watch;
use crate::Error;
use crate::store::{By, MatchRow, PlyRow, Snapshot};
use crate::wire::PlyView;

/// Plies whose events are kept at hand; older ones are played again when somebody asks.
const RECENT: usize = 32;
/// A client that was away longer gets only the last plies.
pub const MOST_PLIES: u32 = 200;

#[derive(Debug)]
pub struct Board {
    pub entry: &'static Entry,
    pub table: Box<dyn Table>,
    pub by: Vec<By>,
    /// Plies that were made under other rules, before what `table` knows of.
    pub before: u32,
    /// Events of the last plies, the newest last.
    recent: VecDeque<Vec<Told>>,
}

impl Board {
    pub fn new(entry: &'static Entry, table: Box<dyn Table>) -> Self {
        let before = table.ply();
        Board { entry, table, by: Vec::new(), before, recent: VecDeque::new() }
    }

    /// Plays all again and verifies every hash, from the start or from where the match went on under
    /// other rules. By which rules it was begun does not matter if all of it comes out the same, nor by
    /// which edition of the data: a former one stays its own. `Err` says how it differs.
    pub fn restore(
        games: &'static [Entry],
        row: &MatchRow,
        seats: u8,
        plies: &[PlyRow],
        base: Option<&(u32, Value)>,
    ) -> Result<Self, String> {
        let entry = arena::find_in(games, &row.game).ok_or("this server does not have the game")?;
        let table = entry.under(row.edition, |entry| match base {
            Some((ply, state)) => {
                (entry.resume)(*ply, state, row.seed).map_err(|it| it.to_string())
            }
            None => (entry.new)(&row.options, seats, row.seed).map_err(|it| it.to_string()),
        })?;
        let mut board = Board::new(entry, table);
        board.by = plies.iter().take(board.before as usize).map(|ply| ply.by).collect();
        for ply in &plies[board.by.len()..] {
            let refused = |refusal| format!("ply {} is refused: {refusal}", ply.n);
            board.play_again(ply).map_err(refused)?;
            if board.hash() != ply.hash {
                return Err(format!("after ply {} the position is another one", ply.n));
            }
        }
        Ok(board)
    }

    /// The last position that was kept (the first one, if none was), and from there what these rules
    /// accept of the plies after it. `None` if no match can be in that position.
    pub fn onward(
        entry: &'static Entry,
        row: &MatchRow,
        seats: u8,
        plies: &[PlyRow],
        last: Option<&Snapshot>,
    ) -> Option<Self> {
        let table = entry.under(row.edition, |entry| match last {
            Some(Snapshot { ply, state, .. }) => {
                let state = serde_json::from_str(state).map_err(|_| ())?;
                (entry.resume)(*ply, &state, row.seed).map_err(|_| ())
            }
            None => (entry.new)(&row.options, seats, row.seed).map_err(|_| ()),
        });
        let table = table.ok()?;
        let mut board = Board::new(entry, table);
        board.by = plies.iter().take(board.before as usize).map(|ply| ply.by).collect();
        for ply in plies.iter().skip(board.by.len()) {
            if board.play_again(ply).is_err() {
                break;
            }
        }
        Some(board)
    }

    fn play_again(&mut self, ply: &PlyRow) -> Result<(), engine::Refusal> {
        let told = self.table.play(Seat(ply.seat), Spelling::Code(ply.code))?;
        self.push(ply.by, told);
        Ok(())
    }

    /// Notes what the ply just played has told.
    pub fn push(&mut self, by: By, told: Vec<Told>) {
        self.by.push(by);
        self.recent.push_back(told);
        if self.recent.len() > RECENT {
            self.recent.pop_front();
        }
    }

    /// Forgets what the ply just taken back has told.
    pub fn pop(&mut self) {
        self.by.pop();
        self.recent.pop_back();
    }

    pub fn ply(&self) -> u32 {
        self.table.ply()
    }

    /// Why there is nothing to see at this ply.
    pub fn no_such_ply(&self, ply: u32) -> Error {
        Error::NotFound(match ply < self.before {
            true => {
                "the match went on under other rules later; what was before is not known any more"
            }
            false => "no such ply",
        })
    }

    /// The hash of the present position, which the last ply has noted.
    pub fn hash(&self) -> u64 {
        self.table.past(self.ply()).map_or_else(|| self.table.fingerprint(), |past| past.hash)
    }

    /// The hash after `ply`, if the match has got that far.
    pub fn hash_at(&self, ply: u32) -> Option<u64> {
        match ply {
            0 => Some(self.table.replay_to(0)?.fingerprint()),
            n => Some(self.table.past(n)?.hash),
        }
    }

    /// The plies after `since`, as far as the viewer may know.
    pub fn plies(&self, since: u32, viewer: Option<Seat>) -> Vec<PlyView> {
        let now = self.ply();
        let since = since.max(now.saturating_sub(MOST_PLIES)).max(self.before);
        let kept = self.recent.len() as u32;
        if now.saturating_sub(since) <= kept {
            let skip = (kept - now.saturating_sub(since)) as usize;
            let told = self.recent.iter().skip(skip);
            return (since + 1..)
                .zip(told)
                .filter_map(|(n, told)| self.ply_view(n, told, viewer))
                .collect();
        }
        match self.table.replay_to(since) {
            Some(mut then) => self.play_on(&mut *then, now, viewer),
            None => Vec::new(),
        }
    }

    /// Every ply that is known.
    pub fn all(&self, viewer: Option<Seat>) -> Vec<PlyView> {
        let then = self.table.replay_to(self.before);
        then.map_or_else(Vec::new, |mut then| self.play_on(&mut *then, self.ply(), viewer))
    }

    /// The match as it stood after `ply`, and the last plies that led there.
    pub fn at(&self, ply: u32, viewer: Option<Seat>) -> Option<(Box<dyn Table>, Vec<PlyView>)> {
        if !(self.before..=self.ply()).contains(&ply) {
            return None;
        }
        let mut then = self.table.replay_to(ply.saturating_sub(RECENT as u32).max(self.before))?;
        let plies = self.play_on(&mut *then, ply, viewer);
        Some((then, plies))
    }

    /// The plies after `since`, so many at most, and with each what is watched after it where that is
    /// not as it was after the one before.
    pub fn told(&self, since: u32, viewer: Option<Seat>, watch: Option<&Watch>) -> Vec<PlyView> {
        let since = since.max(self.before);
        let Some(mut then) = self.table.replay_to(since) else { return Vec::new() };
        let mut seen = None;
        let last = self.ply().min(since.saturating_add(MOST_PLIES));
        (since + 1..=last)
            .filter_map(|n| {
                let mut ply = self.play_on(&mut *then, n, viewer).pop()?;
                let now = watch.and_then(|path| Some(path.of(then.view(viewer).ok()?.text())));
                if now.is_some() && now != seen {
                    ply.seen.clone_from(&now);
                    seen = now;
                }
                Some(ply)
            })
            .collect()
    }

    /// Makes the plies of this match from where `then` stands up to `last`.
    fn play_on(&self, then: &mut dyn Table, last: u32, viewer: Option<Seat>) -> Vec<PlyView> {
        (then.ply() + 1..=last)
            .filter_map(|n| {
                let Past { seat, choice, .. } = self.table.past(n)?;
                let told = then.play(seat, Spelling::Code(choice.code)).ok()?;
                self.ply_view(n, &told, viewer)
            })
            .collect()
    }

    fn ply_view(&self, n: u32, told: &[Told], viewer: Option<Seat>) -> Option<PlyView> {
        let Past { seat, choice, .. } = self.table.past(n)?;
        // What a seat chose may be its secret until the end; what everybody may know of it is in
        // the events.
        let open = viewer == Some(seat) || self.table.decision().is_over();
        let heard = |told: &&Told| Audience::includes(told.audience, viewer);
        Some(PlyView {
            n,
            seat,
            code: open.then_some(choice.code),
            text: open.then_some(choice.text),
            by: self.by.get(n as usize - 1).copied().unwrap_or(By::Person),
            seen: None,
            events: told.iter().filter(heard).map(|told| told.event.clone()).collect(),
        })
    }
}

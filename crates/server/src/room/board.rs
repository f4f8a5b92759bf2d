//! The match of a room, and what its last plies told.

use std::collections::VecDeque;

use arena::Entry;
use engine::{Audience, Past, Seat, Spelling, Table, Told};

use crate::store::{By, MatchRow, PlyRow};
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
    /// Events of the last plies, the newest last.
    recent: VecDeque<Vec<Told>>,
}

impl Board {
    pub fn new(entry: &'static Entry, table: Box<dyn Table>) -> Self {
        Board { entry, table, by: Vec::new(), recent: VecDeque::new() }
    }

    /// Plays all again and verifies every hash. `Err` says how it differs.
    pub fn restore(
        games: &'static [Entry],
        row: &MatchRow,
        seats: u8,
        plies: &[PlyRow],
    ) -> Result<Self, String> {
        let entry = arena::find_in(games, &row.game).ok_or("this server does not have the game")?;
        if entry.rules != row.rules {
            let (theirs, ours) = (row.rules, entry.rules);
            return Err(format!("played by rules version {theirs}, but these are version {ours}"));
        }
        if (entry.edition)() != row.edition {
            return Err("played with other data files".to_owned());
        }
        let table = (entry.new)(&row.options, seats, row.seed).map_err(|bad| bad.to_string())?;
        let mut board = Board::new(entry, table);
        for ply in plies {
            let told = board
                .table
                .play(Seat(ply.seat), Spelling::Code(ply.code))
                .map_err(|refusal| format!("ply {} is refused: {refusal}", ply.n))?;
            if board.hash() != ply.hash {
                return Err(format!("after ply {} the position is another one", ply.n));
            }
            board.push(ply.by, told);
        }
        Ok(board)
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
        let since = since.max(now.saturating_sub(MOST_PLIES));
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

    /// The match as it stood after `ply`, and the last plies that led there.
    pub fn at(&self, ply: u32, viewer: Option<Seat>) -> Option<(Box<dyn Table>, Vec<PlyView>)> {
        if ply > self.ply() {
            return None;
        }
        let mut then = self.table.replay_to(ply.saturating_sub(RECENT as u32))?;
        let plies = self.play_on(&mut *then, ply, viewer);
        Some((then, plies))
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
            events: told.iter().filter(heard).map(|told| told.event.clone()).collect(),
        })
    }
}

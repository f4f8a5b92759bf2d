//! What somebody may see. Everything that leaves a room towards a client is made here.

use std::hash::{DefaultHasher, Hasher};
use std::sync::Arc;

use engine::{Legal, Record, Seat, Spelling};
use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};

use super::{Game, Glimpse, Looker, Past, Position, Room, Watch};
use crate::sign::Invite;
use crate::store::{Status, Who};
use crate::wire::{
    Body, LegalView, PlyView, SeatView, SitterView, Standing, TableView, ToClient, hex,
};
use crate::{Error, Result};

/// Chat that a newcomer gets.
const MESSAGES: u32 = 50;

impl Room {
    /// Private tables are for those who sit there and those who have a link.
    pub fn visible(&self, user: Option<&str>, invite: Option<&Invite>) -> Result<()> {
        let at_table = |user: &str| {
            let sat = self.seats.iter().any(|row| row.user.as_deref() == Some(user));
            sat || self.row.host.as_deref() == Some(user)
        };
        if self.row.public || user.is_some_and(at_table) || self.invited(invite) {
            Ok(())
        } else {
            // The same answer as for a table that is not there.
            Err(Error::NotFound("no such table"))
        }
    }

    pub fn invited(&self, invite: Option<&Invite>) -> bool {
        invite.is_some_and(|invite| {
            invite.id == self.row.id && self.app.signer.invited(invite, self.row.invites)
        })
    }

    pub fn table_view(&self, user: Option<&str>) -> TableView {
        let mine = self.seats_of(user);
        let row = &self.row;
        let seats = (0u8..).zip(&self.seats).map(|(seat, row)| SeatView {
            seat,
            who: row.who,
            name: match row.who {
                Who::Person => row.name.clone(),
                Who::Bot => row.bot.clone(),
                // Who it was stays known, unless they wished to be forgotten.
                Who::Gone => row.name.clone(),
                Who::Open => None,
            },
            bot: row.bot.clone(),
            mine: mine.contains(&seat),
            online: (row.who == Who::Person)
                .then(|| row.user.as_ref().is_some_and(|user| self.online.contains_key(user))),
            auto: row.auto && mine.contains(&seat),
            votes: self.votes_on(seat, user),
        });
        let over = row.status == Status::Over;
        let (status, frozen) = match &self.game {
            Game::Frozen { reason, .. } if !over => (Standing::Frozen, Some(reason.clone())),
            Game::Frozen { reason, .. } => (Standing::Over, Some(reason.clone())),
            Game::Waiting | Game::Asleep { .. } | Game::Live(_) => (row.status.into(), None),
        };
        let frozen_now = frozen.is_some();
        let am_host = user.is_some() && row.host.as_deref() == user;
        TableView {
            id: row.id.clone(),
            game: row.game.clone(),
            rules: row.rules,
            // Whoever draws the board asks for the data of this edition.
            edition: hex(self.board().map_or(row.edition, |board| board.table.edition())),
            options: row.options.clone(),
            status,
            public: row.public,
            host: row.host.clone(),
            created: row.created,
            changed: row.changed,
            seats: seats.collect(),
            ply: self.ply(),
            to_move: (0..8).filter(|seat| row.to_move >> seat & 1 == 1).collect(),
            mine,
            am_host,
            seed_hash: self.seed_hash(),
            secret: self.open_secret(),
            drawing: self.drawing(),
            contributions: self.contributions(user),
            seed: over.then(|| row.seed.to_string()),
            standings: row.standings.clone(),
            frozen,
            resume: self.resume_view(user),
            resumed: self
                .board()
                .map(|board| board.before)
                .filter(|before| *before > 0 && !frozen_now),
            before: self.sitters.iter().map(SitterView::from).collect(),
            practice: self.practice.is_some(),
            hints: row.hints,
            tidied: self.tidied(),
            rematch: row.rematch.clone(),
            invite: (am_host && row.status == Status::Open).then(|| self.links()),
        }
    }

    /// Through whose eyes: an own seat that is to move, else the one last looked through.
    fn viewer(&self, looker: &Looker) -> Option<Seat> {
        let mine = self.seats_of(looker.user.as_deref());
        let last = looker.seat.filter(|seat| mine.contains(seat));
        let to_move = |seat: &u8| self.row.to_move >> seat & 1 == 1;
        let chosen = match last {
            Some(seat) if looker.insist || to_move(&seat) => Some(seat),
            _ => mine.iter().copied().find(to_move).or(last).or(mine.first().copied()),
        };
        chosen.map(Seat)
    }

    /// What these eyes see now; made once per position.
    pub fn body(&mut self, viewer: Option<Seat>) -> Result<Arc<Body>> {
        if let Some(body) = self.cache.get(&viewer) {
            return Ok(body.clone());
        }
        let frozen = matches!(self.game, Game::Frozen { .. });
        let board = self.board().ok_or(Error::NotRunning("the match has not started"))?;
        let table = &board.table;
        let (mut legal, mut undo) = (Vec::new(), 0);
        if let Some(seat) = viewer.filter(|_| !frozen) {
            let choices = table.legal(seat)?.into_iter();
            legal = choices
                .map(|Legal { code, text, element }| LegalView { seat, code, text, element })
                .collect();
            undo = table.undoable(seat);
        }
        let decision = raw(&table.decision())?;
        let view = table.view(viewer)?;
        let legal = raw(&legal)?;
        let hash = fingerprint(&[decision.get(), view.text(), legal.get()]);
        let body = Body { ply: board.ply(), hash, decision, view, legal, undo };
        let body = Arc::new(body);
        self.cache.insert(viewer, body.clone());
        Ok(body)
    }

    /// Makes what those who are here will see.
    pub fn prepare(&mut self) {
        let people = self.online.keys().cloned().map(Some);
        let people: Vec<_> = people.chain((self.watchers > 0).then_some(None)).collect();
        for user in people {
            let viewer = self.viewer(&Looker { user, ..Looker::default() });
            // Should it fail, it does so again when they look, and they are told.
            let _ = self.body(viewer);
        }
    }

    pub async fn look(&mut self, looker: &Looker) -> Result<Glimpse> {
        let version = self.version;
        let user = looker.user.as_deref();
        // Each time anew: the link may have been revoked, the seat given to somebody else.
        self.visible(user, looker.invite.as_ref())?;
        let table = (looker.version != version).then(|| self.table_view(user));
        let messages = if looker.message < self.last_message {
            self.app.store.messages(&self.row.id, looker.message, MESSAGES).await?
        } else {
            Vec::new()
        };
        let position = self.board().is_some().then(|| self.position(looker)).transpose()?;
        Ok(Glimpse { table, version, news: self.news, position, messages })
    }

    fn position(&mut self, looker: &Looker) -> Result<Position> {
        let viewer = self.viewer(looker);
        let body = self.body(viewer)?;
        let board = self.board().ok_or(Error::NotRunning("the match has not started"))?;
        let now = board.ply();
        let (known, hash) = looker.known.unwrap_or((now, None));
        // Is what they know a part of what happened, or was it taken back?
        let back = known > now || hash.is_some_and(|hash| board.hash_at(known) != Some(hash));
        let plies = if back { Vec::new() } else { board.plies(known, viewer) };
        let mine = self.seats_of(looker.user.as_deref());
        let hash = self.board().map_or(0, super::Board::hash);
        Ok(Position { body, hash, viewer, mine, back, plies })
    }

    pub fn history(&self, looker: &Looker, ply: u32) -> Result<Past> {
        self.visible(looker.user.as_deref(), looker.invite.as_ref())?;
        let board = self.board().ok_or(Error::NotRunning("the match has not started"))?;
        let viewer = self.viewer(looker);
        let (then, plies) = board.at(ply, viewer).ok_or_else(|| board.no_such_ply(ply))?;
        let (decision, view) = (then.decision(), then.view(viewer)?);
        let hash = fingerprint(&[raw(&decision)?.get(), view.text()]);
        Ok(Past { ply, of: board.ply(), hash, viewer, decision, view, plies })
    }

    /// How far the match has got, and a page of its plies.
    pub fn told(
        &self,
        looker: &Looker,
        since: u32,
        watch: Option<&Watch>,
    ) -> Result<(u32, Vec<PlyView>)> {
        self.visible(looker.user.as_deref(), looker.invite.as_ref())?;
        let board = self.board().ok_or(Error::NotRunning("the match has not started"))?;
        Ok((board.ply(), board.told(since, self.viewer(looker), watch)))
    }

    pub fn why(&mut self, user: &str, seat: u8, of: Spelling<'_>) -> Result<Option<engine::Why>> {
        let seat = self.own_seat(user, seat)?;
        let board = self.running()?;
        Ok(board.table.why_not(seat, of)?)
    }

    /// The whole match as text. It holds the seed, so only when all is over.
    pub fn record(&self, user: Option<&str>, invite: Option<&Invite>) -> Result<String> {
        self.visible(user, invite)?;
        match &self.game {
            // A record proves every ply from the first on, and these rules know only the later ones.
            Game::Live(board) if self.row.status == Status::Over && board.before > 0 => {
                Err(Error::NotRunning("the match went on under other rules, so it has no record"))
            }
            Game::Live(board) if self.row.status == Status::Over => {
                let record = Record { origin: Some(self.origin()), ..board.table.record()? };
                Ok(record.to_string())
            }
            Game::Frozen { .. } => Err(Error::NotRunning("the match is frozen")),
            Game::Waiting | Game::Asleep { .. } | Game::Live(_) => {
                Err(Error::NotRunning("the match is not over"))
            }
        }
    }
}

impl Position {
    pub fn message<'a>(&'a self, id: &'a str) -> ToClient<'a> {
        let body = &self.body;
        ToClient::Position {
            id,
            ply: body.ply,
            hash: hex(body.hash),
            viewer: self.viewer.map(|seat| seat.0),
            mine: &self.mine,
            decision: &body.decision,
            view: &body.view,
            legal: &body.legal,
            undo: body.undo,
            back: self.back,
            plies: &self.plies,
        }
    }
}

impl Past {
    pub fn message<'a>(self: &'a Past, id: Option<u64>, table: &'a str) -> ToClient<'a> {
        ToClient::History {
            id,
            table,
            ply: self.ply,
            of: self.of,
            hash: hex(self.hash),
            viewer: self.viewer.map(|seat| seat.0),
            decision: &self.decision,
            view: &self.view,
            plies: &self.plies,
        }
    }
}

/// It is compared with nothing but others of the same server, so the quickest that is at hand will do.
fn fingerprint(parts: &[&str]) -> u64 {
    let mut hasher = DefaultHasher::new();
    for part in parts {
        hasher.write(part.as_bytes());
    }
    hasher.finish()
}

fn raw<T: Serialize>(value: &T) -> Result<Box<RawValue>> {
    to_raw_value(value).map_err(|error| Error::Internal(error.to_string()))
}

//! Drawing the seed together: each player's client commits itself before the start and opens after it.
//! Whoever does not open in time holds nobody up, and the seed is made without that value.

use std::time::{Duration, Instant};

use arena::Entry;
use engine::{Contribution, Draw, Origin, Player, Seed};

use super::{Board, Game, Msg, Room, mask};
use crate::app::App;
use crate::fairness::{commitment, promise, seed};
use crate::store::{ContributionRow, DrawRow, SeatRow, Status, StoreError, Who, Write, now};
use crate::wire::{ContributionView, TableView};
use crate::{Error, Result};

/// A player's part.
#[derive(Clone, Copy, Debug)]
pub enum Part {
    /// Before the start.
    Commitment(Seed),
    /// After it.
    Value(Seed),
}

/// As the store has it.
#[derive(Debug, Default)]
pub struct Lots {
    pub begun: Option<DrawRow>,
    pub contributions: Vec<ContributionRow>,
}

impl Lots {
    pub async fn read(app: &App, id: &str) -> std::result::Result<Self, StoreError> {
        let (begun, contributions) = app.store.draw(id).await?;
        Ok(Lots { begun, contributions })
    }
}

impl Room {
    /// The host has started, and the seed waits for the players' values.
    pub fn drawing(&self) -> bool {
        self.row.status == Status::Open && self.lots.begun.is_some_and(|draw| !draw.ended)
    }

    /// What the server puts in.
    fn secret(&self) -> Seed {
        self.lots.begun.map_or(self.row.seed, |draw| draw.secret)
    }

    pub fn seed_hash(&self) -> String {
        commitment(self.secret()).to_string()
    }

    /// The server's part, once it is no secret any more.
    pub fn open_secret(&self) -> Option<String> {
        (self.row.status == Status::Over).then(|| self.secret().to_string())
    }

    pub async fn contribute(&mut self, user: &str, part: Part) -> Result<TableView> {
        match part {
            Part::Commitment(commitment) => self.commit(user, commitment).await?,
            Part::Value(value) => self.open_lot(user, value).await?,
        }
        Ok(self.table_view(Some(user)))
    }

    async fn commit(&mut self, user: &str, commitment: Seed) -> Result<()> {
        self.still_open()?;
        if self.seats_of(Some(user)).is_empty() {
            return Err(Error::Forbidden("you do not sit at this table"));
        }
        let lots = &mut self.lots.contributions;
        let user = Some(user.to_owned());
        let n = match lots.iter().position(|row| row.user == user) {
            Some(place) => place,
            None => {
                let n = lots.iter().map(|row| row.n + 1).max().unwrap_or_default();
                lots.push(ContributionRow { n, user, seats: Vec::new(), commitment, value: None });
                lots.len() - 1
            }
        };
        lots[n].commitment = commitment;
        let write = Write::contribution(&self.row.id, &lots[n]);
        self.write(vec![write]).await?;
        self.table_changed();
        Ok(())
    }

    async fn open_lot(&mut self, user: &str, value: Seed) -> Result<()> {
        let drawing = self.drawing();
        let own = |row: &&mut ContributionRow| row.user.as_deref() == Some(user);
        let Some(row) = self.lots.contributions.iter_mut().find(own) else {
            return Err(Error::Forbidden("you have committed yourself to nothing"));
        };
        if row.value == Some(value) {
            return Ok(());
        }
        if !drawing {
            return Err(Error::NotRunning("no seed is being drawn"));
        }
        if promise(value) != row.commitment {
            return Err(Error::Forbidden("this is not the value you have committed yourself to"));
        }
        row.value = Some(value);
        let write = Write::contribution(&self.row.id, row);
        self.write(vec![write]).await?;
        self.table_changed();
        if self.lots.contributions.iter().all(|row| row.value.is_some()) {
            self.finish_draw().await?;
        }
        Ok(())
    }

    /// How long a start has still to wait for the commitment of somebody who has just sat down.
    fn latecomers(&self) -> Option<Duration> {
        let commits = |user: &str| {
            self.lots.contributions.iter().any(|row| row.user.as_deref() == Some(user))
        };
        let late = self
            .sat
            .iter()
            .filter(|(user, _)| !commits(user) && !self.seats_of(Some(user)).is_empty());
        let left = |since: &Instant| self.app.config.latecomers.checked_sub(since.elapsed());
        late.filter_map(|(_, since)| left(since)).filter(|left| !left.is_zero()).max()
    }

    /// Carries the host's start out, at once or when latecomers have committed themselves or had time to.
    pub async fn start_if_complete(&mut self) {
        if self.starting.is_empty() {
            return;
        }
        // What cannot start is refused at once.
        let will = self.still_open().is_ok() && !self.seats.iter().any(|row| row.who == Who::Open);
        if let Some(left) = self.latecomers().filter(|_| will) {
            let me = self.me.clone();
            tokio::spawn(async move {
                tokio::time::sleep(left).await;
                if let Some(me) = me.upgrade() {
                    let _ = me.send(Msg::Complete);
                }
            });
            return;
        }
        for (user, reply) in std::mem::take(&mut self.starting) {
            // Whoever asked may be gone by now; what was done stays done.
            let _ = reply.send(self.start(&user).await);
        }
        self.drive().await;
    }

    /// From the start on: who takes part is fixed, and their values are asked for. False if nobody
    /// does, so that there is nothing to wait for.
    pub async fn begin_draw(&mut self) -> Result<bool> {
        let id = self.row.id.clone();
        let mut writes = Vec::new();
        let (stay, gone): (Vec<_>, Vec<_>) = std::mem::take(&mut self.lots.contributions)
            .into_iter()
            .map(|row| ContributionRow { seats: self.seats_of(row.user.as_deref()), ..row })
            .partition(|row| !row.seats.is_empty());
        writes.extend(gone.iter().map(|row| Write::no_contribution(&id, row.n)));
        writes.extend(stay.iter().map(|row| Write::contribution(&id, row)));
        let taken = !stay.is_empty();
        self.lots.contributions = stay;
        if taken {
            let secret = self.row.seed;
            self.lots.begun = Some(DrawRow { secret, ended: false });
            self.row.changed = now();
            writes.extend([Write::begin_draw(&id, secret), Write::progress(&self.row)]);
        }
        if !writes.is_empty() {
            self.write(writes).await?;
            self.table_changed();
        }
        self.watch_draw();
        Ok(taken)
    }

    /// Nobody waits for ever.
    pub fn watch_draw(&self) {
        if !self.drawing() {
            return;
        }
        let (me, patience) = (self.me.clone(), self.app.config.draw);
        tokio::spawn(async move {
            tokio::time::sleep(patience).await;
            // A room that closed meanwhile starts the wait anew when it opens.
            if let Some(me) = me.upgrade() {
                let _ = me.send(Msg::Drawn);
            }
        });
    }

    /// Makes the seed of what was opened, and starts the match.
    pub async fn finish_draw(&mut self) -> Result<()> {
        let Some(draw) = self.draw().filter(|_| self.drawing()) else { return Ok(()) };
        let entry = self.entry()?;
        self.begin(entry, seed(&self.row.id, &draw), true).await
    }

    /// The game is set up and everybody may play.
    pub async fn begin(&mut self, entry: &'static Entry, seed: Seed, drawn: bool) -> Result<()> {
        let table = (entry.new)(&self.row.options, self.seats.len() as u8, seed)
            .map_err(|error| Error::BadSetup(error.to_string()))?;
        self.row.seed = seed;
        // Nothing has been played, so an update since the table was set up changes nothing.
        (self.row.rules, self.row.edition) = (entry.rules, (entry.edition)());
        self.row.to_move = mask(table.decision().seats());
        self.row.status = Status::Running;
        self.row.changed = now();
        self.game = Game::Live(Board::new(entry, table));
        let mut writes = vec![Write::rules(&self.row), Write::progress(&self.row)];
        if drawn {
            if let Some(draw) = &mut self.lots.begun {
                draw.ended = true;
            }
            writes.extend(Write::end_draw(&self.row.id, seed));
        }
        self.write(writes).await?;
        self.table_changed();
        Ok(())
    }

    fn draw(&self) -> Option<Draw> {
        let part = |row: &ContributionRow| Contribution {
            seats: row.seats.clone(),
            commitment: row.commitment,
            value: row.value,
        };
        let mut contributions: Vec<_> = self.lots.contributions.iter().map(part).collect();
        contributions.sort_by_key(|part| part.seats.first().copied());
        self.lots.begun.map(|DrawRow { secret, .. }| Draw { secret, contributions })
    }

    /// For the record of a match that is over.
    pub fn origin(&self) -> Origin {
        let player = |row: &SeatRow| Player {
            who: row.who.text().to_owned(),
            name: match row.who {
                Who::Bot => row.bot.clone(),
                Who::Person | Who::Gone => row.name.clone(),
                Who::Open => None,
            }
            .unwrap_or_default(),
        };
        Origin {
            table: self.row.id.clone(),
            players: self.seats.iter().map(player).collect(),
            commitment: commitment(self.secret()),
            draw: self.draw(),
            practice: self.practice.is_some(),
        }
    }

    pub fn contributions(&self, viewer: Option<&str>) -> Vec<ContributionView> {
        let view = |row: &ContributionRow| ContributionView {
            seats: match self.lots.begun {
                Some(_) => row.seats.clone(),
                None => self.seats_of(row.user.as_deref()),
            },
            commitment: row.commitment.to_string(),
            value: row.value.map(|value| value.to_string()),
            mine: viewer.is_some() && row.user.as_deref() == viewer,
        };
        let views = self.lots.contributions.iter().map(view);
        let mut views: Vec<_> = views.filter(|view| !view.seats.is_empty()).collect();
        views.sort_by_key(|view| view.seats.first().copied());
        views
    }
}

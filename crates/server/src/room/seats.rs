//! Who sits where, from the first seat to the rematch.

use std::array;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Instant;

use arena::{BotKind, Entry};
use engine::{Rng, Seat, Seed};
use serde_json::Value;

use super::Room;
use crate::app::App;
use crate::sign::Invite;
use crate::store::{MatchRow, NewMatch, PracticeRow, SeatRow, Status, User, Who, Write, now};
use crate::wire::{Invites, SeatInvite, TableView};
use crate::{Error, Result, id};

/// What the host wants in a seat.
#[derive(Clone, Debug)]
pub enum SeatWish {
    Me,
    /// Mine too: another person at the same screen.
    Hotseat(Option<String>),
    Open,
    Bot(BotKind),
}

impl SeatWish {
    fn row(&self, user: &User, seat: usize) -> SeatRow {
        match self {
            SeatWish::Me => SeatRow::person(&user.id, &user.name),
            SeatWish::Hotseat(Some(name)) => SeatRow::person(&user.id, name),
            SeatWish::Hotseat(None) if user.name.is_empty() => SeatRow::person(&user.id, ""),
            SeatWish::Hotseat(None) => {
                SeatRow::person(&user.id, &format!("{} {}", user.name, seat + 1))
            }
            SeatWish::Open => SeatRow::open(),
            SeatWish::Bot(kind) => SeatRow::bot(kind.name()),
        }
    }
}

/// What the host decides beside the game.
#[derive(Clone, Copy, Debug, Default)]
pub struct House {
    /// Listed, and open to everybody.
    pub public: bool,
    /// Everybody may ask for hints, though people play against each other.
    pub hints: bool,
}

/// Sets a table up; the game itself says whether the options and the number of seats will do.
pub async fn create(
    app: &Arc<App>,
    host: &User,
    game: &str,
    options: &Value,
    house: House,
    wishes: &[SeatWish],
) -> Result<String> {
    let seats = (0..).zip(wishes).map(|(n, wish)| wish.row(host, n)).collect();
    set_up(app, &host.id, game, options, house, seats, None).await
}

/// A match for one person and bots whose luck is chosen, and whose bots follow a known line.
#[derive(Clone, Debug)]
pub struct Practice {
    pub seed: Seed,
    pub line: Vec<u32>,
}

/// The same for practice: nobody else ever comes in, so that nobody is deceived.
pub async fn create_practice(
    app: &Arc<App>,
    host: &User,
    game: &str,
    options: &Value,
    wishes: &[SeatWish],
    practice: Practice,
) -> Result<String> {
    let alone = wishes.iter().all(|wish| matches!(wish, SeatWish::Me | SeatWish::Bot(_)));
    if !alone || !wishes.iter().any(|wish| matches!(wish, SeatWish::Me)) {
        return Err(Error::BadSetup("practice is for \"me\" and bots".to_owned()));
    }
    let seats = (0..).zip(wishes).map(|(n, wish)| wish.row(host, n)).collect();
    set_up(app, &host.id, game, options, House::default(), seats, Some(practice)).await
}

async fn set_up(
    app: &Arc<App>,
    host: &str,
    game: &str,
    options: &Value,
    house: House,
    seats: Vec<SeatRow>,
    practice: Option<Practice>,
) -> Result<String> {
    let bad = |problem: String| Error::BadSetup(problem);
    let entry = arena::find_in(app.config.games, game)
        .ok_or_else(|| bad("there is no such game".to_owned()))?;
    let count = u8::try_from(seats.len()).map_err(|_| bad("too many seats".to_owned()))?;
    let (id, secret) = lot(app)?;
    let seed = practice.as_ref().map_or(secret, |practice| practice.seed);
    let table = (entry.new)(options, count, seed).map_err(|error| bad(error.to_string()))?;
    let row = MatchRow {
        rules: entry.rules,
        edition: (entry.edition)(),
        options: table.record()?.options,
        public: house.public,
        hints: house.hints,
        host: Some(host.to_owned()),
        ..MatchRow::new(id, entry.id, seed)
    };
    let mut writes = Write::new_match(NewMatch { row: &row, seats: &seats });
    writes.extend(
        practice.map(|Practice { line, .. }| Write::practice(&row.id, &PracticeRow { line })),
    );
    app.store.write(writes).await?;
    app.counts.tables.add(1);
    Ok(row.id)
}

/// The id of a new table, and what the server puts into its seed.
fn lot(app: &App) -> Result<(String, Seed)> {
    let Some(luck) = app.config.luck else {
        return Ok((id::fresh()?, Seed(id::random()?)));
    };
    let mut rng = Rng::at(luck, app.lots.fetch_add(1, Ordering::Relaxed));
    let mut byte = |_| rng.below(256) as u8;
    Ok((id::base32(&array::from_fn::<_, 10, _>(&mut byte)), Seed(array::from_fn(byte))))
}

impl Room {
    pub fn still_open(&self) -> Result<()> {
        match self.row.status {
            Status::Open if self.drawing() => Err(Error::NotOpen),
            Status::Open => Ok(()),
            Status::Closed => Err(Error::NotRunning("the table is closed")),
            Status::Running | Status::Over => Err(Error::NotOpen),
        }
    }

    /// Writes a seat, and the table's time of change with it.
    async fn put(&mut self, seat: u8, row: SeatRow) -> Result<()> {
        self.row.changed = now();
        let write = Write::seat(&self.row.id, seat, &row);
        self.seats[seat as usize] = row;
        let progress = Write::progress(&self.row);
        self.write(vec![write, progress]).await?;
        self.table_changed();
        Ok(())
    }

    pub async fn join(
        &mut self,
        user: &User,
        seat: Option<u8>,
        invite: Option<&Invite>,
    ) -> Result<TableView> {
        if invite.is_some() && !self.invited(invite) {
            return Err(Error::Forbidden("this invite is not (or no longer) good"));
        }
        self.visible(Some(&user.id), invite)?;
        let seat = invite.and_then(|invite| invite.seat).or(seat);
        // Somebody who left may come back to the seat; somebody who sits already need not join.
        let left = |row: &SeatRow| row.who == Who::Gone && row.user.as_ref() == Some(&user.id);
        if let Some(n) = self.seats.iter().position(left) {
            let row = SeatRow::person(&user.id, &user.name);
            self.put(n as u8, row).await?;
            return Ok(self.table_view(Some(&user.id)));
        }
        let mine = self.seats_of(Some(&user.id));
        if seat.map_or(!mine.is_empty(), |seat| mine.contains(&seat)) {
            return Ok(self.table_view(Some(&user.id)));
        }
        self.still_open()?;
        let free = |n: &u8| self.seats[*n as usize].who == Who::Open;
        let count = self.seats.len() as u8;
        let seat = match seat {
            Some(seat) if seat >= count => {
                return Err(engine::Refusal::NoSuchSeat { seat, seats: count }.into());
            }
            Some(seat) => Some(seat).filter(free),
            None => (0..count).find(free),
        };
        let seat = seat.ok_or(Error::Taken("the seat is taken"))?;
        self.put(seat, SeatRow::person(&user.id, &user.name)).await?;
        self.sat.insert(user.id.clone(), Instant::now());
        Ok(self.table_view(Some(&user.id)))
    }

    /// The host arranges the seats. Nobody who joined is moved against their will but by "open".
    pub async fn sit(&mut self, user: &User, seat: u8, wish: SeatWish) -> Result<TableView> {
        self.host_only(&user.id)?;
        self.still_open()?;
        let seats = self.seats.len() as u8;
        if seat >= seats {
            return Err(engine::Refusal::NoSuchSeat { seat, seats }.into());
        }
        self.put(seat, wish.row(user, seat.into())).await?;
        Ok(self.table_view(Some(&user.id)))
    }

    pub async fn start(&mut self, user: &str) -> Result<TableView> {
        self.host_only(user)?;
        self.still_open()?;
        if self.seats.iter().any(|row| row.who == Who::Open) {
            return Err(Error::SeatsMissing);
        }
        let entry = self.entry()?;
        if !self.begin_draw().await? {
            self.begin(entry, self.row.seed, false).await?;
        }
        Ok(self.table_view(Some(user)))
    }

    pub fn entry(&self) -> Result<&'static Entry> {
        arena::find_in(self.app.config.games, &self.row.game)
            .ok_or_else(|| Error::BadSetup("this server does not have the game".into()))
    }

    pub async fn leave(&mut self, user: &str) -> Result<TableView> {
        let mine = self.seats_of(Some(user));
        if mine.is_empty() {
            return Err(Error::Forbidden("you do not sit at this table"));
        }
        for seat in mine {
            let row = match self.row.status {
                Status::Open | Status::Closed if !self.drawing() => SeatRow::open(),
                // Who it was stays known, so that they can come back.
                Status::Open | Status::Running | Status::Over | Status::Closed => {
                    SeatRow { who: Who::Gone, auto: false, ..self.seats[seat as usize].clone() }
                }
            };
            self.put(seat, row).await?;
        }
        if self.bots_alone() {
            // Whoever goes is no audience; whoever looks on has bots think anew.
            self.asked = None;
            self.app.bots.call_off(self.row.seed);
        }
        Ok(self.table_view(Some(user)))
    }

    pub async fn close(&mut self, user: &str) -> Result<()> {
        self.host_only(user)?;
        self.still_open()?;
        self.row.status = Status::Closed;
        let progress = Write::progress(&self.row);
        self.write(vec![progress]).await?;
        self.table_changed();
        Ok(())
    }

    pub fn links(&self) -> Invites {
        let token = |seat| self.app.signer.invite(&self.row.id, seat, self.row.invites);
        let open = (0u8..).zip(&self.seats).filter(|(_, row)| row.who == Who::Open);
        let seats = open.map(|(seat, _)| SeatInvite { seat, token: token(Some(seat)) }).collect();
        Invites { table: token(None), seats }
    }

    /// Until the match starts the host alone decides who comes. Then a link only shows the table, and
    /// whoever sits there may show it.
    pub async fn invites(&mut self, user: &str, revoke: bool) -> Result<Invites> {
        let shows = self.row.status != Status::Open && !self.seats_of(Some(user)).is_empty();
        if revoke || !shows {
            self.host_only(user)?;
        }
        if revoke {
            self.row.invites += 1;
            let progress = Write::progress(&self.row);
            self.write(vec![progress]).await?;
            self.table_changed();
        }
        Ok(self.links())
    }

    /// The same people once more; everybody moves on by one seat.
    pub async fn rematch(&mut self, user: &User) -> Result<String> {
        if let Some(rematch) = &self.row.rematch {
            return Ok(rematch.clone());
        }
        if self.row.status != Status::Over {
            return Err(Error::NotRunning("the match is not over"));
        }
        if self.seats_of(Some(&user.id)).is_empty() {
            self.host_only(&user.id)?;
        }
        let mut seats: Vec<SeatRow> = self
            .seats
            .iter()
            .map(|row| match row.who {
                Who::Person | Who::Bot => SeatRow { auto: false, ..row.clone() },
                Who::Open | Who::Gone => SeatRow::open(),
            })
            .collect();
        seats.rotate_right(1);
        let (game, options) = (self.row.game.clone(), self.row.options.clone());
        let house = House { public: self.row.public, hints: self.row.hints };
        let next = set_up(&self.app, &user.id, &game, &options, house, seats, None).await?;
        self.row.rematch = Some(next.clone());
        let progress = Write::progress(&self.row);
        self.write(vec![progress]).await?;
        self.table_changed();
        Ok(next)
    }

    /// The store has forgotten a person; so does the room.
    pub async fn forget(&mut self, user: &str) {
        self.online.remove(user);
        if let Err(error) = self.reload().await {
            tracing::error!(table = self.row.id, %error, "cannot reload");
        }
    }

    /// Puts somebody else into a seat of a running match.
    pub async fn replace(&mut self, seat: Seat, row: SeatRow) -> Result<()> {
        self.votes.end(seat.0);
        let ply = self.ply();
        let left = Write::sitter(&self.row.id, seat.0, ply, &self.seats[seat.idx()]);
        self.write(vec![Write::end_votes(&self.row.id, seat.0), left]).await?;
        self.sitters = self.app.store.sitters(&self.row.id).await?;
        self.put(seat.0, row).await
    }
}

//! Plies: made, taken back, and those that bots and the server make.

use std::time::Duration;

use engine::{Decision, Refusal, Seat, Seats, Spelling};

use super::{Act, Answering, Board, Game, Glimpse, Looker, Msg, Room};
use crate::bots::Thought;
use crate::store::{By, PlyRow, Snapshot, Status, StoreError, Who, Write, now};
use crate::{Error, Result};

/// A snapshot is written each time this many plies have been made, and at the end.
const SNAPSHOT_EVERY: u32 = 16;

/// After a bot's ply that could not be made.
const PAUSE: Duration = Duration::from_secs(1);

pub fn mask(seats: Seats) -> u8 {
    seats.iter().fold(0, |mask, seat| mask | 1 << seat.0)
}

impl Room {
    /// The position must be the one the person saw.
    fn current(&mut self, at: Answering) -> Result<()> {
        let ply = self.running()?.ply();
        if at.ply != ply {
            return Err(Error::Stale { ply, given: at.ply });
        }
        match at.hash {
            Some(hash) if self.body(Some(Seat(at.seat)))?.hash != hash => {
                Err(Error::Stale { ply, given: ply })
            }
            _ => Ok(()),
        }
    }

    pub async fn act(&mut self, act: Act, looker: &Looker) -> Result<(u32, Glimpse)> {
        let user = looker.user.as_deref().ok_or(Error::Unidentified)?;
        match act {
            Act::Play { at, code, key } => {
                let seat = self.own_seat(user, at.seat)?;
                if let Some(done) = self.done_before(at, Some(code), key.as_deref()).await? {
                    return Ok((done, self.look(looker).await?));
                }
                self.current(at)?;
                self.play(seat, code, By::Person, key).await?;
            }
            Act::Undo { at, all, key } => {
                self.own_seat(user, at.seat)?;
                if let Some(done) = self.done_before(at, None, key.as_deref()).await? {
                    return Ok((done, self.look(looker).await?));
                }
                self.undo(user, at, all, key).await?;
            }
            Act::Auto { seat, on } => self.auto(user, seat, on).await?,
        }
        let ply = self.ply();
        self.drive().await;
        Ok((ply, self.look(looker).await?))
    }

    /// The ply that this very request has led to already. Its answer was lost on the way, so whoever
    /// asks again is told what happened, even if the ply has been taken back since. No code stands for a
    /// step back.
    async fn done_before(
        &mut self,
        at: Answering,
        code: Option<u32>,
        key: Option<&str>,
    ) -> Result<Option<u32>> {
        let Some(key) = key else { return Ok(None) };
        let found = match self.undone.get(key) {
            Some(asked) => Some(*asked),
            None if at.ply < self.ply() => self.app.store.ply_by_key(&self.row.id, key).await?,
            None => None,
        };
        match found {
            Some(asked) if !asked.is(at.seat, code) => {
                Err(Error::Malformed("this key was used for another request".into()))
            }
            found => Ok(found.map(|asked| asked.ply)),
        }
    }

    pub async fn play_bot(&mut self, ply: u32, seat: Seat, code: Option<u32>) {
        self.thinking = None;
        // It was called off; if it still has to choose, it thinks anew.
        let Some(code) = code else { return };
        // It is asked again when the server is back.
        if *self.app.closing.borrow() {
            return;
        }
        let is_bot = self.seats.get(seat.idx()).is_some_and(|row| row.who == Who::Bot);
        // While it thought, people may have moved, or the seat may have changed hands.
        if !is_bot || self.running().map_or(true, |board| board.ply() != ply) {
            return;
        }
        if let Err(error) = self.play(seat, code, By::Bot, None).await {
            tracing::error!(table = self.row.id, %error, "a bot's choice was refused");
            // It thinks again at once, and a store that fails must not be asked without pause.
            tokio::time::sleep(PAUSE).await;
        }
    }

    /// Carries out a ply, makes it durable, and only then lets anybody know.
    async fn play(&mut self, seat: Seat, code: u32, by: By, key: Option<String>) -> Result<()> {
        let to_move = self.row.to_move;
        let (id, hold) = (self.row.id.clone(), self.row.hold);
        let most = self.app.config.plies;
        let board = self.running()?;
        if board.ply() >= most {
            return Err(Refusal::TooLong.into());
        }
        let told = board.table.play(seat, Spelling::Code(code))?;
        let (n, hash) = (board.ply(), board.hash());
        let decision = board.table.decision();
        let over = decision.is_over();
        let snapshot = (over || n.is_multiple_of(SNAPSHOT_EVERY)).then(|| Snapshot {
            ply: n,
            hash,
            state: board.table.state().to_string(),
        });
        board.push(by, told);

        let (match_id, at) = (id.clone(), now());
        let row = PlyRow { match_id, n, seat: seat.0, code, hash, by, at, key };
        let mut writes = vec![Write::ply(row, hold)];
        self.row.to_move = mask(decision.seats());
        if let Decision::Over(standings) = decision {
            self.row.status = Status::Over;
            self.row.standings = serde_json::to_value(standings).ok();
        }
        if self.row.to_move != to_move {
            self.row.changed = now();
            writes.push(if over { Write::progress(&self.row) } else { Write::turn(&self.row) });
        }
        writes.extend(snapshot.map(|snapshot| Write::snapshot(&id, snapshot)));
        self.cache.clear();
        // While the disk works, the views are made that are asked for as soon as it is done.
        let app = self.app.clone();
        let prepare = async {
            if by != By::Auto {
                self.prepare();
            }
        };
        let (written, ()) = tokio::join!(app.store.write(writes), prepare);
        let outrun = matches!(written, Err(StoreError::Conflict));
        if let Err(error) = self.settle(written).await {
            // Only the store knows how it ended, and by now we have asked it.
            let made = self.board().and_then(|board| board.table.past(n));
            match made {
                _ if self.lost.is_some() => return Err(Self::in_doubt()),
                Some(past) if (past.seat, past.hash) == (seat, hash) => {}
                _ if outrun => return Err(Error::Stale { ply: self.ply(), given: n - 1 }),
                _ => return Err(error),
            }
        }
        self.hold = false;
        if over {
            self.table_changed();
        } else {
            self.signal();
        }
        self.app.counts.plies.add(1);
        Ok(())
    }

    async fn undo(
        &mut self,
        user: &str,
        at: Answering,
        all: bool,
        key: Option<String>,
    ) -> Result<()> {
        let seat = self.own_seat(user, at.seat)?;
        self.current(at)?;
        let id = self.row.id.clone();
        let board = self.running()?;
        let steps = if all { board.table.undoable(seat).max(1) } else { 1 };
        for _ in 0..steps {
            board.table.undo(seat)?;
            board.pop();
        }
        let (ply, to_move) = (board.ply(), mask(board.table.decision().seats()));
        let mut writes = Write::cut(&id, ply).to_vec();
        writes.extend(key.map(|key| Write::step_back(&id, seat.0, &key, ply)));
        // A barrier is set whenever other seats come to move, so this does not change; should a game
        // ever have it otherwise, the store must not lag behind.
        if self.row.to_move != to_move {
            self.row.to_move = to_move;
            writes.push(Write::progress(&self.row));
        }
        self.cache.clear();
        // Whoever thinks about it thinks about what is no longer there.
        self.app.bots.call_off(self.row.seed);
        self.write(writes).await?;
        self.undone = self.app.store.undone(&id).await?.into_iter().collect();
        self.hold = true;
        self.signal();
        Ok(())
    }

    async fn auto(&mut self, user: &str, seat: u8, on: bool) -> Result<()> {
        let seat = self.own_seat(user, seat)?;
        let row = &mut self.seats[seat.idx()];
        if row.auto != on {
            row.auto = on;
            let write = Write::seat(&self.row.id, seat.0, row);
            self.write(vec![write]).await?;
            self.table_changed();
        }
        Ok(())
    }

    /// Durable, or as if it had never been.
    pub async fn write(&mut self, mut writes: Vec<Write>) -> Result<()> {
        writes.insert(0, Write::fence(&self.row.id, self.row.hold));
        let written = self.app.store.write(writes).await;
        self.settle(written).await
    }

    async fn settle(&mut self, written: std::result::Result<(), StoreError>) -> Result<()> {
        let Err(error) = written else { return Ok(()) };
        tracing::error!(table = self.row.id, %error, "not written; the store's word counts");
        self.reload().await?;
        if let StoreError::Conflict = error {
            // The match was read anew meanwhile, and nothing of this was done.
            return Err(Error::Busy("the table has changed; ask again"));
        }
        Err(error.into())
    }

    /// Lets bots think, and chooses what people wished to be chosen by itself.
    pub async fn drive(&mut self) {
        while let Some((seat, code)) = self.forced() {
            if let Err(error) = self.play(seat, code, By::Auto, None).await {
                tracing::error!(table = self.row.id, %error, "the only choice was refused");
                return;
            }
        }
        self.think();
    }

    /// The only choice of a seat that wants no say in such a case.
    fn forced(&mut self) -> Option<(Seat, u32)> {
        if self.hold || !self.seats.iter().any(|row| row.auto) {
            return None;
        }
        let most = self.app.config.plies;
        let board = self.running().ok().filter(|board| board.ply() < most)?;
        let to_move = board.table.decision().seats();
        let auto = |seat: &Seat| {
            self.seats.get(seat.idx()).is_some_and(|row| row.auto && row.who == Who::Person)
        };
        let seat = to_move.iter().find(auto)?;
        match self.running().ok()?.table.legal(seat).ok()?.as_slice() {
            [only] => Some((seat, only.code)),
            _ => None,
        }
    }

    /// What the line of a practice match has here, if the match has followed it so far.
    fn known(&self, board: &Board, seat: Seat) -> Option<u32> {
        let line = &self.practice.as_ref()?.line;
        let (played, rest) = line.split_at_checked(board.ply() as usize)?;
        let code = *rest.first()?;
        let made = (1..).map_while(|n| board.table.past(n)).map(|past| past.choice.code);
        let legal = || Some(board.table.legal(seat).ok()?.iter().any(|it| it.code == code));
        (made.eq(played.iter().copied()) && legal()?).then_some(code)
    }

    pub fn think(&mut self) {
        if self.thinking.is_some() || *self.app.closing.borrow() {
            return;
        }
        // Without people, bots play only while somebody looks: nobody's match costs nothing.
        if self.bots_alone() && !self.attended() {
            return;
        }
        let (Game::Live(board), Status::Running) = (&self.game, self.row.status) else { return };
        // Its choice would be refused again and again.
        if board.ply() >= self.app.config.plies {
            return;
        }
        let to_move = board.table.decision().seats();
        let bot = to_move.iter().find_map(|seat| {
            let row = self.seats.get(seat.idx())?;
            (row.who == Who::Bot).then_some((seat, row.bot.as_deref()?.parse().ok()?))
        });
        let Some((seat, kind)) = bot else { return };
        let Some(me) = self.me.upgrade() else { return };
        if let Some(code) = self.known(board, seat) {
            self.thinking = Some(board.ply());
            let _ = me.send(Msg::Bot { ply: board.ply(), seat, code: Some(code) });
            return;
        }
        let (ply, table, entry) = (board.ply(), board.table.fork(), board.entry);
        let (bots, seed, from) = (self.app.bots.clone(), self.row.seed, self.asked_from);
        self.thinking = Some(ply);
        let mut closing = self.app.closing.subscribe();
        tokio::spawn(async move {
            let thought = tokio::select! {
                thought = bots.choose(entry, table, seat, kind, seed, from) => thought,
                // A server that stops waits for no thought.
                _ = closing.wait_for(|closing| *closing) => Thought::Nothing,
            };
            let code = match thought {
                Thought::Choice(code) => Some(code),
                Thought::CalledOff => None,
                Thought::Nothing => return,
            };
            // The room may have closed meanwhile; it asks again when it opens.
            let _ = me.send(Msg::Bot { ply, seat, code });
        });
    }
}

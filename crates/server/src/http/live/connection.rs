//! The socket of a table: one task per connection. It holds no state of the match; when the bus says
//! that something is new, it asks the room what this person may see, and sends it.

use std::time::Duration;

use axum::extract::ws::{Message as Frame, WebSocket};
use engine::complaint;
use futures_util::SinkExt;

use super::{Presence, Shared};
use crate::error::Fault;
use crate::limits::Bucket;
use crate::room::{Act, Answering, Glimpse, Looker, Msg, Position, Watch};
use crate::store::User;
use crate::wire::{Ask, FromClient, ToClient};
use crate::{Error, Result};

/// Malformed messages before we hang up.
const NONSENSE: u32 = 20;

/// The connection is over.
struct Gone;

pub struct Connection {
    app: Shared,
    id: String,
    user: Option<User>,
    looker: Looker,
    socket: WebSocket,
    bucket: Bucket,
    /// A client that does not take a message within this time is gone.
    patience: Duration,
    /// Anything has come since the last ping.
    heard: bool,
    nonsense: u32,
    /// The signal up to which everything has been sent.
    news: u64,
}

impl Connection {
    pub fn new(
        app: Shared,
        id: String,
        user: Option<User>,
        looker: Looker,
        socket: WebSocket,
    ) -> Self {
        let bucket = Bucket::full(app.config.rates.messages.burst);
        let patience = app.config.patience.write;
        Connection {
            app,
            id,
            user,
            looker,
            socket,
            bucket,
            patience,
            heard: true,
            nonsense: 0,
            news: 0,
        }
    }

    pub async fn run(&mut self) {
        let mut news = self.app.bus.watch(&self.id);
        let mut closing = self.app.closing.subscribe();
        let _presence = Presence::new(&self.app, &self.id, &self.looker);
        let mut ping = tokio::time::interval(self.app.config.patience.ping);
        ping.reset();
        let mut step = self.refresh().await;
        loop {
            if step.is_ok() {
                step = self.flush().await;
            }
            if step.is_err() {
                let _ =
                    tokio::time::timeout(self.patience, self.socket.send(Frame::Close(None))).await;
                return;
            }
            step = tokio::select! {
                frame = self.socket.recv() => self.received(frame).await,
                changed = news.changed() => match changed {
                    // What a request led to went out together with its answer.
                    Ok(()) if *news.borrow() == self.news => Ok(()),
                    Ok(()) => self.refresh().await,
                    Err(_) => Err(Gone),
                },
                _ = ping.tick() => self.still_there().await,
                // Only that it ends matters: the guard it returns must not live on.
                () = async { drop(closing.wait_for(|closing| *closing).await) } => {
                    let _ = self.send(&ToClient::Closing { reason: "the server restarts" }).await;
                    Err(Gone)
                }
            };
        }
    }

    /// Puts a message behind those that wait to be sent.
    async fn send(&mut self, message: &ToClient<'_>) -> std::result::Result<(), Gone> {
        let text = message.text().map_err(|_| Gone)?;
        let sent = tokio::time::timeout(self.patience, self.socket.feed(Frame::Text(text.into())));
        sent.await.map_err(|_| Gone)?.map_err(|_| Gone)
    }

    /// Sends what waits.
    async fn flush(&mut self) -> std::result::Result<(), Gone> {
        let sent = tokio::time::timeout(self.patience, self.socket.flush());
        sent.await.map_err(|_| Gone)?.map_err(|_| Gone)
    }

    async fn fail(&mut self, id: Option<u64>, error: Error) -> std::result::Result<(), Gone> {
        let Fault { kind, reason, why, at } = error.fault();
        self.send(&ToClient::Error { id, kind, reason, why, at }).await
    }

    /// Pings, and hangs up on a peer that did not answer the last one, and on somebody who has signed
    /// out everywhere or was deleted.
    async fn still_there(&mut self) -> std::result::Result<(), Gone> {
        if !std::mem::take(&mut self.heard) {
            return Err(Gone);
        }
        // A store that does not answer just now is no reason to hang up.
        if let Some(user) = &self.user
            && let Ok(known) = self.app.store.user(&user.id).await
            && known.is_none_or(|known| known.epoch != user.epoch)
        {
            return Err(Gone);
        }
        let sent =
            tokio::time::timeout(self.patience, self.socket.send(Frame::Ping(Vec::new().into())));
        sent.await.map_err(|_| Gone)?.map_err(|_| Gone)
    }

    /// Sends what is new.
    async fn refresh(&mut self) -> std::result::Result<(), Gone> {
        let looker = self.looker.clone();
        let look = |reply| Msg::Look { looker: looker.clone(), reply };
        match self.app.ask(&self.id, look).await {
            Ok(glimpse) => self.show(glimpse, false).await,
            Err(error) => {
                // Whoever may not see the table any more has nothing to wait for.
                let out = matches!(error, Error::NotFound(_));
                self.fail(None, error).await?;
                if out { Err(Gone) } else { Ok(()) }
            }
        }
    }

    async fn show(&mut self, glimpse: Glimpse, always: bool) -> std::result::Result<(), Gone> {
        let Glimpse { table, version, news, position, messages, .. } = glimpse;
        self.looker.version = version;
        self.news = news;
        let table_is_new = table.is_some();
        if let Some(table) = table {
            self.send(&ToClient::Table { table: &table }).await?;
        }
        if let Some(position) = position {
            let now = Some((position.body.ply, Some(position.hash)));
            let seat = position.viewer.map(|seat| seat.0);
            let news = now != self.looker.known || seat != self.looker.seat;
            self.looker.known = now;
            self.looker.seat = seat;
            if news || always || table_is_new {
                self.send_position(&position).await?;
            }
        }
        if let Some(last) = messages.last() {
            self.looker.message = last.n;
            self.send(&ToClient::Messages { messages: &messages }).await?;
        }
        Ok(())
    }

    async fn send_position(&mut self, position: &Position) -> std::result::Result<(), Gone> {
        let id = self.id.clone();
        self.send(&position.message(&id)).await
    }

    async fn received(
        &mut self,
        frame: Option<std::result::Result<Frame, axum::Error>>,
    ) -> std::result::Result<(), Gone> {
        self.heard = true;
        let text = match frame {
            Some(Ok(Frame::Text(text))) => text,
            Some(Ok(Frame::Binary(_))) => return self.malformed("text messages only").await,
            Some(Ok(Frame::Ping(_) | Frame::Pong(_))) => return Ok(()),
            Some(Ok(Frame::Close(_))) | None => return Err(Gone),
            Some(Err(error)) => {
                if too_large(&error) {
                    self.fail(None, Error::TooLarge).await?;
                }
                return Err(Gone);
            }
        };
        // Read first, so that whoever is too fast is told which request was not carried out. Of what
        // cannot be read only a few are let pass, too.
        let FromClient { id, ask } = match serde_json::from_str(&text) {
            Ok(request) => request,
            Err(error) => return self.malformed(&complaint(&error)).await,
        };
        let rate = self.app.config.rates.messages;
        if !self.bucket.take(rate.burst, rate.per_second) {
            return self.fail(id, Error::TooMany).await;
        }
        if let Err(error) = self.answer(id, ask).await? {
            self.fail(id, error).await?;
        }
        Ok(())
    }

    async fn malformed(&mut self, problem: &str) -> std::result::Result<(), Gone> {
        self.nonsense += 1;
        self.fail(None, Error::Malformed(problem.to_owned())).await?;
        if self.nonsense > NONSENSE { Err(Gone) } else { Ok(()) }
    }

    /// The outer error ends the connection, the inner one is told.
    async fn answer(&mut self, id: Option<u64>, ask: Ask) -> std::result::Result<Result<()>, Gone> {
        let me = || self.looker.user.clone().ok_or(Error::Unidentified);
        macro_rules! told {
            ($result:expr) => {
                match $result {
                    Ok(value) => value,
                    Err(error) => return Ok(Err(error)),
                }
            };
        }
        match ask {
            Ask::Play { ply, seat, code, hash, key } => {
                let hash = told!(hash.map(|hash| read_hash(&hash)).transpose());
                let key = told!(key.map(read_key).transpose());
                let at = Answering { seat, ply, hash };
                self.act(id, Act::Play { at, code, key }).await
            }
            Ask::Undo { ply, seat, key } => {
                let key = told!(key.map(read_key).transpose());
                let at = Answering { seat, ply, hash: None };
                self.act(id, Act::Undo { at, all: false, key }).await
            }
            Ask::RestartTurn { ply, seat, key } => {
                let key = told!(key.map(read_key).transpose());
                let at = Answering { seat, ply, hash: None };
                self.act(id, Act::Undo { at, all: true, key }).await
            }
            Ask::Auto { seat, on } => self.act(id, Act::Auto { seat, on }).await,
            Ask::Chat { text, key } => {
                let user = told!(self.user.clone().ok_or(Error::Unidentified));
                let key = told!(key.map(read_key).transpose());
                let chat = |reply| {
                    let (user, text, key) = (user.clone(), text.clone(), key.clone());
                    Msg::Chat { user, text, key, reply }
                };
                let ply = told!(self.app.ask(&self.id, chat).await);
                self.done(id, ply).await.map(Ok)
            }
            Ask::Why { seat, text } => {
                let user = told!(me());
                let why = |reply| Msg::Why { user: user.clone(), seat, text: text.clone(), reply };
                let why = told!(self.app.ask(&self.id, why).await);
                let legal = why.is_none();
                let (why, reason) = why.map(|why| (why.reason, why.text)).unzip();
                self.send(&ToClient::Why { id, seat, text, legal, reason, why }).await.map(Ok)
            }
            Ask::History { ply } => {
                let looker = Looker { insist: true, ..self.looker.clone() };
                let past = |reply| Msg::History { looker: looker.clone(), ply, reply };
                let past = told!(self.app.ask(&self.id, past).await);
                let table = self.id.clone();
                self.send(&past.message(id, &table)).await.map(Ok)
            }
            Ask::Plies { since, watch } => {
                let watch = told!(watch.as_deref().map(Watch::read).transpose());
                let looker = Looker { insist: true, ..self.looker.clone() };
                let plies = |reply| {
                    let (looker, watch) = (looker.clone(), watch.clone());
                    Msg::Plies { looker, since, watch, reply }
                };
                let (of, plies) = told!(self.app.ask(&self.id, plies).await);
                self.send(&ToClient::Plies { id, of, plies: &plies }).await.map(Ok)
            }
            Ask::Look { seat } => {
                let (seat, insist) = (Some(seat), true);
                let looker = Looker { seat, insist, ..self.looker.clone() };
                self.look_again(id, looker).await
            }
            Ask::Sync { ply } => {
                let looker = Looker { known: Some((ply, None)), ..self.looker.clone() };
                self.look_again(id, looker).await
            }
        }
    }

    async fn done(&mut self, id: Option<u64>, ply: u32) -> std::result::Result<(), Gone> {
        match id {
            Some(id) => self.send(&ToClient::Done { id, ply }).await,
            None => Ok(()),
        }
    }

    async fn act(&mut self, id: Option<u64>, act: Act) -> std::result::Result<Result<()>, Gone> {
        let looker = self.looker.clone();
        let act = |reply| Msg::Act { act: act.clone(), looker: looker.clone(), reply };
        match self.app.ask(&self.id, act).await {
            Ok((ply, glimpse)) => {
                self.done(id, ply).await?;
                self.show(glimpse, false).await.map(Ok)
            }
            Err(error) => Ok(Err(error)),
        }
    }

    async fn look_again(
        &mut self,
        id: Option<u64>,
        looker: Looker,
    ) -> std::result::Result<Result<()>, Gone> {
        let look = |reply| Msg::Look { looker: looker.clone(), reply };
        let glimpse = match self.app.ask(&self.id, look).await {
            Ok(glimpse) => glimpse,
            Err(error) => return Ok(Err(error)),
        };
        let foreign = looker.insist
            && glimpse
                .position
                .as_ref()
                .is_some_and(|p| p.viewer.map(|seat| seat.0) != looker.seat);
        if foreign {
            return Ok(Err(Error::NotYourSeat));
        }
        let ply = glimpse.position.as_ref().map_or(0, |position| position.body.ply);
        self.show(glimpse, true).await?;
        self.done(id, ply).await.map(Ok)
    }
}

/// A name that the client made up for a request.
fn read_key(text: String) -> Result<String> {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_';
    if (8..=64).contains(&text.len()) && text.bytes().all(plain) {
        return Ok(text);
    }
    Err(Error::Malformed("a key has 8 to 64 letters, digits, - and _".into()))
}

fn read_hash(text: &str) -> Result<u64> {
    u64::from_str_radix(text, 16)
        .map_err(|_| Error::Malformed("a hash is 16 hexadecimal digits".into()))
}

fn too_large(error: &axum::Error) -> bool {
    let text = error.to_string();
    text.contains("too long") || text.contains("too big")
}

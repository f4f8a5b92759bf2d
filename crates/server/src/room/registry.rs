//! The rooms that are open now. A room opens when somebody asks for it and closes when it has been
//! idle for a while.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};

use tokio::sync::{mpsc, oneshot};

use super::{Closed, Msg, Reply, Room};
use crate::app::App;
use crate::sign::Invite;
use crate::wire::TableView;
use crate::{Error, Result};

#[derive(Clone, Debug)]
struct Handle {
    messages: mpsc::UnboundedSender<Msg>,
    /// Why the room could not be opened.
    closed: Arc<OnceLock<Closed>>,
}

#[derive(Debug)]
pub struct Rooms {
    open: Mutex<HashMap<String, Handle>>,
    closed: AtomicBool,
    /// Every room holds one of it for as long as it runs.
    alive: Mutex<Option<mpsc::Sender<()>>>,
    ended: tokio::sync::Mutex<mpsc::Receiver<()>>,
}

impl Default for Rooms {
    fn default() -> Self {
        let (alive, ended) = mpsc::channel(1);
        Rooms {
            open: Mutex::default(),
            closed: AtomicBool::new(false),
            alive: Mutex::new(Some(alive)),
            ended: ended.into(),
        }
    }
}

impl Rooms {
    fn lock(&self) -> MutexGuard<'_, HashMap<String, Handle>> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How many rooms are open.
    pub fn len(&self) -> usize {
        self.lock().len()
    }

    /// Every room ends once it has dealt with what it was told so far; none opens any more. Returns
    /// when the last one has ended, and with it the last write.
    pub async fn close(&self) {
        {
            let mut open = self.lock();
            self.closed.store(true, Ordering::SeqCst);
            open.clear();
            self.alive.lock().unwrap_or_else(PoisonError::into_inner).take();
        }
        // Nobody ever sends: this ends when all senders are gone.
        let _ = self.ended.lock().await.recv().await;
    }

    /// Every room ends, for others may have the matches by now; whoever looks is hung up on.
    pub fn abandon(&self, app: &App) {
        let ids: Vec<String> = self.lock().drain().map(|(id, _)| id).collect();
        for id in ids {
            app.bus.close(&id);
        }
    }

    pub fn is_open(&self, id: &str) -> bool {
        self.lock().contains_key(id)
    }

    fn handle(&self, app: &Arc<App>, id: &str) -> Result<Handle> {
        let mut open = self.lock();
        if self.closed.load(Ordering::SeqCst) {
            return Err(Error::Busy("the server is shutting down"));
        }
        if app.lease.lapsed() {
            return Err(Error::Busy("the store does not answer"));
        }
        if let Some(handle) = open.get(id)
            && !handle.messages.is_closed()
        {
            return Ok(handle.clone());
        }
        let (messages, inbox) = mpsc::unbounded_channel();
        let handle = Handle { messages, closed: Arc::default() };
        open.insert(id.to_owned(), handle.clone());
        let alive = self.alive.lock().unwrap_or_else(PoisonError::into_inner).clone();
        let (me, closed) = (handle.messages.downgrade(), handle.closed.clone());
        let (app, id) = (app.clone(), id.to_owned());
        tokio::spawn(async move {
            let _alive = alive;
            run(app, id, me, inbox, closed).await;
        });
        Ok(handle)
    }

    /// Makes sure the room is open, so that its bots go on.
    pub fn wake(&self, app: &Arc<App>, id: &str) {
        // Only a server that stops has none.
        let _ = self.handle(app, id);
    }

    /// Tells a room, if it is open.
    pub fn tell(&self, id: &str, message: Msg) {
        if let Some(handle) = self.lock().get(id) {
            // A room that closes this very moment has nobody in it that would miss the message.
            let _ = handle.messages.send(message);
        }
    }

    /// Tells every room that is open.
    pub fn tell_all(&self, message: impl Fn() -> Msg) {
        for handle in self.lock().values() {
            let _ = handle.messages.send(message());
        }
    }

    pub async fn ask<T>(
        &self,
        app: &Arc<App>,
        id: &str,
        message: impl Fn(Reply<T>) -> Msg,
    ) -> Result<T> {
        if !crate::id::plausible(id) {
            return Err(Error::NotFound("no such table"));
        }
        // Twice: the room may have closed between finding it and telling it.
        for _ in 0..2 {
            let handle = self.handle(app, id)?;
            let (reply, answer) = oneshot::channel();
            if handle.messages.send(message(reply)).is_ok()
                && let Ok(result) = answer.await
            {
                return result;
            }
            if let Some(closed) = handle.closed.get() {
                return Err(closed.clone().into());
            }
        }
        Err(Error::Internal(format!("the room of table {id} broke twice")))
    }

    /// A table as it is shown in a list. No room is opened for it.
    pub async fn glance(
        &self,
        app: &Arc<App>,
        id: &str,
        user: Option<&str>,
        invite: Option<&Invite>,
    ) -> Result<TableView> {
        if self.is_open(id) {
            let user = user.map(str::to_owned);
            let ask = |reply| {
                let (user, invite) = (user.clone(), invite.cloned());
                Msg::Table { user, invite, glance: true, reply }
            };
            return self.ask(app, id, ask).await;
        }
        let room = Room::glance(app.clone(), id).await?;
        room.visible(user, invite)?;
        Ok(room.table_view(user))
    }

    /// Closes the room unless a message has just come in.
    fn retire(&self, id: &str, inbox: &mut mpsc::UnboundedReceiver<Msg>) -> bool {
        let mut open = self.lock();
        if !inbox.is_empty() {
            return false;
        }
        inbox.close();
        if open.get(id).is_some_and(|handle| handle.messages.is_closed()) {
            open.remove(id);
        }
        true
    }

    /// Those who wait find the reason when their replies are dropped with the inbox.
    fn end(
        &self,
        id: &str,
        inbox: &mut mpsc::UnboundedReceiver<Msg>,
        closed: &OnceLock<Closed>,
        why: Closed,
    ) {
        let _ = closed.set(why);
        let mut open = self.lock();
        inbox.close();
        if open.get(id).is_some_and(|handle| handle.messages.is_closed()) {
            open.remove(id);
        }
    }
}

/// Those who look at a table whose room ended otherwise than by being idle connect again: the next room,
/// here or elsewhere, must know that they are there.
struct Lookers<'a> {
    app: &'a App,
    id: &'a str,
    /// The room was idle: there are none.
    none: bool,
}

impl Drop for Lookers<'_> {
    fn drop(&mut self) {
        if !self.none {
            self.app.bus.close(self.id);
        }
    }
}

async fn run(
    app: Arc<App>,
    id: String,
    me: mpsc::WeakUnboundedSender<Msg>,
    mut inbox: mpsc::UnboundedReceiver<Msg>,
    closed: Arc<OnceLock<Closed>>,
) {
    let mut lookers = Lookers { app: &app, id: &id, none: false };
    let mut room = match Room::open(app.clone(), &id, me).await {
        Ok(room) => room,
        Err(why) => return app.rooms.end(&id, &mut inbox, &closed, why),
    };
    if room.waits_for_us() {
        match room.wake().await {
            Ok(()) => room.drive().await,
            Err(error) => tracing::error!(table = id, %error, "cannot restore"),
        }
    }
    loop {
        if let Some(why) = room.lost.take() {
            app.rooms.end(&id, &mut inbox, &closed, why);
            break;
        }
        match tokio::time::timeout(app.config.idle, inbox.recv()).await {
            Ok(Some(message)) => room.handle(message).await,
            Ok(None) => break,
            Err(_) => {
                if room.idle() && app.rooms.retire(&id, &mut inbox) {
                    lookers.none = true;
                    break;
                }
            }
        }
    }
    room.release().await;
}

//! Which server writes which match.
//!
//! A match is held by one server at a time. Taking it raises the epoch in its row, and every write of a
//! match names the epoch it was made under, so that a server which lost a match without noticing cannot
//! write to it any more (a *fence*). A server is alive as long as its row in `servers` has not expired;
//! the database's clock decides, for clocks of different machines differ.
//!
//! SQLite is a file of one server: a lock beside the file keeps a second one out, and whoever has the lock
//! knows that all who held matches before are gone.

use std::fs::File;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use super::{Result, Store, StoreError, Write, soon, sql};

macro_rules! by_clock {
    ($name:ident, $before:literal, $after:literal) => {
        /// For PostgreSQL and for SQLite, each with its own clock in milliseconds.
        const $name: [&str; 2] = [
            concat!(
                $before,
                "cast(extract(epoch from clock_timestamp()) * 1000 as bigint)",
                $after
            ),
            concat!($before, "cast((julianday('now') - 2440587.5) * 86400000 as integer)", $after),
        ];
    };
}

by_clock!(
    ENTER,
    "insert into servers (name, id, address, expires) values ($1, $2, $3, $4 + ",
    ") on conflict (name) do update \
     set id = excluded.id, address = excluded.address, expires = excluded.expires"
);
by_clock!(
    COME_BACK,
    "insert into servers (name, id, address, expires) values ($1, $2, $3, $4 + ",
    ") on conflict (name) do nothing"
);
by_clock!(RENEW, "update servers set expires = $2 + ", " where id = $1");
by_clock!(
    CLAIM,
    "update matches set holder = $2, epoch = epoch + 1, wanted = null where id = $1 \
     and (holder is null or holder = $2 or not exists \
     (select 1 from servers s where s.id = matches.holder and s.expires > ",
    "))"
);
by_clock!(TIDY, "delete from servers where expires < ", "");
by_clock!(
    ALIVE,
    "select s.address, m.wanted from matches m join servers s on s.id = m.holder \
     where m.id = $1 and s.expires > ",
    ""
);

/// A server on the store.
#[derive(Clone, Debug)]
pub struct Tenant {
    pub name: String,
    /// Another one after each start.
    pub id: String,
    pub address: String,
    /// How long it counts as alive without a sign of life.
    pub lease: Duration,
    /// Keeps other servers from a SQLite file.
    lock: Option<Arc<File>>,
}

/// What the fence in front of a match checks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hold(pub i64);

/// Another server, alive, has the match.
#[derive(Clone, Debug)]
pub struct Holder {
    pub address: String,
    /// Somebody asks it to give the match up, and it has not said no.
    pub asked: bool,
}

impl Tenant {
    /// Lets the next server come to a SQLite file, though something of this one may linger.
    pub fn unlock(&self) {
        if let Some(Err(error)) = self.lock.as_ref().map(|file| file.unlock()) {
            tracing::warn!(%error, "the store stays locked until this process ends");
        }
    }

    fn lease(&self) -> i64 {
        i64::try_from(self.lease.as_millis()).unwrap_or(i64::MAX)
    }
}

impl Write {
    /// Nothing of what is written together with it happens if the match is not ours any more.
    pub fn fence(id: &str, Hold(epoch): Hold) -> Write {
        let statement = "update matches set epoch = epoch where id = $1 and epoch = $2";
        sql(statement, [id.into(), epoch.into()]).once()
    }
}

impl Store {
    /// Becomes a server on this store. On SQLite there can be one only.
    pub async fn enter(&self, name: &str, address: &str, lease: Duration) -> Result<Tenant> {
        let lock = self.lock()?;
        let id = crate::id::fresh().map_err(|_| StoreError::Corrupt("an id".to_owned()))?;
        let (name, address) = (name.to_owned(), address.to_owned());
        let tenant = Tenant { name, id, address, lease, lock };
        let mut writes = Vec::new();
        if self.sqlite {
            writes.push(sql("delete from servers", []));
        }
        writes.push(self.entry(&tenant, &ENTER));
        self.write(writes).await?;
        Ok(tenant)
    }

    /// The lock of a SQLite file: the system gives it back when the process ends, however it ends.
    pub(super) fn lock(&self) -> Result<Option<Arc<File>>> {
        let Some(path) = self.file() else { return Ok(None) };
        let mut name = path.into_os_string();
        name.push(".lock");
        let io = |error: std::io::Error| StoreError::Database(format!("its lock: {error}"));
        let file = File::create(PathBuf::from(&name)).map_err(io)?;
        match file.try_lock() {
            Ok(()) => Ok(Some(Arc::new(file))),
            Err(std::fs::TryLockError::WouldBlock) => Err(StoreError::InUse),
            Err(std::fs::TryLockError::Error(error)) => Err(io(error)),
        }
    }

    /// A sign of life. A `Conflict` says that this server counts as gone.
    pub async fn renew(&self, tenant: &Tenant) -> Result<()> {
        let args = [tenant.id.as_str().into(), tenant.lease().into()];
        self.write(vec![sql(RENEW[usize::from(self.sqlite)], args).once()]).await
    }

    /// Comes back after others had forgotten this server; `Conflict` if its name is another's now.
    pub async fn return_to(&self, tenant: &Tenant) -> Result<()> {
        self.write(vec![self.entry(tenant, &COME_BACK).once()]).await
    }

    fn entry(&self, tenant: &Tenant, statement: &[&'static str; 2]) -> Write {
        let Tenant { name, id, address, .. } = tenant;
        let [name, id, address] = [name, id, address].map(|text| text.as_str().into());
        sql(statement[usize::from(self.sqlite)], [name, id, address, tenant.lease().into()])
    }

    /// Forgets servers that are gone.
    pub async fn tidy_servers(&self) -> Result<()> {
        self.write(vec![sql(TIDY[usize::from(self.sqlite)], [])]).await
    }

    /// Gives everything up.
    pub async fn leave(&self, tenant: &Tenant) -> Result<()> {
        let id = tenant.id.as_str().into();
        self.write(vec![sql("delete from servers where id = $1", [id])]).await
    }

    /// Takes a match, unless another server has it; `Conflict` if so, or if there is no such match.
    /// Whatever was under way for it under an earlier epoch has happened by then or never will.
    pub async fn claim(&self, tenant: &Tenant, id: &str) -> Result<()> {
        let args = [id.into(), tenant.id.as_str().into()];
        self.write(vec![sql(CLAIM[usize::from(self.sqlite)], args).once()]).await
    }

    /// Gives a match up, if it is still ours.
    pub async fn release(&self, id: &str, Hold(epoch): Hold) -> Result<()> {
        let statement =
            "update matches set holder = null, wanted = null where id = $1 and epoch = $2";
        self.write(vec![sql(statement, [id.into(), epoch.into()])]).await
    }

    /// The server that has the match, if it is alive.
    pub async fn holder(&self, id: &str) -> Result<Option<Holder>> {
        let query = sqlx::query_as(ALIVE[usize::from(self.sqlite)]).bind(id.to_owned());
        let row: Option<(String, Option<String>)> = soon(query.fetch_optional(&self.pool)).await?;
        Ok(row.map(|(address, wanted)| Holder { address, asked: wanted.is_some() }))
    }

    /// Asks whoever has the match to give it up.
    pub async fn want(&self, tenant: &Tenant, id: &str) -> Result<()> {
        let statement = "update matches set wanted = $2 where id = $1 and holder <> $2";
        self.write(vec![sql(statement, [id.into(), tenant.id.as_str().into()])]).await
    }

    /// Says no to whoever wants the match.
    pub async fn keep(&self, tenant: &Tenant, id: &str) -> Result<()> {
        let statement = "update matches set wanted = null where id = $1 and holder = $2";
        self.write(vec![sql(statement, [id.into(), tenant.id.as_str().into()])]).await
    }

    /// Gives up a match that is not open here.
    pub async fn let_go(&self, tenant: &Tenant, id: &str) -> Result<()> {
        let statement =
            "update matches set holder = null, wanted = null where id = $1 and holder = $2";
        self.write(vec![sql(statement, [id.into(), tenant.id.as_str().into()])]).await
    }

    /// Matches of ours that others want.
    pub async fn wanted(&self, tenant: &Tenant) -> Result<Vec<String>> {
        let statement = "select id from matches where holder = $1 and wanted is not null";
        let query = sqlx::query_as(statement).bind(tenant.id.clone());
        let ids: Vec<(String,)> = soon(query.fetch_all(&self.pool)).await?;
        Ok(ids.into_iter().map(|(id,)| id).collect())
    }
}

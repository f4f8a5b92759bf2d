//! All storage, and nothing else knows SQL. The same statements run on SQLite and PostgreSQL.
//!
//! Reads go to a small pool. Every write goes through one writer (`writer.rs`), which commits all
//! that waits in one transaction: that is what makes durable moves fast.

mod dump;
mod matches;
mod migrate;
mod plies;
mod users;
mod votes;
mod writer;

use std::fmt;
use std::path::Path;
use std::time::{SystemTime, UNIX_EPOCH};

use sqlx::any::AnyPoolOptions;
use sqlx::{AnyConnection, AnyPool, Connection, Executor};

pub use matches::{Listing, MatchRow, NewMatch, SeatRow, Status, Who};
pub use plies::{By, Message, PlyRow, Snapshot};
pub use users::User;
pub use votes::VoteRow;
pub use writer::{Write, sql};

use writer::Writer;

const READERS: u32 = 4;

#[derive(Clone, Debug)]
pub struct Store {
    pool: AnyPool,
    writer: Writer,
    sqlite: bool,
}

#[derive(Debug)]
pub enum StoreError {
    /// A statement did not touch the rows it had to: somebody else was faster.
    Conflict,
    Closed,
    /// A backup goes into an empty store only.
    NotEmpty,
    /// A later version of this program has used it.
    Newer,
    /// Says which file it is and what is wrong with it.
    NoStore(String),
    /// What is stored cannot be read; names the place.
    Corrupt(String),
    Database(sqlx::Error),
}

pub type Result<T> = std::result::Result<T, StoreError>;

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StoreError::Conflict => f.write_str("the rows to change were not there"),
            StoreError::Closed => f.write_str("the store is closed"),
            StoreError::NotEmpty => f.write_str("there is something in it already"),
            StoreError::Newer => f.write_str("a newer version of this program has used it"),
            StoreError::NoStore(problem) => f.write_str(problem),
            StoreError::Corrupt(place) => write!(f, "{place} cannot be read"),
            StoreError::Database(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for StoreError {}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        match &error {
            sqlx::Error::Database(inner) if inner.is_unique_violation() => StoreError::Conflict,
            _ => StoreError::Database(error),
        }
    }
}

/// Where a store in `dir` lies.
pub fn sqlite_url(dir: &Path) -> String {
    format!("sqlite://{}?mode=rwc", dir.join("cloverleaf.db").display())
}

impl Store {
    /// Opens the store and brings its tables up to date.
    pub async fn open(url: &str) -> Result<Self> {
        sqlx::any::install_default_drivers();
        let sqlite = url.starts_with("sqlite:");
        if sqlite {
            ours(url).await?;
        }
        let write_pool = options(sqlite).max_connections(1).connect(url).await?;
        migrate::run(&write_pool).await?;
        let pool = options(sqlite).max_connections(READERS).connect(url).await?;
        Ok(Store { pool, writer: Writer::start(write_pool), sqlite })
    }

    /// All of it happens, durably, or none of it.
    pub async fn write(&self, writes: Vec<Write>) -> Result<()> {
        self.writer.write(writes).await
    }

    /// Waits for what is under way.
    pub async fn close(&self) {
        self.writer.close().await;
        self.pool.close().await;
    }

    /// A secret of this store by its name, drawn when first asked for.
    pub async fn secret(&self, name: &'static str) -> Result<Vec<u8>> {
        let drawn = crate::id::random::<32>().map_err(|_| StoreError::Corrupt(name.to_owned()))?;
        let text = engine::Seed(drawn).to_string();
        let sql =
            "insert into settings (name, value) values ($1, $2) on conflict (name) do nothing";
        self.write(vec![writer::sql(sql, [name.into(), text.into()])]).await?;
        let (value,): (String,) = sqlx::query_as("select value from settings where name = $1")
            .bind(name)
            .fetch_one(&self.pool)
            .await?;
        let seed: engine::Seed = value.parse().map_err(|_| StoreError::Corrupt(name.to_owned()))?;
        Ok(seed.0.to_vec())
    }

    /// What the database itself finds wrong with its files.
    pub async fn integrity(&self) -> Result<Vec<String>> {
        if !self.sqlite {
            return Ok(Vec::new());
        }
        let rows: Vec<(String,)> =
            sqlx::query_as("pragma integrity_check").fetch_all(&self.pool).await?;
        Ok(rows.into_iter().map(|(line,)| line).filter(|line| line != "ok").collect())
    }

    /// Answers when the database does.
    pub async fn ping(&self) -> Result<()> {
        self.pool.execute("select 1").await?;
        Ok(())
    }
}

/// A pool tries again and again; one connection says at once what is wrong with a file.
async fn ours(url: &str) -> Result<()> {
    let path = url.trim_start_matches("sqlite://").split('?').next().unwrap_or_default();
    let no = |problem: &str| StoreError::NoStore(format!("{path} {problem}"));
    let mut connection = AnyConnection::connect(url).await.map_err(|error| match code(&error) {
        Some(NOT_A_DATABASE) => no("is not a database"),
        _ => no(&format!("cannot be opened: {error}")),
    })?;
    let tables = "select count(*), coalesce(sum(name = 'migrations'), 0) from sqlite_master";
    let found: std::result::Result<(i64, i64), _> =
        sqlx::query_as(tables).fetch_one(&mut connection).await;
    match found {
        Ok((0, _)) | Ok((_, 1..)) => Ok(connection.close().await?),
        Ok(_) => Err(no("is a database of another program")),
        Err(error) if code(&error) == Some(NOT_A_DATABASE) => Err(no("is not a database")),
        Err(error) => Err(error.into()),
    }
}

/// By which SQLite says it.
const NOT_A_DATABASE: i64 = 26;

fn code(error: &sqlx::Error) -> Option<i64> {
    error.as_database_error()?.code()?.parse().ok()
}

fn options(sqlite: bool) -> AnyPoolOptions {
    AnyPoolOptions::new().test_before_acquire(false).after_connect(move |connection, _| {
        Box::pin(async move {
            if sqlite {
                // FULL: a commit that was answered survives a power cut, not only a crash.
                let pragmas = "pragma journal_mode = wal; pragma synchronous = full; \
                               pragma busy_timeout = 5000; pragma foreign_keys = on";
                sqlx::raw_sql(pragmas).execute(connection).await?;
            }
            Ok(())
        })
    })
}

/// Milliseconds since 1970.
pub fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}

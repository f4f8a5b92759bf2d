//! All storage, and nothing else knows SQL. The same statements run on SQLite and PostgreSQL.
//!
//! Reads go to a small pool. Every write goes through one writer (`writer.rs`), which commits all
//! that waits in one transaction: that is what makes durable moves fast.

mod draws;
mod dump;
mod holds;
mod line;
mod matches;
mod migrate;
mod past;
mod plies;
mod tidy;
mod users;
mod votes;
mod writer;

use std::fmt;
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use sqlx::any::AnyPoolOptions;
use sqlx::{AnyConnection, AnyPool, Connection};

pub use draws::{ContributionRow, DrawRow};
pub use holds::{Hold, Holder, Tenant};
pub use matches::{Listing, MatchRow, NewMatch, SeatRow, Status, Who};
pub use past::{PracticeRow, SitterRow};
pub use plies::{Asked, By, Message, Plies, PlyRow, Snapshot};
pub use tidy::{Left, Notice};
pub use users::User;
pub use votes::VoteRow;
pub use writer::{Write, sql};

use line::{Line, PATIENCE};
use writer::Writer;

const READERS: u32 = 4;

#[derive(Clone, Debug)]
pub struct Store {
    pool: AnyPool,
    writer: Writer,
    sqlite: bool,
    url: String,
}

#[derive(Clone, Debug)]
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
    /// Another server has this SQLite file.
    InUse,
    /// The database cannot be reached or does not answer. Whatever was under way may have happened.
    Away(String),
    Database(String),
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
            StoreError::InUse => f.write_str(
                "another server runs on it; stop that one first (or keep the store in PostgreSQL, \
                 which several servers may share)",
            ),
            StoreError::Away(problem) => write!(f, "the database does not answer ({problem})"),
            StoreError::Database(problem) => f.write_str(problem),
        }
    }
}

impl std::error::Error for StoreError {}

impl From<sqlx::Error> for StoreError {
    #[expect(clippy::wildcard_enum_match_arm, reason = "the list of the library's errors is open")]
    fn from(error: sqlx::Error) -> Self {
        match &error {
            sqlx::Error::Database(inner) if inner.is_unique_violation() => StoreError::Conflict,
            sqlx::Error::Io(_) | sqlx::Error::PoolTimedOut | sqlx::Error::Tls(_) => {
                StoreError::Away(error.to_string())
            }
            // PostgreSQL's own words when it starts, stops or has no place for us.
            sqlx::Error::Database(inner)
                if inner.code().is_some_and(|code| {
                    code.len() == 5
                        && ["08", "53", "57"].iter().any(|class| code.starts_with(class))
                }) =>
            {
                StoreError::Away(error.to_string())
            }
            _ => StoreError::Database(error.to_string()),
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
        migrate::run(&mut line::connect(url, sqlite).await?, sqlite).await?;
        let pool = options(sqlite).max_connections(READERS).connect(url).await?;
        let writer = Writer::start(Line::to(url, sqlite));
        Ok(Store { pool, writer, sqlite, url: url.to_owned() })
    }

    /// Whether no other server can be on this store.
    pub fn alone(&self) -> bool {
        self.sqlite
    }

    /// Where a SQLite store lies.
    fn file(&self) -> Option<PathBuf> {
        let path = self.url.strip_prefix("sqlite://")?;
        Some(PathBuf::from(path.split('?').next().unwrap_or(path)))
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
        let query = sqlx::query_as("select value from settings where name = $1");
        let (value,): (String,) = soon(query.bind(name).fetch_one(&self.pool)).await?;
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

    /// Answers when something could be written.
    pub async fn ping(&self) -> Result<()> {
        let statement = "insert into settings (name, value) values ('pulse', $1) \
                         on conflict (name) do update set value = excluded.value";
        self.write(vec![sql(statement, [now().to_string().into()])]).await
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
    // A connection to PostgreSQL may have died unnoticed while nobody used it; one to a file cannot.
    AnyPoolOptions::new()
        .test_before_acquire(!sqlite)
        .acquire_timeout(PATIENCE)
        .after_connect(move |connection, _| Box::pin(greet(connection, sqlite)))
}

/// What every connection is told first.
async fn greet(connection: &mut AnyConnection, sqlite: bool) -> sqlx::Result<()> {
    let words = match sqlite {
        // FULL: a commit that was answered survives a power cut, not only a crash.
        true => {
            "pragma journal_mode = wal; pragma synchronous = full; pragma busy_timeout = 5000; \
             pragma foreign_keys = on"
        }
        // A server that died in the middle of a transaction must not keep others waiting.
        false => {
            "set idle_in_transaction_session_timeout = '5s'; set lock_timeout = '5s'; \
             set statement_timeout = '60s'"
        }
    };
    sqlx::raw_sql(words).execute(connection).await?;
    Ok(())
}

/// A read that takes too long is given up.
async fn soon<T>(work: impl Future<Output = sqlx::Result<T>>) -> Result<T> {
    match tokio::time::timeout(PATIENCE, work).await {
        Ok(done) => Ok(done?),
        Err(_) => Err(StoreError::Away("no answer in time".to_owned())),
    }
}

/// Milliseconds since 1970.
pub fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}

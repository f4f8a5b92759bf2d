//! The one writer: it takes all jobs that wait, commits them together, and then answers them.

use std::sync::{Arc, LazyLock};

use sqlx::any::{AnyArguments, AnyQueryResult};
use sqlx::{AnyConnection, Executor, query::Query};
use tokio::sync::{Mutex, mpsc, oneshot};
use tokio::task::JoinHandle;

use super::line::Line;
use super::matches::TURNS;
use super::plies::{COPIES, PLIES, SNAPSHOTS};
use super::{Result, StoreError};

/// Jobs that may wait; whoever comes later waits before the door.
const QUEUE: usize = 4096;
/// Jobs in one transaction.
const BATCH: usize = 512;
/// Rows in one statement. Few sizes, so that few prepared statements are kept.
const CHUNKS: [usize; 3] = [16, 4, 1];

/// A statement that takes any number of rows, of whichever jobs: every one that is executed costs two
/// changes of thread. The rows stand between `before` and `after`, the types of their columns are
/// `row`. It must touch as many rows as it is given.
#[derive(Debug)]
pub struct Bulk {
    pub before: &'static str,
    pub row: &'static [&'static str],
    pub after: &'static str,
    /// What PostgreSQL needs besides to hold what it has looked at until the end of the transaction;
    /// SQLite has one writer at a time and holds everything.
    pub lock: &'static str,
}

static BULKS: [&Bulk; 4] = [&PLIES, &COPIES, &SNAPSHOTS, &TURNS];

type Statements = [[String; CHUNKS.len()]; BULKS.len()];

fn statements(sqlite: bool) -> Statements {
    BULKS.map(|bulk| CHUNKS.map(|rows| bulk.statement(rows, sqlite)))
}

/// For PostgreSQL and for SQLite.
static STATEMENTS: LazyLock<[Statements; 2]> = LazyLock::new(|| [false, true].map(statements));

impl Bulk {
    /// Only numbers and our own words go into the text: there is nothing to inject.
    fn statement(&self, rows: usize, sqlite: bool) -> String {
        let mut place = 0;
        let mut value = |of: &&str| {
            place += 1;
            format!("cast(${place} as {of})")
        };
        let mut row =
            |_| format!("({})", self.row.iter().map(&mut value).collect::<Vec<_>>().join(","));
        let values: Vec<String> = (0..rows).map(&mut row).collect();
        let lock = if sqlite { "" } else { self.lock };
        format!("{} values {} {} {lock}", self.before, values.join(","), self.after)
    }
}

/// A value of a statement.
#[derive(Clone, Debug)]
pub enum Arg {
    Int(i64),
    Text(String),
    NoInt,
    NoText,
}

/// One change.
#[derive(Clone, Debug)]
pub enum Write {
    Row {
        bulk: &'static Bulk,
        args: Vec<Arg>,
    },
    Sql {
        sql: &'static str,
        args: Vec<Arg>,
        /// How many rows must be touched; otherwise the whole job is a `Conflict`.
        rows: Option<u64>,
    },
}

pub fn row<const N: usize>(bulk: &'static Bulk, args: [Arg; N]) -> Write {
    debug_assert_eq!(bulk.row.len(), N);
    Write::Row { bulk, args: args.into() }
}

pub fn sql<const N: usize>(sql: &'static str, args: [Arg; N]) -> Write {
    Write::Sql { sql, args: args.into(), rows: None }
}

impl Write {
    /// The statement must touch exactly one row.
    #[must_use]
    pub fn once(mut self) -> Self {
        if let Write::Sql { rows, .. } = &mut self {
            *rows = Some(1);
        }
        self
    }
}

impl From<i64> for Arg {
    fn from(value: i64) -> Self {
        Arg::Int(value)
    }
}

impl From<&str> for Arg {
    fn from(value: &str) -> Self {
        Arg::Text(value.to_owned())
    }
}

impl From<String> for Arg {
    fn from(value: String) -> Self {
        Arg::Text(value)
    }
}

impl From<Option<i64>> for Arg {
    fn from(value: Option<i64>) -> Self {
        value.map_or(Arg::NoInt, Arg::Int)
    }
}

impl From<Option<String>> for Arg {
    fn from(value: Option<String>) -> Self {
        value.map_or(Arg::NoText, Arg::Text)
    }
}

#[derive(Debug)]
struct Job {
    writes: Vec<Write>,
    done: oneshot::Sender<Result<()>>,
}

#[derive(Clone, Debug)]
pub struct Writer {
    jobs: mpsc::Sender<Job>,
    task: Arc<Mutex<Option<JoinHandle<()>>>>,
    stop: Arc<tokio::sync::Notify>,
}

impl Writer {
    pub fn start(line: Line) -> Self {
        let (jobs, queue) = mpsc::channel(QUEUE);
        let stop = Arc::new(tokio::sync::Notify::new());
        let task = tokio::spawn(run(line, queue, stop.clone()));
        Writer { jobs, task: Arc::new(Mutex::new(Some(task))), stop }
    }

    pub async fn write(&self, writes: Vec<Write>) -> Result<()> {
        let (done, answer) = oneshot::channel();
        self.jobs.send(Job { writes, done }).await.map_err(|_| StoreError::Closed)?;
        answer.await.map_err(|_| StoreError::Closed)?
    }

    /// Takes no new job, finishes those that wait.
    pub async fn close(&self) {
        self.stop.notify_one();
        if let Some(task) = self.task.lock().await.take()
            && task.await.is_err()
        {
            tracing::error!("the writer had died");
        }
    }
}

async fn run(mut line: Line, mut queue: mpsc::Receiver<Job>, stop: Arc<tokio::sync::Notify>) {
    let mut batch = Vec::with_capacity(BATCH);
    loop {
        tokio::select! {
            biased;
            () = stop.notified() => queue.close(),
            taken = queue.recv_many(&mut batch, BATCH) => {
                if taken == 0 {
                    break;
                }
                settle(&mut line, &mut batch).await;
            }
        }
    }
    line.hang_up().await;
}

async fn settle(line: &mut Line, batch: &mut Vec<Job>) {
    let result = commit(line, batch).await;
    if result.is_ok() || batch.len() == 1 {
        return answer(batch.drain(..), &result);
    }
    // One job spoiled the transaction (or the connection broke): each stands alone now. If the store
    // is away, one attempt is enough to know it for all.
    let mut jobs = batch.drain(..);
    while let Some(job) = jobs.next() {
        let result = commit(line, std::slice::from_ref(&job)).await;
        let away = matches!(result, Err(StoreError::Away(_)));
        answer([job], &result);
        if away {
            answer(jobs, &result);
            break;
        }
    }
}

fn answer(jobs: impl IntoIterator<Item = Job>, result: &Result<()>) {
    if let Err(error @ (StoreError::Away(_) | StoreError::Database(_))) = result {
        tracing::error!(%error, "a write failed");
    }
    for job in jobs {
        // Whoever asked may be gone; the change stands all the same.
        let _ = job.done.send(result.clone());
    }
}

/// All of it in one transaction. After a failure nothing of it is under way any more here: the
/// transaction was rolled back, or its connection is gone.
async fn commit(line: &mut Line, jobs: &[Job]) -> Result<()> {
    let statements = &STATEMENTS[usize::from(line.sqlite)];
    let result = line.within(async |connection| transact(connection, statements, jobs).await).await;
    match &result {
        Ok(()) => {}
        // The database is well, and said no to a statement: one word ends the transaction.
        Err(StoreError::Conflict) => {
            let ended = line.within(async |connection| {
                connection.execute("rollback").await?;
                Ok(())
            });
            if ended.await.is_err() {
                line.hang_up().await;
            }
        }
        // After anything else nobody knows what the connection thinks (SQLite, for one, rolls back by
        // itself when the disk is full), and the next commit must not depend on it.
        Err(_) => line.hang_up().await,
    }
    result
}

/// "begin" fails on SQLite if a transaction is still open, and "commit" if there is none: that a
/// commit succeeded means that the transaction was there, and is over.
async fn transact(
    connection: &mut AnyConnection,
    statements: &'static Statements,
    jobs: &[Job],
) -> Result<()> {
    connection.execute("begin").await?;
    let writes = || jobs.iter().flat_map(|job| &job.writes);
    // Jobs of one batch belong to different matches, so rows of a kind may go first and together.
    for (bulk, statements) in BULKS.iter().zip(statements) {
        let rows: Vec<&[Arg]> = writes()
            .filter_map(|write| match write {
                Write::Row { bulk: of, args } => {
                    std::ptr::eq(*of, *bulk).then_some(args.as_slice())
                }
                Write::Sql { .. } => None,
            })
            .collect();
        put(connection, statements, &rows).await?;
    }
    for write in writes() {
        if let Write::Sql { sql, args, rows } = write {
            let query = args.iter().fold(sqlx::query(*sql), bind);
            let result = query.execute(&mut *connection).await?;
            if rows.is_some_and(|rows| rows != result.rows_affected()) {
                return Err(StoreError::Conflict);
            }
        }
    }
    connection.execute("commit").await?;
    Ok(())
}

type AnyQuery<'q> = Query<'q, sqlx::Any, AnyArguments>;

fn bind<'q>(query: AnyQuery<'q>, arg: &Arg) -> AnyQuery<'q> {
    match arg {
        Arg::Int(value) => query.bind(*value),
        Arg::Text(value) => query.bind(value.clone()),
        Arg::NoInt => query.bind(None::<i64>),
        Arg::NoText => query.bind(None::<String>),
    }
}

async fn put(
    connection: &mut AnyConnection,
    statements: &'static [String; CHUNKS.len()],
    mut rows: &[&[Arg]],
) -> Result<()> {
    while let Some(n) = CHUNKS.iter().position(|&size| size <= rows.len()) {
        let (now, later) = rows.split_at(CHUNKS[n]);
        rows = later;
        let query = sqlx::query(statements[n].as_str());
        let query = now.iter().flat_map(|args| args.iter()).fold(query, bind);
        let result: AnyQueryResult = query.execute(&mut *connection).await?;
        if result.rows_affected() != now.len() as u64 {
            return Err(StoreError::Conflict);
        }
    }
    Ok(())
}

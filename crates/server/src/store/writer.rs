//! The one writer: it takes all jobs that wait, commits them together, and then answers them.

use std::sync::Arc;

use sqlx::any::{AnyArguments, AnyQueryResult};
use sqlx::{AnyConnection, AnyPool, AssertSqlSafe, query::Query};
use tokio::sync::{Mutex, mpsc, oneshot};
use tokio::task::JoinHandle;

use super::{PlyRow, Result, StoreError};

/// Jobs that may wait; whoever comes later waits before the door.
const QUEUE: usize = 4096;
/// Jobs in one transaction.
const BATCH: usize = 512;
/// Plies in one statement. Few sizes, so that few prepared statements are kept.
const CHUNKS: [usize; 4] = [64, 16, 4, 1];

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
    Ply(PlyRow),
    Sql {
        sql: &'static str,
        args: Vec<Arg>,
        /// How many rows must be touched; otherwise the whole job is a `Conflict`.
        rows: Option<u64>,
    },
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
    pub fn start(pool: AnyPool) -> Self {
        let (jobs, queue) = mpsc::channel(QUEUE);
        let stop = Arc::new(tokio::sync::Notify::new());
        let task = tokio::spawn(run(pool, queue, stop.clone()));
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

async fn run(pool: AnyPool, mut queue: mpsc::Receiver<Job>, stop: Arc<tokio::sync::Notify>) {
    let mut batch = Vec::with_capacity(BATCH);
    loop {
        tokio::select! {
            biased;
            () = stop.notified() => queue.close(),
            taken = queue.recv_many(&mut batch, BATCH) => {
                if taken == 0 {
                    break;
                }
                settle(&pool, &mut batch).await;
            }
        }
    }
    pool.close().await;
}

async fn settle(pool: &AnyPool, batch: &mut Vec<Job>) {
    if commit(pool, batch).await.is_ok() {
        for job in batch.drain(..) {
            // Whoever asked may be gone; the change stands all the same.
            let _ = job.done.send(Ok(()));
        }
        return;
    }
    // One job spoiled the transaction (or the connection broke): each stands alone now.
    for job in batch.drain(..) {
        let result = commit(pool, std::slice::from_ref(&job)).await;
        if let Err(StoreError::Database(error)) = &result {
            tracing::error!(%error, "a write failed");
        }
        let _ = job.done.send(result);
    }
}

async fn commit(pool: &AnyPool, jobs: &[Job]) -> Result<()> {
    let mut transaction = pool.begin().await?;
    let writes = || jobs.iter().flat_map(|job| &job.writes);
    // Jobs of one batch belong to different matches, so plies may go first and together.
    let plies: Vec<&PlyRow> = writes()
        .filter_map(|write| match write {
            Write::Ply(row) => Some(row),
            Write::Sql { .. } => None,
        })
        .collect();
    insert_plies(&mut transaction, &plies).await?;
    for write in writes() {
        if let Write::Sql { sql, args, rows } = write {
            let query = args.iter().fold(sqlx::query(*sql), bind);
            let result = query.execute(&mut *transaction).await?;
            if rows.is_some_and(|rows| rows != result.rows_affected()) {
                return Err(StoreError::Conflict);
            }
        }
    }
    transaction.commit().await?;
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

async fn insert_plies(connection: &mut AnyConnection, mut plies: &[&PlyRow]) -> Result<()> {
    while let Some(&size) = CHUNKS.iter().find(|&&size| size <= plies.len()) {
        let (now, later) = plies.split_at(size);
        plies = later;
        let query = sqlx::query(AssertSqlSafe(insert_statement(size)));
        let query = now.iter().fold(query, |query, row| row.bind(query));
        let result: AnyQueryResult = query.execute(&mut *connection).await?;
        debug_assert_eq!(result.rows_affected(), size as u64);
    }
    Ok(())
}

/// Only numbers go into the text: there is nothing to inject.
fn insert_statement(rows: usize) -> String {
    let mut sql =
        String::from("insert into plies (match_id, n, seat, code, hash, made_by, at) values ");
    for row in 0..rows {
        if row > 0 {
            sql.push(',');
        }
        let places: Vec<String> = (1..=7).map(|column| format!("${}", row * 7 + column)).collect();
        sql.push('(');
        sql.push_str(&places.join(","));
        sql.push(')');
    }
    sql
}

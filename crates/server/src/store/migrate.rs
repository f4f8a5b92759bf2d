//! Brings the tables up to date. A step that has run once is never changed; a new one is added.

use sqlx::{AnyConnection, Connection};

use super::{Result, StoreError};

/// Each by its number, which is what the store remembers.
const STEPS: &[(i64, &str)] = &[
    (1, include_str!("../../migrations/0001_start.sql")),
    (2, include_str!("../../migrations/0002_votes.sql")),
    (3, include_str!("../../migrations/0003_holds.sql")),
    (4, include_str!("../../migrations/0004_keys.sql")),
    (5, include_str!("../../migrations/0005_bases.sql")),
    (6, include_str!("../../migrations/0006_draws.sql")),
    (7, include_str!("../../migrations/0007_past.sql")),
    (8, include_str!("../../migrations/0008_notices.sql")),
    (9, include_str!("../../migrations/0009_requests.sql")),
    (10, include_str!("../../migrations/0010_hints.sql")),
];

/// A step takes as long as it takes, and so does waiting for another server that brings the same tables
/// up to date.
pub const PATIENT: &str = "set idle_in_transaction_session_timeout = 0; set lock_timeout = 0; \
                           set statement_timeout = 0";

pub async fn run(connection: &mut AnyConnection, sqlite: bool) -> Result<()> {
    if !sqlite {
        sqlx::raw_sql(PATIENT).execute(&mut *connection).await?;
    }
    sqlx::raw_sql("create table if not exists migrations (n bigint primary key)")
        .execute(&mut *connection)
        .await?;
    let done: Vec<(i64,)> =
        sqlx::query_as("select n from migrations").fetch_all(&mut *connection).await?;
    // A later version may mean something else by the same rows.
    if done.iter().any(|(n,)| STEPS.iter().all(|(step, _)| step != n)) {
        return Err(StoreError::Newer);
    }
    for (n, step) in STEPS {
        let mut transaction = connection.begin().await?;
        // The row is written first: of two servers that start at once on one PostgreSQL, the second
        // waits here until the first is done.
        let mark = "insert into migrations (n) values ($1) on conflict (n) do nothing";
        let marked = sqlx::query(mark).bind(n).execute(&mut *transaction).await?;
        if marked.rows_affected() == 1 {
            sqlx::raw_sql(*step).execute(&mut *transaction).await?;
            tracing::info!(step = n, "tables brought up to date");
        }
        transaction.commit().await?;
    }
    Ok(())
}

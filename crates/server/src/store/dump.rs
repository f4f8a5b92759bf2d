//! Everything in a store as lines of JSON, for backups and for moving between SQLite and PostgreSQL.
//!
//! The first line names the format, each further one is a row, the last one says how many there were,
//! so that a file that was cut off is noticed. It holds every secret of the store.

use std::io::BufRead;

use futures_util::TryStreamExt;
use serde_json::{Map, Value, json};
use sqlx::any::AnyRow;
use sqlx::{Executor, Row};

use super::writer::Arg;
use super::{Result, Store, StoreError, Write};

const FORMAT: &str = "cloverleaf backup 1";
/// Rows in one transaction.
const BATCH: usize = 500;

/// Columns that hold numbers end in `#`. Parents stand before their children.
const TABLES: &[(&str, &[&str])] = &[
    ("settings", &["name", "value"]),
    ("users", &["id", "name", "login", "password", "epoch#", "created#"]),
    (
        "matches",
        &[
            "id",
            "game",
            "rules#",
            "edition#",
            "options",
            "seed",
            "status",
            "public#",
            "host",
            "invites#",
            "to_move#",
            "standings",
            "rematch",
            "created#",
            "changed#",
            "hints#",
        ],
    ),
    ("seats", &["match_id", "n#", "who", "user_id", "name", "bot", "auto#"]),
    ("plies", &["match_id", "n#", "seat#", "code#", "hash#", "made_by", "at#", "key"]),
    ("snapshots", &["match_id", "ply#", "hash#", "state"]),
    ("messages", &["match_id", "n#", "user_id", "name", "seat#", "text", "at#", "key"]),
    ("undone", &["match_id", "key", "ply#", "code#", "seat#"]),
    ("bases", &["match_id", "ply#", "state"]),
    ("votes", &["match_id", "seat#", "user_id", "vote"]),
    ("draws", &["match_id", "secret", "began#", "ended#"]),
    ("contributions", &["match_id", "n#", "user_id", "seats", "commitment", "value"]),
    ("sitters", &["match_id", "seat#", "ply#", "user_id", "name", "bot"]),
    ("practice", &["match_id", "line"]),
    ("notices", &["match_id", "at#", "changed#"]),
];

fn columns(columns: &[&str]) -> String {
    columns.iter().map(|column| column.trim_end_matches('#')).collect::<Vec<_>>().join(", ")
}

fn corrupt(problem: impl std::fmt::Display) -> StoreError {
    StoreError::Corrupt(format!("the backup ({problem})"))
}

fn read(table: &str, names: &[&str], row: &AnyRow) -> Result<Value> {
    let mut fields = Map::new();
    for (n, column) in names.iter().enumerate() {
        let value = match column.strip_suffix('#') {
            Some(_) => row.try_get::<Option<i64>, _>(n)?.map_or(Value::Null, Value::from),
            None => row.try_get::<Option<String>, _>(n)?.map_or(Value::Null, Value::from),
        };
        fields.insert(column.trim_end_matches('#').to_owned(), value);
    }
    Ok(json!([table, fields]))
}

fn write(value: &Value) -> Option<Write> {
    let (table, fields) = (value.get(0)?.as_str()?, value.get(1)?.as_object()?);
    let (place, (_, names)) = TABLES.iter().enumerate().find(|(_, (name, _))| *name == table)?;
    // A column that is not there is younger than the backup; it may be empty.
    let field = |name: &str| fields.get(name).unwrap_or(&Value::Null);
    let arg = |column: &&str| match (column.strip_suffix('#'), field(column.trim_end_matches('#')))
    {
        (Some(_), Value::Null) => Some(Arg::NoInt),
        (Some(_), value) => value.as_i64().map(Arg::Int),
        (None, Value::Null) => Some(Arg::NoText),
        (None, value) => value.as_str().map(Arg::from),
    };
    let args = names.iter().map(arg).collect::<Option<Vec<_>>>()?;
    Some(Write::Sql { sql: inserts()[place].as_str(), args, rows: Some(1) })
}

/// One statement a table, made once.
fn inserts() -> &'static [String] {
    static INSERTS: std::sync::OnceLock<Vec<String>> = std::sync::OnceLock::new();
    INSERTS.get_or_init(|| {
        let insert = |(table, names): &(&str, &[&str])| {
            let places: Vec<String> = (1..=names.len()).map(|n| format!("${n}")).collect();
            format!("insert into {table} ({}) values ({})", columns(names), places.join(", "))
        };
        TABLES.iter().map(insert).collect()
    })
}

impl Store {
    /// Writes everything as it is at one moment, while play goes on. Returns the number of rows.
    pub async fn dump(&self, out: &mut (impl std::io::Write + Send)) -> Result<u64> {
        let mut transaction = self.pool.begin().await?;
        if !self.sqlite {
            // SQLite reads from one snapshot anyway.
            transaction.execute("set transaction isolation level repeatable read").await?;
            transaction.execute(super::migrate::PATIENT).await?;
        }
        let io = |error: std::io::Error| StoreError::Database(error.to_string());
        writeln!(out, "{}", json!([FORMAT])).map_err(io)?;
        let mut count = 0u64;
        for (table, names) in TABLES {
            let select = format!("select {} from {table}", columns(names));
            let mut rows = sqlx::query(sqlx::AssertSqlSafe(select)).fetch(&mut *transaction);
            while let Some(row) = rows.try_next().await? {
                writeln!(out, "{}", read(table, names, &row)?).map_err(io)?;
                count += 1;
            }
        }
        writeln!(out, "{}", json!(["end", count])).map_err(io)?;
        out.flush().map_err(io)?;
        Ok(count)
    }

    /// Fills a store that has nothing in it yet; if that fails, it is empty again. Returns the number
    /// of rows.
    pub async fn load(&self, input: &mut (impl BufRead + Send)) -> Result<u64> {
        let (people,): (i64,) =
            sqlx::query_as("select count(*) from users").fetch_one(&self.pool).await?;
        if people != 0 {
            return Err(StoreError::NotEmpty);
        }
        // No server may be on it meanwhile.
        let _lock = self.lock()?;
        let filled = self.fill(input).await;
        if filled.is_err() {
            // What others refer to goes last, as it came first.
            let empty: String =
                TABLES.iter().rev().map(|(table, _)| format!("delete from {table};")).collect();
            sqlx::raw_sql(sqlx::AssertSqlSafe(empty)).execute(&self.pool).await?;
        }
        filled
    }

    async fn fill(&self, input: &mut (impl BufRead + Send)) -> Result<u64> {
        let mut lines = input.lines().map(|line| line.map_err(|error| corrupt(&error)));
        let parse =
            |line: &str| serde_json::from_str::<Value>(line).map_err(|error| corrupt(&error));
        let first = lines.next().ok_or_else(|| corrupt("it is empty"))??;
        if parse(&first)?.get(0).and_then(Value::as_str) != Some(FORMAT) {
            return Err(corrupt("it is of another format"));
        }
        // The store's own secrets give way to those of the backup.
        self.write(vec![super::sql("delete from settings", [])]).await?;
        let (mut batch, mut count) = (Vec::new(), 0u64);
        for line in lines {
            let value = parse(&line?)?;
            if value.get(0).and_then(Value::as_str) == Some("end") {
                self.write(std::mem::take(&mut batch)).await?;
                if value.get(1).and_then(Value::as_u64) != Some(count) {
                    return Err(corrupt("rows are missing"));
                }
                return Ok(count);
            }
            batch.push(write(&value).ok_or_else(|| corrupt(format!("row {}", count + 1)))?);
            count += 1;
            if batch.len() == BATCH {
                self.write(std::mem::take(&mut batch)).await?;
            }
        }
        Err(corrupt("it was cut off"))
    }
}

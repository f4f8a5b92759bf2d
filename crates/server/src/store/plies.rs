//! Plies, snapshots and chat of a match.

use super::writer::{Arg, Bulk, row};
use super::{Result, Store, StoreError, Write, sql};

pub static PLIES: Bulk = Bulk {
    before: "insert into plies (match_id, n, seat, code, hash, made_by, at)",
    row: &["text", "bigint", "bigint", "bigint", "bigint", "text", "bigint"],
    after: "",
};

pub static SNAPSHOTS: Bulk = Bulk {
    before: "insert into snapshots (match_id, ply, hash, state)",
    row: &["text", "bigint", "bigint", "text"],
    after: "on conflict (match_id) do update set ply = excluded.ply, hash = excluded.hash, \
            state = excluded.state",
};

/// Who made a ply.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, ts_rs::TS)]
#[serde(rename_all = "snake_case")]
pub enum By {
    Person,
    Bot,
    /// The only thing to choose, chosen by the server as the person wished.
    Auto,
}

impl By {
    fn text(self) -> &'static str {
        match self {
            By::Person => "person",
            By::Bot => "bot",
            By::Auto => "auto",
        }
    }

    fn parse(text: &str) -> Option<Self> {
        [By::Person, By::Bot, By::Auto].into_iter().find(|by| by.text() == text)
    }
}

#[derive(Clone, Debug)]
pub struct PlyRow {
    pub match_id: String,
    pub n: u32,
    pub seat: u8,
    pub code: u32,
    pub hash: u64,
    pub by: By,
    pub at: i64,
}

#[derive(Clone, Debug)]
pub struct Snapshot {
    pub ply: u32,
    pub hash: u64,
    pub state: String,
}

#[derive(Clone, Debug, serde::Serialize, ts_rs::TS)]
#[ts(rename = "ChatMessage")]
pub struct Message {
    pub n: u32,
    pub name: String,
    pub user: Option<String>,
    pub seat: Option<u8>,
    pub text: String,
    pub at: i64,
}

impl Write {
    /// Takes plies back.
    pub fn cut(id: &str, keep: u32) -> Write {
        let statement = "delete from plies where match_id = $1 and n > $2";
        sql(statement, [id.into(), i64::from(keep).into()])
    }

    pub fn ply(ply: PlyRow) -> Write {
        let PlyRow { match_id, n, seat, code, hash, by, at } = ply;
        let numbers = [n.into(), seat.into(), code.into(), hash.cast_signed()].map(Arg::Int);
        let [n, seat, code, hash] = numbers;
        row(&PLIES, [match_id.into(), n, seat, code, hash, by.text().into(), at.into()])
    }

    pub fn snapshot(id: &str, snapshot: Snapshot) -> Write {
        let Snapshot { ply, hash, state } = snapshot;
        let (ply, hash) = (i64::from(ply), hash.cast_signed());
        row(&SNAPSHOTS, [id.into(), ply.into(), hash.into(), state.into()])
    }

    pub fn message(id: &str, message: &Message) -> Write {
        let statement = "insert into messages (match_id, n, user_id, name, seat, text, at) \
                         values ($1, $2, $3, $4, $5, $6, $7)";
        sql(
            statement,
            [
                id.into(),
                i64::from(message.n).into(),
                message.user.clone().into(),
                message.name.clone().into(),
                message.seat.map(i64::from).into(),
                message.text.clone().into(),
                message.at.into(),
            ],
        )
    }
}

impl Store {
    /// All plies of a match, in order and without a gap.
    pub async fn plies(&self, id: &str) -> Result<Vec<PlyRow>> {
        type Row = (i64, i64, i64, i64, String, i64);
        let rows: Vec<Row> = sqlx::query_as(
            "select n, seat, code, hash, made_by, at from plies where match_id = $1 order by n",
        )
        .bind(id)
        .fetch_all(&self.pool)
        .await?;
        let read = |(expected, (n, seat, code, hash, by, at)): (i64, Row)| {
            (n == expected).then_some(())?;
            Some(PlyRow {
                match_id: id.to_owned(),
                n: n.try_into().ok()?,
                seat: seat.try_into().ok()?,
                code: code.try_into().ok()?,
                hash: hash.cast_unsigned(),
                by: By::parse(&by)?,
                at,
            })
        };
        let plies: Option<Vec<PlyRow>> = (1..).zip(rows).map(read).collect();
        plies.ok_or_else(|| StoreError::Corrupt(format!("the plies of match {id}")))
    }

    pub async fn snapshot(&self, id: &str) -> Result<Option<Snapshot>> {
        let row: Option<(i64, i64, String)> =
            sqlx::query_as("select ply, hash, state from snapshots where match_id = $1")
                .bind(id)
                .fetch_optional(&self.pool)
                .await?;
        let Some((ply, hash, state)) = row else { return Ok(None) };
        let ply = ply
            .try_into()
            .map_err(|_| StoreError::Corrupt(format!("the snapshot of match {id}")))?;
        Ok(Some(Snapshot { ply, hash: hash.cast_unsigned(), state }))
    }

    /// The last messages beyond `after`, oldest first.
    pub async fn messages(&self, id: &str, after: u32, most: u32) -> Result<Vec<Message>> {
        type Row = (i64, Option<String>, String, Option<i64>, String, i64);
        let rows: Vec<Row> = sqlx::query_as(
            "select n, user_id, name, seat, text, at from messages \
             where match_id = $1 and n > $2 order by n desc limit $3",
        )
        .bind(id)
        .bind(i64::from(after))
        .bind(i64::from(most))
        .fetch_all(&self.pool)
        .await?;
        let read = |(n, user, name, seat, text, at): Row| {
            let seat = seat.map(u8::try_from).transpose().ok()?;
            Some(Message { n: n.try_into().ok()?, name, user, seat, text, at })
        };
        let messages: Option<Vec<Message>> = rows.into_iter().rev().map(read).collect();
        messages.ok_or_else(|| StoreError::Corrupt(format!("the messages of match {id}")))
    }
}

//! Plies, snapshots and chat of a match.

use super::writer::{Arg, Bulk, row};
use super::{Hold, Result, Store, StoreError, Write, soon, sql};

/// A ply is stored by the server that holds the match, and only if the one before it is there.
pub static PLIES: Bulk = Bulk {
    before: "insert into plies (match_id, n, seat, code, hash, made_by, at, key) \
             select column1, column2, column3, column4, column5, column6, column7, column8 from (",
    row: &["text", "bigint", "bigint", "bigint", "bigint", "text", "bigint", "text", "bigint"],
    after: ") as new join matches on matches.id = column1 and matches.epoch = column9 \
            where column2 = 1 or exists \
            (select 1 from plies p where p.match_id = column1 and p.n = column2 - 1)",
    lock: "for share of matches",
};

/// Plies of a match that comes into being with them.
pub static COPIES: Bulk = Bulk {
    before: "insert into plies (match_id, n, seat, code, hash, made_by, at)",
    row: &["text", "bigint", "bigint", "bigint", "bigint", "text", "bigint"],
    after: "",
    lock: "",
};

pub static SNAPSHOTS: Bulk = Bulk {
    before: "insert into snapshots (match_id, ply, hash, state)",
    row: &["text", "bigint", "bigint", "text"],
    after: "on conflict (match_id) do update set ply = excluded.ply, hash = excluded.hash, \
            state = excluded.state",
    lock: "",
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
    /// The client's name for the request that led to it.
    pub key: Option<String>,
}

/// Stands for a step back where a ply has its code.
const STEP_BACK: i64 = -1;

/// What a request with a key asked for, and the ply that it led to.
#[derive(Clone, Copy, Debug)]
pub struct Asked {
    pub ply: u32,
    /// Unknown of what was asked before this was kept.
    what: Option<(i64, u8)>,
}

impl Asked {
    fn read(ply: i64, code: Option<i64>, seat: Option<i64>) -> Option<Self> {
        let what = code.zip(seat.and_then(|seat| seat.try_into().ok()));
        Some(Asked { ply: ply.try_into().ok()?, what })
    }

    /// Was it a request of this seat for this ply (`None`: for a step back)?
    pub fn is(&self, seat: u8, code: Option<u32>) -> bool {
        let code = code.map_or(STEP_BACK, i64::from);
        self.what.is_none_or(|what| what == (code, seat))
    }
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
    /// Takes plies back. Their keys stay known.
    pub fn cut(id: &str, keep: u32) -> [Write; 2] {
        let remember = "insert into undone (match_id, key, ply, code, seat) \
                        select match_id, key, n, code, seat from plies \
                        where match_id = $1 and n > $2 and key is not null \
                        on conflict (match_id, key) do nothing";
        let delete = "delete from plies where match_id = $1 and n > $2";
        [remember, delete].map(|statement| sql(statement, [id.into(), i64::from(keep).into()]))
    }

    /// A step back of this key has led to `ply`.
    pub fn step_back(id: &str, seat: u8, key: &str, ply: u32) -> Write {
        let statement = "insert into undone (match_id, key, ply, code, seat) \
                         values ($1, $2, $3, $4, $5) on conflict (match_id, key) do nothing";
        let (ply, seat) = (i64::from(ply), i64::from(seat));
        sql(statement, [id.into(), key.into(), ply.into(), STEP_BACK.into(), seat.into()])
    }

    /// One more ply of a match that this server holds.
    pub fn ply(ply: PlyRow, Hold(epoch): Hold) -> Write {
        let key = ply.key.clone();
        let [id, n, seat, code, hash, by, at] = columns(ply);
        row(&PLIES, [id, n, seat, code, hash, by, at, key.into(), epoch.into()])
    }

    /// A ply that a new match starts with.
    pub fn copy(ply: PlyRow) -> Write {
        row(&COPIES, columns(ply))
    }

    pub fn snapshot(id: &str, snapshot: Snapshot) -> Write {
        let Snapshot { ply, hash, state } = snapshot;
        let (ply, hash) = (i64::from(ply), hash.cast_signed());
        row(&SNAPSHOTS, [id.into(), ply.into(), hash.into(), state.into()])
    }

    /// From here on the match goes by the rules of this program.
    pub fn base(id: &str, ply: u32, state: String) -> Write {
        let statement = "insert into bases (match_id, ply, state) values ($1, $2, $3) \
                         on conflict (match_id) do update set ply = excluded.ply, \
                         state = excluded.state";
        sql(statement, [id.into(), i64::from(ply).into(), state.into()])
    }

    pub fn message(id: &str, message: &Message, key: Option<String>) -> Write {
        let statement = "insert into messages (match_id, n, user_id, name, seat, text, at, key) \
                         values ($1, $2, $3, $4, $5, $6, $7, $8)";
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
                key.into(),
            ],
        )
    }
}

fn columns(ply: PlyRow) -> [Arg; 7] {
    let PlyRow { match_id, n, seat, code, hash, by, at, .. } = ply;
    let numbers = [n.into(), seat.into(), code.into(), hash.cast_signed()].map(Arg::Int);
    let [n, seat, code, hash] = numbers;
    [match_id.into(), n, seat, code, hash, by.text().into(), at.into()]
}

/// The plies of a match as far as they follow on each other.
#[derive(Debug, Default)]
pub struct Plies {
    pub rows: Vec<PlyRow>,
    /// The number of the first one that is missing or cannot be read although later ones are there.
    pub hole: Option<u32>,
}

impl Store {
    /// All plies of a match, in order.
    pub async fn plies(&self, id: &str) -> Result<Plies> {
        type Row = (i64, i64, i64, i64, String, i64);
        let query = sqlx::query_as(
            "select n, seat, code, hash, made_by, at from plies where match_id = $1 order by n",
        );
        let rows: Vec<Row> = soon(query.bind(id.to_owned()).fetch_all(&self.pool)).await?;
        let read = |expected: u32, (n, seat, code, hash, by, at): Row| {
            (n == i64::from(expected)).then_some(())?;
            Some(PlyRow {
                match_id: id.to_owned(),
                n: expected,
                seat: seat.try_into().ok()?,
                code: code.try_into().ok()?,
                hash: hash.cast_unsigned(),
                by: By::parse(&by)?,
                at,
                key: None,
            })
        };
        let mut plies = Plies::default();
        for (expected, row) in (1..).zip(rows) {
            match read(expected, row) {
                Some(row) => plies.rows.push(row),
                None => {
                    plies.hole = Some(expected);
                    break;
                }
            }
        }
        Ok(plies)
    }

    /// What a request of this key asked for and led to, if it was a ply that still stands.
    pub async fn ply_by_key(&self, id: &str, key: &str) -> Result<Option<Asked>> {
        let query =
            sqlx::query_as("select n, code, seat from plies where match_id = $1 and key = $2");
        let query = query.bind(id.to_owned()).bind(key.to_owned());
        let row: Option<(i64, i64, i64)> = soon(query.fetch_optional(&self.pool)).await?;
        Ok(row.and_then(|(n, code, seat)| Asked::read(n, Some(code), Some(seat))))
    }

    /// Keys of plies that were taken back and of steps back, and what these were.
    pub async fn undone(&self, id: &str) -> Result<Vec<(String, Asked)>> {
        type Row = (String, i64, Option<i64>, Option<i64>);
        let query = sqlx::query_as("select key, ply, code, seat from undone where match_id = $1");
        let rows: Vec<Row> = soon(query.bind(id.to_owned()).fetch_all(&self.pool)).await?;
        let read = |(key, ply, code, seat): Row| Some((key, Asked::read(ply, code, seat)?));
        Ok(rows.into_iter().filter_map(read).collect())
    }

    pub async fn snapshot(&self, id: &str) -> Result<Option<Snapshot>> {
        let query = sqlx::query_as("select ply, hash, state from snapshots where match_id = $1");
        let row: Option<(i64, i64, String)> =
            soon(query.bind(id.to_owned()).fetch_optional(&self.pool)).await?;
        let Some((ply, hash, state)) = row else { return Ok(None) };
        let ply = ply
            .try_into()
            .map_err(|_| StoreError::Corrupt(format!("the snapshot of match {id}")))?;
        Ok(Some(Snapshot { ply, hash: hash.cast_unsigned(), state }))
    }

    /// From where the match went on under other rules, and in which state.
    pub async fn base(&self, id: &str) -> Result<Option<(u32, String)>> {
        let query = sqlx::query_as("select ply, state from bases where match_id = $1");
        let row: Option<(i64, String)> =
            soon(query.bind(id.to_owned()).fetch_optional(&self.pool)).await?;
        let corrupt = || StoreError::Corrupt(format!("the base of match {id}"));
        row.map(|(ply, state)| Ok((ply.try_into().map_err(|_| corrupt())?, state))).transpose()
    }

    /// The last messages beyond `after`, oldest first.
    pub async fn messages(&self, id: &str, after: u32, most: u32) -> Result<Vec<Message>> {
        type Row = (i64, Option<String>, String, Option<i64>, String, i64);
        let query = sqlx::query_as(
            "select n, user_id, name, seat, text, at from messages \
             where match_id = $1 and n > $2 order by n desc limit $3",
        );
        let query = query.bind(id.to_owned()).bind(i64::from(after)).bind(i64::from(most));
        let rows: Vec<Row> = soon(query.fetch_all(&self.pool)).await?;
        let read = |(n, user, name, seat, text, at): Row| {
            let seat = seat.map(u8::try_from).transpose().ok()?;
            Some(Message { n: n.try_into().ok()?, name, user, seat, text, at })
        };
        let messages: Option<Vec<Message>> = rows.into_iter().rev().map(read).collect();
        messages.ok_or_else(|| StoreError::Corrupt(format!("the messages of match {id}")))
    }

    /// The number of the last message, 0 if there is none.
    pub async fn last_message(&self, id: &str) -> Result<u32> {
        let query = sqlx::query_as("select coalesce(max(n), 0) from messages where match_id = $1");
        let (n,): (i64,) = soon(query.bind(id.to_owned()).fetch_one(&self.pool)).await?;
        n.try_into().map_err(|_| StoreError::Corrupt(format!("the messages of match {id}")))
    }

    /// Whether a message of this person with this key is kept.
    pub async fn said(&self, id: &str, user: &str, key: &str) -> Result<bool> {
        let query = sqlx::query_as(
            "select n from messages where match_id = $1 and user_id = $2 and key = $3",
        );
        let query = query.bind(id.to_owned()).bind(user.to_owned()).bind(key.to_owned());
        let row: Option<(i64,)> = soon(query.fetch_optional(&self.pool)).await?;
        Ok(row.is_some())
    }
}

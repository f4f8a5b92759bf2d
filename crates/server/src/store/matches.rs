//! Matches and who sits where.

use engine::Seed;
use serde::Serialize;
use serde_json::Value;

use super::writer::Bulk;
use super::{Hold, Result, Store, StoreError, Tenant, Write, now, soon, sql, writer};

/// SQLite and PostgreSQL both call the columns of values by their numbers.
pub static TURNS: Bulk = Bulk {
    before: "update matches set to_move = new.column2, changed = new.column3 from (",
    row: &["text", "bigint", "bigint", "bigint"],
    after: ") as new where matches.id = new.column1 and matches.epoch = new.column4",
    lock: "",
};

/// No list is longer.
const MOST_LISTED: i64 = 100;

macro_rules! words {
    ($(#[$meta:meta])* $name:ident { $($variant:ident = $text:literal),* $(,)? }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, utoipa::ToSchema, ts_rs::TS)]
        #[serde(rename_all = "snake_case")]
        pub enum $name { $($variant),* }

        impl $name {
            pub fn text(self) -> &'static str {
                match self { $($name::$variant => $text),* }
            }

            fn parse(text: &str) -> Option<Self> {
                match text { $($text => Some($name::$variant),)* _ => None }
            }
        }
    };
}

words! {
    Status { Open = "open", Running = "running", Over = "over", Closed = "closed" }
}

words! {
    /// `Gone` was a person who left or was deleted.
    Who { Person = "person", Bot = "bot", Open = "open", Gone = "gone" }
}

#[derive(Clone, Debug)]
pub struct MatchRow {
    pub id: String,
    pub game: String,
    pub rules: u16,
    pub edition: u64,
    pub options: Value,
    pub seed: Seed,
    pub status: Status,
    pub public: bool,
    /// Whoever plays may ask for hints, though others are people.
    pub hints: bool,
    pub host: Option<String>,
    pub invites: i64,
    pub to_move: u8,
    pub standings: Option<Value>,
    pub rematch: Option<String>,
    pub created: i64,
    pub changed: i64,
    /// The server that holds it, and under which epoch.
    pub holder: Option<String>,
    pub hold: Hold,
}

impl MatchRow {
    /// A private table that waits for its players. Rules, edition and options are still to be set.
    pub fn new(id: String, game: &str, seed: Seed) -> Self {
        let created = now();
        MatchRow {
            id,
            game: game.to_owned(),
            rules: 0,
            edition: 0,
            options: Value::Null,
            seed,
            status: Status::Open,
            public: false,
            hints: false,
            host: None,
            invites: 0,
            to_move: 0,
            standings: None,
            rematch: None,
            created,
            changed: created,
            holder: None,
            hold: Hold(0),
        }
    }
}

#[derive(Clone, Debug)]
pub struct SeatRow {
    pub who: Who,
    pub user: Option<String>,
    pub name: Option<String>,
    pub bot: Option<String>,
    pub auto: bool,
}

impl SeatRow {
    pub fn open() -> Self {
        SeatRow { who: Who::Open, user: None, name: None, bot: None, auto: false }
    }

    pub fn person(user: &str, name: &str) -> Self {
        let name = Some(name).filter(|name| !name.is_empty()).map(str::to_owned);
        let user = Some(user.to_owned());
        SeatRow { who: Who::Person, user, name, ..SeatRow::open() }
    }

    pub fn bot(level: &str) -> Self {
        SeatRow { who: Who::Bot, bot: Some(level.to_owned()), ..SeatRow::open() }
    }

    pub fn is_of(&self, user: &str) -> bool {
        self.who == Who::Person && self.user.as_deref() == Some(user)
    }
}

/// A match to be written for the first time.
#[derive(Debug)]
pub struct NewMatch<'a> {
    pub row: &'a MatchRow,
    pub seats: &'a [SeatRow],
}

/// Which tables to list.
#[derive(Clone, Debug)]
pub enum Listing<'a> {
    Open,
    Running,
    Of(&'a str),
}

impl Write {
    pub fn new_match(NewMatch { row, seats }: NewMatch<'_>) -> Vec<Write> {
        let statement = "insert into matches (id, game, rules, edition, options, seed, status, \
             public, host, invites, to_move, standings, rematch, created, changed, hints) \
             values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, null, null, $12, $12, $13)";
        let first = sql(
            statement,
            [
                row.id.as_str().into(),
                row.game.as_str().into(),
                i64::from(row.rules).into(),
                row.edition.cast_signed().into(),
                row.options.to_string().into(),
                row.seed.to_string().into(),
                row.status.text().into(),
                i64::from(row.public).into(),
                row.host.clone().into(),
                row.invites.into(),
                i64::from(row.to_move).into(),
                row.created.into(),
                i64::from(row.hints).into(),
            ],
        );
        let insert = "insert into seats (match_id, n, who, user_id, name, bot, auto) \
                      values ($1, $2, $3, $4, $5, $6, 0)";
        let seats = (0i64..).zip(seats).map(|(n, seat)| {
            let SeatRow { who, user, name, bot, .. } = seat.clone();
            let args = [row.id.as_str().into(), n.into(), who.text().into()];
            let [id, n, who] = args;
            sql(insert, [id, n, who, user.into(), name.into(), bot.into()])
        });
        std::iter::once(first).chain(seats).collect()
    }

    /// Writes a seat as it is now.
    pub fn seat(id: &str, n: u8, seat: &SeatRow) -> Write {
        let statement = "update seats set who = $3, user_id = $4, name = $5, bot = $6, auto = $7 \
                         where match_id = $1 and n = $2";
        let SeatRow { who, user, name, bot, auto } = seat.clone();
        let (n, auto) = (i64::from(n), i64::from(auto));
        sql(
            statement,
            [
                id.into(),
                n.into(),
                who.text().into(),
                user.into(),
                name.into(),
                bot.into(),
                auto.into(),
            ],
        )
        .once()
    }

    /// Others are to move.
    pub fn turn(row: &MatchRow) -> Write {
        let (to_move, Hold(epoch)) = (i64::from(row.to_move), row.hold);
        let id = row.id.as_str().into();
        writer::row(&TURNS, [id, to_move.into(), row.changed.into(), epoch.into()])
    }

    /// The match goes by these rules and this edition now.
    pub fn rules(row: &MatchRow) -> Write {
        let statement = "update matches set rules = $2, edition = $3 where id = $1 and epoch = $4";
        let (rules, edition) = (i64::from(row.rules), row.edition.cast_signed());
        let id = row.id.as_str().into();
        sql(statement, [id, rules.into(), edition.into(), row.hold.0.into()]).once()
    }

    /// Writes what changes in the life of a match.
    pub fn progress(row: &MatchRow) -> Write {
        let statement = "update matches set status = $2, invites = $3, to_move = $4, \
                         standings = $5, rematch = $6, changed = $7 where id = $1 and epoch = $8";
        let standings = row.standings.as_ref().map(Value::to_string);
        sql(
            statement,
            [
                row.id.as_str().into(),
                row.status.text().into(),
                row.invites.into(),
                i64::from(row.to_move).into(),
                standings.into(),
                row.rematch.clone().into(),
                now().into(),
                row.hold.0.into(),
            ],
        )
        .once()
    }
}

type Row = (
    (String, String, i64, i64, String, String, String),
    (i64, Option<String>, i64, i64, Option<String>, Option<String>, i64, i64),
    (Option<String>, i64, Option<i64>),
);

const COLUMNS: &str = "id, game, rules, edition, options, seed, status, public, host, invites, \
                       to_move, standings, rematch, created, changed, holder, epoch, hints";

fn read(row: Row) -> Option<MatchRow> {
    let (
        (id, game, rules, edition, options, seed, status),
        (public, host, invites, to_move, standings, rematch, created, changed),
        (holder, epoch, hints),
    ) = row;
    Some(MatchRow {
        id,
        game,
        rules: rules.try_into().ok()?,
        edition: edition.cast_unsigned(),
        options: serde_json::from_str(&options).ok()?,
        seed: seed.parse().ok()?,
        status: Status::parse(&status)?,
        public: public != 0,
        // A backup from before hints were a choice has none.
        hints: hints.is_some_and(|hints| hints != 0),
        host,
        invites,
        to_move: to_move.try_into().ok()?,
        standings: standings.and_then(|text| serde_json::from_str(&text).ok()),
        rematch,
        created,
        changed,
        holder,
        hold: Hold(epoch),
    })
}

/// sqlx reads tuples of up to nine columns; a match has more.
fn columns(row: &sqlx::any::AnyRow) -> std::result::Result<Row, sqlx::Error> {
    use sqlx::Row as _;
    Ok((
        (
            row.try_get(0)?,
            row.try_get(1)?,
            row.try_get(2)?,
            row.try_get(3)?,
            row.try_get(4)?,
            row.try_get(5)?,
            row.try_get(6)?,
        ),
        (
            row.try_get(7)?,
            row.try_get(8)?,
            row.try_get(9)?,
            row.try_get(10)?,
            row.try_get(11)?,
            row.try_get(12)?,
            row.try_get(13)?,
            row.try_get(14)?,
        ),
        (row.try_get(15)?, row.try_get(16)?, row.try_get(17)?),
    ))
}

impl Store {
    pub async fn find_match(&self, id: &str) -> Result<Option<(MatchRow, Vec<SeatRow>)>> {
        let select = format!("select {COLUMNS} from matches where id = $1");
        let query = sqlx::query(sqlx::AssertSqlSafe(select)).bind(id);
        let row = soon(query.fetch_optional(&self.pool)).await?;
        let Some(row) = row else { return Ok(None) };
        let corrupt = || StoreError::Corrupt(format!("match {id}"));
        let found = read(columns(&row)?).ok_or_else(corrupt)?;
        type Row = (String, Option<String>, Option<String>, Option<String>, i64);
        let query = sqlx::query_as(
            "select who, user_id, name, bot, auto from seats where match_id = $1 order by n",
        );
        let seats: Vec<Row> = soon(query.bind(id).fetch_all(&self.pool)).await?;
        let seats: Option<Vec<SeatRow>> = seats
            .into_iter()
            .map(|(who, user, name, bot, auto)| {
                Some(SeatRow { who: Who::parse(&who)?, user, name, bot, auto: auto != 0 })
            })
            .collect();
        Ok(Some((found, seats.ok_or_else(corrupt)?)))
    }

    /// How far a match has got.
    pub async fn ply_of(&self, id: &str) -> Result<u32> {
        let query = sqlx::query_as("select coalesce(max(n), 0) from plies where match_id = $1");
        let (ply,): (i64,) = soon(query.bind(id).fetch_one(&self.pool)).await?;
        u32::try_from(ply).map_err(|_| StoreError::Corrupt(format!("the plies of match {id}")))
    }

    /// Ids of tables, those that changed last first.
    pub async fn list(&self, listing: Listing<'_>) -> Result<Vec<String>> {
        let query = match listing {
            Listing::Open => sqlx::query_as(
                "select id from matches m where status = 'open' and public = 1 and exists \
                 (select 1 from seats s where s.match_id = m.id and s.who = 'open') \
                 order by changed desc limit $1",
            )
            .bind(MOST_LISTED),
            Listing::Running => sqlx::query_as(
                "select id from matches where status = 'running' and public = 1 \
                 order by changed desc limit $1",
            )
            .bind(MOST_LISTED),
            Listing::Of(user) => sqlx::query_as(
                "select id from matches m where status <> 'closed' and (host = $2 or exists \
                 (select 1 from seats s where s.match_id = m.id and s.user_id = $2)) \
                 order by changed desc limit $1",
            )
            .bind(MOST_LISTED)
            .bind(user.to_owned()),
        };
        let ids: Vec<(String,)> = soon(query.fetch_all(&self.pool)).await?;
        Ok(ids.into_iter().map(|(id,)| id).collect())
    }

    /// Every table that somebody hosts or has sat at, closed ones too.
    pub async fn tables_of(&self, user: &str) -> Result<Vec<String>> {
        let query = sqlx::query_as(
            "select id from matches m where host = $1 or exists \
             (select 1 from seats s where s.match_id = m.id and s.user_id = $1) or exists \
             (select 1 from sitters s where s.match_id = m.id and s.user_id = $1) order by created",
        );
        let ids: Vec<(String,)> = soon(query.bind(user.to_owned()).fetch_all(&self.pool)).await?;
        Ok(ids.into_iter().map(|(id,)| id).collect())
    }

    /// Tables of a host that have not started.
    pub async fn waiting_of(&self, host: &str) -> Result<usize> {
        let query =
            sqlx::query_as("select count(*) from matches where status = 'open' and host = $1");
        let (count,): (i64,) = soon(query.bind(host.to_owned()).fetch_one(&self.pool)).await?;
        Ok(usize::try_from(count).unwrap_or_default())
    }

    /// Every running match that no other server has although a bot is to move (or a choice is made by
    /// itself): for a server that starts, outlives another, or had to close rooms. Bots alone wait
    /// until somebody looks.
    pub async fn waiting_for_bots(&self, tenant: &Tenant) -> Result<Vec<String>> {
        let query = sqlx::query_as(
            "select distinct m.id from matches m join seats s on s.match_id = m.id \
             where m.status = 'running' and (s.who = 'bot' or s.auto = 1) \
             and (m.to_move >> cast(s.n as integer)) & 1 = 1 \
             and exists (select 1 from seats p where p.match_id = m.id and p.who <> 'bot') \
             and not exists (select 1 from servers v where v.id = m.holder and v.id <> $1)",
        );
        let query = query.bind(tenant.id.clone());
        let ids: Vec<(String,)> = soon(query.fetch_all(&self.pool)).await?;
        Ok(ids.into_iter().map(|(id,)| id).collect())
    }

    pub async fn every_match(&self) -> Result<Vec<String>> {
        let query = sqlx::query_as("select id from matches order by created");
        let ids: Vec<(String,)> = soon(query.fetch_all(&self.pool)).await?;
        Ok(ids.into_iter().map(|(id,)| id).collect())
    }
}

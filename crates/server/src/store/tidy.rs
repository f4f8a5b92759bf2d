//! What is announced to be tidied away, and what then is.

use super::{MatchRow, Result, Status, Store, StoreError, Tenant, Write, soon, sql};

/// Which tables have been left alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Left {
    /// Nobody started it.
    Open,
    /// Nothing was played.
    Running,
    /// The same, and only bots sit there.
    Bots,
}

/// A table will be tidied away.
#[derive(Clone, Copy, Debug)]
pub struct Notice {
    /// When that was announced.
    pub at: i64,
    /// What the table was like: when it had last changed.
    pub changed: i64,
}

/// A statement is text that was written before, so each kind has its own.
macro_rules! announce {
    ($which:literal) => {
        concat!(
            "insert into notices (match_id, at, changed) \
             select m.id, cast($1 as bigint), m.changed from matches m where ",
            $which,
            " and m.changed <= $2 and not exists \
             (select 1 from notices n where n.match_id = m.id and n.changed = m.changed) \
             on conflict (match_id) do update set at = excluded.at, changed = excluded.changed"
        )
    };
}

/// Everything that is kept of a match, the match itself last.
const ALL_OF_IT: [&str; 13] = [
    "delete from sitters where match_id = $1",
    "delete from practice where match_id = $1",
    "delete from notices where match_id = $1",
    "delete from contributions where match_id = $1",
    "delete from draws where match_id = $1",
    "delete from votes where match_id = $1",
    "delete from bases where match_id = $1",
    "delete from undone where match_id = $1",
    "delete from messages where match_id = $1",
    "delete from snapshots where match_id = $1",
    "delete from plies where match_id = $1",
    "delete from seats where match_id = $1",
    "delete from matches where id = $1",
];

impl Write {
    /// Tables that have not changed since `last` are announced, each once.
    pub fn announce(left: Left, now: i64, last: i64) -> Write {
        let statement = match left {
            Left::Open => announce!("m.status = 'open'"),
            Left::Running => announce!("m.status = 'running'"),
            Left::Bots => announce!(
                "m.status = 'running' and not exists \
                 (select 1 from seats s where s.match_id = m.id and s.who <> 'bot')"
            ),
        };
        sql(statement, [now.into(), last.into()])
    }

    /// Whoever holds it has lost it with this, and if anything has changed, nothing is done.
    fn seize(row: &MatchRow, tenant: &Tenant) -> Write {
        let statement = "update matches set epoch = epoch + 1 where id = $1 and status = $2 \
             and changed = $3 and not exists \
             (select 1 from servers v where v.id = matches.holder and v.id <> $4)";
        let (id, status) = (row.id.as_str().into(), row.status.text().into());
        sql(statement, [id, status, row.changed.into(), tenant.id.as_str().into()]).once()
    }

    /// An open table is closed, as if its host had given it up; anything else is deleted.
    pub fn tidy(row: &MatchRow, tenant: &Tenant, now: i64) -> Vec<Write> {
        let mut writes = vec![Write::seize(row, tenant)];
        if row.status == Status::Open {
            let close = "update matches set status = 'closed', changed = $2 where id = $1";
            writes.push(sql(close, [row.id.as_str().into(), now.into()]));
        } else {
            writes.extend(ALL_OF_IT.map(|statement| sql(statement, [row.id.as_str().into()])));
        }
        writes
    }
}

impl Store {
    /// Whether it is announced that a table will be tidied away.
    pub async fn notice(&self, id: &str) -> Result<Option<Notice>> {
        let query = sqlx::query_as("select at, changed from notices where match_id = $1");
        let row: Option<(i64, i64)> =
            soon(query.bind(id.to_owned()).fetch_optional(&self.pool)).await?;
        Ok(row.map(|(at, changed)| Notice { at, changed }))
    }

    /// Tables that were announced at `last` or before and that nobody has touched since.
    pub async fn announced(&self, last: i64) -> Result<Vec<String>> {
        let query = sqlx::query_as(
            "select m.id from matches m join notices n on n.match_id = m.id \
             where n.at <= $1 and m.changed = n.changed and m.status in ('open', 'running')",
        );
        self.ids(query.bind(last)).await
    }

    /// Tables that were given up at `last` or before.
    pub async fn given_up(&self, last: i64) -> Result<Vec<String>> {
        let query =
            sqlx::query_as("select id from matches where status = 'closed' and changed <= $1");
        self.ids(query.bind(last)).await
    }

    async fn ids<'q>(
        &self,
        query: sqlx::query::QueryAs<'q, sqlx::Any, (String,), sqlx::any::AnyArguments>,
    ) -> std::result::Result<Vec<String>, StoreError> {
        let ids: Vec<(String,)> = soon(query.fetch_all(&self.pool)).await?;
        Ok(ids.into_iter().map(|(id,)| id).collect())
    }
}

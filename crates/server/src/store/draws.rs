//! How seeds came about.

use engine::Seed;

use super::{Result, Store, StoreError, Tenant, Write, now, soon, sql};

/// A player's part in a seed.
#[derive(Clone, Debug)]
pub struct ContributionRow {
    pub n: u32,
    /// Absent once the person was deleted.
    pub user: Option<String>,
    /// Theirs when the match started; empty before.
    pub seats: Vec<u8>,
    pub commitment: Seed,
    pub value: Option<Seed>,
}

#[derive(Clone, Copy, Debug)]
pub struct DrawRow {
    pub secret: Seed,
    pub ended: bool,
}

impl Write {
    /// Puts a contribution in, or in the place of the one before.
    pub fn contribution(id: &str, row: &ContributionRow) -> Write {
        let statement = "insert into contributions (match_id, n, user_id, seats, commitment, value) \
                         values ($1, $2, $3, $4, $5, $6) on conflict (match_id, n) do update set \
                         seats = excluded.seats, commitment = excluded.commitment, \
                         value = excluded.value";
        let seats: Vec<String> = row.seats.iter().map(u8::to_string).collect();
        sql(
            statement,
            [
                id.into(),
                i64::from(row.n).into(),
                row.user.clone().into(),
                seats.join(",").into(),
                row.commitment.to_string().into(),
                row.value.map(|value| value.to_string()).into(),
            ],
        )
    }

    /// Forgets the contribution of somebody who is not there when the match starts.
    pub fn no_contribution(id: &str, n: u32) -> Write {
        let statement = "delete from contributions where match_id = $1 and n = $2";
        sql(statement, [id.into(), i64::from(n).into()])
    }

    pub fn begin_draw(id: &str, secret: Seed) -> Write {
        let statement =
            "insert into draws (match_id, secret, began, ended) values ($1, $2, $3, null)";
        sql(statement, [id.into(), secret.to_string().into(), now().into()])
    }

    /// The seed is made.
    pub fn end_draw(id: &str, seed: Seed) -> [Write; 2] {
        let ended = "update draws set ended = $2 where match_id = $1 and ended is null";
        let drawn = "update matches set seed = $2 where id = $1";
        [
            sql(ended, [id.into(), now().into()]).once(),
            sql(drawn, [id.into(), seed.to_string().into()]).once(),
        ]
    }
}

impl Store {
    /// The draw of a match, if it has begun, and who takes part.
    pub async fn draw(&self, id: &str) -> Result<(Option<DrawRow>, Vec<ContributionRow>)> {
        let corrupt = || StoreError::Corrupt(format!("the draw of match {id}"));
        let query = sqlx::query_as("select secret, ended from draws where match_id = $1");
        let draw: Option<(String, Option<i64>)> =
            soon(query.bind(id).fetch_optional(&self.pool)).await?;
        let read = |(secret, ended): (String, Option<i64>)| {
            Some(DrawRow { secret: secret.parse().ok()?, ended: ended.is_some() })
        };
        let draw = draw.map(|row| read(row).ok_or_else(corrupt)).transpose()?;
        type Row = (i64, Option<String>, Option<String>, String, Option<String>);
        let query = sqlx::query_as(
            "select n, user_id, seats, commitment, value from contributions \
             where match_id = $1 order by n",
        );
        let rows: Vec<Row> = soon(query.bind(id).fetch_all(&self.pool)).await?;
        let read = |(n, user, seats, commitment, value): Row| {
            let seats = seats.unwrap_or_default();
            let seats =
                seats.split(',').filter(|seat| !seat.is_empty()).map(|seat| seat.parse().ok());
            Some(ContributionRow {
                n: n.try_into().ok()?,
                user,
                seats: seats.collect::<Option<_>>()?,
                commitment: commitment.parse().ok()?,
                value: value.map(|value| value.parse()).transpose().ok()?,
            })
        };
        let rows: Option<Vec<ContributionRow>> = rows.into_iter().map(read).collect();
        Ok((draw, rows.ok_or_else(corrupt)?))
    }

    /// Matches whose draw is under way and that no other server has.
    pub async fn drawing(&self, tenant: &Tenant) -> Result<Vec<String>> {
        let query = sqlx::query_as(
            "select m.id from matches m join draws d on d.match_id = m.id where d.ended is null \
             and not exists (select 1 from servers v where v.id = m.holder and v.id <> $1)",
        );
        let query = query.bind(tenant.id.clone());
        let ids: Vec<(String,)> = soon(query.fetch_all(&self.pool)).await?;
        Ok(ids.into_iter().map(|(id,)| id).collect())
    }
}

//! Votes on who takes an abandoned seat over.

use super::{Result, Store, StoreError, Write, soon, sql};

#[derive(Clone, Debug)]
pub struct VoteRow {
    pub seat: u8,
    pub user: String,
    /// The person's own.
    pub name: String,
    pub vote: String,
}

impl Write {
    /// A person's vote replaces the one before.
    pub fn vote(id: &str, seat: u8, user: &str, vote: &str) -> Write {
        let statement = "insert into votes (match_id, seat, user_id, vote) values ($1, $2, $3, $4) \
                         on conflict (match_id, seat, user_id) do update set vote = excluded.vote";
        sql(statement, [id.into(), i64::from(seat).into(), user.into(), vote.into()])
    }

    /// The seat has found somebody.
    pub fn end_votes(id: &str, seat: u8) -> Write {
        let statement = "delete from votes where match_id = $1 and seat = $2";
        sql(statement, [id.into(), i64::from(seat).into()])
    }
}

impl Store {
    pub async fn votes(&self, id: &str) -> Result<Vec<VoteRow>> {
        let statement = "select v.seat, v.user_id, u.name, v.vote from votes v \
                         join users u on u.id = v.user_id where v.match_id = $1";
        let rows: Vec<(i64, String, String, String)> =
            soon(sqlx::query_as(statement).bind(id).fetch_all(&self.pool)).await?;
        let read = |(seat, user, name, vote): (i64, _, _, _)| {
            Some(VoteRow { seat: seat.try_into().ok()?, user, name, vote })
        };
        let votes: Option<Vec<VoteRow>> = rows.into_iter().map(read).collect();
        votes.ok_or_else(|| StoreError::Corrupt(format!("the votes of match {id}")))
    }
}

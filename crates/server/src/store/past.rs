//! What a match keeps of its past besides its plies: who sat there before, and whether its luck was known.

use super::{Result, SeatRow, Store, StoreError, Write, soon, sql};

/// Somebody who had a seat until another one took it over.
#[derive(Clone, Debug)]
pub struct SitterRow {
    pub seat: u8,
    /// The last ply of their time.
    pub ply: u32,
    pub name: Option<String>,
    pub bot: Option<String>,
}

/// A match whose seed was chosen or known beforehand.
#[derive(Clone, Debug, Default)]
pub struct PracticeRow {
    /// The codes of a known match, for bots to follow; may be empty.
    pub line: Vec<u32>,
}

impl Write {
    /// Of two who leave a seat between the same plies, the first one played there.
    pub fn sitter(id: &str, seat: u8, ply: u32, row: &SeatRow) -> Write {
        let statement = "insert into sitters (match_id, seat, ply, user_id, name, bot) \
                         values ($1, $2, $3, $4, $5, $6) on conflict (match_id, seat, ply) do nothing";
        let SeatRow { user, name, bot, .. } = row.clone();
        let place = [id.into(), i64::from(seat).into(), i64::from(ply).into()];
        let [id, seat, ply] = place;
        sql(statement, [id, seat, ply, user.into(), name.into(), bot.into()])
    }

    pub fn practice(id: &str, PracticeRow { line }: &PracticeRow) -> Write {
        let line: Vec<String> = line.iter().map(u32::to_string).collect();
        let statement = "insert into practice (match_id, line) values ($1, $2)";
        sql(statement, [id.into(), line.join(",").into()]).once()
    }
}

impl Store {
    /// In the order of their time.
    pub async fn sitters(&self, id: &str) -> Result<Vec<SitterRow>> {
        let query = sqlx::query_as(
            "select seat, ply, name, bot from sitters where match_id = $1 order by ply, seat",
        );
        type Row = (i64, i64, Option<String>, Option<String>);
        let rows: Vec<Row> = soon(query.bind(id).fetch_all(&self.pool)).await?;
        let read = |(seat, ply, name, bot): Row| {
            Some(SitterRow { seat: seat.try_into().ok()?, ply: ply.try_into().ok()?, name, bot })
        };
        let rows: Option<Vec<SitterRow>> = rows.into_iter().map(read).collect();
        rows.ok_or_else(|| StoreError::Corrupt(format!("who sat at match {id}")))
    }

    pub async fn practice(&self, id: &str) -> Result<Option<PracticeRow>> {
        let query = sqlx::query_as("select line from practice where match_id = $1");
        let row: Option<(String,)> = soon(query.bind(id).fetch_optional(&self.pool)).await?;
        let read = |(line,): (String,)| {
            let codes =
                line.split(',').filter(|code| !code.is_empty()).map(|code| code.parse().ok());
            Some(PracticeRow { line: codes.collect::<Option<_>>()? })
        };
        row.map(|row| {
            read(row).ok_or_else(|| StoreError::Corrupt(format!("the line of match {id}")))
        })
        .transpose()
    }
}

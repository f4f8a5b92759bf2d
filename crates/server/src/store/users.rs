//! People.

use super::{Result, Store, Write, now, soon, sql};

#[derive(Clone, Debug)]
pub struct User {
    pub id: String,
    /// Empty until one is given.
    pub name: String,
    /// An account, not only a guest.
    pub login: Option<String>,
    pub epoch: i64,
}

impl Write {
    pub fn new_user(user: &User) -> Write {
        let statement = "insert into users (id, name, login, password, epoch, created) \
                         values ($1, $2, null, null, $3, $4)";
        let args = [user.id.as_str().into(), user.name.as_str().into(), user.epoch.into()];
        let [id, name, epoch] = args;
        sql(statement, [id, name, epoch, now().into()]).once()
    }

    pub fn rename(user: &str, name: &str) -> Write {
        sql("update users set name = $2 where id = $1", [user.into(), name.into()]).once()
    }

    /// Makes a guest an account. Fails if it is one already, or if the login is taken.
    pub fn claim(user: &str, login: &str, password: String) -> Write {
        let statement =
            "update users set login = $2, password = $3 where id = $1 and login is null";
        sql(statement, [user.into(), login.into(), password.into()]).once()
    }

    /// Every cookie handed out so far is worthless afterwards.
    pub fn next_epoch(user: &str) -> Write {
        sql("update users set epoch = epoch + 1 where id = $1", [user.into()]).once()
    }

    /// Forgets a person: name, login, what was said. Matches of others stay whole.
    pub fn forget(user: &str) -> Vec<Write> {
        vec![
            sql("delete from users where id = $1", [user.into()]).once(),
            // Whoever has these matches open must read them anew before writing to them again.
            sql(
                "update matches set epoch = epoch + 1 where host = $1 or id in \
                 (select match_id from seats where user_id = $1 \
                 union select match_id from sitters where user_id = $1)",
                [user.into()],
            ),
            sql(
                "update seats set who = 'gone', user_id = null, name = null where user_id = $1",
                [user.into()],
            ),
            sql("update sitters set user_id = null, name = null where user_id = $1", [user.into()]),
            sql(
                "update messages set user_id = null, name = '', text = '' where user_id = $1",
                [user.into()],
            ),
            sql("update matches set host = null where host = $1", [user.into()]),
            sql("delete from votes where user_id = $1", [user.into()]),
            // The values stay: without them nobody could check the seed.
            sql("update contributions set user_id = null where user_id = $1", [user.into()]),
        ]
    }
}

impl Store {
    pub async fn user(&self, id: &str) -> Result<Option<User>> {
        let query = sqlx::query_as("select name, login, epoch from users where id = $1");
        let row: Option<(String, Option<String>, i64)> =
            soon(query.bind(id).fetch_optional(&self.pool)).await?;
        Ok(row.map(|(name, login, epoch)| User { id: id.to_owned(), name, login, epoch }))
    }

    /// The account of that login and its password hash.
    pub async fn account(&self, login: &str) -> Result<Option<(User, String)>> {
        let query = sqlx::query_as("select id, name, epoch, password from users where login = $1");
        let row: Option<(String, String, i64, String)> =
            soon(query.bind(login).fetch_optional(&self.pool)).await?;
        Ok(row.map(|(id, name, epoch, password)| {
            (User { id, name, login: Some(login.to_owned()), epoch }, password)
        }))
    }

    /// All that a person has said, oldest first: table, text, time.
    pub async fn messages_of(&self, user: &str) -> Result<Vec<(String, String, i64)>> {
        let sql = "select match_id, text, at from messages where user_id = $1 order by at";
        soon(sqlx::query_as(sql).bind(user.to_owned()).fetch_all(&self.pool)).await
    }
}

//! The writer's own connection: made when it is needed, thrown away when it fails.

use std::time::Duration;

use sqlx::{AnyConnection, Connection};

use super::{Result, StoreError, greet};

/// A database that does not answer for so long is away.
pub const PATIENCE: Duration = Duration::from_secs(5);

#[derive(Debug)]
pub struct Line {
    url: String,
    pub sqlite: bool,
    connection: Option<AnyConnection>,
}

impl Line {
    pub fn to(url: &str, sqlite: bool) -> Self {
        Line { url: url.to_owned(), sqlite, connection: None }
    }

    /// Does something on the connection, in time.
    pub async fn within<T>(
        &mut self,
        work: impl AsyncFnOnce(&mut AnyConnection) -> Result<T>,
    ) -> Result<T> {
        let done = tokio::time::timeout(PATIENCE, async {
            if self.connection.is_none() {
                self.connection = Some(connect(&self.url, self.sqlite).await?);
            }
            let connection = self.connection.as_mut().expect("just made");
            work(connection).await
        });
        done.await.unwrap_or_else(|_| Err(StoreError::Away("no answer in time".to_owned())))
    }

    /// Ends the connection, and with it whatever it had under way. It need not agree.
    pub async fn hang_up(&mut self) {
        if let Some(connection) = self.connection.take() {
            // SQLite has let go of the file when this returns; PostgreSQL may be far away, and then
            // it notices by itself that nobody is there.
            let _ = tokio::time::timeout(Duration::from_secs(1), connection.close_hard()).await;
        }
    }
}

pub async fn connect(url: &str, sqlite: bool) -> Result<AnyConnection> {
    let mut connection = AnyConnection::connect(url).await?;
    greet(&mut connection, sqlite).await?;
    Ok(connection)
}

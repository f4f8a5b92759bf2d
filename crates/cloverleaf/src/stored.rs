//! What the server keeps: saved, brought back, looked over.

use std::fs::{self, File, OpenOptions};
use std::io::{BufReader, BufWriter, Write};
use std::path::{Path, PathBuf};

use server::store::{Store, sqlite_url};

use crate::error::Error;

#[derive(Debug, clap::Args)]
pub struct Where {
    /// Where everything is kept
    #[arg(long, value_name = "DIR", default_value = "cloverleaf-data")]
    data: PathBuf,
    /// Everything is in this database instead: postgres://…
    #[arg(long, value_name = "URL", env = "CLOVERLEAF_DATABASE", hide_env_values = true)]
    database: Option<String>,
}

#[derive(Debug, clap::Args)]
pub struct Backup {
    /// Must not exist yet; it holds secrets, so only its owner may read it
    file: PathBuf,
    #[command(flatten)]
    place: Where,
}

#[derive(Debug, clap::Args)]
pub struct Restore {
    file: PathBuf,
    #[command(flatten)]
    place: Where,
}

impl Where {
    fn url(&self) -> String {
        self.database.clone().unwrap_or_else(|| sqlite_url(&self.data))
    }
}

fn problem(path: &Path) -> impl Fn(std::io::Error) -> Error {
    move |error| Error::File { path: path.to_owned(), problem: error.to_string() }
}

fn block_on<T>(work: impl Future<Output = Result<T, Error>>) -> Result<T, Error> {
    tokio::runtime::Builder::new_multi_thread().enable_all().build()?.block_on(work)
}

pub fn backup(args: &Backup, out: &mut impl Write) -> Result<(), Error> {
    if args.place.database.is_none() {
        // Otherwise a wrong folder would make a backup of nothing.
        fs::metadata(args.place.data.join("cloverleaf.db")).map_err(problem(&args.place.data))?;
    }
    let mut open = OpenOptions::new();
    open.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut open, 0o600);
    let file = open.open(&args.file).map_err(problem(&args.file))?;
    let rows = block_on(async {
        let store = Store::open(&args.place.url()).await?;
        let mut writer = BufWriter::new(&file);
        let rows = store.dump(&mut writer).await?;
        store.close().await;
        Ok(rows)
    })?;
    file.sync_all().map_err(problem(&args.file))?;
    writeln!(out, "{rows} rows in {}", args.file.display())?;
    Ok(())
}

pub fn restore(args: &Restore, out: &mut impl Write) -> Result<(), Error> {
    let file = File::open(&args.file).map_err(problem(&args.file))?;
    if args.place.database.is_none() {
        fs::create_dir_all(&args.place.data).map_err(problem(&args.place.data))?;
    }
    let rows = block_on(async {
        let store = Store::open(&args.place.url()).await?;
        let rows = store.load(&mut BufReader::new(file)).await?;
        store.close().await;
        Ok(rows)
    })?;
    writeln!(out, "{rows} rows from {}", args.file.display())?;
    Ok(())
}

pub fn doctor(args: &Where, out: &mut impl Write) -> Result<(), Error> {
    if args.database.is_none() {
        fs::metadata(args.data.join("cloverleaf.db")).map_err(problem(&args.data))?;
    }
    let report = block_on(async {
        let store = Store::open(&args.url()).await?;
        let report = server::doctor::examine(&store).await?;
        store.close().await;
        Ok(report)
    })?;
    write!(out, "{report}")?;
    match report.problems.len() {
        0 => Ok(()),
        count => Err(Error::Unwell(count)),
    }
}

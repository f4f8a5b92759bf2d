use std::collections::BTreeMap;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use ::arena::contest::{Bout, Fighter, elo, wilson};
use ::arena::{BotKind, Entry, Failure};
use serde::Serialize;
use serde_json::Value;

use crate::error::{Error, game};
use crate::many::Many;
use crate::played::{Done, Job, Log, Terms};

#[derive(Debug, clap::Args)]
pub struct Args {
    pub game: String,
    /// The bots; BOT@FILE plays with a net of one's own
    #[arg(long, value_name = "BOT,…", value_delimiter = ',', required = true)]
    bots: Vec<String>,
    /// With 2 seats every pair plays; with more, each bot plays alone against the others' kind; with 1
    /// each plays against the rules
    #[arg(long, value_name = "N", default_value_t = 2, value_parser = clap::value_parser!(u8).range(1..=8))]
    seats: u8,
    /// Only the first bot against each of the others
    #[arg(long)]
    first: bool,
    /// The level of a solo match
    #[arg(long, value_name = "L")]
    level: Option<u8>,
    /// Matches of a pairing; each deal is played from every chair
    #[arg(long, value_name = "K", default_value_t = 400)]
    matches: u64,
    /// Every match is written to this file, and those that are in it already are not played again. One that
    /// was begun with other bots, nets, seats or another seed is refused
    #[arg(long, value_name = "FILE")]
    log: Option<PathBuf>,
    /// A picture of the ladder
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
    #[command(flatten)]
    many: Many,
}

#[derive(Debug, Serialize)]
struct Standing {
    name: String,
    #[serde(flatten)]
    results: Results,
    elo: f64,
}

#[derive(Debug, Serialize)]
struct Pairing {
    name: String,
    against: String,
    #[serde(flatten)]
    results: Results,
}

#[derive(Debug, Serialize)]
struct Results {
    matches: u64,
    wins: f64,
    win_rate: f64,
    ci95: [f64; 2],
    mean_score: f64,
    margin: f64,
    ms_per_turn: f64,
}

#[derive(Debug, Serialize)]
struct Report {
    game: &'static str,
    seats: u8,
    seed: u64,
    matches: u64,
    /// Matches that did not come to an end; they are counted nowhere else.
    endless: usize,
    turns_per_seat: f64,
    bots: Vec<Standing>,
    pairings: Vec<Pairing>,
}

pub fn run(args: &Args, out: &mut impl Write) -> Result<(), Error> {
    let entry = game(&args.game)?;
    let fighter = |name: &String| fighter(name, entry);
    let fighters = args.bots.iter().map(fighter).collect::<Result<Vec<_>, _>>()?;
    let options = match args.level {
        None => Value::Null,
        Some(level) => crate::levels::options(entry, level, args.seats)?,
    };
    let jobs = jobs(args, fighters.len());
    if jobs.is_empty() {
        return Err(Failure::NoBots.into());
    }
    let terms = Terms::new(entry, args.seats, args.level, args.many.work.seed, &fighters);
    let (log, mut done) = match &args.log {
        Some(path) => {
            let (log, done) = Log::open(path, &terms)?;
            (Some(log), done)
        }
        None => (None, BTreeMap::new()),
    };
    let known: Vec<_> = jobs.iter().filter(|job| done.contains_key(job)).copied().collect();
    done.retain(|job, _| known.contains(job));
    let open: Vec<Job> = jobs.iter().filter(|job| !done.contains_key(job)).copied().collect();
    let mut endless = 0;
    for it in play(entry, args, &fighters, &options, &open, log) {
        match it {
            // Nobody's victory; all the others would be lost with it.
            Err(Failure::Endless { .. }) => endless += 1,
            it => {
                let it = it?;
                done.insert(it.job, it);
            }
        }
    }
    let report = report(entry, args, endless, done.values());
    if let Some(path) = &args.svg {
        fs::write(path, crate::plot::ladder(&report.ladder())).map_err(|it| file(path, it))?;
    }
    if args.many.json {
        serde_json::to_writer(&mut *out, &report).map_err(std::io::Error::from)?;
        return Ok(writeln!(out)?);
    }
    report.write(out)
}

fn file(path: &Path, problem: impl ToString) -> Error {
    Error::File { path: path.to_owned(), problem: problem.to_string() }
}

/// A bot by its name, `BOT` or `BOT@FILE`.
pub fn fighter(name: &str, entry: &Entry) -> Result<Fighter, Error> {
    let (kind, path) = name.split_once('@').map_or((name, None), |(kind, path)| (kind, Some(path)));
    let kind: BotKind = kind.parse().map_err(Error::NoSuchBot)?;
    let net = path.map(|path| {
        let path = Path::new(path);
        let net = crate::train::read(path, entry)?;
        match BotKind::LEVELS.contains(&kind) {
            true => Ok(Arc::new(net)),
            false => Err(file(path, format!("{kind} goes by no net"))),
        }
    });
    Ok(Fighter { kind, net: net.transpose()? })
}

/// Deal by deal, so that whatever is broken off is balanced.
fn jobs(args: &Args, bots: usize) -> Vec<Job> {
    let chairs = usize::from(args.seats);
    let deals = args.matches.div_ceil(chairs as u64);
    let mut jobs = Vec::new();
    for deal in 0..deals {
        for bot in 0..bots {
            for other in 0..bots {
                let plays = match args.seats {
                    1 => bot == other,
                    // Of a pair each sits in each chair: the other way round is the same.
                    2 => bot < other,
                    _ => bot != other,
                };
                if plays && (!args.first || bot == 0) {
                    jobs.extend((0..chairs).map(|chair| Job { bot, other, deal, chair }));
                }
            }
        }
    }
    jobs
}

fn play(
    entry: &'static Entry,
    args: &Args,
    fighters: &[Fighter],
    options: &Value,
    jobs: &[Job],
    log: Option<Log>,
) -> Vec<Result<Done, Failure>> {
    let log = Mutex::new(log);
    let start = Instant::now();
    let results = args.many.share(jobs.len(), |nth| {
        let job = &jobs[nth];
        let seat = |chair| if chair == job.chair { job.bot } else { job.other };
        let seats = (0..usize::from(args.seats)).map(seat);
        let bout = Bout {
            options,
            seed: args.many.work.seed.wrapping_add(job.deal),
            seats: seats.map(|bot| &fighters[bot]).collect(),
            drawn: 0,
        };
        let clock = || start.elapsed().as_nanos() as u64;
        let result = (entry.bout)(&bout, &clock).map(|it| Done::new(*job, &it));
        let mut log = log.lock().unwrap_or_else(PoisonError::into_inner);
        if let (Ok(done), Some(file)) = (&result, &mut *log) {
            let line = serde_json::to_string(done).unwrap_or_default();
            // The figures of this run are right without it, but whoever counts on it must know.
            if let Err(error) = file.add(&line) {
                eprintln!("{error}; matches from here on are not kept");
                *log = None;
            }
        }
        result
    });
    results.into_iter().map(|(_, it)| it).collect()
}

/// Sums over some seats of some matches.
#[derive(Default)]
struct Sum {
    matches: u64,
    wins: f64,
    scores: i64,
    margins: i64,
    turns: u64,
    ms: f64,
}

impl Sum {
    fn add(&mut self, done: &Done, seat: usize) {
        self.matches += 1;
        self.wins += done.wins[seat];
        self.scores += i64::from(done.scores[seat]);
        self.margins += i64::from(done.margins[seat]);
        self.turns += u64::from(done.turns[seat]);
        self.ms += done.ms[seat];
    }

    fn mean(&self, sum: i64) -> f64 {
        sum as f64 / self.matches.max(1) as f64
    }

    fn results(&self) -> Results {
        Results {
            matches: self.matches,
            wins: self.wins,
            win_rate: self.wins / self.matches.max(1) as f64,
            ci95: wilson(self.wins, self.matches),
            mean_score: self.mean(self.scores),
            margin: self.mean(self.margins),
            ms_per_turn: self.ms / self.turns.max(1) as f64,
        }
    }
}

fn report<'a>(
    entry: &Entry,
    args: &Args,
    endless: usize,
    done: impl Iterator<Item = &'a Done> + Clone,
) -> Report {
    let bots = args.bots.len();
    let of = |pick: &dyn Fn(&Done, usize) -> bool| {
        let mut sum = Sum::default();
        for it in done.clone() {
            (0..it.wins.len()).filter(|seat| pick(it, *seat)).for_each(|seat| sum.add(it, seat));
        }
        sum
    };
    let seats = |it: &Done| (0..it.wins.len()).map(|seat| it.bot_at(seat)).collect::<Vec<_>>();
    let matches: Vec<_> = done.clone().map(|it| (seats(it), it.wins.clone())).collect();
    let elo = elo(bots, &matches);
    let standing = |bot: usize| {
        let results = of(&|it, seat| it.bot_at(seat) == bot).results();
        Standing { name: args.bots[bot].clone(), results, elo: elo[bot] }
    };
    let mut pairings = Vec::new();
    for (bot, other) in (0..bots).flat_map(|bot| (0..bots).map(move |other| (bot, other))) {
        let sum = of(&|it, seat| (it.job.bot, it.job.other, it.job.chair) == (bot, other, seat));
        if sum.matches > 0 {
            pairings.push(Pairing {
                name: args.bots[bot].clone(),
                against: if bot == other { "the rules".into() } else { args.bots[other].clone() },
                results: sum.results(),
            });
        }
    }
    let all = of(&|_, _| true);
    Report {
        game: entry.id,
        seats: args.seats,
        seed: args.many.work.seed,
        matches: done.clone().count() as u64,
        endless,
        turns_per_seat: all.turns as f64 / all.matches.max(1) as f64,
        bots: (0..bots).map(standing).collect(),
        pairings,
    }
}

impl Report {
    fn ladder(&self) -> Vec<(String, f64)> {
        self.bots.iter().map(|bot| (bot.name.clone(), bot.elo)).collect()
    }

    fn write(&self, out: &mut impl Write) -> Result<(), Error> {
        let Report { game, seats, matches, turns_per_seat, .. } = self;
        writeln!(
            out,
            "{game}, {seats} seats, {matches} matches, {turns_per_seat:.1} turns a seat"
        )?;
        if self.endless > 0 {
            writeln!(out, "{} more did not come to an end", self.endless)?;
        }
        for Pairing { name, against, results: it } in &self.pairings {
            let [low, high] = it.ci95.map(|share| share * 100.0);
            writeln!(
                out,
                "{name} against {against}: {:.1} % [{low:.1}, {high:.1}] of {}, {:.1} points, margin {:+.1}, \
                 {:.2} ms a turn",
                it.win_rate * 100.0,
                it.matches,
                it.mean_score,
                it.margin,
                it.ms_per_turn
            )?;
        }
        for it in &self.bots {
            writeln!(out, "{:20} Elo {:5.0}", it.name, it.elo)?;
        }
        Ok(())
    }
}

use std::fs;
use std::io::{IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use arena::Entry;
use arena::learn::{Checkpoint, Generation, Learner, Recipe};
use arena::think::Net;

use crate::error::{Error, game};
use crate::many::{Work, minutes};
use crate::trial::trial;

#[derive(Debug, clap::Args)]
pub struct Args {
    pub game: String,
    /// Where the net, the checkpoint and the plots go; what is there is taken up again
    #[arg(long, value_name = "DIR")]
    out: PathBuf,
    #[command(flatten)]
    work: Work,
    /// No new generation is begun after this
    #[arg(long, value_name = "M", default_value_t = 10.0)]
    minutes: f64,
    /// At most so many generations, those that are there already or that the net has had included
    #[arg(long, value_name = "N", default_value_t = u32::MAX)]
    generations: u32,
    /// Matches of one generation
    #[arg(long, value_name = "K", default_value_t = 2000)]
    matches: usize,
    /// A net to begin with instead of with chance
    #[arg(long, value_name = "FILE")]
    from: Option<PathBuf>,
    /// Percent of the matches in which everybody's first decision is drawn
    #[arg(long, value_name = "P", default_value_t = 20)]
    drawn: u32,
    /// Width of the plans while learning
    #[arg(long, value_name = "W", default_value_t = 40)]
    width: usize,
    /// How far a result reaches back, per turn: near 1 for games of many small turns
    #[arg(long, value_name = "L", default_value_t = 0.85)]
    lambda: f32,
    /// What a turn costs in games that do not end by themselves, in points
    #[arg(long, value_name = "P", default_value_t = 0.3)]
    turn_price: f32,
    /// Matches with 2 seats and as many with most seats that a net plays against the last one that was
    /// accepted, in whose place it is written only if it wins more than its part; 0 accepts every net
    #[arg(long, value_name = "K", default_value_t = 100)]
    trial: u64,
}

fn file(path: &Path, problem: impl ToString) -> Error {
    Error::File { path: path.to_owned(), problem: problem.to_string() }
}

/// Replaces a file as a whole: whoever reads it sees the old one or the new one.
fn put(path: &Path, bytes: &[u8]) -> Result<(), Error> {
    let part = path.with_extension("part");
    fs::write(&part, bytes).and_then(|()| fs::rename(&part, path)).map_err(|it| file(path, it))
}

pub fn run(args: &Args, out: &mut impl Write) -> Result<(), Error> {
    let entry = game(&args.game)?;
    let lambda = args.lambda.clamp(0.0, 1.0);
    let turn_price = args.turn_price.clamp(0.0, 100.0);
    let (width, drawn) = (args.width, args.drawn);
    let recipe = Recipe { width, drawn, lambda, turn_price, ..Recipe::default() };
    let Some(mut learner) = (entry.learn)(args.work.seed, recipe) else {
        return Err(Error::NotLearnable(args.game.clone()));
    };
    fs::create_dir_all(&args.out).map_err(|it| file(&args.out, it))?;
    let kept = args.out.join(format!("{}.checkpoint", entry.id));
    let mut spent = Duration::ZERO;
    if kept.exists() {
        spent = take_up(&mut *learner, &kept)?;
        let generations = learner.generations().len();
        writeln!(out, "taken up after {generations} generations")?;
        plot(args, learner.generations())?;
    } else if let Some(path) = &args.from {
        let net = read(path, entry)?;
        spent = Duration::from_secs(net.origin.core_minutes * 60);
        assert!(learner.begin_with(&net), "whatever was read fits the game");
    }
    let threads = args.work.threads();
    let start = Instant::now();
    let budget = minutes(args.minutes);
    let stop = AtomicBool::new(false);
    let mut accepted = accepted(args, entry)?;
    while start.elapsed() < budget && learner.net().origin.generations < args.generations {
        let begun = Instant::now();
        let Some(generation) = learner.generation(args.matches, threads, &stop) else { break };
        let took = begun.elapsed();
        spent += took * threads as u32;
        tell(generation, start.elapsed(), took, out)?;
        put_away(args, &*learner, spent)?;
        plot(args, learner.generations())?;
        let net = Arc::new(signed(args, learner.net(), spent));
        let begun = Instant::now();
        if let Some(champion) = accepted.as_ref().filter(|_| args.trial > 0) {
            let seed = args
                .work
                .seed
                .wrapping_mul(1 << 32)
                .wrapping_add(learner.generations().len() as u64);
            let it = trial(entry, &net, champion, args.trial, seed, threads)?;
            spent += begun.elapsed() * threads as u32;
            writeln!(out, "          {it}")?;
            out.flush()?;
            if !it.is_won() {
                continue;
            }
        }
        put(&args.out.join(format!("{}.net", entry.id)), &net.write())?;
        accepted = Some(net);
    }
    Ok(())
}

/// The last net that was accepted: the one that lies in the folder.
fn accepted(args: &Args, entry: &Entry) -> Result<Option<Arc<Net>>, Error> {
    let path = args.out.join(format!("{}.net", entry.id));
    if !path.exists() {
        return Ok(None);
    }
    Ok(Some(Arc::new(read(&path, entry)?)))
}

fn read(path: &Path, entry: &Entry) -> Result<Net, Error> {
    let bytes = fs::read(path).map_err(|it| file(path, it))?;
    let net = Net::read(&bytes).map_err(|it| file(path, it))?;
    (entry.fits)(&net).then_some(net).ok_or_else(|| file(path, arena::think::BadNet::OtherGame))
}

/// How far it is, for whoever watches a terminal.
pub fn progress(done: usize, all: usize, elapsed: Duration) {
    if !std::io::stderr().is_terminal() {
        return;
    }
    let part = done as f64 / all.max(1) as f64;
    let left = elapsed.as_secs_f64() * (1.0 - part) / part.max(1e-9);
    let bar = "#".repeat((part * 30.0) as usize);
    eprint!("\r[{bar:30}] {done}/{all}, {left:.0} s left ");
    if done == all {
        eprintln!();
    }
}

fn plot(args: &Args, generations: &[Generation]) -> Result<(), Error> {
    let line = |name: &str, value: &dyn Fn(&Generation) -> Option<f32>| {
        let point = |it: &Generation| Some((f64::from(it.number), f64::from(value(it)?)));
        (name.to_owned(), generations.iter().filter_map(point).collect::<Vec<_>>())
    };
    let score = |seats: u8| {
        move |it: &Generation| {
            it.scores.iter().find(|(count, _)| *count == seats).map(|(_, mean)| *mean)
        }
    };
    let seats: Vec<u8> = generations
        .last()
        .map_or_else(Vec::new, |it| it.scores.iter().map(|(seats, _)| *seats).collect());
    let scores: Vec<_> =
        seats.iter().map(|count| line(&format!("{count} seats"), &score(*count))).collect();
    let other = [
        line("turns a seat", &|it| Some(it.turns)),
        line("error, points", &|it| Some(it.fitted.error)),
    ];
    for (name, title, lines) in [
        ("points", "Mean points in self-play", &scores[..]),
        ("course", "Length and error", &other),
    ] {
        let path = args.out.join(format!("{}.{name}.svg", args.game));
        put(&path, crate::plot::lines(title, "generation", lines).as_bytes())?;
    }
    Ok(())
}

/// A checkpoint is kept with the core time it took.
fn take_up(learner: &mut dyn Learner, path: &Path) -> Result<Duration, Error> {
    let text = fs::read(path).map_err(|it| file(path, it))?;
    let (seconds, checkpoint): (f64, Checkpoint) =
        serde_json::from_slice(&text).map_err(|it| file(path, it))?;
    if !learner.resume(checkpoint) {
        return Err(file(path, "a checkpoint of another game or of other features"));
    }
    Ok(Duration::from_secs_f64(seconds.clamp(0.0, 1e9)))
}

fn put_away(args: &Args, learner: &dyn Learner, spent: Duration) -> Result<(), Error> {
    let id = &args.game;
    let kept = (spent.as_secs_f64(), learner.checkpoint());
    let text = serde_json::to_vec(&kept).map_err(std::io::Error::from)?;
    put(&args.out.join(format!("{id}.checkpoint")), &text)
}

/// The net with the command that made it.
fn signed(args: &Args, mut net: Net, spent: Duration) -> Net {
    net.origin.command = format!(
        "cloverleaf train {}{} --seed {} --matches {} --width {} --drawn {} --lambda {} \
         --turn-price {} --generations {}",
        args.game,
        args.from.as_ref().map_or("", |_| " --from NET"),
        args.work.seed,
        args.matches,
        args.width,
        args.drawn,
        args.lambda,
        args.turn_price,
        net.origin.generations
    );
    net.origin.core_minutes = spent.as_secs() / 60;
    net
}

fn tell(
    generation: &Generation,
    elapsed: Duration,
    took: Duration,
    out: &mut impl Write,
) -> Result<(), Error> {
    let Generation { number, matches, rows, unfinished, turns, fitted, .. } = generation;
    let scores = generation.scores.iter();
    let scores: Vec<_> = scores.map(|(seats, mean)| format!("{seats}: {mean:.0}")).collect();
    writeln!(
        out,
        "{:6.0} s  generation {number:3}: {matches} matches, {rows} rows in {:.0} s, {unfinished} \
         unfinished, {turns:.1} turns a seat, points {}, {} steps, error {:.1}",
        elapsed.as_secs_f64(),
        took.as_secs_f64(),
        scores.join(" "),
        fitted.steps,
        fitted.error,
    )?;
    Ok(out.flush()?)
}

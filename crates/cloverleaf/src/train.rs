use std::fs::{self, File};
use std::io::{ErrorKind, Read, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use arena::Entry;
use arena::learn::{Checkpoint, Generation, Learner, Recipe};
use arena::think::{BadNet, Net};
use flate2::Compression;
use flate2::read::GzDecoder;
use flate2::write::GzEncoder;
use serde::{Deserialize, Serialize};

use crate::error::{Error, game};
use crate::many::{Work, minutes, progress};
use crate::trial::trial;

#[derive(Debug, clap::Args)]
pub struct Args {
    pub game: String,
    /// Where the net, the checkpoint and the plots go; what is there is taken up again
    #[arg(long, value_name = "DIR")]
    out: PathBuf,
    #[command(flatten)]
    work: Work,
    /// No new generation is begun after this; 10 if neither it nor --generations is given
    #[arg(long, value_name = "M")]
    minutes: Option<f64>,
    /// At most so many generations, those that are there already or that the net has had included
    #[arg(long, value_name = "N")]
    generations: Option<u32>,
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
    /// accepted, in whose place it is written only if the interval of what it wins is above its part; 0 accepts
    /// every net
    #[arg(long, value_name = "K", default_value_t = 100)]
    trial: u64,
}

fn file(path: &Path, problem: impl ToString) -> Error {
    Error::File { path: path.to_owned(), problem: problem.to_string() }
}

/// Replaces a file as a whole: whoever reads it sees the old one or the new one, also if the disk is full or
/// the machine goes off.
fn put(path: &Path, bytes: &[u8]) -> Result<(), Error> {
    let part = path.with_extension("part");
    let write = || {
        let mut file = File::create(&part)?;
        file.write_all(bytes)?;
        file.sync_all()?;
        fs::rename(&part, path)
    };
    write().map_err(|problem| {
        // Half a file is of no use, and takes room that there may be none of.
        let _ = fs::remove_file(&part);
        file(path, problem)
    })
}

/// Rows are a tenth of their size then.
fn packed(rows: &[u8]) -> Vec<u8> {
    let mut packed = GzEncoder::new(Vec::new(), Compression::fast());
    packed.write_all(rows).and_then(|()| packed.finish()).expect("memory takes what is written")
}

fn unpacked(file: File) -> std::io::Result<Vec<u8>> {
    let mut rows = Vec::new();
    GzDecoder::new(file).read_to_end(&mut rows)?;
    Ok(rows)
}

/// What is kept of a run after each generation. Former programs kept the first two only, as a list.
#[derive(Debug, Serialize, Deserialize)]
struct Kept {
    /// Core time.
    seconds: f64,
    checkpoint: Checkpoint,
    /// Has the newest net had its trial?
    #[serde(default)]
    tried: bool,
    /// What was asked for, one after the other, each with the generations that there were in the end.
    #[serde(default)]
    commands: Vec<String>,
}

/// A run, begun or taken up.
struct Run<'a> {
    args: &'a Args,
    entry: &'static Entry,
    learner: Box<dyn Learner>,
    spent: Duration,
    tried: bool,
    commands: Vec<String>,
    /// The last net that was accepted: the one that lies in the folder.
    accepted: Option<Arc<Net>>,
}

pub fn run(args: &Args, out: &mut impl Write) -> Result<(), Error> {
    let mut run = Run::open(args, out)?;
    let start = Instant::now();
    let budget = args.minutes.or(args.generations.is_none().then_some(10.0)).map(minutes);
    loop {
        // One that was broken off between learning and its trial has it now.
        if !run.tried {
            run.try_newest(out)?;
        }
        let over = budget.is_some_and(|budget| start.elapsed() >= budget);
        if over || args.generations.is_some_and(|most| run.learner.age() >= most) {
            return Ok(());
        }
        run.learn(start, out)?;
    }
}

impl<'a> Run<'a> {
    fn open(args: &'a Args, out: &mut impl Write) -> Result<Self, Error> {
        let entry = game(&args.game)?;
        let lambda = args.lambda.clamp(0.0, 1.0);
        let turn_price = args.turn_price.clamp(0.0, 100.0);
        let (width, drawn) = (args.width, args.drawn);
        let recipe = Recipe { width, drawn, lambda, turn_price, ..Recipe::default() };
        let Some(learner) = (entry.learn)(args.work.seed, recipe) else {
            return Err(Error::NotLearnable(args.game.clone()));
        };
        fs::create_dir_all(&args.out).map_err(|it| file(&args.out, it))?;
        let (spent, tried, commands) = (Duration::ZERO, true, Vec::new());
        let mut run = Run { args, entry, learner, spent, tried, commands, accepted: None };
        let kept = run.path("checkpoint");
        if kept.exists() {
            run.take_up(&kept, out)?;
            let generations = run.learner.generations().len();
            writeln!(out, "taken up after {generations} generations")?;
            plot(args, run.learner.generations())?;
        } else if let Some(path) = &args.from {
            let net = read(path, entry)?;
            run.spent = Duration::from_secs(net.origin.core_minutes * 60);
            assert!(run.learner.begin_with(&net), "whatever was read fits the game");
            run.commands.extend(Some(net.origin.command).filter(|it| !it.is_empty()));
        }
        let net = run.path("net");
        if net.exists() {
            run.accepted = Some(Arc::new(read(&net, entry)?));
        }
        Ok(run)
    }

    fn path(&self, ending: &str) -> PathBuf {
        self.args.out.join(format!("{}.{ending}", self.entry.id))
    }

    /// What a generation has taught.
    fn rows(&self, generation: u32) -> PathBuf {
        self.path(&format!("{generation}.rows"))
    }

    fn threads(&self) -> usize {
        self.args.work.threads()
    }

    fn take_up(&mut self, path: &Path, out: &mut impl Write) -> Result<(), Error> {
        let text = fs::read(path).map_err(|it| file(path, it))?;
        let kept: Kept = serde_json::from_slice(&text).map_err(|it| file(path, it))?;
        // Luck would be that of one seed, and the net's header would name another.
        let begun = kept.checkpoint.seed;
        if begun != self.args.work.seed {
            let problem = format!("this was begun with seed {begun}: go on with --seed {begun}");
            return Err(file(path, problem));
        }
        let remembered = kept.checkpoint.remembered.clone();
        if !self.learner.resume(kept.checkpoint) {
            return Err(file(path, "a checkpoint of another game or of other features"));
        }
        for generation in remembered {
            let path = self.rows(generation);
            match File::open(&path).and_then(unpacked) {
                Ok(rows) if self.learner.remember(generation, &rows) => {}
                Ok(_) => return Err(file(&path, "not what a generation of this game has taught")),
                Err(gone) if gone.kind() == ErrorKind::NotFound => {
                    let name = path.display();
                    writeln!(out, "{name} is gone: the next generations learn without it")?;
                }
                Err(problem) => return Err(file(&path, problem)),
            }
        }
        self.spent = Duration::from_secs_f64(kept.seconds.clamp(0.0, 1e9));
        (self.tried, self.commands) = (kept.tried, kept.commands);
        Ok(())
    }

    fn put_away(&self) -> Result<(), Error> {
        let (seconds, checkpoint) = (self.spent.as_secs_f64(), self.learner.checkpoint());
        let kept = Kept { seconds, checkpoint, tried: self.tried, commands: self.commands.clone() };
        let text = serde_json::to_vec(&kept).map_err(std::io::Error::from)?;
        put(&self.path("checkpoint"), &text)
    }

    fn learn(&mut self, start: Instant, out: &mut impl Write) -> Result<(), Error> {
        let begun = Instant::now();
        let threads = self.threads();
        let going = AtomicBool::new(false);
        let matches = self.args.matches;
        let played = |done| progress(done, matches, begun);
        let Some(generation) = self.learner.generation(matches, threads, &going, &played) else {
            return Ok(());
        };
        let took = begun.elapsed();
        tell(generation, start.elapsed(), took, out)?;
        self.spent += took * threads as u32;
        self.tried = false;
        note(&mut self.commands, &command(self.args), self.learner.age());
        // First what the checkpoint will ask for, last what only the one before it asked for: whenever this is
        // broken off, what lies there belongs together.
        let remembered = self.learner.remembered();
        if let Some(&newest) = remembered.last() {
            let rows = self.learner.rows(newest).expect("it is remembered");
            put(&self.rows(newest), &packed(&rows))?;
        }
        self.put_away()?;
        // Most of them are gone already.
        let forgotten = 0..remembered.first().copied().unwrap_or(0);
        forgotten.for_each(|old| drop(fs::remove_file(self.rows(old))));
        plot(self.args, self.learner.generations())
    }

    /// The newest net plays for the other's place.
    fn try_newest(&mut self, out: &mut impl Write) -> Result<(), Error> {
        let net = Arc::new(self.signed());
        let begun = Instant::now();
        let mut won = true;
        if let Some(champion) = self.accepted.as_ref().filter(|_| self.args.trial > 0) {
            let nth = self.learner.generations().len() as u64;
            let seed = self.args.work.seed.wrapping_mul(1 << 32).wrapping_add(nth);
            let it = trial(self.entry, &net, champion, self.args.trial, seed, &self.args.work)?;
            self.spent += begun.elapsed() * self.threads() as u32;
            writeln!(out, "          {it}")?;
            out.flush()?;
            won = it.is_won();
        }
        if won {
            put(&self.path("net"), &net.write())?;
            self.accepted = Some(net);
        }
        self.tried = true;
        self.put_away()
    }

    /// The newest net, with the commands that made it.
    fn signed(&self) -> Net {
        let mut net = self.learner.net();
        net.origin.command = self.commands.join("; then ");
        net.origin.core_minutes = self.spent.as_secs() / 60;
        net
    }
}

/// All that what is learnt depends on, as it can be typed again.
fn command(args: &Args) -> String {
    format!(
        "cloverleaf train {} --out DIR{} --seed {} --matches {} --width {} --drawn {} --lambda {} --turn-price {} \
         --trial {}",
        args.game,
        args.from.as_ref().map_or("", |_| " --from NET"),
        args.work.seed,
        args.matches,
        args.width,
        args.drawn,
        args.lambda,
        args.turn_price,
        args.trial,
    )
}

/// So many generations there are by now; a run that was taken up by the same command is one.
fn note(commands: &mut Vec<String>, command: &str, generations: u32) {
    let begins = format!("{command} --generations ");
    if commands.last().is_some_and(|last| last.starts_with(&begins)) {
        commands.pop();
    }
    commands.push(format!("{begins}{generations}"));
}

/// A net of the game, or why it is none.
pub fn read(path: &Path, entry: &Entry) -> Result<Net, Error> {
    let bytes = fs::read(path).map_err(|it| file(path, it))?;
    let net = Net::read(&bytes).map_err(|it| file(path, it))?;
    (entry.fits)(&net).then_some(net).ok_or_else(|| file(path, BadNet::OtherGame))
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

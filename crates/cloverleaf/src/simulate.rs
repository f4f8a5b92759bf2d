use std::io::Write;
use std::time::Instant;

use arena::{BotKind, Plan, Spread, Tally};
use serde::Serialize;

use crate::error::{Error, game};
use crate::levels::{self, Levels};
use crate::options::Options;
use crate::show::RULES;

#[derive(Debug, clap::Args)]
pub struct Args {
    pub game: String,
    /// How many seats; as many as the game has if not given, one with --level
    #[arg(long, value_name = "N")]
    seats: Option<u8>,
    /// Alone against the opponent that the rules play at these levels, one row each; every bot plays for itself
    #[arg(long, value_name = "FIRST..LAST", conflicts_with = "options")]
    level: Option<Levels>,
    #[command(flatten)]
    options: Options,
    /// How many matches; 1000 if not given, with --level 100 a row, because bots that think are slow
    #[arg(long, value_name = "K")]
    games: Option<u64>,
    /// The seed of the first match; each further match takes the next number
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// Who sits where, from seat 0 on; repeated to fill all seats; random if not given, all of them
    /// with --level
    #[arg(long, value_name = "BOT,…", value_delimiter = ',')]
    bots: Vec<BotKind>,
    /// Print one JSON object instead of text
    #[arg(long)]
    json: bool,
    /// Check after every ply that money, cards and pieces are conserved
    #[arg(long)]
    check: bool,
}

#[derive(Serialize)]
struct Report {
    game: &'static str,
    seats: u8,
    seed: u64,
    bots: Vec<&'static str>,
    games: u64,
    /// Actions chosen and carried out.
    decisions: u64,
    /// Decisions that had one choice only.
    forced: u64,
    seconds: f64,
    games_per_second: f64,
    decisions_per_second: f64,
    mean_branching: f64,
    mean_plies: f64,
    plies: Option<Spread>,
    mean_scores: Vec<f64>,
    scores: Option<Spread>,
    wins_by_seat: Vec<f64>,
    /// Mean points of a seat by where they came from.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    sources: Vec<(&'static str, f64)>,
}

pub fn run(args: &Args, out: &mut impl Write) -> Result<(), Error> {
    let entry = game(&args.game)?;
    let (seed, mut bots, check) = (args.seed, args.bots.clone(), args.check);
    let options = args.options.given();
    if let Some(levels) = args.level {
        let (seats, games) = (args.seats.unwrap_or(1), args.games.unwrap_or(100));
        let plan = Plan { seats, options, games, seed, bots, check };
        return levels::run(entry, levels, plan, args.json, out);
    }
    if bots.is_empty() {
        bots.push(BotKind::Random);
    }
    let (seats, games) = (args.seats.unwrap_or(*entry.seats.end()), args.games.unwrap_or(1000));
    let plan = Plan { seats, options, games, seed, bots, check };

    let start = Instant::now();
    let tally = (entry.simulate)(&plan)?;
    let report = Report::new(entry.id, &plan, &tally, start.elapsed().as_secs_f64());

    if args.json {
        serde_json::to_writer(&mut *out, &report).map_err(std::io::Error::from)?;
        Ok(writeln!(out)?)
    } else {
        report.write(out)
    }
}

impl Report {
    fn new(game: &'static str, plan: &Plan, tally: &Tally, seconds: f64) -> Self {
        // A run too short to measure is no division by zero.
        let per_second = |count: u64| count as f64 / seconds.max(1e-9);
        Report {
            game,
            seats: plan.seats,
            seed: plan.seed,
            bots: plan.bots.iter().cycle().take(plan.seats.into()).map(|bot| bot.name()).collect(),
            games: tally.games(),
            decisions: tally.decisions(),
            forced: tally.forced(),
            seconds,
            games_per_second: per_second(tally.games()),
            decisions_per_second: per_second(tally.decisions()),
            mean_branching: tally.mean_branching(),
            mean_plies: tally.mean_plies(),
            plies: tally.plies(),
            mean_scores: tally.mean_scores(),
            scores: tally.scores(),
            wins_by_seat: tally.wins_by_seat(),
            sources: tally.mean_sources(),
        }
    }

    fn write(&self, out: &mut impl Write) -> Result<(), Error> {
        let Report { game, seats, games, decisions, seconds, .. } = self;
        writeln!(out, "{game}, {seats} seats, {games} games from seed {}", self.seed)?;
        writeln!(out, "{decisions} decisions ({} forced) in {seconds:.2} s", self.forced)?;
        let (games, decisions) = (self.games_per_second, self.decisions_per_second);
        writeln!(out, "{games:.0} games/s, {decisions:.0} decisions/s")?;
        writeln!(out, "choices a decision: {:.2} on average", self.mean_branching)?;
        writeln!(out, "plies a game:       {:.1} on average{}", self.mean_plies, span(self.plies))?;
        writeln!(out, "points:            {}", span(self.scores).trim_start_matches(','))?;
        for (seat, (wins, mean)) in self.wins_by_seat.iter().zip(&self.mean_scores).enumerate() {
            let bot = self.bots.get(seat).unwrap_or(&RULES);
            writeln!(out, "seat {seat} ({bot}): {wins:.1} wins, {mean:.1} points on average")?;
        }
        for (item, mean) in &self.sources {
            writeln!(out, "  {item:<15} {mean:>6.1} points a seat")?;
        }
        Ok(())
    }
}

fn span(spread: Option<Spread>) -> String {
    spread.map_or_else(String::new, |s| {
        format!(
            ", least {}, 10 % {}, median {}, 90 % {}, most {}",
            s.least, s.tenth, s.median, s.ninetieth, s.most
        )
    })
}

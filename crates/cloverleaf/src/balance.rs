mod page;

use std::collections::BTreeMap;
use std::io::Write;

use arena::Entry;
use arena::balance::{Balance, Use};
use arena::contest::{Bout, wilson};
use serde::Serialize;
use serde_json::Value;

use crate::error::{Error, game};
use crate::many::Many;
use crate::options::Options;

#[derive(Debug, clap::Args)]
pub struct Args {
    pub game: String,
    /// How many seats; as many as the game has if not given
    #[arg(long, value_name = "N")]
    seats: Option<u8>,
    #[command(flatten)]
    options: Options,
    #[arg(long, value_name = "K", default_value_t = 400)]
    matches: u64,
    /// Who plays, in every chair; BOT@FILE plays with a net of one's own
    #[arg(long, value_name = "BOT", default_value = "solid")]
    bot: String,
    /// So many first decisions of every seat are drawn instead of chosen, as far as they are of the kind
    /// that the match begins with: then takers of something have
    /// nothing else in common, and what they win is its worth
    #[arg(long, value_name = "N", default_value_t = 0)]
    drawn: u32,
    /// Print all of it as a page of Markdown (docs/balance/)
    #[arg(long, conflicts_with = "json")]
    markdown: bool,
    #[command(flatten)]
    many: Many,
}

#[derive(Serialize)]
struct Report {
    game: &'static str,
    seats: u8,
    options: Value,
    bot: String,
    seed: u64,
    drawn: u32,
    matches: u64,
    by_seat: Vec<Share>,
    /// By who came first to a decision.
    by_start: Vec<Share>,
    points: Vec<Points>,
    /// By verb.
    uses: BTreeMap<String, Vec<Used>>,
}

/// A part of the victories, with its interval.
#[derive(Clone, Copy, Serialize)]
struct Share {
    win_rate: f64,
    ci95: [f64; 2],
}

#[derive(Serialize)]
struct Points {
    category: &'static str,
    winners: f64,
    everybody: f64,
}

#[derive(Serialize)]
struct Used {
    name: String,
    /// Part of the seats that could have it, and of those the part that had it.
    offered: f64,
    taken: f64,
    /// How often a taker took it.
    times: f64,
    /// How many points takers were ahead of the best of the others.
    margin: f64,
    #[serde(flatten)]
    takers: Share,
}

pub fn run(args: &Args, out: &mut impl Write) -> Result<(), Error> {
    let entry = game(&args.game)?;
    let seats = args.seats.unwrap_or(*entry.seats.end());
    let sums = play(entry, args, seats)?;
    let report = Report::new(entry, args, seats, &sums);
    if args.markdown {
        return page::write(entry, &report, out);
    }
    if args.many.json {
        serde_json::to_writer(&mut *out, &report).map_err(std::io::Error::from)?;
        return Ok(writeln!(out)?);
    }
    report.write(out)
}

fn play(entry: &'static Entry, args: &Args, seats: u8) -> Result<Balance, Error> {
    let fighter = crate::arena::fighter(&args.bot, entry)?;
    let options = &args.options.given();
    let mut sums = args.many.share(args.matches as usize, |nth| {
        let seed = args.many.work.seed.wrapping_add(nth as u64);
        let seats = vec![&fighter; seats.into()];
        (entry.balance)(&Bout { options, seed, seats, drawn: args.drawn })
    });
    // In the order of the matches, so that the number of threads changes no rounding.
    sums.sort_by_key(|(nth, _)| *nth);
    let mut all = Balance::default();
    for (_, it) in sums {
        all.add(&it?);
    }
    Ok(all)
}

fn share(wins: f64, of: u64) -> Share {
    Share { win_rate: wins / of.max(1) as f64, ci95: wilson(wins, of) }
}

impl Report {
    fn new(entry: &'static Entry, args: &Args, seats: u8, sums: &Balance) -> Self {
        let shares = |wins: &[f64]| wins.iter().map(|it| share(*it, sums.matches)).collect();
        let categories = entry.categories.iter().enumerate();
        let points = categories.map(|(nth, category)| Points {
            category,
            winners: sums.winners.get(nth).unwrap_or(&0.0) / sums.victories.max(1e-9),
            everybody: sums.everybody.get(nth).unwrap_or(&0.0) / sums.seats.max(1) as f64,
        });
        let mut uses: BTreeMap<String, Vec<Used>> = BTreeMap::new();
        for (text, it) in &sums.uses {
            let (verb, name) = text.split_once(' ').unwrap_or((text, ""));
            uses.entry(verb.to_owned()).or_default().push(used(name, it, sums.seats));
        }
        for list in uses.values_mut() {
            list.sort_by(|one, other| other.taken.total_cmp(&one.taken));
        }
        Report {
            game: entry.id,
            seats,
            options: args.options.given(),
            bot: args.bot.clone(),
            seed: args.many.work.seed,
            drawn: args.drawn,
            matches: sums.matches,
            by_seat: shares(&sums.by_seat),
            by_start: shares(&sums.by_start),
            points: points.collect(),
            uses,
        }
    }

    fn write(&self, out: &mut impl Write) -> Result<(), Error> {
        let Report { game, seats, bot, seed, matches, .. } = self;
        writeln!(out, "{game}, {seats} seats, {matches} matches of {bot} from seed {seed}")?;
        for (title, shares) in [("seat", &self.by_seat), ("first to decide", &self.by_start)] {
            let shares = shares.iter().map(Share::to_string).collect::<Vec<_>>();
            writeln!(out, "wins by {title}: {}", shares.join(", "))?;
        }
        for Points { category, winners, everybody } in &self.points {
            writeln!(out, "points for {category}: winners {winners:.1}, everybody {everybody:.1}")?;
        }
        for (verb, list) in &self.uses {
            writeln!(
                out,
                "{verb}: {} kinds, of seats that could: part that did, times, margin, wins",
                list.len()
            )?;
            for Used { name, offered, taken, times, margin, takers } in list {
                let (offered, taken) = (offered * 100.0, taken * 100.0);
                writeln!(
                    out,
                    "  {name:<16} {offered:5.1} %  {taken:5.1} %  {times:5.1}  {margin:+6.1}  {takers}"
                )?;
            }
        }
        Ok(())
    }
}

impl std::fmt::Display for Share {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let [low, high] = self.ci95.map(|it| it * 100.0);
        write!(f, "{:.1} % [{low:.1}, {high:.1}]", self.win_rate * 100.0)
    }
}

fn used(name: &str, it: &Use, seats: u64) -> Used {
    Used {
        name: name.to_owned(),
        offered: it.offered as f64 / seats.max(1) as f64,
        taken: it.taken as f64 / it.offered.max(1) as f64,
        times: it.times as f64 / it.taken.max(1) as f64,
        margin: it.margin / it.taken.max(1) as f64,
        takers: share(it.wins, it.taken),
    }
}

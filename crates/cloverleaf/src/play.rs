//! A match in the terminal.

use std::collections::BTreeMap;
use std::io::{self, BufRead, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::{fmt, fs};

use std::sync::atomic::AtomicBool;

use arena::{BotKind, Entry, Mind, bot_rng};
use engine::{Decision, Legal, MAX_TEXT, Refusal, Seat, Seed, Spelling, Table, Told};
use serde_json::Value;

use crate::error::{Error, game};
use crate::levels;
use crate::lines::{self, Line};
use crate::options::Options;
use crate::seed::{self, GivenSeed};
use crate::show;

#[derive(Debug, clap::Args)]
pub struct Args {
    pub game: String,
    /// How many seats; three if the game allows it, one with --level
    #[arg(long, value_name = "N")]
    seats: Option<u8>,
    /// Play alone, against the opponent that the rules play, at this level
    #[arg(long, value_name = "LEVEL", conflicts_with = "options")]
    level: Option<u8>,
    #[command(flatten)]
    options: Options,
    /// A number, or 64 hexadecimal digits; drawn at random if not given
    #[arg(long, value_name = "S")]
    seed: Option<GivenSeed>,
    /// Who plays against you, from seat 1 on; repeated to fill all seats
    #[arg(long, value_name = "BOT,…", value_delimiter = ',', default_value = "greedy")]
    bots: Vec<BotKind>,
    /// Write the record of the match to this file
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
}

pub fn run(args: &Args, out: &mut impl Write) -> Result<(), Error> {
    let entry = game(&args.game)?;
    let usual = if args.level.is_some() { 1 } else { 3 };
    let seats = args.seats.unwrap_or(usual.clamp(*entry.seats.start(), *entry.seats.end()));
    let seed = args.seed.map_or_else(seed::draw, |seed| Ok(seed.into()))?;
    let given = args.options.given();
    let options = args.level.map_or(Ok(given), |level| levels::options(entry, level, seats))?;
    let table = (entry.new)(&options, seats, seed)?;
    let mut bots = args.bots.iter().cycle().map(|bot| Who::Bot(*bot));
    let people = io::stdin().is_terminal();
    let first = if people { Some(Who::Person) } else { bots.next() };
    let who = first.into_iter().chain(bots).take(seats.into()).collect();
    if !people {
        writeln!(out, "Standard input is no terminal, so bots play for everybody.")?;
    }
    sit(entry, table, seed, who, args.record.as_deref(), out)
}

/// Plays the match with what is typed, and keeps its record if asked to.
pub fn sit(
    entry: &Entry,
    table: Box<dyn Table>,
    seed: Seed,
    who: Vec<Who>,
    record: Option<&Path>,
    out: &mut impl Write,
) -> Result<(), Error> {
    let mut sitting =
        Sitting { entry, table, seed, who, minds: BTreeMap::new(), input: io::stdin().lock(), out };
    sitting.play()?;
    if let Some(path) = record {
        let record = sitting.table.record()?.to_string();
        fs::write(path, record)
            .map_err(|error| Error::File { path: path.to_owned(), problem: error.to_string() })?;
    }
    Ok(())
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Who {
    Person,
    Bot(BotKind),
}

impl fmt::Display for Who {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Who::Person => f.write_str("you"),
            Who::Bot(bot) => bot.fmt(f),
        }
    }
}

/// People and bots around one table.
struct Sitting<'a, R, W> {
    entry: &'a Entry,
    table: Box<dyn Table>,
    seed: Seed,
    who: Vec<Who>,
    /// Bots keep their plans from one decision to the next.
    minds: BTreeMap<Seat, Box<dyn Mind>>,
    input: R,
    out: &'a mut W,
}

/// What somebody at the keyboard asks for.
#[derive(Debug, PartialEq, Eq)]
enum Wish {
    Choice(usize),
    Text(String),
    Why(String),
    Undo,
    Board,
    Help,
    Quit,
}

impl Wish {
    fn read(text: &str) -> Self {
        let text = text.trim();
        match text {
            "" | "?" | "h" | "help" => Wish::Help,
            "u" => Wish::Undo,
            "b" => Wish::Board,
            "q" => Wish::Quit,
            _ => match (text.strip_prefix("why "), text.parse()) {
                (Some(action), _) => Wish::Why(action.trim().to_owned()),
                (None, Ok(number)) => Wish::Choice(number),
                (None, Err(_)) => Wish::Text(text.to_owned()),
            },
        }
    }
}

/// More choices than anybody wants to see numbered.
const MANY: usize = 40;

const HELP: &str = "\
  a number or an action's text plays it
  why ACTION  says why an action is not possible now
  u  takes your last choice back      b  shows the board
  q  leaves the match                 ?  shows this
";

impl<R: BufRead, W: Write> Sitting<'_, R, W> {
    fn play(&mut self) -> Result<(), Error> {
        let mut last = None;
        loop {
            let (seats, step) = match self.table.decision() {
                Decision::Choose { seats, step } => (seats, step),
                Decision::Over(standings) => {
                    self.board(None)?;
                    writeln!(self.out, "The match is over after {} plies.", self.table.ply())?;
                    let name = |seat: usize| match self.who.get(seat) {
                        Some(who) => format!(" ({who})"),
                        None => format!(" ({})", show::RULES),
                    };
                    return Ok(show::standings(self.out, &standings, name)?);
                }
            };
            let mut open = None;
            for seat in seats.iter() {
                let choices = self.table.legal(seat)?;
                if !choices.is_empty() {
                    open = Some((seat, choices));
                    break;
                }
            }
            let Some((seat, choices)) = open else {
                return Err(Error::DeadEnd { ply: self.table.ply() });
            };
            match self.who[seat.idx()] {
                Who::Bot(bot) => self.bot(seat, bot)?,
                Who::Person => {
                    // Between two choices of one turn the board is still in sight.
                    if last != Some(seat) {
                        self.board(Some(seat))?;
                    }
                    if !self.person(seat, &step, &choices)? {
                        return Ok(());
                    }
                }
            }
            last = Some(seat);
        }
    }

    fn bot(&mut self, seat: Seat, bot: BotKind) -> Result<(), Error> {
        let ply = self.table.ply();
        let mut rng = bot_rng(self.seed, seat, ply + 1);
        let mind = self.minds.entry(seat).or_insert_with(|| (self.entry.mind)(bot));
        let go_on = AtomicBool::new(false);
        let code =
            mind.choose(&*self.table, seat, &mut rng, &go_on).ok_or(Error::DeadEnd { ply })?;
        if self.who.contains(&Who::Person) {
            let choices = self.table.legal(seat)?;
            let text = choices.iter().find(|choice| choice.code == code).map(|choice| &choice.text);
            writeln!(self.out, "seat {seat} ({bot}): {}", text.map_or("", |text| text))?;
        }
        let told = self.table.play(seat, Spelling::Code(code))?;
        Ok(self.tell(&told)?)
    }

    /// What the opponent that the rules play did meanwhile.
    fn tell(&mut self, told: &[Told]) -> io::Result<()> {
        let story = (self.entry.tell)(&*self.table, told);
        write!(self.out, "{story}")
    }

    /// Asks until something is played or taken back; false if the person leaves.
    fn person(&mut self, seat: Seat, step: &Value, choices: &[Legal]) -> Result<bool, Error> {
        self.choices(seat, step, choices)?;
        loop {
            write!(self.out, "seat {seat}, 1–{} or ? > ", choices.len())?;
            self.out.flush()?;
            let wish = match lines::next(&mut self.input, 10 * MAX_TEXT)? {
                None => Wish::Quit,
                Some(Line::Text(text)) => Wish::read(&text),
                Some(Line::TooLong | Line::NotText) => Wish::Help,
            };
            let played = match wish {
                Wish::Quit => return Ok(false),
                Wish::Help => {
                    write!(self.out, "{HELP}")?;
                    continue;
                }
                Wish::Board => {
                    self.board(Some(seat))?;
                    self.choices(seat, step, choices)?;
                    continue;
                }
                Wish::Why(action) => {
                    self.why(seat, &action)?;
                    continue;
                }
                Wish::Undo => self.table.undo(seat).map(|()| Vec::new()),
                Wish::Choice(number) => {
                    match number.checked_sub(1).and_then(|index| choices.get(index)) {
                        Some(choice) => self.table.play(seat, Spelling::Code(choice.code)),
                        None => Err(Refusal::UnknownAction),
                    }
                }
                Wish::Text(text) => self.table.play(seat, Spelling::Text(&text)),
            };
            match played {
                Ok(told) => {
                    self.tell(&told)?;
                    return Ok(true);
                }
                Err(refusal) => writeln!(self.out, "Not possible: {refusal}.")?,
            }
        }
    }

    fn why(&mut self, seat: Seat, action: &str) -> io::Result<()> {
        match self.table.why_not(seat, Spelling::Text(action)) {
            Ok(None) => writeln!(self.out, "It is possible."),
            Ok(Some(why)) => writeln!(self.out, "Not possible: {}.", why.text),
            Err(refusal) => writeln!(self.out, "Not possible: {refusal}."),
        }
    }

    fn board(&mut self, viewer: Option<Seat>) -> io::Result<()> {
        let board = show::board(self.entry, &*self.table, viewer);
        writeln!(self.out, "\n{}\n", board.trim_end())
    }

    /// A long list by its verbs; such choices are typed rather than counted.
    fn verbs(&mut self, choices: &[Legal]) -> io::Result<()> {
        let verb = |choice: &Legal| choice.text.split(' ').next().unwrap_or("").to_owned();
        for group in choices.chunk_by(|a, b| verb(a) == verb(b)) {
            write!(self.out, "  {}", verb(&group[0]))?;
            for (n, choice) in group.iter().enumerate() {
                let rest = choice.text.split_once(' ').map_or("", |(_, rest)| rest);
                write!(self.out, "{}{rest}", if n == 0 { " " } else { ", " })?;
            }
            writeln!(self.out)?;
        }
        Ok(())
    }

    fn choices(&mut self, seat: Seat, step: &Value, choices: &[Legal]) -> io::Result<()> {
        let step = step.as_str().map_or_else(|| step.to_string(), str::to_owned);
        writeln!(self.out, "seat {seat} decides: {step}")?;
        if choices.len() > MANY {
            return self.verbs(choices);
        }
        let widest = choices.iter().map(|choice| choice.text.chars().count()).max().unwrap_or(0);
        let columns = (96 / (widest + 8)).max(1);
        for (row, line) in choices.chunks(columns).enumerate() {
            for (column, Legal { text, .. }) in line.iter().enumerate() {
                write!(self.out, "{:>4}  {text:<widest$}", row * columns + column + 1)?;
            }
            writeln!(self.out)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What a person sees who types `lines` and then leaves.
    fn typed(lines: &str) -> (Box<dyn Table>, String) {
        let entry = game("autobahn").unwrap();
        let seed = Seed::from_number(7);
        let table = (entry.new)(&Value::Null, 2, seed).unwrap();
        let who = vec![Who::Person, Who::Bot(BotKind::Random)];
        let mut out = Vec::new();
        let mut sitting = Sitting {
            entry,
            table,
            seed,
            who,
            minds: BTreeMap::new(),
            input: lines.as_bytes(),
            out: &mut out,
        };
        sitting.play().unwrap();
        let table = sitting.table;
        (table, String::from_utf8(out).unwrap())
    }

    #[test]
    fn autobot_says_how_it_chose() {
        let entry = game("autobahn").unwrap();
        let seed = Seed::from_number(7);
        let table = (entry.new)(&Value::Null, 1, seed).unwrap();
        let mut out = Vec::new();
        let input = "1\n".as_bytes();
        Sitting {
            entry,
            table,
            seed,
            who: vec![Who::Person],
            minds: BTreeMap::new(),
            input,
            out: &mut out,
        }
        .play()
        .unwrap();
        let shown = String::from_utf8(out).unwrap();
        assert!(shown.contains("Autobot turns up ") && shown.contains("  chooses "), "{shown}");
    }

    #[test]
    fn numbers_and_texts_play() {
        let (table, shown) = typed("1\nfund\n");
        assert!(table.ply() >= 3, "{shown}");
        assert!(shown.contains("seat 1 (random): route"), "{shown}");
    }

    #[test]
    fn a_choice_is_taken_back() {
        let played = typed("1\nplay red\n").0;
        let undone = typed("1\nplay red\nu\n").0;
        assert_eq!(undone.ply() + 1, played.ply());
        assert_eq!(undone.fingerprint(), typed("1\n").0.fingerprint());
    }

    #[test]
    fn what_is_not_possible_is_explained() {
        let (table, shown) = typed("fund\nwhy fund\nwhy route 99\nu\n0\n99\nnonsense\n");
        assert_eq!(shown.matches("Not possible: ").count(), 7, "{shown}");
        assert!(table.decision().seats().contains(Seat(0)));
        let offered = typed("why fund\n1\nwhy fund\n").1;
        assert!(offered.contains("It is possible."), "{offered}");
    }

    #[test]
    fn anything_may_be_typed() {
        let long = "x".repeat(5000);
        let (_, shown) = typed(&format!("\n?\nb\n{long}\nq\n1\n"));
        assert_eq!(shown.matches("q  leaves the match").count(), 3, "{shown}");
    }
}

//! What the coach says can be believed: whoever plays better is told of fewer points that were lost, and reasons explain
//! what a turn is worth.
#![allow(clippy::disallowed_types, reason = "averages are for people to read")]

use arena::think::{Cause, Reach, Reviewed, Round, Settings, Thinker, Work, advise, guesses};
use arena::{BotKind, Sampler, bot_rng, nets};
use autobahn::Autobahn;
use automobile::Automobile;
use engine::{Evaluate, Match, Playout, Record, Rng, Seed};
use trainrush::TrainRush;

/// A match between bots.
fn played<G: Evaluate>(kinds: &[BotKind], seed: u64) -> Record {
    let seed = Seed::from_number(seed);
    let seats = u8::try_from(kinds.len()).unwrap();
    let mut table = Match::<G>::new(G::Options::default(), seats, seed).unwrap();
    let mut bots: Vec<_> = kinds.iter().map(|kind| kind.bot::<G>()).collect();
    while let Some(seat) = table.state().decision().seats().iter().next() {
        let (bot, mut legal) = (&mut bots[seat.idx()], Vec::new());
        table.state().legal(seat, &mut legal);
        let rng = &mut bot_rng(seed, seat, table.ply() + 1);
        let work = &mut Work::units(bot.work());
        let action = bot.choose(&Sampler::new(table.state(), seat), &legal, rng, work);
        table.play(seat, action).unwrap();
    }
    table.record().unwrap()
}

fn reviewed(game: &str, record: &Record, work: u64) -> Vec<Reviewed> {
    let mut turns = Vec::new();
    let entry = arena::find(game).unwrap();
    let habits = (entry.review)(record, work, &mut |turn| {
        turns.push(turn);
        true
    });
    assert_eq!(habits.unwrap().len(), usize::from(record.seats));
    turns
}

#[test]
fn whoever_plays_better_is_told_of_fewer_lost_points() {
    let levels = [BotKind::Strong, BotKind::Solid, BotKind::Casual, BotKind::Beginner];
    let mut lost = [(0, 0); 4];
    for deal in 0..4 {
        let mut kinds = levels;
        kinds.rotate_left(deal);
        let record = played::<Automobile>(&kinds, deal as u64);
        for turn in reviewed("automobile", &record, 3_000_000) {
            let level = (turn.seat.idx() + deal) % 4;
            lost[level].0 += turn.lost;
            lost[level].1 += i32::from(turn.played.is_some());
        }
    }
    // In tenths of a point a turn.
    let each = lost.map(|(lost, turns)| f64::from(lost) / f64::from(turns));
    assert!(each.is_sorted_by(|better, worse| better < worse), "{each:?}");
}

const PLAIN: Settings = Settings { width: 20, warmth: 0, habits: 0, rounds: ROUNDS, work: 12_000 };
const ROUNDS: &[Round] = &[
    Round { keep: 4, reach: Reach::Turns { each: 1, least: 2 }, width: 8, others: 8, lucks: 1 },
    Round { keep: 4, reach: Reach::Hours(1), width: 8, others: 8, lucks: 1 },
];
/// Each of the reasons is rounded to a tenth, and less than three tenths are no reason: as much may be missing of each.
const UNTOLD: i32 = 3;

/// In how many positions two turns differed by a point at least.
fn explained<G: Evaluate>(seats: u8) -> u32 {
    let mut told = 0;
    for nth in 0..40 {
        let seed = Seed::from_number(nth);
        let mut state = G::setup(&G::Options::default(), seats, &mut Rng::at(seed, 0)).unwrap();
        Playout::default().run(&mut state, seed, 7 * nth as u32);
        let Some(seat) = state.decision().seats().iter().next() else { continue };
        let rng = &mut Rng::at(seed, 1);
        let guesses = guesses(&Sampler::new(&state, seat), rng);
        let mut thinker = Thinker::new(PLAIN, nets::of::<G>());
        let work = &mut Work::units(PLAIN.work);
        let turns = advise(&mut thinker, &guesses, seat, rng, 3, work);
        let [best, other, ..] = &turns[..] else { continue };
        let sum: i32 = best.gains.iter().chain(&best.gives_up).map(|it| it.points).sum();
        let worth = best.worth - other.worth;
        assert!(turns.is_sorted_by(|one, next| one.worth >= next.worth), "{}: {nth}", G::ID);
        let untold = UNTOLD * (1 + G::CATEGORIES.len().cast_signed() as i32);
        assert!((worth - sum).abs() <= untold, "{}, {nth}: {worth} and {sum}: {turns:#?}", G::ID);
        told += u32::from(worth >= 10);
    }
    told
}

#[test]
fn reasons_add_up_to_what_a_turn_is_worth() {
    for told in [explained::<Autobahn>(3), explained::<Automobile>(3), explained::<TrainRush>(3)] {
        assert!(told >= 4, "only {told} positions in which it mattered");
    }
}

#[test]
fn a_swing_is_told_as_a_mistake_only_where_something_was_better() {
    let record = played::<Autobahn>(&[BotKind::Beginner; 2], 3);
    let turns = reviewed("autobahn", &record, 1_000_000);
    let by = |cause| turns.iter().filter(move |turn| turn.swing.by == cause);
    assert!(by(Cause::Mistake).all(|turn| turn.better.is_some() && turn.lost > 0));
    assert!(by(Cause::Mistake).any(|turn| turn.swing.win.abs() >= 5), "nobody erred");
    assert!(by(Cause::Play).all(|turn| (turn.swing.seat == turn.seat) == (turn.swing.win > 0)));
}

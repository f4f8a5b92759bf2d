#![allow(
    clippy::disallowed_types,
    reason = "averages are for people to read; no rule depends on them"
)]

mod toy;

use std::sync::atomic::AtomicBool;

use arena::contest::{Bout, Fighter, Watch, watched};
use arena::think::Work;
use arena::{Bot, BotKind, Entry, Failure, Plan, Sampler, bot_rng, simulate};
use autobahn::Autobahn;
use automobile::Automobile;
use engine::{Decision, Record, Seat, Seed, Spelling};
use serde_json::{Value, json};
use toy::Harvest;

static HARVEST: Entry = Entry::of::<Harvest>();

fn plan(seats: u8, bots: &[BotKind]) -> Plan {
    let options = Value::Null;
    Plan { seats, options, games: 400, seed: 1, bots: bots.to_vec(), check: false }
}

#[test]
fn greedy_beats_random_from_every_chair() {
    let [random, greedy] = [BotKind::Random, BotKind::Greedy];
    for (bots, chair) in [([greedy, random], 0), ([random, greedy], 1)] {
        let wins = simulate::<Harvest>(&plan(2, &bots)).unwrap().wins_by_seat();
        assert!(wins[chair] > 260.0, "{wins:?}");
    }
}

#[test]
fn greedy_beats_random_at_autobahn() {
    let bots = vec![BotKind::Random, BotKind::Greedy];
    let plan = Plan { seats: 2, options: Value::Null, games: 6, seed: 1, bots, check: true };
    let wins = simulate::<Autobahn>(&plan).unwrap().wins_by_seat();
    assert!(wins[1] >= 5.0, "{wins:?}");
}

#[test]
fn the_toy_keeps_the_contract() {
    engine::kit::Kit::default().assert_ok::<Harvest>(&());
}

/// What the catalogue shows can be given back, as with any game.
#[test]
fn a_game_without_options_has_none_to_name() {
    let none = (HARVEST.options)();
    assert_eq!(none, json!({}));
    let open = |options: &Value| (HARVEST.new)(options, 2, Seed::from_number(1));
    assert!(open(&none).is_ok() && open(&Value::Null).is_ok());
    assert!(open(&json!({ "wine": true })).is_err() && open(&json!([])).is_err());
}

#[test]
fn the_tally_adds_up() {
    for seats in 2..=4 {
        let tally = simulate::<Harvest>(&plan(seats, &[BotKind::Random])).unwrap();
        assert_eq!(tally.games(), 400);
        let draws = 24 - 3 * seats;
        assert_eq!(tally.decisions(), 400 * u64::from(draws));
        assert_eq!(tally.mean_plies(), f64::from(draws));
        assert_eq!(tally.wins_by_seat().iter().sum::<f64>(), 400.0);
        assert_eq!((tally.mean_branching(), tally.forced()), (3.0, 0));
        let spread = tally.scores().unwrap();
        assert!(spread.least < spread.tenth && spread.ninetieth < spread.most);
        let mean = tally.mean_scores().iter().sum::<f64>() / f64::from(seats);
        assert!((spread.tenth as f64..spread.ninetieth as f64).contains(&mean));
    }
}

#[test]
fn simulations_repeat_and_are_checked() {
    let mut plan = plan(3, &[BotKind::Greedy, BotKind::Random]);
    plan.games = 20;
    let tally = simulate::<Harvest>(&plan);
    assert_eq!(simulate::<Harvest>(&plan), tally);
    plan.check = true;
    assert_eq!(simulate::<Harvest>(&plan), tally, "checking changes nothing");
    plan.seed = 2;
    assert_ne!(simulate::<Harvest>(&plan), tally);
}

#[test]
fn a_plan_that_cannot_be_played_is_refused() {
    assert!(matches!(simulate::<Harvest>(&plan(9, &[BotKind::Random])), Err(Failure::Setup(_))));
    assert_eq!(simulate::<Harvest>(&plan(2, &[])), Err(Failure::NoBots));
    assert!("clever".parse::<BotKind>().is_err());
    for kind in BotKind::ALL {
        assert_eq!(kind.name().parse(), Ok(kind));
    }
}

#[test]
fn bots_finish_a_match_on_an_erased_table() {
    let seed = Seed::from_number(5);
    let mut table = (HARVEST.new)(&Value::Null, 3, seed).unwrap();
    let go_on = AtomicBool::new(false);
    let mut minds: Vec<_> = (0..3).map(|_| (HARVEST.mind)(BotKind::Greedy)).collect();
    while let Decision::Choose { seats, .. } = table.decision() {
        let seat = seats.iter().next().unwrap();
        let mut rng = bot_rng(seed, seat, table.ply() + 1);
        let code = minds[seat.idx()].choose(&*table, seat, &mut rng, &go_on).unwrap();
        table.play(seat, Spelling::Code(code)).unwrap();
    }
    let nobody = minds[0].choose(&*table, Seat(0), &mut bot_rng(seed, Seat(0), 0), &go_on);
    assert_eq!(nobody, None);

    let text = table.record().unwrap().to_string();
    let record: Record = text.parse().unwrap();
    let again = (HARVEST.replay)(&record).unwrap();
    assert_eq!(again.fingerprint(), table.fingerprint());
}

#[test]
fn a_saved_state_goes_on_and_a_playout_leaves_it_alone() {
    let seed = Seed::from_number(5);
    let table = (HARVEST.new)(&Value::Null, 2, seed).unwrap();
    let loaded = (HARVEST.load)(&table.state().value(), seed).unwrap();
    assert_eq!(loaded.fingerprint(), table.fingerprint());
    let outcome = (HARVEST.playout)(&*loaded, seed).unwrap();
    assert!(outcome.standings.is_some());
    assert_eq!(loaded.fingerprint(), table.fingerprint());
    assert!((HARVEST.load)(&Value::from(3), seed).is_err());
}

#[test]
fn perft_counts_the_tree() {
    let count = |depth| (HARVEST.perft)(2, Seed::from_number(1), depth).unwrap();
    assert_eq!([count(0), count(1), count(2)], [1, 3, 9]);
    assert!((HARVEST.perft)(9, Seed::from_number(1), 1).is_err());
}

/// Counts decisions up to the first one that is about no start tile, and thinks that one over once more.
struct FirstTurn {
    secret: Seed,
    ply: u32,
    chosen: Option<bool>,
}

impl Watch<Automobile> for FirstTurn {
    fn chosen(
        &mut self,
        state: &Automobile,
        seat: Seat,
        legal: &[automobile::Action],
        action: automobile::Action,
    ) {
        self.ply += 1;
        if self.chosen.is_none() && !matches!(action, automobile::Action::Start { .. }) {
            let mut bot: Box<dyn Bot<Automobile>> = BotKind::Solid.bot();
            let work = &mut Work::units(bot.work());
            let luck = &mut bot_rng(self.secret, seat, self.ply);
            let thought = bot.choose(&Sampler::new(state, seat), legal, luck, work);
            self.chosen = Some(thought == action);
        }
    }
}

/// The last one gets the start tile that is left, so its first decision is a turn. If that were drawn,
/// whoever begins would be worth less in every balance than it is.
#[test]
fn drawn_first_decisions_are_of_one_kind() {
    let solid = Fighter { kind: BotKind::Solid, net: None };
    for seed in 1..=8 {
        let mut first = FirstTurn { secret: Seed::from_number(seed), ply: 0, chosen: None };
        let seats = vec![&solid; 4];
        let it = Bout { options: &Value::Null, seed, seats, drawn: 1 };
        watched::<Automobile>(&it, &|| 0, &mut first).unwrap();
        assert_eq!(first.chosen, Some(true), "seed {seed}");
    }
}

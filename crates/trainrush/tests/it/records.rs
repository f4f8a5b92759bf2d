//! Finished matches, replayed and verified; together they reach every kind of action and both ways to
//! end.

use std::fs;

use engine::{Game, Match, Record, Rng, Seat, Seed, replay};
use testkit::{Kept, Style, updating};
use trainrush::data::{Place, data};
use trainrush::nouns::*;
use trainrush::{Action, Options, TrainRush};

use crate::SUITE;

/// For each number of seats an eager match; one with every option the other way; a random one; and one
/// that ends because somebody has seen all nine cities.
#[test]
fn records_replay_and_reach_every_kind_of_action_and_both_ends() {
    let other = Options {
        appendix_cards: true,
        no_warehouse_after_station: true,
        track_bonus_only_on_stop: false,
        random_heroes: true,
    };
    let kept = |name, options, seats, style| Kept { name, options, seats, style };
    let records = [
        kept("2-eager", Options::default(), 2, Style::Eager),
        kept("3-eager", Options::default(), 3, Style::Eager),
        kept("4-eager", Options::default(), 4, Style::Eager),
        kept("3-other", other, 3, Style::Eager),
        kept("2-random", Options::default(), 2, Style::Random),
    ];
    SUITE.records(&records, &Options::default(), 4);
    if updating() {
        let table = tour();
        fs::write(SUITE.path("records/2-tour.txt"), table.record().unwrap().to_string()).unwrap();
    }
    let text = fs::read_to_string(SUITE.path("records/2-tour.txt")).unwrap();
    let record: Record = text.parse().unwrap();
    let state = *replay::<TrainRush>(&record).unwrap().state();
    assert!(state.is_over() && state.round < 9, "over before the last round");
    assert!(state.all_seats().any(|seat| state.has_visited_all(seat)));
}

/// Steps to the nearest city that the seat has not seen.
fn way_to_go(state: &TrainRush, seat: Seat, from: Field) -> usize {
    let new = |field: &Field| match field.data().place {
        Place::City(city) => !state.player(seat).visited.contains(city),
        _ => false,
    };
    let mut reached = vec![from];
    for steps in 0..100 {
        if reached.iter().any(new) {
            return steps;
        }
        reached = reached.iter().flat_map(|it| data().fields[it.idx()].next.clone()).collect();
        reached.sort();
        reached.dedup();
    }
    100
}

/// How much a traveller wants to do this.
fn wanderlust(state: &TrainRush, seat: Seat, action: Action) -> i32 {
    match action {
        Action::Move(field) => 1000 - i32::try_from(way_to_go(state, seat, field)).unwrap(),
        Action::Play(card) => {
            let moves = card.data().moves;
            let steps: i32 = moves.iter().map(|it| i32::from(it.steps)).sum();
            let coal: i32 = moves.iter().map(|it| i32::from(it.coal)).sum();
            100 + 2 * steps - 3 * (coal - i32::from(state.player(seat).coal)).max(0)
        }
        Action::Invest(AreaAction::Move6) => 90,
        Action::Invest(AreaAction::Move3) => 80,
        Action::Invest(AreaAction::Coal2) => 20,
        Action::Lobby(sector) if sector.kind() == Kind::Resource => 60,
        Action::Lobby(sector) if sector.kind() == Kind::Financial => 70,
        Action::Advance(Track::Coal | Track::Investment) => 60,
        Action::Pass | Action::Stop => -1,
        Action::Token(_) => 10,
        _ => 0,
    }
}

/// The first match of two travellers in which one of them sees all nine cities before the last round.
fn tour() -> Match<TrainRush> {
    for seed in 1..200 {
        let seed = Seed::from_number(seed);
        let mut table = Match::<TrainRush>::new(Options::default(), 2, seed).unwrap();
        while let Some(seat) = table.state().decision().seats().iter().next() {
            let mut legal = Vec::new();
            table.state().legal(seat, &mut legal);
            let rng = &mut Rng::at(seed.apart(0), table.ply());
            let want = |action: &Action| wanderlust(table.state(), seat, *action);
            let best = legal.iter().map(want).max().unwrap();
            legal.retain(|action| want(action) == best);
            let action = legal[rng.below(legal.len() as u32) as usize];
            table.play(seat, action).unwrap();
        }
        if table.state().round < 9 {
            return table;
        }
    }
    panic!("nobody travels that far");
}

//! Nothing in the rulebook forces an end: what becomes of players who never want one.

use automobile::{Automobile, Options};
use engine::{Decision, Game, MAX_PLIES, Match, Record, Refusal, Seed, Table};

/// The nearest thing to doing nothing: a tile that calls no merchant, no car, no engineer's chip.
const IDLE: [&str; 4] = ["take A1", "take A5", "take A3", "end"];

fn idle(table: &mut Match<Automobile>) -> Result<(), Refusal> {
    let Decision::Choose { seats, .. } = table.state().decision() else {
        return Err(Refusal::Over);
    };
    let seat = seats.iter().next().expect("somebody moves");
    let legal = Table::legal(table, seat)?;
    let wanted = IDLE.iter().find_map(|text| legal.iter().find(|it| it.text == *text));
    let choice = wanted.or(legal.first()).expect("a choice");
    Table::play(table, seat, engine::Spelling::Code(choice.code)).map(|_| ())
}

#[test]
fn players_who_never_want_a_car_or_a_merchant_go_round_for_ever_and_the_match_is_stopped() {
    let mut table = Match::<Automobile>::new(Options::default(), 2, Seed::from_number(1)).unwrap();
    let stopped = loop {
        if let Err(refusal) = idle(&mut table) {
            break refusal;
        }
    };
    assert_eq!(stopped, Refusal::TooLong);
    assert_eq!(table.ply() as usize, MAX_PLIES);
    assert_eq!(Game::check(table.state()), Ok(()), "the position stays sound");
    assert!(table.state().market.iter().all(Option::is_none), "no car was ever placed");
    let record = Table::record(&table).unwrap().to_string();
    assert_eq!(record.parse::<Record>().unwrap().plies.len(), MAX_PLIES, "its record can be read");
}

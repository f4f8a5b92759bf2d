//! The engine, proven on a toy game and on flawed twins of it.

use engine::kit::{Failure, Kit};
use engine::{
    Audience, BadRecord, BadSetup, Decision, Game, Legal, Match, Outcome, Playout, Problem, Record,
    Refusal, ReplayError, Seat, Seats, Seed, Spelling, Table, perft, replay,
};
use proptest::prelude::*;
use toy::*;

type Honest = Toy<HONEST>;

fn start(seats: u8) -> Match<Honest> {
    started(Options::default(), seats)
}

fn started(options: Options, seats: u8) -> Match<Honest> {
    Match::new(options, seats, Seed::from_number(1)).unwrap()
}

/// Seat 0 lays its lowest card.
fn lay(table: &mut Match<Honest>) -> Act {
    let mut legal = Vec::new();
    table.state().legal(Seat(0), &mut legal);
    table.play(Seat(0), legal[0]).unwrap();
    legal[0]
}

fn finished() -> Match<Honest> {
    played_out(Options::default())
}

fn played_out(options: Options) -> Match<Honest> {
    let mut table = started(options, 3);
    while let Some(seat) = table.state().decision().seats().iter().next() {
        let mut legal = Vec::new();
        table.state().legal(seat, &mut legal);
        table.play(seat, legal[0]).unwrap();
    }
    table
}

mod the_kit {
    use super::*;

    fn failure<const FLAW: u8>() -> Failure {
        let kit = Kit { every: 1, ..Kit::default() };
        kit.check::<Toy<FLAW>>(&Options::default(), 3).unwrap_err()
    }

    #[test]
    fn passes_an_honest_game() {
        let report = Kit { every: 1, ..Kit::default() }.assert_ok::<Honest>(&Options::default());
        assert_eq!(report.games, 60);
        assert_eq!(report.actions, 20);
        assert!(report.redealt > 500 && report.undone > 100, "{report:?}");
    }

    #[test]
    fn plays_the_same_games_whatever_it_samples() {
        let often = Kit { every: 1, ..Kit::default() }.assert_ok::<Honest>(&Options::default());
        let seldom = Kit { every: 1000, ..Kit::default() }.assert_ok::<Honest>(&Options::default());
        assert_eq!((often.plies, often.longest), (seldom.plies, seldom.longest));
        assert!(seldom.deep < often.deep);
    }

    #[test]
    fn catches_a_leaking_view() {
        let failure = failure::<VIEW_LEAKS>();
        assert!(failure.what.starts_with("leak to seat 0 in its view: `"), "{failure}");
    }

    #[test]
    fn catches_a_leaking_legal_list() {
        let failure = failure::<LEGAL_LEAKS>();
        assert!(failure.what.contains("in its legal list: ["), "{failure}");
    }

    #[test]
    fn catches_a_leaking_element() {
        let failure = failure::<ELEMENT_LEAKS>();
        assert!(failure.what.contains("in its elements"), "{failure}");
    }

    #[test]
    fn catches_a_leaking_reason() {
        let failure = failure::<REASON_LEAKS>();
        assert!(failure.what.contains("in its reasons"), "{failure}");
    }

    #[test]
    fn catches_a_reveal_that_could_be_undone() {
        let failure = failure::<REVEALS_SILENTLY>();
        assert!(failure.what.starts_with("the ply sets no barrier but shows seat"), "{failure}");
    }

    #[test]
    fn catches_a_lost_card() {
        assert_eq!(failure::<LOSES_CARDS>().what, "check: not every card is there once");
    }

    #[test]
    fn catches_a_panic_and_prints_how_to_get_there() {
        let failure = failure::<PANICS>();
        assert_eq!(failure.what, "panicked: nine is too much");
        assert!(failure.action.as_ref().unwrap().ends_with("lay 9"));
        let record: Record = failure.record.parse().unwrap();
        assert_eq!(record.plies.len(), failure.ply as usize);
        replay::<Toy<PANICS>>(&record).unwrap();
        let text = failure.to_string();
        assert!(text.contains("toy with 3 seats, seed ") && text.contains(&failure.record));
    }

    #[test]
    fn catches_a_game_without_end() {
        let failure =
            Kit { limit: 3, ..Kit::default() }.check::<Honest>(&Options::default(), 4).unwrap_err();
        assert_eq!((failure.what.as_str(), failure.ply), ("no end after 3 plies", 3));
    }

    #[test]
    #[should_panic(expected = "toy with 1 seats, seed 1, ply 0: set-up not refused")]
    fn catches_a_set_up_with_too_few_seats() {
        Kit::default().assert_ok::<Toy<SEATS_ANYBODY>>(&Options::default());
    }

    #[test]
    #[should_panic(expected = "leak to seat")]
    fn asserts() {
        Kit::default().assert_ok::<Toy<VIEW_LEAKS>>(&Options::default());
    }
}

mod options {
    use super::*;

    #[test]
    fn say_how_many_cards_there_are_and_which_of_them_wins() {
        let given = |text: &str| serde_json::from_str::<Options>(text);
        let few = started(given(r#"{"cards": 2}"#).unwrap(), 2);
        let mut legal = Vec::new();
        few.state().legal(Seat(0), &mut legal);
        assert_eq!(legal.len(), 2);
        let refused = given(r#"{"cards": 5}"#).unwrap_err().to_string();
        assert!(refused.starts_with("5 is not 1 to 4"), "{refused}");
        let lowest = Options { lowest_wins: true, ..Options::default() };
        let places = |options| {
            let over = played_out(options).state().decision();
            let Decision::Over(standings) = over else { panic!("not over") };
            standings.places().to_vec()
        };
        let (high, low) = (places(Options::default()), places(lowest));
        assert_eq!(low, high.iter().map(|place| 4 - place).collect::<Vec<_>>());
    }

    #[test]
    fn keep_every_promise_whatever_they_are() {
        for cards in 1..=4 {
            let cards = engine::Number::of(cards);
            Kit::default().assert_ok::<Honest>(&Options { cards, lowest_wins: true });
        }
    }
}

mod undo {
    use super::*;

    #[test]
    fn takes_back_a_ply_that_showed_nothing() {
        let mut table = start(2);
        let before = *table.state();
        assert_eq!(table.undo(Seat(0)), Err(Refusal::NothingToUndo));
        let act = lay(&mut table);
        assert_eq!(table.undo(Seat(1)), Err(Refusal::NotYourPly));
        assert_eq!(table.undo(Seat(0)), Ok(()));
        assert_eq!((table.state(), table.ply()), (&before, 0));
        table.play(Seat(0), act).unwrap();
        assert_eq!(table.ply(), 1);
    }

    /// A toss only draws at random, a draw whispers too, a card shown reveals, keeping passes on.
    #[test]
    fn stops_at_a_draw_a_reveal_and_a_passed_turn() {
        for act in [Act::Toss, Act::Draw, Act::Show, Act::Keep] {
            let mut table = start(2);
            lay(&mut table);
            table.play(Seat(0), act).unwrap();
            assert_eq!(table.undo(Seat(0)), Err(Refusal::Barrier), "{act}");
            assert_eq!(table.ply(), 2);
        }
    }

    #[test]
    fn stops_at_the_end() {
        let mut table = finished();
        assert_eq!(table.undo(Seat(2)), Err(Refusal::Barrier));
    }
}

mod records {
    use super::*;

    /// As a record has them.
    const OPTIONS: &str = r#"{"cards":3,"lowest_wins":false}"#;

    fn text() -> String {
        finished().record().unwrap().to_string()
    }

    fn replayed(text: &str) -> Result<Match<Honest>, ReplayError> {
        replay(&text.parse().unwrap())
    }

    #[test]
    fn read_back_and_replay() {
        let table = finished();
        let again = replayed(&text()).unwrap();
        assert_eq!((again.state(), again.history()), (table.state(), table.history()));
        assert_eq!(again.record(), table.record());
        let then = table.replay_to(4).unwrap();
        assert_eq!((then.ply(), then.state().fingerprint()), (4, table.history()[3].hash));
        assert!(table.replay_to(table.ply() + 1).is_none());
    }

    #[test]
    fn tell_at_which_ply_they_differ() {
        let (third, line) = (2, text().lines().nth(7 + 2).unwrap().to_owned());
        let hash = finished().history()[third].hash;
        let wrong = line.replace(&format!("{hash:016x}"), &format!("{:016x}", hash ^ 1));
        let differs = ReplayError::Differs { ply: 3, recorded: hash ^ 1, ours: hash };
        assert_eq!(replayed(&text().replace(&line, &wrong)).unwrap_err(), differs);
    }

    #[test]
    fn tell_which_ply_is_not_legal() {
        let refused = |old: &str, new: &str| {
            let text = text();
            assert!(text.contains(old), "{text}");
            match replayed(&text.replacen(old, new, 1)).unwrap_err() {
                ReplayError::Refused { ply, refusal, .. } => (ply, refusal),
                other => panic!("{other}"),
            }
        };
        assert_eq!(refused("\n2 0 draw", "\n2 1 draw"), (2, Refusal::NotYourTurn));
        assert_eq!(refused("\n2 0 draw", "\n2 0 dance"), (2, Refusal::UnknownAction));
        assert_eq!(refused("\n2 0 draw", "\n2 0 lay 1").0, 2);
        let (ply, refusal) = refused("\n3 0 ", "\n3 9 ");
        assert_eq!((ply, refusal), (3, Refusal::NoSuchSeat { seat: 9, seats: 3 }));
    }

    #[test]
    fn are_for_one_game_one_version_one_edition() {
        let error = |old: &str, new: &str| replayed(&text().replace(old, new)).unwrap_err();
        assert_eq!(
            error("game toy", "game chess"),
            ReplayError::Game { recorded: "chess".to_owned(), ours: "toy" }
        );
        assert_eq!(error("rules 1", "rules 2"), ReplayError::Rules { recorded: 2, ours: 1 });
        assert_eq!(
            error("edition 0000000000000007", "edition 0000000000000008"),
            ReplayError::Edition { recorded: 8, ours: 7 }
        );
        assert!(matches!(error(OPTIONS, "5"), ReplayError::Options(_)));
        assert!(matches!(error("\"cards\":3", "\"cards\":9"), ReplayError::Options(_)));
        assert!(matches!(error("\"cards\":3", "\"cards\":2"), ReplayError::Differs { ply: 1, .. }));
        let seats = BadSetup::Seats { given: 200, least: 2, most: 4 };
        assert_eq!(error("seats 3", "seats 200"), ReplayError::Setup(seats));
        assert!(matches!(error("seats 3", "seats 4"), ReplayError::Differs { ply: 1, .. }));
    }

    #[test]
    fn name_the_bad_line() {
        let bad =
            |old: &str, new: &str| text().replacen(old, new, 1).parse::<Record>().unwrap_err();
        let at = |line, problem| BadRecord { line, problem };
        assert_eq!("".parse::<Record>(), Err(at(1, Problem::Format)));
        assert_eq!(bad("record 1", "record 3"), at(1, Problem::Format));
        assert_eq!(bad("rules 1\n", ""), at(3, Problem::Field("rules")));
        assert_eq!(bad("edition 0", "edition +"), at(4, Problem::Field("edition")));
        assert_eq!(bad(OPTIONS, "{"), at(7, Problem::Field("options")));
        assert_eq!(bad("\n2 0", "\n3 0"), at(9, Problem::Ply));
        assert_eq!(bad(OPTIONS, &" ".repeat(20_000)), at(7, Problem::TooLong));
    }

    #[test]
    fn of_a_state_taken_up_later_count_on_from_there() {
        let mut whole = start(2);
        for _ in 0..3 {
            lay(&mut whole);
        }
        let mut later = Match::from_state_after(3, *whole.state(), whole.seed()).unwrap();
        assert_eq!((later.ply(), later.history().len()), (3, 0));
        // The same chance comes to it as if it had never stopped.
        lay(&mut whole);
        lay(&mut later);
        assert_eq!((later.ply(), later.state()), (4, whole.state()));
        let table: &dyn Table = &later;
        assert_eq!(
            (table.past(3), table.past(4).map(|it| it.hash)),
            (None, whole.past(4).map(|it| it.hash))
        );
        assert!(later.replay_to(2).is_none() && later.replay_to(5).is_none());
        assert_eq!(later.replay_to(3).unwrap().ply(), 3);
    }

    #[test]
    fn do_not_exist_for_a_loaded_state() {
        let mut table = Match::from_state(*start(2).state(), Seed::from_number(4)).unwrap();
        lay(&mut table);
        assert_eq!(table.record(), Err(Refusal::NoRecord));
        let saved = serde_json::to_string(table.state()).unwrap();
        for (old, new) in [("\"seats\":2", "\"seats\":0"), ("\"bag\":", "\"bag\":1")] {
            let broken: Honest = serde_json::from_str(&saved.replace(old, new)).unwrap();
            assert!(Match::from_state(broken, Seed::from_number(4)).is_err(), "{new}");
        }
    }
}

mod tables {
    use super::*;

    fn open() -> Box<dyn Table> {
        Box::new(start(2))
    }

    #[test]
    fn speak_json_codes_and_text() {
        let mut table = open();
        assert_eq!((table.game(), table.rules(), table.edition(), table.seats()), ("toy", 1, 7, 2));
        let choices = table.legal(Seat(0)).unwrap();
        assert_eq!(choices.len(), 3);
        for Legal { code, text, element } in &choices {
            let [0, 1, card, 0] = code.to_be_bytes() else { panic!("{code:x}") };
            assert_eq!(text, &format!("lay {card}"));
            assert_eq!(element, &Some(format!("card:{card}")));
        }
        assert_eq!(table.legal(Seat(1)), Ok(Vec::new()));
        table.play(Seat(0), Spelling::Text(&choices[0].text)).unwrap();
        let told = table.play(Seat(0), Spelling::Code(0x02_00_00)).unwrap();
        assert_eq!(told[0].audience, Audience::Only(Seat(0)));
        assert!(told[0].event.value()["drawn"].is_number());
        let finish = Decision::Choose { seats: Seats::only(Seat(0)), step: "finish".into() };
        assert_eq!((table.decision(), table.ply()), (finish, 2));
        assert_eq!(table.why_not(Seat(0), Spelling::Text("keep")), Ok(None));
        assert_eq!(table.view(None).unwrap().value()["bag"], 9);
        assert!(table.state().value()["hands"].is_array());
        let twin = table.fork();
        table.play(Seat(0), Spelling::Text("keep")).unwrap();
        assert_ne!(table.fingerprint(), twin.fingerprint());
        assert_eq!(table.replay_to(2).unwrap().fingerprint(), twin.fingerprint());
        assert!(table.as_any().is::<Match<Honest>>());
    }

    #[test]
    fn refuse_with_a_reason() {
        let mut table = open();
        let illegal = table.play(Seat(0), Spelling::Text("show")).unwrap_err();
        let why = table.why_not(Seat(0), Spelling::Text("show")).unwrap().unwrap();
        assert_eq!(illegal, why.clone().into());
        assert_eq!(
            (why.reason, why.text.as_str()),
            ("not_now".into(), "something else is being decided")
        );
        let json = serde_json::to_string(&illegal).unwrap();
        assert_eq!(
            json,
            r#"{"kind":"illegal","reason":"not_now","text":"something else is being decided"}"#
        );
        let long = "lay ".repeat(1000);
        let unknown = Err(Refusal::UnknownAction);
        assert_eq!(table.play(Seat(0), Spelling::Text(&long)), unknown);
        assert_eq!(table.play(Seat(1), Spelling::Text("show")), Err(Refusal::NotYourTurn));
        let mut over = finished();
        assert_eq!(over.play(Seat(0), Act::Keep), Err(Refusal::Over));
        assert_eq!(
            Match::<Honest>::new(Options::default(), 5, Seed::from_number(1)).unwrap_err(),
            BadSetup::Seats { given: 5, least: 2, most: 4 }
        );
    }

    #[test]
    fn refuse_a_seat_that_is_not_there() {
        let mut table = open();
        for seat in [2, 3, 8, 255] {
            let refusal = Refusal::NoSuchSeat { seat, seats: 2 };
            let seat = Seat(seat);
            assert_eq!(table.play(seat, Spelling::Code(0x02_00_00)), Err(refusal.clone()));
            assert_eq!(table.why_not(seat, Spelling::Code(0x02_00_00)), Err(refusal.clone()));
            assert_eq!(table.legal(seat), Err(refusal.clone()));
            assert_eq!(table.view(Some(seat)), Err(refusal.clone()));
            assert_eq!(table.undo(seat), Err(refusal));
        }
    }
}

#[test]
fn playouts_end_and_count() {
    let mut playout = Playout::default();
    let start = *start(4).state();
    let run = |playout: &mut Playout<Honest>, limit| {
        let mut state = start;
        playout.run(&mut state, Seed::from_number(5), limit)
    };
    let outcome = run(&mut playout, 1000);
    assert_eq!(outcome, run(&mut playout, 1000), "the same seed, the same match");
    let Outcome { plies, decisions, branching, standings } = outcome;
    assert!((8..=20).contains(&plies) && decisions <= plies && branching > plies.into());
    assert_eq!(standings.unwrap().scores().len(), 4);
    assert_eq!(run(&mut playout, 5).standings, None);
}

/// Lay one of 3; then draw, toss, show or keep; after keep the next seat lays one of 3, else three of
/// the four are left.
#[test]
fn perft_counts_by_hand() {
    let count = |depth| perft(start(2).state(), Seed::from_number(1), depth);
    assert_eq!([0, 1, 2, 3].map(count), [1, 3, 12, 3 * (3 + 3 + 3 + 3)]);
}

proptest! {
    #[test]
    fn any_text_is_read_or_refused(text in "\\PC*", cut in 0usize..600, put in "[\\PC\\n]{0,20}") {
        let _ = text.parse::<Record>();
        let record = finished().record().unwrap().to_string();
        let cut = cut.min(record.len());
        let spliced = format!("{}{put}{}", &record[..cut], &record[cut..]);
        if let Ok(record) = spliced.parse::<Record>() {
            let _ = replay::<Honest>(&record);
        }
    }

    #[test]
    fn any_code_is_played_or_refused(
        tries in prop::collection::vec((any::<u8>(), prop_oneof![(0u32..0x700).prop_map(|it| it << 8), any::<u32>()], "\\PC{0,8}"), 0..60)
    ) {
        let mut table: Box<dyn Table> = Box::new(start(2));
        for (seat, code, text) in tries {
            for seat in [Seat(seat), Seat(seat % 2)] {
                let _ = table.why_not(seat, Spelling::Code(code));
                let _ = table.play(seat, Spelling::Text(&text));
                let ply = table.ply();
                let played = table.play(seat, Spelling::Code(code)).is_ok();
                prop_assert_eq!(table.ply(), ply + u32::from(played));
                if code % 3 == 0 {
                    let _ = table.undo(seat);
                }
            }
        }
    }
}

//! What happens to an owner's files: taken if they fit together, refused by name if not.

use automobile::data::{Data, edition as used};
use automobile::load::parse;
use engine::load::BadData;
use proptest::prelude::*;
use serde_json::{Value, json};
use testkit::{Owner, leaves};

const OWNER: Owner<Data> = Owner { edition: used, parse };

fn changed(name: &str, pointer: &str, value: Value) -> Result<Data, BadData> {
    OWNER.read(name, &OWNER.edited(name, pointer, value))
}

#[test]
fn a_corrected_value_is_used() {
    let data = changed("race.json", "/spaces/is", json!(12)).unwrap();
    assert_eq!(data.race.spaces, 12);
    assert_ne!(data.hash, automobile::data::data().hash, "another edition");
    let data = changed("tiles.json", "/7/acts", json!(["body", "worker"])).unwrap();
    assert!(data.tiles[7].acts.contains(automobile::nouns::Act::Worker));
}

#[test]
fn remarks_are_not_part_of_the_fingerprint() {
    let shipped = parse(used().shipped()).unwrap().hash;
    let remark = changed("race.json", "/spaces/note", json!("seen")).unwrap().hash;
    assert_eq!(remark, shipped);
}

#[test]
fn what_does_not_fit_is_refused_with_file_record_and_reason() {
    assert_eq!(
        OWNER.refusal("race.json", "/spaces/is", json!(5)),
        "race.json, record spaces: the spaces is 5, expected 8 to 60"
    );
    assert_eq!(
        OWNER.refusal("tiles.json", "/9/acts", json!(["race", "race"])),
        "tiles.json, record A10: it has an action twice"
    );
    assert_eq!(
        OWNER.refusal("tiles.json", "/9/acts", json!(["race", "merchant"])),
        "tiles.json: 4 tiles with two actions expected, 5 found"
    );
    assert_eq!(
        OWNER.refusal("cards.json", "/9/count", json!(4)),
        "cards.json: 50 cards expected, 51 found"
    );
    assert_eq!(
        OWNER.refusal("prices.json", "/0/prices/0", json!(2)),
        "prices.json, record #1: prices rise and no two are the same"
    );
    assert_eq!(
        OWNER.refusal("players.json", "/0/dummies", json!([3, 3])),
        "players.json: two cars that nobody drives stand on one space"
    );
    assert_eq!(
        OWNER.refusal("players.json", "/0/dummies", json!([2, 6])),
        "players.json: a car of a start tile starts there"
    );
    assert_eq!(
        OWNER.refusal("start_tiles.json", "/0/effects", json!(["body", "body", "body", "engine"])),
        "start_tiles.json, record S1: the number of parts is 4, expected 0 to 3"
    );
    assert_eq!(
        OWNER.refusal("engineers.json", "/1/chips", json!([])),
        "engineers.json: 9 chips expected, 7 found"
    );
    assert_eq!(
        OWNER.refusal("awards.json", "/0/id", json!("lap2")),
        "awards.json: the records are not in the order of the shipped file"
    );
    assert_eq!(
        OWNER.refusal("bonus_tiles.json", "/0/bonus", json!({"engine": 9})),
        "bonus_tiles.json, record BA1: the part is 9, expected 1 to 7"
    );
    assert_eq!(
        OWNER.refusal("setup.json", "/track/is", json!(15)),
        "setup.json, record track: the spaces is 15, expected 16 to 60"
    );
}

#[test]
fn a_missing_or_surplus_record_is_refused() {
    for (name, text) in used().shipped().iter() {
        let Value::Array(records) = serde_json::from_str(text).unwrap() else { continue };
        let short: Vec<Value> = records[1..].to_vec();
        assert!(OWNER.read(name, &short.into()).is_err(), "{name} without its first record");
        let mut long = records.clone();
        long.push(records[0].clone());
        assert!(OWNER.read(name, &long.into()).is_err(), "{name} with a record twice");
    }
}

proptest! {
    /// Whatever an owner writes, it is taken or refused, and what is taken can be asked.
    #[test]
    fn any_value_is_taken_or_refused(
        which in 0..11usize,
        place: prop::sample::Index,
        number in prop_oneof![0..20i64, any::<i64>()],
    ) {
        let (name, _) = used().shipped().iter().nth(which).unwrap();
        let leaves = leaves(&OWNER.file(name));
        let pointer = &leaves[place.index(leaves.len())];
        if let Ok(data) = changed(name, pointer, json!(number)) {
            prop_assert!(data.race.lap_points(200) > 0 || data.race.more_laps == 0);
        }
    }

    #[test]
    fn any_text_is_taken_or_refused(which in 0..11usize, bytes: Vec<u8>) {
        let (name, _) = used().shipped().iter().nth(which).unwrap();
        let text = String::from_utf8_lossy(&bytes);
        let files = used().shipped().clone().with(name, text).unwrap();
        prop_assert!(parse(&files).is_err());
    }
}

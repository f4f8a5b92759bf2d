//! What happens to an owner's files: taken if they fit together, refused by name if not.

use autobahn::data::edition as used;
use autobahn::load::parse;
use proptest::prelude::*;
use serde_json::{Value, json};
use testkit::Owner;

const OWNER: Owner<autobahn::data::Data> = Owner { edition: used, parse };

#[test]
fn every_check_refuses_what_it_is_for() {
    let cases = [
        // The shape of a record.
        ("links.json", "/2/sections", json!("two"), "record R3: invalid type"),
        ("links.json", "/2/colour", json!("green"), "record R3: unknown variant `green`"),
        ("links.json", "/2/lanes", json!(4), "record R3: unknown field `lanes`"),
        ("links.json", "/2/source", json!("hearsay"), "record R3: the source \"hearsay\" is none"),
        ("links.json", "/2/note", json!(7), "record R3: the note 7 is not a text"),
        ("cities.json", "/0/place/source", json!(null), "record HH: the source null is none"),
        ("stations.json", "/0/bonus/money/huge", json!(9), "record #1: unknown field `huge`"),
        ("setup.json", "/money", json!(48), "record money: it names no source"),
        ("setup.json", "/bribe", json!({"is": 1, "source": "public"}), ": unknown field `bribe`"),
        // Names.
        ("cities.json", "/1/id", json!("HH"), "record HH: city HH is there twice"),
        ("cities.json", "/1/id", json!("a b"), "record a b: an id is"),
        ("cities.json", "/17/country", json!("GB"), "record AMS: there is no country GB"),
        ("cities.json", "/17/country", json!(null), "record AMS: a commercial city has"),
        ("links.json", "/3/id", json!("R1"), "record R1: link R1 is there twice"),
        ("links.json", "/2/ends/0", json!("XX"), "record R3: there is no city XX"),
        ("links.json", "/2/ends/0", json!("HH"), "record R3: both ends are the same city"),
        ("countries.json", "/1/id", json!("DK"), "record DK: country DK is there twice"),
        ("countries.json", "/1/clockwise", json!(5), "record NL: its clockwise position is taken"),
        ("cards.json", "/8/id", json!("I1.red"), "record I1.red: card I1.red is there twice"),
        ("deliveries.json", "/1/id", json!("A"), "record A: board A is there twice"),
        ("routes.json", "/0/ends/1", json!("N"), "record #1: both ends are the same city"),
        ("routes.json", "/0/ends/1", json!("ROM"), "record #1: there is no city ROM"),
        // The map.
        ("cities.json", "/0/place/x", json!(1001), "record HH: x is 1001"),
        ("cities.json", "/0/place/lat", json!(0), "record HH: the latitude is 0"),
        ("cities.json", "/0/start", json!(4), "make its value 2"),
        ("cities.json", "/17/value/is", json!(21), "record AMS: the value is 21"),
        ("cities.json", "/23/country", json!("CZ"), "countries.json, record PL: no city leads"),
        ("links.json", "/2/sections", json!(3), "record R3: the number of sections is 3"),
        ("links.json", "/2/sections", json!(1), "52 sections expected, 51 found"),
        ("links.json", "/1/sections", json!(2), "record R2: only a single section has a Develop"),
        ("links.json", "/13/sections", json!(2), "record Y6: with it there are more than 52"),
        ("links.json", "/3/tile", json!(3), "record R4: the section of the tile or roadblock is 3"),
        ("links.json", "/3/tile", json!(null), "record R4: a link has a space for a bonus tile"),
        ("links.json", "/2/tile", json!(1), "record R3: a link has a space for a bonus tile"),
        ("links.json", "/3/ends/0", json!("AAR"), "record R4: it joins two commercial cities"),
        (
            "links.json",
            "/2/ends",
            json!(["HH", "DO"]),
            "record R3: the red autobahn is not one path",
        ),
        ("links.json", "/3/colour", json!("cyan"), "record C1: the cyan autobahn is not one path"),
        ("links.json", "/36/ends/1", json!("N"), "record Y6: yellow comes back to a city"),
        ("links.json", "/0/preset", json!(true), "6 sections built at the start expected, 7 found"),
        ("links.json", "/6/roadblock", json!(null), "5 roadblocks expected, 4 found"),
        (
            "links.json",
            "/6/east",
            json!(false),
            "record C3: a roadblock stands on a link to the east",
        ),
        ("links.json", "/2/east", json!(true), "record R3: no roadblock cuts it off"),
        (
            "depots.json",
            "/0/colours/1",
            json!("white"),
            "record #1: the white autobahn does not pass",
        ),
        ("depots.json", "/0/colours", json!([]), "record #1: it has no colour"),
        ("depots.json", "/1/city", json!("HH"), "record #2: the depot in HH is there twice"),
        ("depots.json", "/5/city", json!("WAR"), "record #6: a depot stands in a German city"),
        // Cards.
        ("cards.json", "/7/deck", json!("advanced"), "record I1.red: the file lists 7 basic"),
        ("cards.json", "/0/colours", json!(["cyan"]), "record red: the basic card in this place"),
        ("cards.json", "/7/colours", json!(["black"]), "record I1.red: an improved card is"),
        ("cards.json", "/8/colours", json!(["red"]), "record I1.cyan: an improved card of this"),
        ("cards.json", "/7/effect", json!({"money": 3}), "record I4.red: this is a fifth kind"),
        ("cards.json", "/41/colours", json!(["red"]), "record S1: it has two colours"),
        ("cards.json", "/41/colours", json!(["red", "red"]), "record S1: it has a colour twice"),
        ("cards.json", "/35/effect/money", json!(201), "record A09: the money is 201"),
        ("cards.json", "/36/effect/develop", json!(11), "record A10: the number of steps"),
        ("cards.json", "/34/effect/pair_discount", json!(9), "record A08: the discount is 9"),
        (
            "cards.json",
            "/6/effect/pair_discount",
            json!(1),
            "record yellow: only a card of the last",
        ),
        // Numbers.
        (
            "dashboard.json",
            "/0/sections",
            json!(11),
            "36 sections in the stacks expected, 37 found",
        ),
        ("dashboard.json", "/0/years", json!([1966, 1965]), "record #1: it ends before it begins"),
        ("dashboard.json", "/0/costs/upgrade", json!(0), "record #1: a cost is 0"),
        ("dashboard.json", "/0/costs/upgrade", json!(1), "technologies.json: the discount is 2"),
        (
            "dashboard.json",
            "/2/costs/build/1",
            json!(4),
            "cards.json, record A08: the discount is 5",
        ),
        ("dashboard.json", "/1/steps", json!(11), "record #2: the number of steps is 11"),
        ("dashboard.json", "/1/funding", json!(201), "record #2: the funding is 201"),
        ("offices.json", "/0/seats", json!([3, 2, 4]), "record red: more players need no fewer"),
        ("offices.json", "/0/seats", json!([2, 3, 6]), "record red: seats is 6"),
        ("offices.json", "/5/seats", json!([1, 3, 4]), "record black: every player starts"),
        ("offices.json", "/0/id", json!("cyan"), "record cyan: red belongs here"),
        ("departments.json", "/0/floors", json!([3, 2, 1]), "record network: a higher floor"),
        ("departments.json", "/0/floors", json!([1, 2, 99]), "record network: the points"),
        ("departments.json", "/0/id", json!("trade"), "record trade: network belongs here"),
        ("countries.json", "/0/tiles/is", json!([1, 2, 4]), "record DK: tiles is 4"),
        ("setup.json", "/money/is", json!(50), "record money: it cannot be shared"),
        ("setup.json", "/employees/is", json!(61), "record employees: it is 61"),
        ("setup.json", "/trucks/is", json!(3), "record trucks: it is 3"),
        ("setup.json", "/spare_routes/is", json!(4), "record spare_routes: it is 4"),
        ("setup.json", "/limits/build", json!([5, 4, 3]), "record limits: a limit of build falls"),
        ("setup.json", "/limits/load", json!([1, 2, 9]), "record limits: a limit is 9"),
        ("setup.json", "/track_loop/is", json!(0), "record track_loop: it is 0"),
        ("setup.json", "/track_loop/is", json!(23), "record track_loop: it is 23"),
        ("scoring.json", "/money_unit/is", json!(0), "record money_unit: it is 0"),
        (
            "scoring.json",
            "/dual_value/is",
            json!(3),
            "cities.json, record HH: its highest value is 15",
        ),
        // Rewards.
        ("technologies.json", "/1/level", json!(1), "record #2: this level of the column is there"),
        ("technologies.json", "/1/level", json!(5), "record #2: the level is 5"),
        (
            "technologies.json",
            "/0/gives/develop_with/0",
            json!("build"),
            "record #1: no technology",
        ),
        ("technologies.json", "/2/gives/once", json!("recolour"), "record #3: only a bonus tile"),
        ("rows.json", "/1/level", json!(1), "record #2: this level is there twice"),
        ("rows.json", "/1/bonus", json!("load"), "record #2: a bonus action on the map"),
        (
            "countries.json",
            "/0/pharmaceuticals/is",
            json!({"move": 2}),
            "record DK: a bonus action",
        ),
        ("stations.json", "/2/bonus/money/large", json!(1), "record #3: the small value is above"),
        (
            "stations.json",
            "/0/bonus/money",
            json!({"small": 3, "large": 3}),
            "record #3: an earlier",
        ),
        ("stations.json", "/3/bonus/develop", json!(0), "record #4: the number of steps"),
        ("rewards.json", "/1/status", json!(3), "record #3: the statuses do not fall"),
        ("rewards.json", "/1/status", json!(null), "record #2: the statuses do not fall"),
        ("rewards.json", "/1/bonus", json!("gain"), "record #2: a route gives money or promotions"),
        ("deliveries.json", "/0/rows/1/country", json!("DK"), "record A: DK is there twice"),
        ("deliveries.json", "/0/rows/0/preferred", json!("pharmaceuticals"), "record A: DK cannot"),
        ("deliveries.json", "/0/rows/0/bonus", json!({"money": 201}), "record A: the money is 201"),
        ("deliveries.json", "/0/rows", json!([]), "record A: DK is missing"),
        ("tiles.json", "/0/count", json!(4), "36 tiles of the base game expected, 37 found"),
        ("tiles.json", "/12/count", json!(1), "4 optional tiles expected, 3 found"),
        ("tiles.json", "/0/bonus", json!("gain"), "record develop: its bonus is of another kind"),
        ("tiles.json", "/0/bonus", json!({"develop": 300}), "record develop: invalid value"),
        ("track.json", "/4/bonus", json!({"develop": 1}), "record #5: the track cannot give steps"),
        ("track.json", "/4/bonus", json!("build"), "record #5: a bonus action on the map"),
        (
            "track.json",
            "/4/bonus",
            json!({"promote": 6}),
            "record #5: the number of promotions is 6",
        ),
    ];
    for (name, pointer, value, expected) in cases {
        let text = OWNER.refusal(name, pointer, value);
        assert!(text.contains(expected), "{name}{pointer}: {text}");
        assert!(text.starts_with(name) || expected.contains(".json"), "{text}");
    }
}

fn with_ends(changes: &[(usize, [&str; 2])]) -> Value {
    let mut links = OWNER.file("links.json");
    for (n, ends) in changes {
        links[*n]["ends"] = json!(ends);
    }
    links
}

#[test]
fn a_part_of_the_map_without_connection_is_refused() {
    let no_schwerin = with_ends(&[(35, ["WAR", "MD"]), (36, ["MD", "HH"])]);
    let bad = OWNER.refused("links.json", &no_schwerin);
    assert_eq!(bad.to_string(), "cities.json, record SN: no link ends here");
    let island =
        with_ends(&[(6, ["HAN", "B"]), (7, ["B", "J"]), (35, ["WAR", "HH"]), (36, ["SN", "MD"])]);
    let bad = OWNER.refused("links.json", &island);
    assert_eq!(bad.to_string(), "links.json, record Y6: it is not connected to the other links");
}

#[test]
fn the_first_eras_must_have_room_in_the_west() {
    let mut eras = OWNER.file("dashboard.json");
    eras[1]["sections"] = json!(20);
    eras[2]["sections"] = json!(6);
    let bad = OWNER.refused("dashboard.json", &eras);
    assert_eq!(bad.reason, "the first eras need 30 sections in the west, there are 29");
}

#[test]
fn a_missing_or_surplus_record_is_refused() {
    for (name, text) in used().shipped().iter() {
        let Value::Array(records) = serde_json::from_str(text).unwrap() else { continue };
        if ["rows.json", "rewards.json", "track.json"].contains(&name) {
            continue;
        }
        let mut less = records.clone();
        less.pop();
        assert_eq!(OWNER.refused(name, &Value::Array(less)).file, name);
        let more = [records.clone(), records].concat();
        assert_eq!(OWNER.refused(name, &Value::Array(more)).file, name);
    }
    assert_eq!(
        OWNER.refused("track.json", &json!([])).reason,
        "the number of spaces is 0, expected 2 to 64"
    );
    assert_eq!(OWNER.refused("setup.json", &json!([])).reason, "expected an object of records");
    assert_eq!(OWNER.refused("links.json", &json!({})).reason, "expected a list of records");
}

#[test]
fn an_edition_may_bring_only_the_files_it_corrects() {
    let dearer = OWNER.edited("dashboard.json", "/2/costs/upgrade", json!(14));
    let data = OWNER.read("dashboard.json", &dearer).unwrap();
    assert_eq!(data.eras.map(|era| era.upgrade), [6, 8, 14]);
    let unknown = used().shipped().clone().with("bribes.json", "[]").unwrap_err();
    assert_eq!(unknown.to_string(), "bribes.json: the game has no data file of this name");
}

#[test]
fn the_fingerprint_is_of_what_is_played() {
    let hash = |contents: &Value| OWNER.read("setup.json", contents).unwrap().hash;
    let shipped = parse(used().shipped()).unwrap().hash;
    assert_eq!(hash(&OWNER.file("setup.json")), shipped, "layout");
    assert_eq!(
        hash(&OWNER.edited("setup.json", "/recall/source", json!("public"))),
        shipped,
        "remarks"
    );
    assert_ne!(hash(&OWNER.edited("setup.json", "/recall/is", json!(2))), shipped);
}

/// Where something can be replaced in a document: every value's pointer.
fn pointers(value: &Value, at: String, out: &mut Vec<String>) {
    match value {
        Value::Array(items) => {
            for (n, item) in items.iter().enumerate() {
                pointers(item, format!("{at}/{n}"), out);
            }
        }
        Value::Object(fields) => {
            for (key, field) in fields {
                pointers(field, format!("{at}/{key}"), out);
            }
        }
        _ => {}
    }
    out.push(at);
}

fn junk() -> impl Strategy<Value = Value> {
    prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        (0..300u16).prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        Just(json!(1e300)),
        ".{0,8}".prop_map(Value::from),
        Just(json!([])),
        Just(json!({})),
        "[a-z]{3,9}".prop_map(|kind| json!({ kind: 1 })),
    ]
}

fn remove(contents: &mut Value, pointer: &str) {
    let Some((parent, key)) = pointer.rsplit_once('/') else { return };
    match contents.pointer_mut(parent) {
        Some(Value::Array(items)) => drop(items.remove(key.parse().unwrap())),
        Some(Value::Object(fields)) => drop(fields.remove(key)),
        _ => {}
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_text_is_taken_or_refused(which in 0..18usize, bytes: Vec<u8>) {
        let name = used().shipped().iter().nth(which).unwrap().0;
        let files = used().shipped().clone().with(name, String::from_utf8_lossy(&bytes)).unwrap();
        prop_assert_eq!(parse(&files).map(|_| ()).unwrap_err().file, name);
    }

    #[test]
    fn any_change_is_taken_or_refused(
        changes in prop::collection::vec(
            (0..18usize, any::<prop::sample::Index>(), prop::option::of(junk())),
            1..4,
        ),
    ) {
        let mut files = used().shipped().clone();
        for (which, place, value) in changes {
            let (name, text) = files.iter().nth(which).unwrap();
            let mut contents: Value = serde_json::from_str(text).unwrap();
            let mut places = Vec::new();
            pointers(&contents, String::new(), &mut places);
            let pointer = place.get(&places);
            match value {
                Some(value) => *contents.pointer_mut(pointer).unwrap() = value,
                None => remove(&mut contents, pointer),
            }
            files = files.with(name, contents.to_string()).unwrap();
        }
        if let Err(bad) = parse(&files) {
            prop_assert!(!bad.reason.is_empty());
        }
    }

    /// Two values of one file change places: every part is well-formed, the whole seldom is.
    #[test]
    fn any_exchange_is_taken_or_refused(
        which in 0..18usize,
        one: prop::sample::Index,
        other: prop::sample::Index,
    ) {
        let files = used().shipped();
        let (name, text) = files.iter().nth(which).unwrap();
        let mut contents: Value = serde_json::from_str(text).unwrap();
        let mut places = Vec::new();
        pointers(&contents, String::new(), &mut places);
        let (one, other) = (one.get(&places), other.get(&places));
        let value = contents.pointer(other).unwrap().clone();
        *contents.pointer_mut(one).unwrap() = value;
        if let Err(bad) = parse(&files.clone().with(name, contents.to_string()).unwrap()) {
            prop_assert!(!bad.reason.is_empty());
        }
    }
}

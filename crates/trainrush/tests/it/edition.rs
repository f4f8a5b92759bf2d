//! What happens to an owner's files: taken if they fit together, refused by name if not.

use serde_json::{Value, json};
use testkit::Owner;
use trainrush::data::edition as used;
use trainrush::load::parse;

const OWNER: Owner<trainrush::data::Data> = Owner { edition: used, parse };

#[test]
fn every_check_refuses_what_it_is_for() {
    let effect = |it: Value| json!({"is": it, "source": "rulebook"});
    let cases = [
        ("fields.json", "/1/next/0/to", json!("X"), "record R-I1: there is no field X"),
        ("fields.json", "/1/next/0/to", json!("START"), "nothing leads back to the start"),
        ("fields.json", "/1/next/1/via", json!(null), "a tunnel or exit leads to another loop"),
        (
            "fields.json",
            "/1/next",
            json!([{"to": "R-M2", "via": "tunnel"}]),
            "not every other field",
        ),
        ("fields.json", "/1/id", json!("R I1"), "an id is"),
        ("fields.json", "/2/id", json!("R-I1"), "field R-I1 is there twice"),
        ("fields.json", "/1/place/x", json!(60_000), "it is drawn beside the map"),
        ("fields.json", "/1/number", json!(3), "a siding field has a number"),
        ("fields.json", "/1/region", json!(null), "every field but the start lies in a region"),
        ("cities.json", "/0/rank", json!(2), "the rank of a city is the loop"),
        ("cities.json", "/0/field", json!("R-I1"), "R-I1 is a field of another kind"),
        ("zones.json", "/0/siding", json!(["SR1a1"]), "it belongs to no zone"),
        ("zones.json", "/1/siding/0", json!("SR1a1"), "belongs to two zones"),
        ("markets.json", "/0/id", json!("blue"), "one market for each region"),
        ("progress.json", "/0/values", json!([3, 2]), "a higher space cannot be worth less"),
        ("progress.json", "/4/values", json!([1, 9]), "a value is 1, expected 2 to 8"),
        ("progress.json", "/0/id", json!("coal"), "investment is expected here"),
        ("sectors.json", "/0/bonuses/0", json!("tile"), "this effect cannot be given here"),
        ("actions.json", "/0/cost", json!(9), "it costs more than its area holds"),
        ("tracks.json", "/0/bonuses/0/space", json!(16), "the space of a bonus is 16"),
        ("tracks.json", "/0/bonuses/0/space", json!(6), "space 6 has two bonuses"),
        ("market.json", "/0/price", json!(0), "the price is 0"),
        ("cards.json", "/0/moves/0/steps", json!(0), "record A01: the steps of a move is 0"),
        ("cards.json", "/0/special", effect(json!({"special": 1})), "cannot be given here"),
        ("cards.json", "/0/special", effect(json!({"vp": 0})), "the points is 0"),
        ("cards.json", "/0/deck", json!("appendix"), "48 core cards expected, 47 found"),
        ("tiles.json", "/0/effect", json!("tile"), "this effect cannot be given here"),
        ("heroes.json", "/0/city", json!("atlantis"), "there is no city atlantis"),
        ("heroes.json", "/0/city", json!("brukas"), "2 heroes of"),
        ("contracts.json", "/0/cubes", json!(["gold"]), "2 cubes expected, 1 found"),
        (
            "contracts.json",
            "/0/cubes",
            json!(["any", "gold"]),
            "cubes that are named come before those of any kind",
        ),
        ("wagons.json", "/0/slots", json!(["any"]), "four one-slot wagons for brass"),
        ("wagons.json", "/8/slots", json!(["any"]), "four one-slot wagons for brass"),
        ("special_wagons.json", "/0/slots", json!(3), "one kind with 2 slots expected"),
        ("tokens.json", "/0/tokens/0/steps", json!(7), "the steps is 7"),
        ("tokens.json", "/0/tokens", json!([]), "invalid length 0"),
        ("players.json", "/0/heroes_kept", json!(7), "the heroes kept is 7"),
        ("setup.json", "/hand_limit", json!({"is": 9, "source": "public"}), "it is 9"),
        (
            "scoring.json",
            "/mission",
            json!({"is": [], "source": "public"}),
            "the length of the scale",
        ),
        ("scoring.json", "/top", json!({"is": 10}), "record top: it names no source"),
        ("drawing.json", "/canvas/depth", json!(1), "unknown field `depth`"),
    ];
    for (name, pointer, value, expected) in cases {
        let said = OWNER.refusal(name, pointer, value);
        assert!(said.contains(expected), "{name}{pointer}: {said}");
    }
}

#[test]
fn a_corrected_value_is_another_edition() {
    let shipped = parse(used().shipped()).unwrap();
    let changed =
        OWNER.read("cards.json", &OWNER.edited("cards.json", "/0/moves/0/steps", json!(5)));
    let changed = changed.unwrap();
    assert_eq!(changed.cards[0].moves[0].steps, 5);
    assert_ne!(changed.hash, shipped.hash);
    let noted = OWNER.read("cards.json", &OWNER.edited("cards.json", "/0/note", json!("checked")));
    assert_eq!(noted.unwrap().hash, shipped.hash, "remarks do not count");
}

#[test]
fn tracks_of_another_length_can_be_played() {
    let values = json!([2, 4, 5, 6, 8]);
    let data = OWNER.read("progress.json", &OWNER.edited("progress.json", "/3/values", values));
    assert_eq!(data.unwrap().progress[3].len(), 5);
}

//! Autobot's turn in words, for terminals: what it turned up, and how each list of priorities was
//! worked through. Events arrive as the JSON that everybody gets.

use serde::Deserialize;
use serde_json::Value;

use super::list;
use crate::autobot::{Rule, SEAT, Subject};

/// A line, or several, for what Autobot did or what its turn did to others; `None` for all else.
pub fn told(event: &Value) -> Option<String> {
    let (name, it) = match event {
        Value::String(name) => (name.as_str(), &Value::Null),
        Value::Object(fields) => fields.iter().next().map(|(name, it)| (name.as_str(), it))?,
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::Array(_) => return None,
    };
    let word = |key: &str| plain(&it[key]);
    let line = match name {
        "autobot_colour" => format!("Autobot turns up {}.", word("card")),
        "autobot_queued" => format!("  task {} is not possible: it waits", task(&it["task"])),
        "autobot_task" => format!("  task {} on {}", task(&it["task"]), word("colour")),
        "autobot_chose" => chose(&it["choice"])?,
        "autobot_heads_for" if it["goal"].is_null() => {
            format!("  truck {} waits for a country", truck(it))
        }
        "autobot_heads_for" => format!("  truck {} heads for {}", truck(it), goal_of(&it["goal"])),
        "autobot_slot" => format!("  a bonus tile goes onto slot {}", word("slot")),
        "autobot_task_added" => "  an advanced task is shuffled in unseen".to_owned(),
        "autobot_wine" => format!("Autobot's wine card {} is turned up.", word("wine")),
        "autobot_reshuffled" => "  its cards are shuffled".to_owned(),
        "autobot_skipped" => "  nothing is possible: it skips its turn".to_owned(),
        "station_fee" if it["from"] == SEAT.0 => {
            format!(
                "  its truck passes your station on {}: DM {} for you",
                word("link"),
                word("money")
            )
        }
        _ if it["seat"] == SEAT.0 => format!("  {}", done(name, it)?),
        _ => return None,
    };
    Some(line)
}

/// What Autobot did.
fn done(name: &str, it: &Value) -> Option<String> {
    let word = |key: &str| plain(&it[key]);
    Some(match name {
        "built" => format!("builds {}", word("section")),
        "upgraded" => format!("upgrades {}", word("link")),
        "station_built" => format!("builds its station {} on {}", word("number"), word("link")),
        "station_improved" => {
            format!("improves its station on {} ({})", word("link"), word("service"))
        }
        "employee_placed" => format!("places an employee on {}", word("colour")),
        "employees_recalled" => format!("calls {} employees back", word("count")),
        "loaded" => format!("loads {} in {} (truck {})", word("good"), word("depot"), truck(it)),
        "wine_loaded" => format!("loads wine {} (truck {})", word("wine"), truck(it)),
        "wine_delivered" => {
            format!("brings its wine to {} for {} promotions", word("city"), word("promotions"))
        }
        "moved" => format!("truck {} drives to {}", truck(it), word("section")),
        "delivered" => {
            format!("truck {} delivers {} to {}", truck(it), word("good"), word("country"))
        }
        "first_pharmaceuticals" => format!("first pharmaceuticals in {}", word("country")),
        "station_bonus" => {
            format!("passes its station on {}: bonus {}", word("link"), word("number"))
        }
        "developed" => format!("develops to space {}", word("space")),
        "promoted" => format!("promotes to {} {}", word("department"), word("floor")),
        "hired" => "hires an employee into the lobby".to_owned(),
        "card_taken" => format!("takes {} as a colour card", word("card")),
        "card_discarded" => format!("discards {}", word("card")),
        "traffic_cleared" => format!("takes the traffic token of {}", word("link")),
        "traffic_set_returned" => "returns three traffic tokens".to_owned(),
        _ => return None,
    })
}

/// The candidates, then every rule that was applied with who was left.
fn chose(choice: &Value) -> Option<String> {
    let names = |list_of: &Value| list(list_of.as_array().into_iter().flatten().map(plain), " ");
    let subject = subject(Subject::deserialize(&choice["subject"]).ok()?);
    let mut text = format!("  chooses {subject}: {}", names(&choice["candidates"]));
    for applied in choice["rules"].as_array().into_iter().flatten() {
        let rule = rule(Rule::deserialize(&applied["rule"]).ok()?);
        text += &format!("\n    {rule}: {}", names(&applied["left"]));
    }
    Some(text)
}

fn subject(of: Subject) -> &'static str {
    match of {
        Subject::Build => "where to build",
        Subject::Upgrade => "which link to upgrade",
        Subject::Station => "where to put a station",
        Subject::Country => "a country",
        Subject::Depot => "a depot",
        Subject::Discard => "a card to discard",
        Subject::Promotion => "a department",
        Subject::Wine => "a wine",
        Subject::Improvement => "a station to improve",
        Subject::Traffic => "a link for traffic",
    }
}

fn rule(applied: Rule) -> &'static str {
    match applied {
        Rule::NewCity => "connects a new city",
        Rule::MakesViable => "makes the task possible",
        Rule::HelpsTruck => "helps a truck of the uppermost country",
        Rule::BonusTile => "has a bonus tile",
        Rule::Traffic => "has traffic",
        Rule::NearestBlack => "nearest to the black autobahn",
        Rule::NearestCentre => "nearest to the centre",
        Rule::Southernmost => "southernmost",
        Rule::Westernmost => "westernmost",
        Rule::Northernmost => "northernmost",
        Rule::Easternmost => "easternmost",
        Rule::Connected => "connected to the network",
        Rule::FewestMissing => "fewest sections missing",
        Rule::Uppermost => "uppermost on the delivery board",
        Rule::Clockwise => "next clockwise",
        Rule::NearestDestination => "nearest to the country",
        Rule::CurrentColour => "of the current colour",
        Rule::CommonestColour => "of the commonest colour",
        Rule::Leftmost => "leftmost",
        Rule::Rightmost => "rightmost",
        Rule::Icon => "the department shown",
        Rule::HighestFloor => "highest floor",
    }
}

fn task(value: &Value) -> String {
    use crate::data::{TaskAction, data};
    let task: Option<crate::nouns::Task> = plain(value).parse().ok();
    let action = task.map(|task| data().tasks[task.idx()].action);
    let action = match action {
        Some(TaskAction::Road) => "build or upgrade",
        Some(TaskAction::Load) => "load a truck",
        Some(TaskAction::Station) => "build a station",
        None => "",
    };
    format!("{} ({action})", plain(value))
}

fn truck(it: &Value) -> u64 {
    it["truck"].as_u64().unwrap_or(0)
}

fn goal_of(goal: &Value) -> String {
    let place = goal.as_object().and_then(|goal| goal.values().next());
    place.map_or_else(String::new, plain)
}

fn plain(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}

#[cfg(test)]
mod tests {
    use engine::{Decision, Game, Log, Rng, Seat, Seed};

    use super::*;
    use crate::{Autobahn, Event, Options};

    /// All that is told of solo matches with every module.
    fn stories() -> Vec<(Event, Option<String>)> {
        let options = Options { wine: true, traffic: true, services: true, ..Options::default() };
        let mut stories = Vec::new();
        for number in 0..30 {
            let seed = Seed::from_number(number);
            let mut game = Autobahn::setup(&options, 1, &mut Rng::at(seed, 0)).unwrap();
            let mut legal = Vec::new();
            for ply in 1.. {
                if matches!(game.decision(), Decision::Over(_)) {
                    break;
                }
                legal.clear();
                game.legal(Seat(0), &mut legal);
                let mut rng = Rng::at(seed, ply);
                let action = legal[rng.below(legal.len() as u32) as usize];
                let mut log = Log::on();
                game.apply(Seat(0), action, &mut rng, &mut log);
                for (_, event) in log.into_entries() {
                    let told = told(&serde_json::to_value(event).unwrap());
                    stories.push((event, told));
                }
            }
        }
        stories
    }

    #[test]
    fn every_choice_is_told_with_its_candidates_and_rules() {
        let mut choices = 0;
        for (event, story) in stories() {
            let Event::AutobotChose { choice } = event else { continue };
            let story = story.unwrap();
            assert_eq!(story.lines().count(), 1 + choice.rules().len(), "{story}");
            assert!(!story.contains('_') && !story.contains('"'), "{story}");
            choices += 1;
        }
        assert!(choices > 1000);
    }

    /// Names of events in the schema, in the order of the enum.
    fn names() -> Vec<String> {
        let schema = schemars::schema_for!(Event);
        let variants = schema.get("oneOf").and_then(Value::as_array).unwrap();
        let of = |variant: &Value| match &variant["required"][0] {
            Value::String(name) => vec![name.clone()],
            Value::Null
            | Value::Bool(_)
            | Value::Number(_)
            | Value::Array(_)
            | Value::Object(_) => {
                let alone = variant["enum"].as_array().into_iter().flatten();
                alone.chain(variant.get("const")).map(plain).collect()
            }
        };
        variants.iter().flat_map(of).collect()
    }

    /// An event is JSON here, so no compiler asks what a new one is to be told as. The list does.
    #[test]
    fn every_event_is_told_or_left_out_on_purpose() {
        let autobot_never = [
            "route_chosen",
            "bonus_claimed",
            "card_played",
            "refreshed",
            "funded",
            "tile_used",
            "good_lost",
            "unlocked",
            "earned",
            "paid",
            "cards_swapped",
            "recoloured",
            "card_slid",
            "cones_changed",
            "bonus_stored",
            "hand_picked_up",
            "budget",
            "route_checked",
        ];
        let nobody_s =
            ["traffic_appeared", "card_revealed", "administration", "reunification", "match_over"];
        // Its turn is told by what it does in it.
        let known_anyway = ["turn_began", "tile_taken", "era_end_triggered"];
        let choice = serde_json::json!({ "subject": "build", "candidates": [], "rules": [], "winner": null });
        let about = serde_json::json!({ "seat": SEAT, "from": SEAT, "choice": choice });
        let untold = |name: &String| {
            let alone = told(&Value::String(name.clone()));
            alone.or_else(|| told(&serde_json::json!({ name: about }))).is_none()
        };
        let names = names();
        assert!(names.len() > 55, "{names:?}");
        let mut found: Vec<String> = names.into_iter().filter(untold).collect();
        let mut left: Vec<&str> = [&autobot_never[..], &nobody_s, &known_anyway].concat();
        found.sort();
        left.sort_unstable();
        assert_eq!(found, left);
    }

    #[test]
    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "examples of what is told, not a list of it"
    )]
    fn what_autobot_does_is_told_and_what_you_do_is_not() {
        for (event, story) in stories() {
            match event {
                Event::Built { seat, .. } | Event::Moved { seat, .. } => {
                    assert_eq!(story.is_some(), seat == SEAT);
                }
                Event::AutobotColour { .. } | Event::AutobotHeadsFor { .. } => {
                    assert!(story.is_some());
                }
                Event::CardPlayed { .. } => assert_eq!(story, None),
                _ => {}
            }
            assert!(story.is_none_or(|story| !story.contains("null")));
        }
    }
}

//! Autobot's turn in words, for terminals: what it turned up, and how each list of priorities was
//! worked through. Events arrive as the JSON that everybody gets.

use serde_json::Value;

use super::list;
use crate::autobot::SEAT;

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
        "autobot_chose" => chose(&it["choice"]),
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
        // The view counts spaces from 0, people from 1.
        "developed" => format!("develops to space {}", it["space"].as_u64()? + 1),
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
fn chose(choice: &Value) -> String {
    let names = |list_of: &Value| list(list_of.as_array().into_iter().flatten().map(plain), " ");
    let subject = match plain(&choice["subject"]).as_str() {
        "build" => "where to build",
        "upgrade" => "which link to upgrade",
        "station" => "where to put a station",
        "country" => "a country",
        "depot" => "a depot",
        "discard" => "a card to discard",
        "promotion" => "a department",
        "wine" => "a wine",
        "improvement" => "a station to improve",
        _ => "a link for traffic",
    };
    let mut text = format!("  chooses {subject}: {}", names(&choice["candidates"]));
    for applied in choice["rules"].as_array().into_iter().flatten() {
        text += &format!("\n    {}: {}", rule(&plain(&applied["rule"])), names(&applied["left"]));
    }
    text
}

fn rule(name: &str) -> &str {
    match name {
        "new_city" => "connects a new city",
        "makes_viable" => "makes the task possible",
        "helps_truck" => "helps a truck of the uppermost country",
        "bonus_tile" => "has a bonus tile",
        "traffic" => "has traffic",
        "nearest_black" => "nearest to the black autobahn",
        "nearest_centre" => "nearest to the centre",
        "connected" => "connected to the network",
        "fewest_missing" => "fewest sections missing",
        "uppermost" => "uppermost on the delivery board",
        "clockwise" => "next clockwise",
        "nearest_destination" => "nearest to the country",
        "current_colour" => "of the current colour",
        "commonest_colour" => "of the commonest colour",
        "icon" => "the department shown",
        "highest_floor" => "highest floor",
        other => other,
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

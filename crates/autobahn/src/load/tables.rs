//! From records to tables. The helpers here are shared by the files that build them.

use engine::Bits;
use engine::load::{At, BadData};

use super::raw::Raw;
use super::{cards, map, modules, numbers, rewards, solo};
use crate::data::{Data, Deck};
use crate::nouns::*;

/// These bounds keep every sum in the rules far inside its type.
pub const MONEY: u16 = 200;
pub const STEPS: u8 = 10;
const PROMOTIONS: u8 = 5;

pub fn build(raw: &Raw) -> Result<Data, BadData> {
    let countries = map::countries(&raw.countries)?;
    let mut cities = map::cities(&raw.cities, &countries)?;
    let (links, sections) = map::links(&raw.links, &mut cities)?;
    let depots = map::depots(&raw.depots, &cities)?;
    let cards = cards::cards(&raw.cards)?;
    let deck = |deck: Deck| -> Bits {
        Card::all().filter(|card| cards[card.idx()].deck == deck).map(Card::number).collect()
    };
    let setup = numbers::setup(&raw.setup, &cities)?;
    Ok(Data {
        hash: raw.hash,
        eras: numbers::eras(&raw.eras)?,
        office_seats: numbers::offices(&raw.offices)?,
        improved: deck(Deck::Improved),
        advanced: deck(Deck::Advanced),
        two_colour: deck(Deck::TwoColour),
        technologies: rewards::technologies(&raw.technologies)?,
        row_bonus: rewards::rows(&raw.rows)?,
        stations: rewards::stations(&raw.stations)?,
        routes: rewards::routes(&raw.routes, &cities)?,
        route_rewards: rewards::route_rewards(&raw.rewards)?,
        boards: rewards::boards(&raw.boards, &countries)?,
        tiles: rewards::tiles(&raw.tiles)?,
        track: rewards::track(&raw.track)?,
        track_loop: rewards::track_loop(&raw.setup, &raw.track)?,
        departments: numbers::departments(&raw.departments)?,
        tasks: solo::tasks(&raw.tasks)?,
        solo_boards: solo::boards(&raw.solo_boards)?,
        levels: solo::levels(&raw.levels)?,
        wine: modules::wine(&raw.wine, &cities, &sections)?,
        services: modules::services(&raw.services)?,
        scoring: numbers::scoring(&raw.scoring)?,
        derived: map::derived(&links, &sections, deck(Deck::Basic)),
        geography: solo::geography(&cities, &links, &sections, setup.solo_centre),
        setup,
        cities,
        links,
        sections,
        countries,
        depots,
        cards,
    })
}

pub fn colours(at: &At, listed: &[Colour]) -> Result<Colours, BadData> {
    let set = listed.iter().fold(Colours::EMPTY, |set, colour| set.with(*colour));
    at.need(!set.is_empty(), "it has no colour")?;
    at.need(set.iter().count() == listed.len(), "it has a colour twice")?;
    Ok(set)
}

/// A bonus with a sane amount.
pub fn amount(at: &At, bonus: Bonus) -> Result<Bonus, BadData> {
    match bonus {
        Bonus::Develop(n) | Bonus::LoadAndMove(n) | Bonus::Move(n) => {
            at.within("the number of steps", n, 1..=STEPS)?;
        }
        Bonus::Money(n) => {
            at.within("the money", u16::from(n), 1..=MONEY)?;
        }
        Bonus::Promote(n) => {
            at.within("the number of promotions", n, 1..=PROMOTIONS)?;
        }
        Bonus::Gain
        | Bonus::Replace
        | Bonus::Build
        | Bonus::Upgrade
        | Bonus::Station
        | Bonus::Load
        | Bonus::Unlock
        | Bonus::Swap
        | Bonus::Recolour
        | Bonus::Flip
        | Bonus::Remove
        | Bonus::Recruit
        | Bonus::Slide => {}
    }
    Ok(bonus)
}

/// A bonus that comes from anything but a tile: only a tile can accompany the card it recolours.
pub fn bonus(at: &At, bonus: Bonus) -> Result<Bonus, BadData> {
    at.need(bonus != Bonus::Recolour, "only a bonus tile can change a card's colour")?;
    amount(at, bonus)
}

/// A bonus that touches nothing on the map. Where bonuses come in the middle of another action,
/// this keeps one from setting off the next without end.
pub fn aside(at: &At, it: Bonus) -> Result<Bonus, BadData> {
    let on_the_map = matches!(
        it,
        Bonus::Build
            | Bonus::Upgrade
            | Bonus::Station
            | Bonus::Load
            | Bonus::LoadAndMove(_)
            | Bonus::Move(_)
    );
    at.need(!on_the_map, "a bonus action on the map cannot be given here")?;
    bonus(at, it)
}

//! Main action "Load Truck": where to, and from which depot.

use engine::Bits;

use super::choose::{Choice, Rule, Subject};
use super::paths::{Ways, missing};
use super::{Goal, SEAT};
use crate::data::data;
use crate::event::Event;
use crate::flow::Cx;
use crate::nouns::*;
use crate::state::{Autobahn, Roads, Truck};
use crate::steps;

/// Autobot may always use both trucks, but never recalls one.
fn free_truck(game: &Autobahn) -> Option<TruckNo> {
    TruckNo::all().find(|truck| game.truck_of(SEAT, *truck) == Truck::Home)
}

/// After reunification cyan and yellow load pharmaceuticals instead of their usual good.
fn loads_pharmaceuticals(game: &Autobahn, colour: Colour) -> bool {
    game.era == 2 && matches!(colour, Colour::Cyan | Colour::Yellow)
}

/// Countries its trucks are bound for, with any of the goods that `counts`.
fn destinations(game: &Autobahn, counts: impl Fn(Good) -> bool) -> Bits {
    let Some(autobot) = &game.autobot else { return Bits::EMPTY };
    let trucks = game.player(SEAT).trucks.iter().zip(autobot.destinations);
    trucks
        .filter(|(truck, _)| truck.good().is_some_and(&counts))
        .filter_map(|(_, goal)| goal?.country())
        .map(Country::number)
        .collect()
}

/// Depots of a colour that are on the network and hold (or do not hold) pharmaceuticals.
fn depots(roads: Roads, colour: Colour, pharmaceuticals: bool) -> Bits {
    Depot::all()
        .filter(|depot| {
            let it = &data().depots[depot.idx()];
            it.colours.contains(colour)
                && steps::load::connected(roads, *depot)
                && (it.good == Good::Pharmaceuticals) == pharmaceuticals
        })
        .map(Depot::number)
        .collect()
}

fn preferred(game: &Autobahn, country: u8) -> Good {
    data().boards[game.player(SEAT).board.idx()][usize::from(country)].preferred
}

/// Countries not served and not being served, of which the colour can load the preferred good.
fn usual_countries(game: &Autobahn, roads: Roads, colour: Colour) -> Bits {
    let east = if game.era < 2 { data().geography.eastern_countries } else { 0 };
    let closed =
        Bits(u64::from(game.player(SEAT).delivered | east)).or(destinations(game, |_| true));
    let depots = depots(roads, colour, false);
    let loads = |good: Good| depots.iter().any(|it| data().depots[usize::from(it)].good == good);
    Country::all()
        .map(Country::number)
        .filter(|country| !closed.contains(*country) && loads(preferred(game, *country)))
        .collect()
}

/// Connected countries that nobody has brought pharmaceuticals to, nor is Autobot about to. Other
/// goods do not matter.
fn pharmaceutical_countries(game: &Autobahn, roads: Roads) -> Bits {
    let bound = destinations(game, |good| good == Good::Pharmaceuticals);
    let closed = Bits(u64::from(game.pharmaceuticals)).or(bound);
    Country::all()
        .filter(|country| roads.built.meets(data().geography.borders[country.idx()]))
        .map(Country::number)
        .filter(|country| !closed.contains(*country))
        .collect()
}

fn countries(game: &Autobahn, roads: Roads, colour: Colour) -> Bits {
    if !loads_pharmaceuticals(game, colour) {
        usual_countries(game, roads, colour)
    } else if depots(roads, colour, true).is_empty() {
        Bits::EMPTY
    } else {
        pharmaceutical_countries(game, roads)
    }
}

/// Wine cards that the colour could load: from the third era on, until the first is loaded.
fn wines(game: &Autobahn, roads: Roads, colour: Colour) -> Bits {
    let cards = game.autobot.filter(|_| game.era == 2).map_or(Bits::EMPTY, |it| it.wine);
    let busy = game.occupied().or(game.traffic);
    let works = |card: &u8| {
        let wine = &data().wine[usize::from(*card)];
        let from = wine.from.number();
        wine.colour == colour && roads.built.contains(from) && !busy.contains(from)
    };
    cards.iter().filter(works).collect()
}

pub fn viable(game: &Autobahn, roads: Roads, colour: Colour) -> bool {
    free_truck(game).is_some()
        && (!countries(game, roads, colour).is_empty() || !wines(game, roads, colour).is_empty())
}

fn choose_country(game: &Autobahn, colour: Colour) -> Choice {
    let choice = Choice::between(Subject::Country, countries(game, game.roads, colour));
    if loads_pharmaceuticals(game, colour) {
        return choice.least(Rule::Clockwise, clockwise_from(0));
    }
    let missing = missing(game.roads, game.era);
    choice
        .prefer(Rule::Connected, |it| game.country_connected(Country::of(it)))
        .prefer(Rule::BonusTile, |it| game.panels[usize::from(it)].iter().any(Option::is_some))
        .least(Rule::FewestMissing, |it| missing[usize::from(it)])
        .least(Rule::Uppermost, |it| it)
}

/// Position of a country on the way round the map from a starting position.
fn clockwise_from(start: u8) -> impl Fn(u8) -> u8 {
    move |country| {
        let count = Country::COUNT as u8;
        (data().countries[usize::from(country)].clockwise + count - start) % count
    }
}

/// The depot with the country's good that is nearest to it: only black has a choice.
fn choose_depot(game: &Autobahn, colour: Colour, country: Country) -> Choice {
    let pharmaceuticals = loads_pharmaceuticals(game, colour);
    let wanted = preferred(game, country.number());
    let fits = |depot: &u8| pharmaceuticals || data().depots[usize::from(*depot)].good == wanted;
    let depots = depots(game.roads, colour, pharmaceuticals).iter().filter(fits).collect();
    let ways = Ways::to(game.roads, game.era, Goal::Country(country));
    Choice::between(Subject::Depot, depots)
        .least(Rule::NearestDestination, |it| ways.depot_distance(game.roads, Depot::of(it)))
}

pub fn load(game: &mut Autobahn, colour: Colour, cx: &mut Cx<'_>) {
    let Some(truck) = free_truck(game) else { return };
    let wine = Choice::between(Subject::Wine, wines(game, game.roads, colour)).made(cx);
    if let Some(wine) = wine.map(Wine::of) {
        return load_wine(game, truck, wine, cx);
    }
    let Some(country) = choose_country(game, colour).made(cx).map(Country::of) else { return };
    let Some(depot) = choose_depot(game, colour, country).made(cx).map(Depot::of) else { return };
    steps::load::load(game, SEAT, depot, truck, 0, cx);
    head_for(game, truck, Some(Goal::Country(country)), cx);
}

fn head_for(game: &mut Autobahn, truck: TruckNo, goal: Option<Goal>, cx: &mut Cx<'_>) {
    if let Some(autobot) = &mut game.autobot {
        autobot.destinations[truck.idx()] = goal;
        cx.say(Event::AutobotHeadsFor { truck, goal });
    }
}

/// The first wine that fits is loaded; the other cards are discarded.
fn load_wine(game: &mut Autobahn, truck: TruckNo, wine: Wine, cx: &mut Cx<'_>) {
    if let Some(autobot) = &mut game.autobot {
        autobot.wine = Bits::EMPTY;
    }
    game.player_mut(SEAT).wine = Some(wine);
    steps::wine::load(game, SEAT, truck, cx);
    head_for(game, truck, Some(Goal::City(data().wine[wine.idx()].to)), cx);
}

/// Somebody else was first with pharmaceuticals: trucks with the same aim turn to the next connected
/// country clockwise. With no such country they wait.
pub fn retarget(game: &mut Autobahn, served: Option<Country>, cx: &mut Cx<'_>) {
    let Some(autobot) = game.autobot else { return };
    for truck in TruckNo::all() {
        let carries = game.truck_of(SEAT, truck).good() == Some(Good::Pharmaceuticals);
        let served_goal = served.map(Goal::Country);
        if !carries || autobot.destinations[truck.idx()] != served_goal {
            continue;
        }
        let start = served.map_or(0, |country| data().countries[country.idx()].clockwise);
        let next = Choice::between(Subject::Country, pharmaceutical_countries(game, game.roads))
            .least(Rule::Clockwise, clockwise_from(start))
            .made(cx)
            .map(Country::of);
        if next != served {
            head_for(game, truck, next.map(Goal::Country), cx);
        }
    }
}

//! The table as plain text, for terminals. It draws a view, so it shows what a viewer may see.

use std::fmt::{Display, Write};

use engine::Seat;

use crate::data::{Place, data};
use crate::nouns::*;
use crate::view::{CarView, PlayerView, View, ZoneView};

pub fn board(view: &View) -> String {
    let mut out = String::new();
    draw(view, &mut out).expect("text can always be written to a string");
    out
}

fn list(items: impl IntoIterator<Item = impl Display>, between: &str) -> String {
    let mut text = String::new();
    for (nth, item) in items.into_iter().enumerate() {
        let gap = if nth == 0 { "" } else { between };
        text += &format!("{gap}{item}");
    }
    if text.is_empty() { "–".to_owned() } else { text }
}

/// An empty place is a line.
fn or_line(item: &Option<impl Display>) -> String {
    item.as_ref().map_or_else(|| "_".to_owned(), |it| it.to_string())
}

fn draw(view: &View, out: &mut String) -> std::fmt::Result {
    writeln!(
        out,
        "round {} of {}, {}; order {}",
        view.round,
        view.rounds,
        view.phase,
        list(&view.order, " ")
    )?;
    let areas = view.areas.iter().map(|it| format!("{} {}/{}", it.area, it.taken, it.capacity));
    writeln!(out, "action area: {}", list(areas, ", "))?;
    writeln!(
        out,
        "open cards: {}; {} in the deck, {} discarded",
        list(view.pool.iter().map(or_line), " "),
        view.deck.cards,
        view.discarded.len()
    )?;
    let tiles =
        view.tiles.iter().zip(1..).map(|(tile, number)| format!("{number} {}", or_line(tile)));
    writeln!(out, "siding tiles: {}", list(tiles, ", "))?;
    for row in &view.wagons {
        writeln!(
            out,
            "open wagons: {}; {} more, {} {}",
            list(row.open.iter().flatten().map(|it| slots_of(*it)), ", "),
            row.stack,
            row.specials,
            row.special
        )?;
    }
    draw_states(view, out)?;
    draw_map(view, out)?;
    for player in &view.players {
        draw_player(view, player, out)?;
    }
    Ok(())
}

/// `W206 brass+water`.
fn slots_of(wagon: Wagon) -> String {
    let slots = wagon.data().slots.iter().flatten().map(|cube| <&str>::from(*cube));
    format!("{wagon} {}", list(slots, "+"))
}

fn draw_states(view: &View, out: &mut String) -> std::fmt::Result {
    writeln!(out, "\nsectors (spies on 1 to 4 | agents on 5 to 8; first and second now)")?;
    for it in &view.sectors {
        let row = |seats: &[Option<Seat>]| list(seats.iter().map(or_line), " ");
        let places = [it.first, it.second];
        let places = list(places.iter().flatten(), ", ");
        let name = it.sector.name();
        writeln!(out, "  {name:<17} {} | {}   {places}", row(&it.spies), row(&it.agents))?;
    }
    writeln!(out, "contracts (cubes: points)")?;
    for row in &view.contracts {
        let open = row.open.iter().flatten().map(|contract| {
            let it = contract.data();
            let cubes = it.cubes.iter().map(|cube| <&str>::from(*cube));
            format!("{contract} {}: {}", list(cubes, "+"), it.vp)
        });
        writeln!(out, "  {:<6} {}", row.region.name(), list(open, ", "))?;
    }
    Ok(())
}

fn draw_map(view: &View, out: &mut String) -> std::fmt::Result {
    writeln!(out, "\ncities (contractors; visitors; slots 2 to 5)")?;
    for it in &view.cities {
        let city = it.city.data();
        let tokens = it.tokens.iter().map(|(token, vp)| format!("+{token} for {vp} VP"));
        writeln!(
            out,
            "  {:<13} {:<5} rank {}  {:<15} visitors {:<8} slots {}  tokens {}{}",
            city.name,
            city.region.name(),
            city.rank,
            list(&it.contractors, " "),
            list(&it.markers, " "),
            list(it.slots.iter().map(or_line), " "),
            list(tokens, ", "),
            if it.mission { "  mission" } else { "" }
        )?;
    }
    writeln!(out, "zones (warehouses with their contractors; station; parcel)")?;
    for it in &view.zones {
        writeln!(out, "  {}", zone(it))?;
    }
    Ok(())
}

fn zone(it: &ZoneView) -> String {
    let warehouses = it.warehouses.iter().map(|warehouse| match warehouse.leased {
        Some(colour) => format!("{}:{colour}", or_line(&warehouse.owner)),
        None => or_line(&warehouse.owner),
    });
    let numbers = data().fields.iter().filter_map(|field| {
        let Place::Siding { zone, number } = field.place else { return None };
        (zone == it.zone).then_some(number)
    });
    format!(
        "{} {:<5} siding {:<8} warehouses {:<20} station {}{}",
        it.zone,
        it.zone.region().name(),
        list(numbers, " "),
        list(warehouses, " "),
        or_line(&it.station),
        if it.parcel { "  parcel" } else { "" }
    )
}

fn draw_player(view: &View, it: &PlayerView, out: &mut String) -> std::fmt::Result {
    writeln!(
        out,
        "\nseat {} at {}, {} VP if the match ended now",
        it.seat, it.field, it.score.total
    )?;
    let tracks = it.progress.iter().map(|at| format!("{} {}", at.track, at.value));
    writeln!(out, "  {}", list(tracks, ", "))?;
    writeln!(
        out,
        "  {} investment, {} coal, tokens {}; infrastructure {}, contractors {}",
        it.investment,
        it.coal,
        list(it.tokens.iter().map(|(token, count)| format!("{count} of +{token}")), ", "),
        list(&it.infrastructure, "/"),
        list(&it.contractor, "/")
    )?;
    writeln!(
        out,
        "  left: {} warehouses, {} stations, {} agents, {} contract markers; spies {}{}",
        it.warehouses,
        it.stations,
        it.agents,
        it.contract_markers,
        list(&it.spies, " "),
        it.bid.map_or_else(String::new, |spy| format!("; bid {spy}"))
    )?;
    writeln!(out, "  train: {}", list(it.train.iter().map(car), " | "))?;
    writeln!(
        out,
        "  visited {}; missions {}",
        list(it.visited.iter().map(|city| &city.data().name), ", "),
        list(it.missions.iter().map(|hero| &hero.data().name), ", ")
    )?;
    let Some(own) = &it.own else {
        return writeln!(out, "  {} cards, {} heroes", it.cards, it.heroes);
    };
    let cards = own.hand.iter().map(|card| {
        let moves = card.data().moves.iter().map(|it| format!("{}/{}", it.steps, it.coal));
        format!("{card} {}", list(moves, " "))
    });
    writeln!(out, "  hand (steps/coal): {}", list(cards, ", "))?;
    let named = |hero: &Hero| {
        let it = hero.data();
        format!("{hero} {} of {}", it.name, it.city.data().name)
    };
    writeln!(out, "  heroes: {}", list(own.heroes.iter().map(named), ", "))?;
    if !own.pack.is_empty() {
        writeln!(out, "  to choose from: {}", list(own.pack.iter().map(named), ", "))?;
    }
    if !view.drawn.is_empty() {
        writeln!(out, "  drawn: {}", list(&view.drawn, " "))?;
    }
    Ok(())
}

fn car(it: &CarView) -> String {
    if it.wagon.is_special() {
        return format!("{} {} parcels", it.wagon, it.parcels);
    }
    let slots = it.wagon.data().slots.iter().flatten();
    let loaded = it.cargo.iter().zip(slots).map(|(cube, slot)| match cube {
        Some(cube) => cube.name().to_owned(),
        None => format!("({})", <&str>::from(*slot)),
    });
    format!("{} {}", it.wagon, list(loaded, " "))
}

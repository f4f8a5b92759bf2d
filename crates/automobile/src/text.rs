//! The table as plain text, for terminals. It draws a view, so it shows what a viewer may see.

use std::fmt::{Display, Write};

use crate::chain::Item;
use crate::data::{ROUNDS, data};
use crate::market::{Sale, Why};
use crate::nouns::*;
use crate::state::Car;
use crate::view::{PlayerView, View};

pub fn board(view: &View) -> String {
    let mut out = String::new();
    draw(view, &mut out).expect("text can always be written to a string");
    out
}

fn draw(view: &View, out: &mut String) -> std::fmt::Result {
    let cars = view.market.iter().flatten().count();
    writeln!(
        out,
        "round {} of {ROUNDS}, turn of seat {}; cars {cars}/{}, merchants {}/{}, marker {}",
        view.round,
        view.current,
        view.market_size,
        view.merchants.len(),
        view.merchant_places,
        view.marker
    )?;
    let chain = view.chain.iter().map(|item| match item {
        Item::Worker(seat) => format!("[{seat}]"),
        Item::Tile(it) => tile(*it),
    });
    writeln!(out, "\nchain from the back: {}", list(chain, " "))?;
    if let Some(it) = view.tile {
        writeln!(out, "tile in hand: {}; left to do: {}", tile(it), list(&view.left, ", "))?;
    }
    if !view.starts.is_empty() && view.players.iter().any(|player| player.start.is_none()) {
        writeln!(out, "start tiles on offer: {}", list(&view.starts, " "))?;
    }
    writeln!(
        out,
        "research: {}; {} in the pile, top of the discard {}",
        list(&view.research, " "),
        view.pile,
        list(view.discard.last(), " ")
    )?;

    writeln!(out, "\nmarket (body/engine/workers at price)")?;
    for (number, it) in CarNo::all().zip(&view.market) {
        let it = it.map_or_else(|| "–".to_owned(), car);
        writeln!(out, "  {number}: {it}")?;
    }
    writeln!(out, "prices left: {}", list(&view.prices, " "))?;
    let stacks =
        view.stacks.iter().map(|it| format!("{} {} +{}", it.left, it.preference, it.points));
    writeln!(out, "merchants to come: {}", list(stacks, ", "))?;
    writeln!(out, "if they chose now:")?;
    for sale in &view.forecast.sales {
        writeln!(out, "  {}", forecast(view, sale))?;
    }
    writeln!(out, "unsold: {}", list(&view.forecast.unsold, " "))?;
    let awards = view.awards.iter().map(|it| match it.seat {
        Some(seat) => format!("{} (seat {seat})", it.award),
        None => format!("{} {}", it.award, it.points),
    });
    writeln!(out, "awards: {}", list(awards, ", "))?;
    if !view.dummies.is_empty() {
        writeln!(out, "race cars that nobody drives: on {}", list(&view.dummies, " and "))?;
    }
    for player in &view.players {
        draw_player(player, view.viewer == Some(player.seat), out)?;
    }
    Ok(())
}

fn tile(tile: Tile) -> String {
    let it = &data().tiles[tile.idx()];
    format!("{tile}({})", list(it.acts.iter(), "+"))
}

fn car(car: Car) -> String {
    let boost = car
        .boost
        .map_or_else(String::new, |chip| format!(", {} +{}", chip.engineer, chip.amount()));
    format!(
        "seat {}: {}/{}/{} at {}{boost}",
        car.owner, car.body, car.engine, car.workers, car.price
    )
}

fn forecast(view: &View, sale: &Sale) -> String {
    let chip = view.merchants.get(sale.merchant.idx()).and_then(|it| it.daimler);
    let chip = chip.map_or("", |_| " with a chip of Daimler");
    let head = format!("{} {}{chip}", sale.merchant, sale.preference);
    let Some(it) = sale.bought else { return format!("{head}: no car left") };
    let why = match it.why {
        Why::Only => "the only one left".to_owned(),
        Why::Best => format!("the most, {}", it.value),
        Why::CheapestOfEqual(rival) => format!("{} as {rival}, but cheaper", it.value),
        Why::Cheapest => "the cheapest".to_owned(),
    };
    format!("{head}: car {} of seat {} ({why}), pays {}", it.car, it.seat, it.points)
}

fn draw_player(player: &PlayerView, own: bool, out: &mut String) -> std::fmt::Result {
    let own = if own { " (you)" } else { "" };
    let score = player
        .score
        .as_ref()
        .map_or("points hidden".to_owned(), |score| format!("{} points", score.total));
    writeln!(out, "\nseat {}{own}: {score}", player.seat)?;
    let workshops = player.workshops.iter().map(|it| match it {
        Some(part) => format!("{} {}", part.kind, part.value),
        None => "–".to_owned(),
    });
    writeln!(
        out,
        "  canteen {}, supply {}; workshops: {}; next body {}, engine {}",
        player.canteen,
        player.supply,
        list(workshops, ", "),
        player.body,
        player.engine
    )?;
    let place = match player.space {
        0 => "in the pit".to_owned(),
        space => format!("on {space}, lap {}", player.laps),
    };
    let start = player.start.map_or("none yet".to_owned(), |it| it.to_string());
    writeln!(out, "  race car {place}, engine {}; start tile {start}", player.motor)?;
    let chips = player.chips.iter().map(|it| format!("{} +{}", it.engineer, it.amount()));
    writeln!(
        out,
        "  developments: {}; waiting: {}; engineers: {}; chips: {}",
        list(&player.active, " "),
        list(&player.inactive, " "),
        list(&player.engineers, " "),
        list(chips, ", ")
    )
}

/// Joined, or a dash for nothing.
fn list<T: Display>(items: impl IntoIterator<Item = T>, separator: &str) -> String {
    let items: Vec<String> = items.into_iter().map(|item| item.to_string()).collect();
    if items.is_empty() { "–".to_owned() } else { items.join(separator) }
}

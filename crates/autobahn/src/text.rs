//! The table as plain text, for terminals. It draws a view, so it shows what a viewer may see.

mod story;

use std::fmt::{Display, Write};

use crate::data::{LinkData, data};
use crate::nouns::*;
use crate::state::Truck;
use crate::view::{PlayerView, View};

pub use story::told;

pub fn board(view: &View) -> String {
    let mut out = String::new();
    draw(view, &mut out).expect("text can always be written to a string");
    out
}

fn draw(view: &View, out: &mut String) -> std::fmt::Result {
    let (stacks, beside) = view.stacks.split_at(view.stacks.len().saturating_sub(1));
    writeln!(
        out,
        "era {} of {}, turn of seat {}; sections left {}, beside the board {}",
        view.era,
        crate::data::ERAS,
        view.current,
        list(stacks, "/"),
        list(beside, "")
    )?;
    writeln!(
        out,
        "\nroads (# built, = dual, - open, x not yet, * with a tile, s0 station of seat 0)"
    )?;
    for colour in Colour::ALL {
        writeln!(out, "  {:<7}{}", colour.name(), autobahn(view, colour))?;
    }
    let values = view.cities.iter().filter(|city| city.connected);
    writeln!(
        out,
        "city values: {}",
        list(values.map(|it| format!("{} {}", it.city, it.value)), ", ")
    )?;
    let tiles = view.map_tiles.iter().map(|it| format!("{} {}", it.section, it.tile));
    writeln!(out, "tiles on roads: {}", list(tiles, ", "))?;
    let panels = view.panels.iter().map(|it| format!("{} {}", it.country, list(&it.tiles, "+")));
    writeln!(out, "tiles abroad: {}", list(panels, ", "))?;

    writeln!(out, "\noffices (seats of employees; budget, and each one's part)")?;
    for office in &view.offices {
        let free = office.capacity.saturating_sub(office.seats.len());
        let seats = office.seats.iter().map(|seat| seat.to_string());
        let row = list(seats.chain(std::iter::repeat_n("_".to_owned(), free)), " ");
        writeln!(
            out,
            "  {:<7}{row:<10} {:>3} {:>3}",
            office.colour.name(),
            office.total,
            office.each
        )?;
    }
    let display = view.display.iter().map(|card| card.map_or("–", Card::name));
    writeln!(out, "cards on display: {}; {} in the deck", list(display, " "), view.deck)?;
    if view.players.iter().any(|player| player.route.is_none()) {
        writeln!(out, "routes on offer: {}", list(view.routes.iter().map(|it| route(*it)), ", "))?;
    }
    for player in &view.players {
        draw_player(player, view.viewer == Some(player.seat), out)?;
    }
    Ok(())
}

/// One autobahn from end to end: cities, and between them the link's sections and name.
fn autobahn(view: &View, colour: Colour) -> String {
    let mut text = String::new();
    let mut at = None;
    for link in Link::all().filter(|link| data().links[link.idx()].colour == colour) {
        let LinkData { ends: [from, to], sections, .. } = &data().links[link.idx()];
        if at != Some(*from) {
            let gap = if at.is_some() { "  " } else { "" };
            text += &format!("{gap}{from}");
        }
        let sections: String =
            sections.iter().map(|it| section(view, link, Section::of(it))).collect();
        let station = view.stations.iter().find(|station| station.link == link);
        let station = station.map_or_else(String::new, |station| format!("s{}", station.seat));
        text += &format!(" {sections}{link}{station} {to}");
        at = Some(*to);
    }
    text
}

fn section(view: &View, link: Link, section: Section) -> &'static str {
    if view.dual.contains(&link) {
        return "=";
    }
    if view.built.contains(&section) {
        return "#";
    }
    let open = view.build_costs.iter().any(|(open, _)| *open == section);
    let tile = view.map_tiles.iter().any(|it| it.section == section);
    match (open, tile) {
        (true, false) => "-",
        (true, true) => "-*",
        (false, false) => "x",
        (false, true) => "x*",
    }
}

fn draw_player(player: &PlayerView, own: bool, out: &mut String) -> std::fmt::Result {
    let own = if own { " (you)" } else { "" };
    let status =
        player.route_status.map_or("not connected".to_owned(), |it| format!("status {it}"));
    let route =
        player.route.map_or_else(|| "none yet".to_owned(), |it| format!("{}, {status}", route(it)));
    writeln!(
        out,
        "\nseat {}{own}: DM {}, {} points now",
        player.seat, player.money, player.score.total
    )?;
    writeln!(
        out,
        "  employees: {} in supply, {} in the lobby; track {}; stations {}; route: {route}",
        player.supply, player.lobby, player.track, player.stations
    )?;
    writeln!(out, "  hand: {}", list(&player.hand, " "))?;
    let spaces = player.spaces.iter().map(|it| {
        let cards = if it.cards.is_empty() {
            String::new()
        } else {
            format!(" ({})", list(&it.cards, " "))
        };
        format!("{} {}/{}{cards}", it.space, it.cards.len(), it.limit)
    });
    writeln!(out, "  played: {}", list(spaces, ", "))?;
    let columns = Column::ALL.iter().zip(&player.technologies);
    let technologies = columns.map(|(column, levels)| format!("{column} {}", list(levels, "")));
    let floors = Department::ALL.iter().zip(&player.floors);
    let floors = floors.map(|(department, floors)| format!("{department} {}", list(floors, "")));
    writeln!(out, "  technologies: {}; floors: {}", list(technologies, ", "), list(floors, ", "))?;
    let trucks = player.trucks.iter().map(|truck| match truck {
        Truck::Home => "at home".to_owned(),
        Truck::Depot(depot) => format!("in the depot of {depot}"),
        Truck::Road(section, good) => format!("{good} on {section}"),
    });
    writeln!(out, "  trucks: {}; delivered: {}", list(trucks, ", "), list(&player.delivered, " "))?;
    let tiles = player.tiles.iter().map(|(tile, count)| format!("{count}× {tile}"));
    writeln!(out, "  tiles: {}", list(tiles, ", "))
}

fn route(route: Route) -> String {
    let [from, to] = data().routes[route.idx()].ends;
    format!("{route} ({from}–{to})")
}

/// Joined, or a dash for nothing.
fn list<T: Display>(items: impl IntoIterator<Item = T>, separator: &str) -> String {
    let items: Vec<String> = items.into_iter().map(|item| item.to_string()).collect();
    if items.is_empty() { "–".to_owned() } else { items.join(separator) }
}

#[cfg(test)]
mod tests {
    use engine::{Game, Playout, Rng, Seat, Seed};

    use super::*;
    use crate::{Autobahn, Options};

    #[test]
    fn the_board_shows_every_link_and_player_from_first_to_last() {
        for seats in 2..=4 {
            let seed = Seed::from_number(1);
            let mut game =
                Autobahn::setup(&Options::default(), seats, &mut Rng::at(seed, 0)).unwrap();
            for plies in [0, 10, 200, 10_000] {
                Playout::default().run(&mut game, seed, plies);
                let text = board(&game.view(Some(Seat(1))));
                for link in Link::all() {
                    assert!(text.contains(link.name()), "{link} in\n{text}");
                }
                for seat in 0..seats {
                    assert!(text.contains(&format!("\nseat {seat}")), "{seat} in\n{text}");
                }
                assert!(text.contains("seat 1 (you)"));
            }
        }
    }
}

//! Simple players for whole matches.

use autobahn::nouns::Space;
use autobahn::{Action, Autobahn, Options};
use engine::{Game, Match, Rng, Seat, Seed};

#[derive(Clone, Copy, Debug)]
pub enum Style {
    Random,
    /// Builds, upgrades and delivers whenever it can.
    Eager,
}

/// One whole match.
pub fn play(options: Options, seats: u8, seed: u64, style: Style) -> Match<Autobahn> {
    let mut table = Match::new(options, seats, Seed::from_number(seed)).unwrap();
    while let Some((seat, action)) = choose(&table, style) {
        table.play(seat, action).unwrap();
    }
    table
}

/// What the style does next; `None` once the match is over.
pub fn choose(table: &Match<Autobahn>, style: Style) -> Option<(Seat, Action)> {
    let seat = table.state().decision().seats().iter().next()?;
    let mut legal = Vec::new();
    table.state().legal(seat, &mut legal);
    let mut own = table.seed();
    own.0[31] ^= 1;
    let mut rng = Rng::at(own, table.ply());
    if matches!(style, Style::Eager) {
        let best = legal.iter().map(|action| zeal(*action)).max()?;
        legal.retain(|action| zeal(*action) == best);
    }
    Some((seat, legal[rng.below(legal.len() as u32) as usize]))
}

fn zeal(action: Action) -> u8 {
    match action {
        Action::Deliver(_) | Action::Build(_) | Action::Pair(_) => 5,
        Action::At(Space::Build | Space::Upgrade) | Action::Upgrade(_) => 4,
        Action::Fund | Action::Refresh => 2,
        Action::Skip | Action::Stop | Action::Done | Action::End => 1,
        _ => 3,
    }
}

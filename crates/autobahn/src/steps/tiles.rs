//! Bonus tiles: gaining and using them, and the action tiles with cones.

use engine::Seat;

use crate::action::Action;
use crate::autobot;
use crate::data::data;
use crate::event::Event;
use crate::flow::Cx;
use crate::nouns::*;
use crate::reason::Reason;
use crate::stack::Step;
use crate::state::Autobahn;
use crate::steps::{build, cards, load, play, services, station, trucks, upgrade};

pub fn gain(game: &mut Autobahn, seat: Seat, tile: Tile, cx: &mut Cx<'_>) {
    if game.is_autobot(seat) {
        return autobot::fill_slot(game, cx);
    }
    let player = game.player_mut(seat);
    player.tiles[tile.idx()] += 1;
    player.tiles_taken += 1;
    cx.say(Event::TileTaken { seat, tile });
}

/// Whether the tile can be used at this point of phase 2. Between a card and its action only a change of
/// colour may come: the action may wait for it, and any other tile can be used before the card or after
/// the action.
pub fn why_not(game: &Autobahn, seat: Seat, tile: Tile) -> Option<Reason> {
    let owned = game.player(seat).tiles[tile.idx()];
    if owned == 0 {
        Some(Reason::NoSuchTile)
    } else if game.turn.tile_used {
        Some(Reason::OneTilePerTurn)
    } else if owned <= game.turn.fresh_tiles[tile.idx()] {
        Some(Reason::TileTooFresh)
    } else if tile != Tile::Recolour && game.turn.card.is_some() && !game.turn.acted {
        Some(Reason::TakeTheAction)
    } else if !has_use(game, seat, tile) {
        Some(Reason::TileHasNoUse)
    } else {
        None
    }
}

/// Would the tile do anything?
fn has_use(game: &Autobahn, seat: Seat, tile: Tile) -> bool {
    let player = game.player(seat);
    let money = player.money;
    match tile {
        Tile::Develop | Tile::Money | Tile::Promote => true,
        Tile::Gain => cards::display_has_cards(game),
        Tile::Replace => cards::display_has_cards(game) && cards::has_basic(game, seat),
        Tile::Build => !build::targets(game, game.roads, Colours::ALL, money).is_empty(),
        Tile::Upgrade => !upgrade::targets(game, seat, game.roads, Colours::ALL, money).is_empty(),
        Tile::Station => {
            !station::targets(game, seat, game.roads, Colours::ALL).is_empty()
                || !services::targets(game, seat, Colours::ALL).is_empty()
        }
        Tile::Load => !load::colours(game.roads).is_empty(),
        Tile::Move => {
            let Bonus::Move(steps) = data().tiles[tile.idx()].bonus else { return true };
            trucks::can_move_any(game, seat, steps)
        }
        Tile::Swap => !player.hand.is_empty() && !player.all_played().is_empty(),
        Tile::Recolour => !play::recolours(game, seat).is_empty(),
        Tile::Recruit => player.supply > 0,
        Tile::Slide => cards::can_slide_any(game, seat),
    }
}

pub fn emit(game: &Autobahn, seat: Seat, emit: &mut impl FnMut(Action)) {
    if game.turn.tile_used || game.player(seat).tiles == [0; _] {
        return;
    }
    for tile in Tile::ALL {
        if game.player(seat).tiles[tile.idx()] > 0 && why_not(game, seat, tile).is_none() {
            emit(Action::Use(tile));
        }
    }
}

pub fn use_tile(game: &mut Autobahn, seat: Seat, tile: Tile, cx: &mut Cx<'_>) {
    game.turn.tile_used = true;
    game.player_mut(seat).tiles[tile.idx()] -= 1;
    cx.say(Event::TileUsed { seat, tile });
    game.gain(seat, data().tiles[tile.idx()].bonus, Source::Tile, cx);
}

/// Tiles left in a country's panel, each kind once.
pub fn emit_panel(game: &Autobahn, country: Country, emit: &mut impl FnMut(Action)) {
    let panel = &game.panels[country.idx()];
    for tile in Tile::ALL {
        if panel.contains(&Some(tile)) {
            emit(Action::TakeTile(tile));
        }
    }
}

pub fn panel_refusal(action: Action) -> Option<Reason> {
    matches!(action, Action::TakeTile(_)).then_some(Reason::NoSuchTileThere)
}

/// A tile earned by a delivery may not be used before a later turn.
pub fn take_from_panel(
    game: &mut Autobahn,
    seat: Seat,
    country: Country,
    tile: Tile,
    cx: &mut Cx<'_>,
) {
    let panel = &mut game.panels[country.idx()];
    if let Some(place) = panel.iter_mut().find(|place| **place == Some(tile)) {
        *place = None;
        if seat == game.current && !game.is_autobot(seat) {
            game.turn.fresh_tiles[tile.idx()] += 1;
        }
        gain(game, seat, tile, cx);
    }
}

/// Action tiles that show this many cones: 0 stands for two (to flip), 1 for one (to remove).
pub fn emit_cones(game: &Autobahn, seat: Seat, step: Step, emit: &mut impl FnMut(Action)) {
    for space in Space::ALL {
        if cones_why_not(game, seat, space, step).is_none() {
            emit(if step == Step::Flip { Action::Flip(space) } else { Action::Remove(space) });
        }
    }
}

pub fn cones_refusal(game: &Autobahn, seat: Seat, step: Step, action: Action) -> Option<Reason> {
    let ((Step::Flip, Action::Flip(space)) | (Step::Remove, Action::Remove(space))) =
        (step, action)
    else {
        return None;
    };
    cones_why_not(game, seat, space, step)
}

fn cones_why_not(game: &Autobahn, seat: Seat, space: Space, step: Step) -> Option<Reason> {
    let wanted = if step == Step::Flip { 0 } else { 1 };
    if space == Space::Unlock {
        Some(Reason::NoActionTile)
    } else if game.player(seat).cones[space.idx()] != wanted {
        Some(Reason::WrongSideUp)
    } else {
        None
    }
}

pub fn raise_limit(game: &mut Autobahn, seat: Seat, space: Space, cx: &mut Cx<'_>) {
    let player = game.player_mut(seat);
    player.cones[space.idx()] += 1;
    let limit = player.limit(space);
    cx.say(Event::ConesChanged { seat, space, limit });
}

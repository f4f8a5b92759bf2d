//! Phase VI: a hero whose city lies in the active region begins a mission.

use engine::Seat;

use crate::action::Action;
use crate::event::Event;
use crate::flow::Cx;
use crate::nouns::*;
use crate::reason::Reason;
use crate::state::TrainRush;

/// Could anybody in this region play some hero? If so, whoever has heroes left is asked: silence
/// would tell of the hand.
pub fn is_asked(game: &TrainRush, seat: Seat) -> bool {
    let open = |city: City| game.cities[city.idx()].mission;
    !game.player(seat).heroes.is_empty() && game.cities_here(seat).iter().any(open)
}

pub fn emit(game: &TrainRush, seat: Seat, emit: &mut impl FnMut(Action)) {
    for hero in game.player(seat).heroes.iter() {
        if why_not(game, seat, hero).is_none() {
            emit(Action::Mission(hero));
        }
    }
    emit(Action::Skip);
}

pub fn why_not(game: &TrainRush, seat: Seat, hero: Hero) -> Option<Reason> {
    let city = hero.data().city;
    let region = city.data().region;
    if !game.player(seat).heroes.contains(hero) {
        Some(Reason::NotInHand)
    } else if game.region(seat) != Some(region) {
        Some(Reason::WrongRegion { region })
    } else if !game.cities[city.idx()].mission {
        Some(Reason::MissionGone { city })
    } else {
        None
    }
}

pub fn begin(game: &mut TrainRush, seat: Seat, hero: Hero, cx: &mut Cx<'_>) {
    let it = hero.data();
    let player = game.player_mut(seat);
    player.heroes.remove(hero);
    player.missions.insert(hero);
    game.cities[it.city.idx()].mission = false;
    cx.log.reveal();
    cx.say(Event::MissionBegun { seat, hero });
    game.gain(seat, it.bonus, Giver::Hero, cx);
}

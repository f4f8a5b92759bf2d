//! Set-up: everybody keeps one of the route cards.

use engine::Seat;

use crate::action::Action;
use crate::event::Event;
use crate::flow::Cx;
use crate::nouns::*;
use crate::reason::Reason;
use crate::state::Autobahn;

pub fn emit(game: &Autobahn, emit: &mut impl FnMut(Action)) {
    game.routes.iter().for_each(|route| emit(Action::Route(Route::of(route))));
}

pub fn refusal(action: Action) -> Option<Reason> {
    matches!(action, Action::Route(_)).then_some(Reason::RouteTaken)
}

pub fn keep(game: &mut Autobahn, seat: Seat, route: Route, cx: &mut Cx<'_>) {
    game.routes.remove(route.number());
    game.player_mut(seat).route = Some(route);
    cx.say(Event::RouteChosen { seat, route });
}

//! What Autobot chose, and what must follow from it.

use autobahn::nouns::*;
use autobahn::{Choice, Event, Goal, SEAT, Subject};

use super::board::Aim;
use super::follow::Follower;
use super::lists::Twin;

/// What must follow a choice.
pub enum Promise {
    Build(usize),
    Upgrade(usize),
    Station(usize),
    Improve(usize),
    Depot(usize),
    Load { depot: usize, country: usize },
    Head(Aim),
    Wine(usize),
    Promote { department: usize, floor: usize },
    Discard(usize),
    Jam(usize),
}

impl Follower<'_> {
    pub fn chose(&mut self, choice: &Choice) {
        let winner = usize::from(choice.winner().unwrap());
        let told: Vec<usize> = choice.candidates.iter().map(usize::from).collect();
        let bonus = self.from_board.take();
        let colour = self.turn.as_ref().map_or(String::new(), |turn| turn.colour.clone());
        let main = bonus.is_none();
        let (candidates, best, promise) = match choice.subject {
            Subject::Build => self.chose_build(&colour, main, winner),
            Subject::Upgrade => {
                self.count(main, "road");
                let twin = self.twin();
                let list = twin.upgrades(&colour);
                assert!(!main || twin.builds(&colour).is_empty(), "there was something to build");
                (list.clone(), twin.best_upgrade(list), Promise::Upgrade(winner))
            }
            Subject::Station => {
                self.count(main, "station");
                let twin = self.twin();
                assert!(twin.improvements(&colour).is_empty());
                let list = twin.station_spaces(&colour);
                (list.clone(), twin.best_station(list, &colour), Promise::Station(winner))
            }
            Subject::Improvement => {
                self.count(main, "station");
                let twin = self.twin();
                let list = twin.improvements(&colour);
                (list.clone(), twin.best_station(list, &colour), Promise::Improve(winner))
            }
            Subject::Wine => {
                self.count(main, "load");
                let list = self.twin().wines(&colour);
                (list.clone(), list.first().copied(), Promise::Wine(winner))
            }
            Subject::Country => self.chose_country(&colour, winner),
            Subject::Depot => {
                let Some(Promise::Depot(country)) = self.promise.take() else {
                    panic!("no country")
                };
                let twin = self.twin();
                let wanted = &self.printed.boards[self.delivery_board][country];
                let mut list = twin.depots(&colour);
                if !twin.loads_pharmaceuticals(&colour) {
                    list.retain(|it| self.printed.depots[*it].good == *wanted);
                }
                let best = twin.best_depot(list.clone(), country);
                (list, best, Promise::Load { depot: winner, country })
            }
            Subject::Discard => {
                let mut shown: Vec<usize> = self.board.display.iter().flatten().copied().collect();
                shown.sort_unstable();
                (shown, self.twin().best_discard(&colour), Promise::Discard(winner))
            }
            Subject::Promotion => {
                let shown = bonus
                    .and_then(|it| <Department as engine::Noun>::named(it["promote"].as_str()?));
                let twin = self.twin();
                let floors = twin.promotions();
                let list = (0..3).filter(|it| floors[*it].is_some()).collect();
                let floor = floors[winner].expect("a free floor");
                let best = twin.best_promotion(shown.map(|it| it.idx()));
                (list, best, Promise::Promote { department: winner, floor })
            }
            Subject::Traffic => {
                let mut links: Vec<usize> =
                    self.jams.iter().map(|it| self.printed.sections[*it].link).collect();
                links.sort_unstable();
                let near = |link: &usize| {
                    let at = self.jams.iter().find(|it| self.printed.sections[**it].link == *link);
                    self.printed.from_black[*at.unwrap()]
                };
                let best = links.iter().copied().min_by_key(near);
                (links, best, Promise::Jam(winner))
            }
        };
        assert_eq!(told, candidates, "candidates for {:?} on {colour}", choice.subject);
        assert_eq!(Some(winner), best, "{:?} on {colour} of {told:?}", choice.subject);
        assert!(self.promise.is_none(), "a choice without an action");
        self.promise = Some(promise);
    }

    /// Counts what belongs to the task.
    fn count(&mut self, main: bool, action: &str) {
        if main {
            let turn = self.turn.as_mut().expect("in its turn");
            assert_eq!(turn.action, action, "the task is another one");
            turn.done += 1;
        }
    }

    /// A yellow card builds one section more, with an eye on the task.
    fn chose_build(
        &mut self,
        colour: &str,
        main: bool,
        winner: usize,
    ) -> (Vec<usize>, Option<usize>, Promise) {
        let list = self.twin().builds(colour);
        let mut wanted = list.clone();
        if main && colour == "yellow" {
            let turn = self.turn.as_ref().unwrap();
            let (action, first) = (turn.action.clone(), turn.first);
            let twin = self.twin();
            let serves = |it: usize| match first {
                None if action == "road" => twin.starts_pair(colour, it),
                None if twin.can_do(colour, &action, self.delivery_board) => true,
                None => twin.can_do_after(it, colour, &action, self.delivery_board),
                Some((_, false)) => true,
                Some((first, true)) => {
                    let mut board = self.board.clone();
                    board.built[first] = false;
                    Twin { printed: self.printed, board: &board }.connect_new_city(&[first, it])
                }
            };
            if wanted.iter().any(|it| serves(*it)) {
                wanted.retain(|it| serves(*it));
            }
            let pair = action == "road" && twin.starts_pair(colour, winner);
            let turn = self.turn.as_mut().unwrap();
            assert!(action == "road" || turn.first.is_none(), "one section before the task");
            turn.first = turn.first.or(Some((winner, pair)));
            turn.done += usize::from(action == "road");
        } else {
            self.count(main, "road");
        }
        (list, self.twin().best_build(wanted), Promise::Build(winner))
    }

    fn chose_country(
        &mut self,
        colour: &str,
        winner: usize,
    ) -> (Vec<usize>, Option<usize>, Promise) {
        let loads = self.turn.as_ref().is_some_and(|it| it.action == "load" && it.done == 0);
        if !loads {
            // A truck with pharmaceuticals came too late, or waits for a country.
            let list = self.twin().wanting_pharmaceuticals();
            let best = self.twin().next_clockwise(list.clone(), self.served);
            return (list, best, Promise::Head(Aim::Country(winner)));
        }
        self.count(true, "load");
        let twin = self.twin();
        let list = twin.countries(colour, self.delivery_board);
        let best = match twin.loads_pharmaceuticals(colour) {
            true => twin.next_clockwise(list.clone(), None),
            false => twin.best_country(list.clone()),
        };
        (list, best, Promise::Depot(winner))
    }

    // ---- what follows a choice ----

    pub fn keep_promise(&mut self, event: &Event) {
        if let (Some(Promise::Discard(_)), Event::CardRevealed { .. }) = (&self.promise, event) {
            return;
        }
        let promise = self.promise.take();
        match (&promise, event) {
            (Some(Promise::Build(it)), Event::Built { seat: SEAT, section, cost: 0 }) => {
                assert_eq!(*it, section.idx());
            }
            (Some(Promise::Upgrade(it)), Event::Upgraded { seat: SEAT, link, cost: 0 })
            | (Some(Promise::Station(it)), Event::StationBuilt { seat: SEAT, link, .. }) => {
                assert_eq!(*it, link.idx());
            }
            (Some(Promise::Improve(it)), Event::StationImproved { seat: SEAT, link, service }) => {
                assert_eq!(*it, link.idx());
                let leftmost = self.board.services.iter().position(|it| *it).unwrap() + 1;
                assert_eq!(usize::from(service.get()), leftmost);
            }
            (
                Some(Promise::Load { depot: it, country }),
                Event::Loaded { seat: SEAT, depot, .. },
            ) => {
                assert_eq!(*it, depot.idx());
                self.promise = Some(Promise::Head(Aim::Country(*country)));
            }
            (Some(Promise::Wine(it)), Event::WineLoaded { seat: SEAT, wine, .. }) => {
                assert_eq!(*it, wine.idx());
                self.promise = Some(Promise::Head(Aim::City(self.printed.wine[*it].to)));
            }
            (Some(Promise::Head(aim)), Event::AutobotHeadsFor { goal: Some(goal), .. }) => {
                assert_eq!(
                    *aim,
                    match goal {
                        Goal::Country(it) => Aim::Country(it.idx()),
                        Goal::City(it) => Aim::City(it.idx()),
                    }
                );
            }
            (
                Some(Promise::Promote { department: it, floor: to }),
                Event::Promoted { seat: SEAT, department, floor },
            ) => assert_eq!((*it, *to), (department.idx(), usize::from(floor.get()))),
            (Some(Promise::Discard(it)), Event::CardDiscarded { seat: SEAT, card }) => {
                assert_eq!(*it, card.idx());
            }
            (Some(Promise::Jam(it)), Event::TrafficAppeared { section }) => {
                assert_eq!(*it, self.printed.sections[section.idx()].link);
            }
            (Some(_), _) => panic!("{event:?} does not follow from the choice"),
            // Nothing is done that was not chosen.
            (
                None,
                Event::Built { seat: SEAT, .. }
                | Event::Upgraded { seat: SEAT, .. }
                | Event::StationBuilt { seat: SEAT, .. }
                | Event::StationImproved { seat: SEAT, .. }
                | Event::Loaded { seat: SEAT, .. }
                | Event::WineLoaded { seat: SEAT, .. }
                | Event::Promoted { seat: SEAT, .. }
                | Event::CardDiscarded { seat: SEAT, .. }
                | Event::AutobotHeadsFor { goal: Some(_), .. },
            ) => panic!("{event:?} without a choice"),
            (None, _) => {}
        }
    }
}

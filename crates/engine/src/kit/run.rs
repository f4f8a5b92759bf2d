//! One random match, checked as it goes.

use super::leak::{self, Quiet, json};
use super::{Kit, MAX_CHOICES, Pool, Report};
use crate::{
    Action, Audience, Decision, Game, Log, Match, Record, Refusal, Rng, Seat, Spelling, Table,
    replay,
};

/// Of how many actions a leak test compares the reasons.
const ASKED: usize = 10;

pub struct Run<'a, G: Game> {
    kit: &'a Kit,
    pub table: Match<G>,
    pool: &'a mut Pool<G::Action>,
    report: &'a mut Report,
    /// Two streams, so that the sampling of deep checks does not change how the match is played.
    choices: Rng,
    probes: Rng,
    /// The legal list of every seat.
    lists: Vec<Vec<G::Action>>,
    start: u64,
    /// Plies since the last barrier.
    undoable: usize,
    pub tried: Option<(Seat, G::Action)>,
}

impl<'a, G: Game> Run<'a, G> {
    pub fn new(
        kit: &'a Kit,
        table: Match<G>,
        pool: &'a mut Pool<G::Action>,
        report: &'a mut Report,
    ) -> Self {
        let mut own = table.seed();
        own.0[31] ^= 1;
        let (choices, probes) = (Rng::at(own, 0), Rng::at(own, 1));
        let lists = vec![Vec::new(); table.seats().into()];
        let start = table.state().fingerprint();
        Run { kit, table, pool, report, choices, probes, lists, start, undoable: 0, tried: None }
    }

    pub fn finish(&mut self) -> Result<(), String> {
        loop {
            let over = self.look()?;
            let sampled = self.probes.below(self.kit.every.max(1)) == 0;
            let deep = sampled || over || self.table.ply() == 0;
            if deep {
                self.look_deeply()?;
            }
            if over {
                return self.verify_record();
            }
            if self.table.ply() == self.kit.limit {
                return Err(format!("no end after {} plies", self.kit.limit));
            }
            self.step(deep)?;
        }
    }

    fn seats(&self) -> impl Iterator<Item = Seat> + use<G> {
        (0..self.table.seats()).map(Seat)
    }

    /// The cheap checks of a state; says whether the match is over.
    fn look(&mut self) -> Result<bool, String> {
        let state = self.table.state();
        state.check().map_err(|bad| format!("check: {bad}"))?;
        if state.seats() != self.table.seats() {
            return Err(format!("the state counts {} seats", state.seats()));
        }
        let to_move = match state.decision() {
            Decision::Choose { seats, .. } if seats.is_empty() => {
                return Err("nobody is to move, but the match is not over".to_owned());
            }
            Decision::Over(standings) if standings.scores().len() < self.lists.len() => {
                return Err("the standings do not rank every seat".to_owned());
            }
            decision @ (Decision::Choose { .. } | Decision::Over(_)) => decision.seats(),
        };
        if let Some(seat) = to_move.iter().find(|seat| seat.idx() >= self.lists.len()) {
            return Err(format!("seat {seat} is to move, but there is no such seat"));
        }
        for seat in self.seats() {
            let legal = &mut self.lists[seat.idx()];
            legal.clear();
            state.legal(seat, legal);
            match (to_move.contains(seat), legal.is_empty()) {
                (true, true) => return Err(format!("seat {seat} is to move but has no action")),
                (false, false) => {
                    return Err(format!("seat {seat} is not to move but has {legal:?}"));
                }
                _ => {}
            }
            if legal.len() > MAX_CHOICES {
                return Err(format!("seat {seat} has {} choices", legal.len()));
            }
            if let Some(pair) = legal.windows(2).find(|pair| pair[0] >= pair[1]) {
                return Err(format!(
                    "legal list of seat {seat} is not sorted and unique: {pair:?}"
                ));
            }
            legal.iter().try_for_each(|&action| self.pool.meet(action))?;
            self.report.widest = self.report.widest.max(legal.len());
        }
        Ok(state.is_over())
    }

    /// The costly checks of a state.
    fn look_deeply(&mut self) -> Result<(), String> {
        self.report.deep += 1;
        self.save_and_load()?;
        self.legal_appends()?;
        for seat in self.seats() {
            for _ in 0..self.kit.worlds {
                let asked = self.pool.sample(ASKED, &mut self.probes);
                let changed = leak::hidden(self.table.state(), seat, &asked, &mut self.probes)?;
                self.report.redealt += u64::from(changed);
            }
        }
        leak::hidden_from_spectators(self.table.state(), &mut self.probes)?;
        self.explain_legal()?;
        self.try_other_codes()?;
        self.take_back()
    }

    fn save_and_load(&self) -> Result<(), String> {
        let state = self.table.state();
        let saved = json(state);
        let loaded: G =
            serde_json::from_str(&saved).map_err(|error| format!("load: {error}: {saved}"))?;
        if loaded != *state || json(&loaded) != saved {
            return Err(format!("saved and loaded, the state differs: {saved}"));
        }
        Match::from_state(loaded, self.table.seed()).map(|_| ()).map_err(|bad| bad.to_string())
    }

    /// `legal` appends to what a caller has, and lists the same each time.
    fn legal_appends(&self) -> Result<(), String> {
        let mut all = Vec::new();
        for seat in self.seats() {
            self.table.state().legal(seat, &mut all);
        }
        if all == self.lists.concat() {
            Ok(())
        } else {
            Err("`legal` does not append to the buffer it is given".to_owned())
        }
    }

    fn explain_legal(&mut self) -> Result<(), String> {
        for seat in self.seats() {
            for &action in &self.lists[seat.idx()] {
                self.tried = Some((seat, action));
                if let Some(reason) = self.table.state().why_not(seat, action) {
                    return Err(format!("`{action}` is legal, but why_not says: {reason}"));
                }
            }
        }
        Ok(())
    }

    /// Actions met before, and codes made up: `why_not` explains, `play` refuses, nothing changes.
    fn try_other_codes(&mut self) -> Result<(), String> {
        let before = self.table.state().clone();
        let ply = self.table.ply();
        for _ in 0..self.kit.probes {
            let code = self.pool.code(&mut self.probes);
            let seat = Seat(self.probes.below(u32::from(self.table.seats()) + 1) as u8);
            let known = G::Action::from_code(code);
            if let (Some(action), Some(legal)) = (known, self.lists.get(seat.idx())) {
                self.tried = Some((seat, action));
                if action.code() != code {
                    return Err(format!("code {code} reads as `{action}`, whose code differs"));
                }
                if legal.contains(&action) {
                    continue;
                }
                if before.why_not(seat, action).is_none() {
                    return Err(format!(
                        "`{action}` of seat {seat} is not legal, but why_not: None"
                    ));
                }
            }
            match Table::play(&mut self.table, seat, Spelling::Code(code)) {
                Ok(_) => return Err(format!("code {code} of seat {seat} was played")),
                Err(Refusal::UnknownAction) if known.is_some() => {
                    return Err(format!("code {code} is known, but refused as unknown"));
                }
                Err(_) => {}
            }
        }
        if *self.table.state() != before || self.table.ply() != ply {
            return Err("an action was refused, but the state changed".to_owned());
        }
        Ok(())
    }

    /// Undoes to the last barrier, comparing every fingerprint, and plays the same again.
    fn take_back(&mut self) -> Result<(), String> {
        let history = self.table.history().to_vec();
        for left in (0..history.len()).rev() {
            let undone = self.table.undo(history[left].seat);
            if left + self.undoable < history.len() {
                if undone == Err(Refusal::Barrier) {
                    break;
                }
                return Err(format!("undo crosses the barrier after ply {}", left + 1));
            }
            undone.map_err(|refusal| format!("undo of ply {}: {refusal}", left + 1))?;
            self.report.undone += 1;
            let before = left.checked_sub(1).map_or(self.start, |last| history[last].hash);
            if before != self.table.state().fingerprint() {
                return Err(format!("undo of ply {} does not restore the state", left + 1));
            }
        }
        for again in &history[self.table.history().len()..] {
            self.table.play(again.seat, again.action).map_err(|refusal| refusal.to_string())?;
        }
        if self.table.history() != history {
            return Err("after undo, the same actions lead elsewhere".to_owned());
        }
        Ok(())
    }

    /// Plays a random action of a random seat to move.
    fn step(&mut self, deep: bool) -> Result<(), String> {
        let able: Vec<Seat> = self.seats().filter(|s| !self.lists[s.idx()].is_empty()).collect();
        let seat = able[self.choices.below(able.len() as u32) as usize];
        let list = &self.lists[seat.idx()];
        let action = list[self.choices.below(list.len() as u32) as usize];
        self.tried = Some((seat, action));

        let before = self.table.state().clone();
        let ply = self.table.ply() + 1;
        let (mut rng, mut log) = (Rng::at(self.table.seed(), ply), Log::off());
        let mut twin = before.clone();
        twin.apply(seat, action, &mut rng, &mut log);
        if *self.table.state() != before {
            return Err("`apply` on a clone changed the original".to_owned());
        }
        let barrier =
            rng.drawn() || log.reveals() || twin.decision().seats() != before.decision().seats();
        self.undoable = if barrier { 0 } else { self.undoable + 1 };

        let told = self.table.play(seat, action).map_err(|refusal| {
            format!("`{action}` of seat {seat} is legal, but refused: {refusal}")
        })?;
        if *self.table.state() != twin {
            return Err("the same ply, played twice, leads to two states".to_owned());
        }
        self.check_audiences(&told)?;
        if deep && !barrier {
            let (rng, after) = (Rng::at(self.table.seed(), ply), self.table.state());
            let quiet = Quiet { before: &before, seat, action, rng, after, told: &told };
            for viewer in (0..self.table.seats()).map(Seat) {
                quiet.shows_nothing_to(viewer, &mut self.probes)?;
            }
        }
        self.report.plies += 1;
        Ok(())
    }

    fn check_audiences(&self, told: &[(Audience, G::Event)]) -> Result<(), String> {
        for (audience, event) in told {
            if let Audience::Only(seat) = audience
                && seat.0 >= self.table.seats()
            {
                return Err(format!("{event:?} is whispered to seat {seat}, which is not there"));
            }
            serde_json::to_string(event).map_err(|error| format!("{event:?}: {error}"))?;
        }
        Ok(())
    }

    fn verify_record(&mut self) -> Result<(), String> {
        self.report.games += 1;
        self.report.longest = self.report.longest.max(self.table.ply());
        let record = self.table.record().map_err(|refusal| refusal.to_string())?;
        let read: Record =
            record.to_string().parse().map_err(|bad| format!("the record: {bad}"))?;
        if read != record {
            return Err("the record does not read back".to_owned());
        }
        let again = replay::<G>(&read).map_err(|error| format!("replay: {error}"))?;
        if again.state() != self.table.state() {
            return Err("a replay leads elsewhere".to_owned());
        }
        Ok(())
    }
}

//! The rules one by one, in the order of the rulebook.

mod actions;
mod awards;
mod bonus;
mod car;
mod chain;
mod endless;
mod engineers;
mod forecast;
mod race;
mod reasons;
mod research;
mod scoring;
mod setup;
mod two;
mod view;

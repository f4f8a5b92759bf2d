//! One file per thing that can be decided: what is legal, why it is not, and what then happens.

pub mod bonus;
pub mod car;
pub mod chips;
pub mod merchant;
pub mod parts;
pub mod research;
pub mod start;
pub mod tile;
pub mod work;

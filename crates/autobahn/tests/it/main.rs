mod cases;
mod data;
mod edition;
mod kit;
mod position;
mod rulebook;
mod solo;

mod data;
mod edition;
mod kit;

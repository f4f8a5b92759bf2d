mod data;
mod edition;

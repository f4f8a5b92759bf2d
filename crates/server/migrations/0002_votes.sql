-- What somebody at a table wants for a seat that was abandoned: 'bot LEVEL' or 'user ID'.
create table votes (
    match_id text not null,
    seat bigint not null,
    user_id text not null,
    vote text not null,
    primary key (match_id, seat, user_id)
);

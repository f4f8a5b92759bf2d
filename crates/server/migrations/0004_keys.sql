-- The client's name for a request, so that one that is repeated is carried out once.
alter table plies add column key text;
alter table messages add column key text;

-- Keys of plies that were taken back: a late repetition must not play them again.
create table undone (
    match_id text not null,
    key text not null,
    ply bigint not null,
    primary key (match_id, key)
);

-- From where a match went on, by its table's consent, under other rules than it began with. The plies up
-- to there are kept as they were made.
create table bases (
    match_id text primary key,
    ply bigint not null,
    state text not null
);

-- Who had a seat before somebody else took it over: the plies up to this one were theirs.
create table sitters (
    match_id text not null,
    seat bigint not null,
    ply bigint not null,
    user_id text,
    name text,
    bot text,
    primary key (match_id, seat, ply)
);

-- A match whose seed somebody chose or knew beforehand: practice. `line` has the codes of a known match,
-- with commas between; bots play it for as long as this match goes the same way.
create table practice (
    match_id text primary key,
    line text not null
);

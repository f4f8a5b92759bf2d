-- Portable between SQLite and PostgreSQL: text, bigint, no default that calls a function.
-- Times are milliseconds since 1970; flags are 0 or 1; hashes are the 64 bits as a signed number.

create table settings (
    name text primary key,
    value text not null
);

create table users (
    id text primary key,
    name text not null,
    login text unique,
    -- argon2id, in the PHC form with its own salt and cost
    password text,
    -- raised to make every cookie handed out so far worthless
    epoch bigint not null,
    created bigint not null
);

create table matches (
    id text primary key,
    game text not null,
    rules bigint not null,
    edition bigint not null,
    options text not null,
    -- secret until the match is over
    seed text not null,
    status text not null,
    public bigint not null,
    host text,
    -- raised to make every invite handed out so far worthless
    invites bigint not null,
    -- bit n: seat n has something to choose
    to_move bigint not null,
    standings text,
    rematch text,
    created bigint not null,
    changed bigint not null
);
create index matches_by_status on matches (status, public, changed);

create table seats (
    match_id text not null references matches (id),
    n bigint not null,
    who text not null,
    user_id text,
    name text,
    bot text,
    auto bigint not null,
    primary key (match_id, n)
);
create index seats_by_user on seats (user_id);

-- The key makes a double move impossible, whatever the code above does.
create table plies (
    match_id text not null,
    n bigint not null,
    seat bigint not null,
    code bigint not null,
    hash bigint not null,
    made_by text not null,
    at bigint not null,
    primary key (match_id, n)
);

create table snapshots (
    match_id text primary key,
    ply bigint not null,
    hash bigint not null,
    state text not null
);

create table messages (
    match_id text not null,
    n bigint not null,
    user_id text,
    name text not null,
    seat bigint,
    text text not null,
    at bigint not null,
    primary key (match_id, n)
);

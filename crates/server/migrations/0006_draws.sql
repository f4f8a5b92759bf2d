-- How seeds came about (docs/fairness.md). A match without a row in draws has the seed that the server
-- committed itself to; otherwise `secret` is what the server put in.
create table draws (
    match_id text primary key,
    secret text not null,
    -- when the host started
    began bigint not null,
    -- when the seed was made of what had been opened by then
    ended bigint
);

create table contributions (
    match_id text not null,
    n bigint not null,
    user_id text,
    -- as '0,2', from the start on
    seats text,
    commitment text not null,
    value text,
    primary key (match_id, n)
);

-- Servers on this store. A server has a name that outlives it and an id that does not: one that starts
-- again under its name takes the place of what it was before. `expires` is by the database's own clock.
create table servers (
    name text primary key,
    id text not null,
    -- where people find it
    address text not null,
    expires bigint not null
);

-- Which server holds the match (none: nobody has it open), and the epoch that each of its writes names.
-- Whoever takes a match raises the epoch, so whoever had it before cannot write any more.
alter table matches add column holder text;
alter table matches add column epoch bigint not null default 0;
-- The server that asks the holder to give the match up.
alter table matches add column wanted text;
create index matches_wanted on matches (holder) where wanted is not null;

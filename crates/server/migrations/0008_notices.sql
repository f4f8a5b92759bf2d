-- Tables that will be tidied away, and since when that is announced. It counts only as long as the table has
-- not changed: compared, not ordered, for a clock may jump.
create table notices (
    match_id text primary key,
    at bigint not null,
    changed bigint not null
);

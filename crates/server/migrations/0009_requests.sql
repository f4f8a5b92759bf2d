-- What a request asked for, so that its key answers for nothing else: the code of a ply, or -1 for a step
-- back, whose key is kept here as well. Null in what is older.
alter table undone add column code bigint;
alter table undone add column seat bigint;

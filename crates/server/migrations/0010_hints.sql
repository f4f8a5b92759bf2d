-- 1: everybody who plays at the table may ask for hints although people play against each other. The host's choice.
alter table matches add column hints bigint;

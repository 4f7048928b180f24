-- Money belongs to the person: who has no block withdraws, too.
alter table withdrawal alter column block_id drop not null;

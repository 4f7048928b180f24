-- The audit becomes a chain: each act carries the digest of the act before it, so that a changed or missing one is found.

-- Its place, from 1, and the digest; null for acts of before.
alter table audit add column no bigint, add column hash bytea;
create unique index audit_no on audit (no);

-- The end of the chain, one row: who adds an act locks it, so that acts follow one after the other.
create table audit_head (
  head_id int constraint audit_head_pkey primary key,
  no bigint not null,
  hash bytea not null
);

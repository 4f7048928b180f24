-- Accounts, transactions, entries and holds. Entries are never changed; the schema itself refuses.

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only: write a reversing transaction', tg_table_name using errcode = 'restrict_violation';
end
$$;

create table account (
  account_id bigint primary key,
  key text not null unique,
  owner_user_id bigint,
  kind text not null,
  balance bigint not null default 0,
  may_be_negative boolean not null default false,
  entries bigint not null default 0,
  head bytea not null,
  constraint account_never_negative check (may_be_negative or balance >= 0)
);
create index account_owner on account (owner_user_id) where owner_user_id is not null;

create table txn (
  txn_id bigint primary key,
  type text not null,
  ref_type text not null,
  ref_id bigint not null,
  reference text not null,
  memo text not null,
  at bigint not null,
  -- Random; it goes into the heads of the accounts' chains, so that nobody can try out whose an entry is.
  salt text not null check (length(salt) = 22)
);
create index txn_ref on txn (ref_type, ref_id);
create index txn_reference on txn (reference, txn_id desc) where reference <> '';
create trigger txn_append_only before update or delete on txn for each row execute function refuse_change();
create trigger txn_never_emptied before truncate on txn for each statement execute function refuse_change();

create table entry (
  entry_id bigint primary key,
  txn_id bigint not null references txn (txn_id),
  seq integer not null,
  from_account bigint not null references account (account_id),
  to_account bigint not null references account (account_id),
  amount bigint not null check (amount > 0),
  from_no bigint not null,
  to_no bigint not null,
  from_after bigint not null,
  to_after bigint not null,
  from_hash bytea not null,
  to_hash bytea not null,
  at bigint not null,
  check (from_account <> to_account),
  unique (txn_id, seq),
  -- The amounts stand in these indexes, too: what came in and went out is added up from them alone.
  constraint entry_sent unique (from_account, from_no) include (amount),
  constraint entry_received unique (to_account, to_no) include (amount)
);
create trigger entry_append_only before update or delete on entry for each row execute function refuse_change();
create trigger entry_never_emptied before truncate on entry for each statement execute function refuse_change();

create table hold (
  hold_id bigint primary key,
  user_id bigint not null,
  from_kind text not null check (from_kind in ('available', 'income')),
  amount bigint not null check (amount > 0),
  left_amount bigint not null check (left_amount >= 0 and left_amount <= amount),
  reason text not null check (reason in ('buy', 'order', 'withdraw', 'handover')),
  ref_type text not null,
  ref_id bigint not null,
  release_at bigint,
  state text not null check (state in ('held', 'posted', 'voided')),
  created_at bigint not null,
  ended_at bigint,
  check ((state = 'held') = (ended_at is null)),
  check (state = 'held' or left_amount = 0)
);
create index hold_user on hold (user_id, hold_id);
create index hold_open on hold (user_id) where state = 'held';
create index hold_ref on hold (ref_type, ref_id);

-- Elections of mayors: their stages, candidates, who may vote, who has voted, the ballots, and the terms in the seat.
-- A ballot has its mark and its ranks only: no block, no person, no time, no number of its own.

create table mayor_election (
  election_id bigint primary key,
  ver integer not null,
  area_id bigint not null references area (area_id),
  no text not null,
  term_no integer not null check (term_no > 0),
  attempt integer not null check (attempt in (1, 2)),
  state text not null check (state in ('announced', 'nominating', 'voting', 'seated', 'void')),
  announced_at bigint not null,
  nominate_from bigint not null check (nominate_from > announced_at),
  vote_from bigint not null check (vote_from > nominate_from),
  vote_to bigint not null check (vote_to > vote_from),
  due_at bigint,
  remind_at bigint,
  closed_at bigint,
  census integer,
  count text,
  winner integer,
  runner_up integer,
  unique (area_id, term_no, attempt),
  check (state not in ('announced', 'nominating') or census is null),
  check (state not in ('voting', 'seated') or census is not null),
  check (state not in ('seated', 'void') or closed_at is not null),
  check (state not in ('announced', 'nominating', 'voting') or due_at is not null),
  check ((state = 'seated') = (winner is not null)),
  -- While an election is open no count of it is stored.
  check (closed_at is not null or count is null)
);
create unique index mayor_election_one_running on mayor_election (area_id) where state in ('announced', 'nominating', 'voting');
create index mayor_election_area on mayor_election (area_id, election_id desc);
create index mayor_election_due on mayor_election (due_at) where due_at is not null;
create index mayor_election_reminds on mayor_election (remind_at) where remind_at is not null;
create index mayor_election_archive on mayor_election (area_id, (-closed_at), (-election_id)) where state in ('seated', 'void');

-- `place`: in the order of nomination; `lot`: on the ballot, as drawn when the voting opens.
create table mayor_candidate (
  election_id bigint not null references mayor_election (election_id),
  place integer not null check (place between 1 and 99),
  block_id bigint not null references block (block_id),
  block_no integer not null,
  user_id bigint not null references user_account (user_id),
  statement text not null,
  thumbs text not null,
  at bigint not null,
  state text not null check (state in ('standing', 'quit', 'struck')),
  lot integer,
  reason text not null,
  asked_by bigint references user_account (user_id),
  asked_reason text not null,
  struck_by bigint references user_account (user_id) check (struck_by <> asked_by),
  ended_at bigint,
  primary key (election_id, place),
  unique (election_id, user_id),
  check ((state = 'standing') = (ended_at is null)),
  check (struck_by is null or (state = 'struck' and asked_by is not null))
);
create index mayor_candidate_block on mayor_candidate (block_id) where state = 'standing';
create index mayor_candidate_user on mayor_candidate (user_id);

create table mayor_census (
  election_id bigint not null references mayor_election (election_id),
  block_id bigint not null references block (block_id),
  primary key (election_id, block_id)
);
create index mayor_census_block on mayor_census (block_id);

create table mayor_roll (
  election_id bigint not null,
  block_id bigint not null,
  cast_at bigint not null,
  primary key (election_id, block_id),
  foreign key (election_id, block_id) references mayor_census (election_id, block_id)
);

create table mayor_ballot (
  election_id bigint not null references mayor_election (election_id),
  mark bytea not null check (length(mark) = 32),
  ranks text not null check (ranks ~ '^[1-9][0-9]?(,[1-9][0-9]?){0,2}$'),
  primary key (election_id, mark)
);

create table mayor_term (
  term_id bigint primary key,
  area_id bigint not null references area (area_id),
  election_id bigint not null references mayor_election (election_id),
  place integer not null,
  block_id bigint not null references block (block_id),
  user_id bigint not null references user_account (user_id),
  is_successor boolean not null,
  state text not null check (state in ('planned', 'serving', 'ended')),
  from_at bigint not null,
  to_at bigint not null check (to_at > from_at),
  called_at bigint,
  due_at bigint,
  ended_at bigint,
  ended text check (ended in ('end', 'resign', 'lose')),
  foreign key (election_id, place) references mayor_candidate (election_id, place),
  check ((state = 'ended') = (ended_at is not null) and (ended_at is null) = (ended is null)),
  check ((state = 'ended') = (due_at is null))
);
create unique index mayor_term_one_serving on mayor_term (area_id) where state = 'serving';
create unique index mayor_term_one_of_election on mayor_term (election_id) where state <> 'ended';
create index mayor_term_area on mayor_term (area_id, term_id desc);
create index mayor_term_block on mayor_term (block_id) where state <> 'ended';
create index mayor_term_due on mayor_term (due_at) where due_at is not null;

alter table user_notice drop constraint user_notice_ref_type_check;
alter table user_notice add constraint user_notice_ref_type_check
  check (ref_type in
  ('order', 'dispute', 'sale', 'buy', 'block', 'recharge', 'withdraw', 'withdrawDesk', 'expand', 'round', 'fund', 'fundSpend',
   'vote', 'shop', 'mutual', 'mayor', 'areaNotice', 'account', 'none'));

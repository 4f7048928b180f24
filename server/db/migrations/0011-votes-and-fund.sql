-- Votes: what is asked, who supports it, who may vote, who has voted, and the ballots. Gifts to the funds, and what votes let them pay.

-- A secret ballot has its mark and its choice only: no block, no person, no time, no number of its own.
create table vote (
  vote_id bigint primary key,
  no text not null unique,
  ver integer not null,
  area_id bigint not null references area (area_id),
  author_user_id bigint not null references user_account (user_id),
  author_block_id bigint not null references block (block_id),
  author_block_no integer not null,
  kind text not null check (kind in ('opinion', 'fund', 'rule')),
  title text not null,
  content text not null,
  ballot text not null check (ballot in ('yesno', 'single', 'multi')),
  options text not null,
  max_choice integer not null check (max_choice > 0),
  days integer not null check (days between 1 and 31),
  min_turnout integer not null check (min_turnout between 1 and 100),
  pass_share integer not null check (pass_share between 1 and 100),
  results text not null check (results in ('always', 'afterVote', 'atEnd')),
  anonymous boolean not null,
  amount bigint check (amount > 0),
  payee_user_id bigint references user_account (user_id),
  payee_block_id bigint references block (block_id),
  payee_block_no integer,
  purpose text not null,
  state text not null check (state in ('draft', 'open', 'passed', 'failed', 'noQuorum', 'cancelled')),
  created_at bigint not null,
  draft_until bigint not null,
  asked_at bigint,
  open_at bigint,
  close_at bigint check (close_at > open_at),
  remind_at bigint,
  closed_at bigint,
  census integer,
  tally text,
  accepted text not null default '',
  is_tie boolean not null default false,
  cancel_reason text not null default '',
  removed_by bigint references user_account (user_id),
  check (not (anonymous and results = 'always')),
  check (kind = 'fund' or (amount is null and payee_block_no is null and payee_user_id is null)),
  check ((open_at is null) = (close_at is null) and (open_at is null) = (census is null)),
  check (state = 'cancelled' or (state = 'draft') = (open_at is null)),
  check (state not in ('passed', 'failed', 'noQuorum', 'cancelled') or closed_at is not null),
  check (kind <> 'fund' or open_at is null or (amount is not null and payee_user_id is not null and payee_block_id is not null)),
  -- While a vote is open no count of it is stored but the one that is shown to those who have voted.
  check (closed_at is not null or tally is null or (anonymous and results = 'afterVote')),
  unique (vote_id, anonymous)
);
create unique index vote_one_of_block on vote (author_block_id) where state in ('draft', 'open');
create index vote_open on vote (area_id, close_at, vote_id) where state = 'open';
create index vote_asking on vote (area_id, draft_until) where state = 'draft' and asked_at is not null;
create index vote_drafts on vote (draft_until) where state = 'draft';
create index vote_closes on vote (close_at) where state = 'open';
create index vote_reminds on vote (remind_at) where state = 'open' and remind_at is not null;
create index vote_author on vote (author_user_id, vote_id desc);
create index vote_archive on vote (area_id, (-closed_at), (-vote_id))
  where state in ('passed', 'failed', 'noQuorum', 'cancelled') and (asked_at is not null or open_at is not null);

create table vote_support (
  vote_id bigint not null references vote (vote_id),
  block_id bigint not null references block (block_id),
  block_no integer not null,
  user_id bigint not null references user_account (user_id),
  at bigint not null,
  is_mayor boolean not null,
  primary key (vote_id, block_id)
);

create table vote_census (
  vote_id bigint not null references vote (vote_id),
  block_id bigint not null references block (block_id),
  primary key (vote_id, block_id)
);
create index vote_census_block on vote_census (block_id);

create table vote_roll (
  vote_id bigint not null,
  block_id bigint not null,
  cast_at bigint not null,
  primary key (vote_id, block_id),
  foreign key (vote_id, block_id) references vote_census (vote_id, block_id)
);

-- `anonymous` is the vote's own: with it the database refuses a block on a secret ballot, and a named ballot without one.
create table vote_ballot (
  vote_id bigint not null,
  mark bytea not null check (length(mark) = 32),
  choice text not null check (choice ~ '^([0-9](,[0-9])*)?$'),
  anonymous boolean not null,
  block_id bigint references block (block_id),
  primary key (vote_id, mark),
  foreign key (vote_id, anonymous) references vote (vote_id, anonymous),
  check (anonymous = (block_id is null))
);

-- Gifts to the funds of areas. The money itself is in the ledger.
create table fund_gift (
  gift_id bigint primary key,
  no text not null unique,
  ver integer not null,
  area_id bigint not null references area (area_id),
  user_id bigint not null references user_account (user_id),
  block_no integer,
  amount bigint not null check (amount > 0),
  memo text not null,
  is_anonymous boolean not null,
  pay_no text not null unique,
  pay_before bigint not null,
  state text not null check (state in ('unpaid', 'done', 'closed')),
  created_at bigint not null,
  ended_at bigint,
  check ((state = 'unpaid') = (ended_at is null))
);
create index fund_gift_user on fund_gift (user_id, created_at desc);
create index fund_gift_due on fund_gift (pay_before) where state = 'unpaid';

-- What passed votes let the funds pay.
create table fund_spend (
  spend_id bigint primary key,
  no text not null unique,
  ver integer not null,
  area_id bigint not null references area (area_id),
  -- A spend is a passed vote's.
  vote_id bigint not null unique constraint fund_spend_vote references vote (vote_id),
  vote_no text not null,
  -- Null: so few voted in secret that the share would tell their ballots.
  yes_share integer check (yes_share between 0 and 10000),
  proposed_at bigint not null,
  author_user_id bigint not null references user_account (user_id),
  author_block_no integer not null,
  payee_user_id bigint not null references user_account (user_id),
  payee_block_no integer not null,
  purpose text not null,
  amount bigint not null check (amount > 0),
  state text not null check (state in ('approved', 'paid', 'accounted', 'stopped', 'returned')),
  approved_at bigint not null,
  pay_at bigint not null check (pay_at > approved_at),
  paid_at bigint,
  paid_no bigint,
  paid_hash bytea,
  proof_before bigint,
  remind_at bigint,
  proof_text text not null,
  proof_thumbs text not null,
  first_proof_at bigint,
  proof_at bigint,
  given_back bigint not null default 0 check (given_back between 0 and amount),
  stop_by bigint references user_account (user_id),
  stop_reason text not null,
  stopped_by bigint references user_account (user_id) check (stopped_by <> stop_by),
  closed_at bigint,
  check ((state in ('approved', 'stopped')) = (paid_at is null)),
  check ((paid_at is null) = (paid_no is null) and (paid_at is null) = (proof_before is null)),
  check ((state = 'paid') = (remind_at is not null)),
  check ((state = 'accounted') = (proof_at is not null) and (proof_at is null) = (first_proof_at is null)),
  check ((state in ('accounted', 'stopped', 'returned')) = (closed_at is not null)),
  check ((state = 'stopped') = (stopped_by is not null)),
  check (state <> 'returned' or given_back = amount)
);
create index fund_spend_area on fund_spend (area_id, state);
create index fund_spend_payee on fund_spend (payee_user_id, state);
create index fund_spend_due on fund_spend (pay_at) where state = 'approved';
create index fund_spend_late on fund_spend (remind_at) where state = 'paid';
create index fund_spend_archive on fund_spend (area_id, (-closed_at), (-spend_id)) where closed_at is not null;

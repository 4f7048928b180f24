-- Votes: what is asked, who supports it, who may vote, who has voted, and the ballots.
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

-- A spend is a passed vote's. Those of before there were votes stay as they are.
alter table fund_spend add constraint fund_spend_vote foreign key (vote_id) references vote (vote_id) not valid;
-- Null: so few voted in secret that the share would tell their ballots.
alter table fund_spend alter column yes_share drop not null;

alter table user_notice drop constraint user_notice_ref_type_check;
alter table user_notice add constraint user_notice_ref_type_check
  check (ref_type in
  ('order', 'dispute', 'sale', 'buy', 'block', 'recharge', 'withdraw', 'withdrawDesk', 'expand', 'round', 'fund', 'fundSpend',
   'vote', 'areaNotice', 'account', 'none'));

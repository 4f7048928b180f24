-- Elections of mayors, sponsored shops, and mutual aid.

-- Elections of mayors: their stages, candidates, who may vote, who has voted, the ballots, and the terms in the seat.

-- How many terms in a row one person may be mayor of an area, once operators set it. Source: community §7, row 3 (a setting, off).
create table mayor_rule (
  area_id bigint constraint mayor_rule_pkey primary key constraint mayor_rule_area_fkey references area (area_id),
  ver integer not null default 1,
  most_in_row integer not null constraint mayor_rule_most_in_row_range check (most_in_row between 0 and 9)
);

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
  -- The rule of the day on which it was announced; 0: as many terms in a row as are won.
  most_in_row integer not null default 0,
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

-- Sponsored shops with their levels, the terms that are paid for them, and whose contact a person looked up.

create table shop_level (
  area_id bigint not null references area (area_id),
  level text not null check (level in ('naming', 'street', 'stall')),
  seats integer not null check (seats >= 0),
  -- Seats are set by operators, who see which ones they change; the fee is a setting. Source: community §5 (levels per area).
  ver integer not null default 1,
  primary key (area_id, level)
);

create table shop (
  shop_id bigint primary key,
  no text not null unique,
  ver integer not null,
  area_id bigint not null references area (area_id),
  block_id bigint not null references block (block_id),
  user_id bigint not null references user_account (user_id),
  level text not null check (level in ('naming', 'street', 'stall')),
  category text not null check (category in ('food', 'repair', 'craft', 'visit', 'other')),
  fee bigint not null check (fee > 0),
  name text not null,
  slogan text not null,
  intro text not null,
  hours text not null,
  place text not null,
  contact text not null,
  thumbs text not null,
  pending_name text not null,
  pending_thumbs text not null,
  state text not null check (state in ('applied', 'unpaid', 'active', 'expired', 'hidden', 'rejected', 'removed')),
  reason text not null,
  applied_at bigint not null,
  review_by bigint,
  is_alarmed boolean not null,
  pay_by bigint,
  start_at bigint,
  end_at bigint,
  reminded integer not null,
  closes_at bigint,
  due_at bigint,
  ended_at bigint,
  check ((start_at is null) = (end_at is null)),
  check (state not in ('active', 'expired', 'hidden') or end_at is not null),
  check (state <> 'applied' or review_by is not null),
  check ((state = 'unpaid') = (pay_by is not null)),
  check ((pending_name = '') = (pending_thumbs = '')),
  check (pending_name = '' or state = 'active'),
  check ((state = 'expired') = (closes_at is not null)),
  check ((state in ('hidden', 'rejected', 'removed')) = (ended_at is not null)),
  check (state not in ('active', 'expired') or due_at is not null)
);
create unique index shop_one_of_block on shop (block_id) where state in ('applied', 'unpaid', 'active', 'expired');
create index shop_block on shop (block_id, applied_at desc);
create index shop_user on shop (user_id, state);
create index shop_open on shop (area_id, level, start_at, shop_id) where state = 'active';
create index shop_area on shop (area_id, state, shop_id);
create index shop_due on shop (due_at) where due_at is not null;
create index shop_unpaid on shop (pay_by) where state = 'unpaid';

create table shop_term (
  term_id bigint primary key,
  ver integer not null,
  shop_id bigint not null references shop (shop_id),
  area_id bigint not null references area (area_id),
  user_id bigint not null references user_account (user_id),
  level text not null check (level in ('naming', 'street', 'stall')),
  amount bigint not null check (amount > 0),
  pay_no text not null unique,
  pay_before bigint not null,
  state text not null check (state in ('unpaid', 'done', 'closed', 'reversed')),
  created_at bigint not null,
  ended_at bigint,
  -- The fund's share in basis points, as it was set when the term was ordered.
  fund_parts integer not null,
  fund bigint check (fund between 0 and amount),
  entry_no bigint,
  check ((state = 'unpaid') = (ended_at is null)),
  check ((state in ('done', 'reversed')) = (fund is not null)),
  check ((fund is null) = (entry_no is null))
);
create unique index shop_term_one_unpaid on shop_term (shop_id) where state = 'unpaid';
create index shop_term_shop on shop_term (shop_id, term_id);
create index shop_term_due on shop_term (pay_before) where state = 'unpaid';

create table shop_contact (
  user_id bigint not null references user_account (user_id),
  day bigint not null,
  shop_id bigint not null references shop (shop_id),
  primary key (user_id, day, shop_id)
);

-- Mutual aid: posts, replies, the points that are held for their thanks, and the private words of two who matched.

create table mutual_post (
  mutual_id bigint primary key,
  no text not null unique,
  ver integer not null,
  area_id bigint not null references area (area_id),
  block_id bigint not null references block (block_id),
  user_id bigint not null references user_account (user_id),
  kind text not null check (kind in ('need', 'offer')),
  title text not null,
  content text not null,
  thumbs text not null,
  place text not null,
  place_detail text not null,
  thanks integer not null check (thanks between 0 and 100),
  days integer not null check (days between 1 and 90),
  state text not null check (state in ('open', 'matched', 'done', 'closed', 'expired', 'removed')),
  created_at bigint not null,
  expire_at bigint not null,
  chosen_id bigint,
  asker_user_id bigint references user_account (user_id),
  helper_user_id bigint references user_account (user_id),
  matched_at bigint,
  finished_at bigint,
  finish_text text not null,
  finish_thumbs text not null,
  due_at bigint,
  given integer check (given between 0 and 100),
  is_ranked boolean not null,
  reason text not null,
  pin_until bigint,
  ended_at bigint,
  check ((state in ('open', 'matched')) = (due_at is not null)),
  check ((state in ('open', 'matched')) = (ended_at is null)),
  check (state <> 'open' or chosen_id is null),
  check (state not in ('matched', 'done') or chosen_id is not null),
  check ((chosen_id is null) = (matched_at is null)),
  check (finished_at is null or chosen_id is not null),
  check (state <> 'done' or given is not null),
  check (pin_until is null or state = 'open')
);
create index mutual_post_area on mutual_post (area_id, mutual_id desc) where state in ('open', 'matched');
create index mutual_post_pinned on mutual_post (area_id, pin_until) where pin_until is not null;
create index mutual_post_block on mutual_post (block_id) where state = 'open';
create index mutual_post_user on mutual_post (user_id, mutual_id);
create index mutual_post_asker on mutual_post (asker_user_id, ended_at) where asker_user_id is not null;
create index mutual_post_helper on mutual_post (helper_user_id, ended_at) where helper_user_id is not null;
create index mutual_post_due on mutual_post (due_at) where due_at is not null;

create table mutual_reply (
  reply_id bigint primary key,
  mutual_id bigint not null references mutual_post (mutual_id),
  block_id bigint not null references block (block_id),
  user_id bigint not null references user_account (user_id),
  content text not null,
  at bigint not null,
  state text not null check (state in ('open', 'chosen', 'withdrawn'))
);
create unique index mutual_reply_one_of_block on mutual_reply (mutual_id, block_id) where state <> 'withdrawn';
create unique index mutual_reply_one_chosen on mutual_reply (mutual_id) where state = 'chosen';
create index mutual_reply_post on mutual_reply (mutual_id, reply_id);
create index mutual_reply_user on mutual_reply (user_id, mutual_id);
create index mutual_reply_block on mutual_reply (block_id) where state = 'open';

-- Points taken from an asker for a post; `back`: what of them came back, null while they are held.
create table mutual_hold (
  hold_id bigint primary key,
  mutual_id bigint not null references mutual_post (mutual_id),
  user_id bigint not null references user_account (user_id),
  points integer not null check (points > 0),
  at bigint not null,
  back integer check (back between 0 and points)
);
create index mutual_hold_post on mutual_hold (mutual_id);

create table mutual_message (
  msg_id bigint primary key,
  reply_id bigint not null references mutual_reply (reply_id),
  from_user_id bigint not null references user_account (user_id),
  text text not null,
  images text not null,
  at bigint not null
);
create index mutual_message_reply on mutual_message (reply_id, msg_id desc);

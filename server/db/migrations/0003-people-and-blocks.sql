-- People, areas, their blocks and zones, and rounds of expansion, which offer blocks and places for goods.

create table user_account (
  user_id bigint primary key,
  nick_name text not null,
  avatar text not null,
  mobile text not null,
  is_admin boolean not null,
  points bigint not null check (points >= 0),
  created_at bigint not null,
  thumbs text not null default '',
  intro text not null default '',
  -- Points from thanks beyond the third of one pair in 30 days: a person has them, and does not rank by them.
  points_unranked bigint not null default 0 check (points_unranked >= 0),
  -- When its person closed it.
  closed_at bigint,
  -- An account that is being closed waits: until when it can be taken back, and whose fund then gets the rest of its wallet.
  closing_until bigint,
  closing_area_id bigint,
  constraint user_account_closing_check
    check ((closing_until is null) = (closing_area_id is null) and (closing_until is null or closed_at is null))
);
create unique index user_account_mobile on user_account (mobile) where mobile <> '';
-- Staff look for somebody by the last four digits that are said on the telephone.
create index user_account_mobile_end on user_account (right(mobile, 4)) where mobile <> '';
-- Operators are told of money that waits; there are few of them among many residents.
create index user_account_operators on user_account (user_id) where is_admin;
create index user_account_closing on user_account (closing_until) where closing_until is not null;

create table area (
  area_id bigint primary key,
  name text not null,
  sort integer not null,
  -- Trading can be halted by an operator, with a reason that everybody reads.
  halted_at bigint,
  halted_reason text,
  -- Cities, zones, categories and items have versions, for staff of the console change them.
  ver int not null default 1,
  check ((halted_at is null) = (halted_reason is null))
);

-- Every version of a city's texts; the highest is in force.
create table area_text (
  area_id bigint not null references area (area_id),
  key text not null,
  ver int not null check (ver > 0),
  content text not null,
  at bigint not null,
  -- Of two persons the second; null: the words with which the city began.
  by_user_id bigint references user_account (user_id),
  reason text not null,
  approval_id bigint,
  primary key (area_id, key, ver)
);
create trigger area_text_append_only before update or delete on area_text for each row execute function refuse_change();
create trigger area_text_never_emptied before truncate on area_text for each statement execute function refuse_change();

-- Which version of what is agreed to somebody agreed to.
create table agreed (
  user_id bigint not null references user_account (user_id),
  area_id bigint not null,
  key text not null,
  ver int not null,
  at bigint not null,
  primary key (user_id, area_id, key, ver),
  foreign key (area_id, key, ver) references area_text (area_id, key, ver)
);
create index agreed_version on agreed (area_id, key, ver);
create trigger agreed_append_only before update or delete on agreed for each row execute function refuse_change();
create trigger agreed_never_emptied before truncate on agreed for each statement execute function refuse_change();

create table area_role (
  area_id bigint not null references area (area_id),
  user_id bigint not null references user_account (user_id),
  role text not null check (role in ('mayor', 'arbiter')),
  since bigint not null,
  primary key (area_id, user_id, role)
);
create index area_role_user on area_role (user_id);

create table expand_round (
  round_id bigint primary key,
  ver integer not null,
  area_id bigint not null references area (area_id),
  no text not null,
  round_no integer not null check (round_no between 1 and 99),
  kind text not null check (kind in ('slot', 'plot')),
  title text not null,
  description text not null,
  tiers text not null,
  quota integer not null check (quota >= 0),
  left_count integer not null check (left_count between 0 and quota),
  per_user integer not null,
  start_capacity integer not null,
  max_capacity integer not null,
  open_at bigint not null,
  close_at bigint not null check (close_at > open_at),
  state text not null check (state in ('draft', 'planned', 'open', 'archived', 'withdrawn')),
  draft_by bigint not null references user_account (user_id),
  approved_by bigint references user_account (user_id) check (approved_by <> draft_by),
  approved_at bigint,
  closed_at bigint,
  halt_by bigint references user_account (user_id),
  halt_reason text not null,
  halted_by bigint references user_account (user_id) check (halted_by <> halt_by),
  created_at bigint not null,
  updated_at bigint not null,
  check ((state = 'archived') = (closed_at is not null)),
  check (state not in ('planned', 'open', 'archived') or (approved_by is not null and approved_at is not null))
);
create unique index expand_round_no on expand_round (area_id, no) where state <> 'withdrawn';
create index expand_round_opens on expand_round (open_at) where state = 'planned';
create index expand_round_closes on expand_round (close_at) where state = 'open';
create index expand_round_archive on expand_round (area_id, (-closed_at), (-round_id)) where state = 'archived';

create table block (
  block_id bigint primary key,
  area_id bigint not null,
  block_no integer not null check (block_no > 0),
  owner_user_id bigint references user_account (user_id),
  state smallint not null check (state in (0, 1, 2, 3, 9)),
  capacity integer not null check (capacity >= 0),
  founder_hash text,
  name text not null,
  created_at bigint not null,
  held_since bigint,
  ver integer not null default 1,
  transfer_price bigint check (transfer_price > 0),
  transfer_until bigint,
  manage_hash text,
  -- What the owner says on its page.
  intro text not null default '',
  thumbs text not null default '',
  -- The round that offers a block of the city.
  round_id bigint references expand_round (round_id),
  unique (area_id, block_no),
  check (state <> 2 or (transfer_price is not null and transfer_until is not null)),
  -- The city's offer at the price of a zone has no end.
  check (transfer_until is null or transfer_price is not null)
);
create index block_owner on block (owner_user_id);
create index block_offer on block (area_id, transfer_price, block_no) where transfer_price is not null;
create index block_transfer_due on block (transfer_until) where transfer_until is not null;
create index block_round on block (round_id) where round_id is not null;
-- Blocks of the city that nothing offers: a zone's page counts them for every guest.
create index block_closed on block (area_id, block_no) where state = 0 and transfer_price is null;

-- Zones of the block market.
create table block_zone (
  category_id bigint primary key,
  area_id bigint not null references area (area_id),
  name text not null,
  sort integer not null,
  no_from integer not null check (no_from > 0),
  no_to integer not null,
  -- What the city asks for an unsold block of the zone; null while that is not decided.
  price bigint check (price > 0),
  -- How its unsold blocks are sold: at that price, or by rounds alone.
  sold text not null default 'round' check (sold in ('price', 'round')),
  ver int not null default 1,
  check (no_to >= no_from),
  check (sold <> 'price' or price is not null)
);
create index block_zone_area on block_zone (area_id, sort);

-- Who wants to be told when a reserved block is free again.
create table block_wish (
  block_id bigint not null references block (block_id),
  user_id bigint not null references user_account (user_id),
  created_at bigint not null,
  primary key (block_id, user_id)
);

create table slot_purchase (
  expand_id bigint primary key,
  no text not null unique,
  ver integer not null,
  round_id bigint not null references expand_round (round_id),
  area_id bigint not null references area (area_id),
  block_id bigint not null references block (block_id),
  user_id bigint not null references user_account (user_id),
  from_capacity integer not null,
  count integer not null check (count > 0),
  lines text not null,
  amount bigint not null check (amount > 0),
  pay_no text not null unique,
  pay_before bigint not null,
  state text not null check (state in ('unpaid', 'done', 'closed')),
  created_at bigint not null,
  ended_at bigint,
  ended_act text not null,
  check ((state = 'unpaid') = (ended_at is null))
);
create unique index slot_purchase_one_unpaid on slot_purchase (block_id) where state = 'unpaid';
create index slot_purchase_round on slot_purchase (round_id, state);
create index slot_purchase_user on slot_purchase (user_id, ended_at desc);
create index slot_purchase_due on slot_purchase (pay_before) where state = 'unpaid';

create table round_reminder (
  round_id bigint not null references expand_round (round_id),
  user_id bigint not null references user_account (user_id),
  primary key (round_id, user_id)
);

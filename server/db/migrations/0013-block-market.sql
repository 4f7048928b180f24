-- Carts of blocks, their check-outs, the orders in them, and handovers.

create table cart_line (
  user_id bigint not null references user_account (user_id),
  block_id bigint not null,
  price_seen bigint not null check (price_seen >= 0),
  added_at bigint not null,
  primary key (user_id, block_id)
);

create table block_cart (
  cart_id bigint primary key,
  ver integer not null,
  area_id bigint not null references area (area_id),
  user_id bigint not null references user_account (user_id),
  amount bigint not null check (amount > 0),
  pay_no text not null unique,
  pay_before bigint not null,
  state text not null check (state in ('unpaid', 'done', 'closed')),
  created_at bigint not null,
  ended_at bigint,
  ended_act text not null,
  check ((state = 'unpaid') = (ended_at is null))
);
create index block_cart_user on block_cart (user_id, ended_at desc);
create index block_cart_due on block_cart (pay_before) where state = 'unpaid';

create table block_order (
  order_id bigint primary key,
  no text not null unique,
  cart_id bigint not null references block_cart (cart_id),
  area_id bigint not null references area (area_id),
  block_id bigint not null references block (block_id),
  from_user_id bigint references user_account (user_id),
  to_user_id bigint not null references user_account (user_id),
  round_id bigint references expand_round (round_id),
  price bigint not null check (price > 0),
  fee bigint not null check (fee >= 0 and fee < price),
  fund_share bigint not null check (fund_share between 0 and fee),
  state text not null check (state in ('unpaid', 'done', 'closed', 'refunded')),
  created_at bigint not null,
  ended_at bigint,
  -- How long its seller's money is held. Source: operating §1.
  handover_hours smallint not null default 24,
  check ((state = 'unpaid') = (ended_at is null)),
  check (from_user_id <> to_user_id),
  check (from_user_id is null or round_id is null),
  check (from_user_id is not null or fee = 0)
);
create unique index block_order_one_unpaid on block_order (block_id) where state = 'unpaid';
create index block_order_cart on block_order (cart_id, order_id);
create index block_order_block on block_order (block_id, ended_at desc);
create index block_order_round on block_order (round_id, to_user_id) where round_id is not null;

-- A block changes hands; whoever gave it may object.
create table handover (
  order_id bigint primary key references block_order (order_id),
  ver integer not null,
  area_id bigint not null references area (area_id),
  block_id bigint not null references block (block_id),
  from_user_id bigint references user_account (user_id),
  to_user_id bigint not null references user_account (user_id),
  held_since bigint,
  at bigint not null,
  sealed_password text,
  sealed_for bigint not null references user_account (user_id),
  sealed_until bigint,
  shown_at bigint,
  sessions_ended integer not null,
  release_at bigint,
  state text not null check (state in ('held', 'objected', 'done', 'undone')),
  objection text not null,
  objected_at bigint,
  decide_by bigint,
  undo_by bigint references user_account (user_id),
  undo_reason text not null,
  decided_by bigint references user_account (user_id) check (decided_by <> undo_by or state <> 'undone'),
  decided_at bigint,
  decision text not null,
  -- When operators were told that nobody decided an objection in time: they are told once. Source: community §8, row 7.
  alarmed_at bigint,
  check ((sealed_password is null) = (sealed_until is null)),
  check ((state = 'held') = (release_at is not null)),
  check ((objection = '') = (objected_at is null)),
  check ((state = 'objected') = (decide_by is not null)),
  check (from_user_id is not null or state = 'done')
);
create index handover_block on handover (block_id, at desc);
create index handover_from on handover (from_user_id, at desc) where from_user_id is not null;
create index handover_to on handover (to_user_id, at desc);
create index handover_release on handover (release_at) where release_at is not null;
create index handover_decide on handover (decide_by) where decide_by is not null;
create index handover_sealed on handover (sealed_until) where sealed_until is not null;

-- Blocks that operators froze.
create table block_freeze (
  freeze_id bigint primary key,
  block_id bigint not null references block (block_id),
  from_state smallint not null check (from_state in (0, 1, 2)),
  reason text not null,
  by_user_id bigint not null references user_account (user_id),
  at bigint not null,
  asked_by bigint references user_account (user_id),
  ask_reason text not null,
  ended_by bigint references user_account (user_id) check (ended_by <> asked_by),
  ended_at bigint,
  check ((ended_by is null) = (ended_at is null)),
  check (asked_by is not null or ask_reason = '')
);
create unique index block_freeze_open on block_freeze (block_id) where ended_at is null;

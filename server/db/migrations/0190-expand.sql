-- Rounds of capacity expansion, purchases of slots, who wishes to be told, and the texts of an area.

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

create table area_text (
  area_id bigint not null references area (area_id),
  key text not null,
  content text not null,
  updated_at bigint not null,
  primary key (area_id, key)
);

alter table pay_order drop constraint pay_order_biz_type_check;
alter table pay_order add check (biz_type in ('order', 'buy', 'recharge', 'expand'));
alter table user_notice drop constraint user_notice_ref_type_check;
alter table user_notice add constraint user_notice_ref_type_check
  check (ref_type in
  ('order', 'dispute', 'sale', 'buy', 'block', 'recharge', 'withdraw', 'withdrawDesk', 'expand', 'round', 'areaNotice', 'account', 'none'));

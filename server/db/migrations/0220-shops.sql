-- Sponsored shops with their levels, the terms that are paid for them, and whose contact a person looked up.

create table shop_level (
  area_id bigint not null references area (area_id),
  level text not null check (level in ('naming', 'street', 'stall')),
  fee bigint not null check (fee > 0),
  seats integer not null check (seats >= 0),
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

alter table pay_order drop constraint pay_order_biz_type_check;
alter table pay_order add constraint pay_order_biz_type_check
  check (biz_type in ('order', 'buy', 'recharge', 'expand', 'fund', 'shop'));
alter table user_notice drop constraint user_notice_ref_type_check;
alter table user_notice add constraint user_notice_ref_type_check
  check (ref_type in
  ('order', 'dispute', 'sale', 'buy', 'block', 'recharge', 'withdraw', 'withdrawDesk', 'expand', 'round', 'fund', 'fundSpend',
   'vote', 'shop', 'areaNotice', 'account', 'none'));

-- Goods, listings and bids.

create table category (
  category_id bigint primary key,
  area_id bigint not null references area (area_id),
  name text not null,
  sort integer not null,
  ver int not null default 1,
  -- What is off is not offered for new offers.
  is_on boolean not null default true
);
create index category_area on category (area_id, sort);

-- One thing of its own has no price that another one could be compared with.
create function no_price_of_other() returns trigger language plpgsql as $$
begin
  new.last_price := null;
  return new;
end
$$;

create table item (
  item_id bigint primary key,
  category_id bigint not null references category (category_id),
  name text not null,
  unit text not null,
  min_qty bigint not null check (min_qty > 0),
  tick bigint not null check (tick > 0),
  sort integer not null,
  last_price bigint,
  -- What such goods look like, for offers without a picture of their own; the path of a picture, or empty.
  picture text not null default '',
  ver int not null default 1,
  -- What is off is not offered for new offers.
  is_on boolean not null default true,
  -- Things that are no standard item: each city has one item for them, and such a listing says its own unit; its title is its name.
  -- Our decision: docs/decisions/0040-offers.md
  is_other boolean not null default false
);
create index item_category on item (category_id);
create unique index item_other on item (category_id) where is_other;
create trigger no_price_of_other before update of last_price on item for each row when (new.is_other) execute function no_price_of_other();

create table sale (
  sale_id bigint primary key,
  sale_no text not null unique,
  ver integer not null,
  area_id bigint not null references area (area_id),
  block_id bigint not null references block (block_id),
  user_id bigint not null references user_account (user_id),
  category_id bigint not null references category (category_id),
  item_id bigint not null references item (item_id),
  item_sort integer not null,
  title text not null,
  content text not null,
  thumbs text not null,
  price bigint not null check (price > 0),
  qty bigint not null check (qty > 0),
  qty_left bigint not null check (qty_left >= 0 and qty_left <= qty),
  min_qty bigint not null check (min_qty > 0),
  delivery text not null check (delivery in ('online', 'meet', 'post')),
  place text not null,
  expire_at bigint not null,
  state text not null check (state in ('on', 'paused', 'soldout', 'off', 'expired', 'removed')),
  created_at bigint not null,
  removed_reason text not null default '',
  -- Until when it stands at the top of its board; few do.
  pinned_until bigint,
  -- Where the place lies: 纬度,经度 as the map gave them on which it was chosen; empty for a place that was typed.
  spot text not null default '' check (spot = '' or spot ~ '^-?[0-9]{1,2}([.][0-9]{1,6})?,-?[0-9]{1,3}([.][0-9]{1,6})?$'),
  -- Empty for a listing of a standard item.
  own_unit text not null default ''
);
create index sale_block on sale (block_id) where state in ('on', 'paused');
create index sale_due on sale (expire_at) where state in ('on', 'paused');
-- A board's indexes hold what can be bought; what sold out is found by its unpaid orders. A falling order is written as a rising one of
-- the negated keys, so that one cursor serves all.
create index sale_board on sale (area_id, item_sort, price, sale_id) where state = 'on';
create index sale_price on sale (area_id, price, sale_id) where state = 'on';
create index sale_dearest on sale (area_id, (- price), (- sale_id)) where state = 'on';
create index sale_newest on sale (area_id, (- sale_id)) where state = 'on';
create index sale_ending on sale (area_id, expire_at, sale_id) where state = 'on';
-- Own offers come in groups: to be paid, standing, ended; newest first in each.
create index sale_own_groups on sale (user_id, (case when state in ('on', 'paused') then 1 else 2 end), (-sale_id));
create index sale_pinned on sale (area_id, pinned_until) where pinned_until is not null;
-- The depth of an item is read from the index alone: what is left stands in it.
create index sale_depth on sale (area_id, item_id, price) include (qty_left) where state = 'on';

-- Bids, with the money that is frozen for them.
create table buy_order (
  buy_id bigint primary key,
  buy_no text not null unique,
  ver integer not null,
  area_id bigint not null references area (area_id),
  block_id bigint not null references block (block_id),
  user_id bigint not null references user_account (user_id),
  category_id bigint not null references category (category_id),
  item_id bigint not null references item (item_id),
  item_sort integer not null,
  title text not null,
  content text not null,
  thumbs text not null,
  price bigint not null check (price > 0),
  qty bigint not null check (qty > 0),
  qty_left bigint not null check (qty_left >= 0 and qty_left <= qty),
  amount bigint not null check (amount > 0),
  delivery text not null check (delivery in ('online', 'meet', 'post')),
  place text not null,
  days integer not null check (days between 1 and 30),
  hold_id bigint references hold (hold_id),
  pay_no text not null unique,
  pay_before bigint,
  expire_at bigint,
  state text not null check (state in ('unpaid', 'open', 'filled', 'closed', 'expired', 'removed')),
  removed_reason text not null,
  created_at bigint not null,
  ended_at bigint,
  spot text not null default '' check (spot = '' or spot ~ '^-?[0-9]{1,2}([.][0-9]{1,6})?,-?[0-9]{1,3}([.][0-9]{1,6})?$'),
  check ((state = 'unpaid') = (pay_before is not null)),
  check (state <> 'open' or (hold_id is not null and expire_at is not null and qty_left > 0)),
  check ((state = 'filled') = (qty_left = 0)),
  check ((state in ('unpaid', 'open')) = (ended_at is null))
);
create index buy_order_board on buy_order (area_id, item_sort, (-price), buy_id) where state = 'open';
create index buy_order_block on buy_order (block_id) where state in ('unpaid', 'open');
create index buy_order_unpaid_due on buy_order (pay_before) where state = 'unpaid';
create index buy_order_due on buy_order (expire_at) where state = 'open';
create index buy_order_newest on buy_order (area_id, (- buy_id)) where state = 'open';
create index buy_order_dearest on buy_order (area_id, (- price), (- buy_id)) where state = 'open';
create index buy_order_cheapest on buy_order (area_id, price, buy_id) where state = 'open';
create index buy_order_ending on buy_order (area_id, expire_at, buy_id) where state = 'open';
create index buy_order_own_groups on buy_order (user_id, (case state when 'unpaid' then 0 when 'open' then 1 else 2 end), (-buy_id));
create index buy_order_depth on buy_order (area_id, item_id, price) include (qty_left) where state = 'open';

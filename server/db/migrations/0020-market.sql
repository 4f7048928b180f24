-- Areas, goods, listings, orders with their timelines, and pay orders.

create table area (
  area_id bigint primary key,
  name text not null,
  sort integer not null
);

create table area_notice (
  notice_id bigint primary key,
  area_id bigint not null references area (area_id),
  title text not null,
  content text not null,
  created_at bigint not null
);
create index area_notice_newest on area_notice (area_id, created_at desc);

create table category (
  category_id bigint primary key,
  area_id bigint not null references area (area_id),
  name text not null,
  sort integer not null
);
create index category_area on category (area_id, sort);

create table item (
  item_id bigint primary key,
  category_id bigint not null references category (category_id),
  name text not null,
  unit text not null,
  min_qty bigint not null check (min_qty > 0),
  tick bigint not null check (tick > 0),
  sort integer not null,
  last_price bigint
);
create index item_category on item (category_id);

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
  created_at bigint not null
);
create index sale_board on sale (area_id, item_sort, price, sale_id) where state in ('on', 'soldout');
create index sale_own on sale (user_id, sale_id desc);
create index sale_block on sale (block_id) where state in ('on', 'paused');
create index sale_item on sale (area_id, item_id, price) where state = 'on';

create table trade_order (
  order_id bigint primary key,
  order_no text not null unique,
  ver integer not null,
  area_id bigint not null references area (area_id),
  sale_id bigint not null references sale (sale_id),
  item_id bigint not null references item (item_id),
  title text not null,
  thumb text not null,
  unit text not null,
  delivery text not null,
  place text not null,
  buyer_user_id bigint not null references user_account (user_id),
  buyer_block_id bigint not null references block (block_id),
  seller_user_id bigint not null references user_account (user_id),
  seller_block_id bigint not null references block (block_id),
  price bigint not null check (price > 0),
  qty bigint not null check (qty > 0),
  amount bigint not null check (amount > 0),
  fee bigint not null check (fee >= 0 and fee <= amount),
  fund_share bigint not null check (fund_share >= 0 and fund_share <= fee),
  hold_id bigint references hold (hold_id),
  pay_no text not null,
  state text not null check (state in ('unpaid', 'paid', 'delivered', 'done', 'closed', 'dispute', 'refunded')),
  deadline_at bigint,
  deadline_does text,
  ended_act text,
  ended_by text,
  ended_at bigint,
  created_at bigint not null,
  updated_at bigint not null,
  check (buyer_user_id <> seller_user_id),
  check ((deadline_at is null) = (deadline_does is null))
);
create index order_buyer on trade_order (buyer_user_id, state, order_id desc);
create index order_seller on trade_order (seller_user_id, state, order_id desc);
create index order_reserved on trade_order (sale_id, deadline_at) where state = 'unpaid';
create index order_timeouts on trade_order (buyer_user_id, ended_at desc) where ended_act = 'closeUnpaid';

create table order_event (
  event_id bigint primary key,
  order_id bigint not null references trade_order (order_id),
  at bigint not null,
  act text not null,
  by text not null check (by in ('buyer', 'seller', 'timer')),
  text text not null,
  images text not null
);
create index order_event_order on order_event (order_id, event_id);
create trigger order_event_is_append_only before update or delete on order_event for each row execute function refuse_change();

create table pay_order (
  pay_no text primary key,
  user_id bigint not null references user_account (user_id),
  biz_type text not null check (biz_type in ('order')),
  biz_id bigint not null,
  subject text not null,
  amount bigint not null check (amount > 0),
  state text not null check (state in ('unpaid', 'paying', 'paid', 'closed')),
  expire_at bigint not null,
  created_at bigint not null,
  unique (biz_type, biz_id)
);
create index pay_order_user on pay_order (user_id, created_at desc);

create table day_counter (
  day text not null,
  kind text not null,
  value integer not null,
  primary key (day, kind)
);

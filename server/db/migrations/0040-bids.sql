-- Buy orders with their money and pay orders; blocks set for transfer; boards in every order; prices of past days.

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
  check ((state = 'unpaid') = (pay_before is not null)),
  check (state <> 'open' or (hold_id is not null and expire_at is not null and qty_left > 0)),
  check ((state = 'filled') = (qty_left = 0)),
  check ((state in ('unpaid', 'open')) = (ended_at is null))
);
create index buy_order_board on buy_order (area_id, item_sort, (-price), buy_id) where state = 'open';
create index buy_order_newest on buy_order (area_id, buy_id) where state = 'open';
create index buy_order_own on buy_order (user_id, buy_id desc);
create index buy_order_block on buy_order (block_id) where state in ('unpaid', 'open');
create index buy_order_item on buy_order (area_id, item_id, price) where state = 'open';

alter table pay_order drop constraint pay_order_biz_type_check;
alter table pay_order add check (biz_type in ('order', 'buy'));

alter table sale add column removed_reason text not null default '';
create index sale_price on sale (area_id, price, sale_id) where state in ('on', 'soldout');
create index sale_newest on sale (area_id, sale_id) where state in ('on', 'soldout');
create index sale_ending on sale (area_id, expire_at, sale_id) where state in ('on', 'soldout');

alter table block
  add column ver integer not null default 1,
  add column transfer_price bigint check (transfer_price > 0),
  add column transfer_until bigint,
  add check (state <> 2 or (transfer_price is not null and transfer_until is not null)),
  add check ((transfer_price is null) = (transfer_until is null));

create index order_buyer_block on trade_order (buyer_block_id) where state in ('unpaid', 'paid', 'delivered', 'dispute');
create index order_seller_block on trade_order (seller_block_id) where state in ('unpaid', 'paid', 'delivered', 'dispute');
create index order_history on trade_order (item_id, ended_at) where state = 'done';
create index order_taken on trade_order (buyer_user_id, created_at) where state = 'unpaid' or ended_act = 'closeUnpaid';

-- Check-outs of blocks, the orders in them, handovers, and blocks that operators froze. A block of the city is offered by a round.

alter table block add column round_id bigint;
alter table block add constraint block_round_id_fkey foreign key (round_id) references expand_round (round_id);
create index block_round on block (round_id) where round_id is not null;
update block as b set transfer_price = o.price, transfer_until = o.close_at, round_id = o.round_id, ver = b.ver + 1
from (
  select distinct on (plot.block_id) plot.block_id, r.round_id, r.close_at, (tier ->> 'price')::bigint as price
  from expand_round as r
  cross join jsonb_array_elements(r.tiers::jsonb) as tier
  join block as plot on plot.area_id = r.area_id and plot.state = 0
    and plot.block_no between (tier ->> 'from')::integer and (tier ->> 'to')::integer
  where r.kind = 'plot' and r.state = 'open'
  order by plot.block_id, (tier ->> 'to')::integer - (tier ->> 'from')::integer
) as o
where b.block_id = o.block_id;

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
  check ((state = 'unpaid') = (ended_at is null)),
  check (from_user_id <> to_user_id),
  check (from_user_id is null or round_id is null),
  check (from_user_id is not null or fee = 0)
);
create unique index block_order_one_unpaid on block_order (block_id) where state = 'unpaid';
create index block_order_cart on block_order (cart_id, order_id);
create index block_order_block on block_order (block_id, ended_at desc);
create index block_order_round on block_order (round_id, to_user_id) where round_id is not null;

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

alter table pay_order drop constraint pay_order_biz_type_check;
alter table pay_order add constraint pay_order_biz_type_check
  check (biz_type in ('order', 'buy', 'recharge', 'expand', 'fund', 'shop', 'cart'));

-- Statistics that were counted by the hour, so that no call and no payment counts them. Source: community §9 (statistics).

-- What was done in an hour; what is missing was nothing.
create table stat_hour (
  hour bigint not null,
  area_id bigint not null references area (area_id),
  item_id bigint not null,
  orders bigint not null check (orders >= 0),
  turnover bigint not null check (turnover >= 0),
  fee bigint not null check (fee >= 0),
  fund bigint not null check (fund >= 0),
  -- Payments for orders; `item_id` is the order's.
  payments bigint not null check (payments >= 0),
  primary key (hour, area_id, item_id)
);
-- Who traded in a week: how many, and how many of them had traded in the week before.
create table stat_week (
  week bigint not null,
  area_id bigint not null references area (area_id),
  traders bigint not null check (traders >= 0),
  returned bigint not null check (returned >= 0 and returned <= traders),
  primary key (week, area_id)
);
create index order_running on trade_order (area_id) include (amount, deadline_at) where state in ('paid', 'delivered', 'dispute');
-- Events lie in the order of time: a summary of each few pages finds a span of them, and costs a payment nothing to keep.
create index order_event_at on order_event using brin (at) with (pages_per_range = 16, autosummarize = on);

-- Operating: what staff keep of a list, what was said of the list of a first day, and how long a city waits. Source: operating §1, §4, §9.

-- What each person of staff keeps of a list: filters under names, and which columns stand in which order. Source: operating §4 (lists).

create table staff_filter (
  staff_id bigint not null references staff (staff_id),
  -- The call that the rows come from.
  list text not null,
  name text not null check (name <> ''),
  -- What follows ? in the address of the list's page.
  address text not null,
  at bigint not null,
  primary key (staff_id, list, name)
);

create table staff_columns (
  staff_id bigint not null references staff (staff_id),
  list text not null,
  keys text[] not null check (cardinality(keys) > 0),
  primary key (staff_id, list)
);

-- What somebody of staff said of a line of the list of a city's first day: that he has looked at it, or that the city does without, and why.
-- Everything else of that list is found anew each time. Source: operating §9.
create table opening_mark (
  -- 0: of the server, and so of all cities.
  area_id bigint not null,
  key text not null,
  reason text not null,
  by_user_id bigint not null constraint opening_mark_author_fkey references user_account (user_id),
  at bigint not null,
  constraint opening_mark_pkey primary key (area_id, key)
);
create trigger opening_mark_append_only before update or delete on opening_mark for each row execute function refuse_change();
create trigger opening_mark_never_emptied before truncate on opening_mark for each statement execute function refuse_change();

-- An order keeps the waits that it was made with, each in its unit; those that were made before have the standard of then. A block that is
-- bought keeps how long its seller's money is held. Source: operating §1. Our decision: docs/decisions/0491-settings.md
alter table trade_order
  add column pay_minutes smallint not null default 15,
  add column deliver_hours smallint not null default 24,
  add column more_deliver_hours smallint not null default 24,
  add column confirm_hours smallint not null default 72,
  add column more_confirm_hours smallint not null default 72,
  add column cancel_answer_hours smallint not null default 24,
  add column evidence_hours smallint not null default 48,
  add column decide_days smallint not null default 7,
  add column last_resort_days smallint not null default 15,
  add column rate_days smallint not null default 7;

alter table block_order add column handover_hours smallint not null default 24;

-- How long a post may be open is set by its city.
alter table mutual_post drop constraint mutual_post_days_check;
alter table mutual_post add constraint mutual_post_days_check check (days between 1 and 90) not valid;
alter table mutual_post validate constraint mutual_post_days_check;

-- The two functions that write orders take their columns from the table, as 0009 says: these stay as an order was made, too.
do $$
declare
  stays constant text[] := '{order_id, order_no, ver, area_id, source, source_id, sale_id, item_id, title, thumb, unit, delivery, place, spot,
    buyer_user_id, buyer_block_id, seller_user_id, seller_block_id, price, qty, amount, fee, fund_share, trade_fee, trade_fee_most, trade_fee_fund, arbiter_most,
    pay_minutes, deliver_hours, more_deliver_hours, confirm_hours, more_confirm_hours, cancel_answer_hours, evidence_hours, decide_days,
    last_resort_days, rate_days, pay_no, messages, buyer_reminded_at, seller_reminded_at, created_at}';
  named text;
  typed text;
  sets text;
begin
  select string_agg(quote_ident(attname), ', ' order by attnum),
      string_agg(format('%I %s', attname, format_type(atttypid, atttypmod)), ', ' order by attnum) filter (where attname <> all (stays)),
      string_agg(format('%1$I = n.%1$I', attname), ', ' order by attnum) filter (where attname <> all (stays))
    into named, typed, sets
    from pg_attribute where attrelid = 'trade_order'::regclass and attnum > 0 and not attisdropped;

  execute format($f$
create or replace function change_orders(orders jsonb) returns void language plpgsql as $body$
declare
  changed integer;
begin
  update trade_order as o set ver = o.ver + 1, %s
    from jsonb_to_recordset(orders) as n (order_id bigint, read_version text, %s)
    where o.order_id = n.order_id and o.xmin::text = n.read_version;
  get diagnostics changed = row_count;
  if changed <> jsonb_array_length(orders) then perform not_as_read('order'); end if;
end
$body$ $f$, sets, typed);

  execute format($f$
create or replace function write_orders(orders jsonb) returns void language plpgsql as $body$
begin
  insert into trade_order (%1$s) select %1$s from jsonb_populate_recordset(null::trade_order, orders);
end
$body$ $f$, named);
end
$$;

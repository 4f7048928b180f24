-- Acts that come at once are written together: for each table one statement writes the rows of all of them.
-- They were decided from rows that were not locked: under the locks the functions only compare, and when anything is not as it was read
-- they give up (MP001) and nothing is left; then each act is written alone, by the same function. Each statement starts an executor of its
-- own, finds its plan and reads the CHECKs of its table anew, which is more than half of what a payment costs otherwise. `p` has lists of
-- rows by what is done with them; a list that is not there has no rows. The locks come in this order: commands, orders with the boards they
-- stand on, listings and bids, blocks, buyers whose reservations are counted, holds, accounts, goods, people whose points change.
-- Our decision: docs/decisions/0230-one-write.md

create function not_as_read(what text) returns void language plpgsql as $$
begin
  raise exception 'not as read: %', what using errcode = 'MP001';
end
$$;

-- False when one of the commands was done before; the others are kept by then.
create function write_commands(commands jsonb) returns boolean language plpgsql as $$
declare
  one bigint;
  kept integer := 0;
begin
  -- Counted one by one: in a cell the number of rows of such a statement is that of those it selected.
  for one in insert into command (user_id, client_no, call, input_hash, answer, at)
      select user_id, client_no, call, input_hash, answer, at from jsonb_populate_recordset(null::command, commands)
      on conflict (user_id, client_no) do nothing returning user_id loop
    kept := kept + 1;
  end loop;
  return kept = jsonb_array_length(commands);
end
$$;

create function write_holds(holds jsonb) returns void language plpgsql as $$
begin
  insert into hold (hold_id, user_id, from_kind, amount, left_amount, reason, ref_type, ref_id, release_at, state, created_at, ended_at)
    select hold_id, user_id, from_kind, amount, left_amount, reason, ref_type, ref_id, release_at, state, created_at, ended_at
    from jsonb_populate_recordset(null::hold, holds);
end
$$;

-- The two functions that write orders take their columns from the table: all of a new one, and of one that is acted on all but what stays as
-- it was made or changes beside its course. `courseColumns` of the server says which are sent; a test compares the two.
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

  -- A row's own version: every change of it makes another one, also those that leave `ver`. After a wait for a lock it is asked again.
  execute format($f$
create function change_orders(orders jsonb) returns void language plpgsql as $body$
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
create function write_orders(orders jsonb) returns void language plpgsql as $body$
begin
  insert into trade_order (%1$s) select %1$s from jsonb_populate_recordset(null::trade_order, orders);
end
$body$ $f$, named);
end
$$;

-- What a new order takes from a listing.
create function change_sales(sales jsonb) returns void language plpgsql as $$
declare
  changed integer;
begin
  update sale as s set qty_left = n.qty_left, state = case when n.qty_left = 0 then 'soldout' else 'on' end
    from jsonb_to_recordset(sales) as n (sale_id bigint, read_version text, qty_left bigint)
    where s.sale_id = n.sale_id and s.xmin::text = n.read_version;
  get diagnostics changed = row_count;
  if changed <> jsonb_array_length(sales) then perform not_as_read('listing'); end if;
end
$$;

-- What a new order takes from a bid.
create function change_bids(bids jsonb) returns void language plpgsql as $$
declare
  changed integer;
begin
  update buy_order as b set qty_left = n.qty_left, state = case when n.qty_left = 0 then 'filled' else b.state end,
      ended_at = case when n.qty_left = 0 then n.at else b.ended_at end
    from jsonb_to_recordset(bids) as n (buy_id bigint, read_version text, qty_left bigint, at bigint)
    where b.buy_id = n.buy_id and b.xmin::text = n.read_version;
  get diagnostics changed = row_count;
  if changed <> jsonb_array_length(bids) then perform not_as_read('bid'); end if;
end
$$;

-- Blocks that trade: held, in an area where trading is not halted, by this owner if one is said.
create function lock_blocks(traders jsonb) returns void language plpgsql as $$
declare
  held integer;
begin
  perform from jsonb_to_recordset(traders) as t (block_id bigint, owner bigint)
    join block as b on b.block_id = t.block_id join area as a on a.area_id = b.area_id
    where b.state = 1 and a.halted_at is null and (t.owner is null or b.owner_user_id = t.owner)
    order by b.block_id for share of b;
  get diagnostics held = row_count;
  if held <> jsonb_array_length(traders) then perform not_as_read('blocks'); end if;
end
$$;

-- Somebody's reservations are counted one after the other.
create function compare_unpaid(unpaid jsonb) returns void language plpgsql as $$
declare
  buyer bigint;
begin
  for i in 0 .. jsonb_array_length(unpaid) - 1 loop
    buyer := (unpaid->i->>'user_id')::bigint;
    perform from user_account where user_id = buyer for no key update;
    if unpaid->i->'orders' is distinct from (select coalesce(jsonb_agg(order_id order by order_id), '[]') from trade_order
        where buyer_user_id = buyer and state = 'unpaid') then
      perform not_as_read('unpaid orders');
    end if;
  end loop;
end
$$;

create function end_holds(ends jsonb) returns void language plpgsql as $$
declare
  ended integer;
begin
  update hold as h set state = n.state, left_amount = 0, ended_at = n.at
    from jsonb_to_recordset(ends) as n (hold_id bigint, user_id bigint, from_kind text, left_amount bigint, state text, at bigint)
    where h.hold_id = n.hold_id and h.state = 'held' and h.left_amount = n.left_amount and h.user_id = n.user_id
      and h.from_kind = n.from_kind;
  get diagnostics ended = row_count;
  if ended <> jsonb_array_length(ends) then perform not_as_read('hold'); end if;
end
$$;

-- Parts of the frozen money of bids become holds of their own.
create function cut_holds(parts jsonb) returns void language plpgsql as $$
declare
  cut integer;
begin
  update hold as h set left_amount = h.left_amount - n.amount,
      state = case when h.left_amount = n.amount then 'posted' else h.state end,
      ended_at = case when h.left_amount = n.amount then n.at else h.ended_at end
    from jsonb_to_recordset(parts) as n (hold_id bigint, left_amount bigint, amount bigint, at bigint)
    where h.hold_id = n.hold_id and h.state = 'held' and h.left_amount = n.left_amount;
  get diagnostics cut = row_count;
  if cut <> jsonb_array_length(parts) then perform not_as_read('hold'); end if;
end
$$;

-- Balances, places and hashes are made under the locks: of one account as many as it has entries here, one after the other.
create function write_entries(txns jsonb, accounts jsonb, entries jsonb) returns void language plpgsql as $$
declare
  e jsonb;
  moved bigint;
  chained bytea;
  giver account;
  taker account;
  made jsonb := '[]';
begin
  perform from account where account_id = any (array(select jsonb_array_elements_text(accounts)::bigint)) order by account_id for update;
  insert into txn (txn_id, type, ref_type, ref_id, reference, memo, at, salt)
    select txn_id, type, ref_type, ref_id, reference, memo, at, salt from jsonb_populate_recordset(null::txn, txns);
  for i in 0 .. jsonb_array_length(entries) - 1 loop
    e := entries->i;
    moved := (e->>'amount')::bigint;
    chained := convert_to(e->>'chained', 'UTF8');
    update account set balance = balance - moved, entries = account.entries + 1, head = sha256(head || chained)
      where account_id = (e->>'from_account')::bigint and (may_be_negative or balance >= moved) returning * into giver;
    if not found then perform not_as_read('balance'); end if;
    update account set balance = balance + moved, entries = account.entries + 1, head = sha256(head || chained)
      where account_id = (e->>'to_account')::bigint returning * into taker;
    if not found then perform not_as_read('account'); end if;
    made := made || (e || jsonb_build_object('from_no', giver.entries, 'to_no', taker.entries, 'from_after', giver.balance,
      'to_after', taker.balance, 'from_hash', giver.head, 'to_hash', taker.head));
  end loop;
  insert into entry (entry_id, txn_id, seq, from_account, to_account, amount, from_no, to_no, from_after, to_after, from_hash, to_hash, at)
    select entry_id, txn_id, seq, from_account, to_account, amount, from_no, to_no, from_after, to_after, from_hash, to_hash, at
    from jsonb_populate_recordset(null::entry, made);
end
$$;

create function wake_up(jobs jsonb) returns void language plpgsql as $$
begin
  insert into job (kind, ref, run_at, attempts, locked_until, last_error, done_at)
    select kind, ref, run_at, 0, 0, null, null from jsonb_populate_recordset(null::job, jobs)
    on conflict (kind, ref) do update set run_at = excluded.run_at, attempts = 0, locked_until = 0, last_error = null, done_at = null;
end
$$;

create function write_pay_orders(pay_orders jsonb) returns void language plpgsql as $$
begin
  insert into pay_order (pay_no, user_id, biz_type, biz_id, subject, amount, state, expire_at, created_at)
    select pay_no, user_id, biz_type, biz_id, subject, amount, state, expire_at, created_at
    from jsonb_populate_recordset(null::pay_order, pay_orders);
end
$$;

create function change_pay_orders(pay_orders jsonb) returns void language plpgsql as $$
begin
  update pay_order as y set state = n.state from jsonb_to_recordset(pay_orders) as n (pay_no text, state text) where y.pay_no = n.pay_no;
end
$$;

create function write_events(events jsonb) returns void language plpgsql as $$
begin
  insert into order_event (event_id, order_id, at, act, by, text, images)
    select event_id, order_id, at, act, by, text, images from jsonb_populate_recordset(null::order_event, events);
end
$$;

-- Reserved goods go back to their listing; of one listing perhaps several times.
create function restock(goods jsonb) returns void language plpgsql as $$
begin
  for i in 0 .. jsonb_array_length(goods) - 1 loop
    update sale set qty_left = qty_left + (goods->i->>'qty')::bigint,
        state = case when state <> 'soldout' then state when expire_at <= (goods->i->>'at')::bigint then 'expired' else 'on' end
      where sale_id = (goods->i->>'sale_id')::bigint;
  end loop;
end
$$;

-- The price of the latest trade becomes that of the goods.
create function set_prices(prices jsonb) returns void language plpgsql as $$
begin
  for i in 0 .. jsonb_array_length(prices) - 1 loop
    update item set last_price = (prices->i->>'price')::bigint where item_id = (prices->i->>'item_id')::bigint;
  end loop;
end
$$;

-- Notices, with messages for those who allowed them.
create function write_notices(notices jsonb) returns void language plpgsql as $$
declare
  one jsonb;
begin
  insert into user_notice (notice_id, user_id, type, kind, title, content, ref_type, ref_id, created_at, read_at, is_popup)
    select notice_id, user_id, type, kind, title, content, ref_type, ref_id, created_at, read_at, is_popup
    from jsonb_populate_recordset(null::user_notice, notices);
  for i in 0 .. jsonb_array_length(notices) - 1 loop
    one := notices->i;
    continue when one->>'outside' is null;
    perform from news_consent where user_id = (one->>'user_id')::bigint and kind = one->>'outside' and left_over > 0;
    continue when not found;
    insert into news_message (message_id, user_id, kind, title, content, page, created_at, sent_at, failed_because)
      values ((one->>'message_id')::bigint, (one->>'user_id')::bigint, one->>'outside', one->>'title', one->>'content', one->>'page',
        (one->>'created_at')::bigint, null, null);
    insert into job (kind, ref, run_at, attempts, locked_until, last_error, done_at)
      values ('sendNews', (one->>'message_id')::bigint, (one->>'created_at')::bigint, 0, 0, null, null);
  end loop;
end
$$;

-- Popularity, each row with the balance that was read plus what it adds.
create function write_awards(awards jsonb) returns void language plpgsql as $$
declare
  a points_entry;
begin
  for i in 0 .. jsonb_array_length(awards) - 1 loop
    a := jsonb_populate_record(null::points_entry, awards->i);
    perform from user_account where user_id = a.user_id and points + a.points_add = a.points for no key update;
    if not found then perform not_as_read('points'); end if;
    insert into points_entry (points_id, user_id, area_id, other_user_id, content, points_add, points, ref_type, ref_id, created_at)
      values (a.points_id, a.user_id, a.area_id, a.other_user_id, a.content, a.points_add, a.points, a.ref_type, a.ref_id, a.created_at)
      on conflict (user_id, ref_type, ref_id) do nothing;
    if not found then perform not_as_read('award'); end if;
    update user_account set points = a.points where user_id = a.user_id;
  end loop;
end
$$;

-- Who acts on an order has seen what the notices say about it.
create function mark_seen(seen jsonb) returns void language plpgsql as $$
begin
  update user_notice as u set read_at = n.at from jsonb_to_recordset(seen) as n (user_id bigint, order_id bigint, at bigint)
    where u.user_id = n.user_id and u.read_at is null and u.ref_type = 'order' and u.ref_id = n.order_id;
end
$$;

-- Lists are short and rows are found by their keys, whatever the planner thinks of tables that are small today. Several acts wait 50 ms for
-- a lock at most: what somebody else has locked must not keep the others. A transaction that has locked everything writes without a command.
create function write_rows(p jsonb) returns boolean language plpgsql
  set enable_hashjoin to off set enable_mergejoin to off set enable_seqscan to off
as $$
begin
  if p ? 'commands' then
    if jsonb_array_length(p->'commands') > 1 then perform set_config('lock_timeout', '50ms', true); end if;
    if not write_commands(p->'commands') then
      -- Nothing may be left of the others.
      if jsonb_array_length(p->'commands') > 1 then perform not_as_read('command'); end if;
      return false;
    end if;
  end if;
  if p ? 'holds' then perform write_holds(p->'holds'); end if;
  if p ? 'orders' then perform change_orders(p->'orders'); end if;
  if p ? 'sales' then perform change_sales(p->'sales'); end if;
  if p ? 'bids' then perform change_bids(p->'bids'); end if;
  if p ? 'traders' then perform lock_blocks(p->'traders'); end if;
  if p ? 'unpaid' then perform compare_unpaid(p->'unpaid'); end if;
  if p ? 'ends' then perform end_holds(p->'ends'); end if;
  if p ? 'parts' then perform cut_holds(p->'parts'); end if;
  if p ? 'txns' then perform write_entries(p->'txns', p->'accounts', p->'entries'); end if;
  if p ? 'newOrders' then perform write_orders(p->'newOrders'); end if;
  if p ? 'jobs' then perform wake_up(p->'jobs'); end if;
  if p ? 'payOrders' then perform write_pay_orders(p->'payOrders'); end if;
  if p ? 'paid' then perform change_pay_orders(p->'paid'); end if;
  perform write_events(p->'events');
  if p ? 'restocks' then perform restock(p->'restocks'); end if;
  if p ? 'prices' then perform set_prices(p->'prices'); end if;
  if p ? 'notices' then perform write_notices(p->'notices'); end if;
  if p ? 'awards' then perform write_awards(p->'awards'); end if;
  if p ? 'seen' then perform mark_seen(p->'seen'); end if;
  return true;
end
$$;

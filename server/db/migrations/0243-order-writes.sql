-- What a transition of an order (0230) and a new one (0242) write alike stands once: the command, and the lock on the blocks that trade.
-- Both functions are made anew below, otherwise unchanged; this file has them as they are.

-- False when the command was done before.
create function keep_command(done jsonb) returns boolean language plpgsql as $$
begin
  insert into command (user_id, client_no, call, input_hash, answer, at)
    select user_id, client_no, call, input_hash, answer, at from jsonb_populate_record(null::command, done)
    on conflict (user_id, client_no) do nothing;
  return found;
end
$$;

-- Each block must still be able to trade; the own one must be the caller's, the other one this user's if it is said.
create function lock_traders(t jsonb) returns void language plpgsql as $$
declare
  found_blocks integer;
begin
  perform from block as b join area as a using (area_id)
    where b.block_id in (select value::bigint from jsonb_array_elements_text(t->'blocks'))
      and b.state = 1 and a.halted_at is null
      and (b.block_id <> (t->>'own')::bigint or b.owner_user_id = (t->>'user_id')::bigint)
      and (b.block_id = (t->>'own')::bigint or not t ? 'other_user_id' or b.owner_user_id = (t->>'other_user_id')::bigint)
    order by b.block_id for share of b;
  get diagnostics found_blocks = row_count;
  if found_blocks <> jsonb_array_length(t->'blocks') then perform not_as_read('blocks'); end if;
end
$$;

-- False when the command was done before.
create or replace function write_transition(p jsonb) returns boolean language plpgsql as $$
declare
  now constant bigint := (p->>'now')::bigint;
  target constant bigint := (p->>'order_id')::bigint;
  o trade_order;
  n trade_order;
begin
  if not keep_command(p->'command') then return false; end if;

  perform from trade_order where order_id = target for update;
  -- The row's own version: every change of it makes another one, also those that leave `ver`.
  select * into o from trade_order where order_id = target and xmin::text = p->>'read_version';
  if not found then perform not_as_read('order'); end if;

  if p ? 'traders' then perform lock_traders(p->'traders'); end if;
  if p ? 'money' then perform write_money(p->'money'); end if;

  n := jsonb_populate_record(o, p->'after');
  update trade_order set ver = o.ver + 1, state = n.state, deadline_at = n.deadline_at, deadline_does = n.deadline_does,
      hold_id = n.hold_id, cancel_ask_by = n.cancel_ask_by, cancel_ask_text = n.cancel_ask_text, cancel_ask_at = n.cancel_ask_at,
      cancel_ask_until = n.cancel_ask_until, more_deliver = n.more_deliver, more_confirm = n.more_confirm, rate_until = n.rate_until,
      buyer_stars = n.buyer_stars, buyer_words = n.buyer_words, seller_stars = n.seller_stars, seller_words = n.seller_words,
      ended_act = n.ended_act, ended_by = n.ended_by, ended_at = n.ended_at, updated_at = n.updated_at
    where order_id = target;
  insert into job (kind, ref, run_at, attempts, locked_until, last_error, done_at)
    select kind, target, run_at, 0, 0, null, null from jsonb_to_recordset(p->'wakes') as w (kind text, run_at bigint)
    on conflict (kind, ref) do update set run_at = excluded.run_at, attempts = 0, locked_until = 0, last_error = null, done_at = null;
  if p ? 'pay_state' then update pay_order set state = p->>'pay_state' where pay_no = o.pay_no; end if;
  insert into order_event (event_id, order_id, at, act, by, text, images)
    select event_id, order_id, at, act, by, text, images from jsonb_populate_record(null::order_event, p->'event');

  if (p->>'restocks')::boolean then
    update sale set qty_left = qty_left + o.qty,
        state = case when state <> 'soldout' then state when expire_at <= now then 'expired' else 'on' end
      where sale_id = o.sale_id;
  end if;
  if (p->>'sets_price')::boolean then update item set last_price = o.price where item_id = o.item_id; end if;
  if p ? 'news' then perform write_news(p->'news', now); end if;
  if p ? 'awards' then perform write_awards(p->'awards'); end if;
  update user_notice set read_at = now
    where user_id = (p->'command'->>'user_id')::bigint and read_at is null and ref_type = 'order' and ref_id = target;
  return true;
end
$$;

-- False when the command was done before.
create or replace function write_new_order(p jsonb) returns boolean language plpgsql as $$
declare
  now constant bigint := (p->>'now')::bigint;
  origin constant bigint := (p->>'source_id')::bigint;
begin
  if not keep_command(p->'command') then return false; end if;

  if p->'order'->>'source' = 'sale' then
    perform from sale where sale_id = origin for update;
    perform from sale where sale_id = origin and xmin::text = p->>'read_version';
  else
    perform from buy_order where buy_id = origin for update;
    perform from buy_order where buy_id = origin and xmin::text = p->>'read_version';
  end if;
  if not found then perform not_as_read('source'); end if;

  perform lock_traders(p->'traders');

  -- Somebody's reservations are counted one after the other.
  if p ? 'unpaid' then
    perform from user_account where user_id = (p->'order'->>'buyer_user_id')::bigint for no key update;
    if p->'unpaid' is distinct from (select coalesce(jsonb_agg(order_id order by order_id), '[]') from trade_order
        where buyer_user_id = (p->'order'->>'buyer_user_id')::bigint and state = 'unpaid') then
      perform not_as_read('unpaid orders');
    end if;
  end if;

  -- A part of a bid's frozen money becomes a hold of the order's.
  if p ? 'part' then
    update hold set left_amount = left_amount - (p->'part'->>'amount')::bigint,
        state = case when left_amount = (p->'part'->>'amount')::bigint then 'posted' else state end,
        ended_at = case when left_amount = (p->'part'->>'amount')::bigint then now else ended_at end
      where hold_id = (p->'part'->>'of')::bigint and state = 'held' and left_amount = (p->'part'->>'left_amount')::bigint;
    if not found then perform not_as_read('hold'); end if;
    insert into hold (hold_id, user_id, from_kind, amount, left_amount, reason, ref_type, ref_id, release_at, state, created_at, ended_at)
      select hold_id, user_id, from_kind, amount, left_amount, reason, ref_type, ref_id, release_at, state, created_at, ended_at
      from jsonb_populate_record(null::hold, p->'part'->'opens');
  end if;

  insert into trade_order (order_id, order_no, ver, area_id, source, source_id, sale_id, item_id, title, thumb, unit, delivery, place, spot,
      buyer_user_id, buyer_block_id, seller_user_id, seller_block_id, price, qty, amount, fee, fund_share, hold_id, pay_no, state,
      deadline_at, deadline_does, more_deliver, more_confirm, messages, created_at, updated_at)
    select order_id, order_no, ver, area_id, source, source_id, sale_id, item_id, title, thumb, unit, delivery, place, spot,
      buyer_user_id, buyer_block_id, seller_user_id, seller_block_id, price, qty, amount, fee, fund_share, hold_id, pay_no, state,
      deadline_at, deadline_does, more_deliver, more_confirm, messages, created_at, updated_at
    from jsonb_populate_record(null::trade_order, p->'order');
  insert into order_event (event_id, order_id, at, act, by, text, images)
    select event_id, order_id, at, act, by, text, images from jsonb_populate_record(null::order_event, p->'event');
  if p ? 'pay_order' then
    insert into pay_order (pay_no, user_id, biz_type, biz_id, subject, amount, state, expire_at, created_at)
      select pay_no, user_id, biz_type, biz_id, subject, amount, state, expire_at, created_at
      from jsonb_populate_record(null::pay_order, p->'pay_order');
  end if;
  insert into job (kind, ref, run_at, attempts, locked_until, last_error, done_at)
    values (p->'order'->>'deadline_does', (p->'order'->>'order_id')::bigint, (p->'order'->>'deadline_at')::bigint, 0, 0, null, null);
  if p->'order'->>'source' = 'sale' then
    update sale set qty_left = (p->>'left')::bigint, state = case when (p->>'left')::bigint = 0 then 'soldout' else 'on' end
      where sale_id = origin;
  else
    update buy_order set qty_left = (p->>'left')::bigint,
        state = case when (p->>'left')::bigint = 0 then 'filled' else state end,
        ended_at = case when (p->>'left')::bigint = 0 then now else ended_at end
      where buy_id = origin;
  end if;
  if p ? 'news' then perform write_news(p->'news', now); end if;
  return true;
end
$$;

-- Writes a new order in one journey, after everything was decided: goods of a listing that are reserved, or a sale into a bid.
-- As `write_transition` (0230) it takes the locks of the long way in its order, compares with what was read, and writes; when something is
-- not as it was read it gives up (MP001), and the long way says why. Our decision: docs/decisions/0230-one-write.md

-- False when the command was done before.
create function write_new_order(p jsonb) returns boolean language plpgsql as $$
declare
  now constant bigint := (p->>'now')::bigint;
  origin constant bigint := (p->>'source_id')::bigint;
  found_blocks integer;
begin
  insert into command (user_id, client_no, call, input_hash, answer, at)
    select user_id, client_no, call, input_hash, answer, at from jsonb_populate_record(null::command, p->'command')
    on conflict (user_id, client_no) do nothing;
  if not found then return false; end if;

  if p->'order'->>'source' = 'sale' then
    perform from sale where sale_id = origin for update;
    perform from sale where sale_id = origin and xmin::text = p->>'read_version';
  else
    perform from buy_order where buy_id = origin for update;
    perform from buy_order where buy_id = origin and xmin::text = p->>'read_version';
  end if;
  if not found then perform not_as_read('source'); end if;

  perform from block as b join area as a using (area_id)
    where b.block_id in (select value::bigint from jsonb_array_elements_text(p->'traders'->'blocks'))
      and b.state = 1 and a.halted_at is null
      and (b.block_id <> (p->'traders'->>'own')::bigint or b.owner_user_id = (p->'traders'->>'user_id')::bigint)
      and (b.block_id = (p->'traders'->>'own')::bigint or not p->'traders' ? 'other_user_id'
        or b.owner_user_id = (p->'traders'->>'other_user_id')::bigint)
    order by b.block_id for share of b;
  get diagnostics found_blocks = row_count;
  if found_blocks <> jsonb_array_length(p->'traders'->'blocks') then perform not_as_read('blocks'); end if;

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

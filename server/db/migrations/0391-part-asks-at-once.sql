-- A transition writes the columns of 0390, too; the function is otherwise that of 0243.
-- A server of before the migration leaves them as they are: what it does not name stays.

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
      cancel_ask_until = n.cancel_ask_until, part_ask_by = n.part_ask_by, part_ask_amount = n.part_ask_amount,
      part_ask_text = n.part_ask_text, part_ask_at = n.part_ask_at, part_ask_until = n.part_ask_until,
      buyer_part_asks = n.buyer_part_asks, seller_part_asks = n.seller_part_asks, agreed_back = n.agreed_back, agreed_fee = n.agreed_fee,
      more_deliver = n.more_deliver, more_confirm = n.more_confirm, rate_until = n.rate_until,
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

-- Functions that write one transition of an order in one journey, after everything was decided.
-- It was decided from rows that were not locked. Under the locks of the long way, taken in its order, the functions only compare; when
-- something is not as it was read they give up (MP001), and the long way says why. Our decision: docs/decisions/0230-one-write.md

create function not_as_read(what text) returns void language plpgsql as $$
begin
  raise exception 'not as read: %', what using errcode = 'MP001';
end
$$;

-- Moves the money: `opens` is a new hold, `ends` one that ends and how it was read; `entries` say who pays whom, in order.
create function write_money(m jsonb) returns void language plpgsql as $$
declare
  moved_at constant bigint := (m->'txn'->>'at')::bigint;
  e record;
  giver account;
  taker account;
begin
  if m ? 'ends' then
    update hold set state = m->'ends'->>'as', left_amount = 0, ended_at = moved_at
      where hold_id = (m->'ends'->>'hold_id')::bigint and state = 'held' and left_amount = (m->'ends'->>'left_amount')::bigint
        and user_id = (m->'ends'->>'user_id')::bigint and from_kind = m->'ends'->>'from_kind';
    if not found then perform not_as_read('hold'); end if;
  end if;
  perform from account where account_id in (select value::bigint from jsonb_array_elements_text(m->'accounts'))
    order by account_id for update;
  insert into txn (txn_id, type, ref_type, ref_id, reference, memo, at)
    select txn_id, type, ref_type, ref_id, reference, memo, at from jsonb_populate_record(null::txn, m->'txn');
  for e in
    select * from jsonb_to_recordset(m->'entries')
      as r (entry_id bigint, seq integer, from_account bigint, to_account bigint, amount bigint, chained text)
      order by seq
  loop
    update account set balance = balance - e.amount, entries = entries + 1, head = sha256(head || convert_to(e.chained, 'UTF8'))
      where account_id = e.from_account and (may_be_negative or balance >= e.amount) returning * into giver;
    if not found then perform not_as_read('balance'); end if;
    update account set balance = balance + e.amount, entries = entries + 1, head = sha256(head || convert_to(e.chained, 'UTF8'))
      where account_id = e.to_account returning * into taker;
    if not found then perform not_as_read('account'); end if;
    insert into entry (entry_id, txn_id, seq, from_account, to_account, amount, from_no, to_no, from_after, to_after, from_hash, to_hash,
        at)
      values (e.entry_id, (m->'txn'->>'txn_id')::bigint, e.seq, e.from_account, e.to_account, e.amount, giver.entries, taker.entries,
        giver.balance, taker.balance, giver.head, taker.head, moved_at);
  end loop;
  if m ? 'opens' then
    insert into hold (hold_id, user_id, from_kind, amount, left_amount, reason, ref_type, ref_id, release_at, state, created_at, ended_at)
      select hold_id, user_id, from_kind, amount, left_amount, reason, ref_type, ref_id, release_at, state, created_at, ended_at
      from jsonb_populate_record(null::hold, m->'opens');
  end if;
end
$$;

-- Notices, and the messages that go with them when their readers allowed one.
create function write_news(news jsonb, now bigint) returns void language plpgsql as $$
begin
  insert into user_notice (notice_id, user_id, type, kind, title, content, ref_type, ref_id, created_at, read_at, is_popup)
    select notice_id, user_id, type, kind, title, content, ref_type, ref_id, created_at, read_at, is_popup
    from jsonb_populate_recordset(null::user_notice, news);
  with told as (
    insert into news_message (message_id, user_id, kind, title, content, page, created_at, sent_at, failed_because)
      select n.message_id, n.user_id, n.outside, n.title, n.content, n.page, now, null, null
      from jsonb_to_recordset(news)
        as n (message_id bigint, user_id bigint, outside text, title text, content text, page text)
      join news_consent as c on c.user_id = n.user_id and c.kind = n.outside and c.left_over > 0
      returning message_id
  )
  insert into job (kind, ref, run_at, attempts, locked_until, last_error, done_at)
    select 'sendNews', message_id, now, 0, 0, null, null from told;
end
$$;

-- Popularity, each row with the balance that was read plus what it adds.
create function write_awards(awards jsonb) returns void language plpgsql as $$
declare
  a points_entry;
begin
  for a in select * from jsonb_populate_recordset(null::points_entry, awards) loop
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

-- False when the command was done before.
create function write_transition(p jsonb) returns boolean language plpgsql as $$
declare
  now constant bigint := (p->>'now')::bigint;
  target constant bigint := (p->>'order_id')::bigint;
  o trade_order;
  n trade_order;
  found_blocks integer;
begin
  insert into command (user_id, client_no, call, input_hash, answer, at)
    select user_id, client_no, call, input_hash, answer, at from jsonb_populate_record(null::command, p->'command')
    on conflict (user_id, client_no) do nothing;
  if not found then return false; end if;

  perform from trade_order where order_id = target for update;
  -- The row's own version: every change of it makes another one, also those that leave `ver`.
  select * into o from trade_order where order_id = target and xmin::text = p->>'read_version';
  if not found then perform not_as_read('order'); end if;

  if p ? 'traders' then
    perform from block as b join area as a using (area_id)
      where b.block_id in (select value::bigint from jsonb_array_elements_text(p->'traders'->'blocks'))
        and b.state = 1 and a.halted_at is null
        and (b.block_id <> (p->'traders'->>'own')::bigint or b.owner_user_id = (p->'traders'->>'user_id')::bigint)
      order by b.block_id for share of b;
    get diagnostics found_blocks = row_count;
    if found_blocks <> jsonb_array_length(p->'traders'->'blocks') then perform not_as_read('blocks'); end if;
  end if;

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

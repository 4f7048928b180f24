-- The same locks, comparisons and writes of a transition and of a new order, in fewer and simpler statements.
-- What they guard is said in 0230, 0243, 0291, 0386 and 0391.
-- Each statement of a function starts an executor of its own, which was a fifth of what a payment cost PostgreSQL. So a loop no longer asks
-- a statement for its next row, a row is made by an expression before it is inserted, both blocks are one statement, and what was read is
-- locked and compared by one. Accounts come in the order of their ids: the server sorts them.

-- False when the command was done before.
create or replace function keep_command(done jsonb) returns boolean language plpgsql as $$
declare
  c constant command := jsonb_populate_record(null::command, done);
begin
  insert into command (user_id, client_no, call, input_hash, answer, at)
    values (c.user_id, c.client_no, c."call", c.input_hash, c.answer, c.at)
    on conflict (user_id, client_no) do nothing;
  return found;
end
$$;

create or replace function write_money(m jsonb) returns void language plpgsql as $$
declare
  t constant txn := jsonb_populate_record(null::txn, m->'txn');
  h constant hold := jsonb_populate_record(null::hold, m->'opens');
  e jsonb;
  moved bigint;
  chained bytea;
  giver account;
  taker account;
begin
  if m ? 'ends' then
    update hold set state = m->'ends'->>'as', left_amount = 0, ended_at = t.at
      where hold_id = (m->'ends'->>'hold_id')::bigint and state = 'held' and left_amount = (m->'ends'->>'left_amount')::bigint
        and user_id = (m->'ends'->>'user_id')::bigint and from_kind = m->'ends'->>'from_kind';
    if not found then perform not_as_read('hold'); end if;
  end if;
  for i in 0 .. jsonb_array_length(m->'accounts') - 1 loop
    perform from account where account_id = (m->'accounts'->>i)::bigint for update;
  end loop;
  insert into txn (txn_id, type, ref_type, ref_id, reference, memo, at)
    values (t.txn_id, t."type", t.ref_type, t.ref_id, t.reference, t.memo, t.at);
  for i in 0 .. jsonb_array_length(m->'entries') - 1 loop
    e := m->'entries'->i;
    moved := (e->>'amount')::bigint;
    chained := convert_to(e->>'chained', 'UTF8');
    update account set balance = balance - moved, entries = entries + 1, head = sha256(head || chained)
      where account_id = (e->>'from_account')::bigint and (may_be_negative or balance >= moved) returning * into giver;
    if not found then perform not_as_read('balance'); end if;
    update account set balance = balance + moved, entries = entries + 1, head = sha256(head || chained)
      where account_id = (e->>'to_account')::bigint returning * into taker;
    if not found then perform not_as_read('account'); end if;
    insert into entry (entry_id, txn_id, seq, from_account, to_account, amount, from_no, to_no, from_after, to_after, from_hash, to_hash,
        at)
      values ((e->>'entry_id')::bigint, t.txn_id, (e->>'seq')::integer, giver.account_id, taker.account_id, moved, giver.entries,
        taker.entries, giver.balance, taker.balance, giver.head, taker.head, t.at);
  end loop;
  if m ? 'opens' then
    insert into hold (hold_id, user_id, from_kind, amount, left_amount, reason, ref_type, ref_id, release_at, state, created_at, ended_at)
      values (h.hold_id, h.user_id, h.from_kind, h.amount, h.left_amount, h.reason, h.ref_type, h.ref_id, h.release_at, h.state,
        h.created_at, h.ended_at);
  end if;
end
$$;

-- Two blocks trade, at most; they are named one by one, so that PostgreSQL expects two and takes the index.
create or replace function lock_traders(t jsonb) returns void language plpgsql as $$
declare
  own constant bigint := (t->>'own')::bigint;
  found_blocks integer;
begin
  perform from block as b join area as a using (area_id)
    where b.block_id in ((t->'blocks'->>0)::bigint, (t->'blocks'->>1)::bigint) and b.state = 1 and a.halted_at is null
      and (b.block_id <> own or b.owner_user_id = (t->>'user_id')::bigint)
      and (b.block_id = own or not t ? 'other_user_id' or b.owner_user_id = (t->>'other_user_id')::bigint)
    order by b.block_id for share of b;
  get diagnostics found_blocks = row_count;
  if found_blocks <> jsonb_array_length(t->'blocks') then perform not_as_read('blocks'); end if;
end
$$;

create or replace function write_news(news jsonb, now bigint) returns void language plpgsql as $$
declare
  one jsonb;
  n user_notice;
begin
  for i in 0 .. jsonb_array_length(news) - 1 loop
    one := news->i;
    n := jsonb_populate_record(null::user_notice, one);
    insert into user_notice (notice_id, user_id, type, kind, title, content, ref_type, ref_id, created_at, read_at, is_popup)
      values (n.notice_id, n.user_id, n."type", n.kind, n.title, n.content, n.ref_type, n.ref_id, n.created_at, n.read_at, n.is_popup);
    continue when one->>'outside' is null;
    perform from news_consent as c where c.user_id = n.user_id and c.kind = one->>'outside' and c.left_over > 0;
    continue when not found;
    insert into news_message (message_id, user_id, kind, title, content, page, created_at, sent_at, failed_because)
      values ((one->>'message_id')::bigint, n.user_id, one->>'outside', n.title, n.content, one->>'page', now, null, null);
    insert into job (kind, ref, run_at, attempts, locked_until, last_error, done_at)
      values ('sendNews', (one->>'message_id')::bigint, now, 0, 0, null, null);
  end loop;
end
$$;

-- Popularity, each row with the balance that was read plus what it adds.
create or replace function write_awards(awards jsonb) returns void language plpgsql as $$
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

-- False when the command was done before.
create or replace function write_transition(p jsonb) returns boolean language plpgsql as $$
declare
  now constant bigint := (p->>'now')::bigint;
  target constant bigint := (p->>'order_id')::bigint;
  o trade_order;
  n trade_order;
  e constant order_event := jsonb_populate_record(null::order_event, p->'event');
begin
  if not keep_command(p->'command') then return false; end if;

  -- The row's own version: every change of it makes another one, also those that leave `ver`. After a wait for the lock it is asked again.
  select * into o from trade_order where order_id = target and xmin::text = p->>'read_version' for update;
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
  if jsonb_array_length(p->'wakes') > 0 then
    insert into job (kind, ref, run_at, attempts, locked_until, last_error, done_at)
      select kind, target, run_at, 0, 0, null, null from jsonb_to_recordset(p->'wakes') as w (kind text, run_at bigint)
      on conflict (kind, ref) do update set run_at = excluded.run_at, attempts = 0, locked_until = 0, last_error = null, done_at = null;
  end if;
  if p ? 'pay_state' then update pay_order set state = p->>'pay_state' where pay_no = o.pay_no; end if;
  insert into order_event (event_id, order_id, at, act, by, text, images)
    values (e.event_id, e.order_id, e.at, e.act, e."by", e.text, e.images);

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
  o constant trade_order := jsonb_populate_record(null::trade_order, p->'order');
  e constant order_event := jsonb_populate_record(null::order_event, p->'event');
  y constant pay_order := jsonb_populate_record(null::pay_order, p->'pay_order');
  h constant hold := jsonb_populate_record(null::hold, p->'part'->'opens');
begin
  if not keep_command(p->'command') then return false; end if;

  if o.source = 'sale' then
    perform from sale where sale_id = origin and xmin::text = p->>'read_version' for update;
  else
    perform from buy_order where buy_id = origin and xmin::text = p->>'read_version' for update;
  end if;
  if not found then perform not_as_read('source'); end if;

  perform lock_traders(p->'traders');

  -- Somebody's reservations are counted one after the other.
  if p ? 'unpaid' then
    perform from user_account where user_id = o.buyer_user_id for no key update;
    if p->'unpaid' is distinct from (select coalesce(jsonb_agg(order_id order by order_id), '[]') from trade_order
        where buyer_user_id = o.buyer_user_id and state = 'unpaid') then
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
      values (h.hold_id, h.user_id, h.from_kind, h.amount, h.left_amount, h.reason, h.ref_type, h.ref_id, h.release_at, h.state,
        h.created_at, h.ended_at);
  end if;

  insert into trade_order (order_id, order_no, ver, area_id, source, source_id, sale_id, item_id, title, thumb, unit, delivery, place, spot,
      buyer_user_id, buyer_block_id, seller_user_id, seller_block_id, price, qty, amount, fee, fund_share, hold_id, pay_no, state,
      deadline_at, deadline_does, more_deliver, more_confirm, messages, created_at, updated_at)
    values (o.order_id, o.order_no, o.ver, o.area_id, o.source, o.source_id, o.sale_id, o.item_id, o.title, o.thumb, o.unit, o.delivery,
      o.place, o.spot, o.buyer_user_id, o.buyer_block_id, o.seller_user_id, o.seller_block_id, o.price, o.qty, o.amount, o.fee,
      o.fund_share, o.hold_id, o.pay_no, o.state, o.deadline_at, o.deadline_does, o.more_deliver, o.more_confirm, o.messages,
      o.created_at, o.updated_at);
  insert into order_event (event_id, order_id, at, act, by, text, images)
    values (e.event_id, e.order_id, e.at, e.act, e."by", e.text, e.images);
  if p ? 'pay_order' then
    insert into pay_order (pay_no, user_id, biz_type, biz_id, subject, amount, state, expire_at, created_at)
      values (y.pay_no, y.user_id, y.biz_type, y.biz_id, y.subject, y.amount, y.state, y.expire_at, y.created_at);
  end if;
  insert into job (kind, ref, run_at, attempts, locked_until, last_error, done_at)
    values (o.deadline_does, o.order_id, o.deadline_at, 0, 0, null, null);
  if o.source = 'sale' then
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

-- Accounts (0230) and blocks (0243) are locked one after the other, in the order of their ids, otherwise as before.
-- Of ids that come out of a document PostgreSQL expects a hundred, and then reads the whole table rather than its index. With an array it
-- would use the index, but plan the statement anew each time, because it expects ten.

create or replace function write_money(m jsonb) returns void language plpgsql as $$
declare
  moved_at constant bigint := (m->'txn'->>'at')::bigint;
  one bigint;
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
  for one in select value::bigint from jsonb_array_elements_text(m->'accounts') order by 1 loop
    perform from account where account_id = one for update;
  end loop;
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

create or replace function lock_traders(t jsonb) returns void language plpgsql as $$
declare
  one bigint;
begin
  for one in select value::bigint from jsonb_array_elements_text(t->'blocks') order by 1 loop
    perform from block as b join area as a using (area_id)
      where b.block_id = one and b.state = 1 and a.halted_at is null
        and (one <> (t->>'own')::bigint or b.owner_user_id = (t->>'user_id')::bigint)
        and (one = (t->>'own')::bigint or not t ? 'other_user_id' or b.owner_user_id = (t->>'other_user_id')::bigint)
      for share of b;
    if not found then perform not_as_read('blocks'); end if;
  end loop;
end
$$;

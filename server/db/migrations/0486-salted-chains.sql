-- A random salt in each transaction goes into the heads of its accounts' chains, so that nobody can try out whose an entry is.
-- Those of before have none.

alter table txn add column salt text;
alter table txn add constraint txn_salt_check check (salt is null or length(salt) = 22);

-- As before, with the salt.
create or replace function write_entries(txns jsonb, accounts jsonb, entries jsonb) returns void language plpgsql as $$
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

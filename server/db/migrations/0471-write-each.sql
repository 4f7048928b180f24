-- Writes that were decided before, several in one transaction, each by itself: what fails is undone alone, and is said.
-- Each has what it is (`transition` or `newOrder`) beside its document.
create function write_one(write jsonb) returns boolean language plpgsql as $$
begin
  if write->>'what' = 'transition' then return write_transition(write->'doc'); end if;
  return write_new_order(write->'doc');
end
$$;

-- None waits long for a lock, and after the first that waited in vain hardly any does: it fails, and is made step by step.
create function write_each(writes jsonb) returns table (is_new boolean, code text, message text) language plpgsql as $$
begin
  perform set_config('lock_timeout', '50ms', true);
  for i in 0 .. jsonb_array_length(writes) - 1 loop
    begin
      is_new := write_one(writes->i);
      code := null;
      message := null;
    exception when others then
      is_new := null;
      code := sqlstate;
      message := sqlerrm;
      if code = '55P03' then perform set_config('lock_timeout', '1ms', true); end if;
    end;
    return next;
  end loop;
end
$$;

-- Functions of earlier steps, changed where a distributed PostgreSQL cannot plan a statement of theirs; they do what they did.
-- Seen on Citus: docs/decisions/0285-cells.md

-- 0181: not in SQL, because parameters of such a function cannot be planned there.
create or replace function raise_boards(areas bigint[]) returns void language plpgsql as $$
begin
  insert into board_version as v (area_id, shard, n)
    select distinct unnest(areas), (pg_backend_pid() % 64)::smallint, 1 order by 1
    on conflict (area_id, shard) do update set n = v.n + 1;
end
$$;

-- 0181: the changed rows are not joined with a table.
create or replace function boards_of_items() returns trigger language plpgsql as $$
declare
  kinds bigint[];
begin
  select array_agg(distinct category_id) into kinds from changed;
  perform raise_boards(array(select distinct area_id from category where category_id = any(kinds)));
  return null;
end
$$;

-- 0230: neither a write inside of another statement nor a join of a table with what a function returns.
create or replace function write_news(news jsonb, now bigint) returns void language plpgsql as $$
declare
  n record;
begin
  insert into user_notice (notice_id, user_id, type, kind, title, content, ref_type, ref_id, created_at, read_at, is_popup)
    select notice_id, user_id, type, kind, title, content, ref_type, ref_id, created_at, read_at, is_popup
    from jsonb_populate_recordset(null::user_notice, news);
  for n in
    select * from jsonb_to_recordset(news)
      as r (message_id bigint, user_id bigint, outside text, title text, content text, page text)
      where outside is not null
  loop
    perform from news_consent as c where c.user_id = n.user_id and c.kind = n.outside and c.left_over > 0;
    if found then
      insert into news_message (message_id, user_id, kind, title, content, page, created_at, sent_at, failed_because)
        values (n.message_id, n.user_id, n.outside, n.title, n.content, n.page, now, null, null);
      insert into job (kind, ref, run_at, attempts, locked_until, last_error, done_at)
        values ('sendNews', n.message_id, now, 0, 0, null, null);
    end if;
  end loop;
end
$$;

-- What an area's boards show has a version: the sum of its counters, and of those of area 0, which stands for all.
-- A change counts in the counter of its own connection, so that commands do not wait for one another, and becomes visible with the change.
create table board_version (
  area_id bigint not null,
  shard smallint not null,
  n bigint not null,
  primary key (area_id, shard)
) with (fillfactor = 50);

create function raise_boards(areas bigint[]) returns void language sql as $$
  insert into board_version as v (area_id, shard, n)
    select distinct unnest(areas), (pg_backend_pid() % 64)::smallint, 1 order by 1
    on conflict (area_id, shard) do update set n = v.n + 1
$$;

-- Once for a statement, however many rows it changes: the end of an outage moves all listings at once.
create function boards_of_rows() returns trigger language plpgsql as $$
begin
  perform raise_boards(array(select distinct area_id from changed));
  return null;
end
$$;
create trigger boards_of_new_sales after insert on sale referencing new table as changed for each statement execute function boards_of_rows();
create trigger boards_of_sales after update on sale referencing new table as changed for each statement execute function boards_of_rows();
create trigger boards_without_sales after delete on sale referencing old table as changed for each statement execute function boards_of_rows();
create trigger boards_of_new_bids after insert on buy_order referencing new table as changed for each statement execute function boards_of_rows();
create trigger boards_of_bids after update on buy_order referencing new table as changed for each statement execute function boards_of_rows();
create trigger boards_without_bids after delete on buy_order referencing old table as changed for each statement execute function boards_of_rows();
create trigger boards_of_categories after update on category referencing new table as changed for each statement execute function boards_of_rows();

create function boards_of_items() returns trigger language plpgsql as $$
begin
  perform raise_boards(array(select distinct c.area_id from changed join category as c using (category_id)));
  return null;
end
$$;
create trigger boards_of_new_items after insert on item referencing new table as changed for each statement execute function boards_of_items();
create trigger boards_of_items after update on item referencing new table as changed for each statement execute function boards_of_items();

-- A listing that is reserved to the last piece says until when: when the order is paid, or its time is moved. Few orders are unpaid at once.
create function boards_of_reserved() returns trigger language plpgsql as $$
begin
  if exists (select from sale where sale_id = new.sale_id and qty_left = 0) then perform raise_boards(array[new.area_id]); end if;
  return null;
end
$$;
create trigger boards_of_reserved after update of state, deadline_at on trade_order for each row
  when (old.state = 'unpaid' and (new.state <> 'unpaid' or new.deadline_at is distinct from old.deadline_at))
  execute function boards_of_reserved();

-- Names, faces and numbers stand on the boards of every area.
create function boards_of_all() returns trigger language plpgsql as $$
begin
  perform raise_boards(array[0]::bigint[]);
  return null;
end
$$;
create trigger boards_of_faces after update of nick_name, avatar on user_account for each row
  when ((new.nick_name, new.avatar) is distinct from (old.nick_name, old.avatar)) execute function boards_of_all();
create trigger boards_of_numbers after update of block_no on block for each row
  when (new.block_no <> old.block_no) execute function boards_of_all();

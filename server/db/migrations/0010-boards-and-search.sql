-- What boards show has a version by which it is kept; what is searched for on them has a text.
-- The version of an area is the sum of its counters, and of those of area 0, which stands for all. Where a distributed PostgreSQL could not
-- plan a plainer statement, the functions say so in another way. Our decisions: docs/decisions/0171-boards-and-lists.md, 0285-cells.md

create table board_version (
  area_id bigint not null,
  shard smallint not null,
  n bigint not null,
  primary key (area_id, shard)

) with (fillfactor = 50);

-- A change counts in the counter of its own connection, so that commands do not wait for one another, and becomes visible with the change.
create function raise_boards(areas bigint[]) returns void language plpgsql as $$
begin
  insert into board_version as v (area_id, shard, n)
    select distinct unnest(areas), (pg_backend_pid() % 64)::smallint, 1 order by 1
    on conflict (area_id, shard) do update set n = v.n + 1;
end
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
create trigger boards_of_new_blocks after insert on block referencing new table as changed for each statement execute function boards_of_rows();

create function boards_of_items() returns trigger language plpgsql as $$
declare
  kinds bigint[];
begin
  select array_agg(distinct category_id) into kinds from changed;
  perform raise_boards(array(select distinct area_id from category where category_id = any(kinds)));
  return null;
end
$$;

create trigger boards_of_new_items after insert on item referencing new table as changed for each statement execute function boards_of_items();
create trigger boards_of_items after update on item referencing new table as changed for each statement execute function boards_of_items();

-- A listing that is reserved to the last piece says until when: when the order is paid, or its time is moved. Few orders are unpaid at
-- once.
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

-- Rankings are kept by the same version: what changes one counts for the areas where the person lives.
create function boards_of_points() returns trigger language plpgsql as $$
begin
  perform raise_boards(array(select distinct area_id from block where owner_user_id = new.user_id));
  return null;
end
$$;

create trigger boards_of_points after update of points, points_unranked on user_account for each row
  when ((new.points, new.points_unranked) is distinct from (old.points, old.points_unranked)) execute function boards_of_points();

create function boards_of_owners() returns trigger language plpgsql as $$
begin
  perform raise_boards(array[new.area_id]);
  return null;
end
$$;

create trigger boards_of_owners after update of owner_user_id on block for each row
  when (new.owner_user_id is distinct from old.owner_user_id) execute function boards_of_owners();

-- The page of a listing is kept by it, too: how often its seller traded well or late stands there.
create function boards_of_records() returns trigger language plpgsql as $$
begin
  perform raise_boards(array(select distinct area_id from block where owner_user_id = new.seller_user_id));
  return null;
end
$$;

create trigger boards_of_records after update of state, ended_act on trade_order for each row
  when ((new.state = 'done') <> (old.state = 'done')
    or (new.ended_act is not distinct from 'refundLate') <> (old.ended_act is not distinct from 'refundLate'))
  execute function boards_of_records();
-- How many deliveries came in time counts those that were decided against the seller, too.
create trigger boards_of_decisions after update of ended_act on trade_order for each row
  when (new.ended_act in ('agreePart', 'executeSplit', 'executeRefund', 'refundUndecided') and new.ended_act is distinct from old.ended_act)
  execute function boards_of_records();

-- What is told of a seller: a review counts, and so do orders that were decided.
create function boards_of_reviews() returns trigger language plpgsql as $$
begin
  perform raise_boards(array[new.area_id::bigint]);
  return null;
end
$$;

create trigger boards_of_reviews after insert or update of stars, shown_at, removed_at on review for each row
  execute function boards_of_reviews();

-- What is searched for in open listings and bids, as pairs of characters: Chinese is written without spaces, and no extension is needed.
-- Our decision: docs/decisions/0290-search.md

-- One form for what looks the same: full-width signs as plain ones, Latin letters small.
create function folded(said text) returns text language plpgsql immutable strict as $$
begin
  return lower(normalize(said, nfkc) collate "C");
end
$$;

-- Every character and every pair of neighbours in a text, but for those with a space in them. The side and the area stand before each,
-- so that one index serves all boards.
create function pairs_of(side text, area bigint, said text) returns text[] language plpgsql immutable strict as $$
begin
  return (select coalesce(array_agg(distinct side || area || ':' || g), '{}') from (
      select c, c || lead(c) over (order by n) as two from unnest(string_to_array(said, null)) with ordinality as s(c, n)) as chars,
      lateral (values (c), (two)) as one(g)
    where g !~ '\s');
end
$$;

-- All that an offer is found by: its item, its title, its text, its block's number.
create function offer_said(title text, content text, an_item bigint, a_block bigint) returns text language plpgsql stable as $$
declare
  item_name text := (select name from item where item_id = an_item);
  number text := (select block_no from block where block_id = a_block);
begin
  return folded(concat_ws(e'\n', item_name, title, content, number));
end
$$;

create table offer_text (
  side text not null check (side in ('sale', 'buy')),
  offer_id bigint not null,
  area_id bigint not null,
  said text not null,
  primary key (side, offer_id)
);
create index offer_text_pairs on offer_text using gin (pairs_of(side, area_id, said));

-- An offer has a text as long as it is open. One that is only bought from keeps it untouched.
create function texts_of_offer() returns trigger language plpgsql as $$
declare
  which text := tg_argv[0];
  id bigint := to_jsonb(new) ->> (which || '_id');
begin
  if new.state not in ('on', 'open') then
    delete from offer_text where side = which and offer_id = id;
    return null;
  end if;
  insert into offer_text (side, offer_id, area_id, said)
    values (which, id, new.area_id, offer_said(new.title, new.content, new.item_id, new.block_id))
    on conflict (side, offer_id) do update set said = excluded.said;
  return null;
end
$$;

create trigger text_of_new_sale after insert on sale for each row execute function texts_of_offer('sale');
create trigger text_of_sale after update of state, title, content, item_id on sale for each row
  when ((old.state, old.title, old.content, old.item_id) is distinct from (new.state, new.title, new.content, new.item_id))
  execute function texts_of_offer('sale');
create trigger text_of_new_bid after insert on buy_order for each row execute function texts_of_offer('buy');
create trigger text_of_bid after update of state, title, content on buy_order for each row
  when ((old.state, old.title, old.content) is distinct from (new.state, new.title, new.content)) execute function texts_of_offer('buy');

-- Another name of an item, or another number of a block, is found from then on.
create function texts_of_item() returns trigger language plpgsql as $$
begin
  update offer_text as t set said = offer_said(s.title, s.content, s.item_id, s.block_id) from sale as s
    where s.item_id = new.item_id and t.side = 'sale' and t.offer_id = s.sale_id;
  update offer_text as t set said = offer_said(b.title, b.content, b.item_id, b.block_id) from buy_order as b
    where b.item_id = new.item_id and t.side = 'buy' and t.offer_id = b.buy_id;
  return null;
end
$$;

create trigger texts_of_item after update of name on item for each row when (old.name <> new.name) execute function texts_of_item();

create function texts_of_block() returns trigger language plpgsql as $$
begin
  update offer_text as t set said = offer_said(s.title, s.content, s.item_id, s.block_id) from sale as s
    where s.block_id = new.block_id and t.side = 'sale' and t.offer_id = s.sale_id;
  update offer_text as t set said = offer_said(b.title, b.content, b.item_id, b.block_id) from buy_order as b
    where b.block_id = new.block_id and t.side = 'buy' and t.offer_id = b.buy_id;
  return null;
end
$$;

create trigger texts_of_block after update of block_no on block for each row when (old.block_no <> new.block_no) execute function texts_of_block();

-- Who looked for what lately: one row for each person and word, kept for 30 days.
create table search_word (
  area_id bigint not null references area (area_id),
  word text not null,
  user_id bigint not null references user_account (user_id),
  at bigint not null,
  primary key (area_id, word, user_id)
);
create index search_word_lately on search_word (area_id, at);
create index search_word_user on search_word (user_id, at);

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

create table offer_text (
  side text not null check (side in ('sale', 'buy')),
  offer_id bigint not null,
  area_id bigint not null,
  said text not null,
  primary key (side, offer_id)
);
create index offer_text_pairs on offer_text using gin (pairs_of(side, area_id, said));

-- All that an offer is found by: its item, its title, its text, its block's number.
create function offer_said(title text, content text, an_item bigint, a_block bigint) returns text language plpgsql stable as $$
declare
  item_name text := (select name from item where item_id = an_item);
  number text := (select block_no from block where block_id = a_block);
begin
  return folded(concat_ws(e'\n', item_name, title, content, number));
end
$$;

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
create trigger text_of_sale after update of state, title, content on sale for each row
  when ((old.state, old.title, old.content) is distinct from (new.state, new.title, new.content)) execute function texts_of_offer('sale');
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

insert into offer_text (side, offer_id, area_id, said)
  select 'sale', sale_id, area_id, offer_said(title, content, item_id, block_id) from sale where state = 'on';
insert into offer_text (side, offer_id, area_id, said)
  select 'buy', buy_id, area_id, offer_said(title, content, item_id, block_id) from buy_order where state = 'open';

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

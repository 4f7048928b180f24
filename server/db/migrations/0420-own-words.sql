-- Things that are no standard item: each city has one item for them, and such a listing says its own unit; its title is its name.
-- Our decision: docs/decisions/0040-offers.md

alter table item add column is_other boolean not null default false;
create unique index item_other on item (category_id) where is_other;

-- Empty for a listing of a standard item.
alter table sale add column own_unit text not null default '';

-- One thing of its own has no price that another one could be compared with.
create function no_price_of_other() returns trigger language plpgsql as $$
begin
  new.last_price := null;
  return new;
end
$$;
create trigger no_price_of_other before update of last_price on item for each row when (new.is_other) execute function no_price_of_other();

-- A listing that was made an item is found by the item's name.
drop trigger text_of_sale on sale;
create trigger text_of_sale after update of state, title, content, item_id on sale for each row
  when ((old.state, old.title, old.content, old.item_id) is distinct from (new.state, new.title, new.content, new.item_id))
  execute function texts_of_offer('sale');

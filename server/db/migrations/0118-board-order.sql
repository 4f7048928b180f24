-- A board's falling orders are written as rising ones of the negated keys, so that one cursor serves all: its indexes are written so too.
drop index sale_newest;
drop index buy_order_newest;
create index sale_newest on sale (area_id, (- sale_id)) where state in ('on', 'soldout');
create index sale_dearest on sale (area_id, (- price), (- sale_id)) where state in ('on', 'soldout');
create index buy_order_newest on buy_order (area_id, (- buy_id)) where state = 'open';
create index buy_order_dearest on buy_order (area_id, (- price), (- buy_id)) where state = 'open';
create index buy_order_cheapest on buy_order (area_id, price, buy_id) where state = 'open';
create index buy_order_ending on buy_order (area_id, expire_at, buy_id) where state = 'open';

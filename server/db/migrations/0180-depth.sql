-- The depth of an item is read from the index alone: what is left stands in it.
create index sale_depth on sale (area_id, item_id, price) include (qty_left) where state = 'on';
drop index sale_item;
create index buy_order_depth on buy_order (area_id, item_id, price) include (qty_left) where state = 'open';
drop index buy_order_item;

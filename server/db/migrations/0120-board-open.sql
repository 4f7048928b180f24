-- The board's indexes hold what can be bought; what sold out is found by its unpaid orders, and leaves them for good.
drop index sale_board;
drop index sale_price;
drop index sale_dearest;
drop index sale_newest;
drop index sale_ending;
create index sale_board on sale (area_id, item_sort, price, sale_id) where state = 'on';
create index sale_price on sale (area_id, price, sale_id) where state = 'on';
create index sale_dearest on sale (area_id, (- price), (- sale_id)) where state = 'on';
create index sale_newest on sale (area_id, (- sale_id)) where state = 'on';
create index sale_ending on sale (area_id, expire_at, sale_id) where state = 'on';

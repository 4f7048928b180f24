-- Where the place of an offer or of an order lies: 纬度,经度 as the map gave them on which it was chosen; empty for a place that was typed.

alter table sale add column spot text not null default '' check (spot = '' or spot ~ '^-?[0-9]{1,2}([.][0-9]{1,6})?,-?[0-9]{1,3}([.][0-9]{1,6})?$');
alter table buy_order add column spot text not null default '' check (spot = '' or spot ~ '^-?[0-9]{1,2}([.][0-9]{1,6})?,-?[0-9]{1,3}([.][0-9]{1,6})?$');
alter table trade_order add column spot text not null default '' check (spot = '' or spot ~ '^-?[0-9]{1,2}([.][0-9]{1,6})?,-?[0-9]{1,3}([.][0-9]{1,6})?$');

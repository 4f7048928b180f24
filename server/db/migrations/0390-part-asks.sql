-- Requests that the buyer of an order gets a part of the money back, and what was agreed. Source: domain model §10 (partial refund).

alter table trade_order add column part_ask_by text, add column part_ask_amount bigint, add column part_ask_text text,
  add column part_ask_at bigint, add column part_ask_until bigint,
  add column buyer_part_asks smallint not null default 0, add column seller_part_asks smallint not null default 0,
  add column agreed_back bigint, add column agreed_fee bigint;
alter table trade_order add constraint trade_order_part_asker check (part_ask_by in ('buyer', 'seller')) not valid;
alter table trade_order add constraint trade_order_part_whole
  check (num_nulls(part_ask_by, part_ask_amount, part_ask_text, part_ask_at, part_ask_until) in (0, 5)) not valid;
alter table trade_order add constraint trade_order_part_divides check (part_ask_amount > 0 and part_ask_amount < amount) not valid;
alter table trade_order add constraint trade_order_agreed_divides
  check (agreed_back > 0 and agreed_back < amount and agreed_fee >= 0 and agreed_fee <= amount - agreed_back) not valid;
alter table trade_order add constraint trade_order_agreed_whole check ((agreed_back is null) = (agreed_fee is null)) not valid;
create index order_part_due on trade_order (part_ask_until) where part_ask_until is not null;

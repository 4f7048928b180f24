-- When each side last reminded the other of an order.
-- Our decision: docs/decisions/0291-reminding.md
alter table trade_order add column buyer_reminded_at bigint, add column seller_reminded_at bigint;

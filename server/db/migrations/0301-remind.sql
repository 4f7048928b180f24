-- When each side last reminded the other of an order.
-- Our decision: docs/decisions/0007-orders.md
alter table trade_order add column buyer_reminded_at bigint, add column seller_reminded_at bigint;

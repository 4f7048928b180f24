-- Overdue deadlines are looked for every minute: without these, by reading whole tables.
create index order_due on trade_order (deadline_at) where deadline_at is not null;
create index order_ask_due on trade_order (cancel_ask_until) where cancel_ask_until is not null;
create index dispute_due on dispute (decide_by) where state in ('open', 'appealed');
create index sale_due on sale (expire_at) where state in ('on', 'paused');
create index buy_order_unpaid_due on buy_order (pay_before) where state = 'unpaid';
create index buy_order_due on buy_order (expire_at) where state = 'open';
create index block_transfer_due on block (transfer_until) where transfer_until is not null;
create index pay_order_recharge_due on pay_order (expire_at) where biz_type = 'recharge' and state in ('unpaid', 'paying');
create index withdrawal_due on withdrawal (expect_at) where ended_at is null;

-- Own pay orders are read by what they pay for, newest first.
create index pay_order_own on pay_order (user_id, biz_id desc);
drop index pay_order_user;

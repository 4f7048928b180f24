-- A refund of a recharge takes back the bonus that the rest of it would not have brought.

alter table pay_refund add column bonus bigint not null default 0 check (bonus >= 0);

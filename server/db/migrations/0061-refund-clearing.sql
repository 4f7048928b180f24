-- A refund's money waits in payout:clearing until the gateway has given it back; a hold is not needed.

alter table pay_refund drop column hold_id;

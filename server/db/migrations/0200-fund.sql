-- Gifts to the funds of areas, and what passed votes let the funds pay. The money itself is in the ledger.

create table fund_gift (
  gift_id bigint primary key,
  no text not null unique,
  ver integer not null,
  area_id bigint not null references area (area_id),
  user_id bigint not null references user_account (user_id),
  block_no integer,
  amount bigint not null check (amount > 0),
  memo text not null,
  is_anonymous boolean not null,
  pay_no text not null unique,
  pay_before bigint not null,
  state text not null check (state in ('unpaid', 'done', 'closed')),
  created_at bigint not null,
  ended_at bigint,
  check ((state = 'unpaid') = (ended_at is null))
);
create index fund_gift_user on fund_gift (user_id, created_at desc);
create index fund_gift_due on fund_gift (pay_before) where state = 'unpaid';

create table fund_spend (
  spend_id bigint primary key,
  no text not null unique,
  ver integer not null,
  area_id bigint not null references area (area_id),
  vote_id bigint not null unique,
  vote_no text not null,
  yes_share integer not null check (yes_share between 0 and 10000),
  proposed_at bigint not null,
  author_user_id bigint not null references user_account (user_id),
  author_block_no integer not null,
  payee_user_id bigint not null references user_account (user_id),
  payee_block_no integer not null,
  purpose text not null,
  amount bigint not null check (amount > 0),
  state text not null check (state in ('approved', 'paid', 'accounted', 'stopped', 'returned')),
  approved_at bigint not null,
  pay_at bigint not null check (pay_at > approved_at),
  paid_at bigint,
  paid_no bigint,
  paid_hash bytea,
  proof_before bigint,
  remind_at bigint,
  proof_text text not null,
  proof_thumbs text not null,
  first_proof_at bigint,
  proof_at bigint,
  given_back bigint not null default 0 check (given_back between 0 and amount),
  stop_by bigint references user_account (user_id),
  stop_reason text not null,
  stopped_by bigint references user_account (user_id) check (stopped_by <> stop_by),
  closed_at bigint,
  check ((state in ('approved', 'stopped')) = (paid_at is null)),
  check ((paid_at is null) = (paid_no is null) and (paid_at is null) = (proof_before is null)),
  check ((state = 'paid') = (remind_at is not null)),
  check ((state = 'accounted') = (proof_at is not null) and (proof_at is null) = (first_proof_at is null)),
  check ((state in ('accounted', 'stopped', 'returned')) = (closed_at is not null)),
  check ((state = 'stopped') = (stopped_by is not null)),
  check (state <> 'returned' or given_back = amount)
);
create index fund_spend_area on fund_spend (area_id, state);
create index fund_spend_payee on fund_spend (payee_user_id, state);
create index fund_spend_due on fund_spend (pay_at) where state = 'approved';
create index fund_spend_late on fund_spend (remind_at) where state = 'paid';
create index fund_spend_archive on fund_spend (area_id, (-closed_at), (-spend_id)) where closed_at is not null;

alter table pay_order drop constraint pay_order_biz_type_check;
alter table pay_order add constraint pay_order_biz_type_check
  check (biz_type in ('order', 'buy', 'recharge', 'expand', 'fund'));
alter table user_notice drop constraint user_notice_ref_type_check;
alter table user_notice add constraint user_notice_ref_type_check
  check (ref_type in
  ('order', 'dispute', 'sale', 'buy', 'block', 'recharge', 'withdraw', 'withdrawDesk', 'expand', 'round', 'fund', 'fundSpend',
   'areaNotice', 'account', 'none'));

-- Payments by the platform: attempts at the gateway, refunds through it, users of the platform, comparisons of the books.

create table pay_attempt (
  attempt_id bigint primary key,
  pay_no text not null references pay_order (pay_no),
  out_trade_no text not null unique,
  app_id text not null,
  trade_type text not null check (trade_type in ('JSAPI', 'MWEB')),
  channel text not null check (channel in ('wechat', 'mixed')),
  balance bigint not null check (balance >= 0),
  amount bigint not null check (amount > 0),
  hold_id bigint references hold (hold_id),
  prepay_id text not null,
  mweb_url text not null,
  state text not null check (state in ('open', 'paid', 'closed')),
  told text not null,
  transaction_id text unique,
  txn_id bigint references txn (txn_id),
  is_late boolean not null default false,
  created_at bigint not null,
  asked_at bigint not null,
  ended_at bigint,
  check ((channel = 'mixed') = (balance > 0)),
  check ((state = 'open') = (ended_at is null)),
  check ((state = 'paid') = (transaction_id is not null)),
  check ((state = 'paid') = (txn_id is not null))
);
create unique index pay_attempt_one_open on pay_attempt (pay_no) where state = 'open';
create index pay_attempt_pay on pay_attempt (pay_no, attempt_id desc);
create index pay_attempt_asked on pay_attempt (asked_at) where state = 'open';
create index pay_attempt_ended on pay_attempt (ended_at) where state = 'paid';

create table pay_refund (
  refund_id bigint primary key,
  attempt_id bigint not null references pay_attempt (attempt_id),
  out_refund_no text not null unique,
  amount bigint not null check (amount > 0),
  hold_id bigint not null references hold (hold_id),
  reason text not null,
  state text not null check (state in ('asked', 'done', 'failed')),
  gateway_no text not null,
  created_at bigint not null,
  ended_at bigint,
  check ((state = 'asked') = (ended_at is null))
);
create index pay_refund_attempt on pay_refund (attempt_id);

create table platform_user (
  user_id bigint not null references user_account (user_id),
  app_id text not null,
  open_id text not null,
  at bigint not null,
  primary key (user_id, app_id)
);

create table reconciliation (
  run_id bigint primary key,
  day text not null,
  at bigint not null,
  payments integer not null,
  differences text not null,
  is_equal boolean not null
);
create index reconciliation_newest on reconciliation (at desc);

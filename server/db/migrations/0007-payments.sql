-- Pay orders and how they are paid: attempts at the gateway, refunds through it, comparisons of the books; money in, out and corrected.

create table pay_order (
  pay_no text primary key,
  user_id bigint not null references user_account (user_id),
  biz_type text not null check (biz_type in ('order', 'buy', 'recharge', 'expand', 'fund', 'shop', 'cart')),
  biz_id bigint not null,
  subject text not null,
  amount bigint not null check (amount > 0),
  state text not null check (state in ('unpaid', 'paying', 'paid', 'closed')),
  expire_at bigint not null,
  created_at bigint not null,
  unique (biz_type, biz_id)
);
create index pay_order_recharge_due on pay_order (expire_at) where biz_type = 'recharge' and state in ('unpaid', 'paying');
-- Own pay orders are read by what they pay for, newest first.
create index pay_order_own on pay_order (user_id, biz_id desc);
-- What waits for somebody's money is counted at every look at what is to do.
create index pay_order_waiting on pay_order (user_id) where state in ('unpaid', 'paying');

-- Attempts at the gateway.
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

-- What WeChat is told of payments in the mini-program: that they were sent, and signed for.
create table pay_dispatch (
  attempt_id bigint primary key references pay_attempt (attempt_id),
  content jsonb,
  known_at bigint,
  told_at bigint,
  over text check (over in ('refunded')),
  signed_at bigint,
  signed_told_at bigint,
  tries integer not null default 0,
  said text not null default '',
  check ((content is null) = (known_at is null)),
  check (told_at is null or (known_at is not null and over is null)),
  check (signed_told_at is null or (told_at is not null and signed_at is not null))
);
create index pay_dispatch_untold on pay_dispatch (known_at) where told_at is null and over is null;
create index pay_dispatch_unsigned on pay_dispatch (signed_at) where signed_told_at is null;

-- A refund's money waits in payout:clearing until the gateway has given it back.
create table pay_refund (
  refund_id bigint primary key,
  attempt_id bigint not null references pay_attempt (attempt_id),
  out_refund_no text not null unique,
  amount bigint not null check (amount > 0),
  reason text not null,
  state text not null check (state in ('asked', 'done', 'failed')),
  gateway_no text not null,
  created_at bigint not null,
  ended_at bigint,
  -- What a refund of a recharge takes back: the bonus that the rest of it would not have brought.
  bonus bigint not null default 0 check (bonus >= 0),
  check ((state = 'asked') = (ended_at is null))
);
create index pay_refund_attempt on pay_refund (attempt_id);

create table reconciliation (
  run_id bigint primary key,
  day text not null,
  at bigint not null,
  payments integer not null,
  differences text not null,
  is_equal boolean not null
);
create index reconciliation_newest on reconciliation (at desc);

create table recharge (
  recharge_id bigint primary key,
  recharge_no text not null unique,
  ver integer not null,
  user_id bigint not null references user_account (user_id),
  area_id bigint not null,
  amount bigint not null check (amount > 0),
  bonus bigint not null check (bonus >= 0),
  state text not null check (state in ('created', 'paid', 'closed')),
  pay_no text not null unique,
  channel text not null,
  created_at bigint not null,
  ended_at bigint,
  txn_id bigint references txn (txn_id),
  check ((state = 'created') = (ended_at is null)),
  check ((state = 'paid') = (txn_id is not null))
);
create index recharge_own on recharge (user_id, recharge_id desc);

create table withdrawal (
  withdraw_id bigint primary key,
  withdraw_no text not null unique,
  ver integer not null,
  user_id bigint not null references user_account (user_id),
  area_id bigint not null,
  -- Null for a person without a block: money belongs to the person.
  block_id bigint references block (block_id),
  amount bigint not null check (amount > 0),
  fee bigint not null check (fee >= 0 and fee < amount),
  way text not null check (way in ('wechat', 'alipay', 'bank')),
  name text not null,
  account text not null,
  bank text not null,
  payee_sealed text not null,
  state text not null check (state in ('applied', 'approved', 'paying', 'paid', 'rejected', 'cancelled', 'failed', 'returned')),
  reason text not null,
  reference text not null,
  hold_id bigint not null unique references hold (hold_id),
  expect_at bigint not null,
  created_at bigint not null,
  ended_at bigint,
  check ((state in ('applied', 'approved', 'paying')) = (ended_at is null)),
  check ((state in ('rejected', 'failed', 'returned')) = (reason <> '')),
  check ((state in ('paid', 'returned')) = (reference <> ''))
);
create index withdrawal_own on withdrawal (user_id, withdraw_id desc);
create unique index withdrawal_one_open on withdrawal (user_id) where state in ('applied', 'approved', 'paying');
create unique index withdrawal_reference on withdrawal (way, reference) where reference <> '';
create index withdrawal_queue on withdrawal (state, withdraw_id);
create index withdrawal_due on withdrawal (expect_at) where ended_at is null;

create table withdraw_step (
  withdraw_id bigint not null references withdrawal (withdraw_id),
  seq integer not null,
  state text not null,
  user_id bigint not null references user_account (user_id),
  at bigint not null,
  primary key (withdraw_id, seq)
);
create trigger withdraw_step_append_only before update or delete on withdraw_step for each row execute function refuse_change();

-- A proposed correction that nobody decided in a day lapses.
create table correction (
  correction_id bigint primary key,
  ver integer not null,
  txn_id bigint not null references txn (txn_id),
  state text not null constraint correction_state_known check (state in ('proposed', 'done', 'refused', 'lapsed')),
  reason text not null,
  proposed_by bigint not null references user_account (user_id),
  proposed_at bigint not null,
  decided_by bigint references user_account (user_id),
  decided_at bigint,
  refused_reason text not null,
  reversed_by bigint references txn (txn_id),
  constraint correction_by_two check (state <> 'done' or (decided_by <> proposed_by and reversed_by is not null)),
  constraint correction_decided check ((state in ('proposed', 'lapsed')) = (decided_by is null))
);
create unique index correction_of on correction (txn_id) where state in ('proposed', 'done');
create index correction_state on correction (state, correction_id desc);

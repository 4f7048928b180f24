-- Payment passwords, recharges, withdrawals with their steps, corrections of the books.

create table pay_password (
  user_id bigint primary key references user_account (user_id),
  hash text not null,
  set_at bigint not null,
  wrong_at bigint[] not null default '{}',
  locked_until bigint not null default 0
);

alter table pay_order drop constraint pay_order_biz_type_check;
alter table pay_order add check (biz_type in ('order', 'buy', 'recharge'));

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
  block_id bigint not null references block (block_id),
  amount bigint not null check (amount > 0),
  fee bigint not null check (fee >= 0 and fee < amount),
  way text not null check (way in ('wechat', 'alipay', 'bank')),
  name text not null,
  account text not null,
  bank text not null,
  payee_sealed text not null,
  state text not null check (state in ('applied', 'approved', 'paying', 'paid', 'rejected', 'cancelled', 'failed')),
  reason text not null,
  reference text not null,
  hold_id bigint not null unique references hold (hold_id),
  expect_at bigint not null,
  created_at bigint not null,
  ended_at bigint,
  check ((state in ('applied', 'approved', 'paying')) = (ended_at is null)),
  check ((state in ('rejected', 'failed')) = (reason <> '')),
  check ((state = 'paid') = (reference <> ''))
);
create index withdrawal_own on withdrawal (user_id, withdraw_id desc);
create unique index withdrawal_one_open on withdrawal (user_id) where state in ('applied', 'approved', 'paying');
create unique index withdrawal_reference on withdrawal (way, reference) where reference <> '';
create index withdrawal_desk on withdrawal (state, withdraw_id);

create table withdraw_step (
  withdraw_id bigint not null references withdrawal (withdraw_id),
  seq integer not null,
  state text not null,
  user_id bigint not null references user_account (user_id),
  at bigint not null,
  primary key (withdraw_id, seq)
);
create trigger withdraw_step_append_only before update or delete on withdraw_step for each row execute function refuse_change();

create table correction (
  correction_id bigint primary key,
  ver integer not null,
  txn_id bigint not null references txn (txn_id),
  state text not null check (state in ('proposed', 'done', 'refused')),
  reason text not null,
  proposed_by bigint not null references user_account (user_id),
  proposed_at bigint not null,
  decided_by bigint references user_account (user_id),
  decided_at bigint,
  refused_reason text not null,
  reversed_by bigint references txn (txn_id),
  check ((state = 'proposed') = (decided_by is null)),
  check (state <> 'done' or (decided_by <> proposed_by and reversed_by is not null))
);
create unique index correction_of on correction (txn_id) where state in ('proposed', 'done');
create index correction_state on correction (state, correction_id desc);
create index txn_reference on txn (reference, txn_id desc) where reference <> '';

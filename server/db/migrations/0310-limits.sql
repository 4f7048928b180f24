-- Own limits of residents, and from which amounts on two persons decide. Both keep their rows, so that versions go on.

create table user_limit (
  user_id bigint not null constraint user_limit_user_fkey references user_account (user_id),
  name text not null,
  -- Null: as everybody.
  amount bigint,
  ver int not null,
  at bigint not null,
  constraint user_limit_pkey primary key (user_id, name),
  constraint user_limit_known check (name in ('recharge', 'withdraw', 'gift')),
  constraint user_limit_whole check (amount is null or amount >= 0)
);

create table threshold (
  -- Approvals name it so.
  threshold_id bigint constraint threshold_pkey primary key,
  name text not null constraint threshold_name_key unique,
  -- Null: the standard.
  amount bigint,
  ver int not null,
  at bigint,
  constraint threshold_known check (name in ('withdraw', 'refund', 'dispute')),
  constraint threshold_whole check (amount is null or amount > 0)
);
insert into threshold (threshold_id, name, amount, ver, at) values
  (1, 'withdraw', null, 0, null), (2, 'refund', null, 0, null), (3, 'dispute', null, 0, null);

-- Where people want goods to be sent, and where those of an order go: as it was when the buyer chose it.

create table address (
  address_id bigint constraint address_pkey primary key,
  user_id bigint not null constraint address_user_fkey references user_account (user_id),
  name text not null,
  mobile text not null,
  region_code integer not null,
  region text not null,
  street text not null,
  is_default boolean not null,
  created_at bigint not null,
  updated_at bigint not null
);
create index address_of_user on address (user_id);
create unique index address_default on address (user_id) where is_default;

create table order_address (
  order_id bigint constraint order_address_pkey primary key constraint order_address_order_fkey references trade_order (order_id),
  name text not null,
  mobile text not null,
  region text not null,
  street text not null,
  at bigint not null,
  masked_at bigint
);

-- Orders: where they come from, requests to cancel, more time, ratings, messages, disputes and who decides them; notices.

alter table trade_order
  alter column sale_id drop not null,
  add column source text not null default 'sale' check (source in ('sale', 'buy', 'block')),
  add column source_id bigint,
  add column cancel_ask_by text check (cancel_ask_by in ('buyer', 'seller')),
  add column cancel_ask_text text,
  add column cancel_ask_at bigint,
  add column cancel_ask_until bigint,
  add column more_deliver boolean not null default false,
  add column more_confirm boolean not null default false,
  add column messages integer not null default 0,
  add column rate_until bigint,
  add column buyer_stars smallint check (buyer_stars between 1 and 5),
  add column buyer_words text,
  add column seller_stars smallint check (seller_stars between 1 and 5),
  add column seller_words text,
  add check ((source = 'sale') = (sale_id is not null)),
  add check (num_nulls(cancel_ask_by, cancel_ask_text, cancel_ask_at, cancel_ask_until) in (0, 4));
update trade_order set source_id = sale_id;
update trade_order set rate_until = ended_at + 604800000 where state in ('done', 'refunded');
alter table trade_order alter column source_id set not null, alter column source drop default;

alter table order_event drop constraint order_event_by_check;
alter table order_event add check (by in ('buyer', 'seller', 'arbiter', 'operator', 'timer'));

create table dispute (
  dispute_id bigint primary key,
  order_id bigint not null references trade_order (order_id),
  area_id bigint not null references area (area_id),
  opened_by text not null check (opened_by in ('buyer', 'seller')),
  reason text not null,
  text text not null,
  images text not null,
  state text not null check (state in ('open', 'decided', 'appealed', 'executed', 'withdrawn', 'lapsed')),
  opened_at bigint not null,
  evidence_until bigint not null,
  decide_by bigint not null,
  last_resort_at bigint not null,
  appealed_by text check (appealed_by in ('buyer', 'seller')),
  appeal_text text,
  appealed_at bigint,
  ended_at bigint,
  unique (order_id, opened_by)
);
create unique index dispute_running on dispute (order_id) where ended_at is null;
create index dispute_todo on dispute (decide_by, dispute_id) where ended_at is null;
create index dispute_ended on dispute (dispute_id desc) where ended_at is not null;

create table dispute_ruling (
  ruling_id bigint primary key,
  dispute_id bigint not null references dispute (dispute_id),
  kind text not null check (kind in ('release', 'refund', 'split')),
  seller_amount bigint not null check (seller_amount >= 0),
  fee bigint not null check (fee >= 0 and fee <= seller_amount),
  reason text not null,
  by_role text not null check (by_role in ('arbiter', 'operator')),
  by_user_id bigint not null references user_account (user_id),
  at bigint not null,
  buyer_accepted_at bigint,
  seller_accepted_at bigint,
  executed_at bigint
);
create index dispute_ruling_dispute on dispute_ruling (dispute_id, ruling_id);

create table order_message (
  msg_id bigint primary key,
  order_id bigint not null references trade_order (order_id),
  from_user_id bigint not null references user_account (user_id),
  by text not null check (by in ('buyer', 'seller')),
  text text not null,
  images text not null,
  at bigint not null,
  check (text <> '' or images <> '')
);
create index order_message_order on order_message (order_id, msg_id desc);
create trigger order_message_is_append_only before update or delete on order_message for each row execute function refuse_change();

create table area_role (
  area_id bigint not null references area (area_id),
  user_id bigint not null references user_account (user_id),
  role text not null check (role in ('mayor', 'arbiter')),
  since bigint not null,
  primary key (area_id, user_id, role)
);
create index area_role_user on area_role (user_id);

create table user_notice (
  notice_id bigint primary key,
  user_id bigint not null references user_account (user_id),
  type text not null,
  kind text not null,
  title text not null,
  content text not null,
  ref_type text not null check (ref_type in ('order', 'dispute', 'none')),
  ref_id bigint not null,
  created_at bigint not null,
  read_at bigint
);
create index user_notice_newest on user_notice (user_id, notice_id desc);
create index user_notice_unread on user_notice (user_id, notice_id desc) where read_at is null;

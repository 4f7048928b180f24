-- Notices to areas and to people, and messages of the messenger about them, sent to who allowed them.

-- What an operator or a mayor tells a whole area reaches every resident as a notice of his own: read, kept or removed one by one.
create table area_notice (
  notice_id bigint primary key,
  area_id bigint not null references area (area_id),
  title text not null,
  content text not null,
  created_at bigint not null,
  type text not null default 'system',
  is_popup boolean not null default false,
  attachment text not null default '',
  by_user_id bigint references user_account (user_id)
);
create index area_notice_newest on area_notice (area_id, created_at desc);

create table user_notice (
  notice_id bigint primary key,
  user_id bigint not null references user_account (user_id),
  type text not null,
  kind text not null,
  title text not null,
  content text not null,
  ref_type text not null check (ref_type in
    ('order', 'dispute', 'sale', 'buy', 'block', 'handover', 'recharge', 'withdraw', 'withdrawDesk', 'expand', 'round', 'fund',
     'fundSpend', 'vote', 'shop', 'mutual', 'mayor', 'areaNotice', 'account', 'none')),
  ref_id bigint not null,
  created_at bigint not null,
  read_at bigint,
  is_popup boolean not null default false
);
create index user_notice_newest on user_notice (user_id, notice_id desc);
create index user_notice_unread on user_notice (user_id, notice_id desc) where read_at is null;
create index user_notice_ref on user_notice (ref_id) where ref_type = 'areaNotice';
-- What a user has not read yet about one thing, which every act on an order ends: found by the thing, and not among all that is unread.
create index user_notice_unread_of on user_notice (user_id, ref_id) where read_at is null;

-- How many more messages of a kind a person allowed; the messenger counts too, and its count wins.
create table news_consent (
  user_id bigint not null references user_account (user_id),
  kind text not null,
  left_over integer not null check (left_over >= 0),
  primary key (user_id, kind)
);

-- One row per message, written with the notice and sent after it.
create table news_message (
  message_id bigint primary key,
  user_id bigint not null references user_account (user_id),
  kind text not null,
  title text not null,
  content text not null,
  page text not null,
  created_at bigint not null,
  sent_at bigint,
  failed_because text
);

-- Messages of WeChat's to the server that were done, by a hash of their text: their repeats do nothing.
create table wechat_push (
  mark text primary key,
  at bigint not null
);
create index wechat_push_at on wechat_push (at);

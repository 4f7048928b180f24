-- Messages of the messenger about notices, sent to who allowed them.

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

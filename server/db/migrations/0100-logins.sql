-- Messenger users as a way to sign in, and who brought whom.

-- One account per messenger user and application, and one messenger user per account and application.
create table wechat_login (
  app_id text not null,
  open_id text not null,
  user_id bigint not null references user_account (user_id),
  at bigint not null,
  primary key (app_id, open_id),
  unique (user_id, app_id)
);

-- One row from somebody's first login on, with or without a referee: bound once, never changed.
create table referral (
  user_id bigint primary key references user_account (user_id),
  referee_user_id bigint references user_account (user_id),
  at bigint not null,
  check (referee_user_id <> user_id)
);
insert into referral (user_id, at) select user_id, created_at from user_account;

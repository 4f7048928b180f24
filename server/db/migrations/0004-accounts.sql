-- How an account is entered and guarded; what belongs to a person: addresses, popularity, work logs, favourites.

-- A session holds for the device that made it.
create table session_token (
  token_id bigint primary key,
  token_hash bytea not null unique,
  user_id bigint not null references user_account (user_id),
  login_user_id bigint not null references user_account (user_id),
  -- Null for a person without a block.
  block_id bigint references block (block_id),
  ak text not null,
  platform text not null,
  created_at bigint not null,
  expires_at bigint not null,
  area_id bigint not null,
  -- 'owner', or 'manager' with narrow rights.
  scope text not null default 'owner' check (scope in ('owner', 'manager')),
  -- Until when this session may change how the account is entered; 0: not proven.
  proven_until bigint not null default 0
);
create index session_token_user on session_token (user_id);
create index session_token_block on session_token (block_id);
create index session_token_expiry on session_token (expires_at);

create table login_lock (
  lock_key text primary key,
  wrong_at bigint[] not null,
  locked_until bigint not null
);

-- Devices that signed in keep tries of their own.
create table known_device (
  user_id bigint not null references user_account (user_id),
  -- 0 for a person without a block.
  block_id bigint not null,
  ak text not null,
  seen_at bigint not null,
  primary key (user_id, block_id, ak)
);
create index known_device_seen on known_device (seen_at);

create table sms_code (
  sms_id bigint primary key,
  mobile text not null,
  purpose text not null check (purpose in ('login', 'bind', 'findPassword', 'proof')),
  code_hash bytea not null,
  ak text not null,
  created_at bigint not null,
  expires_at bigint not null,
  tries integer not null,
  used_at bigint,
  -- Codes are counted by address too, and those of known devices by themselves.
  address text not null default '',
  is_known boolean not null default false
);
create index sms_code_mobile on sms_code (mobile, created_at desc);
create index sms_code_expiry on sms_code (expires_at);
create index sms_code_time on sms_code (created_at);

-- What the development outbox "sent"; empty where a provider is configured.
create table sms_outbox (
  sms_id bigint primary key,
  mobile text not null,
  text text not null,
  at bigint not null
);

-- One account per messenger user and application, and one messenger user per account and application.
create table wechat_login (
  app_id text not null,
  open_id text not null,
  user_id bigint not null references user_account (user_id),
  at bigint not null,
  primary key (app_id, open_id),
  unique (user_id, app_id)
);

create table platform_user (
  user_id bigint not null references user_account (user_id),
  app_id text not null,
  open_id text not null,
  at bigint not null,
  primary key (user_id, app_id)
);

-- Who changes how an account is entered, or how money leaves it, proves who he is, is told, and withdraws nothing for a while.
create table credential_change (
  change_id bigint primary key,
  user_id bigint not null references user_account (user_id),
  what text not null check (what in
    ('mobile', 'firstMobile', 'wechat', 'founder', 'founderEdit', 'founderGiven', 'manage', 'payPassword', 'firstPayPassword', 'closing', 'closingBack',
     'closingEnded', 'closed')),
  at bigint not null,
  -- The number that is to be told; '' once it was, or where there is none.
  mobile text not null
);
create index credential_change_user on credential_change (user_id, at desc);

create table pay_password (
  user_id bigint primary key references user_account (user_id),
  hash text not null,
  set_at bigint not null,
  wrong_at bigint[] not null default '{}',
  locked_until bigint not null default 0
);

-- What a payment password's seal was used for: one that was caught with a refused command is good for nothing else.
create table pay_seal (
  user_id bigint not null references user_account (user_id),
  client_no text not null,
  -- SHA-256 of the call and of what it moves.
  used_for bytea not null,
  at bigint not null,
  primary key (user_id, client_no)
);

-- One row from somebody's first login on, with or without a referee: bound once, never changed.
create table referral (
  user_id bigint primary key references user_account (user_id),
  referee_user_id bigint references user_account (user_id),
  at bigint not null,
  check (referee_user_id <> user_id)
);

-- Where people want goods to be sent.
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

-- Popularity (never money), with every change of it.
create table points_entry (
  points_id bigint primary key,
  user_id bigint not null references user_account (user_id),
  area_id bigint not null,
  -- Who gave or got them: null is the city's pool.
  other_user_id bigint references user_account (user_id),
  content text not null,
  points_add bigint not null,
  points bigint not null check (points >= 0),
  ref_type text not null,
  ref_id bigint not null,
  created_at bigint not null
);
create index points_entry_user on points_entry (user_id, points_id desc);
-- One thing scores once for one person.
create unique index points_entry_once on points_entry (user_id, ref_type, ref_id);

create table work_log (
  log_id bigint primary key,
  user_id bigint not null references user_account (user_id),
  area_id bigint not null,
  block_id bigint not null references block (block_id),
  block_no integer not null,
  -- yyyy-mm-dd on the area's clock.
  day text not null,
  content text not null,
  thumbs text not null,
  created_at bigint not null,
  updated_at bigint not null
);
create index work_log_area on work_log (area_id, log_id desc);
create index work_log_user on work_log (user_id, log_id desc);
create index work_log_day on work_log (block_id, day);
create index work_log_area_day on work_log (area_id, day);

-- Shops, blocks and sellers that people keep to find them again.
create table favourite (
  user_id bigint not null references user_account (user_id),
  kind text not null constraint favourite_kind_known check (kind in ('shop', 'block', 'seller')),
  ref_id bigint not null,
  created_at bigint not null,
  primary key (user_id, kind, ref_id)
);
create index favourite_thing on favourite (kind, ref_id);

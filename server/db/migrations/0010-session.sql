-- People, their blocks, their sessions, and what guards the door: wrong passwords and used nonces.

create table user_account (
  user_id bigint primary key,
  nick_name text not null,
  avatar text not null,
  mobile text not null,
  is_admin boolean not null,
  points bigint not null check (points >= 0),
  created_at bigint not null
);

create table block (
  block_id bigint primary key,
  area_id bigint not null,
  block_no integer not null check (block_no > 0),
  owner_user_id bigint references user_account (user_id),
  state smallint not null check (state in (0, 1, 2, 3, 9)),
  capacity integer not null check (capacity >= 0),
  founder_hash text,
  name text not null,
  created_at bigint not null,
  held_since bigint,
  unique (area_id, block_no)
);
create index block_owner on block (owner_user_id);

create table session_token (
  token_id bigint primary key,
  token_hash bytea not null unique,
  user_id bigint not null references user_account (user_id),
  login_user_id bigint not null references user_account (user_id),
  block_id bigint not null references block (block_id),
  ak text not null,
  platform text not null,
  created_at bigint not null,
  expires_at bigint not null
);
create index session_token_user on session_token (user_id);
create index session_token_block on session_token (block_id);
create index session_token_expiry on session_token (expires_at);

create table login_lock (
  lock_key text primary key,
  wrong_at bigint[] not null,
  locked_until bigint not null
);

-- Losing it in a crash costs nothing but five minutes of replay protection of requests that were already seen.
create unlogged table request_nonce (
  nonce text primary key,
  signed_at bigint not null
);
create index request_nonce_time on request_nonce (signed_at);

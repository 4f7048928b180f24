-- What the server keeps about its work: wake-ups at stored times, leases, commands, settings and counters.

create table job (
  kind text not null,
  ref bigint not null,
  run_at bigint not null,
  attempts integer not null default 0,
  locked_until bigint not null default 0,
  last_error text,
  done_at bigint,
  primary key (kind, ref)
);
create index job_due on job (run_at) where done_at is null;

-- By it the server knows how long it was away.
create table heartbeat (
  name text primary key,
  at bigint not null
);

-- Work that one process at a time does: who does it and until when. A row, because behind a pooler no session is a process's own.
create table lease (
  name text primary key,
  holder bigint not null,
  until bigint not null
);

-- Commands with their first answer, so that a repeat is never done twice.
create table command (
  user_id bigint not null,
  client_no text not null,
  call text not null,
  input_hash bytea not null,
  answer jsonb,
  at bigint not null,
  primary key (user_id, client_no)
);
create index command_at on command (at);

-- What the server keeps about itself.
create table setting (
  key text primary key,
  value text not null
);

-- Readable numbers are counted by the day.
create table day_counter (
  day text not null,
  kind text not null,
  value integer not null,
  primary key (day, kind)
);

-- Losing it in a crash costs nothing but five minutes of replay protection of requests that were already seen.
create unlogged table request_nonce (
  nonce text primary key,
  signed_at bigint not null
);
create index request_nonce_time on request_nonce (signed_at);

-- What an application calls WeChat with, for all processes. Losing it in a crash costs one more call.
create unlogged table wechat_token (
  app_id text not null,
  kind text not null check (kind in ('access', 'pages')),
  text_sealed text not null,
  until bigint not null,
  primary key (app_id, kind)
);

-- Calls of an address within one minute, of all processes together. Losing it in a crash costs one minute's count.
create unlogged table call_count (
  minute bigint not null,
  address text not null,
  calls bigint not null,
  primary key (minute, address)
);

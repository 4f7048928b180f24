-- Wake-ups at stored times, and the heartbeat that tells how long the server was away.

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

create table heartbeat (
  name text primary key,
  at bigint not null
);

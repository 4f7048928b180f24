-- Commands with their first answer, so that a repeat is never done twice; and what the server keeps about itself.

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

create table setting (
  key text primary key,
  value text not null
);

-- What a payment password's seal was used for: one that was caught with a refused command is good for nothing else.

create table pay_seal (
  user_id bigint not null references user_account (user_id),
  client_no text not null,
  -- SHA-256 of the call and of what it moves.
  used_for bytea not null,
  at bigint not null,
  primary key (user_id, client_no)
);

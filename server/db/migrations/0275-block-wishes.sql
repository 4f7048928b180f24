-- Who wants to be told when a reserved block is free again.

create table block_wish (
  block_id bigint not null references block (block_id),
  user_id bigint not null references user_account (user_id),
  created_at bigint not null,
  primary key (block_id, user_id)
);

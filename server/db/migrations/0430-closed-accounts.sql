-- Accounts that their people closed, and the blocks that went back to the city with them.

alter table user_account add column closed_at bigint;

alter table credential_change drop constraint credential_change_what_check;
alter table credential_change add constraint credential_change_what_check check (what in
  ('mobile', 'firstMobile', 'wechat', 'founder', 'founderEdit', 'founderGiven', 'manage', 'payPassword', 'closed'));

create table block_return (
  return_id bigint constraint block_return_pkey primary key,
  block_id bigint not null constraint block_return_block_fkey references block (block_id),
  from_user_id bigint not null constraint block_return_user_fkey references user_account (user_id),
  held_since bigint,
  at bigint not null
);
create index block_return_block on block_return (block_id, at);

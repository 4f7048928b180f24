-- Shops and blocks that people keep to find them again.

create table favourite (
  user_id bigint not null references user_account (user_id),
  kind text not null check (kind in ('shop', 'block')),
  ref_id bigint not null,
  created_at bigint not null,
  primary key (user_id, kind, ref_id)
);
create index favourite_thing on favourite (kind, ref_id);

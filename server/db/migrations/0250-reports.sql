-- What people report to the operators; a person reports a thing once.

create table report (
  report_id bigint primary key,
  area_id bigint not null references area (area_id),
  user_id bigint not null references user_account (user_id),
  ref_type text not null check (ref_type in ('mutual')),
  ref_id bigint not null,
  reason text not null check (reason in ('ad', 'money', 'abuse', 'false', 'privacy', 'other')),
  text text not null,
  created_at bigint not null,
  unique (ref_type, ref_id, user_id)
);
create index report_user on report (user_id, created_at);
create index report_queue on report (area_id, created_at desc);

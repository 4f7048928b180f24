-- What operators, mayors and arbiters did: who, what, when, to what and why. Rows are never changed.

create table audit (
  audit_id bigint primary key,
  user_id bigint not null references user_account (user_id),
  call text not null,
  area_id bigint,
  ref_type text not null,
  ref_id bigint not null,
  reason text not null,
  details jsonb not null,
  at bigint not null
);
create index audit_ref on audit (ref_type, ref_id, audit_id desc);
create index audit_user on audit (user_id, audit_id desc);
create trigger audit_append_only before update or delete on audit for each row execute function refuse_change();
create trigger audit_never_emptied before truncate on audit for each statement execute function refuse_change();

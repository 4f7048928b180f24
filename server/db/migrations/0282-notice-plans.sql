-- Notices to an area that staff write, and that are sent at their minute. Source: community §9 (notices).

create table notice_plan (
  plan_id bigint primary key,
  ver integer not null,
  area_id bigint not null references area (area_id),
  title text not null check (title <> ''),
  content text not null check (content <> ''),
  type text not null,
  is_popup boolean not null,
  -- Whose blocks have these numbers; both or none: everybody in the area.
  no_from integer,
  no_to integer,
  send_at bigint,
  expire_at bigint,
  state text not null check (state in ('draft', 'planned', 'sent', 'withdrawn')),
  staff_id bigint not null references staff (staff_id),
  created_at bigint not null,
  -- The notice that it became, and how many got it.
  notice_id bigint,
  readers integer not null default 0,
  check ((no_from is null) = (no_to is null) and (no_from is null or no_from <= no_to)),
  check (state = 'draft' or send_at is not null or state = 'withdrawn'),
  check (state <> 'sent' or notice_id is not null)
);
create index notice_plan_area on notice_plan (area_id, plan_id desc);

-- The operator console: staff and their sessions, the audit, what two persons decide, moderation, plans, notes and statistics.

create table staff (
  staff_id bigint constraint staff_pkey primary key,
  ver int not null,
  name text not null constraint staff_name_key unique,
  password_hash text,
  totp_sealed text,
  -- The step of the last code that was taken: each one counts once.
  totp_step bigint not null,
  recovery_hashes text[] not null,
  invitation_hash bytea,
  invitation_until bigint not null,
  roles text[] not null,
  areas bigint[],
  state text not null,
  -- The account that acts: the person's own as a resident, or one that nobody can sign in to.
  user_id bigint not null constraint staff_user_fkey references user_account (user_id),
  is_resident boolean not null,
  created_at bigint not null,
  constraint staff_user_key unique (user_id),
  constraint staff_state_known check (state in ('new', 'on', 'off')),
  constraint staff_roles_known check (
    cardinality(roles) > 0 and roles <@ array['operator', 'finance', 'support', 'auditor', 'administrator']
  ),
  constraint staff_roles_apart check (not roles @> array['administrator', 'finance']),
  constraint staff_on_has_secrets check (state <> 'on' or (password_hash is not null and totp_sealed is not null))
);

create table staff_session (
  session_id bigint constraint staff_session_pkey primary key,
  staff_id bigint not null constraint staff_session_staff_fkey references staff (staff_id),
  token_hash bytea not null constraint staff_session_token_key unique,
  created_at bigint not null,
  seen_at bigint not null,
  -- When the newest code was right; null while the first one is waited for.
  proved_at bigint,
  ip text not null,
  ended_at bigint
);
create index staff_session_staff on staff_session (staff_id) where ended_at is null;

create table staff_lock (
  lock_key text constraint staff_lock_pkey primary key,
  wrong_at bigint[] not null,
  locked_until bigint not null
);

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
  at bigint not null,
  -- Its place in the chain, from 1, and its digest, which goes on from the act before: so a changed or missing one is found.
  no bigint,
  hash bytea,
  staff_id bigint constraint audit_staff_fkey references staff (staff_id),
  role text,
  ip text,
  session_id bigint,
  approval_id bigint
);
create index audit_ref on audit (ref_type, ref_id, audit_id desc);
create index audit_user on audit (user_id, audit_id desc);
create unique index audit_no on audit (no);
create index audit_staff on audit (staff_id, audit_id desc) where staff_id is not null;
create trigger audit_append_only before update or delete on audit for each row execute function refuse_change();
create trigger audit_never_emptied before truncate on audit for each statement execute function refuse_change();

-- The end of the chain, one row: who adds an act locks it, so that acts follow one after the other.
create table audit_head (
  head_id int constraint audit_head_pkey primary key,
  no bigint not null,
  hash bytea not null
);

-- What two persons decide: asked for and decided by accounts, those through which staff act.
create table approval (
  approval_id bigint constraint approval_pkey primary key,
  ver int not null,
  kind text not null,
  ref_type text not null,
  ref_id bigint not null,
  -- The version of the thing that was asked about.
  ref_ver int not null,
  area_id bigint,
  summary text not null,
  payload jsonb not null,
  payload_hash text not null,
  reason text not null,
  state text not null,
  asked_by bigint not null constraint approval_asker_fkey references user_account (user_id),
  asked_at bigint not null,
  expires_at bigint not null,
  decided_by bigint constraint approval_decider_fkey references user_account (user_id),
  decided_at bigint,
  answer text not null,
  constraint approval_state_known check (state in ('waiting', 'approved', 'refused', 'lapsed')),
  constraint approval_two_persons check (state <> 'approved' or (decided_by is not null and decided_by <> asked_by)),
  constraint approval_ended check ((state = 'waiting') = (decided_at is null))
);
create unique index approval_one_waiting on approval (kind, ref_type, ref_id) where state = 'waiting';
create index approval_by_state on approval (state, approval_id);

-- From which amounts on two persons decide. Rows are kept, so that versions go on.
create table threshold (
  -- Approvals name it so.
  threshold_id bigint constraint threshold_pkey primary key,
  name text not null constraint threshold_name_key unique,
  -- Null: the standard.
  amount bigint,
  ver int not null,
  at bigint,
  constraint threshold_known check (name in ('withdraw', 'refund', 'dispute')),
  constraint threshold_whole check (amount is null or amount > 0)
);
insert into threshold (threshold_id, name, amount, ver, at) values
  (1, 'withdraw', null, 0, null), (2, 'refund', null, 0, null), (3, 'dispute', null, 0, null);

-- Own limits of residents. Rows are kept, so that versions go on.
create table user_limit (
  user_id bigint not null constraint user_limit_user_fkey references user_account (user_id),
  name text not null,
  -- Null: as everybody.
  amount bigint,
  ver int not null,
  at bigint not null,
  constraint user_limit_pkey primary key (user_id, name),
  constraint user_limit_known check (name in ('recharge', 'withdraw', 'gift')),
  constraint user_limit_whole check (amount is null or amount >= 0)
);

-- What people report to the operators: whatever people write can be; a person reports a thing once.
create table report (
  report_id bigint primary key,
  area_id bigint not null references area (area_id),
  user_id bigint not null references user_account (user_id),
  ref_type text not null constraint report_ref_type_known
    check (ref_type in ('mutual', 'sale', 'buy', 'message', 'buyerRating', 'sellerRating', 'reviewAnswer', 'user', 'shop')),
  ref_id bigint not null,
  reason text not null check (reason in ('ad', 'money', 'abuse', 'false', 'privacy', 'other')),
  text text not null,
  created_at bigint not null,
  -- What became of it: all of one thing that are open are decided at once, by staff of the console.
  decided_at bigint,
  decision text constraint report_decision_known check (decision in ('removed', 'warned', 'frozen', 'kept')),
  decided_by bigint constraint report_decider_fkey references user_account (user_id),
  answer text,
  -- Who wrote the thing, so that warnings can be counted.
  author_id bigint not null constraint report_author_fkey references user_account (user_id),
  -- What was said to those who reported it.
  note text not null default '',
  unique (ref_type, ref_id, user_id),
  constraint report_decided_whole check (
    (decided_at is null and decision is null and decided_by is null and answer is null)
    or (decided_at is not null and decision is not null and decided_by is not null and answer is not null)
  )
);
create index report_user on report (user_id, created_at);
create index report_queue on report (area_id, created_at desc);
create index report_author on report (author_id, decided_at) where decided_at is not null;
create index report_open on report (ref_type, ref_id, area_id) where decided_at is null;
create index report_decided on report (decided_at desc) where decided_at is not null;

-- Who of staff has a dispute in hand.
create table dispute_handler (
  dispute_id bigint constraint dispute_handler_pkey primary key
    constraint dispute_handler_dispute_fkey references dispute (dispute_id),
  staff_id bigint not null constraint dispute_handler_staff_fkey references staff (staff_id),
  note text not null,
  by_staff_id bigint not null constraint dispute_handler_giver_fkey references staff (staff_id),
  at bigint not null
);

-- Notes of staff for colleagues about an order or a resident. Source: community §9 (pages: orders, residents).
create table staff_note (
  note_id bigint primary key,
  ref_type text not null check (ref_type in ('order', 'user')),
  ref_id bigint not null,
  staff_id bigint not null references staff (staff_id),
  text text not null check (text <> ''),
  at bigint not null
);
create index staff_note_ref on staff_note (ref_type, ref_id, note_id);

-- What support suggests about a dispute or an objection to the sale of a block, for those who decide. Source: community §9 (roles).
create table staff_draft (
  draft_id bigint primary key,
  ref_type text not null check (ref_type in ('dispute', 'handover')),
  ref_id bigint not null,
  staff_id bigint not null references staff (staff_id),
  way text not null check (way in ('release', 'split', 'refund', 'uphold', 'askUndo')),
  seller_amount bigint check (seller_amount > 0),
  reason text not null check (reason <> ''),
  at bigint not null,
  check ((way = 'split') = (seller_amount is not null))
);
create index staff_draft_ref on staff_draft (ref_type, ref_id, draft_id);

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

-- Statistics are counted by the hour, so that no call and no payment counts them. Source: community §9 (statistics).

-- What was done in an hour; what is missing was nothing. Money comes from entries: a correction may take more back than an hour brought.
create table stat_hour (
  hour bigint not null,
  area_id bigint not null references area (area_id),
  item_id bigint not null,
  orders bigint not null check (orders >= 0),
  turnover bigint not null,
  fee bigint not null,
  fund bigint not null,
  -- Payments for orders; `item_id` is the order's.
  payments bigint not null check (payments >= 0),
  primary key (hour, area_id, item_id)
);

-- Days of statistics, added up from the hours that are counted: a long series reads a row of a day, and not one of every hour.
create table stat_day (
  -- Its start in the area's time.
  day bigint not null,
  area_id bigint not null references area (area_id),
  item_id bigint not null,
  orders bigint not null check (orders >= 0),
  turnover bigint not null,
  fee bigint not null,
  fund bigint not null,
  payments bigint not null check (payments >= 0),
  primary key (day, area_id, item_id)
);

-- Who traded in a week: how many, and how many of them had traded in the week before.
create table stat_week (
  week bigint not null,
  area_id bigint not null references area (area_id),
  traders bigint not null check (traders >= 0),
  returned bigint not null check (returned >= 0 and returned <= traders),
  primary key (week, area_id)
);

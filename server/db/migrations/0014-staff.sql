-- The operator console: staff and their sessions, the audit, what two persons decide, moderation, plans, notes, statistics and alarms.

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
  no bigint not null,
  hash bytea not null,
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

-- What was put right of a case that had ended, or was given as goodwill; what waits for its second person is an approval. Its money stands in
-- the books under the number of the case, or under its own. Source: operating §2.
create table remedy (
  remedy_id bigint constraint remedy_pkey primary key,
  remedy_no text not null constraint remedy_no_once unique,
  kind text not null constraint remedy_kind_known check (kind in ('reallot', 'returned', 'loss', 'goodwill')),
  ref_type text not null constraint remedy_case_known check (ref_type in ('order', 'withdraw', 'user')),
  ref_id bigint not null,
  area_id bigint not null constraint remedy_area_fkey references area (area_id),
  -- Who got it; nobody of a loss.
  user_id bigint constraint remedy_user_fkey references user_account (user_id),
  -- All that moved, and what of it the city advanced.
  amount bigint not null constraint remedy_moves check (amount > 0),
  advanced bigint not null constraint remedy_advances check (advanced between 0 and amount),
  -- What the seller has of the order since then, before the fee.
  seller_amount bigint,
  -- What it first posted: once that is corrected, its number may be entered anew.
  txn_id bigint not null constraint remedy_txn_fkey references txn (txn_id),
  reference text not null,
  day text,
  reason text not null,
  by_user_id bigint not null constraint remedy_by_fkey references user_account (user_id),
  approval_id bigint constraint remedy_approval_fkey references approval (approval_id),
  at bigint not null,
  constraint remedy_of_seller check ((kind = 'reallot') = (seller_amount is not null)),
  constraint remedy_of_bank check ((kind = 'returned') = (day is not null)),
  constraint remedy_for_nobody check ((kind = 'loss') = (user_id is null))
);
-- An order is divided anew once.
create unique index remedy_reallot_once on remedy (ref_id) where kind = 'reallot';
create index remedy_of on remedy (ref_type, ref_id, remedy_id);
create index remedy_to on remedy (user_id, at);
create index remedy_at on remedy (at);
create trigger remedy_append_only before update or delete on remedy for each row execute function refuse_change();

-- Every change of a figure that a city may set, of its own or of all cities (area 0). What holds at an instant is the newest one whose time
-- has come and that nobody took back. Source: operating §1.
create table city_setting (
  change_id bigint constraint city_setting_pkey primary key,
  -- The city and the setting in one number.
  setting_id bigint not null,
  ver int not null,
  area_id bigint not null,
  key text not null,
  -- Null: as all cities, or, for all, as the standard.
  value jsonb,
  from_at bigint not null,
  at bigint not null,
  -- Null: the file by which the city was made.
  by_user_id bigint constraint city_setting_author_fkey references user_account (user_id),
  reason text not null,
  revokes bigint constraint city_setting_revokes_once unique constraint city_setting_revokes_fkey references city_setting (change_id),
  approval_id bigint,
  constraint city_setting_in_order unique (setting_id, ver)
);
create index city_setting_of_area on city_setting (area_id, key, from_at desc);
create trigger city_setting_append_only before update or delete on city_setting for each row execute function refuse_change();
create trigger city_setting_never_emptied before truncate on city_setting for each statement execute function refuse_change();

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

-- Letters that staff write to people of a city, and that are sent at their minute. Source: operating §5.
create table letter (
  letter_id bigint primary key,
  ver integer not null,
  area_id bigint not null references area (area_id),
  title text not null check (title <> ''),
  content text not null check (content <> ''),
  type text not null,
  is_popup boolean not null,
  -- To whom: {kind: city}, {kind: numbers, noFrom, noTo}, {kind: people, userIds}, {kind: rows, q}.
  audience jsonb not null check (audience ->> 'kind' in ('city', 'numbers', 'people', 'rows')),
  -- By which ways; a list of words, so that another way changes no table.
  ways jsonb not null check (jsonb_array_length(ways) > 0),
  send_at bigint,
  expire_at bigint,
  state text not null check (state in ('draft', 'planned', 'sent', 'withdrawn')),
  staff_id bigint not null references staff (staff_id),
  created_at bigint not null,
  -- What its notices are about, and how many people it was sent to. To a whole city it is a notice to the area, too.
  notice_id bigint,
  people integer not null default 0,
  check (state = 'draft' or send_at is not null or state = 'withdrawn'),
  check (state <> 'sent' or notice_id is not null)
);
create index letter_area on letter (area_id, letter_id desc);

-- What staff of a city write again and again: whole letters, and answers of a sentence or two. Source: operating §5.
create table text_template (
  template_id bigint primary key,
  ver integer not null,
  area_id bigint not null references area (area_id),
  kind text not null check (kind in ('letter', 'answer')),
  name text not null check (name <> ''),
  title text not null,
  content text not null check (content <> ''),
  staff_id bigint not null references staff (staff_id),
  changed_at bigint not null,
  unique (area_id, kind, name)
);

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

-- Alarms: what operators are told of by mail and by the robots of their groups. Source: operating §7.

-- Where they go. What a robot is reached and signs with is sealed.
create table alarm_channel (
  channel_id bigint constraint alarm_channel_pkey primary key,
  ver int not null,
  way text not null constraint alarm_channel_way_known check (way in ('mail', 'wecom', 'feishu', 'dingtalk')),
  name text not null constraint alarm_channel_named check (name <> ''),
  -- Null: of all cities, and of the server itself.
  area_id bigint constraint alarm_channel_area_fkey references area (area_id),
  roles text[] not null constraint alarm_channel_for_somebody check (cardinality(roles) > 0),
  mails text[] not null,
  robot_sealed text,
  key_end text not null,
  -- Hours of the day between which only what is urgent is told; both or none.
  quiet_from int constraint alarm_channel_quiet_from_hour check (quiet_from between 0 and 23),
  quiet_until int constraint alarm_channel_quiet_until_hour check (quiet_until between 0 and 23),
  -- Until when which kinds are not told.
  pauses jsonb not null,
  is_on boolean not null,
  created_at bigint not null,
  removed_at bigint,
  constraint alarm_channel_quiet_whole check ((quiet_from is null) = (quiet_until is null)),
  constraint alarm_channel_reaches check ((way = 'mail') = (robot_sealed is null) and (way = 'mail') = (cardinality(mails) > 0))
);
create unique index alarm_channel_name on alarm_channel (name) where removed_at is null;

-- How sending to one goes: a row of its own, because it is no change of the channel.
create table alarm_sending (
  channel_id bigint constraint alarm_sending_pkey primary key
    constraint alarm_sending_channel_fkey references alarm_channel (channel_id),
  tries int not null,
  next_at bigint not null,
  failing_since bigint,
  said text not null,
  tested_at bigint
);

create table alarm (
  alarm_id bigint constraint alarm_pkey primary key,
  kind text not null,
  -- Which of its kind: a case, a disk, a channel.
  subject text not null,
  area_id bigint,
  roles text[] not null,
  text text not null,
  ref_type text not null,
  ref_id bigint not null,
  opened_at bigint not null,
  over_at bigint constraint alarm_over_later check (over_at >= opened_at)
);
create unique index alarm_open_once on alarm (kind, subject) where over_at is null;
create index alarm_newest on alarm (opened_at desc);

-- Which channel was told of which alarm, and that it was over: one row each, so nobody is told twice.
create table alarm_told (
  alarm_id bigint not null constraint alarm_told_alarm_fkey references alarm (alarm_id),
  channel_id bigint not null constraint alarm_told_channel_fkey references alarm_channel (channel_id),
  told_at bigint not null,
  over_told_at bigint,
  constraint alarm_told_pkey primary key (alarm_id, channel_id)
);
create index alarm_told_over on alarm_told (channel_id) where over_told_at is null;

-- What each person of staff keeps of a list: filters under names, and which columns stand in which order. Source: operating §4 (lists).

create table staff_filter (
  staff_id bigint not null references staff (staff_id),
  -- The call that the rows come from.
  list text not null,
  name text not null check (name <> ''),
  -- What follows ? in the address of the list's page.
  address text not null,
  at bigint not null,
  primary key (staff_id, list, name)
);

create table staff_columns (
  staff_id bigint not null references staff (staff_id),
  list text not null,
  keys text[] not null check (cardinality(keys) > 0),
  primary key (staff_id, list)
);

-- What somebody of staff said of a line of the list of a city's first day: that he has looked at it, or that the city does without, and why.
-- Everything else of that list is found anew each time. Source: operating §9.
create table opening_mark (
  -- 0: of the server, and so of all cities.
  area_id bigint not null,
  key text not null,
  reason text not null,
  by_user_id bigint not null constraint opening_mark_author_fkey references user_account (user_id),
  at bigint not null,
  constraint opening_mark_pkey primary key (area_id, key)
);
create trigger opening_mark_append_only before update or delete on opening_mark for each row execute function refuse_change();
create trigger opening_mark_never_emptied before truncate on opening_mark for each statement execute function refuse_change();

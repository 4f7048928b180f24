-- Staff of the operator console, their sessions, what two of them decide, and what they leave in the audit.

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
  asked_by bigint not null constraint approval_asker_fkey references staff (staff_id),
  asked_at bigint not null,
  expires_at bigint not null,
  decided_by bigint constraint approval_decider_fkey references staff (staff_id),
  decided_at bigint,
  answer text not null,
  constraint approval_state_known check (state in ('waiting', 'approved', 'refused', 'lapsed')),
  constraint approval_two_persons check (state <> 'approved' or (decided_by is not null and decided_by <> asked_by)),
  constraint approval_ended check ((state = 'waiting') = (decided_at is null))
);
create unique index approval_one_waiting on approval (kind, ref_type, ref_id) where state = 'waiting';
create index approval_by_state on approval (state, approval_id);

alter table audit add column staff_id bigint, add column role text, add column ip text, add column session_id bigint,
  add column approval_id bigint;
alter table audit add constraint audit_staff_fkey foreign key (staff_id) references staff (staff_id);
create index audit_staff on audit (staff_id, audit_id desc) where staff_id is not null;

-- People without a block, management passwords, profiles, and codes sent to mobile numbers.

alter table session_token alter column block_id drop not null;
alter table session_token add column area_id bigint;
update session_token s set area_id = b.area_id from block b where b.block_id = s.block_id;
alter table session_token alter column area_id set not null;
-- 'owner', or 'manager' with narrow rights.
alter table session_token add column scope text not null default 'owner' check (scope in ('owner', 'manager'));

alter table block add column manage_hash text;

alter table user_account add column thumbs text not null default '';
alter table user_account add column intro text not null default '';
create unique index user_account_mobile on user_account (mobile) where mobile <> '';

create table sms_code (
  sms_id bigint primary key,
  mobile text not null,
  purpose text not null check (purpose in ('login', 'bind', 'findPassword')),
  code_hash bytea not null,
  ak text not null,
  created_at bigint not null,
  expires_at bigint not null,
  tries integer not null,
  used_at bigint
);
create index sms_code_mobile on sms_code (mobile, created_at desc);
create index sms_code_device on sms_code (ak, created_at desc);
create index sms_code_expiry on sms_code (expires_at);

-- What the development outbox "sent"; empty where a provider is configured.
create table sms_outbox (
  sms_id bigint primary key,
  mobile text not null,
  text text not null,
  at bigint not null
);

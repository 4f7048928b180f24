-- An account that is being closed waits: until when it can be taken back, and whose fund then gets the rest of its wallet.

alter table user_account add column closing_until bigint;
alter table user_account add column closing_area_id bigint;
alter table user_account add constraint user_account_closing_check
  check ((closing_until is null) = (closing_area_id is null) and (closing_until is null or closed_at is null));
create index user_account_closing on user_account (closing_until) where closing_until is not null;

alter table credential_change drop constraint credential_change_what_check;
alter table credential_change add constraint credential_change_what_check check (what in
  ('mobile', 'firstMobile', 'wechat', 'founder', 'founderEdit', 'founderGiven', 'manage', 'payPassword', 'closing', 'closingBack',
   'closingEnded', 'closed'));

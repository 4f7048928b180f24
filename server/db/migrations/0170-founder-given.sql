-- A founder password that the city renewed and a management password are told as every other way into an account is.

alter table credential_change drop constraint credential_change_what_check;
alter table credential_change add constraint credential_change_what_check
  check (what in
    ('mobile', 'firstMobile', 'wechat', 'founder', 'founderEdit', 'founderGiven', 'manage', 'payPassword'));

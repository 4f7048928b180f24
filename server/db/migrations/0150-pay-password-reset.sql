-- A payment password that the founder password replaced is a change of how money leaves, too.

alter table credential_change drop constraint credential_change_what_check;
alter table credential_change add constraint credential_change_what_check
  check (what in ('mobile', 'firstMobile', 'wechat', 'founder', 'founderEdit', 'payPassword'));

-- Who changes how an account is entered proves who he is, is told, and withdraws nothing for a while.

-- Until when this session may make one such change; 0: not proven.
alter table session_token add column proven_until bigint not null default 0;

create table credential_change (
  change_id bigint primary key,
  user_id bigint not null references user_account (user_id),
  what text not null check (what in ('mobile', 'firstMobile', 'wechat', 'founder', 'founderEdit')),
  at bigint not null,
  -- The number that is to be told; '' once it was, or where there is none.
  mobile text not null
);
create index credential_change_user on credential_change (user_id, at desc);

alter table sms_code drop constraint sms_code_purpose_check;
alter table sms_code add constraint sms_code_purpose_check check (purpose in ('login', 'bind', 'findPassword', 'proof'));

alter table user_notice drop constraint user_notice_ref_type_check;
alter table user_notice add constraint user_notice_ref_type_check check (ref_type in
  ('order', 'dispute', 'sale', 'buy', 'block', 'recharge', 'withdraw', 'withdrawDesk', 'areaNotice', 'account', 'none'));

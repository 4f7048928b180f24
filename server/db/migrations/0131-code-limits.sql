-- Codes by mobile are counted by address too, and known devices by themselves.

alter table sms_code add column address text not null default '';
alter table sms_code add column is_known boolean not null default false;
create index sms_code_time on sms_code (created_at);
drop index sms_code_device;

-- What an operator or a mayor tells a whole area reaches every resident as a notice of his own: read, kept or removed one by one.

alter table area_notice add column type text not null default 'system';
alter table area_notice add column is_popup boolean not null default false;
alter table area_notice add column attachment text not null default '';
alter table area_notice add column by_user_id bigint references user_account (user_id);

alter table user_notice add column is_popup boolean not null default false;
alter table user_notice drop constraint user_notice_ref_type_check;
alter table user_notice add constraint user_notice_ref_type_check
  check (ref_type in ('order', 'dispute', 'sale', 'buy', 'block', 'recharge', 'withdraw', 'withdrawDesk', 'areaNotice', 'none'));
create index user_notice_ref on user_notice (ref_id) where ref_type = 'areaNotice';

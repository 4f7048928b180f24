-- Notices name the listing, the bid, the block, the recharge or the withdrawal they are about.

alter table user_notice drop constraint user_notice_ref_type_check;
alter table user_notice add constraint user_notice_ref_type_check
  check (ref_type in ('order', 'dispute', 'sale', 'buy', 'block', 'recharge', 'withdraw', 'withdrawDesk', 'none'));

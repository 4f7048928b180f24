-- A notice of a handover leads to its page.

alter table user_notice drop constraint user_notice_ref_type_check;
alter table user_notice add constraint user_notice_ref_type_check
  check (ref_type in
  ('order', 'dispute', 'sale', 'buy', 'block', 'handover', 'recharge', 'withdraw', 'withdrawDesk', 'expand', 'round', 'fund',
   'fundSpend', 'vote', 'shop', 'mutual', 'mayor', 'areaNotice', 'account', 'none'));

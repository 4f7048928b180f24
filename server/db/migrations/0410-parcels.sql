-- The parcel of a posted order: who carries it, under which number, and when it was signed for.

create table order_parcel (
  order_id bigint constraint order_parcel_pkey primary key constraint order_parcel_order_fkey references trade_order (order_id),
  carrier text not null,
  tracking_no text not null,
  sent_at bigint not null,
  followed_at bigint,
  signed_at bigint
);
create index order_parcel_no on order_parcel (tracking_no, carrier);

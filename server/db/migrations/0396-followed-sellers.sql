-- Sellers can be followed, and what a seller answered to a review can be reported.

alter table favourite drop constraint favourite_kind_check;
alter table favourite add constraint favourite_kind_known check (kind in ('shop', 'block', 'seller'));
alter table report drop constraint report_ref_type_known;
alter table report add constraint report_ref_type_known
  check (ref_type in ('mutual', 'sale', 'buy', 'message', 'buyerRating', 'sellerRating', 'reviewAnswer', 'user', 'shop'));

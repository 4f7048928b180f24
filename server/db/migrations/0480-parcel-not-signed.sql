-- By how much a signature brought the end of an order nearer, and when: a carrier that takes the parcel back takes that back, too.
-- Our decision: docs/decisions/0430-parcels.md

alter table order_parcel add column shortened_by bigint;
alter table order_parcel add column shortened_at bigint;

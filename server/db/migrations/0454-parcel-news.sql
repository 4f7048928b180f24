-- What a carrier told of a parcel on its way, newest first, and what it did with it last.
-- Our decision: docs/decisions/0430-parcels.md

alter table order_parcel add column news jsonb not null default '[]';
alter table order_parcel add column way text;
alter table order_parcel add column asked_at bigint;
